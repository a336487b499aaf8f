//! Settings: the window's geometry.

mod monitors;
