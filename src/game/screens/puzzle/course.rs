//! How a puzzle goes: the player's move is judged, a right one answered, a wrong one refuted and taken back.

use bevy::prelude::*;
use bevy::time::Real;
use bevy::window::RequestRedraw;
use bevy::winit::EventLoopProxyWrapper;

use super::judge::{Finding, Judge, Question};
use super::{CurrentPuzzle, PuzzleProgress};
use crate::game::audio::{Effect, PlaySound};
use crate::game::input::{Action, ActionPressed, InputSystems};
use crate::game::state::{LayOut, Menu, MoveChosen, MovePlayed, Phase, Screen, Step};
use crate::game::turn::{CurrentMatch, Rules, Selection};
use pushflip_core::rules::hexxagon::{Cell, Move};
use pushflip_core::rules::quixo::teams;
use pushflip_core::rules::{DrawRules, Status};
use pushflip_core::session::puzzle::{Answer, Failure, Puzzle, Standing, Task};
use pushflip_core::session::{AnyGame, AnyMove, AnyPosition, Controller, Match};

/// How long a refutation stays on the board, in seconds.
const SHOWN: f32 = 7.0;

/// Follows the puzzle on the table.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Course>().add_systems(
        Update,
        (
            (conclude, deliver, take_back_in_time).chain().in_set(Step::Input).after(InputSystems::Gather),
            follow.run_if(on_message::<MovePlayed>).in_set(Step::Hud),
        )
            .run_if(in_state(Screen::Puzzle)),
    );
}

/// How the puzzle on the table goes.
#[derive(Resource, Clone, PartialEq, Debug)]
pub(super) struct Course {
    /// What the table waits for.
    pub(super) stage: Stage,
    /// The task as it stands: of a win, the moves that are left.
    pub(super) task: Task,
    /// What there is to say.
    pub(super) said: Said,
    /// Right plies so far, with the replies: to them a wrong move is taken back.
    right: usize,
    /// Whether the computer shows the solution.
    pub(super) shown: bool,
    /// Whether its next move is to be played: one at a time, when the player asks for it.
    step_wanted: bool,
}

/// What the table of a puzzle waits for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Stage {
    /// The player's move, or that of the solution.
    Move,
    /// What the move has come to.
    Judgement,
    /// The board to rest, for the reply to a right move.
    Reply(AnyMove),
    /// The board to rest, for the reply to a wrong move.
    Refutation(Option<AnyMove>),
    /// The player to see why a move was wrong; it is taken back at a time, in seconds since the start of
    /// the program.
    Lesson(f32),
    /// Nothing: it is solved.
    Solved,
}

/// What the panel says besides the task.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Said {
    /// Nothing yet.
    Nothing,
    /// That a move was right, and what the best reply is.
    Right(AnyMove),
    /// That a move was wrong, why, and the reply that shows it.
    Wrong(Failure, Option<AnyMove>),
    /// What to move.
    Hint(AnyMove),
    /// That it is solved.
    Solved,
    /// That this was the solution.
    Shown,
}

impl Default for Course {
    fn default() -> Self {
        Self::of(Task::Hold(1))
    }
}

impl Course {
    /// The beginning, with a task.
    pub(super) fn of(task: Task) -> Self {
        Self { stage: Stage::Move, task, said: Said::Nothing, right: 0, shown: false, step_wanted: false }
    }

    /// The beginning of the solution, whose first move the computer plays.
    pub(super) fn of_solution(task: Task) -> Self {
        Self { shown: true, step_wanted: true, ..Self::of(task) }
    }

    /// Whether the solution goes on when the player asks for its next move.
    pub(super) fn can_step(&self) -> bool {
        self.shown && self.stage == Stage::Move && !self.step_wanted
    }

    /// Asks for the next move of the solution.
    pub(super) fn step(&mut self) {
        self.step_wanted = self.can_step();
    }

    /// What the judgement of the last move changes.
    fn judge(&mut self, answer: Answer) {
        match answer {
            Answer::Solved => {
                self.stage = Stage::Solved;
                self.said = if self.shown { Said::Shown } else { Said::Solved };
            }
            Answer::GoOn(reply) => {
                if let Task::Win(moves) = self.task {
                    self.task = Task::Win(moves.saturating_sub(1));
                }
                self.right += 2;
                self.stage = Stage::Reply(reply);
                self.said = Said::Right(reply);
            }
            Answer::Wrong(failure, reply) => {
                self.stage = Stage::Refutation(reply);
                self.said = Said::Wrong(failure, reply);
            }
        }
    }

