//! Settings: the window’s geometry, and the automatic quality.

mod automatic;
mod monitors;
