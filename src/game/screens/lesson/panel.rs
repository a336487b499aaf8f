//! The lesson's panel: progress, text and buttons.

use bevy::prelude::*;
use bevy::ui_widgets::observe;

use super::keys::step_by_arrows;
use super::texts::StepTexts;
use super::{CurrentLesson, LessonCommand, texts};
use crate::game::hud::{self, ShownMatch};
use crate::game::language::LocalizedText;
use crate::game::motion::{Motion, is_ply_moving};
use crate::game::state::{Announce, BoardChanged, MatchCommand, Phase, Screen, Step};
use crate::game::theme::{self, Icon, KeepFocus, Skin, palette, sends};
use crate::game::turn::{CurrentMatch, Rejected, Selection};
use pushflip_core::language::{Localized, msg};
use pushflip_core::session::lesson::{Course, LEARNER, Lesson, Next, Stage, Task};
use pushflip_core::session::{Match, Setup, localized};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (theme::rebuild::<Panel, _>(show).run_if(is_outdated), update_remarks, update_seats)
            .chain()
            .in_set(Step::Hud)
            .run_if(in_state(Screen::Lesson)),
    );
}

/// Whether the panel shows an earlier state, or is missing after the screen was entered. True only once the board has
/// the state that the text is about: in the frame in which it was replaced, or at the end of an animation.
fn is_outdated(
    lesson: Res<CurrentLesson>,
    mut transitions: MessageReader<StateTransitionEvent<Screen>>,
    mut board_changed: MessageReader<BoardChanged>,
    game: Res<CurrentMatch>,
    moving: Query<&Motion>,
    phase: Option<Res<State<Phase>>>,
    mut due: Local<bool>,
) -> bool {
    *due |= lesson.is_changed() || transitions.read().count() > 0;
    // The phase of a replaced board begins two frames later.
    let is_replaced = board_changed.read().any(|change| *change == BoardChanged::Replaced);
    let is_still =
        is_replaced || phase.is_none_or(|phase| matches!(phase.get(), Phase::Choosing | Phase::Over));
    *due && is_still && has_arrived(lesson, game, moving) && std::mem::take(&mut *due)
}

/// Whether the board shows the last ply and the reply to it.
fn has_arrived(lesson: Res<CurrentLesson>, game: Res<CurrentMatch>, moving: Query<&Motion>) -> bool {
    !is_ply_moving(moving) && !matches!(lesson.next(game.as_match()), Next::Reply(_))
}

/// The size of a progress dot, in pixels.
const DOT: f32 = 10.0;

#[derive(Component)]
struct Panel;

#[derive(Component)]
struct Texts;

/// A remark below the text of a step.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
enum Remark {
    /// The reason why the last move was taken back.
    Miss,
    /// The reason why the last choice was rejected.
    Rejection,
}

/// A changing part of the seats: the arrow at the seat to move, and the number of a seat's pieces.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    Turn(usize),
    Count(usize),
}

fn show(
    mut commands: Commands,
    lesson: Res<CurrentLesson>,
    game: Res<CurrentMatch>,
    mut announcements: MessageWriter<Announce>,
) {
    let texts = texts::step_texts(&lesson, game.as_match());
    announcements.write(Announce(match &texts.remark {
        Some(remark) => Localized::joined([remark.clone(), texts.text.clone()], " "),
        None => texts.text.clone(),
    }));
    commands
        .spawn((
            theme::side_panel("Lesson", hud::WIDTH, 10.0),
            Panel,
            DespawnOnExit(Screen::Lesson),
            observe(step_by_arrows),
        ))
        .with_children(|panel| {
            panel.spawn(theme::panel_part(10.0, true)).with_children(|part| {
                progress(part, &lesson);
                if lesson.step().is_some() {
                    part.spawn(seats(lesson.lesson()));
                }
                part.spawn(theme::divider());
                text(part, &lesson, game.as_match(), texts);
                if lesson.is_game() {
                    // The text tells the result.
                    if !lesson.is_done() {
                        part.spawn(hud::status());
                    }
                    part.spawn(hud::help_buttons());
                }
            });
            panel.spawn(theme::divided_panel_part(10.0, false)).with_children(|part| {
                if lesson.is_at_end() {
                    end_buttons(part, &lesson);
                } else {
                    step_buttons(part, &lesson);
                }
            });
        });
}

/// Spawns the lesson's name, a dot for each step, and the number of the current one.
fn progress(panel: &mut ChildSpawnerCommands, course: &Course) {
    let all = course.lesson().steps().len();
    panel.spawn(theme::subheading(texts::name(course.lesson())));
    panel.spawn((Name::new("Progress"), Node { flex_shrink: 0.0, ..theme::row(6.0) })).with_children(|row| {
        for number in 0..all {
            row.spawn(dot(number, course.number()));
        }
    });
    panel.spawn((Name::new("Step number"), theme::note(texts::step_number(course))));
}

