//! The puzzle's panel: the task, the feedback, and the buttons.

use bevy::input_focus::{FocusCause, InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::time::Real;
use bevy::ui_widgets::{Activate, observe};

use super::attempt::{Attempt, Feedback, Stage};
use super::progress::Outcome;
use super::solver::{Finding, Solver};
use super::{CurrentPuzzle, CurrentRun, OwnMistakes, PuzzleExit, PuzzleProgress, run, texts};
use crate::game::hud::{self, ShownMatch};
use crate::game::input::BoardStop;
use crate::game::language::LocalizedText;
use crate::game::redraw::Waker;
use crate::game::screens::ReturnToReview;
use crate::game::state::{Announce, MatchCommand, Screen, ShowMatch, Step};
use crate::game::theme::{self, Skin, Tooltip};
use crate::game::turn::{CurrentMatch, Selection};
use pushflip_core::language::{Localized, msg};
use pushflip_core::rules::{Side, Variant};
use pushflip_core::session::puzzle::{Puzzle, PuzzleEvent};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            theme::rebuild::<Panel, _>(show)
                .run_if(resource_changed::<CurrentPuzzle>.or_else(run_changed).or_else(no_panel)),
            (update_texts, update_counts, enable, show_help_cost).run_if(not(no_panel)),
        )
            .chain()
            .in_set(Step::Hud)
            .run_if(in_state(Screen::Puzzle)),
    )
    .add_systems(
        Update,
        hint.run_if(in_state(Screen::Puzzle))
            .run_if(not(resource_exists::<CurrentRun>))
            .run_if(on_message::<MatchCommand>)
            .in_set(Step::Input),
    );
}

/// Whether the clock of a run was started, or a run has ended.
fn run_changed(run: Option<Res<CurrentRun>>) -> bool {
    run.is_some_and(|run| run.is_changed())
}

#[derive(Component)]
struct Panel;

/// The row with the side to move, which is hidden once the puzzle is solved.
#[derive(Component)]
struct SideToMove;

#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    Task,
    Feedback,
    Themes,
    Moves,
    Count,
}

/// The number of a side's pieces in Hexxagon.
#[derive(Component)]
struct PieceCount(Side);

#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
enum Action {
    Hint,
    Solution,
    Step,
    Again,
    Next,
    List,
}

fn no_panel(panels: Query<(), With<Panel>>) -> bool {
    panels.is_empty()
}

fn show(
    mut commands: Commands,
    current_puzzle: Res<CurrentPuzzle>,
    to_review: Res<ReturnToReview>,
    run: Option<Res<CurrentRun>>,
    progress: Res<PuzzleProgress>,
    time: Res<Time<Real>>,
    mut announcements: MessageWriter<Announce>,
) {
    let Some(puzzle) = current_puzzle.puzzle() else { return };
    commands
        .spawn((theme::side_panel("Puzzle panel", hud::WIDTH, 10.0), Panel, DespawnOnExit(Screen::Puzzle)))
        .with_children(|panel| {
            panel.spawn(theme::panel_part(10.0, true)).with_children(|part| match run.as_deref() {
                Some(run) if run.is_over() => run::spawn_result(part, run, &progress, &mut announcements),
                Some(run) => {
                    run::spawn_score(part, run, time.elapsed());
                    part.spawn(theme::divider());
                    task(part, puzzle);
                }
                None => {
                    part.spawn(theme::heading(texts::heading(&current_puzzle)));
                    part.spawn(theme::note(texts::about(&current_puzzle, puzzle)));
                    part.spawn(theme::divider());
                    task(part, puzzle);
                    answer(part);
                }
            });
            panel.spawn(theme::divided_panel_part(10.0, false)).with_children(|part| match run.as_deref() {
                Some(run) if run.is_over() => run::spawn_result_buttons(part, run),
                Some(_) => run::spawn_end_button(part),
                None => {
                    part.spawn((theme::note(Localized::EMPTY), Part::Count));
                    buttons(part, to_review.0.is_some());
                }
            });
        });
}

fn task(panel: &mut ChildSpawnerCommands, puzzle: &Puzzle) {
    if !puzzle.variant().is_quixo() {
        panel.spawn(piece_counts(puzzle.variant()));
    }
    panel.spawn((SideToMove, theme::line(10.0))).with_children(|row| {
        let seat = puzzle.position.seat_to_move();
        row.spawn(theme::glyph(hud::seat_icon(puzzle.variant(), seat), 36.0));
        row.spawn(Node { flex_shrink: 1.0, ..theme::column(0.0) }).with_children(|column| {
            column.spawn(theme::subheading(texts::to_move(&puzzle.position)));
        });
    });
    panel.spawn((Name::new("Task"), theme::label(Localized::EMPTY), Part::Task));
}

