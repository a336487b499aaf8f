//! Online tables. [`table`] is the pure state machine, [`network`] connects it to other machines, [`store`]
//! saves it, and [`replica`] holds the local state of a table and plays for the host's computers.

pub mod network;
pub mod replica;
pub mod store;
pub mod table;
