//! The analysis switch and the three best lines.

use bevy::prelude::*;
use bevy::ui::Checked;
use bevy::ui_widgets::{ValueChange, observe};

use super::analysis::Analysed;
use super::commands::ReviewCommand;
use super::is_open;
use super::study::Study;
use super::texts;
use crate::game::input::{Action, Bindings, tooltip_with_key};
use crate::game::language::LocalizedText;
use crate::game::state::Step;
use crate::game::theme::{self, palette, typeface};
use pushflip_core::ai::Candidate;
use pushflip_core::language::{Localized, msg};
use pushflip_core::session::{AnyMove, Worth};

/// Keeps the switch and the lines up to date.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (mark, follow).in_set(Step::Hud).run_if(is_open));
}

/// The number of lines.
const LINES: usize = 3;
/// The maximum number of characters of a line.
const MAX_CHARACTERS: usize = 24;
/// The width of a line's value, in pixels.
const VALUE: f32 = 74.0;

#[derive(Component)]
struct Switch;

/// One of the lines, the best first.
#[derive(Component, Clone, Copy)]
struct Row(usize);

/// A part of a line.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
enum Part {
    Value,
    Moves,
}

/// Spawns the switch and the lines, unless the match must not be analysed.
pub(super) fn spawn(panel: &mut ChildSpawnerCommands, study: &Study, bindings: &Bindings) {
    if !study.may_be_judged() {
        return;
    }
    let text = |row: usize, part, font| {
        let name = if part == Part::Value { "value" } else { "moves" };
        (
            Name::new(format!("Line {} {name}", row + 1)),
            Row(row),
            part,
            LocalizedText::default(),
            font,
            TextColor(palette::PARCHMENT),
            TextLayout::linebreak(LineBreak::NoWrap),
        )
    };
    let label = tooltip_with_key(msg::REVIEW_ANALYSE, bindings, Action::Values);
    panel.spawn(Node { flex_shrink: 0.0, ..theme::column(0.0) }).with_children(|place| {
        place.spawn((theme::toggle("Analyse", label), Switch, observe(switch)));
        for row in 0..LINES {
            place.spawn((
                Name::new(format!("Line {}", row + 1)),
                Row(row),
                Node { display: Display::None, column_gap: px(4), ..default() },
                children![
                    (
                        Node { width: px(VALUE), flex_shrink: 0.0, ..default() },
                        children![text(row, Part::Value, typeface::bold(typeface::SMALL))],
                    ),
                    (
                        Node {
                            flex_grow: 1.0,
                            flex_basis: px(0),
                            min_width: px(0),
                            overflow: Overflow::clip(),
                            ..default()
                        },
                        children![text(row, Part::Moves, typeface::regular(typeface::SMALL))],
                    ),
                ],
            ));
        }
    });
    panel.spawn(theme::divider());
}

fn switch(change: On<ValueChange<bool>>, mut commands: MessageWriter<ReviewCommand>) {
    commands.write(ReviewCommand::Analyse(change.value));
}

fn mark(study: Res<Study>, switches: Query<(Entity, Has<Checked>), With<Switch>>, mut commands: Commands) {
    for (switch, checked) in &switches {
        theme::set_checked(&mut commands, switch, study.analysing, checked);
    }
}

/// The moves of a line, as many as fit.
fn moves(candidate: &Candidate<AnyMove>) -> Localized {
    let mut shown = String::new();
    for mv in candidate.line.iter().map(ToString::to_string) {
        if shown.len() + mv.len() > MAX_CHARACTERS {
            break;
        }
        shown += &mv;
        shown.push(' ');
    }
    shown.trim_end().into()
}

fn follow(
    study: Res<Study>,
    analysed: Res<Analysed>,
    added: Query<(), Added<Row>>,
    mut rows: Query<&mut Node, (With<Row>, Without<Part>)>,
    mut texts: Query<(&Row, &Part, &mut LocalizedText)>,
) {
    if !study.is_changed() && !analysed.is_changed() && added.is_empty() {
        return;
    }
    let found = analysed.of_shown(&study).map_or(&[][..], |found| &found.candidates);
    for mut node in &mut rows {
        let display = if study.analysing { Display::Flex } else { Display::None };
        if node.display != display {
            node.display = display;
        }
    }
    for (row, part, mut text) in &mut texts {
        let candidate = found.get(row.0);
        let words = candidate.map(|candidate| match part {
            Part::Value => texts::worth(Worth::of_candidate(candidate)),
            Part::Moves => moves(candidate),
        });
        // An empty line keeps its height.
        text.set_if_neq(LocalizedText(words.unwrap_or_else(|| " ".into())));
    }
}
