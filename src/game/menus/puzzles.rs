//! The puzzle menu: the sets, and in each the puzzles by grade with their state.

use bevy::prelude::*;
use bevy::ui::{Checked, InteractionDisabled};
use bevy::ui_widgets::{Activate, ValueChange, observe};

use super::close;
use crate::game::language::{self, Language};
use crate::game::screens::puzzle::{CurrentPuzzle, OwnMistakes, PuzzleProgress, texts};
use crate::game::state::{Menu, Screen};
use crate::game::theme::{self, TileMark};
use pushflip_core::session::puzzle::{HARDEST, PuzzleSet, Standing};

/// Shows the list.
pub fn plugin(app: &mut App) {
    app.init_resource::<Shown>()
        .add_systems(OnEnter(Menu::Puzzles), |on_table: Res<CurrentPuzzle>, mut shown: ResMut<Shown>| {
            *shown = Shown::of(&on_table);
        })
        .add_systems(
            Update,
            theme::rebuild::<List, _>(show).run_if(in_state(Menu::Puzzles)).run_if(
                resource_changed::<Shown>
                    .or_else(resource_changed::<Language>)
                    .or_else(resource_changed::<PuzzleProgress>)
                    .or_else(resource_changed::<OwnMistakes>),
            ),
        );
}

/// The width of the menu, in pixels.
const WIDTH: f32 = 700.0;
/// The height of the menu, in pixels: it stays the same from set to set.
const HEIGHT: f32 = 600.0;

/// What is shown: a set, or none for the player's own mistakes.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
struct Shown(Option<PuzzleSet>);

impl Default for Shown {
    fn default() -> Self {
        Self(Some(PuzzleSet::default()))
    }
}

/// The menu.
#[derive(Component)]
struct List;

/// On a segment: what it shows.
#[derive(Component, Clone, Copy)]
struct Of(Shown);

/// On a tile: the puzzle that it opens.
#[derive(Component, Clone)]
struct Opens(CurrentPuzzle);

fn show(
    mut commands: Commands,
    shown: Res<Shown>,
    language: Res<Language>,
    progress: Res<PuzzleProgress>,
    mistakes: Res<OwnMistakes>,
    menu: Res<State<Menu>>,
) {
    // Another set was chosen: who chooses by keys goes on choosing.
    let chooses = !menu.is_changed();
    let (shown, language) = (*shown, *language);
    let count = match shown.0 {
        Some(set) => texts::solved(language, &progress.0, set),
        None => texts::left(language, &mistakes.0),
    };
    let nothing_left = shown.0.is_none() && mistakes.0.due().next().is_none();
    commands.spawn((theme::backdrop("Puzzles"), List, DespawnOnExit(Menu::Puzzles))).with_children(|back| {
        back.spawn(theme::steady_dialog("Puzzles menu", WIDTH, HEIGHT)).with_children(|menu| {
            menu.spawn(theme::heading(&language.say("puzzle-heading")));
            menu.spawn(Node { flex_shrink: 0.0, ..theme::row(12.0) }).with_children(|row| {
                let about = AccessibleLabel::new(language.say("puzzle-heading"));
                let mut segments = row.spawn((theme::segments("Puzzles of"), about, observe(choose)));
                if chooses {
                    segments.insert(theme::first_focus());
                }
                segments.with_children(|group| {
                    for other in PuzzleSet::ALL.into_iter().map(Some).chain([None]).map(Shown) {
                        let words = other.0.map_or_else(
                            || language.say("puzzle-mistakes"),
                            |set| language::words::variant(language, set.variant()),
                        );
                        let mut segment = group.spawn((theme::segment(other.name(), &words), Of(other)));
                        if other == shown {
                            segment.insert(Checked);
                        }
                    }
                });
                row.spawn((Name::new("Solved puzzles"), theme::label(&count)));
            });
            theme::scroll_column(menu, 8.0, |list| match shown.0 {
                Some(set) => fill(list, language, set, &progress),
                None => fill_with_mistakes(list, language, &mistakes),
            });
            menu.spawn(theme::divider());
            menu.spawn(theme::button_row()).with_children(|row| {
                let words = language.say("puzzle-close");
                row.spawn((theme::secondary_button("Close", &words), theme::Stay, observe(close)));
                let words = language.say("puzzle-next-unsolved");
                let mut next = row.spawn((
                    theme::primary_button("Next unsolved", &words),
                    theme::Stay,
                    observe(open_next),
                ));
                if nothing_left {
                    next.insert(InteractionDisabled);
                } else if !chooses {
                    next.insert(theme::first_focus());
                }
            });
        });
    });
}

