//! Interactive first games at the table.

mod fit;
mod helpers;
mod screen;
mod texts;
