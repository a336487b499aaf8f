//! Input: pointers, keys, gamepads and touch.

mod devices;
mod far;
mod hands;
mod keyboard;
mod near_misses;
