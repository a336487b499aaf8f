//! Online tables.

mod asking;
mod authority;
mod bodies;
mod clocks;
mod decoders;
mod desk;
mod forgery;
mod guests;
mod hall;
mod hosts;
mod laws;
mod missing;
mod names;
mod net;
mod records;
mod simulator;
mod steward;
mod teams;
