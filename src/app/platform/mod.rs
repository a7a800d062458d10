//! What differs between the desktop and a web page. Every `cfg(target_arch)` of the app stands here.

use crate::bots::{Answer, BeginError, Effort};
use crate::rules::Question;

#[cfg(not(target_arch = "wasm32"))]
mod native;
#[cfg(not(target_arch = "wasm32"))]
pub use native::{DESKTOP, asset_folder, export_folder, frame, language, secret, store, think, unix_time};

#[cfg(target_arch = "wasm32")]
mod web;
#[cfg(target_arch = "wasm32")]
pub use web::{DESKTOP, asset_folder, export_folder, frame, language, secret, store, think, unix_time};

/// A computer that thinks beside the frames. Dropping it stops it.
pub trait Thinker: Send + Sync {
    /// The answer, once it is there. Asked once an update; never waits.
    fn poll(&mut self) -> Option<Result<Answer, BeginError>>;
}

/// Called when an answer is there, from whatever thread found it, so that a resting loop looks for it.
pub type Wake = Box<dyn Fn() + Send + Sync>;

/// What a computer is asked, and how much it may spend on the answer.
pub struct Task {
    /// The question.
    pub question: Question,
    /// The effort.
    pub effort: Effort,
}
