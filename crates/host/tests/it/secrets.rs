//! Nothing that a seat may not know leaves the host: every byte sent to everybody over random matches is what would have
//! been sent had everything secret been otherwise.

use crate::sitting::{Guest, Sitting, nonce};
use catalog::{Playable, Visitor};
use protocol::{Asked, Drawing, Drawn, FromServer, Position, Since, ToServer};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use serde_json::{Value, json};
use std::sync::Arc;
use table::{Chance, Cx, Dice, Match, Pack, Prompts, Recorded, Scene, Seat, Seed, Seeded, Status, Viewer};

/// Matches go on for so many turns: what is secret is secret from the first one on.
const LONGEST: u32 = 150;

/// So many times as many matches are played in a long run.
fn longer() -> u64 {
    std::env::var("DROPSHIP_MATCHES").ok().and_then(|times| times.parse().ok()).unwrap_or(1)
}

fn raw<T: Serialize + ?Sized>(value: &T) -> Box<RawValue> {
    to_raw_value(value).unwrap()
}

/// The position that a viewer would be sent in a world, and the same drawn; what it learns of the last decision is added.
fn shown<G: Playable>(
    content: &Arc<G::Content>,
    state: &G::State,
    viewer: Viewer,
    (turn, by): (u32, Seat),
    notices: &[G::Notice],
) -> (String, Drawing) {
    let mut prompts = Prompts::<G>::new();
    let outcome = match prompts.refill(state) {
        Status::Awaiting => None,
        Status::Over(outcome) => Some(outcome),
    };
    let own = match viewer {
        Viewer::Seat(seat) => prompts.of(seat),
        Viewer::Spectator => None,
    };
    let view = G::view(state, viewer);
    let awaited: Vec<Seat> = prompts.iter().map(|prompt| prompt.seat).collect();
    let drawn = Drawn {
        turn,
        era: 0,
        by: Some(by),
        outcome: outcome.clone(),
        scene: Scene { awaited: awaited.clone(), ..G::scene(content, &view, viewer, own) },
        news: notices.iter().map(|it| (G::tell(content, it), G::glance(content, &view, it))).collect(),
        overlays: G::overlays(content, &view, viewer, None),
    };
    let position = Position {
        turn,
        era: 0,
        by: Some(by),
        awaited,
        outcome,
        view: raw(&view),
        asked: own.map(|prompt| Asked { question: raw(prompt.question), choices: raw(prompt.choices) }),
        notices: raw(notices),
    };
    (FromServer::Position(position).text(), Drawing::Position(Box::new(drawn)))
}

struct Watched {
    sitting: Sitting,
    guests: Vec<Guest>,
    number: u64,
}

impl Visitor for Watched {
    type Out = std::pin::Pin<Box<dyn Future<Output = u32>>>;

    fn visit<G: Playable>(self) -> Self::Out {
        Box::pin(play::<G>(self))
    }
}

