//! The analysis switch and the best lines: three, or in Quixo for two all moves up to symmetry with the results of the
//! player's own matches. A press plays the first move of a line.

use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, Button, ValueChange, observe};

use super::analysis::Analysed;
use super::commands::ReviewCommand;
use super::explorer::{Explored, Explorer, MasterMove};
use super::study::Study;
use super::texts;
use crate::game::input::{Action, Bindings, tooltip_with_key};
use crate::game::language::LocalizedText;
use crate::game::theme::{self, Skin, Tooltip, typeface};
use pushflip_core::ai::{Candidate, Level};
use pushflip_core::language::{Localized, msg};
use pushflip_core::rules::Variant;
use pushflip_core::rules::quixo::Push;
use pushflip_core::session::statistics::{Tally, explorer_notes, master_plays};
use pushflip_core::session::{AnyMove, Worth};

/// The number of lines of games without the explorer.
const LINES: usize = 3;
/// The maximum number of characters of a line.
const MAX_CHARACTERS: usize = 24;
/// The width of a line's value, in pixels.
const VALUE: f32 = 92.0;
/// The height of a line, in pixels.
const HEIGHT: f32 = 22.0;
/// The height of the explorer, which scrolls, in pixels.
const EXPLORER: f32 = 118.0;

#[derive(Component)]
pub(super) struct Switch;

/// A part of the panel that is shown only during the analysis.
#[derive(Component)]
pub(super) struct WhileAnalysing;

/// The scrolling column of the explorer.
#[derive(Component)]
pub(super) struct Column;

/// One of the lines, the best first, with its first move.
#[derive(Component, Clone, Copy)]
pub(super) struct Row(usize, Option<AnyMove>);

#[derive(Component, Clone, Copy, PartialEq, Eq)]
pub(super) enum Part {
    /// The sentence below the lines of the explorer.
    Note,
    Value(usize),
    Moves(usize),
    /// The results of the own matches.
    Results(usize),
    /// The button below that sentence.
    Master,
}

/// Spawns the switch and the lines, unless the match must not be analysed.
pub(super) fn spawn(panel: &mut ChildSpawnerCommands, study: &Study, bindings: &Bindings) {
    if !study.may_be_judged() {
        return;
    }
    let label = tooltip_with_key(msg::REVIEW_ANALYSE, bindings, Action::Values);
    panel.spawn(Node { flex_shrink: 0.0, ..theme::column(0.0) }).with_children(|place| {
        let tip = Tooltip(msg::REVIEW_ANALYSE_TIP);
        place.spawn((theme::toggle("Analyse", label), tip, Switch, observe(switch)));
        let mut lines = place.spawn((
            Name::new("Lines"),
            WhileAnalysing,
            Node { display: Display::None, flex_shrink: 0.0, ..theme::column(0.0) },
        ));
        if study.game().setup().variant != Variant::Quixo {
            lines.with_children(|list| (0..LINES).for_each(|row| spawn_row(list, row, false)));
            return;
        }
        lines.entry::<Node>().and_modify(|mut node| node.height = px(EXPLORER));
        lines.with_children(|lines| {
            let column = theme::scroll_column(lines, 0.0, |list| {
                (0..Push::all().count()).for_each(|row| spawn_row(list, row, true));
                list.spawn((
                    Name::new("Explorer note"),
                    Part::Note,
                    theme::note(Localized::EMPTY),
                    Node { flex_shrink: 0.0, ..default() },
                ));
                let ask = row_button("Master plays".into(), WhileAnalysing);
                let words = theme::caption(Localized::EMPTY, typeface::regular(typeface::SMALL));
                list.spawn((ask, theme::sends(ReviewCommand::AskMaster))).with_child((Part::Master, words));
            });
            lines.commands().entity(column).insert(Column);
        });
    });
    panel.spawn(theme::divider());
}

/// A button as high as a line.
fn row_button<B: Bundle>(name: String, more: B) -> impl Bundle + use<B> {
    (
        Name::new(name),
        more,
        Button,
        Skin::Quiet,
        TabIndex(0),
        Node {
            min_height: px(HEIGHT),
            flex_shrink: 0.0,
            align_items: AlignItems::Center,
            column_gap: px(4),
            border_radius: BorderRadius::all(px(4)),
            ..default()
        },
    )
}

fn spawn_row(list: &mut ChildSpawnerCommands, row: usize, has_results: bool) {
    let text = |part, name, font| {
        (
            Name::new(format!("Line {} {name}", row + 1)),
            part,
            theme::caption(Localized::EMPTY, font),
            TextLayout::linebreak(LineBreak::NoWrap),
        )
    };
    let small = || typeface::regular(typeface::SMALL);
    list.spawn((row_button(format!("Line {}", row + 1), Row(row, None)), observe(play))).with_children(
        |line| {
            line.spawn(Node { width: px(VALUE), flex_shrink: 0.0, ..default() }).with_child(text(
                Part::Value(row),
                "value",
                typeface::bold(typeface::SMALL),
            ));
            line.spawn(Node { overflow: Overflow::clip(), ..theme::filling_cell() }).with_child(text(
                Part::Moves(row),
                "moves",
                small(),
            ));
            if has_results {
                line.spawn(text(Part::Results(row), "results", small()));
            }
        },
    );
}

