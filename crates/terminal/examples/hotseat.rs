//! Plays a game at one keyboard: `cargo run -p terminal --example hotseat -- GAME [--bots] [--open] [--no-colour]`.

use std::io::{stdin, stdout};
use table::{Chance, Seed, Seeded};
use terminal::{HotSeat, Player, Style};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let has = |flag: &str| arguments.iter().any(|argument| argument == flag);
    let game =
        arguments.iter().find(|argument| !argument.starts_with('-')).map_or("tictactoe", String::as_str);
    let mut chance = Seeded::new(Seed::from_text("hotseat"));
    let game = catalog::begin(game, &[], None, &mut chance)?;
    let mut machine = Seeded::from_number(7);
    let mut players = vec![Player::Person];
    if has("--bots") {
        players.push(Player::Machine(Box::new(move |game, seat| {
            machine.below(game.asked(seat).map_or(1, |asked| asked.choices.len() as u32))
        })));
    }
    HotSeat::new(game, chance, players)
        .at_stdio()
        .styled(Style::of_stdout().colour_if(!has("--no-colour")))
        .open(has("--open"))
        .run(&mut stdin().lock(), &mut stdout().lock())?;
    Ok(())
}
