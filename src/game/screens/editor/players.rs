//! The players of an edited position: each seat a person or a level.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::{Editing, Page, texts};
use crate::game::hud::seat_icon;
use crate::game::language::LocalizedText;
use crate::game::settings::Draft;
use crate::game::state::{Screen, StartMatch, Step};
use crate::game::theme::{self, Icon, KeepFocus, Skin};
use pushflip_core::ai::Level;
use pushflip_core::language::{Localized, msg};
use pushflip_core::rules::Variant;
use pushflip_core::session::{Controller, Setup};

pub(super) fn plugin(app: &mut App) {
    // A person against the computer, as in the default setup.
    let seats = Draft::default().seats.map(|seat| seat.controller);
    app.insert_resource(Players(seats))
        .add_systems(Update, follow.in_set(Step::Hud).run_if(in_state(Screen::Editor)));
}

/// The player of each seat, also of seats that the current game does not have.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
struct Players([Controller; 4]);

impl Players {
    /// Gives a seat the next player, or the previous one.
    fn change(&mut self, variant: Variant, seat: usize, next: bool) {
        let choices = choices(variant);
        // The perfect player without a tablebase is not among the choices.
        let now = self.0[seat].within(variant);
        let at = choices.iter().position(|choice| *choice == now).unwrap_or(0);
        let to = if next { at + 1 } else { at + choices.len() - 1 };
        self.0[seat] = choices[to % choices.len()];
    }
}

#[derive(Component, Clone, Copy)]
struct PlayerLabel(usize);

/// A person, then the levels, weakest first.
fn choices(variant: Variant) -> Vec<Controller> {
    let levels = Level::choices(variant).into_iter().map(Controller::Computer);
    [Controller::Human].into_iter().chain(levels).collect()
}

pub(super) fn spawn(panel: &mut ChildSpawnerCommands, variant: Variant) {
    panel.spawn(theme::panel_part(10.0, true)).with_children(|part| {
        part.spawn(theme::subheading(msg::EDITOR_WHO));
        theme::scroll_column(part, 8.0, |list| {
            for seat in 0..variant.seats() {
                seat_row(list, variant, seat);
            }
        });
    });
    panel.spawn(theme::divided_panel_part(10.0, false)).with_children(|part| {
        part.spawn((
            theme::primary_button("Start from here", msg::EDITOR_START),
            theme::initial_focus(),
            observe(start),
        ));
        part.spawn((
            theme::secondary_button("Back to the board", msg::EDITOR_BACK),
            KeepFocus,
            observe(back),
        ));
    });
}

/// Spawns a seat with its player, between two buttons that change the player.
fn seat_row(list: &mut ChildSpawnerCommands, variant: Variant, seat: usize) {
    let row = Node { flex_shrink: 0.0, ..theme::line(4.0) };
    list.spawn(row).with_children(|row| {
        let name = Setup::seat_name(variant, seat);
        let button =
            |row: &mut ChildSpawnerCommands, suffix: &str, tip: Localized, icon: Icon, next: bool| {
                let name = format!("{name} {suffix}");
                let button = theme::icon_button(&name, tip, icon, Skin::Quiet);
                let change = move |_: On<Activate>, mut players: ResMut<Players>| {
                    players.change(variant, seat, next);
                };
                row.spawn((button, KeepFocus, observe(change)));
            };
        row.spawn(theme::glyph(seat_icon(variant, seat), 32.0));
        button(row, "weaker", msg::EDITOR_WEAKER, Icon::Previous, false);
        row.spawn((
            Node { justify_content: JustifyContent::Center, ..theme::filling_cell() },
            children![(theme::label(Localized::EMPTY), PlayerLabel(seat))],
        ));
        button(row, "stronger", msg::EDITOR_STRONGER, Icon::Next, true);
    });
}

fn start(
    _: On<Activate>,
    editing: Res<Editing>,
    players: Res<Players>,
    mut starts: MessageWriter<StartMatch>,
) {
    let variant = editing.variant();
    let seats = players.0.map(|seat| seat.within(variant));
    starts.write(StartMatch(Box::new(editing.to_match(&seats[..variant.seats()]))));
}

fn back(_: On<Activate>, mut page: ResMut<Page>) {
    page.set_if_neq(Page::Board);
}

fn follow(
    players: Res<Players>,
    editing: Res<Editing>,
    mut names: Query<(&PlayerLabel, &mut LocalizedText)>,
) {
    let own = Setup::new(editing.variant(), &players.0).only_person();
    for (&PlayerLabel(seat), mut text) in &mut names {
        let player = players.0[seat].within(editing.variant());
        text.set_if_neq(LocalizedText(texts::controller(player, own == Some(seat))));
    }
}
