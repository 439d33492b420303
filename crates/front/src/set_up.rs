//! The set-up of a match: who sits where, and every option the game has.

use crate::form::{Control, FRIEND, Form, Kind, OPEN, SITTERS, is_for_each_seat};
use crate::{Front, backdrop, game_name, plate};
use art::escape;
use catalog::CatalogError;
use table::{Field, Input, Message, Seat};

impl Front<'_> {
    /// The whole page. `cover` is the address of the game's backdrop.
    pub fn set_up(self, form: &Form, cover: &str) -> String {
        format!(
            "{}<section><h2>{}</h2><div id=\"sitters\">{}</div></section>{}\
             <section><h2>{}</h2><div class=\"field\"><label for=\"seed\">{}</label><input id=\"seed\" type=\"text\" \
             autocomplete=\"off\" aria-describedby=\"seed-help\"><p class=\"faint\" id=\"seed-help\">{}</p></div></section>\
             <p class=\"wrong\" role=\"alert\" id=\"options-wrong\" hidden></p>\
             <div class=\"row\"><button class=\"main\" id=\"begin\">{}</button>\
             <a class=\"button\" href=\"/rules/{}\">{}</a></div>",
            self.set_up_head(form.game, cover),
            self.say("web-who-plays"),
            self.sitters(form, false),
            self.options(form),
            self.say("web-dice"),
            self.say("web-seed"),
            self.say("web-seed-help"),
            self.say("web-begin"),
            form.game,
            self.say("web-read-rules"),
        )
    }

    /// What stands above the form. `cover` is the address of the game's backdrop.
    pub fn set_up_head(self, game: &str, cover: &str) -> String {
        format!(
            "{}<h1>{}</h1><p class=\"lead\">{}</p>",
            backdrop(cover),
            escape(&game_name(self.0, game)),
            self.of_game(game, "blurb")
        )
    }

    /// Who sits where. `with_friends` says whether somebody can come by a link.
    pub fn sitters(self, form: &Form, with_friends: bool) -> String {
        let seats = Seat::first(form.names.len()).zip(form.names.iter().zip(&form.sitters));
        let row = |(seat, (name, chosen)): (Seat, (&Message, &&str))| {
            let choices = SITTERS.into_iter().chain(with_friends.then_some(FRIEND));
            let choices = choices.map(|(value, label)| choice(value, &self.say(label), value == *chosen));
            format!(
                "<p class=\"seat-pick\">{0}<label for=\"sitter-{1}\">{2}</label><select id=\"sitter-{1}\">{3}</select></p>",
                plate(seat),
                seat.0,
                self.named(name),
                choices.collect::<String>()
            )
        };
        seats.map(row).collect()
    }

    /// The options, those for whoever looks closer behind a summary.
    fn options(self, form: &Form) -> String {
        if form.fields.is_empty() {
            return String::new();
        }
        let (finer, fields): (Vec<&Field>, Vec<&Field>) = form.fields.iter().partition(|field| field.finer);
        let written =
            |fields: &[&Field]| fields.iter().map(|field| self.field(form, field)).collect::<String>();
        let finer = if finer.is_empty() {
            String::new()
        } else {
            let (title, fields) = (self.say("web-finer"), written(&finer));
            format!("<details class=\"finer\"><summary>{title}</summary>{fields}</details>")
        };
        format!(
            "<section><h2>{}</h2>{}{finer}<button class=\"quiet\" id=\"defaults\">{}</button></section>",
            self.say("web-options"),
            written(&fields),
            self.say("web-defaults")
        )
    }

    /// A field with its name and what it means.
    fn field(self, form: &Form, field: &Field) -> String {
        let (key, label, help) = (field.key, self.named(&field.label), self.named(&field.help));
        let (name, group) = if is_for_each_seat(field) {
            let group = format!(" role=\"group\" aria-labelledby=\"option-{key}-name\"");
            (format!("<b id=\"option-{key}-name\">{label}</b>"), group)
        } else {
            (format!("<label for=\"option-{key}\">{label}</label>"), String::new())
        };
        format!(
            "<div class=\"field\">{name}<div class=\"input\" id=\"option-{key}-input\"{group}>{}</div>\
             <p class=\"faint\" id=\"option-{key}-help\">{help}</p></div>",
            self.input(form, field)
        )
    }

    /// What can be filled in of a field.
    fn input(self, form: &Form, field: &Field) -> String {
        form.controls(field).iter().map(|control| self.control(control)).collect()
    }

    fn control(self, control: &Control) -> String {
        let Control { id, value, label, kind } = control;
        let element = match kind {
            Kind::Flag => {
                let checked = if value == "true" { " checked" } else { "" };
                format!("<input type=\"checkbox\" id=\"{id}\" aria-describedby=\"{id}-help\"{checked}>")
            }
            Kind::Number(least, most) => format!(
                "<input type=\"number\" id=\"{id}\" aria-describedby=\"{id}-help\" min=\"{least}\" max=\"{most}\" \
                 value=\"{value}\">"
            ),
            Kind::List(labels, can_be_open) => {
                let open = can_be_open.then(|| choice(OPEN, &self.say("web-by-the-rules"), value == OPEN));
                let choices = labels.iter().enumerate().map(|(at, label)| {
                    let at = at.to_string();
                    choice(&at, &self.named(label), at == *value)
                });
                let described =
                    if label.is_none() { format!(" aria-describedby=\"{id}-help\"") } else { String::new() };
                let choices: String = open.into_iter().chain(choices).collect();
                format!("<select id=\"{id}\"{described}>{choices}</select>")
            }
        };
        match label {
            Some(label) => {
                format!(
                    "<p class=\"seat-pick\"><label for=\"{id}\">{}</label>{element}</p>",
                    self.named(label)
                )
            }
            None => element,
        }
    }

    /// What can be filled in of every field that has to do with seats, by the names of the elements around it: to be written anew
    /// when there are other seats.
    pub fn seat_inputs(self, form: &Form) -> impl Iterator<Item = (String, String)> {
        let is_of_seats = |field: &&Field| field.input == Input::Seat || is_for_each_seat(field);
        let fields = form.fields.iter().filter(is_of_seats);
        fields.map(move |field| (format!("option-{}-input", field.key), self.input(form, field)))
    }

    /// Why a match cannot begin: by the option that stands in its way, in the reader's own words.
    pub fn refused(self, form: &Form, error: &CatalogError) -> String {
        let option = match error {
            CatalogError::NotAllowed(error) => error.option,
            _ => "",
        };
        let field = form.fields.iter().find(|field| field.key.rsplit('.').next() == Some(option));
        let what = field.map_or_else(
            || error.to_string(),
            |field| {
                format!("{} {}", self.0.label(&self.0.sentence(&field.label)), self.0.sentence(&field.help))
            },
        );
        self.0.say(&Message::new("web-options-wrong").with("what", what))
    }

    /// What something is called, where it does not stand in a sentence.
    fn named(self, name: &Message) -> String {
        escape(&self.0.sentence(name))
    }
}

/// An entry of a list.
fn choice(value: &str, label: &str, is_chosen: bool) -> String {
    let selected = if is_chosen { " selected" } else { "" };
    format!("<option value=\"{value}\"{selected}>{label}</option>")
}
