//! Tables for people on different machines: [`table`] is what happens there, without input, output or a
//! clock of its own; [`net`] brings it to other machines, and [`store`] to the disk.

pub mod net;
pub mod store;
pub mod table;
