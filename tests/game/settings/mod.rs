//! Settings: their file and limits, the draft, the window, and the automatic quality.

mod automatic;
mod draft;
mod monitors;
mod online;
mod values;
mod window;
