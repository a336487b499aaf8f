//! A run against the clock: as many puzzles as possible in three minutes.

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::Real;
use bevy::ui_widgets::{Activate, observe};

use super::attempt::{Attempt, Stage};
use super::progress::Outcome;
use super::solver::Solver;
use super::{CurrentPuzzle, PuzzleExit, PuzzleProgress};
use crate::game::hud::{format_clock, until_next_change};
use crate::game::language::LocalizedText;
use crate::game::redraw::Ticking;
use crate::game::state::{Announce, Menu, MovePlayed, Phase, Screen, Step};
use crate::game::theme::{self, palette, typeface};
use pushflip_core::language::{Localized, msg};
use pushflip_core::session::puzzle::{PuzzleEvent, PuzzleRun, PuzzleSet, RUN_MISTAKES, RUN_TIME};

/// The maximum time between the two requests that end a run.
const CONFIRM_TIME: Duration = Duration::from_secs(4);

pub(super) fn plugin(app: &mut App) {
    let runs = |run: Option<Res<CurrentRun>>| run.is_some_and(|run| run.end.is_none());
    app.add_message::<StartRun>()
        .add_systems(OnExit(Screen::Puzzle), |mut commands: Commands| {
            commands.remove_resource::<CurrentRun>();
        })
        .add_systems(
            Update,
            (
                start.run_if(on_message::<StartRun>).in_set(Step::Input),
                (
                    start_clock.run_if(on_message::<MovePlayed>),
                    expire,
                    begin_next.run_if(in_state(Screen::Puzzle)),
                )
                    .chain()
                    .after(Step::Next)
                    .before(Step::Hud)
                    .run_if(runs),
                close_board
                    .run_if(in_state(Phase::Choosing))
                    .run_if(|run: Option<Res<CurrentRun>>| run.is_some_and(|run| run.is_over()))
                    .after(Step::Next),
                update_clock.in_set(Step::Hud).run_if(resource_exists::<CurrentRun>),
            ),
        );
}

#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct StartRun {
    pub set: PuzzleSet,
    /// The seed that selects the puzzles.
    pub seed: u64,
}

impl StartRun {
    /// A run with other puzzles each time.
    pub fn random(set: PuzzleSet) -> Self {
        Self { set, seed: rand::random() }
    }
}

