//! The rules: laws over every variant, worked examples.

mod examples;
mod laws;
