//! Online tables: [`table`] is the pure state machine, [`net`] connects it to other machines, [`store`] keeps
//! it on disk, and [`steward`] acts for the host's computers.

pub mod net;
pub mod steward;
pub mod store;
pub mod table;
