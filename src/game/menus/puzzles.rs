//! The puzzle menu: the sets, and in each the puzzles by grade with their state.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::{Activate, ValueChange, observe};

use super::{MenuRoot, close, spawn_menu, spawn_tabs};
use crate::game::language::{Language, localized};
use crate::game::screens::puzzle::{CurrentPuzzle, OwnMistakes, PuzzleProgress, texts};
use crate::game::state::{Menu, Screen};
use crate::game::theme::{self, TileMark};
use pushflip_core::session::puzzle::{HARDEST, PuzzleSet, PuzzleStatus};

pub fn plugin(app: &mut App) {
    app.init_resource::<OpenList>()
        .add_systems(OnEnter(Menu::Puzzles), |current: Res<CurrentPuzzle>, mut open: ResMut<OpenList>| {
            *open = OpenList::of(&current);
        })
        .add_systems(
            Update,
            theme::rebuild::<MenuRoot, _>(show).run_if(in_state(Menu::Puzzles)).run_if(
                resource_changed::<OpenList>
                    .or_else(resource_changed::<Language>)
                    .or_else(resource_changed::<PuzzleProgress>)
                    .or_else(resource_changed::<OwnMistakes>),
            ),
        );
}

/// The width of the menu, in pixels.
const WIDTH: f32 = 700.0;
/// The height of the menu, in pixels, the same for all sets.
const HEIGHT: f32 = 600.0;

/// The open list: a set, or `None` for the player's own mistakes.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
struct OpenList(Option<PuzzleSet>);

/// A segment that opens a list.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
struct ListTab(OpenList);

impl Default for OpenList {
    fn default() -> Self {
        Self(Some(PuzzleSet::default()))
    }
}

/// A tile that opens a puzzle.
#[derive(Component, Clone)]
struct PuzzleTile(CurrentPuzzle);

fn show(
    mut commands: Commands,
    open: Res<OpenList>,
    language: Res<Language>,
    progress: Res<PuzzleProgress>,
    mistakes: Res<OwnMistakes>,
    menu: Res<State<Menu>>,
) {
    // When another set was selected, the segments keep the focus.
    let selecting = !menu.is_changed();
    let (open, language) = (*open, *language);
    let count = match open.0 {
        Some(set) => texts::solved(language, &progress.0, set),
        None => texts::left(language, &mistakes.0),
    };
    let nothing_left = open.0.is_none() && mistakes.0.due().next().is_none();
    let tabs = PuzzleSet::ALL.into_iter().map(Some).chain([None]).map(|set| {
        let words = set.map_or_else(
            || language.say("puzzle-mistakes"),
            |set| localized::variant(language, set.variant()),
        );
        (OpenList(set).name().to_string(), words, ListTab(OpenList(set)))
    });
    let dialog = theme::fixed_height_dialog("Puzzles menu", WIDTH, HEIGHT);
    spawn_menu(&mut commands, Menu::Puzzles, "Puzzles", dialog, |menu| {
        menu.spawn(theme::heading(&language.say("puzzle-heading")));
        menu.spawn(Node { flex_shrink: 0.0, ..theme::row(12.0) }).with_children(|row| {
            let label = AccessibleLabel::new(language.say("puzzle-heading"));
            let group = (theme::segments("Puzzles of"), label, observe(select_list));
            let mut segments = spawn_tabs(row, group, tabs, &ListTab(open));
            if selecting {
                segments.insert(theme::initial_focus());
            }
            row.spawn((Name::new("Solved puzzles"), theme::label(&count)));
        });
        theme::scroll_column(menu, 8.0, |list| match open.0 {
            Some(set) => fill(list, language, set, &progress),
            None => fill_with_mistakes(list, language, &mistakes),
        });
        theme::footer(menu, |row| {
            row.spawn((theme::secondary_button("Close", &language.say("puzzle-close")), observe(close)));
            let next = theme::primary_button("Next unsolved", &language.say("puzzle-next-unsolved"));
            let mut next = row.spawn((next, observe(open_next)));
            if nothing_left {
                next.insert(InteractionDisabled);
            } else if !selecting {
                next.insert(theme::initial_focus());
            }
        });
    });
}

impl OpenList {
    /// The list that contains a puzzle.
    fn of(puzzle: &CurrentPuzzle) -> Self {
        match puzzle {
            CurrentPuzzle::Shipped { set, .. } => Self(Some(*set)),
            CurrentPuzzle::Mistake(_) => Self(None),
        }
    }

    /// The English name of its segment.
    fn name(self) -> &'static str {
        match self.0 {
            Some(PuzzleSet::Quixo) => "Quixo puzzles",
            Some(PuzzleSet::QuixoTeams) => "Team puzzles",
            Some(PuzzleSet::Hexxagon) => "Hexxagon puzzles",
            None => "Own mistakes",
        }
    }
}

