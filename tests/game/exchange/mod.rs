//! What comes in from outside the program.

mod invited;
