//! Import from outside the program.

mod invited;
