//! Online tables.

mod authority;
mod clocks;
mod decoders;
mod forged_events;
mod guests;
mod host_fixture;
mod hosts;
mod laws;
mod names;
mod network;
mod proposals;
mod qr_codes;
mod questions;
mod records;
mod recovery;
mod replica;
mod simulator;
mod store;
mod table_fixture;
mod teams;