/// A progress dot: filled up to the current step, larger for the current step, hollow after it.
fn dot(number: usize, at: usize) -> impl Bundle {
    let size = if number == at { DOT + 4.0 } else { DOT };
    let ground = if number <= at { palette::BRASS } else { Color::NONE };
    let edge = if number <= at { palette::BRASS } else { palette::EDGE_LIT };
    (
        Node {
            width: px(size),
            height: px(size),
            border: UiRect::all(px(2)),
            border_radius: BorderRadius::all(px(size / 2.0)),
            ..default()
        },
        BackgroundColor(ground),
        BorderColor::all(edge),
    )
}

/// The seats with their symbols, the arrow at the seat to move, and the piece counts of Hexxagon. Every step calls the
/// opponents as the status of the lesson's game does.
fn seats(lesson: Lesson) -> impl Bundle {
    let setup = lesson.first_game();
    let name = |seat| {
        if seat == LEARNER { msg::STATUS_YOU } else { localized::player_in_sentence(&setup, seat) }
    };
    let parts: Vec<_> = (0..setup.seats.len())
        .map(|seat| {
            (
                theme::row(4.0),
                children![
                    (theme::glyph(Icon::Turn, 12.0), Part::Turn(seat)),
                    theme::glyph(hud::seat_icon(setup.variant, seat), 26.0),
                    theme::note(name(seat)),
                    (theme::label(Localized::EMPTY), Part::Count(seat), Name::new(format!("Pieces {seat}"))),
                ],
            )
        })
        .collect();
    (
        Name::new("Seats of the lesson"),
        Node { flex_shrink: 0.0, ..theme::row(10.0) },
        Children::spawn(SpawnIter(parts.into_iter())),
    )
}

fn text(panel: &mut ChildSpawnerCommands, course: &Course, game: &Match, texts: StepTexts) {
    let lost = game.result().is_some_and(|end| end.winner != Some(Setup::side_of(LEARNER)));
    let done = course.is_done() && course.step().is_some_and(|step| !matches!(step.task, Task::Look));
    let list = theme::scroll_column(panel, 10.0, |list| {
        if done && !lost {
            list.spawn(theme::subheading(msg::LEARN_DONE));
        }
        list.spawn((theme::label(texts.text), Name::new("Lesson text")));
        if let Some(words) = texts.remark {
            list.spawn(remark(Remark::Miss, words));
        }
    });
    panel.commands().entity(list).insert(Texts);
}

fn remark(kind: Remark, words: Localized) -> impl Bundle {
    (
        kind,
        Name::new(match kind {
            Remark::Miss => "Remark",
            Remark::Rejection => "Rejection",
        }),
        Node {
            padding: UiRect::axes(px(10), px(6)),
            border: UiRect::left(px(3)),
            flex_shrink: 0.0,
            ..default()
        },
        BackgroundColor(palette::WALNUT_DEEP),
        BorderColor::all(palette::BRASS),
        children![theme::label(words)],
    )
}

/// Shows in a step why a choice was rejected: a notice would be away from the text, and only visible for a few seconds.
/// All remarks are removed when the next try begins: something is selected, or a move without a selection is played.
fn update_remarks(
    mut rejected: MessageReader<Rejected>,
    selection: Res<Selection>,
    lesson: Res<CurrentLesson>,
    lists: Query<Entity, With<Texts>>,
    old: Query<(Entity, &Remark)>,
    mut announcements: MessageWriter<Announce>,
    mut commands: Commands,
) {
    let rejected = rejected.read().last().filter(|_| !lesson.is_game());
    let has_selected = selection.is_changed() && *selection != Selection::None;
    let has_played = lesson.is_changed() && !matches!(lesson.stage(), Stage::Open(_));
    for (entity, &kind) in &old {
        if has_selected || has_played || (rejected.is_some() && kind == Remark::Rejection) {
            commands.entity(entity).despawn();
        }
    }
    if let Some(Rejected { why, .. }) = rejected {
        announcements.write(Announce(why.of_pointed()));
        for list in &lists {
            commands.entity(list).with_child(remark(Remark::Rejection, why.of_pointed()));
        }
    }
}