/// The symbols of both sides with the numbers of their pieces.
fn piece_counts(variant: Variant) -> impl Bundle {
    let counts = Side::BOTH.map(|side| {
        (
            theme::row(4.0),
            children![
                theme::glyph(hud::side_icon(variant, side), 26.0),
                (
                    theme::subheading(Localized::EMPTY),
                    PieceCount(side),
                    Name::new(format!("Pieces {}", side as usize)),
                ),
            ],
        )
    });
    (
        Name::new("Pieces"),
        Node { flex_shrink: 0.0, ..theme::row(16.0) },
        Children::spawn(SpawnIter(counts.into_iter())),
    )
}

/// Adds the feedback.
fn answer(panel: &mut ChildSpawnerCommands) {
    panel.spawn(theme::divider());
    theme::scroll_column(panel, 8.0, |column| {
        column.spawn((Name::new("Answer"), theme::label(Localized::EMPTY), Part::Feedback));
        column.spawn((Name::new("Themes"), theme::note(Localized::EMPTY), Part::Themes));
        column.spawn((Name::new("Moves"), theme::note(Localized::EMPTY), Part::Moves));
    });
}

fn buttons(panel: &mut ChildSpawnerCommands, is_from_review: bool) {
    let button =
        |name: &str, words: Localized, action: Action| (theme::secondary_button(name, words), action);
    panel.spawn((button("Hint", msg::PUZZLE_HINT, Action::Hint), theme::sends(MatchCommand::Hint)));
    panel
        .spawn((button("Show the solution", msg::PUZZLE_SOLUTION, Action::Solution), observe(show_solution)));
    panel.spawn((button("Next move", msg::PUZZLE_STEP, Action::Step), observe(step)));
    panel.spawn((button("Start again", msg::PUZZLE_AGAIN, Action::Again), observe(start_again)));
    panel.spawn((button("Next puzzle", msg::PUZZLE_NEXT, Action::Next), observe(begin_next)));
    let (name, words) = if is_from_review {
        ("Back to the review", msg::PUZZLE_TO_REVIEW)
    } else {
        ("All puzzles", msg::PUZZLE_LIST)
    };
    panel.spawn((button(name, words, Action::List), observe(leave)));
}

fn update_texts(
    current_puzzle: Res<CurrentPuzzle>,
    attempt: Res<Attempt>,
    current: Res<CurrentMatch>,
    progress: Res<PuzzleProgress>,
    mistakes: Res<OwnMistakes>,
    mut texts: Query<(&Part, &mut LocalizedText)>,
    mut rows: Query<&mut Node, With<SideToMove>>,
    mut announcements: MessageWriter<Announce>,
) {
    let Some(puzzle) = current_puzzle.puzzle() else { return };
    for mut row in &mut rows {
        theme::set_shown(&mut row, attempt.stage != Stage::Solved);
    }
    let is_mistake = matches!(*current_puzzle, CurrentPuzzle::Mistake(_));
    let comes_again = is_mistake && mistakes.0.is_due(puzzle);
    for (part, mut text) in &mut texts {
        let sentence = match part {
            Part::Task if attempt.stage == Stage::Solved => Localized::EMPTY,
            Part::Task if is_mistake => texts::task_of_mistake(puzzle.variant(), attempt.task),
            Part::Task => texts::task(puzzle.variant(), attempt.task),
            Part::Feedback => texts::feedback(&attempt, puzzle, comes_again, current.moves()),
            Part::Themes if attempt.stage == Stage::Solved => texts::themes(puzzle),
            Part::Themes => Localized::EMPTY,
            // A shown solution is listed in the feedback.
            Part::Moves if attempt.shows_solution => Localized::EMPTY,
            Part::Moves => texts::moves(current.moves()),
            Part::Count => texts::count(&current_puzzle, &progress, &mistakes),
        };
        let is_announced = matches!(part, Part::Task | Part::Feedback);
        if text.set_if_neq(LocalizedText(sentence)) && is_announced && !text.0.is_empty() {
            announcements.write(Announce(text.0.clone()));
        }
    }
}

/// Follows the board, also while pieces turn.
fn update_counts(shown: ShownMatch, mut counts: Query<(&PieceCount, &mut LocalizedText)>) {
    let Some(score) = shown.score() else { return };
    for (&PieceCount(side), mut text) in &mut counts {
        text.set_if_neq(LocalizedText(score[side].to_string().into()));
    }
}