fn play(pressed: On<Activate>, rows: Query<&Row>, mut commands: MessageWriter<ReviewCommand>) -> Result {
    commands.write_batch(rows.get(pressed.entity)?.1.map(ReviewCommand::Try));
    Ok(())
}

fn switch(change: On<ValueChange<bool>>, mut commands: MessageWriter<ReviewCommand>) {
    commands.write(ReviewCommand::Analyse(change.value));
}

pub(super) fn mark(study: Res<Study>, switches: Query<Entity, With<Switch>>, mut commands: Commands) {
    for switch in &switches {
        theme::set_checked(&mut commands, switch, study.analysing);
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

fn value(candidate: &Candidate<AnyMove>) -> Localized {
    texts::worth(Worth::of_candidate(candidate))
}

struct Line {
    mv: AnyMove,
    value: Localized,
    moves: Localized,
    results: Tally,
}

impl Line {
    fn of(candidate: &Candidate<AnyMove>) -> Self {
        let moves = moves(candidate);
        Self { mv: candidate.mv, value: value(candidate), moves, results: Tally::default() }
    }
}

/// The moves of the explorer. The analysis, which knows the optional draw rules, decides on values and order as soon as
/// it has any, so that the first line is the best move on the board.
fn explored_lines(explored: &Explored, candidates: &[Candidate<AnyMove>]) -> Vec<Line> {
    let best = |moves: &[AnyMove]| candidates.iter().position(|candidate| moves.contains(&candidate.mv));
    let mut lines: Vec<(usize, Line)> = (explored.groups.iter())
        .map(|group| {
            let place = best(&group.moves);
            let candidate = place.map(|place| &candidates[place]);
            let mv = candidate.map_or(group.moves[0], |candidate| candidate.mv);
            let value = candidate.map(value).or(group.value.map(Localized::from)).unwrap_or_default();
            let count = group.moves.len();
            let moves = if count > 1 { format!("{mv}  ×{count}") } else { mv.to_string() };
            let line = Line { mv, value, moves: moves.into(), results: group.results };
            (place.unwrap_or(usize::MAX), line)
        })
        .collect();
    lines.sort_by_key(|(place, _)| *place);
    lines.into_iter().map(|(_, line)| line).collect()
}

fn master(found: MasterMove) -> Localized {
    let level = Level::Master.title();
    match found {
        MasterMove::NotRequested => msg::ReviewAskMaster { level }.into(),
        MasterMove::Searching => msg::StatusThinks { name: level }.into(),
        MasterMove::Found(mv) => master_plays(mv),
    }
}

pub(super) fn follow(
    (study, analysed, explorer): (Res<Study>, Res<Analysed>, Res<Explorer>),
    mut rows: Query<(&mut Row, &mut Node), Without<WhileAnalysing>>,
    mut shown: Query<&mut Node, With<WhileAnalysing>>,
    mut texts: Query<(&Part, &mut LocalizedText)>,
    mut columns: Query<&mut ScrollPosition, With<Column>>,
    mut viewed: Local<Vec<AnyMove>>,
) {
    for mut node in &mut shown {
        theme::set_shown(&mut node, study.analysing);
    }
    let found = analysed.of_shown(&study).map_or(&[][..], |found| &found.candidates);
    let explored = explorer.of_shown(&study);
    let lines: Vec<Line> = match explored {
        Some(explored) => explored_lines(explored, found),
        None => found.iter().take(LINES).map(Line::of).collect(),
    };
    let explores = Explorer::is_for(&study);
    for (row, mut node) in &mut rows {
        let line = lines.get(row.0);
        row.map_unchanged(|row| &mut row.1).set_if_neq(line.map(|line| line.mv));
        // A line that is still empty keeps its height.
        theme::set_shown(&mut node, study.analysing && (!explores || line.is_some()));
    }
    for (part, mut text) in &mut texts {
        let words = match *part {
            Part::Note => explored.map(|explored| explorer_notes(&explored.groups, explored.reached)),
            Part::Value(row) => lines.get(row).map(|line| line.value.clone()),
            Part::Moves(row) => lines.get(row).map(|line| line.moves.clone()),
            Part::Results(row) => lines.get(row).map(|line| line.results.into()),
            Part::Master => Some(master(explorer.master_of_shown(&study))),
        };
        text.set_if_neq(LocalizedText(words.unwrap_or(Localized::EMPTY)));
    }
    let now = study.viewed_moves();
    if *viewed != now {
        *viewed = now;
        columns.iter_mut().for_each(|mut scroll| scroll.0 = Vec2::ZERO);
    }
}
