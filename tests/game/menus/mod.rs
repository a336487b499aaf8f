//! The menus around the table.

mod far_page;
mod people;
mod records;
mod statistics;
mod tables;