    /// Whether the player may ask for help.
    pub(super) fn can_be_helped(&self) -> bool {
        self.stage == Stage::Move && !self.shown
    }

    /// Takes the wrong move and its refutation back: the match as it was before them.
    pub(super) fn take_back(&mut self, current: &Match) -> LayOut {
        self.stage = Stage::Move;
        self.said = Said::Nothing;
        let mut before = Match::new(current.setup().clone());
        for &mv in &current.moves()[..self.right.min(current.moves().len())] {
            // They were legal when they were played.
            let _ = before.play(mv);
        }
        LayOut(Box::new(before))
    }
}

/// Takes note of plies: the player's is judged, the computer's was awaited.
fn follow(
    mut plies: MessageReader<MovePlayed>,
    current: Res<CurrentMatch>,
    rules: Res<Rules>,
    on_table: Res<CurrentPuzzle>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    time: Res<Time<Real>>,
    mut course: ResMut<Course>,
    mut judge: ResMut<Judge>,
    mut progress: ResMut<PuzzleProgress>,
) {
    for &MovePlayed { mv, before, ply } in plies.read() {
        let mover = current.setup().seats[current.seat_at(ply)].controller;
        match course.stage {
            Stage::Move if mover == Controller::Human => {
                course.stage = Stage::Judgement;
                let before = AnyGame::new(before, DrawRules::default());
                judge.ask(Question::Answer(mv), before, course.task, proxy.as_deref());
                if let Some(puzzle) = on_table.puzzle()
                    && !course.shown
                {
                    note(&mut progress, puzzle, Standing::Tried);
                }
            }
            // The best reply can be the last move of the game.
            Stage::Reply(_) if mover != Controller::Human && rules.result().is_some() => {
                course.judge(Answer::Solved);
                if let Some(puzzle) = on_table.puzzle()
                    && !course.shown
                {
                    note(&mut progress, puzzle, Standing::Solved);
                }
            }
            Stage::Reply(_) if mover != Controller::Human => course.stage = Stage::Move,
            Stage::Refutation(_) if mover != Controller::Human => {
                course.stage = Stage::Lesson(time.elapsed_secs() + SHOWN);
            }
            _ => {}
        }
    }
}

fn note(progress: &mut ResMut<PuzzleProgress>, puzzle: &Puzzle, standing: Standing) {
    if progress.bypass_change_detection().0.note(puzzle, standing) {
        progress.set_changed();
    }
}

/// Takes what the judge has found out.
fn conclude(
    on_table: Res<CurrentPuzzle>,
    current: Res<CurrentMatch>,
    mut judge: ResMut<Judge>,
    mut course: ResMut<Course>,
    mut progress: ResMut<PuzzleProgress>,
    mut selection: ResMut<Selection>,
    mut chosen: MessageWriter<MoveChosen>,
    mut sounds: MessageWriter<PlaySound>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if !judge.is_busy() {
        return;
    }
    let Some(finding) = judge.finding() else { return };
    redraw.write(RequestRedraw);
    match finding {
        Finding::Answer(answer) => {
            course.judge(answer);
            if course.said == Said::Solved
                && let Some(puzzle) = on_table.puzzle()
            {
                note(&mut progress, puzzle, Standing::Solved);
                // The end of a game is heard anyway.
                if current.game().status() == Status::Ongoing {
                    sounds.write(PlaySound(Effect::Win));
                }
            }
        }
        Finding::Step(mv) => {
            chosen.write(MoveChosen(mv));
        }
        Finding::Hint(mv) => {
            course.said = Said::Hint(mv);
            *selection = taken(mv, &current.position());
        }
    }
}

/// The cube or piece that a move begins with.
fn taken(mv: AnyMove, position: &AnyPosition) -> Selection {
    match (mv, position) {
        (AnyMove::Quixo(push) | AnyMove::Teams(teams::Move::Push { push, .. }), _) => {
            Selection::Cube(push.take())
        }
        (AnyMove::Hexxagon(mv), AnyPosition::Hexxagon(p)) => {
            origin(mv, p).map_or(Selection::None, Selection::Piece)
        }
        _ => Selection::None,
    }
}

