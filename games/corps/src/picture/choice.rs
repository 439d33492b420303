//! Where each choice is on the table, what it costs, and its odds.

use super::pieces::{self, Of as Standing};
use super::source::{self, Source};
use super::trays::{self, Of};
use super::{ahead, odds, place, words};
use crate::Corps;
use crate::action::{Action, Element, Origin, Question};
use crate::attack::{self, How};
use crate::content::{Hook, ProgramId};
use crate::key::Key;
use crate::pause::Moment;
use crate::people::{Slot, Who};
use crate::program;
use crate::state::State;
use alloc::vec::Vec;
use board::Cell;
use table::scene::{Anchor, Ask, Choice, Odds, Tray};
use table::{Message, Prompt, Seat, Spot};

/// What every choice of a prompt needs to know.
struct Desk<'a> {
    state: &'a State,
    trays: &'a [(Of, Tray)],
    pieces: Vec<Standing>,
    seat: Seat,
    question: Question,
}

pub(super) fn ask(state: &State, trays: &[(Of, Tray)], prompt: Prompt<'_, Corps>) -> Ask {
    let pieces = pieces::all(state).into_iter().map(|(of, _)| of).collect();
    let desk = Desk { state, trays, pieces, seat: prompt.seat, question: *prompt.question };
    Ask {
        seat: prompt.seat,
        question: by_its_text(state, *prompt.question),
        choices: prompt.choices.iter().map(|action| desk.choice(*action)).collect(),
    }
}

fn question(state: &State, question: Question) -> Message {
    let about = |id: &'static str, who: Who| Message::new(id).with("who", words::who(who));
    let at = |id: &'static str, spot: Spot| Message::new(id).with("space", words::spot(spot));
    match question {
        Question::Hero => "corps-ask-hero".into(),
        Question::Gear(who) => about("corps-ask-gear", who),
        Question::Start(who) => about("corps-ask-start", who),
        Question::Gun(number) => Message::new("corps-ask-gun").with("number", number + 1),
        Question::First => "corps-ask-first".into(),
        Question::Lead => "corps-ask-lead".into(),
        Question::Next => "corps-ask-next".into(),
        Question::Order => "corps-ask-order".into(),
        Question::Act(who, left) => about("corps-ask-act", who).with("left", left),
        Question::Step(who, left) => about("corps-ask-step", who).with("left", left),
        Question::Target(who, slot) => {
            about("corps-ask-target", who).with("weapon", weapon(state, who, slot))
        }
        Question::Burst(who, slot) => about("corps-ask-burst", who).with("weapon", weapon(state, who, slot)),
        Question::FollowUp(who) => about("corps-ask-follow-up", who),
        Question::Draw(_, left) => Message::new("corps-ask-draw").with("left", left),
        Question::Rest(who, left) => about("corps-ask-rest", who).with("left", left),
        Question::Recycle => "corps-ask-recycle".into(),
        Question::ExhaustHand => "corps-ask-exhaust-hand".into(),
        Question::Search => "corps-ask-search".into(),
        Question::React(who) => about("corps-ask-react", who),
        Question::Discard(left) => Message::new("corps-ask-discard").with("left", left),
        Question::Event(moment) => Message::new("corps-ask-event").with("moment", self::moment(moment)),
        Question::Fallen => "corps-ask-fallen".into(),
        Question::Captor(who) => about("corps-ask-captor", who),
        Question::Heir => "corps-ask-heir".into(),
        Question::Mover => "corps-ask-mover".into(),
        Question::Prey(spot) => at("corps-ask-prey", spot),
        Question::Route(spot) => at("corps-ask-route", spot),
        Question::Fire(who, spot) => about("corps-ask-fire", who).with("space", words::spot(spot)),
        Question::FireOrder(spot) => at("corps-ask-fire-order", spot),
        Question::Victim(spot) => at("corps-ask-victim", spot),
        Question::Board => "corps-ask-board".into(),
        Question::Spotted => "corps-ask-spotted".into(),
        Question::Gate => "corps-ask-gate".into(),
        Question::Blip => "corps-ask-blip".into(),
        Question::Tunnel => "corps-ask-tunnel".into(),
        Question::Figure => "corps-ask-figure".into(),
        Question::GunOrder => "corps-ask-gun-order".into(),
        Question::Salvage => "corps-ask-salvage".into(),
        Question::Peek => {
            // Whoever is asked has just been shown it, so there is one.
            let top = &state.table.tracker[usize::from(state.table.tracker_len) - 1];
            Message::new("corps-ask-peek").with("card", words::tracker(state.content.tracker(*top).key))
        }
        Question::Effect => match source::offered(state) {
            Some(_) => "corps-ask-may".into(),
            None => "corps-ask-effect".into(),
        },
    }
}

