//! Which dice there are, and that every face of them counts as it should.

use crate::play;
use corps::{Action, Corps, Options, Slot};
use table::{Chance, Match, Pack, Recorded, Viewer};

/// Notes how many faces each die has; all show the lowest.
#[derive(Default)]
struct Faces(Vec<u32>);

impl Chance for Faces {
    fn below(&mut self, n: u32) -> u32 {
        self.0.push(n);
        0
    }
}

const SHOT: &str = "[map]\n+---+---+---+\n| a   .   b |\n+---+---+---+\n[people]\na: frost dial 5 cards m41a\n[aliens]\nb: alien\n[table]\nactivate frost by 0\nabove 9\n";

fn stage(position: &str) -> Match<Corps> {
    Match::staged(&Pack::builtin(), Options::default(), position).unwrap()
}

// rules: C-GEN-3, C-GEN-5
#[test]
fn a_marine_die_shows_one_to_ten_and_succeeds_up_to_the_value() {
    let mut faces = Faces::default();
    play(&mut stage(SHOT), Action::Attack(Slot::Weapon), &mut faces);
    assert_eq!(faces.0, [10]);
    for face in 1..=10 {
        let mut game = stage(SHOT);
        play(&mut game, Action::Attack(Slot::Weapon), &mut Recorded::new(&[face - 1]));
        assert_eq!(game.view(Viewer::Spectator).aliens.is_empty(), face <= 5, "{face}");
    }
}

// rule: C-GEN-4
#[test]
fn the_alien_die_shows_one_to_six() {
    // An alien before a barricaded door, with nobody else to activate.
    let position = "[map]\n+---+---+---+\n| a   . / b |\n+---+---+---+\n[people]\na: frost\n[aliens]\nb: alien\n[table]\n\
                    activate frost by 0\nabove 9\nbarred door 1,0 2,0\n";
    for face in 1..=6 {
        let mut game = stage(position);
        let mut faces = Faces::default();
        play(&mut game, Action::Pass, &mut faces);
        assert_eq!(faces.0.first(), Some(&6));
        let mut game = stage(position);
        // A door that breaks is followed by a defence roll, which succeeds.
        let draws: &[u32] = if face < 5 { &[face - 1] } else { &[face - 1, 0] };
        play(&mut game, Action::Pass, &mut Recorded::new(draws));
        assert_eq!(game.view(Viewer::Spectator).barred.is_empty(), face >= 5, "{face}");
    }
}
