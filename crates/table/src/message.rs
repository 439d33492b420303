//! Sentences without words: what front ends put into the player's language.

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

/// The number of a rule in docs/rules, such as `R-MOVE-4`.
pub type RuleId = Cow<'static, str>;

/// A sentence by its name and what to fill in. The words stand in the language files.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Message {
    /// Name of the sentence, such as `lantern-step`.
    pub id: Cow<'static, str>,
    /// What is filled in, by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

/// Something filled into a sentence.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Arg {
    /// A number, which also chooses the plural.
    Number(i64),
    /// Something that is the same in every language: a coordinate, a person's name.
    Text(Cow<'static, str>),
    /// Another sentence or term, put into the language first.
    Term(Message),
}

impl Message {
    /// A sentence with nothing filled in yet.
    pub fn new(id: impl Into<Cow<'static, str>>) -> Message {
        Message { id: id.into(), args: Vec::new() }
    }

    /// The same with `name` filled in.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Message {
        self.args.push((Cow::Borrowed(name), arg.into()));
        self
    }
}

impl From<&'static str> for Message {
    fn from(id: &'static str) -> Message {
        Message::new(id)
    }
}

impl From<Message> for Arg {
    fn from(term: Message) -> Arg {
        Arg::Term(term)
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(Cow::Owned(text))
    }
}

impl From<&'static str> for Arg {
    fn from(text: &'static str) -> Arg {
        Arg::Text(Cow::Borrowed(text))
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                Arg::Number(i64::from(number))
            }
        }
    )*};
}
numbers!(u8 u16 u32 i8 i16 i32 i64);
