//! Questions that a text asks name it and say what it does and costs; the log says which ability was used.

use crate::{key, play};
use corps::{Action, Corps, Notice, Options, Origin, Side, Who};
use table::scene::{Ask, Badge};
use table::{Arg, Input, Match, Message, Pack, Picture, Recorded, Viewer};

const ROOM: &str = "[map]\n+---+---+---+\n| a   b   . |\n+---+---+---+\n";

/// The first seat is asked at this position of the built-in pack.
fn stage(position: &str) -> Match<Corps> {
    let options = Options { mission: key("newt"), ..Options::default() };
    let position = format!("{ROOM}{position}");
    Match::staged(&Pack::builtin(), options, &position).unwrap_or_else(|error| panic!("{error}"))
}

fn quietly(game: &mut Match<Corps>, action: Action) {
    play(game, action, &mut Recorded::new(&[]));
}

fn shown(game: &Match<Corps>) -> Ask {
    let prompt = game.prompts().get(0).unwrap();
    let viewer = Viewer::Seat(prompt.seat);
    Corps::scene(game.content(), &game.view(viewer), viewer, Some(prompt)).prompt.unwrap()
}

fn filled(message: &Message, name: &str) -> Option<String> {
    message.args.iter().find(|(given, _)| given == name).map(|(_, arg)| match arg {
        Arg::Term(term) => term.id.to_string(),
        other => format!("{other:?}"),
    })
}

/// The source of a question, its text, and what is asked in the end.
#[track_caller]
fn asked_by(game: &Match<Corps>) -> [String; 3] {
    let question = shown(game).question;
    ["source", "text", "ask"]
        .map(|name| filled(&question, name).unwrap_or_else(|| panic!("no {name} in {question:?}")))
}

#[test]
fn an_ability_that_costs_cards_says_so_before_anybody_pays() {
    let mut game = stage("[people]\na: gorman hero 0\nb: hicks\n[table]\nround 1\nabove 8\n");
    let text = ["corps-who-gorman", "corps-ability-gorman-hero-0"];
    assert_eq!(asked_by(&game), [text[0], text[1], "corps-ask-may"]);
    let costs: Vec<Vec<Badge>> = shown(&game).choices.into_iter().map(|choice| choice.costs).collect();
    assert_eq!((costs[0][0].value, costs[1].len()), (Some(3), 0), "yes costs cards, no does not");
    let used = Notice::Used(Who::Gorman, Side::Hero, Origin::Ability(0));
    let told = Corps::tell(game.content(), &used);
    assert_eq!(filled(&told, "text").unwrap(), text[1]);
    quietly(&mut game, Action::Yes);
    assert_eq!(asked_by(&game), [text[0], text[1], "corps-ask-effect"]);
}

#[test]
fn a_card_drawn_by_an_ability_is_not_one_drawn_at_rest() {
    let mut game = stage("[people]\na: hicks hero 0\n[table]\nround 1\nabove m40 m41a m56\n");
    assert_eq!(asked_by(&game), ["corps-who-hicks", "corps-ability-hicks-hero-0", "corps-ask-draw"]);
    quietly(&mut game, Action::Pass);
    quietly(&mut game, Action::Rest);
    assert_eq!(shown(&game).question.id, "corps-ask-draw");
}

// rules: C-DISC-4, C-CARD-11
#[test]
fn a_hazard_discarded_by_another_asks_under_its_own_name() {
    let mut game = stage(
        "[people]\na: hicks hero 0\nb: gorman\n[table]\nround 1\nabove m56 m41a m40 losing_hope acid_burn\n",
    );
    quietly(&mut game, Action::Draw);
    let expected = ["corps-card-losing-hope", "corps-card-losing-hope-text", "corps-ask-effect"];
    assert_eq!(asked_by(&game), expected);
}

#[test]
fn missions_are_listed_by_the_campaign_and_then_the_others() {
    let fields = Corps::form(Pack::<Corps>::builtin().content());
    let Input::One(missions) = &fields[0].input else { panic!("a list of missions") };
    let names: Vec<&str> = missions.iter().map(|pick| pick.value.as_str().unwrap()).collect();
    assert_eq!(names[..5], ["newt", "escape", "survive", "rescue", "resupply"]);
    assert_eq!(names.len(), 9);
}
