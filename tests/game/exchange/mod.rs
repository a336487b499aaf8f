//! Import from outside the program.

mod invitation;
