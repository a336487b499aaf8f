//! The command line of Pushflip.

fn main() {}