/// The buttons during a lesson. "Skip" is not at the place of "Next", so that a double click on "Next" skips no step.
fn step_buttons(panel: &mut ChildSpawnerCommands, course: &Course) {
    let done = course.is_done();
    let words = if course.is_game() { msg::LEARN_FINISH } else { msg::LEARN_NEXT };
    let main = panel.spawn(button("Next", words, Skin::Primary, LessonCommand::Next)).id();
    let [back, again] = row(
        panel,
        button("Back", msg::LEARN_BACK, Skin::Secondary, LessonCommand::Previous),
        button("Again", msg::LEARN_AGAIN, Skin::Secondary, LessonCommand::Repeat),
    );
    let skip = skip_or_leave(panel, course);
    let has_moves = course.is_game() || course.stage() != Stage::Open(None);
    let mut commands = panel.commands();
    for (button, enabled) in [(main, done), (back, course.number() > 0), (again, has_moves)] {
        theme::set_enabled(&mut commands, button, enabled);
    }
    // After a wrong move the focus stays on the board.
    if done || course.stage() == Stage::Open(None) {
        commands.entity(if done { main } else { skip }).insert(theme::initial_focus());
    }
}

/// The buttons at the end of a lesson: a complete game, the next lesson, or the same lesson again. A double click on
/// "Next" or "Skip" does not begin a lesson, because "First game" and "Leave" are at their places. "Start over" is not
/// beside "First game", where it was pressed by mistake.
fn end_buttons(panel: &mut ChildSpawnerCommands, course: &Course) {
    let play = LessonCommand::FirstGame(course.lesson());
    let first_game = button("First game", msg::LEARN_FIRST_GAME, Skin::Primary, play);
    panel.spawn(first_game).insert(theme::initial_focus());
    if let Some(next) = course.lesson().next() {
        let words = msg::LearnNextLesson { lesson: texts::name(next) };
        panel.spawn(button("Next lesson", words.into(), Skin::Secondary, LessonCommand::Begin(next)));
    } else {
        // The height of a button.
        panel.spawn(Node { min_height: px(theme::TOUCH + theme::GRID), flex_shrink: 0.0, ..default() });
    }
    let begin_again = LessonCommand::Begin(course.lesson());
    row(panel, leave(), button("Begin again", msg::LEARN_BEGIN_AGAIN, Skin::Secondary, begin_again));
}

/// Adds the buttons that skip a step and leave the lesson, and returns the first. After the last task its place is
/// empty, so that the second button does not move.
fn skip_or_leave(panel: &mut ChildSpawnerCommands, course: &Course) -> Entity {
    let done = course.is_done();
    if done && course.is_game() {
        let [place, _] = row(panel, Node::default(), leave());
        return place;
    }
    let skip = button("Skip", msg::LEARN_SKIP, Skin::Secondary, LessonCommand::Next);
    let [skip, _] = row(panel, skip, leave());
    theme::set_enabled(&mut panel.commands(), skip, !done);
    skip
}

fn leave() -> impl Bundle {
    button("Leave lesson", msg::LEARN_LEAVE, Skin::Secondary, MatchCommand::Leave)
}

/// Adds two buttons of the same width side by side.
fn row(panel: &mut ChildSpawnerCommands, first: impl Bundle, second: impl Bundle) -> [Entity; 2] {
    let row = panel.spawn(Node { flex_shrink: 0.0, column_gap: px(8), ..default() }).id();
    let mut commands = panel.commands();
    let places = [(); 2].map(|()| {
        let node = Node { flex_grow: 1.0, flex_basis: px(0), min_width: px(0), ..theme::column(0.0) };
        commands.spawn((node, ChildOf(row))).id()
    });
    let first = commands.spawn((first, ChildOf(places[0]))).id();
    let second = commands.spawn((second, ChildOf(places[1]))).id();
    [first, second]
}

fn button<M: Message + Clone>(name: &str, words: Localized, skin: Skin, message: M) -> impl Bundle + use<M> {
    (theme::text_button(name, words, skin), KeepFocus, sends(message))
}

/// Follows the board: a ply counts once it has been shown.
fn update_seats(
    shown: ShownMatch,
    mut parts: Query<(&Part, Option<&mut LocalizedText>, Option<&mut ImageNode>)>,
) {
    let position = shown.position();
    let to_move = (!shown.is_over()).then(|| position.seat_to_move());
    let score = position.score();
    for (part, text, image) in &mut parts {
        match (part, text, image) {
            (Part::Turn(seat), _, Some(mut image)) => {
                let shade = if to_move == Some(*seat) { palette::ACCENT } else { Color::NONE };
                if image.color != shade {
                    image.color = shade;
                }
            }
            (Part::Count(seat), Some(mut text), _) => {
                let count = score.map(|score| score[Setup::side_of(*seat)].to_string());
                text.set_if_neq(LocalizedText(count.unwrap_or_default().into()));
            }
            _ => {}
        }
    }
}
