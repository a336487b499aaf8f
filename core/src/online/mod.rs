//! Tables for people on different machines: [`table`] is what happens there, without input, output or a
//! clock of its own; [`net`] brings it to other machines, and [`store`] to the disk; [`steward`] does what a
//! program does there by itself.

pub mod net;
pub mod steward;
pub mod store;
pub mod table;
