//! The puzzle menu: the sets, and in each the puzzles by grade and theme with their state.

use std::collections::HashMap;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::{Activate, observe};

use super::flat_board::Sheet;
use super::{MenuRoot, close, spawn_menu, spawn_segments};
use crate::game::language::LocalizedLabel;
use crate::game::screens::puzzle::{CurrentPuzzle, OwnMistakes, PuzzleProgress, StartRun, texts};
use crate::game::state::{Menu, Screen};
use crate::game::theme::{self, Choice, Highlighted, InitiallyInView, SetColours, Skin, TileMark, Tooltip};
use pushflip_core::language::{Localized, msg};
use pushflip_core::session::localized;
use pushflip_core::session::puzzle::{HARDEST, Progress, Puzzle, PuzzleSet, PuzzleStatus, RUN_TIME, Theme};

pub fn plugin(app: &mut App) {
    app.add_plugins(theme::choices::<OpenList>)
        .init_resource::<OpenList>()
        .init_resource::<Sheets>()
        .add_systems(
            OnEnter(Menu::Puzzles),
            |current: Res<CurrentPuzzle>, mistakes: Res<OwnMistakes>, mut open: ResMut<OpenList>| {
                *open = OpenList::of(&current, &mistakes);
            },
        )
        .add_systems(
            Update,
            (|mut sheets: ResMut<Sheets>| sheets.0.clear()).run_if(resource_changed::<SetColours>),
        )
        .add_systems(
            Update,
            // The segments keep the focus when another list or theme is selected.
            (
                theme::rebuild::<MenuRoot, _>(show),
                theme::keep_focus_on_rebuild.run_if(not(state_changed::<Menu>)),
            )
                .chain()
                .run_if(in_state(Menu::Puzzles))
                .run_if(
                    resource_changed::<OpenList>
                        .or_else(resource_changed::<PuzzleProgress>)
                        .or_else(resource_changed::<OwnMistakes>),
                ),
        );
}

/// The side of a picture in the list, in pixels.
const PICTURE: f32 = 64.0;
/// The minimum width of the button for the next puzzle, in pixels: the same for each number.
const NEXT: f32 = 240.0;

#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
struct OpenList {
    /// A set, or `None` for the player's own mistakes.
    set: Option<PuzzleSet>,
    /// Only the puzzles of this theme.
    theme: Option<Theme>,
}

/// The pictures of the sets, once they were drawn.
#[derive(Resource, Default)]
struct Sheets(HashMap<PuzzleSet, Sheet>);

