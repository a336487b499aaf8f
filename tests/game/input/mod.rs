//! Hands: pointers, keys, gamepads and fingers.

mod hands;
mod near_misses;
