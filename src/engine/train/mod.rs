//! Training of the networks that judge positions.

mod model;
mod random;
mod trainer;

pub use model::{Model, Sample};
pub use random::Random;
pub use trainer::{Epoch, Samples, Training, mean_loss, rounding_error, train};
