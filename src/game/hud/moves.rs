//! The move list, a column per seat; a click shows the position after a move.

use std::ops::Range;

use bevy::input::ButtonState;
use bevy::input::keyboard::KeyboardInput;
use bevy::input_focus::FocusedInput;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, Button, observe};

use crate::game::input::{Action, Bindings, tooltip_with_key};
use crate::game::language::LocalizedLabel;
use crate::game::state::{MatchCommand, Screen, Step, ViewedPly};
use crate::game::theme::{self, Icon, InheritColor, Skin, Tooltip, palette, sends, typeface};
use crate::game::turn::CurrentMatch;
use pushflip_core::language::{Localized, msg};
use pushflip_core::session::AnyMove;

pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (update_list, select_ply, update_steps)
            .chain()
            .in_set(Step::Hud)
            .run_if(in_state(Screen::Playing))
            .run_if(
                resource_changed::<CurrentMatch>
                    .or_else(resource_changed::<ViewedPly>)
                    .or_else(resource_changed::<Bindings>)
                    .or_else(any_match_filter::<Added<MoveList>>),
            ),
    );
}

/// The height of a row, in pixels.
const ROW: f32 = 26.0;
/// The width of the row numbers, in pixels.
const NUMBER: f32 = 28.0;
/// A long match is listed in blocks of this many plies: a multiple of every number of columns.
const BLOCK: usize = 400;

/// The list and its contents.
#[derive(Component, Default)]
struct MoveList {
    shown: Vec<AnyMove>,
    /// Plies before the first listed one.
    from: usize,
    columns: usize,
    last_row: Option<Entity>,
}

/// A move in the list, with the number of plies before it.
#[derive(Component, Clone, Copy)]
struct Ply(usize);

/// A button that steps through the match like the key of an action, and its tooltip.
#[derive(Component)]
struct Jump(Action, Localized);

pub(super) fn spawn_list(panel: &mut ChildSpawnerCommands) {
    let content = theme::scroll_column(panel, 0.0, |_| {});
    panel.commands().entity(content).insert((
        Name::new("Moves"),
        MoveList::default(),
        LocalizedLabel(msg::SPOKEN_MOVES),
        Skin::Group,
        TabIndex(0),
        observe(step_by_arrows),
    ));
}

/// Adds the buttons that step through the match. They are at the lower edge, where no changing text moves them.
pub(super) fn spawn_steps(panel: &mut ChildSpawnerCommands) {
    panel
        .spawn(Node { justify_content: JustifyContent::Center, flex_shrink: 0.0, ..theme::row(8.0) })
        .with_children(|row| {
            for (name, words, icon, action) in [
                ("First position (Home)", msg::TABLE_FIRST, Icon::First, Action::FirstPly),
                ("One ply back (Left)", msg::TABLE_PREVIOUS, Icon::Previous, Action::PreviousPly),
                ("One ply on (Right)", msg::TABLE_NEXT, Icon::Next, Action::NextPly),
                ("Back to the game (End)", msg::TABLE_LAST, Icon::Last, Action::LastPly),
            ] {
                let button = theme::icon_button(name, words.clone(), icon, Skin::Quiet);
                row.spawn((button, Jump(action, words), observe(step)));
            }
        });
}

fn step(
    pressed: On<Activate>,
    steps: Query<&Jump>,
    game: Res<CurrentMatch>,
    viewed_ply: Res<ViewedPly>,
    mut commands: MessageWriter<MatchCommand>,
) -> Result {
    let Jump(action, _) = steps.get(pressed.entity)?;
    let to = action.stepped(game.viewed_plies(*viewed_ply), game.moves().len());
    commands.write_batch(to.map(MatchCommand::ViewPly));
    Ok(())
}

/// Steps through the match by arrow keys while the list has the focus.
fn step_by_arrows(
    mut event: On<FocusedInput<KeyboardInput>>,
    game: Res<CurrentMatch>,
    viewed_ply: Res<ViewedPly>,
    mut commands: MessageWriter<MatchCommand>,
) {
    let action = match event.input.key_code {
        KeyCode::ArrowUp | KeyCode::ArrowLeft => Action::PreviousPly,
        KeyCode::ArrowDown | KeyCode::ArrowRight => Action::NextPly,
        KeyCode::Home => Action::FirstPly,
        KeyCode::End => Action::LastPly,
        _ => return,
    };
    event.propagate(false);
    if event.input.state == ButtonState::Pressed {
        let to = action.stepped(game.viewed_plies(*viewed_ply), game.moves().len());
        commands.write_batch(to.map(MatchCommand::ViewPly));
    }
}

