//! What a bot thinks of the choices, as it is sent: by hand, because a reader of every type would be large.

use serde_json::Value;
use table::{Arg, Message};

/// What a bot thinks of the choices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Advised {
    /// The best choices first, each with what may be expected after it, from 0 for a loss to 100 for a win, if the bot knows.
    pub best: Vec<(u32, Option<u8>)>,
    /// Why the first one is the best.
    pub reason: Message,
}

impl Advised {
    pub(crate) fn of(advice: &bots::Advice) -> Advised {
        let best = advice.alternatives.iter().map(|it| (it.index as u32, it.percent()));
        Advised { best: best.collect(), reason: advice.reason.clone() }
    }

    /// The reason, then numbers and shares in turn.
    pub(crate) fn written(&self) -> Value {
        let best = self.best.iter().flat_map(|(index, share)| [Value::from(*index), Value::from(*share)]);
        Value::Array([written(&self.reason)].into_iter().chain(best).collect())
    }

    /// Reads what was written; nothing if it is something else.
    pub fn read(value: &Value) -> Option<Advised> {
        let (reason, best) = value.as_array()?.split_first()?;
        let pair =
            |pair: &[Value]| Some((pair[0].as_u64()? as u32, pair[1].as_u64().map(|share| share as u8)));
        Some(Advised { best: best.chunks_exact(2).filter_map(pair).collect(), reason: message(reason)? })
    }
}

/// A message as its name, then names of arguments and arguments in turn.
fn written(message: &Message) -> Value {
    let mut parts = vec![Value::from(&*message.id)];
    for (name, arg) in &message.args {
        parts.push(Value::from(&**name));
        parts.push(match arg {
            Arg::Number(number) => Value::from(*number),
            Arg::Text(text) => Value::from(&**text),
            Arg::Term(term) => written(term),
        });
    }
    Value::Array(parts)
}

fn message(value: &Value) -> Option<Message> {
    let (id, args) = value.as_array()?.split_first()?;
    let mut read = Message::new(id.as_str()?.to_string());
    for pair in args.chunks_exact(2) {
        let arg = match &pair[1] {
            Value::String(text) => Arg::from(text.clone()),
            Value::Array(_) => Arg::Term(message(&pair[1])?),
            number => Arg::Number(number.as_i64()?),
        };
        read.args.push((pair[0].as_str()?.to_string().into(), arg));
    }
    Some(read)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_the_same() {
        let fact = Message::new("x-fact").with("who", "Ada".to_string()).with("count", -3);
        let reason = Message::new("bots-because").with("fact", fact).with("share", 70);
        let advised = Advised { best: vec![(4, Some(100)), (0, None)], reason };
        assert_eq!(Advised::read(&advised.written()), Some(advised));
        for nonsense in [Value::Null, serde_json::json!([]), serde_json::json!([[7]])] {
            assert_eq!(Advised::read(&nonsense), None);
        }
    }
}
