//! Hands: pointers, keys, gamepads and fingers.

mod far;
mod hands;
mod keyboard;
mod near_misses;
