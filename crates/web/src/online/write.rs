//! What stands on the sheets of a table that a server keeps.

use super::http::text_of;
use super::{Known, Online, State, held};
use crate::panel::level_name;
use crate::words::{game_name, t, t1, words};
use art::escape;
use leptos::prelude::*;
use serde_json::Value;
use table::{Message, Seat, Seeded};

/// How a server says that it sends e-mail.
const MAIL: &str = "\"email\":true";

/// A button that does `what`, called as its message says.
fn button(what: &str, message: &'static str) -> String {
    format!("<button data-act=\"{what}\">{}</button>", t(message))
}

/// The plate of a seat.
fn plate(seat: usize) -> String {
    front::plate(Seat(seat as u8))
}

/// Who sits there, in words.
pub(super) fn sitter(known: &Known, seat: usize) -> String {
    let place = &known.company["seats"][seat];
    let name = || text_of(&place["name"]).to_string();
    let level = place["sitter"].as_object().and_then(|bot| bot.values().next()?.as_str()?.parse().ok());
    match level {
        Some(level) if place["name"].is_null() => level_name(level),
        Some(_) => t1("web-lent-by", "name", name()),
        None if place["name"].is_null() => t("web-open-seat"),
        None if known.seat.is_some_and(|own| own.index() == seat) => t1("web-own-seat", "name", name()),
        None if place["here"] == true => name(),
        None => t1("web-is-away", "name", name()),
    }
}

/// What was said.
pub(crate) fn chat(online: Online) -> String {
    let known = online.known();
    let known = known.borrow();
    let line = |(seat, text): &(usize, String)| {
        format!("<li>{}<p><b>{}</b> {}</p></li>", plate(*seat), escape(known.name(*seat)), escape(text))
    };
    format!("<ol class=\"chat\">{}</ol>", known.chat.iter().map(line).collect::<String>())
}

/// Whether the connection is lost, and a wish to go back, which needs everybody's consent.
pub(crate) fn consent(online: Online) -> String {
    let known = online.known();
    let known = known.borrow();
    let mut written = String::new();
    if known.state == State::Lost {
        written = format!("<p class=\"wrong\" role=\"status\" id=\"lost\">{}</p>", t("web-reconnecting"));
    }
    let wish = &known.company["proposal"];
    let Some(own) = known.seat else { return written };
    if wish.is_null() {
        if known.is("playing") && known.last_own().is_some() {
            written.push_str(&button("wish", "web-wish"));
        }
        return written;
    }
    let by = wish["by"].as_u64().unwrap_or_default() as usize;
    let said = Message::new("web-wish-of")
        .with("name", known.name(by).to_string())
        .with("turn", wish["to"].as_i64().unwrap_or_default());
    written.push_str(&format!("<p class=\"wish\" role=\"status\">{}</p>", escape(&words().say(&said))));
    let has_agreed = wish["agreed"].as_array().is_some_and(|all| all.iter().any(|seat| *seat == own.0));
    if !has_agreed {
        written.push_str(&button("agree", "web-agree"));
    }
    written.push_str(&button("decline", if has_agreed { "web-cancel" } else { "web-decline" }));
    written
}

