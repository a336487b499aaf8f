//! Input: pointers, keys, gamepads and touch.

mod devices;
mod far;
mod keyboard;
mod near_misses;
mod whole_matches;
