//! Tests of languages: layout and completeness.

mod letters;
mod online;
mod translated;
