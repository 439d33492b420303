//! Where bots think: a worker beside the page, so that the page never freezes.

use crate::dom::{said, seed, sleep};
use session::{Order, Reply, Session, Thinker};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use table::Seat;
use wasm_bindgen::prelude::{Closure, wasm_bindgen};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{MessageEvent, Worker};

/// The worker's end: answers orders.
#[wasm_bindgen]
#[derive(Default)]
pub struct Thought(Thinker);

#[wasm_bindgen]
impl Thought {
    /// Knows no match yet.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Thought {
        Thought::default()
    }

    /// Answers an order given as JSON.
    pub fn think(&mut self, order: &str) -> String {
        let reply = match serde_json::from_str(order) {
            Ok(order) => self.0.think(&order),
            Err(error) => Reply::Lost { why: error.to_string() },
        };
        // A reply is plain data.
        serde_json::to_string(&reply).unwrap_or_default()
    }
}

/// The page's end.
#[derive(Clone)]
pub(crate) struct Thoughts {
    address: String,
    worker: Rc<RefCell<Option<Worker>>>,
    /// The turn up to which the worker knows the match.
    known: Rc<RefCell<Option<u32>>>,
    /// Whether the worker is thinking: it answers one question at a time.
    busy: Rc<Cell<bool>>,
}

impl Thoughts {
    pub(crate) fn new(address: String) -> Thoughts {
        Thoughts { address, worker: Rc::default(), known: Rc::default(), busy: Rc::default() }
    }

    /// The match has gone back or is another one.
    pub(crate) fn forget(&self) {
        self.known.replace(None);
    }

    /// Starts the worker before it is needed, so that the first bot does not wait for it.
    pub(crate) fn wake(&self) -> Result<Worker, String> {
        if let Some(worker) = self.worker.borrow().as_ref() {
            return Ok(worker.clone());
        }
        let worker = crate::dom::worker(&self.address)?;
        self.worker.replace(Some(worker.clone()));
        Ok(worker)
    }

    /// What to ask the worker now, given what it knows.
    pub(crate) fn order(&self, session: &Session, seat: Seat, level: &str) -> Order {
        let game = session.game();
        let known = self.known.borrow().filter(|known| *known <= game.turn());
        let from = known.unwrap_or(game.turn());
        self.known.replace(Some(game.turn()));
        Order {
            journal: known.is_none().then(|| game.journal()),
            entries: (from..game.turn()).filter_map(|turn| game.entry(turn)).collect(),
            turn: game.turn(),
            seat,
            level: level.to_string(),
            advice: false,
            seed: seed(),
        }
    }

    /// Lets the worker think, once it is free.
    pub(crate) async fn ask(&self, order: &Order) -> Result<Reply, String> {
        while self.busy.replace(true) {
            sleep(20).await;
        }
        let reply = self.ask_at_once(order).await;
        self.busy.set(false);
        reply
    }

    async fn ask_at_once(&self, order: &Order) -> Result<Reply, String> {
        let text = serde_json::to_string(order).map_err(|error| error.to_string())?;
        let worker = self.wake()?;
        let promise = js_sys::Promise::new(&mut |resolve, reject| {
            let on_message = Closure::once_into_js(move |event: MessageEvent| {
                resolve.call1(&JsValue::NULL, &event.data()).map(|_| ())
            });
            let on_error =
                Closure::once_into_js(move |event: JsValue| reject.call1(&JsValue::NULL, &event).map(|_| ()));
            worker.set_onmessage(Some(on_message.unchecked_ref()));
            worker.set_onerror(Some(on_error.unchecked_ref()));
        });
        worker.post_message(&text.into()).map_err(|error| said(&error))?;
        let answer = JsFuture::from(promise).await.map_err(|error| {
            // A worker that has failed once is not asked again; the next order starts a new one.
            if let Some(worker) = self.worker.borrow_mut().take() {
                worker.terminate();
            }
            self.forget();
            said(&error)
        })?;
        let reply = answer.as_string().unwrap_or_default();
        serde_json::from_str(&reply).map_err(|error| error.to_string())
    }
}
