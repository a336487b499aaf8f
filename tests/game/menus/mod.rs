//! The menus around the table.

mod records;
mod statistics;
