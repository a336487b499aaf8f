//! The menus.

mod far_page;
mod fixed_layout;
mod focus_visible;
mod people;
mod records;
mod statistics;
mod tablebase;