fn enable(
    attempt: Res<Attempt>,
    solver: Res<Solver>,
    mut buttons: Query<(Entity, &Action, &mut Skin, &mut Node)>,
    board: Query<(), With<BoardStop>>,
    (mut focus, visible): (ResMut<InputFocus>, Res<InputFocusVisible>),
    mut commands: Commands,
) {
    for (button, action, mut skin, mut node) in &mut buttons {
        // The button for the next move replaces the one for the solution.
        let is_shown = match action {
            Action::Solution => !attempt.shows_solution,
            Action::Step => attempt.shows_solution,
            _ => true,
        };
        theme::set_shown(&mut node, is_shown);
        let enabled = match action {
            Action::Hint => attempt.can_be_helped() && !solver.is_busy(),
            Action::Solution => attempt.stage != Stage::Solved,
            Action::Step => attempt.can_step() && !solver.is_busy(),
            Action::Again => attempt.stage != Stage::Move || attempt.feedback != Feedback::Nothing,
            Action::Next | Action::List => true,
        };
        let inviting = match action {
            Action::Next => attempt.stage == Stage::Solved,
            Action::Step => enabled,
            _ => false,
        };
        let changed = skin.set_if_neq(if inviting { Skin::Primary } else { Skin::Secondary });
        // A puzzle solved with the keyboard continues with the same key.
        let by_keys = visible.0 && focus.get().is_some_and(|focused| board.contains(focused));
        if changed && *action == Action::Next && inviting && by_keys {
            focus.set(button, FocusCause::Navigated);
        }
        theme::set_enabled(&mut commands, button, enabled);
    }
}

/// Shows in the tooltips of the buttons that help what this costs.
fn show_help_cost(
    current_puzzle: Res<CurrentPuzzle>,
    progress: Res<PuzzleProgress>,
    mistakes: Res<OwnMistakes>,
    buttons: Query<(Entity, &Action, Option<&Tooltip>)>,
    mut commands: Commands,
) {
    let cost = texts::help_cost(&current_puzzle, &progress, &mistakes).map(Tooltip);
    let helps = |action: &Action| matches!(action, Action::Hint | Action::Solution);
    for (button, _, tooltip) in buttons.iter().filter(|(_, action, _)| helps(action)) {
        if tooltip == cost.as_ref() {
            continue;
        }
        match &cost {
            Some(cost) => commands.entity(button).try_insert(cost.clone()),
            None => commands.entity(button).try_remove::<Tooltip>(),
        };
    }
}

/// Starts the search for a hint that a button or a key has requested.
fn hint(
    mut commands: MessageReader<MatchCommand>,
    current: Res<CurrentMatch>,
    attempt: Res<Attempt>,
    waker: Waker,
    mut solver: ResMut<Solver>,
    mut selection: ResMut<Selection>,
) {
    let requested = commands.read().any(|command| *command == MatchCommand::Hint);
    if requested && attempt.can_be_helped() && !solver.is_busy() {
        *selection = Selection::None;
        solver.search(Finding::Hint, current.as_match().game().clone(), attempt.task, &waker);
    }
}

fn show_solution(
    _: On<Activate>,
    current_puzzle: Res<CurrentPuzzle>,
    mut attempt: ResMut<Attempt>,
    mut solver: ResMut<Solver>,
    mut shown: MessageWriter<ShowMatch>,
    mut outcomes: MessageWriter<Outcome>,
) {
    let Some(puzzle) = current_puzzle.puzzle() else { return };
    if attempt.stage != Stage::Solved {
        outcomes.write(Outcome(PuzzleEvent::Missed));
    }
    solver.stop();
    *attempt = Attempt::of_solution(puzzle.task);
    shown.write(ShowMatch(Box::new(puzzle.to_match())));
}

fn step(_: On<Activate>, mut attempt: ResMut<Attempt>) {
    attempt.step();
}

fn start_again(_: On<Activate>, mut current_puzzle: ResMut<CurrentPuzzle>) {
    current_puzzle.set_changed();
}

/// Begins the next unsolved puzzle. Without one, a shipped set continues in order, and mistakes return to the list.
fn begin_next(
    _: On<Activate>,
    progress: Res<PuzzleProgress>,
    mistakes: Res<OwnMistakes>,
    mut current_puzzle: ResMut<CurrentPuzzle>,
    mut exit: PuzzleExit,
) {
    match &mut *current_puzzle {
        CurrentPuzzle::Shipped { set, number } => {
            // The daily puzzle can be anywhere in the set.
            let after = if texts::is_daily(*set, *number) { 0 } else { *number + 1 };
            let next = progress.0.next_unsolved(*set, after);
            *number = next.unwrap_or(after % set.puzzles().len());
        }
        CurrentPuzzle::Mistake(puzzle) => match mistakes.0.after(puzzle) {
            Some(next) => *puzzle = next.puzzle.clone(),
            None => exit.leave(),
        },
    }
}

fn leave(_: On<Activate>, mut exit: PuzzleExit) {
    exit.leave();
}
