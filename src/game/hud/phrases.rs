//! The last phrases at an online table, and the button that opens the phrases menu.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use crate::game::language::LocalizedText;
use crate::game::online::{Online, SavedTables, phrase_lines};
use crate::game::state::{Menu, Screen, SeatsHere, Step};
use crate::game::theme;
use pushflip_core::language::{Localized, msg};
use pushflip_core::online::table::event::{Body, Phrase};

/// Shows the last phrases, and the button while phrases are allowed.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (show, list).in_set(Step::Hud).run_if(in_state(Screen::Playing)));
}

/// The maximum of phrases in the panel.
const LINES: usize = 3;

/// The button that opens the phrases menu.
#[derive(Component)]
struct Opens;

/// The text of the last phrases.
#[derive(Component)]
struct PhraseText;

/// The container in the panel.
pub(super) fn place() -> impl Bundle {
    let open = |_: On<Activate>, mut menu: ResMut<NextState<Menu>>| menu.set(Menu::Phrases);
    (
        Node { flex_shrink: 0.0, ..theme::column(4.0) },
        children![
            (
                Name::new("Phrase line"),
                PhraseText,
                Node { display: Display::None, ..default() },
                theme::note(Localized::EMPTY)
            ),
            (theme::secondary_button("Say something", msg::ONLINE_SAY), Opens, observe(open)),
        ],
    )
}

fn show(here: Res<SeatsHere>, online: Res<Online>, mut buttons: Query<&mut Node, With<Opens>>) {
    let may = here.is_online() && online.is_allowed(&Body::Say(Phrase::Hello));
    let display = if may { Display::Flex } else { Display::None };
    for mut node in &mut buttons {
        if node.display != display {
            node.display = display;
        }
    }
}

fn list(
    here: Res<SeatsHere>,
    online: Res<Online>,
    kept: Res<SavedTables>,
    mut texts: Query<(&mut LocalizedText, &mut Node), With<PhraseText>>,
) {
    let lines = if here.is_online() { phrase_lines(&online, &kept, LINES) } else { Vec::new() };
    let display = if lines.is_empty() { Display::None } else { Display::Flex };
    for (mut text, mut node) in &mut texts {
        text.set_if_neq(LocalizedText(Localized::joined(lines.clone(), "\n")));
        if node.display != display {
            node.display = display;
        }
    }
}
