//! Hands: pointers, keys, gamepads and fingers.

mod devices;
mod far;
mod hands;
mod keyboard;
mod near_misses;
