//! Computer players beside the page: in a worker, or, where there is none to be had, in slices between the frames.

use super::page;
use crate::app::platform::{Task, Thinker, Wake};
use crate::bots::{self, Answer, BeginError, Search};
use bevy::platform::time::Instant;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use wasm_bindgen::closure::Closure;

/// What thinking may take of a frame.
const SLICE: Duration = Duration::from_millis(6);
/// So many positions are looked at between two looks at the clock.
const STEP: u64 = 200;

/// What the worker said: an answer, or nothing when it could not find one.
type Heard = Arc<Mutex<Option<Option<Answer>>>>;

struct Beside {
    task: Task,
    number: u32,
    heard: Heard,
    /// The search, once the worker has failed.
    here: Option<Mutex<Box<dyn Search>>>,
    wake: Arc<Wake>,
}

impl Beside {
    fn think_a_slice(&mut self) -> Option<Answer> {
        let search = self.here.as_mut()?.get_mut().unwrap_or_else(PoisonError::into_inner);
        let end = Instant::now() + SLICE;
        while Instant::now() < end {
            if let Some(answer) = search.step(STEP) {
                return Some(answer);
            }
        }
        (self.wake)();
        None
    }
}

impl Thinker for Beside {
    fn poll(&mut self) -> Option<Result<Answer, BeginError>> {
        if self.here.is_some() {
            return self.think_a_slice().map(Ok);
        }
        let heard = self.heard.lock().unwrap_or_else(PoisonError::into_inner).take()?;
        if let Some(answer) = heard {
            return Some(Ok(answer));
        }
        match bots::begin(&self.task.question, self.task.effort) {
            Ok(search) => {
                self.here = Some(Mutex::new(search));
                (self.wake)();
                None
            }
            Err(error) => Some(Err(error)),
        }
    }
}

impl Drop for Beside {
    fn drop(&mut self) {
        page::stop(self.number);
    }
}

/// Thinks in the page's worker.
pub fn think(task: Task, wake: Wake) -> Box<dyn Thinker> {
    let (heard, wake) = (Heard::default(), Arc::new(wake));
    let done = Closure::once_into_js({
        let (heard, wake) = (heard.clone(), wake.clone());
        move |text: Option<String>| {
            let answer = text.and_then(|text| serde_json::from_str(&text).ok());
            *heard.lock().unwrap_or_else(PoisonError::into_inner) = Some(answer);
            wake();
        }
    });
    // A question that cannot be written cannot be read either; the search here will say what is wrong with it.
    let text = serde_json::to_string(&(&task.question, task.effort)).unwrap_or_default();
    let number = page::think(&text, done);
    Box::new(Beside { task, number, heard, here: None, wake })
}