fn fill(list: &mut ChildSpawnerCommands, language: Language, set: PuzzleSet, progress: &PuzzleProgress) {
    for grade in 1..=HARDEST {
        let puzzles = || set.puzzles().iter().enumerate().filter(move |(_, puzzle)| puzzle.grade == grade);
        if puzzles().next().is_none() {
            continue;
        }
        list.spawn(theme::subheading(&language.tell("puzzle-grade", &[("grade", grade.into())])));
        list.spawn(theme::tiles()).with_children(|tiles| {
            for (at, puzzle) in puzzles() {
                let (about, mark) = match progress.0.state(puzzle) {
                    PuzzleStatus::New => ("puzzle-tile-new", TileMark::Bare),
                    PuzzleStatus::Tried => ("puzzle-tile-tried", TileMark::Ring),
                    PuzzleStatus::Solved => ("puzzle-tile-solved", TileMark::Dot),
                };
                let task = texts::task(language, puzzle.task);
                let about = language.tell(about, &[("task", task.into())]);
                let number = (at + 1).to_string();
                tiles.spawn((
                    theme::tile(&format!("Puzzle {number}"), &number, &about, mark),
                    PuzzleTile(CurrentPuzzle::Shipped { set, number: at }),
                    observe(open),
                ));
            }
        });
    }
}

fn fill_with_mistakes(list: &mut ChildSpawnerCommands, language: Language, mistakes: &OwnMistakes) {
    list.spawn(theme::note(&language.say("puzzle-mistakes-note")));
    if mistakes.0.learned() > 0 {
        let learned = (mistakes.0.learned() as u32).into();
        list.spawn((
            Name::new("Learned"),
            theme::label(&language.tell("puzzle-mistakes-learned", &[("learned", learned)])),
        ));
    }
    for set in PuzzleSet::ALL {
        let due =
            || (1..).zip(mistakes.0.due()).filter(|(_, due)| PuzzleSet::of(due.puzzle.variant()) == set);
        if due().next().is_none() {
            continue;
        }
        list.spawn(theme::subheading(&localized::variant(language, set.variant())));
        list.spawn(theme::tiles()).with_children(|tiles| {
            for (number, mistake) in due() {
                let puzzle = &mistake.puzzle;
                let (about, mark) = if mistake.left > 1 {
                    ("puzzle-tile-again", TileMark::Ring)
                } else {
                    ("puzzle-tile-new", TileMark::Bare)
                };
                let task = texts::task_of_mistake(language, puzzle.task);
                let about = language.tell(about, &[("task", task.into())]);
                tiles.spawn((
                    theme::tile(&format!("Mistake {number}"), &number.to_string(), &about, mark),
                    PuzzleTile(CurrentPuzzle::Mistake(puzzle.clone())),
                    observe(open),
                ));
            }
        });
    }
}

fn select_list(change: On<ValueChange<Entity>>, tabs: Query<&ListTab>, mut open: ResMut<OpenList>) -> Result {
    open.set_if_neq(tabs.get(change.value)?.0);
    Ok(())
}

fn open(pressed: On<Activate>, tiles: Query<&PuzzleTile>, mut opening: Opening) -> Result {
    let PuzzleTile(puzzle) = tiles.get(pressed.entity)?;
    opening.open(puzzle.clone());
    Ok(())
}

/// Opens a puzzle and closes the menu.
#[derive(SystemParam)]
struct Opening<'w> {
    current: ResMut<'w, CurrentPuzzle>,
    screen: ResMut<'w, NextState<Screen>>,
    menu: ResMut<'w, NextState<Menu>>,
}

impl Opening<'_> {
    fn open(&mut self, puzzle: CurrentPuzzle) {
        *self.current = puzzle;
        NextState::set_if_neq(&mut self.screen, Screen::Puzzle);
        self.menu.set(Menu::None);
    }
}

/// Opens the first unsolved puzzle of the set, or its first one if all are solved; or the first mistake.
fn open_next(
    _: On<Activate>,
    open: Res<OpenList>,
    progress: Res<PuzzleProgress>,
    mistakes: Res<OwnMistakes>,
    mut opening: Opening,
) {
    let next = match open.0 {
        Some(set) => {
            let number = progress.0.next_unsolved(set, 0).unwrap_or_default();
            Some(CurrentPuzzle::Shipped { set, number })
        }
        None => mistakes.0.due().next().map(|due| CurrentPuzzle::Mistake(due.puzzle.clone())),
    };
    if let Some(next) = next {
        opening.open(next);
    }
}
