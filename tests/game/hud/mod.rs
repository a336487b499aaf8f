//! What lies over the table while a match goes on.

mod notice;
mod seats;
mod series;
