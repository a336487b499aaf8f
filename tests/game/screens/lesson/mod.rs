//! Interactive lessons.

mod fit;
mod helpers;
mod screen;
mod texts;
