//! Tests of languages: layout and completeness.

mod letters;
pub mod translated;
