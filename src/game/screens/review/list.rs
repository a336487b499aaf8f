//! The graded move list; the side line is indented where it leaves the match.

use std::ops::Range;

use bevy::prelude::*;
use bevy::ui::Checked;
use bevy::ui_widgets::ScrollIntoView;

use super::commands::ReviewCommand;
use super::players::sign;
use super::study::{Branch, LinePosition, Study};
use super::texts;
use crate::game::hud;
use crate::game::theme::{self, Glyph, Tooltip, palette, typeface};
use pushflip_core::language::{Localized, msg};
use pushflip_core::session::{AnyMove, Grade};

/// The height of a row, in pixels.
const ROW: f32 = 24.0;
/// The width of the rows' numbers, in pixels.
const NUMBER: f32 = 28.0;
/// The size of a grade symbol, in pixels.
const SIGN: f32 = 13.0;
/// The number of plies in a row.
const COLUMNS: usize = 2;

#[derive(Component, Default)]
pub(super) struct Plies {
    /// The listed plies of the match, the ply where the side line begins, and its moves; `None` while the list is
    /// empty.
    shown: Option<(Range<usize>, usize, Vec<AnyMove>)>,
    /// A ply that must be scrolled into view.
    to_reveal: Option<Entity>,
    /// The height of the list at the last update, in physical pixels.
    height: f32,
}

/// A ply of the list, identified by the position after it.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
pub(super) struct After(LinePosition);

/// The symbol of a ply's grade.
#[derive(Component)]
pub(super) struct Sign(LinePosition, Option<Grade>);

pub(super) fn spawn(panel: &mut ChildSpawnerCommands) {
    let content = theme::scroll_column(panel, 0.0, |_| {});
    panel.commands().entity(content).insert((Name::new("Plies"), Plies::default()));
}

pub(super) fn list(mut commands: Commands, study: Res<Study>, list: Single<(Entity, &mut Plies)>) {
    let (entity, mut list) = list.into_inner();
    let (from, moves) = study.side().map_or((0, Vec::new()), |side| (side.from, side.moves.clone()));
    let listed = hud::visible_plies(study.game().moves().len(), study.viewed().plies);
    let shown = (listed.clone(), from, moves);
    if list.shown.as_ref() == Some(&shown) {
        return;
    }
    list.shown = Some(shown);
    commands.entity(entity).despawn_children().with_children(|rows| fill(rows, &study, listed));
}

fn fill(rows: &mut ChildSpawnerCommands, study: &Study, listed: Range<usize>) {
    let moves = study.game().moves();
    let before = listed.start / COLUMNS;
    let seats = study.game().setup().seats.len();
    // The side line is below the ply that it replaces, or below the last one.
    let side_row = study.side().map(|side| side.from.min(moves.len().saturating_sub(1)) / COLUMNS);
    for (plies, number) in moves[listed].chunks(COLUMNS).zip(before..) {
        let first = number * COLUMNS;
        // With four seats every second row begins a round.
        let round =
            if first.is_multiple_of(seats) { format!("{}.", first / seats + 1) } else { String::new() };
        rows.spawn(hud::move_row(ROW, round, COLUMNS)).with_children(|row| {
            for (column, &mv) in plies.iter().enumerate() {
                let place = LinePosition { branch: Branch::Game, plies: first + column + 1 };
                spawn_cell(row, study, place, mv);
            }
        });
        if side_row == Some(number) {
            side_line(rows, study);
        }
    }
    if moves.is_empty() {
        side_line(rows, study);
    }
}

