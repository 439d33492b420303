//! What the browser is asked for: time, chance, files, storage.

use js_sys::{Array, Promise};
use leptos::prelude::{document, window};
use table::Seed;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Blob, BlobPropertyBag, Element, Event, File, HtmlAnchorElement, HtmlDocument, HtmlElement,
    HtmlInputElement, Response, Storage, Url, Worker, WorkerOptions, WorkerType,
};

/// What is done at an event, as one type for all: Leptos compiles each type of its own for every element it is on.
pub(crate) fn act<E: 'static>(act: impl FnMut(E) + 'static) -> Box<dyn FnMut(E)> {
    Box::new(act)
}

/// Where small things are kept, unless the browser forbids it.
pub(crate) fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

/// Milliseconds since 1970.
pub(crate) fn now() -> f64 {
    js_sys::Date::now()
}

/// A seed that nobody can foresee.
pub(crate) fn seed() -> Seed {
    let mut bytes = [0; 32];
    // Every browser that runs WebAssembly has this; without it the dice would be known, so nothing may begin.
    let filled = window().crypto().and_then(|crypto| crypto.get_random_values_with_u8_array(&mut bytes));
    filled.expect("a browser that runs WebAssembly gives random numbers");
    Seed(bytes)
}

/// A short name that no other match has.
pub(crate) fn new_id() -> String {
    seed().0[..6].iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Waits.
pub(crate) async fn sleep(milliseconds: i32) {
    let promise = Promise::new(&mut |resolve, _| {
        // A window that cannot set a timer is being closed.
        let _ = window().set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, milliseconds);
    });
    let _ = JsFuture::from(promise).await;
}

/// Waits until what was written has been drawn: writing more before would have all of it laid out in one go, and writing while
/// the page is being drawn would hold that up. A page that nobody looks at waits.
pub(crate) async fn drawn() {
    let promise = Promise::new(&mut |resolve, _| {
        // A window that is not drawn any more is being closed.
        let _ = window().request_animation_frame(&resolve);
    });
    let _ = JsFuture::from(promise).await;
    sleep(0).await;
}

/// Whether the system asks for less motion.
pub(crate) fn prefers_less_motion() -> bool {
    let query = window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
    query.is_some_and(|query| query.matches())
}

/// Whether whoever points has a finger rather than a mouse.
pub(crate) fn is_touch(event: &web_sys::PointerEvent) -> bool {
    event.pointer_type() == "touch"
}

/// A worker that runs a script of this site.
pub(crate) fn worker(address: &str) -> Result<Worker, String> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    Worker::new_with_options(address, &options).map_err(|error| said(&error))
}

/// What an event happened to.
pub(crate) fn element(event: &Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

/// What stands in the field that an event happened to.
pub(crate) fn typed(event: &Event) -> Option<String> {
    Some(element(event)?.dyn_ref::<HtmlInputElement>()?.value())
}

/// Changes the text of the element of that name, if it is there.
pub(crate) fn set_text(id: &str, text: &str) {
    if let Some(element) = document().get_element_by_id(id) {
        element.set_text_content(Some(text));
    }
}

/// Writes HTML into the element of that name, if it is there.
pub(crate) fn write(id: &str, html: &str) {
    if let Some(element) = document().get_element_by_id(id) {
        element.set_inner_html(html);
    }
}

/// Gives the focus to something, if it is there.
pub(crate) fn focus(what: &str) {
    let element = document().query_selector(what).ok().flatten();
    if let Some(element) = element.and_then(|it| it.dyn_into::<HtmlElement>().ok()) {
        // What is shown can take the focus.
        let _ = element.focus();
    }
}

/// Takes the focus from whatever has it.
pub(crate) fn unfocus() {
    if let Some(element) = document().active_element().and_then(|it| it.dyn_into::<HtmlElement>().ok()) {
        // What has the focus can lose it.
        let _ = element.blur();
    }
}

/// Scrolls something back to where it begins.
pub(crate) fn to_top(what: &str) {
    if let Ok(Some(element)) = document().query_selector(what) {
        element.set_scroll_top(0);
    }
}

/// Hands a text to the visitor as a file.
pub(crate) fn download(name: &str, text: &str) -> Result<(), JsValue> {
    let options = BlobPropertyBag::new();
    options.set_type("application/json");
    let blob = Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &options)?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let link: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    link.set_href(&address);
    link.set_download(name);
    link.click();
    Url::revoke_object_url(&address)
}

/// Selects what stands in a field and copies it; false if the browser does not allow that. Works without the rights that
/// newer ways ask for.
pub(crate) fn copy(field: &HtmlInputElement) -> bool {
    field.select();
    document().dyn_into::<HtmlDocument>().is_ok_and(|it| it.exec_command("copy").unwrap_or(false))
}

/// The text of a file that the visitor chose.
pub(crate) async fn text_of(file: &File) -> Result<String, String> {
    let text = JsFuture::from(file.text()).await.map_err(|error| said(&error))?;
    text.as_string().ok_or_else(|| "it is not text".to_string())
}

/// The text at an address of this site.
pub(crate) async fn fetch(address: &str) -> Result<String, String> {
    let answer = JsFuture::from(window().fetch_with_str(address)).await.map_err(|error| said(&error))?;
    let answer: Response = answer.unchecked_into();
    if !answer.ok() {
        return Err(format!("the server answered {}", answer.status()));
    }
    let text = answer.text().map_err(|error| said(&error))?;
    let text = JsFuture::from(text).await.map_err(|error| said(&error))?;
    text.as_string().ok_or_else(|| "it is not text".to_string())
}

/// What a JavaScript error says.
pub(crate) fn said(error: &JsValue) -> String {
    let message = js_sys::Reflect::get(error, &"message".into()).ok().and_then(|message| message.as_string());
    message.or_else(|| error.as_string()).unwrap_or_else(|| format!("{error:?}"))
}