/// What can be done about the own seat now.
pub(crate) fn buttons(online: Online) -> String {
    let known = online.known();
    let known = known.borrow();
    let mut all: Vec<(&str, &'static str)> = Vec::new();
    let over = known.is("over");
    if over {
        all.extend([("look", "web-look-again"), ("analyse", "web-analysis"), ("verify", "web-verify")]);
    }
    if let Some(own) = known.seat {
        if over {
            all.push(("rematch", "web-rematch"));
        } else {
            all.push(if known.is_bots(own) {
                ("return", "web-take-seat-back")
            } else {
                ("lend", "web-lend")
            });
            let offered = online.app.host.get();
            if offered.contains("\"push\":\"") {
                all.push(("remind", "web-remind"));
            }
            if offered.contains("\"push\":\"") || offered.contains(MAIL) {
                all.push(("forget", "web-forget"));
            }
            all.push(("leave", if known.sure { "web-leave-sure" } else { "web-leave" }));
        }
    }
    all.into_iter().map(|(what, message)| button(what, message)).collect()
}

/// Where to send e-mail and the code that came, if the server sends any.
pub(crate) fn mail(online: Online) -> Option<String> {
    online.app.host.get().contains(MAIL).then(|| {
        format!(
            "<details><summary>{}</summary><form class=\"row say\" data-act=\"mail\">\
             <input type=\"email\" required autocomplete=\"email\" aria-label=\"{1}\" placeholder=\"{1}\">\
             <input id=\"mail-code\" inputmode=\"numeric\" pattern=\"[0-9]{{6}}\" aria-label=\"{2}\" placeholder=\"{2}\">\
             <button>{3}</button></form></details>",
            t("web-mail"),
            t("web-mail-address"),
            t("web-mail-code"),
            t("web-mail-send"),
        )
    })
}

/// Who sits where, with a link for every seat that is free and one for those who look on.
pub(crate) fn links(online: Online) -> String {
    let known = online.known();
    let known = known.borrow();
    let held = held::of(&known.id);
    let names = names(&known);
    let count = known.company["seats"].as_array().map_or(0, Vec::len);
    let mut written = String::new();
    let mut row = |before: String, name: &str, who: String, link: String| {
        written.push_str(&format!(
            "<div class=\"seat-pick\">{before}<span>{}</span><b>{}</b>{link}</div>",
            escape(name),
            escape(&who)
        ));
    };
    for seat in 0..count {
        let is_free = known.name(seat).is_empty();
        let link = match held[seat.to_string()].as_str().filter(|_| is_free) {
            Some(token) => link_to(&known.id, "invite", token),
            // Whoever runs the table may ask somebody in where nobody sits.
            None if is_free && held["host"].is_string() => button(&format!("invite {seat}"), "web-invite"),
            // Nor need the others wait for somebody who stays away.
            None if held["host"].is_string() && known.is_away(seat) => {
                button(&format!("replace {seat}"), "web-lend-away")
            }
            None => String::new(),
        };
        let number = || t1("web-seat-number", "number", seat as i64 + 1);
        row(plate(seat), &names.get(seat).cloned().unwrap_or_else(number), sitter(&known, seat), link);
    }
    if let Some(token) = held["watch"].as_str() {
        let count = known.company["spectators"].as_i64().unwrap_or_default();
        let who = if count > 0 { t1("web-spectators", "count", count) } else { String::new() };
        row(String::new(), &t("web-everybody"), who, link_to(&known.id, "watch", token));
    }
    written
}

/// What the seats are called: as in a match that is thrown away.
fn names(known: &Known) -> Vec<String> {
    let begun = catalog::begin(known.game, &[], Some(&known.options), &mut Seeded::from_number(0));
    let names = begun.map(|begun| begun.seat_names()).unwrap_or_default();
    Seat::first(names.len()).map(|seat| locale::capital(&words().seat(seat, &names))).collect()
}

/// A link to hand out, and a button that copies it.
fn link_to(id: &str, name: &str, token: &str) -> String {
    let origin = window().location().origin().unwrap_or_default();
    let link = escape(&format!("{origin}/at/{id}#{name}={token}"));
    format!(
        "<input class=\"link\" readonly value=\"{link}\" aria-label=\"{}\">{}",
        t("web-link"),
        button("copy", "web-copy")
    )
}

/// While seats are free: who is there, and links to hand out.
pub(crate) fn lobby(online: Online) -> String {
    let (title, state, is_host) = {
        let known = online.known();
        let known = known.borrow();
        (known.game, known.state, held::of(&known.id)["host"].is_string())
    };
    let is_local = window().location().hostname().is_ok_and(|it| it == "localhost" || it.starts_with("127."));
    let hint = if is_local && is_host { t("web-only-here") } else { String::new() };
    let waiting = match state {
        State::Here => t("web-waiting-for-others"),
        State::Lost => t("web-reconnecting"),
        _ => String::new(),
    };
    format!(
        "<h1>{}</h1><section><h2>{}</h2>{}<p class=\"faint\">{hint}</p></section><p role=\"status\">{waiting}</p>",
        game_name(title),
        t("web-who-plays"),
        links(online)
    )
}

/// The matches of a list that a server keeps.
pub(crate) fn summaries(all: &[Value]) -> String {
    let row = |one: &Value| {
        let names = one["names"].as_array().into_iter().flatten().filter_map(Value::as_str);
        let state = match text_of(&one["phase"]) {
            _ if one["your_turn"] == true => t("web-your-turn"),
            "over" => t("web-over"),
            "gathering" => t("web-waiting-for-others"),
            _ => t1("web-decisions", "count", one["turn"].as_i64().unwrap_or_default()),
        };
        let text = names.fold(state, |text, name| format!("{text} · {name}"));
        format!(
            "<li class=\"match\"><div><h2>{}</h2><p class=\"faint\">{}</p></div>\
             <a class=\"button main\" href=\"/at/{}\">{}</a></li>",
            game_name(text_of(&one["game"])),
            escape(&text),
            escape(text_of(&one["match"])),
            t("web-resume")
        )
    };
    let rows: String = all.iter().map(row).collect();
    format!("<h2>{}</h2><ul class=\"match-list online\">{rows}</ul>", t("web-online-matches"))
}
