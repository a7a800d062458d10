//! The printing kit: a block of wood, a knife, four stencils and a press, and the things an engraver of popular cards
//! cuts again and again.
//!
//! A card is 230 units wide and 450 high; the drawings put their origin at the middle of the upper edge, x to the
//! right, y down. Light comes from the upper left; hatching enters from the right.

pub mod beasts;
pub mod block;
pub mod curve;
pub mod dress;
pub mod figure;
pub mod frame;
pub mod hats;
pub mod head;
pub mod press;
pub mod signs;
