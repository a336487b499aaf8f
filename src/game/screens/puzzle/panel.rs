//! The panel beside the puzzle: the task, what has come of the moves, and the buttons.

use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::{Activate, observe};
use bevy::winit::EventLoopProxyWrapper;

use super::course::{Course, Said, Stage};
use super::judge::{Judge, Question};
use super::{CurrentPuzzle, PuzzleProgress, to_list, words};
use crate::game::hud;
use crate::game::language::Language;
use crate::game::state::{Announce, LayOut, MatchCommand, Menu, Phase, Screen, Step};
use crate::game::theme::{self, Skin, palette, typeface};
use crate::game::turn::{CurrentMatch, Selection};

/// Shows the panel and keeps it.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            show.run_if(
                resource_changed::<CurrentPuzzle>.or_else(resource_changed::<Language>).or_else(nobody),
            ),
            (tell, enable).run_if(not(nobody)),
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
    Said,
    Count,
}

/// What a button does.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
enum Ask {
    Hint,
    Solution,
    Step,
    Again,
    Next,
    List,
}

/// The buttons, each with its name and the message on it.
const BUTTONS: [(&str, &str, Ask); 6] = [
    ("Hint", "puzzle-hint", Ask::Hint),
    ("Show the solution", "puzzle-solution", Ask::Solution),
    ("Next move", "puzzle-step", Ask::Step),
    ("Start again", "puzzle-again", Ask::Again),
    ("Next puzzle", "puzzle-next", Ask::Next),
    ("All puzzles", "puzzle-list", Ask::List),
];

/// Whether there is no panel.
fn nobody(panels: Query<(), With<Panel>>) -> bool {
    panels.is_empty()
}

fn show(
    mut commands: Commands,
    on_table: Res<CurrentPuzzle>,
    language: Res<Language>,
    old: Query<Entity, With<Panel>>,
) {
    old.iter().for_each(|panel| commands.entity(panel).despawn());
    let Some(puzzle) = on_table.puzzle() else { return };
    let number = on_table.number as u32 + 1;
    commands
        .spawn((theme::side_panel("Puzzle panel", hud::WIDTH, 10.0), Panel, DespawnOnExit(Screen::Puzzle)))
        .with_children(|panel| {
            panel.spawn(theme::heading(&language.tell("puzzle-number", &[("number", number.into())])));
            panel.spawn(theme::note(&words::about(*language, puzzle)));
            panel.spawn(theme::divider());
            panel.spawn(Node { flex_wrap: FlexWrap::NoWrap, ..theme::row(10.0) }).with_children(|row| {
                let seat = puzzle.position.seat_to_move();
                row.spawn(theme::glyph(hud::symbol(puzzle.variant(), seat), 36.0));
                row.spawn(Node { flex_shrink: 1.0, ..theme::column(0.0) }).with_children(|column| {
                    column.spawn(theme::subheading(&words::to_move(*language, &puzzle.position)));
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
                    Words::Said,
                ));
            });
            panel.spawn((theme::note(""), Words::Count));
            for (name, message, ask) in BUTTONS {
                let words = language.say(message);
                panel.spawn((theme::secondary_button(name, &words), ask, observe(press)));
            }
        });
}

fn tell(
    on_table: Res<CurrentPuzzle>,
    course: Res<Course>,
    current: Res<CurrentMatch>,
    language: Res<Language>,
    progress: Res<PuzzleProgress>,
    mut texts: Query<(&Words, &mut Text)>,
    mut announcements: MessageWriter<Announce>,
) {
    let Some(puzzle) = on_table.puzzle() else { return };
    for (words, mut text) in &mut texts {
        let sentence = match words {
            Words::Task => words::task(*language, course.task),
            Words::Said => words::said(*language, &course, puzzle, current.moves()),
            Words::Count => words::solved(*language, &progress.0, on_table.set),
        };
        if text.set_if_neq(Text(sentence)) && *words != Words::Count && !text.0.is_empty() {
            announcements.write(Announce(text.0.clone()));
        }
    }
}

fn enable(
    course: Res<Course>,
    judge: Res<Judge>,
    mut buttons: Query<(Entity, &Ask, &mut Skin, &mut Node, Has<InteractionDisabled>)>,
    mut commands: Commands,
) {
    for (button, ask, mut skin, mut node, disabled) in &mut buttons {
        // The moves of a solution are asked for where the solution was.
        let away = match ask {
            Ask::Solution => course.shown,
            Ask::Step => !course.shown,
            _ => false,
        };
        let display = if away { Display::None } else { Display::Flex };
        if node.display != display {
            node.display = display;
        }
        let enabled = match ask {
            Ask::Hint => course.can_be_helped() && !judge.is_busy(),
            Ask::Solution => course.stage != Stage::Solved,
            Ask::Step => course.can_step() && !judge.is_busy(),
            Ask::Again => course.stage != Stage::Move || course.said != Said::Nothing,
            Ask::Next | Ask::List => true,
        };
        let inviting = match ask {
            Ask::Next => course.stage == Stage::Solved,
            Ask::Step => enabled,
            _ => false,
        };
        skin.set_if_neq(if inviting { Skin::Primary } else { Skin::Secondary });
        match (enabled, disabled) {
            (false, false) => commands.entity(button).insert(InteractionDisabled),
            (true, true) => commands.entity(button).remove::<InteractionDisabled>(),
            _ => continue,
        };
    }
}

/// The key or the gamepad's button asks as the button of the panel does.
fn hint_by_key(
    mut asked: MessageReader<MatchCommand>,
    current: Res<CurrentMatch>,
    course: Res<Course>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut judge: ResMut<Judge>,
) {
    let asked = asked.read().any(|command| *command == MatchCommand::Hint);
    if asked && course.can_be_helped() && !judge.is_busy() {
        judge.ask(Question::Hint, current.game().clone(), course.task, proxy.as_deref());
    }
}

fn press(
    pressed: On<Activate>,
    asks: Query<&Ask>,
    current: Res<CurrentMatch>,
    progress: Res<PuzzleProgress>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut on_table: ResMut<CurrentPuzzle>,
    mut course: ResMut<Course>,
    mut judge: ResMut<Judge>,
    mut selection: ResMut<Selection>,
    mut lay_out: MessageWriter<LayOut>,
    mut screen: ResMut<NextState<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
) -> Result {
    let Some(puzzle) = on_table.puzzle() else { return Ok(()) };
    match asks.get(pressed.entity)? {
        Ask::Hint => {
            *selection = Selection::None;
            judge.ask(Question::Hint, current.game().clone(), course.task, proxy.as_deref());
        }
        Ask::Solution => {
            judge.stop();
            *course = Course::of_solution(puzzle.task);
            lay_out.write(LayOut(Box::new(puzzle.to_match())));
        }
        Ask::Step => course.step(),
        Ask::Again => on_table.set_changed(),
        Ask::Next => {
            let after = on_table.number + 1;
            let next = progress.0.next_unsolved(on_table.set, after);
            on_table.number = next.unwrap_or(after % on_table.set.puzzles().len());
        }
        Ask::List => to_list(&mut screen, &mut menu),
    }
    Ok(())
}
