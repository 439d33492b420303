//! A language that nobody speaks: English with longer and stranger words, to see whether everything finds room.

/// The words of a Fluent file, each longer by about a third. What is filled in, and what Fluent itself reads, stays.
pub fn pseudo(text: &str) -> String {
    text.lines().flat_map(|line| [longer_line(line), "\n".to_string()]).collect()
}

fn longer_line(line: &str) -> String {
    let inside = line.trim_start();
    let kept = if line.starts_with('#') || inside.starts_with('.') {
        line.len()
    } else if inside.starts_with('[') || inside.starts_with("*[") {
        line.find(']').map_or(line.len(), |end| end + 1)
    } else if line.starts_with([' ', '}']) {
        0
    } else {
        line.find(" =").map_or(line.len(), |end| end + 2)
    };
    format!("{}{}", &line[..kept], longer(&line[kept..]))
}

/// Every vowel twice and with a mark, but nothing between braces.
fn longer(text: &str) -> String {
    let mut said = String::new();
    // The end of a choice that began on another line.
    let mut depth = i32::from(text.starts_with('}'));
    for letter in text.chars() {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        let vowel = match letter {
            'a' => "ȧȧ",
            'e' => "ḗḗ",
            'i' => "īī",
            'o' => "ǿǿ",
            'u' => "ŭŭ",
            'A' => "ȦȦ",
            'E' => "ḖḖ",
            'I' => "ĪĪ",
            'O' => "ǾǾ",
            'U' => "ŬŬ",
            _ => "",
        };
        if depth > 0 || vowel.is_empty() { said.push(letter) } else { said.push_str(vowel) }
    }
    said
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Language, Words};
    use table::Message;

    #[test]
    fn every_message_is_longer_and_says_the_same_of_what_is_filled_in() {
        let plain = Words::of(Language::English);
        let texts: Vec<&str> =
            Language::English.files().iter().map(|(_, text)| &*String::leak(pseudo(text))).collect();
        let longer = Words::read(Language::English, &texts);
        for id in plain.ids() {
            let one = Message::new(id).with("count", 1).with("seat", 7);
            let (before, after) = (plain.say(&one), longer.say(&one));
            assert!(longer.has(id), "{id} is lost");
            // What nobody filled in stands in braces.
            let own = before.split('{').filter_map(|part| part.rsplit('}').next());
            let vowels: usize = own.map(|text| text.matches(|it| "aeiouAEIOU".contains(it)).count()).sum();
            assert!(after.chars().count() >= before.chars().count(), "{id}: {before} {after}");
            assert!(vowels == 0 || before.contains('⟨') || before != after, "{id}: {after}");
        }
        let words = Words::read(Language::English, &[String::leak(pseudo("x = An { $what } on a .dot\n"))]);
        assert_eq!(words.say(&Message::new("x").with("what", "axe")), "ȦȦn axe ǿǿn ȧȧ .dǿǿt");
    }
}
