//! Setting up a match: who sits where, and every option the game has.

use super::form::{self, Options};
use super::play_now;
use crate::app::{App, cover, plate};
use crate::dom;
use crate::online::{look_for_host, open};
use crate::panel::level_name;
use crate::turns::Turns;
use crate::words::{front, t, t1, words};
use bots::Level;
use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::{Map, Value};
use session::Sitter;
use table::{Field, Seat, Seed, Seeded};

/// The whole set-up of a game.
pub(crate) fn page(game: &str) -> impl IntoView + use<> {
    let Some(game) = catalog::GAMES.iter().copied().find(|known| *known == game) else {
        return super::about::unknown().into_any();
    };
    let app = App::get();
    let head = front().set_up(game, &cover(app, game));
    // For the form the game's content is read. The browser may draw and answer before and after that.
    let form = RwSignal::new(None);
    spawn_local(async move {
        dom::sleep(0).await;
        let fields = catalog::form(game, &[]).unwrap_or_default();
        dom::sleep(0).await;
        let defaults = defaults(game);
        dom::sleep(0).await;
        form.try_set(Some((fields, defaults)));
    });
    view! {
        <div class="page set-up">
            <div class="part" inner_html=head></div>
            {move || form.get().map(|(fields, defaults)| choices(app, game, fields, defaults))}
        </div>
    }
    .into_any()
}

/// What is chosen unless somebody chooses otherwise.
fn defaults(game: &str) -> Map<String, Value> {
    catalog::defaults(game).ok().and_then(|value| value.as_object().cloned()).unwrap_or_default()
}

/// Who sits where, and the options.
fn choices(app: App, game: &'static str, fields: Vec<Field>, defaults: Map<String, Value>) -> impl IntoView {
    let options: Options = RwSignal::new(defaults);
    let seed = RwSignal::new(String::new());
    let (finer, fields): (Vec<_>, Vec<_>) = fields.into_iter().partition(|field| field.finer);
    let helps = form::helps(fields.iter().chain(&finer));
    // A match that is thrown away says whether the options go together, what its seats are called, and which decides first.
    let trial = Memo::new(move |_| {
        let value = Value::Object(options.get());
        let begun = catalog::begin(game, &[], Some(&value), &mut Seeded::from_number(0));
        begun
            .map(|begun| {
                let names = begun.seat_names();
                let name = |seat| locale::capital(&words().seat(seat, &names));
                let names: Vec<String> = Seat::first(begun.seats()).map(name).collect();
                (names, begun.awaited().first().map_or(0, |seat| seat.index()))
            })
            .map_err(|error| form::told(&helps, &error))
    });
    let names = Memo::new(move |before: Option<&Vec<String>>| {
        trial.get().map_or_else(|_| before.cloned().unwrap_or_default(), |(names, _)| names)
    });
    // Nobody in particular stands for a friend who comes by a link.
    let sitters = RwSignal::new(Vec::<Option<Sitter>>::new());
    look_for_host(app);
    let begin = move |_| {
        let seed = Some(seed.get_untracked()).filter(|text| !text.trim().is_empty());
        let value = Value::Object(options.get_untracked());
        let all = sitters.get_untracked();
        match all.iter().copied().collect() {
            Some(here) => {
                play_now::begin(app, game, Some(&value), here, seed.map(|text| Seed::from_text(&text)));
            }
            None => open(app, game, &value, &all),
        }
    };
    let asked = move || {
        let mut turns = Turns::default();
        let view = view! {
            {(!fields.is_empty()).then(|| questions(&mut turns, game, options, names.into(), fields, finer))}
            {turns.part(move || dice(seed).into_any())}
            {turns.part(move || view! {
                {move || trial.get().err().map(|error| view! { <p class="wrong" role="alert" id="options-wrong">{t1("web-options-wrong", "what", error)}</p> })}
                <div class="row">
                    <button class="main" id="begin" disabled=move || trial.with(Result::is_err) on:click=begin>{t("web-begin")}</button>
                    <a class="button" href=format!("/rules/{game}")>{t("web-read-rules")}</a>
                </div>
            }.into_any())}
        };
        turns.begin();
        view
    };
    // The first trial compiles much of the game, so it has a turn of its own.
    let mut turns = Turns::default();
    let view = view! {
        {turns.part(move || {
            trial.with(Result::is_ok);
            ().into_any()
        })}
        {turns.part(move || seats(app, trial, names, sitters).into_any())}
        {turns.part(move || asked().into_any())}
    };
    turns.begin();
    view
}