impl Shown {
    /// Where a puzzle is listed.
    fn of(puzzle: &CurrentPuzzle) -> Self {
        match puzzle {
            CurrentPuzzle::Shipped { set, .. } => Self(Some(*set)),
            CurrentPuzzle::Mistake(_) => Self(None),
        }
    }

    /// What its segment is called.
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
        let here = || set.puzzles().iter().enumerate().filter(move |(_, puzzle)| puzzle.grade == grade);
        if here().next().is_none() {
            continue;
        }
        list.spawn(theme::subheading(&language.tell("puzzle-grade", &[("grade", grade.into())])));
        list.spawn(theme::tiles()).with_children(|tiles| {
            for (at, puzzle) in here() {
                let (about, mark) = match progress.0.state(puzzle) {
                    Standing::New => ("puzzle-tile-new", TileMark::Bare),
                    Standing::Tried => ("puzzle-tile-tried", TileMark::Ring),
                    Standing::Solved => ("puzzle-tile-solved", TileMark::Dot),
                };
                let task = texts::task(language, puzzle.task);
                let about = language.tell(about, &[("task", task.into())]);
                let number = (at + 1).to_string();
                tiles.spawn((
                    theme::tile(&format!("Puzzle {number}"), &number, &about, mark),
                    Opens(CurrentPuzzle::Shipped { set, number: at }),
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
        let here =
            || (1..).zip(mistakes.0.due()).filter(|(_, due)| PuzzleSet::of(due.puzzle.variant()) == set);
        if here().next().is_none() {
            continue;
        }
        list.spawn(theme::subheading(&language::words::variant(language, set.variant())));
        list.spawn(theme::tiles()).with_children(|tiles| {
            for (number, due) in here() {
                let puzzle = &due.puzzle;
                let (about, mark) = if due.left > 1 {
                    ("puzzle-tile-again", TileMark::Ring)
                } else {
                    ("puzzle-tile-new", TileMark::Bare)
                };
                let task = texts::task_of_mistake(language, puzzle.task);
                let about = language.tell(about, &[("task", task.into())]);
                tiles.spawn((
                    theme::tile(&format!("Mistake {number}"), &number.to_string(), &about, mark),
                    Opens(CurrentPuzzle::Mistake(puzzle.clone())),
                    observe(open),
                ));
            }
        });
    }
}

fn choose(change: On<ValueChange<Entity>>, segments: Query<&Of>, mut shown: ResMut<Shown>) -> Result {
    let Of(other) = *segments.get(change.value)?;
    shown.set_if_neq(other);
    Ok(())
}

fn open(
    pressed: On<Activate>,
    tiles: Query<&Opens>,
    mut on_table: ResMut<CurrentPuzzle>,
    mut screen: ResMut<NextState<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
) -> Result {
    let Opens(puzzle) = tiles.get(pressed.entity)?;
    *on_table = puzzle.clone();
    NextState::set_if_neq(&mut screen, Screen::Puzzle);
    menu.set(Menu::None);
    Ok(())
}

/// Opens the first puzzle that is not solved, or the first one of all; or the mistake that comes first.
fn open_next(
    _: On<Activate>,
    shown: Res<Shown>,
    progress: Res<PuzzleProgress>,
    mistakes: Res<OwnMistakes>,
    mut on_table: ResMut<CurrentPuzzle>,
    mut screen: ResMut<NextState<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
) {
    let next = match shown.0 {
        Some(set) => {
            let number = progress.0.next_unsolved(set, 0).unwrap_or_default();
            Some(CurrentPuzzle::Shipped { set, number })
        }
        None => mistakes.0.due().next().map(|due| CurrentPuzzle::Mistake(due.puzzle.clone())),
    };
    let Some(next) = next else { return };
    *on_table = next;
    NextState::set_if_neq(&mut screen, Screen::Puzzle);
    menu.set(Menu::None);
}