fn show(
    mut commands: Commands,
    open: Res<OpenList>,
    progress: Res<PuzzleProgress>,
    mistakes: Res<OwnMistakes>,
    menu: Res<State<Menu>>,
    (mut sheets, mut images, colours): (ResMut<Sheets>, ResMut<Assets<Image>>, Res<SetColours>),
) {
    let is_new = menu.is_changed();
    let open = *open;
    let count = match open.set {
        Some(set) => texts::solved(&progress.0, set),
        None => texts::left(&mistakes.0),
    };
    let next = open.next_unsolved(&progress.0);
    let nothing_left = open.set.is_none() && mistakes.0.due().next().is_none();
    let sheet = match open.set {
        Some(set) => {
            let draw =
                || Sheet::new(set.puzzles().iter().map(|puzzle| &puzzle.position), &colours, &mut images);
            sheets.0.entry(set).or_insert_with(draw).clone()
        }
        None => Sheet::new(mistakes.0.due().map(|due| &due.puzzle.position), &colours, &mut images),
    };
    let tabs = PuzzleSet::ALL.into_iter().map(Some).chain([None]).map(|set| {
        let words = set.map_or(msg::PUZZLE_MISTAKES, |set| set.variant().into());
        let choice = Choice::new(move |open: &mut OpenList| {
            if set != open.set {
                *open = OpenList { set, theme: None };
            }
        });
        (list_name(set), words, choice)
    });
    spawn_menu(&mut commands, Menu::Puzzles, theme::dialog("Puzzles menu", theme::NARROW), |menu| {
        menu.spawn(theme::heading(msg::PUZZLE_HEADING));
        menu.spawn(Node { flex_shrink: 0.0, ..theme::row(12.0) }).with_children(|row| {
            spawn_segments(row, (theme::segments("Puzzles of"), LocalizedLabel(msg::PUZZLE_HEADING)), tabs);
            row.spawn((Name::new("Solved puzzles"), theme::label(count)));
        });
        menu.spawn(Node { flex_shrink: 0.0, ..theme::row(12.0) }).with_children(|row| {
            // The puzzle of the day is of one game, whichever list is open.
            let game = texts::today().puzzle().0.variant().into();
            let words = Localized::joined([msg::PUZZLE_DAILY, game], ": ");
            let daily = theme::secondary_button("Daily puzzle", words);
            let mut daily = row.spawn((daily, observe(open_daily)));
            if texts::is_daily_open(&progress.0) {
                let about = Localized::joined([msg::PUZZLE_DAILY_WEEK, msg::PUZZLE_DAILY_DOT], " ");
                daily.insert(Tooltip(about)).with_child(theme::new_dot());
            } else {
                daily.insert(Tooltip(msg::PUZZLE_DAILY_WEEK));
            }
            let best = open.set.map_or(0, |set| progress.0.best_run(set));
            let words = if best == 0 {
                Localized::joined([msg::PUZZLE_RUN, localized::duration(RUN_TIME)], " · ")
            } else {
                msg::PuzzleRunBest { best }.into()
            };
            let run = theme::secondary_button("Puzzle rush", words);
            let mut run = row.spawn((run, observe(start_run)));
            if open.set.is_some() {
                run.insert(Tooltip(msg::PUZZLE_RUN_ABOUT));
            } else {
                run.insert((Tooltip(msg::PUZZLE_RUN_NEEDS_GAME), InteractionDisabled));
            }
            row.spawn(Node { flex_shrink: 1.0, ..theme::column(0.0) }).with_children(|about| {
                about.spawn((Name::new("Streak"), theme::label(texts::daily(&progress.0))));
                about.spawn((Name::new("Puzzle rating"), theme::note(texts::rating(&progress.0))));
            });
        });
        theme::scroll_column(menu, 8.0, |list| match open.set {
            Some(set) => fill(list, set, open, (next, is_new), &progress.0, &sheet),
            None => fill_with_mistakes(list, &mistakes, &sheet),
        });
        theme::footer(menu, |row| {
            row.spawn((theme::secondary_button("Close", msg::PUZZLE_CLOSE), observe(close)));
            let words = match open.next_or_first(&progress.0) {
                Some(at) => msg::PuzzleNextNumber { number: at + 1 }.into(),
                None => msg::PUZZLE_NEXT_UNSOLVED,
            };
            let button = theme::primary_button("Next unsolved", words);
            let mut button = row.spawn((button, observe(open_next)));
            button.entry::<Node>().and_modify(|mut node| node.min_width = px(NEXT));
            if nothing_left {
                button.insert(InteractionDisabled);
            } else if is_new && next.is_none() {
                button.insert(theme::initial_focus());
            }
        });
    });
}

/// The English name of a list's segment.
fn list_name(set: Option<PuzzleSet>) -> &'static str {
    match set {
        Some(PuzzleSet::Quixo) => "Quixo puzzles",
        Some(PuzzleSet::QuixoTeams) => "Team puzzles",
        Some(PuzzleSet::Hexxagon) => "Hexxagon puzzles",
        None => "Own mistakes",
    }
}

impl OpenList {
    /// The list that contains a puzzle; after the last own mistake, the list of its game, because it has puzzles.
    fn of(puzzle: &CurrentPuzzle, mistakes: &OwnMistakes) -> Self {
        let set = match puzzle {
            CurrentPuzzle::Shipped { set, .. } => Some(*set),
            CurrentPuzzle::Mistake(_) if mistakes.0.due().next().is_some() => None,
            CurrentPuzzle::Mistake(puzzle) => Some(PuzzleSet::of(puzzle.variant())),
        };
        Self { set, theme: None }
    }

    /// The puzzles of the list with their numbers from 0, or none for the player's own mistakes.
    fn puzzles(self) -> impl Iterator<Item = (usize, &'static Puzzle)> {
        let all = self.set.map(PuzzleSet::puzzles).unwrap_or_default().iter().enumerate();
        all.filter(move |(_, puzzle)| self.theme.is_none_or(|theme| puzzle.themes().contains(&theme)))
    }

    /// The number of the first unsolved puzzle.
    fn next_unsolved(self, progress: &Progress) -> Option<usize> {
        let is_unsolved = |(_, puzzle): &(usize, &Puzzle)| progress.state(puzzle) != PuzzleStatus::Solved;
        self.puzzles().find(is_unsolved).map(|(at, _)| at)
    }

    /// The number of the first unsolved puzzle, or of the first one if all are solved.
    fn next_or_first(self, progress: &Progress) -> Option<usize> {
        self.next_unsolved(progress).or_else(|| self.puzzles().next().map(|(at, _)| at))
    }
}

