//! Online tables: [`table`] is the pure state machine, [`network`] connects it to other machines, [`store`] keeps
//! it on disk, and [`replica`] acts for the host's computers.

pub mod network;
pub mod replica;
pub mod store;
pub mod table;
