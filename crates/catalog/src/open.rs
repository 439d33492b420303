//! Opening matches, journals, scenarios and content packs of any game.

use crate::packs::pack;
use crate::{AnyMatch, CatalogError, Playable, Visitor, visit};
use scenario::Scenario;
use serde_json::Value;
use table::{Chance, Dice, Field, Game, Hash, Match, Seeded};

/// Files of a content pack that replace built-in ones: names and texts.
pub type OwnFiles<'a> = &'a [(&'a str, &'a str)];

/// A match of any game and the stream that deals to it.
type Dealt = (Box<dyn AnyMatch>, Seeded);

/// Begins a match with chance from anywhere.
pub fn begin(
    game: &str,
    own: OwnFiles<'_>,
    options: Option<&Value>,
    chance: &mut dyn Chance,
) -> Result<Box<dyn AnyMatch>, CatalogError> {
    struct Begin<'a>(OwnFiles<'a>, Option<&'a Value>, &'a mut dyn Chance);
    impl Visitor for Begin<'_> {
        type Out = Result<Box<dyn AnyMatch>, CatalogError>;
        fn visit<G: Playable>(self) -> Self::Out {
            let options = options_of::<G>(self.1)?;
            Ok(Box::new(Match::<G>::new(&pack::<G>(self.0)?, options, self.2)?))
        }
    }
    visit(game, Begin(own, options, chance))?
}

/// Begins a match whose dice can be checked afterwards, and gives the stream to play it with.
pub fn fair(
    game: &str,
    own: OwnFiles<'_>,
    options: Option<&Value>,
    dice: Dice,
) -> Result<Dealt, CatalogError> {
    struct Fair<'a>(OwnFiles<'a>, Option<&'a Value>, Dice);
    impl Visitor for Fair<'_> {
        type Out = Result<Dealt, CatalogError>;
        fn visit<G: Playable>(self) -> Self::Out {
            let options = options_of::<G>(self.1)?;
            let (game, stream) = Match::<G>::fair(&pack::<G>(self.0)?, options, self.2)?;
            Ok((Box::new(game), stream))
        }
    }
    visit(game, Fair(own, options, dice))?
}

/// Rebuilds a match from its journal file.
pub fn replay(text: &str, own: OwnFiles<'_>) -> Result<Box<dyn AnyMatch>, CatalogError> {
    struct Replay<'a>(&'a str, OwnFiles<'a>);
    impl Visitor for Replay<'_> {
        type Out = Result<Box<dyn AnyMatch>, CatalogError>;
        fn visit<G: Playable>(self) -> Self::Out {
            let journal = table::read::<G>(self.0)?;
            Ok(Box::new(Match::replay(&pack::<G>(self.1)?, &journal)?))
        }
    }
    visit(&table::header(text)?.game, Replay(text, own))?
}

/// Replays a journal from its draws and again from its seed.
pub fn verify(text: &str, own: OwnFiles<'_>) -> Result<Box<dyn AnyMatch>, CatalogError> {
    resume(text, own).map(|(game, _)| game)
}

/// Verifies a journal and gives the stream to play it on with.
pub fn resume(text: &str, own: OwnFiles<'_>) -> Result<Dealt, CatalogError> {
    struct Resume<'a>(&'a str, OwnFiles<'a>);
    impl Visitor for Resume<'_> {
        type Out = Result<Dealt, CatalogError>;
        fn visit<G: Playable>(self) -> Self::Out {
            let (game, stream) = table::verify(&pack::<G>(self.1)?, &table::read::<G>(self.0)?)?;
            Ok((Box::new(game), stream))
        }
    }
    visit(&table::header(text)?.game, Resume(text, own))?
}

/// The position at the beginning of a scenario.
pub fn stage(scenario: &Scenario, own: OwnFiles<'_>) -> Result<Box<dyn AnyMatch>, CatalogError> {
    struct Stage<'a>(&'a Scenario, OwnFiles<'a>);
    impl Visitor for Stage<'_> {
        type Out = Result<Box<dyn AnyMatch>, CatalogError>;
        fn visit<G: Playable>(self) -> Self::Out {
            Ok(Box::new(scenario::begin::<G>(self.0, &pack::<G>(self.1)?)?))
        }
    }
    visit(&scenario.game, Stage(scenario, own))?
}

/// Plays a scenario to its end.
pub fn run_scenario(scenario: &Scenario, own: OwnFiles<'_>) -> Result<Box<dyn AnyMatch>, CatalogError> {
    struct Run<'a>(&'a Scenario, OwnFiles<'a>);
    impl Visitor for Run<'_> {
        type Out = Result<Box<dyn AnyMatch>, CatalogError>;
        fn visit<G: Playable>(self) -> Self::Out {
            Ok(Box::new(scenario::run::<G>(self.0, &pack::<G>(self.1)?)?))
        }
    }
    visit(&scenario.game, Run(scenario, own))?
}

/// Checks a content pack and gives its hash.
pub fn check_content(game: &str, own: OwnFiles<'_>) -> Result<Hash, CatalogError> {
    struct Check<'a>(OwnFiles<'a>);
    impl Visitor for Check<'_> {
        type Out = Result<Hash, CatalogError>;
        fn visit<G: Playable>(self) -> Self::Out {
            Ok(pack::<G>(self.0)?.hash())
        }
    }
    visit(game, Check(own))?
}

/// By which rules and with which built-in content a game is played: what a stored match must have been begun with.
pub fn edition(game: &str) -> Result<(u32, Hash), CatalogError> {
    struct Edition;
    impl Visitor for Edition {
        type Out = Result<(u32, Hash), CatalogError>;
        fn visit<G: Playable>(self) -> Self::Out {
            Ok((G::RULES, pack::<G>(&[])?.hash()))
        }
    }
    visit(game, Edition)?
}

/// The options of a match for which nobody asked for anything else.
pub fn defaults(game: &str) -> Result<Value, CatalogError> {
    struct Defaults;
    impl Visitor for Defaults {
        type Out = Value;
        fn visit<G: Playable>(self) -> Value {
            serde_json::to_value(G::Options::default()).unwrap_or_default()
        }
    }
    visit(game, Defaults)
}

/// What can be agreed before the first turn of a game.
pub fn form(game: &str, own: OwnFiles<'_>) -> Result<Vec<Field>, CatalogError> {
    struct Form<'a>(OwnFiles<'a>);
    impl Visitor for Form<'_> {
        type Out = Result<Vec<Field>, CatalogError>;
        fn visit<G: Playable>(self) -> Self::Out {
            Ok(G::form(pack::<G>(self.0)?.content()))
        }
    }
    visit(game, Form(own))?
}

fn options_of<G: Game>(options: Option<&Value>) -> Result<G::Options, CatalogError> {
    let Some(value) = options else { return Ok(G::Options::default()) };
    serde_json::from_value(value.clone())
        .map_err(|error| CatalogError::Options(format!("these are no options of {}: {error}", G::ID)))
}
