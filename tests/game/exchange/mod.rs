//! Import from outside the program, and pictures.

mod invitation;
mod picture;
