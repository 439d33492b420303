//! Random play to the end.
use corps::{Corps, Key, Options, Profile};
use table::{Match, Pack, Seeded, Status, Chance};

#[test]
fn random_play_ends() {
    let pack = Pack::<Corps>::builtin();
    let missions = ["newt","escape","survive","rescue","resupply"];
    for seed in 0..60u64 {
        let options = Options { players: 1 + (seed % 6) as u8, mission: Key::parse(missions[(seed % 5) as usize]).unwrap(), edition: if seed % 2 == 0 { Profile::Revised } else { Profile::First }, ready_made: seed % 3 != 0, private_hands: seed % 7 == 0, ..Options::default() };
        let chance = &mut Seeded::from_number(seed);
        let mut game = Match::<Corps>::new(&pack, options, chance).unwrap();
        let mut n = 0;
        loop {
            let (seat, action) = {
                let prompts = game.prompts();
                let Some(prompt) = prompts.get(0) else { break };
                (prompt.seat, prompt.choices[chance.below(prompt.choices.len() as u32) as usize])
            };
            game.play(seat, &action, chance).unwrap();
            n += 1;
            assert!(n < 100000, "seed {seed}");
        }
        println!("seed {seed} decisions {n} {:?}", game.outcome());
    }
}
