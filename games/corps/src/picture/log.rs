//! What happened, as sentences.

use super::words;
use crate::action::Origin;
use crate::content::Content;
use crate::event::{Fate, Notice, Phase};
use crate::roll::Test;
use crate::state::Breed;
use crate::{Key, Who};
use table::{Message, Seat, Spot};

pub(super) fn tell(_: &Content, notice: &Notice) -> Message {
    let plain = |id: &'static str| Message::new(id);
    let about = |id: &'static str, who: Who| Message::new(id).with("who", words::who(who));
    let at = |id: &'static str, spot: Spot| Message::new(id).with("space", words::spot(spot));
    let with = |id: &'static str, key: Key| Message::new(id).with("card", words::card(key));
    let by = |id: &'static str, seat: Seat| Message::new(id).with("number", seat.0 + 1);
    match *notice {
        Notice::Phase(round, phase) => plain(match phase {
            Phase::Marine => "corps-log-marine",
            Phase::Alien => "corps-log-alien",
            Phase::End => "corps-log-end",
        })
        .with("round", round),
        Notice::Hero(seat, who) => by("corps-log-hero", seat).with("who", words::who(who)),
        Notice::Equipped(who, key, cost) => {
            about("corps-log-equipped", who).with("card", words::card(key)).with("cost", cost)
        }
        Notice::Unequipped(who, key) => about("corps-log-unequipped", who).with("card", words::card(key)),
        Notice::Placed(who, spot) => about("corps-log-placed", who).with("space", words::spot(spot)),
        Notice::GunPlaced(spot, facing) => {
            at("corps-log-gun-placed", spot).with("facing", words::facing(facing))
        }
        Notice::Token(seat) => by("corps-log-token", seat),
        Notice::Lead(seat) => by("corps-log-lead", seat),
        Notice::Activated(who, seat) => about("corps-log-activated", who).with("number", seat.0 + 1),
        Notice::Stepped(who, spot) => about("corps-log-stepped", who).with("space", words::spot(spot)),
        Notice::Lost(who, fate) => about(
            match fate {
                Fate::Killed => "corps-log-killed",
                Fate::Captured => "corps-log-captured",
                Fate::Exited => "corps-log-exited",
            },
            who,
        ),
        Notice::Dial(who, dial) => about("corps-log-dial", who).with("dial", dial),
        Notice::Exhausted(cards, discarded) => {
            plain("corps-log-exhausted").with("cards", cards).with("discarded", discarded)
        }
        Notice::Recycled(cards) => plain("corps-log-recycled").with("cards", cards),
        Notice::Reshuffled => plain("corps-log-reshuffled"),
        Notice::Drew(seat, None) => by("corps-log-drew", seat),
        Notice::Drew(seat, Some(key)) => by("corps-log-drew-card", seat).with("card", words::card(key)),
        Notice::PutAway(seat, None) => by("corps-log-put-away", seat),
        Notice::PutAway(seat, Some(key)) => {
            by("corps-log-put-away-card", seat).with("card", words::card(key))
        }
        Notice::Revealed(key) => with("corps-log-revealed", key),
        Notice::Hazard(key) => with("corps-log-hazard", key).with("text", words::card_text(key)),
        Notice::Played(seat, key) => by("corps-log-played", seat).with("card", words::card(key)),
        Notice::Discarded(key) => with("corps-log-discarded", key),
        Notice::Relapsed(key) => with("corps-log-relapsed", key),
        Notice::Searched(seat, key) => by("corps-log-searched", seat).with("card", words::card(key)),
        Notice::Used(who, side, Origin::Ability(number)) => {
            about("corps-log-used-ability", who).with("text", words::ability(who, side, number))
        }
        Notice::Used(who, _, Origin::Card(slot)) => {
            about("corps-log-used-card", who).with("slot", words::slot(slot))
        }
        Notice::Attacked(who, key, spot) => {
            about("corps-log-attacked", who).with("card", words::card(key)).with("space", words::spot(spot))
        }
        Notice::Rolled(who, test, die, plus, need, passed) => rolled(who, test, die, plus, need, passed),
        Notice::AlienHit(spot, Some(left)) => at("corps-log-swarm-hit", spot).with("left", left + 1),
        Notice::AlienHit(spot, None) => at("corps-log-alien-hit", spot),
        Notice::BlipGone(spot) => at("corps-log-blip-gone", spot),
        Notice::Barricaded(element) => plain("corps-log-barricaded").with("element", words::element(element)),
        Notice::Unbarred(element) => plain("corps-log-unbarred").with("element", words::element(element)),
        Notice::Battered(spot, die) => at("corps-log-battered", spot).with("die", die),
        Notice::Interacted(who, spot) => about("corps-log-interacted", who).with("space", words::spot(spot)),
        Notice::Down(who) => about("corps-log-down", who),
        Notice::Up(who) => about("corps-log-up", who),
        Notice::Seized(who, spot) => about("corps-log-seized", who).with("space", words::spot(spot)),
        Notice::Hugged(who) => about("corps-log-hugged", who),
        Notice::Promoted(who, seat) => about("corps-log-promoted", who).with("number", seat.0 + 1),
        Notice::Eliminated(seat) => by("corps-log-eliminated", seat),
        Notice::AlienMoved(from, to) => at("corps-log-alien-moved", from).with("to", words::spot(to)),
        Notice::BlipMoved(from, to) => at("corps-log-blip-moved", from).with("to", words::spot(to)),
        Notice::BlipSpeed(board, speed) => {
            plain("corps-log-blip-speed").with("board", board + 1).with("speed", speed)
        }
        Notice::Strikes(spot, who) => about("corps-log-strikes", who).with("space", words::spot(spot)),
        Notice::Spotted(spot, aliens) => at("corps-log-spotted", spot).with("aliens", aliens),
        Notice::Found(spot, _) => at("corps-log-found", spot),
        Notice::Figure(spot, breed) => at(
            match breed {
                Breed::Alien => "corps-log-figure",
                Breed::Facehugger => "corps-log-facehugger",
            },
            spot,
        ),
        Notice::Tracker(seat, key) => by("corps-log-tracker", seat)
            .with("card", words::tracker(key))
            .with("text", words::tracker_text(key)),
        Notice::Bonus(key) => plain("corps-log-bonus").with("card", words::tracker(key)),
        Notice::TrackerShuffled => plain("corps-log-tracker-shuffled"),
        Notice::Peeked(seat, None) => by("corps-log-peeked", seat),
        Notice::Peeked(seat, Some(key)) => {
            by("corps-log-peeked-card", seat).with("card", words::tracker(key))
        }
        Notice::Buried(seat) => by("corps-log-buried", seat),
        Notice::Spawned(spot) => at("corps-log-spawned", spot),
        Notice::Gate(spot, die) => at("corps-log-gate", spot).with("die", die),
        Notice::Tunnel(spot) => at("corps-log-tunnel", spot),
        Notice::GunFired(gun, spot, one, other, hit) => {
            let id = if hit { "corps-log-gun-hit" } else { "corps-log-gun-missed" };
            at(id, spot).with("gun", words::spot(gun)).with("one", one).with("two", other)
        }
        Notice::Mark(key, value) => words::mark(key).with("count", value),
        Notice::Object(look, Some(spot)) => at("corps-log-object", spot).with("object", words::object(look)),
        Notice::Object(look, None) => plain("corps-log-object-gone").with("object", words::object(look)),
        Notice::Carries(who, look) => about("corps-log-carries", who).with("object", words::object(look)),
        Notice::Salvaged(seat, key) => by("corps-log-salvaged", seat).with("card", words::card(key)),
        Notice::Removed(key) => with("corps-log-removed", key),
        Notice::Over(won) => plain(if won { "corps-log-won" } else { "corps-log-lost" }),
    }
}

fn rolled(who: Who, test: Test, die: u8, plus: u8, need: u8, passed: bool) -> Message {
    let id = match (test, passed) {
        (Test::Attack, true) => "corps-log-roll-hit",
        (Test::Attack, false) => "corps-log-roll-miss",
        (Test::Tech, true) => "corps-log-roll-tech",
        (Test::Tech, false) => "corps-log-roll-no-tech",
        (Test::Defence, true) => "corps-log-roll-dodge",
        (Test::Defence, false) => "corps-log-roll-no-dodge",
    };
    Message::new(id).with("who", words::who(who)).with("die", die).with("plus", plus).with("need", need)
}
