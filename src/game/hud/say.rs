//! The way to the phrases, at a table with people far away.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use crate::game::language::Language;
use crate::game::online::Online;
use crate::game::state::{Menu, Screen, SeatsHere, Step};
use crate::game::theme;
use pushflip_core::online::table::event::{Body, Phrase};

/// Shows the button while something may be said.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, show.in_set(Step::Hud).run_if(in_state(Screen::Playing)));
}

/// The button.
#[derive(Component)]
struct Opens;

/// Its place in the panel.
pub(super) fn place(language: Language) -> impl Bundle {
    let open = |_: On<Activate>, mut menu: ResMut<NextState<Menu>>| menu.set(Menu::Phrases);
    (theme::secondary_button("Say something", &language.say("online-say")), Opens, observe(open))
}

fn show(here: Res<SeatsHere>, online: Res<Online>, mut buttons: Query<&mut Node, With<Opens>>) {
    let may = here.is_far() && online.may(&Body::Say(Phrase::Hello));
    let display = if may { Display::Flex } else { Display::None };
    for mut node in &mut buttons {
        if node.display != display {
            node.display = display;
        }
    }
}
