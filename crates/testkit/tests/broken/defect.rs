//! Everything the toy game can do wrong, with the check that must notice it.

use serde::{Deserialize, Serialize};

macro_rules! defects {
    ($($(#[$doc:meta])* $name:ident => $check:literal,)*) => {
        /// What is wrong with the game.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
        pub(crate) enum Defect {
            /// Nothing.
            #[default]
            None,
            $($(#[$doc])* $name,)*
        }

        /// Every defect, with the name of the check that finds it.
        #[allow(dead_code, reason = "the tests of the fixtures need only the healthy game")]
        pub(crate) const DEFECTS: &[(Defect, &str)] = &[$((Defect::$name, $check),)*];
    };
}

defects! {
    /// The game does not take its own options.
    OptionsRefused => "set-up",

    ChoicesDescend => "prompts",
    SameChoiceTwice => "prompts",
    NoChoice => "prompts",
    NobodyAsked => "prompts",
    SeatAskedTwice => "prompts",
    SeatsDescend => "prompts",
    StrangerAsked => "prompts",
    /// It is seen one turn before, when all choices are tried.
    AskedAfterTheEnd => "choices",

    ThreeStandings => "standings",
    EndsByNoRule => "standings",
    Endless => "ends",

    /// One of the choices leads to a position in which nobody is asked.
    ChoiceIntoNothing => "choices",
    ChoicePanics => "choices",

    /// What a decision does depends on how often the rules were used.
    OtherStateEachTime => "determinism",
    OtherEventEachTime => "determinism",
    OtherChoicesEachTime => "determinism",
    /// One draw more is made now and then.
    OtherDrawsEachTime => "determinism",

    ExplainsWhatIsOffered => "explain",
    DoesNotExplain => "explain",
    ExplainsByNoRule => "explain",
    ExplainsWithoutWords => "explain",

    /// Every view tells whether the secret cards are even.
    ViewLeaks => "disguise",
    /// Whether a seat may swap depends on the other seat's card.
    ChoicesLeak => "disguise",
    /// The disguised game is over.
    DisguiseEnds => "disguise",

    /// A guess forgets which cards have been named.
    GuessLooksOtherwise => "guess",
    /// In a guess there is no passing.
    GuessAsksOtherwise => "guess",
    /// After one decision in a guess nobody is asked.
    GuessGetsStuck => "guess",

    /// Everybody is told which card was drawn.
    DrawNoticeLeaks => "notices",
    /// Everybody is told which card was taken up, though nothing was drawn.
    SwapNoticeLeaks => "notices",
    /// The game does not say that a swap shows the card that was buried.
    SwapRevealsSilently => "silent reveal",
    GuessRevealsSilently => "silent reveal",

    OptionsLoseAField => "wire",
    ActionLosesAField => "wire",
    QuestionLosesAField => "wire",
    ViewLosesAField => "wire",
    NoticeLosesAField => "wire",
    NoticeWithoutWords => "wire",

    SceneWithoutAChoice => "scene",
    SceneAsksTheSpectator => "scene",
    SceneAwaitsNobodyAsked => "scene",
    LabelWithoutWords => "scene",
    AnchorOffTheBoard => "scene",
    AnchorInAHole => "scene",
    AnchorAtNoPiece => "scene",
    AnchorAtNoCard => "scene",
    PathOffTheBoard => "scene",
    ImpossibleOdds => "scene",
    PieceInAHole => "scene",
    OwnerNotAtTheTable => "scene",
    RaggedBoard => "scene",
    WallNowhere => "scene",

    /// Passing adds how many matches were set up so far, so that it cannot be done again as it was.
    UndoLeadsElsewhere => "undo",
    /// The set-up counts the matches, so that no replay begins where the match began.
    ReplayBeginsElsewhere => "journal",
}