/// The piece that jumps, or one that the clone can grow from.
pub(super) fn origin(mv: Move, position: &pushflip_core::rules::hexxagon::Position) -> Option<Cell> {
    match mv {
        Move::Jump { from, .. } => Some(from),
        Move::Clone { to } => {
            let own = position.pieces(pushflip_core::rules::Position::side_to_move(position));
            Cell::all().find(|cell| own & to.neighbours() & cell.bit() != 0)
        }
        Move::Pass => None,
    }
}

/// When the board rests, the computer plays what was found: the reply, the refutation, the solution.
fn deliver(
    phase: Res<State<Phase>>,
    current: Res<CurrentMatch>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    time: Res<Time<Real>>,
    mut course: ResMut<Course>,
    mut judge: ResMut<Judge>,
    mut chosen: MessageWriter<MoveChosen>,
) {
    match (course.stage, phase.get()) {
        (Stage::Reply(reply) | Stage::Refutation(Some(reply)), Phase::Thinking) => {
            chosen.write(MoveChosen(reply));
        }
        // The only reply was a pass, which plays itself.
        (Stage::Reply(_), Phase::Choosing) => course.stage = Stage::Move,
        (Stage::Refutation(_), Phase::Choosing | Phase::Over) => {
            course.stage = Stage::Lesson(time.elapsed_secs() + SHOWN);
        }
        (Stage::Move, Phase::Choosing) if course.step_wanted && !judge.is_busy() => {
            course.step_wanted = false;
            judge.ask(Question::Step, current.game().clone(), course.task, proxy.as_deref());
        }
        _ => {}
    }
}

/// Takes a wrong move back when its refutation was seen: after some seconds, or at a press.
fn take_back_in_time(
    time: Res<Time<Real>>,
    buttons: Res<ButtonInput<MouseButton>>,
    mut acted: MessageReader<ActionPressed>,
    menu: Res<State<Menu>>,
    phase: Res<State<Phase>>,
    current: Res<CurrentMatch>,
    mut next: ResMut<NextState<Phase>>,
    mut course: ResMut<Course>,
    mut lay_out: MessageWriter<LayOut>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let skipped = acted.read().any(|acted| matches!(acted.action, Action::Skip | Action::Choose));
    let Stage::Lesson(until) = course.stage else { return };
    if *menu.get() != Menu::None {
        return;
    }
    // The time passes only where frames are drawn.
    redraw.write(RequestRedraw);
    let at_rest = match phase.get() {
        Phase::Thinking | Phase::Over => true,
        Phase::Choosing => {
            // Nobody moves while he looks at what went wrong.
            next.set(Phase::Thinking);
            false
        }
        Phase::Animating => false,
    };
    let pressed = buttons.just_pressed(MouseButton::Left) || skipped;
    if at_rest && (pressed || time.elapsed_secs() >= until) {
        lay_out.write(course.take_back(&current));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pushflip_core::session::puzzle::PuzzleSet;

    #[test]
    fn a_wrong_move_is_taken_back_to_the_last_right_one() {
        let puzzle = PuzzleSet::Quixo
            .puzzles()
            .iter()
            .find(|puzzle| puzzle.task == Task::Win(3))
            .expect("a longer win");
        let mut game = puzzle.to_match();
        let mut course = Course::of(puzzle.task);
        game.play(puzzle.keys[0]).expect("legal");
        let reply = game.position().moves()[0];
        course.judge(Answer::GoOn(reply));
        assert_eq!((course.stage, course.task), (Stage::Reply(reply), Task::Win(2)));
        game.play(reply).expect("legal");
        let wrong = game.position().moves()[0];
        game.play(wrong).expect("legal");
        course.judge(Answer::Wrong(Failure::TooSlow(2), None));
        let LayOut(before) = course.take_back(&game);
        assert_eq!(before.moves(), [puzzle.keys[0], reply]);
        assert_eq!((course.stage, course.task), (Stage::Move, Task::Win(2)));
    }

    #[test]
    fn the_solution_shown_is_not_solved() {
        let mut course = Course::of_solution(Task::Win(2));
        assert!(!course.can_step(), "the first move comes by itself");
        course.step_wanted = false;
        assert!(course.can_step());
        course.judge(Answer::Solved);
        assert_eq!(course.said, Said::Shown);
        assert!(!course.can_step());
    }
}