/// A question that a text asks says which text it is and what it says.
fn by_its_text(state: &State, question: Question) -> Message {
    let ask = self::question(state, question);
    let by_text = matches!(
        question,
        Question::Effect
            | Question::Draw(..)
            | Question::Recycle
            | Question::ExhaustHand
            | Question::Search
            | Question::Salvage
            | Question::Peek
            | Question::Discard(_)
    );
    match source::asking(state).filter(|_| by_text) {
        Some(Source { name, text }) => {
            Message::new("corps-ask-by-text").with("source", name).with("text", text).with("ask", ask)
        }
        None if question == Question::Effect => {
            Message::new("corps-ask-by").with("source", source::owner(state)).with("ask", ask)
        }
        None => ask,
    }
}

fn moment(moment: Moment) -> Message {
    match moment {
        Moment::MarinePhase => "corps-moment-marine-phase",
        Moment::AlienPhase => "corps-moment-alien-phase",
        Moment::EndPhase => "corps-moment-end-phase",
        Moment::Activation => "corps-moment-activation",
        Moment::ActivationEnd => "corps-moment-activation-end",
        Moment::Stepped => "corps-moment-stepped",
        Moment::Crept => "corps-moment-crept",
        Moment::AttackDeclared => "corps-moment-attack-declared",
        Moment::TestDeclared => "corps-moment-test-declared",
        Moment::AttackMissed => "corps-moment-attack-missed",
        Moment::AttackHit => "corps-moment-attack-hit",
        Moment::TestFailed => "corps-moment-test-failed",
        Moment::Dodged => "corps-moment-dodged",
        Moment::Falling => "corps-moment-falling",
        Moment::Dying => "corps-moment-dying",
        Moment::Taken => "corps-moment-taken",
        Moment::Revealed => "corps-moment-revealed",
        Moment::TrackerNext => "corps-moment-tracker-next",
        Moment::TrackerDone => "corps-moment-tracker-done",
    }
    .into()
}

/// The card in a slot; the slot itself once the card has gone.
fn weapon(state: &State, who: Who, slot: Slot) -> Message {
    let card = state.table.people[who.index()].slots[slot as usize];
    card.map_or_else(|| words::slot(slot), |card| words::card(state.content.card(card).key))
}

