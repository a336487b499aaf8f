//! The players of an edited position: each seat a person or a level.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::{Editing, Page, texts};
use crate::game::hud::symbol;
use crate::game::language::Language;
use crate::game::settings::Draft;
use crate::game::state::{Screen, StartMatch, Step};
use crate::game::theme::{self, Icon, Skin, Stay};
use pushflip_core::ai::Level;
use pushflip_core::rules::Variant;
use pushflip_core::session::{Controller, Setup};

/// Keeps who sits where.
pub(super) fn plugin(app: &mut App) {
    // A person against the computer, as at the first start of the game.
    let seats = Draft::default().seats.map(|seat| seat.controller);
    app.insert_resource(Players(seats))
        .add_systems(Update, follow.in_set(Step::Hud).run_if(in_state(Screen::Editor)));
}

/// Who moves for each seat, whether the game has it or not.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
struct Players([Controller; 4]);

/// The name of who sits on a seat.
#[derive(Component, Clone, Copy)]
struct Sits(usize);

/// A button that gives a seat to the next one, or the one before.
#[derive(Component, Clone, Copy)]
struct Change {
    seat: usize,
    on: bool,
}

/// A person, then the levels, weakest first.
fn choices(variant: Variant) -> Vec<Controller> {
    let levels = Level::choices(variant).into_iter().map(Controller::Computer);
    [Controller::Human].into_iter().chain(levels).collect()
}

/// The page of the panel.
pub(super) fn fill(panel: &mut ChildSpawnerCommands, variant: Variant, language: Language) {
    panel.spawn(theme::subheading(&language.say("editor-who")));
    theme::scroll_column(panel, 8.0, |list| {
        for seat in 0..variant.seats() {
            list.spawn(Node { flex_shrink: 0.0, flex_wrap: FlexWrap::NoWrap, ..theme::row(4.0) })
                .with_children(|row| {
                    let name = Setup::seat_name(variant, seat);
                    let button =
                        |row: &mut ChildSpawnerCommands, suffix: &str, tip: &str, icon: Icon, on: bool| {
                            let name = format!("{name} {suffix}");
                            let button = theme::icon_button(&name, &language.say(tip), icon, Skin::Quiet);
                            row.spawn((button, Change { seat, on }, Stay, observe(change)));
                        };
                    row.spawn(theme::glyph(symbol(variant, seat), 32.0));
                    button(row, "weaker", "editor-weaker", Icon::Previous, false);
                    row.spawn((
                        Node {
                            flex_grow: 1.0,
                            flex_basis: px(0),
                            min_width: px(0),
                            justify_content: JustifyContent::Center,
                            ..default()
                        },
                        children![(theme::label(""), Sits(seat))],
                    ));
                    button(row, "stronger", "editor-stronger", Icon::Next, true);
                });
        }
    });
    panel.spawn((
        theme::primary_button("Start from here", &language.say("editor-start")),
        theme::first_focus(),
        observe(start),
    ));
    panel.spawn((
        theme::secondary_button("Back to the board", &language.say("editor-back")),
        Stay,
        observe(back),
    ));
}

fn change(
    pressed: On<Activate>,
    changes: Query<&Change>,
    editing: Res<Editing>,
    mut players: ResMut<Players>,
) -> Result {
    let Change { seat, on } = *changes.get(pressed.entity)?;
    let choices = choices(editing.variant());
    // Perfect without its tables counts as the first choice.
    let now = players.0[seat].within(editing.variant());
    let at = choices.iter().position(|choice| *choice == now).unwrap_or(0);
    let next = if on { at + 1 } else { at + choices.len() - 1 };
    players.0[seat] = choices[next % choices.len()];
    Ok(())
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
    language: Res<Language>,
    mut names: Query<(&Sits, &mut Text)>,
) {
    for (&Sits(seat), mut text) in &mut names {
        let player = players.0[seat].within(editing.variant());
        text.set_if_neq(Text(texts::controller(*language, player)));
    }
}
