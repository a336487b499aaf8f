//! Texts and languages.

mod far;
mod letters;
mod translated;
