//! The puzzle menu: the sets, and in each the puzzles by grade with their state.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::{Activate, ValueChange, observe};

use super::{MenuRoot, close, spawn_menu, spawn_tabs};
use crate::game::language::LocalizedLabel;
use crate::game::screens::puzzle::{CurrentPuzzle, OwnMistakes, PuzzleProgress, texts};
use crate::game::state::{Menu, Screen};
use crate::game::theme::{self, TileMark};
use pushflip_core::language::msg;
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
                    .or_else(resource_changed::<PuzzleProgress>)
                    .or_else(resource_changed::<OwnMistakes>),
            ),
        );
}

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
    progress: Res<PuzzleProgress>,
    mistakes: Res<OwnMistakes>,
    menu: Res<State<Menu>>,
) {
    // When another set was selected, the segments keep the focus.
    let selecting = !menu.is_changed();
    let open = *open;
    let count = match open.0 {
        Some(set) => texts::solved(&progress.0, set),
        None => texts::left(&mistakes.0),
    };
    let nothing_left = open.0.is_none() && mistakes.0.due().next().is_none();
    let tabs = PuzzleSet::ALL.into_iter().map(Some).chain([None]).map(|set| {
        let words = set.map_or(msg::PUZZLE_MISTAKES, |set| set.variant().into());
        (OpenList(set).name().to_string(), words, ListTab(OpenList(set)))
    });
    let dialog = theme::dialog("Puzzles menu", theme::NARROW);
    spawn_menu(&mut commands, Menu::Puzzles, "Puzzles", dialog, |menu| {
        menu.spawn(theme::heading(msg::PUZZLE_HEADING));
        menu.spawn(Node { flex_shrink: 0.0, ..theme::row(12.0) }).with_children(|row| {
            let label = LocalizedLabel(msg::PUZZLE_HEADING);
            let group = (theme::segments("Puzzles of"), label, observe(select_list));
            let mut segments = spawn_tabs(row, group, tabs, &ListTab(open));
            if selecting {
                segments.insert(theme::initial_focus());
            }
            row.spawn((Name::new("Solved puzzles"), theme::label(count)));
        });
        menu.spawn(Node { flex_shrink: 0.0, ..theme::row(12.0) }).with_children(|row| {
            row.spawn((theme::secondary_button("Daily puzzle", msg::PUZZLE_DAILY), observe(open_daily)));
            row.spawn(Node { flex_shrink: 1.0, ..theme::column(0.0) }).with_children(|about| {
                about.spawn((Name::new("Streak"), theme::label(texts::daily(&progress.0))));
                about.spawn((Name::new("Puzzle rating"), theme::note(texts::rating(&progress.0))));
            });
        });
        theme::scroll_column(menu, 8.0, |list| match open.0 {
            Some(set) => fill(list, set, &progress),
            None => fill_with_mistakes(list, &mistakes),
        });
        theme::footer(menu, |row| {
            row.spawn((theme::secondary_button("Close", msg::PUZZLE_CLOSE), observe(close)));
            let next = theme::primary_button("Next unsolved", msg::PUZZLE_NEXT_UNSOLVED);
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

fn fill(list: &mut ChildSpawnerCommands, set: PuzzleSet, progress: &PuzzleProgress) {
    for grade in 1..=HARDEST {
        let puzzles = || set.puzzles().iter().enumerate().filter(move |(_, puzzle)| puzzle.grade == grade);
        if puzzles().next().is_none() {
            continue;
        }
        list.spawn(theme::subheading(msg::PuzzleGrade { grade }.into()));
        list.spawn(theme::tiles()).with_children(|tiles| {
            for (at, puzzle) in puzzles() {
                let task = texts::task(puzzle.task);
                let (about, mark) = match progress.0.state(puzzle) {
                    PuzzleStatus::New => (msg::PuzzleTileNew { task }.into(), TileMark::Bare),
                    PuzzleStatus::Tried => (msg::PuzzleTileTried { task }.into(), TileMark::Ring),
                    PuzzleStatus::Solved if progress.0.is_unaided(puzzle) == Some(false) => {
                        (msg::PuzzleTileHelped { task }.into(), TileMark::Bar)
                    }
                    PuzzleStatus::Solved => (msg::PuzzleTileSolved { task }.into(), TileMark::Dot),
                };
                let number = (at + 1).to_string();
                tiles.spawn((
                    theme::tile(&format!("Puzzle {number}"), number.into(), about, mark),
                    PuzzleTile(CurrentPuzzle::Shipped { set, number: at }),
                    observe(open),
                ));
            }
        });
    }
}

fn fill_with_mistakes(list: &mut ChildSpawnerCommands, mistakes: &OwnMistakes) {
    list.spawn(theme::note(msg::PUZZLE_MISTAKES_NOTE));
    if mistakes.0.learned() > 0 {
        let learned = msg::PuzzleMistakesLearned { learned: mistakes.0.learned() };
        list.spawn((Name::new("Learned"), theme::label(learned.into())));
    }
    for set in PuzzleSet::ALL {
        let due =
            || (1..).zip(mistakes.0.due()).filter(|(_, due)| PuzzleSet::of(due.puzzle.variant()) == set);
        if due().next().is_none() {
            continue;
        }
        list.spawn(theme::subheading(set.variant().into()));
        list.spawn(theme::tiles()).with_children(|tiles| {
            for (number, mistake) in due() {
                let puzzle = &mistake.puzzle;
                let task = texts::task_of_mistake(puzzle.task);
                let (about, mark) = if mistake.left > 1 {
                    (msg::PuzzleTileAgain { task }.into(), TileMark::Ring)
                } else {
                    (msg::PuzzleTileNew { task }.into(), TileMark::Bare)
                };
                tiles.spawn((
                    theme::tile(&format!("Mistake {number}"), number.to_string().into(), about, mark),
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

fn open_daily(_: On<Activate>, mut opening: Opening) {
    let (set, number) = texts::today().puzzle();
    opening.open(CurrentPuzzle::Shipped { set, number });
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
