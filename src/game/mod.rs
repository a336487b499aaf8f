//! The 3D game on Bevy.
//!
//! Data flows one way: pointer, keyboard or computer choose a move by the [`Rules`](turn::Rules) →
//! [`MoveChosen`](state::MoveChosen) → `turn::commit`, the only writer of the match and of the rules →
//! [`MovePlayed`](state::MovePlayed) → `scene` animates it, `hud` and `audio` follow → the animation ends →
//! [`Settled`](state::Settled) → the screen determines the next seat.
//!
//! The modules form layers, listed here from the lowest to the highest. A module uses only layers below its own;
//! `tests/program/layers.rs` checks that.

#![allow(missing_docs, reason = "the game is a program: only the core's public surface is an API")]

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
pub mod scene;
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

pub mod offscreen;

pub mod screenshot;