fn update_list(
    mut commands: Commands,
    game: Res<CurrentMatch>,
    viewed_ply: Res<ViewedPly>,
    mut lists: Query<(Entity, &mut MoveList)>,
) {
    for (entity, mut list) in &mut lists {
        let plies = game.viewed_plies(*viewed_ply);
        let listed = visible_plies(game.moves().len(), plies);
        let moves = &game.moves()[listed.clone()];
        let columns = game.setup().seats.len();
        if (list.columns, list.from) != (columns, listed.start) || !moves.starts_with(&list.shown) {
            *list = MoveList { columns, from: listed.start, ..default() };
            commands.entity(entity).despawn_children();
        }
        for (ply, &mv) in listed.zip(moves).skip(list.shown.len()) {
            let row = match list.last_row {
                Some(row) if ply % columns != 0 => row,
                _ => {
                    let number = format!("{}.", ply / columns + 1);
                    let row = commands.spawn((move_row(ROW, number, columns), ChildOf(entity))).id();
                    list.last_row = Some(row);
                    row
                }
            };
            commands.spawn((cell(ply, mv, columns), ChildOf(row)));
            list.shown.push(mv);
        }
    }
}

/// A row of a list of moves: its number, and columns for moves.
pub fn move_row(height: f32, number: String, columns: usize) -> impl Bundle {
    (
        Node {
            display: Display::Grid,
            grid_template_columns: vec![GridTrack::px(NUMBER), RepeatedGridTrack::flex(columns as u16, 1.0)],
            width: percent(100),
            height: px(height),
            flex_shrink: 0.0,
            align_items: AlignItems::Center,
            ..default()
        },
        children![(Text::new(number), typeface::regular(typeface::SMALL), TextColor(palette::PARCHMENT_DIM))],
    )
}

/// A move in a list of moves, as a button.
pub fn move_cell(height: f32, mv: AnyMove, font_size: f32, padding: f32) -> impl Bundle {
    (
        Button,
        Skin::Quiet,
        Node {
            height: px(height),
            padding: UiRect::horizontal(px(padding)),
            border: UiRect::all(theme::LINE),
            border_radius: BorderRadius::all(px(4)),
            align_items: AlignItems::Center,
            column_gap: px(4),
            ..default()
        },
        children![(
            Text::new(mv.to_string()),
            typeface::regular(font_size),
            TextColor::WHITE,
            TextLayout::linebreak(LineBreak::NoWrap),
            InheritColor
        )],
    )
}

fn cell(ply: usize, mv: AnyMove, columns: usize) -> impl Bundle {
    // Four columns need a smaller font.
    let (size, side) = if columns > 2 { (typeface::SMALL - 1.0, 4.0) } else { (typeface::BODY, 8.0) };
    (
        Name::new(format!("Ply {}", ply + 1)),
        Ply(ply),
        sends(MatchCommand::ViewPly(ply + 1)),
        move_cell(ROW, mv, size, side),
    )
}

/// Checks the ply whose position is shown, and scrolls to it.
fn select_ply(
    mut commands: Commands,
    game: Res<CurrentMatch>,
    viewed_ply: Res<ViewedPly>,
    cells: Query<(Entity, &Ply)>,
    mut lists: Query<(&MoveList, &ComputedNode, &mut ScrollPosition)>,
) {
    let plies = game.viewed_plies(*viewed_ply);
    for (cell, ply) in &cells {
        theme::set_checked(&mut commands, cell, ply.0 + 1 == plies);
    }
    for (list, node, scroll) in &mut lists {
        let row = plies.saturating_sub(1) / list.columns.max(1);
        let to = scroll_to(row, node.size().y * node.inverse_scale_factor(), scroll.y);
        scroll.map_unchanged(|scroll| &mut scroll.y).set_if_neq(to);
    }
}

/// The plies to list when the board shows the position after `plies` of `all`. Each row is a button, so a very long match
/// is listed only around the current ply.
pub fn visible_plies(all: usize, plies: usize) -> Range<usize> {
    let block = plies.saturating_sub(1) / BLOCK * BLOCK;
    block.saturating_sub(BLOCK)..(block + 2 * BLOCK).min(all)
}

/// The nearest scroll position that shows a row and the next one entirely.
fn scroll_to(row: usize, visible: f32, now: f32) -> f32 {
    let (top, bottom) = (row as f32 * ROW, (row + 2) as f32 * ROW);
    now.clamp((bottom - visible).max(0.0), top.max(bottom - visible).max(0.0))
}

fn update_steps(
    mut commands: Commands,
    game: Res<CurrentMatch>,
    viewed_ply: Res<ViewedPly>,
    bindings: Res<Bindings>,
    mut steps: Query<(Entity, &Jump, &mut Tooltip)>,
) {
    let plies = game.viewed_plies(*viewed_ply);
    for (button, Jump(action, words), mut tooltip) in &mut steps {
        tooltip.set_if_neq(Tooltip(tooltip_with_key(words.clone(), &bindings, *action)));
        let is_enabled = action.stepped(plies, game.moves().len()) != Some(plies);
        theme::set_enabled(&mut commands, button, is_enabled);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_scrolls_only_to_hidden_rows() {
        assert_eq!(scroll_to(0, 240.0, 0.0), 0.0);
        assert_eq!(scroll_to(5, 240.0, 0.0), 0.0);
        assert_eq!(scroll_to(20, 240.0, 0.0), 22.0 * ROW - 240.0);
        assert_eq!(scroll_to(2, 240.0, 300.0), 2.0 * ROW);
    }
}
