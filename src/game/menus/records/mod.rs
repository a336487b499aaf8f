//! The matches menu: saved matches and the current one, to open, review, copy, export and delete.

mod actions;
mod diagram;
mod list;
mod path_form;
mod text;

use bevy::prelude::*;
use bevy::ui::Checked;
use bevy::ui_widgets::observe;

use super::{close, spawn_menu};
use crate::game::exchange::MatchInView;
use crate::game::input::InputSystems;
use crate::game::state::{Exchange, Menu, Screen, Step};
use crate::game::theme;
use pushflip_core::language::msg;
use pushflip_core::session::{FileError, Match};

use path_form::PathForm;

use actions::Needs;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Records), show)
        .add_systems(
            Update,
            open_menus.run_if(on_message::<Exchange>).in_set(Step::Input).after(InputSystems::Act),
        )
        .add_plugins((list::plugin, actions::plugin, path_form::plugin, diagram::plugin));
}

/// A match in the list, or the error of its file.
#[derive(Component, Clone)]
struct SavedMatch {
    /// `None` for the current match.
    path: Option<std::path::PathBuf>,
    content: Result<Box<Match>, FileError>,
}

type Selected<'w, 's> = Query<'w, 's, (Entity, &'static SavedMatch), With<Checked>>;

fn show(mut commands: Commands, current: MatchInView, mut reading: ResMut<list::Reading>) {
    *reading = list::Reading::default();
    let current = current.game().map(|game| Box::new(game.clone()));
    spawn_menu(&mut commands, Menu::Records, theme::dialog("Matches menu", theme::WIDE), |menu| {
        menu.spawn(theme::heading(msg::RECORDS_HEADING));
        let body =
            Node { column_gap: px(20), min_height: px(0), flex_grow: 1.0, flex_basis: px(0), ..default() };
        menu.spawn(body).with_children(|body| {
            list::spawn(body, current);
            body.spawn(diagram::diagram());
        });
        menu.spawn(path_form::path_form());
        menu.spawn(theme::divider());
        spawn_buttons(menu);
    });
}

fn spawn_buttons(menu: &mut ChildSpawnerCommands) {
    let button = theme::secondary_button;
    menu.spawn(theme::button_row()).with_children(|row| {
        let question = Some(msg::RECORDS_DELETE_SURE);
        let delete = theme::confirm_button("Delete match", msg::RECORDS_DELETE, question);
        row.spawn((delete, Needs::File, observe(actions::delete)));
        let copy_record = button("Copy record", msg::RECORDS_COPY);
        row.spawn((copy_record, Needs::Match, actions::copies(Match::to_record)));
        let copy_position = button("Copy position", msg::RECORDS_COPY_POSITION);
        let copies = actions::copies(|game| game.position().to_string());
        row.spawn((copy_position, Needs::Match, copies));
        let review = button("Review match", msg::RECORDS_REVIEW);
        row.spawn((review, Needs::Analysis, observe(actions::review)));
        let open = theme::primary_button("Open match", msg::RECORDS_OPEN);
        row.spawn((open, Needs::SavedMatch, observe(actions::open)));
    });
    menu.spawn(theme::button_row()).with_children(|row| {
        row.spawn((button("Paste", msg::RECORDS_PASTE), theme::sends(Exchange::Paste)));
        row.spawn((button("Open file", msg::RECORDS_OPEN_FILE), actions::toggles(PathForm::Open)));
        let save = button("Save as", msg::RECORDS_SAVE_AS);
        row.spawn((save, Needs::Match, actions::toggles(PathForm::Save)));
        row.spawn((button("Close", msg::RECORDS_CLOSE), theme::initial_focus(), observe(close)));
    });
}

/// Opens this menu, with the path form if requested, or the new game form.
fn open_menus(
    mut requests: MessageReader<Exchange>,
    current: MatchInView,
    mut form: ResMut<PathForm>,
    mut menu: ResMut<NextState<Menu>>,
    mut next: ResMut<NextState<Screen>>,
) {
    for request in requests.read() {
        match request {
            Exchange::Browse => menu.set(Menu::Records),
            Exchange::Save => {
                *form = if current.game().is_some() { PathForm::Save } else { PathForm::None };
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
