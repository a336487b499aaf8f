//! The menus.

mod fixed_layout;
mod focus_visible;
mod online_page;
mod people;
mod photo;
mod records;
mod result;
mod share;
mod statistics;
mod tablebase;
mod tournament;
mod welcome;
