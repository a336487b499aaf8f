//! Screens and menus: where things are, going there, pressing what they hold.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy::state::state::FreelyMutableState;
use bevy::ui::UiGlobalTransform;
use bevy::window::PrimaryWindow;
use pushflip::game::settings::Draft;
use pushflip::game::{Menu, Screen, StartMatch};
use pushflip::rules::Variant;
use pushflip::session::{Controller, Match};

use super::Table;

/// A draft with the same player on every seat.
pub fn draft(variant: Variant, controller: Controller) -> Draft {
    let mut draft = Draft { variant, ..Draft::default() };
    for seat in &mut draft.seats {
        seat.controller = controller;
    }
    draft
}

impl Table {
    pub fn screen(&self) -> Screen {
        *self.app.world().resource::<State<Screen>>().get()
    }

    pub fn menu(&self) -> Menu {
        *self.app.world().resource::<State<Menu>>().get()
    }

    pub fn go<S: FreelyMutableState>(&mut self, state: S) {
        self.app.world_mut().resource_mut::<NextState<S>>().set(state);
        self.updates(4);
    }

    pub fn rect(&self, entity: Entity) -> Rect {
        let world = self.app.world();
        let node = world.get::<ComputedNode>(entity).expect("a node");
        let at = world.get::<UiGlobalTransform>(entity).expect("a place");
        Rect::from_center_size(at.translation, node.size())
    }

    pub fn inside(&mut self, holder: &str, name: &str) -> Entity {
        let holder = self.named(holder).unwrap_or_else(|| panic!("there is no {holder}"));
        let world = self.app.world_mut();
        let mut children = world.query::<&Children>();
        let mut names = world.query::<&Name>();
        children
            .query(world)
            .iter_descendants(holder)
            .find(|&entity| names.get(world, entity).is_ok_and(|n| n.as_str() == name))
            .unwrap_or_else(|| panic!("there is no {name} in it"))
    }

    pub fn press_on(&mut self, entity: Entity) {
        let centre = self.rect(entity).center();
        self.click(centre);
        self.updates(2);
    }

    pub fn press_named(&mut self, name: &str) {
        let entity = self.named(name).unwrap_or_else(|| panic!("there is no {name}"));
        self.press_on(entity);
    }

    pub fn key(&mut self, code: KeyCode, logical: Key) {
        let mut windows = self.app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>();
        let window = windows.single(self.app.world()).expect("one window");
        let text = match &logical {
            Key::Character(text) => Some(text.clone()),
            _ => None,
        };
        for state in [ButtonState::Pressed, ButtonState::Released] {
            self.app.world_mut().write_message(KeyboardInput {
                key_code: code,
                logical_key: logical.clone(),
                state,
                text: text.clone(),
                repeat: false,
                window,
            });
            self.updates(2);
        }
    }

    /// A match with so many plies played, each the first that is legal.
    pub fn start(&mut self, draft: &Draft, plies: usize) {
        let mut game = Match::new(draft.setup());
        for ply in 0..plies {
            let moves = game.position().moves();
            if game.result().is_some() {
                break;
            }
            game.play(moves[ply * 7 % moves.len()]).expect("legal");
        }
        self.app.world_mut().write_message(StartMatch(Box::new(game)));
        self.updates(6);
    }
}