/// Adds the themes, and the puzzles of the list. `next` is the number of the first unsolved one.
fn fill(
    list: &mut ChildSpawnerCommands,
    set: PuzzleSet,
    open: OpenList,
    (next, is_new): (Option<usize>, bool),
    progress: &Progress,
    sheet: &Sheet,
) {
    let themes = std::iter::once(None).chain(set.themes().into_iter().map(Some));
    let tabs = themes.map(|theme| {
        let (name, words) = match theme {
            Some(theme) => (format!("{theme:?}"), texts::theme(theme)),
            None => ("Every theme".to_string(), msg::PUZZLE_THEME_ALL),
        };
        (name, words, Choice::new(move |open: &mut OpenList| open.theme = theme))
    });
    spawn_segments(list, (theme::segments("Theme"), LocalizedLabel(msg::PUZZLE_THEME)), tabs);
    let puzzles: Vec<(usize, &Puzzle)> = open.puzzles().collect();
    for grade in 1..=HARDEST {
        let mut of_grade = puzzles.iter().filter(|(_, puzzle)| puzzle.grade == grade).peekable();
        if of_grade.peek().is_none() {
            continue;
        }
        list.spawn(theme::subheading(msg::PuzzleGrade { grade, hardest: HARDEST }.into()));
        list.spawn(theme::tiles()).with_children(|tiles| {
            for &(at, puzzle) in of_grade {
                let task = texts::task(puzzle.variant(), puzzle.task);
                let (about, mark) = match progress.state(puzzle) {
                    PuzzleStatus::New => (msg::PuzzleTileNew { task }.into(), None),
                    PuzzleStatus::Tried => (msg::PuzzleTileTried { task }.into(), Some(TileMark::Tried)),
                    PuzzleStatus::Solved if progress.is_unaided(puzzle) == Some(false) => {
                        (msg::PuzzleTileHelped { task }.into(), Some(TileMark::Helped))
                    }
                    PuzzleStatus::Solved => (msg::PuzzleTileSolved { task }.into(), Some(TileMark::Done)),
                };
                let (number, is_next) = (at + 1, next == Some(at));
                let name: Localized = if is_next {
                    msg::PuzzleNextNumber { number }.into()
                } else {
                    msg::PuzzleNumber { number }.into()
                };
                let about = Localized::joined([name, about], " · ");
                let picture = sheet.picture(at, PICTURE);
                let tile = theme::tile(&format!("Puzzle {number}"), about, picture, Some(number), mark);
                let mut tile = tiles.spawn((tile, opens_puzzle(CurrentPuzzle::Shipped { set, number: at })));
                if is_next {
                    tile.insert((Skin::Card, Highlighted));
                    if is_new {
                        tile.insert((theme::initial_focus(), InitiallyInView));
                    }
                }
            }
        });
    }
}

fn fill_with_mistakes(list: &mut ChildSpawnerCommands, mistakes: &OwnMistakes, sheet: &Sheet) {
    list.spawn(theme::note(msg::PUZZLE_MISTAKES_NOTE));
    if mistakes.0.learned() > 0 {
        let learned = msg::PuzzleMistakesLearned { learned: mistakes.0.learned() };
        list.spawn((Name::new("Learned"), theme::label(learned.into())));
    }
    for set in PuzzleSet::ALL {
        let due = || {
            let all = mistakes.0.due().enumerate();
            all.filter(|(_, due)| PuzzleSet::of(due.puzzle.variant()) == set)
        };
        if due().next().is_none() {
            continue;
        }
        list.spawn(theme::subheading(set.variant().into()));
        list.spawn(theme::tiles()).with_children(|tiles| {
            for (at, mistake) in due() {
                let puzzle = &mistake.puzzle;
                let task = texts::task_of_mistake(puzzle.variant(), puzzle.task);
                let (about, mark) = if mistake.left > 1 {
                    (msg::PuzzleTileAgain { task }.into(), Some(TileMark::Tried))
                } else {
                    (msg::PuzzleTileNew { task }.into(), None)
                };
                let picture = sheet.picture(at, PICTURE);
                tiles.spawn((
                    theme::tile(&format!("Mistake {}", at + 1), about, picture, None, mark),
                    opens_puzzle(CurrentPuzzle::Mistake(puzzle.clone())),
                ));
            }
        });
    }
}

fn start_run(_: On<Activate>, open: Res<OpenList>, mut starts: MessageWriter<StartRun>) {
    starts.write_batch(open.set.map(StartRun::random));
}

/// Opens a puzzle when the tile is pressed.
fn opens_puzzle(puzzle: CurrentPuzzle) -> impl Bundle {
    observe(move |_: On<Activate>, mut opening: Opening| opening.open(puzzle.clone()))
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

/// Opens the first unsolved puzzle of the list, or its first one if all are solved; or the first mistake.
fn open_next(
    _: On<Activate>,
    open: Res<OpenList>,
    progress: Res<PuzzleProgress>,
    mistakes: Res<OwnMistakes>,
    mut opening: Opening,
) {
    let next = match open.set {
        Some(set) => open.next_or_first(&progress.0).map(|number| CurrentPuzzle::Shipped { set, number }),
        None => mistakes.0.due().next().map(|due| CurrentPuzzle::Mistake(due.puzzle.clone())),
    };
    if let Some(next) = next {
        opening.open(next);
    }
}
