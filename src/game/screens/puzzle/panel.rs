//! The puzzle's panel: the task, the feedback, and the buttons.

use bevy::input_focus::{FocusCause, InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::{Activate, observe};

use super::attempt::{Attempt, Feedback, Stage};
use super::progress::Outcome;
use super::solver::{Question, Solver};
use super::{CurrentPuzzle, OwnMistakes, PuzzleProgress, texts, to_list};
use crate::game::hud;
use crate::game::input::BoardStop;
use crate::game::language::Language;
use crate::game::redraw::Waker;
use crate::game::state::{Announce, MatchCommand, Menu, Phase, Screen, ShowMatch, Step};
use crate::game::theme::{self, Skin, palette, typeface};
use crate::game::turn::{CurrentMatch, Selection};

/// Shows the panel and keeps it.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            theme::rebuild::<Panel, _>(show).run_if(
                resource_changed::<CurrentPuzzle>.or_else(resource_changed::<Language>).or_else(no_panel),
            ),
            (tell, enable).run_if(not(no_panel)),
        )
            .chain()
            .in_set(Step::Hud)
            .run_if(in_state(Screen::Puzzle)),
    )
    .add_systems(
        Update,
        hint_by_key
            .run_if(in_state(Screen::Puzzle))
            .run_if(in_state(Phase::Choosing))
            .run_if(on_message::<MatchCommand>)
            .in_set(Step::Input),
    );
}

/// The panel.
#[derive(Component)]
struct Panel;

/// A text of the panel that changes.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
enum Words {
    Task,
    Feedback,
    Moves,
    Count,
}

/// What a button is for.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
enum Ask {
    Hint,
    Solution,
    Step,
    Again,
    Next,
    List,
}

/// Whether there is no panel.
fn no_panel(panels: Query<(), With<Panel>>) -> bool {
    panels.is_empty()
}

fn show(mut commands: Commands, on_table: Res<CurrentPuzzle>, language: Res<Language>) {
    let Some(puzzle) = on_table.puzzle() else { return };
    commands
        .spawn((theme::side_panel("Puzzle panel", hud::WIDTH, 10.0), Panel, DespawnOnExit(Screen::Puzzle)))
        .with_children(|panel| {
            panel.spawn(theme::heading(&texts::heading(*language, &on_table)));
            panel.spawn(theme::note(&texts::about(*language, &on_table, puzzle)));
            panel.spawn(theme::divider());
            panel.spawn(Node { flex_wrap: FlexWrap::NoWrap, ..theme::row(10.0) }).with_children(|row| {
                let seat = puzzle.position.seat_to_move();
                row.spawn(theme::glyph(hud::symbol(puzzle.variant(), seat), 36.0));
                row.spawn(Node { flex_shrink: 1.0, ..theme::column(0.0) }).with_children(|column| {
                    column.spawn(theme::subheading(&texts::to_move(*language, &puzzle.position)));
                });
            });
            panel.spawn((Name::new("Task"), theme::label(""), Words::Task));
            panel.spawn(theme::divider());
            theme::scroll_column(panel, 8.0, |column| {
                column.spawn((
                    Name::new("Answer"),
                    Text::default(),
                    typeface::regular(typeface::BODY),
                    TextColor(palette::PARCHMENT),
                    Words::Feedback,
                ));
                column.spawn((Name::new("Moves"), theme::note(""), Words::Moves));
            });
            panel.spawn((theme::note(""), Words::Count));
            buttons(panel, *language);
        });
}

fn buttons(panel: &mut ChildSpawnerCommands, language: Language) {
    let button =
        |name: &str, message: &str, ask: Ask| (theme::secondary_button(name, &language.say(message)), ask);
    panel.spawn((button("Hint", "puzzle-hint", Ask::Hint), observe(hint)));
    panel.spawn((button("Show the solution", "puzzle-solution", Ask::Solution), observe(show_solution)));
    panel.spawn((button("Next move", "puzzle-step", Ask::Step), observe(step)));
    panel.spawn((button("Start again", "puzzle-again", Ask::Again), observe(start_again)));
    panel.spawn((button("Next puzzle", "puzzle-next", Ask::Next), observe(begin_next)));
    panel.spawn((button("All puzzles", "puzzle-list", Ask::List), observe(leave)));
}

fn tell(
    on_table: Res<CurrentPuzzle>,
    attempt: Res<Attempt>,
    current: Res<CurrentMatch>,
    language: Res<Language>,
    progress: Res<PuzzleProgress>,
    mistakes: Res<OwnMistakes>,
    mut texts: Query<(&Words, &mut Text)>,
    mut announcements: MessageWriter<Announce>,
) {
    let Some(puzzle) = on_table.puzzle() else { return };
    let is_mistake = matches!(*on_table, CurrentPuzzle::Mistake(_));
    let comes_again = is_mistake && mistakes.0.due().any(|due| due.puzzle.position == puzzle.position);
    for (words, mut text) in &mut texts {
        let sentence = match words {
            Words::Task if is_mistake => texts::task_of_mistake(*language, attempt.task),
            Words::Task => texts::task(*language, attempt.task),
            Words::Feedback => texts::said(*language, &attempt, puzzle, comes_again, current.moves()),
            // The solution is told in a line of its own.
            Words::Moves if attempt.shown => String::new(),
            Words::Moves => texts::moves(current.moves()),
            Words::Count => texts::count(*language, &on_table, &progress, &mistakes),
        };
        let is_said = matches!(words, Words::Task | Words::Feedback);
        if text.set_if_neq(Text(sentence)) && is_said && !text.0.is_empty() {
            announcements.write(Announce(text.0.clone()));
        }
    }
}