/// Who sits where.
fn seats(
    app: App,
    trial: Memo<Result<(Vec<String>, usize), String>>,
    names: Memo<Vec<String>>,
    sitters: RwSignal<Vec<Option<Sitter>>>,
) -> impl IntoView {
    Effect::new(move || {
        let count = names.with(Vec::len);
        sitters.update(|sitters| {
            if sitters.is_empty() {
                // Whoever decides first is the one who need not wait for bots.
                let first = trial.with_untracked(|trial| trial.as_ref().map_or(0, |(_, first)| *first));
                sitters.resize(first, Some(Sitter::Bot(Level::Regular)));
                sitters.push(Some(Sitter::Person));
            }
            sitters.resize(count.max(1), Some(Sitter::Bot(Level::Regular)));
        });
    });
    view! {
        <section>
            <h2>{t("web-who-plays")}</h2>
            {move || names.get().into_iter().enumerate().map(|(at, name)| seat(app, sitters, at, name)).collect_view()}
        </section>
    }
}

/// The options, those for whoever looks closer behind a summary.
fn questions(
    turns: &mut Turns,
    game: &'static str,
    options: Options,
    names: Signal<Vec<String>>,
    fields: Vec<Field>,
    finer: Vec<Field>,
) -> impl IntoView + use<> {
    let ask = move |field| form::field(options, names, field).into_any();
    let fields: Vec<_> = fields.into_iter().map(|field| turns.part(move || ask(field))).collect();
    let finer = (!finer.is_empty()).then(|| {
        turns.part(move || {
            let fields = finer.into_iter().map(ask).collect_view();
            view! { <details class="finer"><summary>{t("web-finer")}</summary>{fields}</details> }.into_any()
        })
    });
    let reset = move |_| options.set(defaults(game));
    let reset = turns
        .part(move || view! { <button class="quiet" on:click=reset>{t("web-defaults")}</button> }.into_any());
    view! { <section><h2>{t("web-options")}</h2>{fields}{finer}{reset}</section> }
}

/// What the dice fall by.
fn dice(seed: RwSignal<String>) -> impl IntoView {
    view! {
        <section>
            <h2>{t("web-dice")}</h2>
            <div class="field">
                <label for="seed">{t("web-seed")}</label>
                <input id="seed" type="text" autocomplete="off" aria-describedby="seed-help"
                    prop:value=move || seed.get() on:input=move |event| seed.set(event_target_value(&event))/>
                <p class="faint" id="seed-help">{t("web-seed-help")}</p>
            </div>
        </section>
    }
}

fn seat(app: App, sitters: RwSignal<Vec<Option<Sitter>>>, at: usize, name: String) -> impl IntoView {
    let id = format!("sitter-{at}");
    let now = move || sitters.with(|sitters| sitters.get(at).copied().flatten());
    let set = move |event| {
        let chosen = event_target_value(&event);
        let sitter = Sitter::all().find(|sitter| sitter.name() == chosen);
        sitters.update(|sitters| {
            if let Some(seat) = sitters.get_mut(at) {
                *seat = sitter;
            }
        });
    };
    let friend = move || {
        let is_chosen = move || sitters.with(|sitters| sitters.get(at) == Some(&None));
        (!app.host.get().is_empty())
            .then(|| view! { <option value="friend" selected=is_chosen>{t("web-friend")}</option> })
    };
    let rows = Sitter::all().map(|sitter| {
        let label = match sitter {
            Sitter::Person => t("web-person-here"),
            Sitter::Bot(level) => level_name(level),
        };
        view! { <option value=sitter.name() selected=move || now() == Some(sitter)>{label}</option> }
    });
    view! {
        <p class="seat-pick">
            {plate(Some(Seat(at as u8)))}
            <label for=id.clone()>{name}</label>
            <select id=id on:change=set>{rows.collect_view()}{friend}</select>
        </p>
    }
}
