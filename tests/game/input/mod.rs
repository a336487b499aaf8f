//! Hands: pointers, keys, gamepads and fingers.

mod far;
mod hands;
mod near_misses;