fn side_line(rows: &mut ChildSpawnerCommands, study: &Study) {
    let Some(side) = study.side() else { return };
    rows.spawn((
        Name::new("Side line"),
        Node {
            margin: UiRect::left(px(NUMBER)),
            padding: UiRect::left(px(6)),
            border: UiRect::left(px(2)),
            flex_wrap: FlexWrap::Wrap,
            flex_shrink: 0.0,
            ..default()
        },
        BorderColor::all(palette::BRASS),
    ))
    .with_children(|line| {
        for (ply, &mv) in side.moves.iter().enumerate().skip(side.from) {
            let place = LinePosition { branch: Branch::Side, plies: ply + 1 };
            spawn_cell(line, study, place, mv);
        }
    });
}

fn spawn_cell(row: &mut ChildSpawnerCommands, study: &Study, place: LinePosition, mv: AnyMove) {
    let name = match place.branch {
        Branch::Game => format!("Ply {}", place.plies),
        Branch::Side => format!("Side ply {}", place.plies),
    };
    let mut cell = row.spawn((
        Name::new(name),
        After(place),
        theme::sends(ReviewCommand::At(place)),
        hud::move_cell(ROW, mv, typeface::SMALL, 6.0),
    ));
    cell.with_child((
        Sign(place, None),
        Node { width: px(SIGN), height: px(SIGN), flex_shrink: 0.0, ..default() },
    ));
    let words = tip(study, place, mv);
    if !words.is_empty() {
        cell.insert(Tooltip(words));
    }
}

/// The move in words and its grade: a move without a symbol is a good one, or not judged yet.
fn tip(study: &Study, place: LinePosition, mv: AnyMove) -> Localized {
    let grade = match study.grade(place.branch, place.plies - 1) {
        Some(grade) => grade.into(),
        None if study.may_be_judged() => msg::REVIEW_THINKING,
        None => Localized::EMPTY,
    };
    let words = [texts::explained(mv).unwrap_or_default(), grade];
    Localized::joined(words.into_iter().filter(|words| !words.is_empty()), "\n")
}

/// Adds the grade symbols, and the grades in the tooltips, as the verdicts arrive.
pub(super) fn sign_plies(
    mut commands: Commands,
    study: Res<Study>,
    mut signs: Query<(Entity, &mut Sign, &ChildOf)>,
) {
    for (entity, mut shown, cell) in &mut signs {
        let place = shown.0;
        let grade = study.grade(place.branch, place.plies - 1);
        if shown.1 == grade {
            continue;
        }
        shown.1 = grade;
        if let Some(&mv) = study.line(place.branch).get(place.plies - 1) {
            commands.entity(cell.parent()).insert(Tooltip(tip(&study, place, mv)));
        }
        match grade.and_then(sign) {
            Some(icon) => {
                commands.entity(entity).insert((ImageNode::default(), Glyph(icon)));
            }
            None => {
                commands.entity(entity).remove::<(ImageNode, Glyph)>();
            }
        }
    }
}

/// Marks the ply before the viewed position.
pub(super) fn mark(
    mut commands: Commands,
    study: Res<Study>,
    cells: Query<(Entity, &After, Has<Checked>)>,
    mut list: Single<&mut Plies>,
) {
    for (cell, after, checked) in &cells {
        let here = after.0 == study.viewed();
        theme::set_checked(&mut commands, cell, here);
        if here && !checked {
            list.to_reveal = Some(cell);
        }
    }
}

/// Scrolls to the marked ply once its layout is known, and again when the height of the list changes.
pub(super) fn reveal(
    mut commands: Commands,
    mut lists: Query<(&mut Plies, &ComputedNode)>,
    nodes: Query<&ComputedNode, With<After>>,
    marked: Query<Entity, (With<After>, With<Checked>)>,
) {
    for (mut list, node) in &mut lists {
        if (list.height - node.size().y).abs() > f32::EPSILON {
            list.height = node.size().y;
            list.to_reveal = marked.iter().next();
        }
        if let Some(entity) = list.to_reveal
            && nodes.get(entity).is_ok_and(|cell| cell.size().y > 0.0)
        {
            list.to_reveal = None;
            commands.trigger(ScrollIntoView { entity });
        }
    }
}
