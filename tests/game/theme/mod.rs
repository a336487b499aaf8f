//! The theme of the interface.

mod icons;
