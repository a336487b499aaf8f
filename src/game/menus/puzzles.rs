//! Which puzzle: the sets, and in each the puzzles by grade, with what is solved.

use bevy::prelude::*;
use bevy::ui::Checked;
use bevy::ui_widgets::{Activate, ValueChange, observe};

use super::close;
use crate::game::language::{self, Language};
use crate::game::screens::puzzle::{CurrentPuzzle, PuzzleProgress, words};
use crate::game::state::{Menu, Screen};
use crate::game::theme::{self, TileMark};
use pushflip_core::session::puzzle::{HARDEST, PuzzleSet, Standing};

/// Shows the list.
pub fn plugin(app: &mut App) {
    app.init_resource::<Shown>()
        .add_systems(OnEnter(Menu::Puzzles), |on_table: Res<CurrentPuzzle>, mut shown: ResMut<Shown>| {
            shown.0 = on_table.set;
        })
        .add_systems(
            Update,
            theme::rebuild::<List, _>(show).run_if(in_state(Menu::Puzzles)).run_if(
                resource_changed::<Shown>
                    .or_else(resource_changed::<Language>)
                    .or_else(resource_changed::<PuzzleProgress>),
            ),
        );
}

/// The width of the menu, in pixels.
const WIDTH: f32 = 700.0;

/// The set that is shown.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Shown(PuzzleSet);

/// The menu.
#[derive(Component)]
struct List;

/// On a segment: the set that it shows.
#[derive(Component, Clone, Copy)]
struct Of(PuzzleSet);

/// On a tile: the puzzle that it opens, by its number from 0.
#[derive(Component, Clone, Copy)]
struct Opens(usize);

fn show(
    mut commands: Commands,
    shown: Res<Shown>,
    language: Res<Language>,
    progress: Res<PuzzleProgress>,
    menu: Res<State<Menu>>,
) {
    // Another set was chosen: who chooses by keys goes on choosing.
    let chooses = !menu.is_changed();
    let (set, language) = (shown.0, *language);
    commands.spawn((theme::backdrop("Puzzles"), List, DespawnOnExit(Menu::Puzzles))).with_children(|back| {
        back.spawn(theme::dialog("Puzzles menu", WIDTH)).with_children(|menu| {
            menu.spawn(theme::heading(&language.say("puzzle-heading")));
            menu.spawn(Node { flex_shrink: 0.0, ..theme::row(12.0) }).with_children(|row| {
                let about = AccessibleLabel::new(language.say("puzzle-heading"));
                let mut segments = row.spawn((theme::segments("Puzzles of"), about, observe(choose)));
                if chooses {
                    segments.insert(theme::first_focus());
                }
                segments.with_children(|group| {
                    for other in PuzzleSet::ALL {
                        let words = language::words::variant(language, other.variant());
                        let mut segment = group.spawn((theme::segment(name(other), &words), Of(other)));
                        if other == set {
                            segment.insert(Checked);
                        }
                    }
                });
                row.spawn((
                    Name::new("Solved puzzles"),
                    theme::label(&words::solved(language, &progress.0, set)),
                ));
            });
            theme::scroll_column(menu, 8.0, |list| fill(list, language, set, &progress));
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
                if !chooses {
                    next.insert(theme::first_focus());
                }
            });
        });
    });
}

/// What a set's segment is called.
fn name(set: PuzzleSet) -> &'static str {
    match set {
        PuzzleSet::Quixo => "Quixo puzzles",
        PuzzleSet::QuixoTeams => "Team puzzles",
        PuzzleSet::Hexxagon => "Hexxagon puzzles",
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
                let task = words::task(language, puzzle.task);
                let about = language.tell(about, &[("task", task.into())]);
                let number = (at + 1).to_string();
                tiles.spawn((
                    theme::tile(&format!("Puzzle {number}"), &number, &about, mark),
                    Opens(at),
                    observe(open),
                ));
            }
        });
    }
}

fn choose(change: On<ValueChange<Entity>>, segments: Query<&Of>, mut shown: ResMut<Shown>) -> Result {
    let Of(set) = *segments.get(change.value)?;
    shown.set_if_neq(Shown(set));
    Ok(())
}

fn open(
    pressed: On<Activate>,
    tiles: Query<&Opens>,
    shown: Res<Shown>,
    mut on_table: ResMut<CurrentPuzzle>,
    mut screen: ResMut<NextState<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
) -> Result {
    let Opens(number) = *tiles.get(pressed.entity)?;
    *on_table = CurrentPuzzle { set: shown.0, number };
    NextState::set_if_neq(&mut screen, Screen::Puzzle);
    menu.set(Menu::None);
    Ok(())
}

/// Opens the first puzzle that is not solved, or the first one of all.
fn open_next(
    _: On<Activate>,
    shown: Res<Shown>,
    progress: Res<PuzzleProgress>,
    mut on_table: ResMut<CurrentPuzzle>,
    mut screen: ResMut<NextState<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
) {
    let number = progress.0.next_unsolved(shown.0, 0).unwrap_or_default();
    *on_table = CurrentPuzzle { set: shown.0, number };
    NextState::set_if_neq(&mut screen, Screen::Puzzle);
    menu.set(Menu::None);
}
