//! The rules that a game may name when it refuses something or ends.

use rulebook::Rulebook;

/// The numbered rules of one game; empty for a game that has no rule file, such as one in a test.
pub(crate) struct Rules(Vec<&'static str>);

impl Rules {
    pub(crate) fn of(game: &str) -> Rules {
        Rules(Rulebook::load().rules(game).iter().map(|rule| rule.id).collect())
    }

    /// What is wrong with the id, if anything. Without a rule file only its shape can be judged.
    pub(crate) fn problem(&self, id: &str) -> Option<String> {
        if !is_shaped(id) {
            return Some(format!("`{id}` does not look like the id of a rule, such as `C-MOVE-6`"));
        }
        let unknown = !self.0.is_empty() && !self.0.contains(&id);
        unknown.then(|| format!("there is no rule {id} in the rule file of this game"))
    }
}

/// A capital, a group of capitals and digits, a number, and perhaps a small letter.
fn is_shaped(id: &str) -> bool {
    let parts: Vec<&str> = id.split('-').collect();
    let &[game, group, number] = parts.as_slice() else { return false };
    let number = number.strip_suffix(|c: char| c.is_ascii_lowercase()).unwrap_or(number);
    let all = |text: &str, kind: fn(&u8) -> bool| !text.is_empty() && text.bytes().all(|byte| kind(&byte));
    game.len() == 1
        && all(game, u8::is_ascii_uppercase)
        && all(group, |byte| byte.is_ascii_uppercase() || byte.is_ascii_digit())
        && all(number, u8::is_ascii_digit)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shape_is_a_letter_a_group_and_a_number() {
        for good in ["C-MOVE-6", "R-2P-1", "O-CRT-3b", "T-MARK-12"] {
            assert!(is_shaped(good), "{good}");
        }
        for bad in [
            "",
            "C-MOVE",
            "c-MOVE-1",
            "C-move-1",
            "C-MOVE-x",
            "C-MOVE-",
            "CC-MOVE-1",
            "C-MOVE-1-2",
            "-MOVE-1",
        ] {
            assert!(!is_shaped(bad), "{bad}");
        }
    }

    #[test]
    fn a_game_with_a_rule_file_may_name_only_rules_in_it() {
        let rules = Rules::of("requiem");
        assert_eq!(rules.problem("R-MOVE-4"), None);
        assert!(rules.problem("R-MOVE-999").is_some());
        assert_eq!(Rules::of("no such game").problem("X-MOVE-999"), None);
    }
}
