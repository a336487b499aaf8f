//! Online tables. [`table`] is the pure state machine, [`network`] connects it to other machines, [`store`] saves it,
//! [`news`] defines its notifications to the program, [`replica`] holds the local state of a table and plays for the
//! host's computers, and [`describe`] makes messages of its events.

pub mod describe;
pub mod network;
pub mod news;
pub mod qr_code;
mod rate_limit;
pub mod replica;
pub mod store;
pub mod table;