impl Desk<'_> {
    fn choice(&self, action: Action) -> Choice {
        let button = |id: &'static str| Choice::new(Anchor::Button, id);
        match action {
            Action::Choose(who) => self.choose(who),
            Action::Equip(key, who) => {
                let card = self.state.content.find(key).map(|kind| self.state.content.card(kind));
                let free = matches!(self.question, Question::Gear(_));
                let cost = if free { 0 } else { card.map_or(0, |card| card.cost) };
                let label = Message::new("corps-do-equip")
                    .with("card", words::card(key))
                    .with("who", words::who(who));
                let costs = ahead::cards(cost);
                Choice { costs, ..Choice::new(self.hand(key), label.with("cost", cost)) }
            }
            Action::Unequip(slot) => {
                let who = self.actor();
                let card = who.map_or_else(|| words::slot(slot), |who| weapon(self.state, who, slot));
                Choice::new(self.slot(slot), Message::new("corps-do-unequip").with("card", card))
            }
            Action::ReadyMade => button("corps-do-ready-made"),
            Action::Space(spot) => self.space(spot),
            Action::Gun(spot, facing) => {
                Choice::new(self.on(spot), Message::new("corps-do-gun").with("facing", words::facing(facing)))
            }
            Action::Player(seat) => {
                Choice::new(Anchor::Button, Message::new("corps-do-player").with("number", seat + 1))
            }
            Action::Board(board) => self.board(board),
            Action::Move => {
                let speed = self.actor().map_or(0, |who| self.state.speed(who));
                let area = self.actor().map_or_else(Vec::new, |who| ahead::reach(self.state, who, speed));
                let label = Message::new("corps-do-move").with("speed", speed);
                Choice { costs: ahead::action(), area, ..Choice::new(Anchor::Button, label) }
            }
            Action::Attack(slot) => self.attack(slot),
            Action::Barricade(element) => self.barricade(element),
            Action::Aim => Choice { costs: ahead::action(), ..button("corps-do-aim") },
            Action::Interact(spot) => self.interact(spot),
            Action::Use(origin) => self.text(origin),
            Action::Rest => Choice { costs: ahead::action(), ..button("corps-do-rest") },
            Action::Play(key) => {
                let card = self.state.content.find(key).map(|kind| self.state.content.card(kind));
                let label = Message::new("corps-do-play").with("card", words::card(key));
                let rerolls = card.is_some_and(|card| {
                    card.hooks.iter().any(|(_, text)| self.rerolls(*text)) && self.state.table.roll.is_some()
                });
                let odds = if rerolls { odds::again(self.state) } else { Vec::new() };
                let cost = card.map_or(0, |card| card.cost);
                let label = label.with("cost", cost);
                Choice { odds, costs: ahead::cards(cost), ..Choice::new(self.hand(key), label) }
            }
            Action::Draw => button("corps-do-draw"),
            Action::Top => match self.question {
                Question::Discard(_) => button("corps-do-discard-top"),
                _ => button("corps-do-recycle-top"),
            },
            Action::Card(key) => self.card(key),
            Action::Yes if self.question == Question::Peek => button("corps-do-bury"),
            Action::Yes => {
                let price = source::offered(self.state).map_or(0, |text| source::price(self.state, text));
                Choice { costs: ahead::cards(price), ..button("corps-do-yes") }
            }
            Action::Pass => button(self.pass()),
        }
    }

    /// What declining means depends on the question.
    fn pass(&self) -> &'static str {
        match self.question {
            Question::Act(..) => "corps-do-end",
            Question::Step(..) => "corps-do-stop",
            Question::Burst(..) => "corps-do-cease",
            Question::Fire(..) => "corps-do-hold-fire",
            Question::Gear(_) => "corps-do-enough",
            Question::Gun(_) => "corps-do-no-gun",
            Question::Rest(..) | Question::Recycle | Question::Draw(..) | Question::Salvage => {
                "corps-do-enough"
            }
            Question::React(_) => "corps-do-accept",
            Question::Peek => "corps-do-leave",
            Question::Heir => "corps-do-no-heir",
            Question::Next => "corps-do-nobody",
            _ => "corps-do-pass",
        }
    }

    /// Whoever the question is about.
    fn actor(&self) -> Option<Who> {
        match self.question {
            Question::Act(who, _)
            | Question::Step(who, _)
            | Question::Target(who, _)
            | Question::Burst(who, _)
            | Question::FollowUp(who)
            | Question::Rest(who, _)
            | Question::React(who)
            | Question::Fire(who, _)
            | Question::Gear(who)
            | Question::Start(who)
            | Question::Captor(who) => Some(who),
            _ => self.state.table.current.map(|(who, _)| who),
        }
    }

    fn piece(&self, of: Standing) -> Option<Anchor> {
        self.pieces.iter().position(|piece| *piece == of).map(|at| Anchor::Piece(at as u16))
    }

    fn on(&self, spot: Spot) -> Anchor {
        self.state.cell(spot).map_or(Anchor::Button, |cell| Anchor::Place(place(cell)))
    }

    fn hand(&self, key: Key) -> Anchor {
        trays::find(self.trays, Of::Hand(self.seat), key)
            .map_or(Anchor::Button, |(tray, card)| Anchor::Card(tray, card))
    }

    fn slot(&self, slot: Slot) -> Anchor {
        let found = self.actor().and_then(|who| trays::slot(self.state, self.trays, who, slot));
        found.map_or(Anchor::Button, |(tray, card)| Anchor::Card(tray, card))
    }

    fn choose(&self, who: Who) -> Choice {
        let id = match self.question {
            Question::Hero => "corps-do-hero",
            Question::Next => "corps-do-activate",
            Question::Heir => "corps-do-heir",
            Question::Prey(_) => "corps-do-prey",
            Question::Victim(_) => "corps-do-victim",
            Question::FireOrder(_) => "corps-do-fire-first",
            Question::Fallen => "corps-do-fallen",
            _ => "corps-do-choose",
        };
        let anchor = self.piece(Standing::Person(who)).unwrap_or(Anchor::Button);
        let odds = match self.question {
            Question::Victim(spot) => {
                self.state.cell(spot).map_or_else(Vec::new, |cell| odds::defence(self.state, who, cell))
            }
            _ => Vec::new(),
        };
        Choice { odds, ..Choice::new(anchor, Message::new(id).with("who", words::who(who))) }
    }

    fn space(&self, spot: Spot) -> Choice {
        let (id, odds): (_, Vec<Odds>) = match self.question {
            Question::Step(..) => ("corps-do-step", Vec::new()),
            Question::Target(who, slot) | Question::Burst(who, slot) => {
                let cell = self.state.cell(spot);
                (
                    "corps-do-target",
                    cell.map_or_else(Vec::new, |cell| odds::shot(self.state, who, slot, cell)),
                )
            }
            Question::Mover => ("corps-do-mover", Vec::new()),
            Question::Spotted => ("corps-do-spotted", Vec::new()),
            Question::Captor(_) => ("corps-do-captor", Vec::new()),
            Question::GunOrder => ("corps-do-gun-first", Vec::new()),
            _ => ("corps-do-space", Vec::new()),
        };
        let threat = self.state.cell(spot).and_then(|cell| self.piece(Standing::Threat(cell.0)));
        let anchor = threat.unwrap_or_else(|| self.on(spot));
        let (from, to) = (self.actor().and_then(|who| self.state.cell_of(who)), self.state.cell(spot));
        let mut choice =
            Choice { odds, ..Choice::new(anchor, Message::new(id).with("space", self.named(spot))) };
        match (self.question, from.zip(to)) {
            (Question::Target(who, slot) | Question::Burst(who, slot), Some((from, to))) => {
                choice.sight = Some((place(from), place(to)));
                choice.risks = ahead::own_in_blast(self.state, who, slot, to);
            }
            (Question::Step(who, _), Some((_, to))) => {
                choice.path = Vec::from([place(to)]);
                choice.risks = ahead::step(self.state, who, to);
            }
            _ => {}
        }
        choice
    }

    /// A space with the room it lies in.
    fn named(&self, spot: Spot) -> Message {
        let ground = &self.state.mission().ground;
        let room = self.state.cell(spot).and_then(|cell| ground.room_of[cell.index()]);
        match room.and_then(|room| ground.rooms.get(usize::from(room))) {
            Some(room) => Message::new("corps-space-in")
                .with("space", words::spot(spot))
                .with("room", words::room(*room)),
            None => words::spot(spot),
        }
    }

    fn board(&self, board: u8) -> Choice {
        let name = self.state.mission().ground.names.get(usize::from(board));
        let name = name.map_or_else(
            || Message::new("corps-board").with("number", board + 1),
            |name| words::board(*name),
        );
        Choice::new(Anchor::Button, Message::new("corps-do-board").with("board", name))
    }

    fn attack(&self, slot: Slot) -> Choice {
        let Some(who) = self.actor() else { return Choice::new(Anchor::Button, "corps-do-pass") };
        let label = Message::new("corps-do-attack").with("weapon", weapon(self.state, who, slot));
        let (how, cost) = attack::in_question(self.state, who, slot);
        // With a single target the die falls at once.
        let target = match how {
            How::Defensive(alien) => Some(Cell(alien)),
            _ => attack::weapon(self.state, who, slot).and_then(|(_, weapon)| {
                let mut targets = attack::targets(self.state, who, weapon, how);
                targets.next().filter(|_| targets.next().is_none())
            }),
        };
        let odds = target.map_or_else(Vec::new, |cell| odds::shot(self.state, who, slot, cell));
        let from = self.state.cell_of(who);
        Choice {
            odds,
            costs: ahead::shot(cost, matches!(self.question, Question::Act(..))),
            sight: from.zip(target).map(|(from, to)| (place(from), place(to))),
            area: ahead::targets(self.state, who, slot),
            ..Choice::new(self.slot(slot), label.with("cost", cost))
        }
    }

    fn barricade(&self, element: Element) -> Choice {
        let built = crate::barricade::barred(self.state).any(|other| other == element);
        let id = if built { "corps-do-unbar" } else { "corps-do-bar" };
        let tested = matches!(self.question, Question::Act(..));
        let tech = self.actor().filter(|_| tested).map(|who| self.state.barricade_tech(who));
        let spot = match element {
            Element::Door(one, _) | Element::Tunnel(one) | Element::Spawn(one) => one,
        };
        let label = Message::new(id).with("element", words::element(element));
        Choice { odds: tech.map_or_else(Vec::new, odds::test), ..Choice::new(self.on(spot), label) }
    }

    fn interact(&self, spot: Spot) -> Choice {
        let cell = self.state.cell(spot);
        let lies = |holder: &crate::state::Holder| {
            cell.is_some_and(|cell| *holder == crate::state::Holder::Space(cell.0))
        };
        let number = self.state.table.objects.iter().position(lies);
        let mission = self.state.mission();
        let Some(object) = number.and_then(|number| mission.objects.get(number)) else {
            return Choice::new(self.on(spot), words::spot(spot));
        };
        let tech = self.actor().filter(|_| object.test);
        let odds = tech.map_or_else(Vec::new, |who| odds::test(self.state.interact_tech(who)));
        let label = Message::new("corps-do-interact")
            .with("object", words::thing(mission.key, object.key))
            .with("text", words::thing_text(mission.key, object.key));
        Choice { odds, ..Choice::new(self.on(spot), label) }
    }

    /// Whether a text throws the die on the table again.
    fn rerolls(&self, text: ProgramId) -> bool {
        self.state.content.program(text).contains(&program::Op::Reroll)
    }

    /// An ability or the text of an equipped card.
    fn text(&self, origin: Origin) -> Choice {
        let Some(who) = self.actor() else { return Choice::new(Anchor::Button, "corps-do-pass") };
        let side = self.state.table.people[who.index()].side;
        let label = match origin {
            Origin::Ability(number) => {
                Message::new("corps-do-ability").with("text", words::ability(who, side, number))
            }
            Origin::Card(slot) => Message::new("corps-do-use").with("card", weapon(self.state, who, slot)),
        };
        let anchor = match origin {
            Origin::Card(slot) => self.slot(slot),
            Origin::Ability(_) => Anchor::Button,
        };
        let text = self.state.texts(who).find(|text| text.origin == origin);
        let rerolls = text.is_some_and(|text| {
            matches!(text.hook, Hook::FailedAttack | Hook::FailedTech | Hook::FailedDefence { .. })
                && self.rerolls(text.program)
        });
        let odds = if rerolls { odds::again(self.state) } else { Vec::new() };
        let costs = ahead::cards(text.map_or(0, |text| source::price(self.state, text.program)));
        Choice { odds, costs, ..Choice::new(anchor, label) }
    }

    fn card(&self, key: Key) -> Choice {
        let (of, id) = match self.question {
            Question::Discard(_) => (Of::Hand(self.seat), "corps-do-discard"),
            Question::Search => (Of::Exhaust, "corps-do-take"),
            Question::Salvage => (Of::Discard, "corps-do-salvage"),
            Question::ExhaustHand => (Of::Hand(self.seat), "corps-do-exhaust"),
            _ => (Of::Hand(self.seat), "corps-do-recycle"),
        };
        let anchor =
            trays::find(self.trays, of, key).map_or(Anchor::Button, |(tray, card)| Anchor::Card(tray, card));
        Choice::new(anchor, Message::new(id).with("card", words::card(key)))
    }
}