fn enable(
    attempt: Res<Attempt>,
    solver: Res<Solver>,
    mut buttons: Query<(Entity, &Ask, &mut Skin, &mut Node, Has<InteractionDisabled>)>,
    board: Query<(), With<BoardStop>>,
    (mut focus, visible): (ResMut<InputFocus>, Res<InputFocusVisible>),
    mut commands: Commands,
) {
    for (button, ask, mut skin, mut node, disabled) in &mut buttons {
        // The moves of a solution are asked for where the solution was.
        let away = match ask {
            Ask::Solution => attempt.shown,
            Ask::Step => !attempt.shown,
            _ => false,
        };
        let display = if away { Display::None } else { Display::Flex };
        if node.display != display {
            node.display = display;
        }
        let enabled = match ask {
            Ask::Hint => attempt.can_be_helped() && !solver.is_busy(),
            Ask::Solution => attempt.stage != Stage::Solved,
            Ask::Step => attempt.can_step() && !solver.is_busy(),
            Ask::Again => attempt.stage != Stage::Move || attempt.feedback != Feedback::Nothing,
            Ask::Next | Ask::List => true,
        };
        let inviting = match ask {
            Ask::Next => attempt.stage == Stage::Solved,
            Ask::Step => enabled,
            _ => false,
        };
        let is_news = skin.set_if_neq(if inviting { Skin::Primary } else { Skin::Secondary });
        // Who has solved it on the board with keys goes on with the same key.
        let by_keys = visible.0 && focus.get().is_some_and(|focused| board.contains(focused));
        if is_news && *ask == Ask::Next && inviting && by_keys {
            focus.set(button, FocusCause::Navigated);
        }
        theme::enable(&mut commands, button, enabled, disabled);
    }
}

/// The key or the gamepad's button asks as the button of the panel does.
fn hint_by_key(
    mut asked: MessageReader<MatchCommand>,
    current: Res<CurrentMatch>,
    attempt: Res<Attempt>,
    waker: Waker,
    mut solver: ResMut<Solver>,
) {
    let asked = asked.read().any(|command| *command == MatchCommand::Hint);
    if asked && attempt.can_be_helped() && !solver.is_busy() {
        solver.ask(Question::Hint, current.as_match().game().clone(), attempt.task, &waker);
    }
}

fn hint(
    _: On<Activate>,
    current: Res<CurrentMatch>,
    attempt: Res<Attempt>,
    waker: Waker,
    mut solver: ResMut<Solver>,
    mut selection: ResMut<Selection>,
) {
    *selection = Selection::None;
    solver.ask(Question::Hint, current.as_match().game().clone(), attempt.task, &waker);
}

fn show_solution(
    _: On<Activate>,
    on_table: Res<CurrentPuzzle>,
    mut attempt: ResMut<Attempt>,
    mut solver: ResMut<Solver>,
    mut lay_out: MessageWriter<ShowMatch>,
    mut outcomes: MessageWriter<Outcome>,
) {
    let Some(puzzle) = on_table.puzzle() else { return };
    if attempt.stage != Stage::Solved {
        outcomes.write(Outcome::Missed);
    }
    solver.stop();
    *attempt = Attempt::of_solution(puzzle.task);
    lay_out.write(ShowMatch(Box::new(puzzle.to_match())));
}

fn step(_: On<Activate>, mut attempt: ResMut<Attempt>) {
    attempt.step();
}

fn start_again(_: On<Activate>, mut on_table: ResMut<CurrentPuzzle>) {
    on_table.set_changed();
}

/// Begins the next one to be solved; without one, a shipped set goes on and of the mistakes there is the list.
fn begin_next(
    _: On<Activate>,
    progress: Res<PuzzleProgress>,
    mistakes: Res<OwnMistakes>,
    mut on_table: ResMut<CurrentPuzzle>,
    screen: ResMut<NextState<Screen>>,
    menu: ResMut<NextState<Menu>>,
) {
    match &mut *on_table {
        CurrentPuzzle::Shipped { set, number } => {
            let after = *number + 1;
            let next = progress.0.next_unsolved(*set, after);
            *number = next.unwrap_or(after % set.puzzles().len());
        }
        CurrentPuzzle::Mistake(puzzle) => match mistakes.0.after(puzzle) {
            Some(next) => *puzzle = next.puzzle.clone(),
            None => to_list(screen, menu),
        },
    }
}

fn leave(_: On<Activate>, screen: ResMut<NextState<Screen>>, menu: ResMut<NextState<Menu>>) {
    to_list(screen, menu);
}
