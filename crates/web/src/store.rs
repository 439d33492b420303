//! Matches kept in this browser (IndexedDB).

use crate::dom::said;
use js_sys::{Array, Promise};
use leptos::prelude::window;
use session::Saved;
use std::cell::RefCell;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{IdbDatabase, IdbObjectStore, IdbRequest, IdbTransaction, IdbTransactionMode};

const NAME: &str = "dropship";
const MATCHES: &str = "matches";

type Stored<T> = Result<T, String>;

/// Keeps a match, and does something `meanwhile`. Once this is done, the match survives a crash of the browser.
pub(crate) async fn put<T>(saved: &Saved, meanwhile: impl FnOnce() -> T) -> (Stored<()>, T) {
    match writing(saved).await {
        Ok(promise) => {
            let done = meanwhile();
            (JsFuture::from(promise).await.map(|_| ()).map_err(|error| said(&error)), done)
        }
        Err(why) => (Err(why), meanwhile()),
    }
}

/// Hands a match over to be written. The promise is kept once it is.
async fn writing(saved: &Saved) -> Stored<Promise> {
    let text = serde_json::to_string(saved).map_err(|error| error.to_string())?;
    let transaction = begin(IdbTransactionMode::Readwrite).await?;
    let request = shelf(&transaction)?.put_with_key(&text.into(), &saved.id.as_str().into());
    request.map_err(|error| said(&error))?;
    finish(&transaction)
}

/// A match by its name, if it is kept.
pub(crate) async fn get(id: &str) -> Stored<Option<Saved>> {
    let transaction = begin(IdbTransactionMode::Readonly).await?;
    let request = shelf(&transaction)?.get(&id.into()).map_err(|error| said(&error))?;
    Ok(answered(&request).await?.as_string().and_then(|text| serde_json::from_str(&text).ok()))
}

/// Every match that is kept, the last played first.
pub(crate) async fn all() -> Stored<Vec<Saved>> {
    let transaction = begin(IdbTransactionMode::Readonly).await?;
    let request = shelf(&transaction)?.get_all().map_err(|error| said(&error))?;
    let texts = Array::from(&answered(&request).await?);
    let read = |text: JsValue| serde_json::from_str(&text.as_string()?).ok();
    let mut saved: Vec<Saved> = texts.iter().filter_map(read).collect();
    table::arrange(&mut saved, |one| table::descending(one.updated));
    Ok(saved)
}

/// Forgets a match.
pub(crate) async fn remove(id: &str) -> Stored<()> {
    let transaction = begin(IdbTransactionMode::Readwrite).await?;
    shelf(&transaction)?.delete(&id.into()).map_err(|error| said(&error))?;
    JsFuture::from(finish(&transaction)?).await.map(|_| ()).map_err(|error| said(&error))
}

thread_local! {
    /// The database, once it is open: opening takes longer than writing.
    static OPEN: RefCell<Option<IdbDatabase>> = const { RefCell::new(None) };
}

async fn begin(mode: IdbTransactionMode) -> Stored<IdbTransaction> {
    let begun = |database: &IdbDatabase| database.transaction_with_str_and_mode(MATCHES, mode);
    // A browser may close a database, as when its visitor clears what is kept; then it is opened anew.
    if let Some(Ok(transaction)) = OPEN.with_borrow(|open| open.as_ref().map(begun)) {
        return Ok(transaction);
    }
    let database = open().await?;
    let transaction = begun(&database).map_err(|error| said(&error));
    OPEN.set(Some(database));
    transaction
}

fn shelf(transaction: &IdbTransaction) -> Stored<IdbObjectStore> {
    transaction.object_store(MATCHES).map_err(|error| said(&error))
}

async fn open() -> Stored<IdbDatabase> {
    let factory = window().indexed_db().map_err(|error| said(&error))?;
    let factory = factory.ok_or("this browser keeps nothing")?;
    let request = factory.open_with_u32(NAME, 1).map_err(|error| said(&error))?;
    let making = request.clone();
    let make = Closure::once_into_js(move || {
        // Called only for a new database, which has a result and no shelf yet.
        if let Ok(database) = making.result().map(JsCast::unchecked_into::<IdbDatabase>) {
            let _ = database.create_object_store(MATCHES);
        }
    });
    request.set_onupgradeneeded(Some(make.unchecked_ref()));
    Ok(answered(&request).await?.unchecked_into())
}

async fn answered(request: &IdbRequest) -> Stored<JsValue> {
    let promise = Promise::new(&mut |resolve, reject| {
        let (done, failed) = (request.clone(), request.clone());
        let on_done = Closure::once_into_js(move || {
            let result = done.result().unwrap_or(JsValue::UNDEFINED);
            resolve.call1(&JsValue::NULL, &result).map(|_| ())
        });
        let on_error = Closure::once_into_js(move || {
            let why = failed.error().ok().flatten().map_or(JsValue::NULL, JsValue::from);
            reject.call1(&JsValue::NULL, &why).map(|_| ())
        });
        request.set_onsuccess(Some(on_done.unchecked_ref()));
        request.set_onerror(Some(on_error.unchecked_ref()));
    });
    JsFuture::from(promise).await.map_err(|error| said(&error))
}

/// Nothing more comes in this transaction. The promise is kept once it is on disk.
fn finish(transaction: &IdbTransaction) -> Stored<Promise> {
    let promise = Promise::new(&mut |resolve, reject| {
        let failed = transaction.clone();
        let on_error = Closure::once_into_js(move || {
            let why = failed.error().map_or(JsValue::NULL, JsValue::from);
            reject.call1(&JsValue::NULL, &why).map(|_| ())
        });
        transaction.set_oncomplete(Some(&resolve));
        transaction.set_onabort(Some(on_error.unchecked_ref()));
    });
    #[expect(
        deprecated,
        reason = "the bindings took the mark from an old draft; the standard has it without"
    )]
    transaction.commit().map_err(|error| said(&error))?;
    Ok(promise)
}
