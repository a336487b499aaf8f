//! The 3D game: all that needs Bevy.
//!
//! Data flows one way: pointer, keyboard or computer ask the [`Rules`](turn::Rules) what can be done →
//! [`MoveChosen`](state::MoveChosen) → `turn::commit`, the only writer of the match and of the rules →
//! [`MovePlayed`](state::MovePlayed) → `table` animates, `hud` and `audio` follow → all motion done →
//! [`Settled`](state::Settled) → the screen says who is next.
//!
//! The rooms stand on floors, and each uses only what lies below it; here from the lowest to the highest,
//! as `tests/program/floors.rs` holds them.

pub mod audio;
pub mod language;
mod redraw;
pub mod state;

pub mod settings;
mod workarounds;

pub mod motion;

pub mod theme;

pub mod turn;

pub mod online;
mod saving;
pub mod table;
pub mod tablebase;

pub mod input;

pub mod hud;

pub mod screens;

pub mod exchange;

pub mod menus;

pub mod accessibility;
pub mod app_icon;
mod power;
mod sound_cues;

pub mod app;

mod offscreen;

pub mod gallery;
pub mod screenshot;
