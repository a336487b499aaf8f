//! Hands on the widgets and the keys.

#![allow(dead_code, reason = "each test uses its own part of it")]

use bevy::ecs::system::RunSystemOnce;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use bevy::window::PrimaryWindow;
use pushflip::game::exchange::Clips;
use pushflip::game::{Menu, Notice, ReviewMatch, Screen};
use pushflip::session::Match;

use crate::harness::Table;

/// The match that was last to be looked through.
#[derive(Resource, Default)]
struct Reviewed(Option<Match>);

pub trait Hands {
    fn screen(&self) -> Screen;
    fn menu(&self) -> Menu;
    fn notice(&self) -> String;
    /// Presses the widget with a name.
    fn press_named(&mut self, name: &str);
    /// Presses a key, with Ctrl or without.
    fn stroke(&mut self, code: KeyCode, logical: Key, control: bool);
    fn control(&mut self, letter: char);
    /// Puts a text on the clipboard, as another program would.
    fn clip(&mut self, text: &str);
    fn clipped(&mut self) -> String;
    /// The text of a widget, or of the first one within it.
    fn text_in(&mut self, name: &str) -> String;
    /// Hears from now on which matches are to be looked through.
    fn hear_reviews(&mut self);
    /// The last of them.
    fn reviewed(&self) -> Option<Match>;
    /// Updates until something holds.
    fn wait_for(&mut self, what: &str, holds: impl FnMut(&mut Table) -> bool);
}

impl Hands for Table {
    fn screen(&self) -> Screen {
        *self.app.world().resource::<State<Screen>>().get()
    }

    fn menu(&self) -> Menu {
        *self.app.world().resource::<State<Menu>>().get()
    }

    fn notice(&self) -> String {
        self.app.world().resource::<Notice>().0.clone()
    }

    fn press_named(&mut self, name: &str) {
        let entity = self.named(name).unwrap_or_else(|| panic!("there is no {name}"));
        let at = self.app.world().get::<UiGlobalTransform>(entity).expect("a place").translation;
        self.click(at);
        self.updates(3);
    }

    fn stroke(&mut self, code: KeyCode, logical: Key, control: bool) {
        let mut windows = self.app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>();
        let window = windows.single(self.app.world()).expect("one window");
        let text = match &logical {
            Key::Character(text) if !control => Some(text.clone()),
            _ => None,
        };
        let press = |key_code, logical_key, state, text| KeyboardInput {
            key_code,
            logical_key,
            state,
            text,
            repeat: false,
            window,
        };
        let mut send = |input| {
            self.app.world_mut().write_message(input);
            self.app.update();
        };
        if control {
            send(press(KeyCode::ControlLeft, Key::Control, ButtonState::Pressed, None));
        }
        send(press(code, logical.clone(), ButtonState::Pressed, text.clone()));
        send(press(code, logical, ButtonState::Released, text));
        if control {
            send(press(KeyCode::ControlLeft, Key::Control, ButtonState::Released, None));
        }
        self.updates(4);
    }

    fn control(&mut self, letter: char) {
        let code = match letter {
            'c' => KeyCode::KeyC,
            'n' => KeyCode::KeyN,
            'o' => KeyCode::KeyO,
            's' => KeyCode::KeyS,
            'v' => KeyCode::KeyV,
            _ => panic!("no key for {letter}"),
        };
        self.stroke(code, Key::Character(letter.to_string().into()), true);
    }

    fn clip(&mut self, text: &str) {
        let text = text.to_string();
        let put = move |mut clips: Clips| {
            clips.put(text.clone());
        };
        self.app.world_mut().run_system_once(put).expect("a clipboard");
    }

    fn clipped(&mut self) -> String {
        let get = |mut clips: Clips| clips.get().unwrap_or_default();
        self.app.world_mut().run_system_once(get).expect("a clipboard")
    }

    fn text_in(&mut self, name: &str) -> String {
        let holder = self.named(name).unwrap_or_else(|| panic!("there is no {name}"));
        let world = self.app.world_mut();
        let (mut children, mut texts) = (world.query::<&Children>(), world.query::<&Text>());
        let children = children.query(world);
        let within: Vec<Entity> = std::iter::once(holder).chain(children.iter_descendants(holder)).collect();
        within.into_iter().find_map(|entity| texts.get(world, entity).ok()).expect("a text").0.clone()
    }

    fn hear_reviews(&mut self) {
        let hear = |mut reviews: MessageReader<ReviewMatch>, mut heard: ResMut<Reviewed>| {
            heard.0 = reviews.read().last().map(|ReviewMatch(game)| (**game).clone()).or(heard.0.take());
        };
        self.app.init_resource::<Reviewed>().add_systems(Last, hear);
    }

    fn reviewed(&self) -> Option<Match> {
        self.app.world().resource::<Reviewed>().0.clone()
    }

    fn wait_for(&mut self, what: &str, mut holds: impl FnMut(&mut Table) -> bool) {
        for _ in 0..2_000 {
            self.updates(1);
            if holds(self) {
                return;
            }
            std::thread::sleep(std::time::Duration::from_millis(5));
        }
        panic!("{what} did not happen");
    }
}
