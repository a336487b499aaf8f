//! The menus around the table.

mod far_page;
mod records;
mod statistics;
