//! The menus around the table.

mod far_page;
mod in_sight;
mod people;
mod records;
mod statistics;
mod steady;
mod tables;