/// Plays a match in the host and beside it, and holds every message against other worlds. How many were compared.
async fn play<G: Playable>(watched: Watched) -> u32 {
    let Watched { sitting, mut guests, number } = watched;
    // The seed is where nobody else can look: in the store.
    let made: Value = serde_json::from_str(&sitting.store.records(sitting.created.id.0)[0].body).unwrap();
    let seed: Seed = serde_json::from_value(made["created"]["seed"].clone()).unwrap();
    let mut dice = Dice::commit(seed);
    dice.nonces = (0..sitting.seated.len() as u8).map(nonce).collect();
    let options: G::Options = serde_json::from_value(made["created"]["options"].clone()).unwrap();
    let (mut truth, mut stream) = Match::<G>::fair(&Pack::builtin(), options, dice).unwrap();
    let (player, other) = (&mut Seeded::from_number(number), &mut Seeded::from_number(number + 1_000_000));
    let viewers: Vec<Viewer> = Viewer::all(truth.seats()).collect();
    let mut compared = 0;
    let mut lines: Vec<Vec<_>> = vec![Vec::new(); viewers.len()];
    for guest in &mut guests {
        guest.listen();
        guest.look();
        let welcome = &guest.heard[0];
        assert!(!welcome.contains(&json!(seed).to_string()), "the seed is secret");
        for other in &sitting.seated {
            assert!(!welcome.contains(&other.token.to_string()), "tokens are secret");
        }
    }
    while let Some(prompt) = truth.prompts().get(player.below(truth.prompts().len().max(1) as u32) as usize) {
        let (seat, index) = (prompt.seat, player.below(prompt.choices.len() as u32));
        let before = truth.state().clone();
        let turn = truth.turn();
        truth.answer(turn, seat, index, &mut stream).unwrap();
        let at = Position {
            turn,
            era: 0,
            by: None,
            awaited: Vec::new(),
            outcome: None,
            view: raw(&()),
            asked: None,
            notices: raw(&()),
        };
        sitting.answer(&guests[seat.index()], &at, index).await;
        let entry = truth.journal().entries.last().unwrap();
        let is_silent = entry.draws.is_empty() && !truth.events().iter().any(G::reveals);
        for (guest, (viewer, lines)) in guests.iter_mut().zip(viewers.iter().zip(&mut lines)) {
            let from = guest.heard.len();
            guest.listen();
            let told: Vec<G::Notice> = truth.notices(*viewer).collect();
            let sent = guest.heard[from..].iter().find(|text| text.starts_with("{\"position\"")).unwrap();
            let sent = (sent.clone(), guest.look().pop().unwrap());
            let Drawing::Position(drawn) = &sent.1 else { panic!("no position") };
            lines.push(drawn.news.clone());
            // The position as it is, with everything dealt anew that this viewer may not know.
            let disguised = G::disguise(truth.state(), *viewer, other);
            let same = shown::<G>(truth.content(), &disguised, *viewer, (turn + 1, seat), &told);
            let case = format!("{} for {viewer} at turn {turn} of match {number} by {}", G::ID, json!(seed));
            assert_eq!(sent, same, "{case}");
            compared += 1;
            if is_silent {
                // A decision that showed nothing looks the same in every world that looked the same before.
                let mut twin = G::disguise(&before, *viewer, other);
                let mut offered = Prompts::<G>::new();
                offered.refill(&twin);
                let is_offered =
                    offered.of(seat).is_some_and(|prompt| prompt.choices.contains(&entry.action));
                if is_offered {
                    let (mut events, mut none) = (Vec::new(), Recorded::new(&[]));
                    G::apply(&mut twin, seat, &entry.action, &mut Cx::new(&mut none, &mut events));
                    let told: Vec<G::Notice> =
                        events.iter().filter_map(|event| G::notice(event, *viewer)).collect();
                    if none.finish().is_ok() {
                        let same = shown::<G>(truth.content(), &twin, *viewer, (turn + 1, seat), &told);
                        assert_eq!(sent, same, "{case}");
                        compared += 1;
                    }
                }
            }
        }
        if truth.turn() >= LONGEST {
            break;
        }
    }
    // The log tells later what was told at the time, and nothing else.
    for (guest, (viewer, lines)) in guests.iter_mut().zip(viewers.iter().zip(&lines)) {
        sitting.room.handle(&guest.ticket, ToServer::History(Since { since: 0 })).await;
        let messages = guest.listen();
        let Some(FromServer::History(history)) = messages.into_iter().next() else { panic!("no history") };
        sitting.room.handle(&guest.drawer, ToServer::History(Since { since: 0 })).await;
        assert_eq!(guest.look(), [Drawing::History(history.clone())]);
        let told: Vec<_> = history.turns.into_iter().map(|turn| turn.lines).collect();
        assert_eq!(told, *lines, "{} for {viewer}", G::ID);
    }
    compared
}

async fn matches(game: &str, options: Option<Value>, count: u64) {
    let mut compared = 0;
    for number in 0..count * longer() {
        let sitting = Sitting::new(game, options.clone()).await;
        let guests = sitting.come().await;
        compared += catalog::visit(game, Watched { sitting, guests, number }).unwrap().await;
    }
    println!("{game}: {compared} messages compared");
    assert!(u64::from(compared) > count, "{game}: {compared}");
}

#[tokio::test]
async fn tictactoe_has_no_secrets() {
    matches("tictactoe", None, 2_000).await;
}

#[tokio::test]
async fn lantern_keeps_its_secrets() {
    for seats in 2..=4 {
        matches("lantern", Some(json!({ "seats": seats })), 60).await;
    }
}

#[tokio::test]
async fn requiem_keeps_its_secrets() {
    matches("requiem", None, 4).await;
    matches("requiem", Some(json!({ "sides": 2 })), 4).await;
}

#[tokio::test]
async fn obcy_keeps_its_secrets() {
    matches("obcy", None, 3).await;
}

#[tokio::test]
async fn corps_keeps_its_secrets() {
    matches("corps", Some(json!({ "mission": "survive", "players": 3 })), 2).await;
}

#[tokio::test]
async fn corps_with_private_hands_keeps_its_secrets() {
    matches("corps", Some(json!({ "mission": "survive", "players": 2, "private_hands": true })), 3).await;
}
