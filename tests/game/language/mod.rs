//! Tests of languages: layout and completeness.

mod letters;
mod translated;
