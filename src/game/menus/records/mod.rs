//! The matches menu: saved matches and the current one, to open, review, copy, export and delete.

mod act;
mod diagram;
mod form;
mod list;
mod words;

use bevy::prelude::*;
use bevy::ui::Checked;

use crate::game::exchange::MatchInView;
use crate::game::input::InputSystems;
use crate::game::language::Language;
use crate::game::state::{Exchange, Menu, Screen, Step};
use crate::game::theme::{self, Skin, Stay};
use pushflip_core::session::{FileError, Match};

use form::PathForm;

use act::Action;

/// Shows the menu, again when the language changes.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Records), show)
        .add_systems(
            Update,
            theme::rebuild::<Records, _>(show)
                .run_if(resource_changed::<Language>)
                .run_if(in_state(Menu::Records)),
        )
        .add_systems(
            Update,
            open_menus.run_if(on_message::<Exchange>).in_set(Step::Input).after(InputSystems::Act),
        )
        .add_plugins((list::plugin, act::plugin, form::plugin, diagram::plugin));
}

/// The width of the menu, in pixels.
const WIDTH: f32 = 900.0;
/// The height of the menu, in pixels: the form for a path takes its room from the list.
const HEIGHT: f32 = 640.0;

/// The menu.
#[derive(Component)]
struct Records;

/// A match in the list, or why the file of one cannot be read.
#[derive(Component, Clone)]
struct Saved {
    /// Its file; none for the match on the table.
    path: Option<std::path::PathBuf>,
    content: Result<Box<Match>, FileError>,
}

/// The entry that is chosen, if it holds a match.
type Chosen<'w, 's> = Query<'w, 's, (Entity, &'static Saved), With<Checked>>;

fn show(
    mut commands: Commands,
    language: Res<Language>,
    on_table: MatchInView,
    mut reading: ResMut<list::Reading>,
) {
    *reading = list::Reading::default();
    let language = *language;
    let on_table = on_table.game().map(|game| Box::new(game.clone()));
    commands.spawn((theme::backdrop("Records"), Records, DespawnOnExit(Menu::Records))).with_children(
        |back| {
            back.spawn(theme::steady_dialog("Matches menu", WIDTH, HEIGHT)).with_children(|menu| {
                menu.spawn(theme::heading(&language.say("records-heading")));
                menu.spawn(Node {
                    column_gap: px(20),
                    min_height: px(0),
                    flex_grow: 1.0,
                    flex_basis: px(0),
                    ..default()
                })
                .with_children(|body| {
                    list::place(body, language, on_table);
                    body.spawn(diagram::place());
                });
                menu.spawn(form::place());
                menu.spawn(theme::divider());
                buttons(menu, language);
            });
        },
    );
}

fn buttons(menu: &mut ChildSpawnerCommands, language: Language) {
    let rows: [&[Action]; 2] = [
        &[Action::Delete, Action::CopyRecord, Action::CopyPosition, Action::Review, Action::Open],
        &[Action::Paste, Action::OpenFile, Action::SaveAs, Action::Close],
    ];
    for row in rows {
        menu.spawn(theme::button_row()).with_children(|place| {
            for &action in row {
                let (name, id) = action.words();
                let skin = if action == Action::Open { Skin::Primary } else { Skin::Secondary };
                let mut button =
                    place.spawn((theme::text_button(name, &language.say(id), skin), action, Stay));
                if action == Action::Close {
                    button.insert(theme::first_focus());
                }
                action.give(&mut button);
            }
        });
    }
}

/// Opens the list, the form for a path, or the screen for a new match.
fn open_menus(
    mut wishes: MessageReader<Exchange>,
    on_table: MatchInView,
    mut form: ResMut<PathForm>,
    mut menu: ResMut<NextState<Menu>>,
    mut next: ResMut<NextState<Screen>>,
) {
    for wish in wishes.read() {
        match wish {
            Exchange::Browse => menu.set(Menu::Records),
            Exchange::Save => {
                *form = if on_table.game().is_some() { PathForm::Save } else { PathForm::None };
                menu.set(Menu::Records);
            }
            Exchange::NewGame => {
                NextState::set_if_neq(&mut next, Screen::Setup);
                NextState::set_if_neq(&mut menu, Menu::None);
            }
            _ => {}
        }
    }
}