/// The run on the puzzle screen. Exists only during a run and while its result is shown.
#[derive(Resource, Clone, PartialEq, Debug)]
pub struct CurrentRun {
    run: PuzzleRun,
    /// When the clock was started by the first move, as time since the start of the program.
    started: Option<Duration>,
    /// The time of the last request to go back, since the start of the program.
    asked_to_end: Option<Duration>,
    end: Option<End>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct End {
    reason: Reason,
    is_best: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Reason {
    TimeUp,
    Mistakes,
    /// The player has ended it, or solved all puzzles.
    Ended,
}

impl CurrentRun {
    /// The time left at a time since the start of the program.
    fn left(&self, now: Duration) -> Duration {
        let passed = self.started.map_or(Duration::ZERO, |started| now.saturating_sub(started));
        RUN_TIME.saturating_sub(passed)
    }

    /// The time until the clock shows something else; `None` while it does not run.
    pub fn next_change(&self, now: Duration) -> Option<Duration> {
        (self.started.is_some() && self.end.is_none()).then(|| until_next_change(self.left(now)))
    }

    /// Whether a request to go back only asks for a confirmation: the clock runs, and there was no recent request.
    pub(super) fn must_confirm_end(&mut self, now: Duration) -> bool {
        let is_running = self.started.is_some() && self.end.is_none();
        let before = self.asked_to_end.replace(now);
        is_running && before.is_none_or(|before| now.saturating_sub(before) > CONFIRM_TIME)
    }

    /// Whether the result is shown.
    pub(super) fn is_over(&self) -> bool {
        self.end.is_some()
    }

    fn finish(&mut self, reason: Reason, progress: &mut ResMut<PuzzleProgress>) {
        let mut changed = progress.0.clone();
        let is_best = changed.record_run(self.run.set(), self.run.solved());
        if is_best {
            progress.0 = changed;
        }
        self.end = Some(End { reason, is_best });
    }
}

fn start(
    mut starts: MessageReader<StartRun>,
    mut puzzle: ResMut<CurrentPuzzle>,
    mut screen: ResMut<NextState<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
    mut commands: Commands,
) {
    let Some(&StartRun { set, seed }) = starts.read().last() else { return };
    let run = PuzzleRun::new(set, seed);
    let Some(number) = run.current() else { return };
    commands.insert_resource(CurrentRun { run, started: None, asked_to_end: None, end: None });
    *puzzle = CurrentPuzzle::Shipped { set, number };
    NextState::set_if_neq(&mut screen, Screen::Puzzle);
    menu.set(Menu::None);
}

fn start_clock(mut run: ResMut<CurrentRun>, time: Res<Time<Real>>) {
    if run.started.is_none() {
        run.started = Some(time.elapsed());
    }
}

/// Counts a solved puzzle or a mistake. Neither the rest of the solution nor a refutation follows.
pub(super) fn count(
    mut outcomes: MessageReader<Outcome>,
    mut run: ResMut<CurrentRun>,
    mut attempt: ResMut<Attempt>,
    mut progress: ResMut<PuzzleProgress>,
) {
    for &Outcome(event) in outcomes.read() {
        if event != PuzzleEvent::Tried && run.end.is_none() {
            run.run.record(event == PuzzleEvent::Solved);
            attempt.stage = Stage::Solved;
            if run.run.mistakes() == RUN_MISTAKES {
                run.finish(Reason::Mistakes, &mut progress);
            } else if run.run.current().is_none() {
                run.finish(Reason::Ended, &mut progress);
            }
        }
    }
}

fn expire(mut run: ResMut<CurrentRun>, time: Res<Time<Real>>, mut progress: ResMut<PuzzleProgress>) {
    if run.end.is_none() && run.left(time.elapsed()).is_zero() {
        run.finish(Reason::TimeUp, &mut progress);
    }
}

/// Begins the next puzzle after the animation of the last move.
fn begin_next(run: Res<CurrentRun>, phase: Res<State<Phase>>, mut puzzle: ResMut<CurrentPuzzle>) {
    let next = run.run.current().map(|number| CurrentPuzzle::Shipped { set: run.run.set(), number });
    if let Some(next) = next.filter(|_| run.end.is_none() && *phase.get() != Phase::Animating) {
        puzzle.set_if_neq(next);
    }
}

/// Allows no further move after the end of a run.
fn close_board(mut phase: ResMut<NextState<Phase>>) {
    phase.set(Phase::Over);
}

/// Ends a run that is still running. Returns whether there was one.
pub(super) fn end_early(
    run: Option<ResMut<CurrentRun>>,
    solver: &mut Solver,
    progress: &mut ResMut<PuzzleProgress>,
) -> bool {
    let Some(mut run) = run.filter(|run| run.end.is_none()) else { return false };
    solver.stop();
    run.finish(Reason::Ended, progress);
    true
}

#[derive(Component)]
struct Clock;

fn update_clock(
    run: Res<CurrentRun>,
    time: Res<Time<Real>>,
    mut clock: Single<&mut LocalizedText, With<Clock>>,
) {
    clock.set_if_neq(LocalizedText(format_clock(run.left(time.elapsed()))));
}

pub(super) fn spawn_score(panel: &mut ChildSpawnerCommands, run: &CurrentRun, now: Duration) {
    panel.spawn(theme::heading(msg::PUZZLE_RUN));
    panel.spawn((
        Name::new("Clock"),
        Clock,
        Ticking,
        theme::bold_label(format_clock(run.left(now)), typeface::TITLE),
    ));
    let solved = msg::PuzzleRunSolved { solved: run.run.solved() };
    let mistakes = msg::PuzzleRunMistakes { mistakes: run.run.mistakes(), most: RUN_MISTAKES };
    panel.spawn((Name::new("Solved"), theme::label(solved.into())));
    panel.spawn((Name::new("Mistakes"), theme::note(mistakes.into())));
    if run.started.is_none() {
        panel.spawn(theme::note(msg::PUZZLE_RUN_START));
    }
}

pub(super) fn spawn_end_button(panel: &mut ChildSpawnerCommands) {
    let end = |_: On<Activate>,
               run: Option<ResMut<CurrentRun>>,
               mut solver: ResMut<Solver>,
               mut progress: ResMut<PuzzleProgress>| {
        end_early(run, &mut solver, &mut progress);
    };
    panel.spawn((theme::secondary_button("End the run", msg::PUZZLE_RUN_END), observe(end)));
}

pub(super) fn spawn_result(
    panel: &mut ChildSpawnerCommands,
    run: &CurrentRun,
    progress: &PuzzleProgress,
    announcements: &mut MessageWriter<Announce>,
) {
    let Some(End { reason, is_best }) = run.end else { return };
    let solved = Localized::from(msg::PuzzleRunResult { solved: run.run.solved() });
    let why = match reason {
        Reason::TimeUp => Some(msg::PUZZLE_RUN_TIME_UP),
        Reason::Mistakes => Some(msg::PUZZLE_RUN_THIRD),
        Reason::Ended => None,
    };
    let best = if is_best {
        msg::PUZZLE_RUN_NEW_BEST
    } else {
        msg::PuzzleRunYourBest { best: progress.0.best_run(run.run.set()) }.into()
    };
    let spoken = why.clone().into_iter().chain([solved.clone(), best.clone()]);
    announcements.write(Announce(Localized::joined(spoken, " ")));
    panel.spawn(theme::heading(msg::PUZZLE_RUN));
    panel.spawn(theme::note(run.run.set().variant().into()));
    panel.spawn(theme::divider());
    panel.spawn((
        Name::new("Result"),
        LocalizedText(solved),
        typeface::bold(typeface::HEADING),
        TextColor(palette::BRASS_LIT),
    ));
    panel.spawn((Name::new("Best"), theme::label(best)));
    if let Some(why) = why {
        panel.spawn(theme::note(why));
    }
}

pub(super) fn spawn_result_buttons(panel: &mut ChildSpawnerCommands, run: &CurrentRun) {
    let again = StartRun::random(run.run.set());
    let button = theme::primary_button("Run again", msg::PUZZLE_RUN_AGAIN);
    panel.spawn((button, theme::initial_focus(), theme::sends(again)));
    let leave = |_: On<Activate>, mut exit: PuzzleExit| exit.leave();
    panel.spawn((theme::secondary_button("All puzzles", msg::PUZZLE_LIST), observe(leave)));
}
