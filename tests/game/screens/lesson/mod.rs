//! Interactive first games at the table.

mod fit;
mod hand;
mod screen;
mod words;
