//! Puzzles on the table: solved by pointer, refuted, shown, remembered.

use crate::harness::Table;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use pushflip::ai::Stop;
use pushflip::game::language::Language;
use pushflip::game::screens::puzzle::{OnTable, PuzzleProgress};
use pushflip::game::settings::Settings;
use pushflip::game::table::hexxagon;
use pushflip::game::table::quixo::{self, HALF};
use pushflip::game::turn::Selection;
use pushflip::game::{Menu, Phase, Screen, Storage};
use pushflip::rules::hexxagon::Move;
use pushflip::session::puzzle::{Answer, Puzzle, PuzzleSet, Standing, Task, answer, first_step};
use pushflip::session::{AnyMove, Folders};

/// Updates until what happens beside the game must have happened.
const PATIENCE: usize = 3_000;

trait Puzzling {
    fn words(&mut self, name: &str) -> String;
    fn begin(&mut self, set: PuzzleSet, number: usize) -> &'static Puzzle;
    fn play(&mut self, mv: AnyMove);
    fn wait(&mut self, what: &str, done: impl Fn(&mut Table) -> bool);
    fn standing(&self, puzzle: &Puzzle) -> Standing;
}

impl Puzzling for Table {
    /// The text of an entity, or of those in it.
    fn words(&mut self, name: &str) -> String {
        let entity = self.named(name).unwrap_or_else(|| panic!("there is no {name}"));
        self.app.world().get::<Text>(entity).map(|text| text.0.clone()).unwrap_or_default()
    }

    /// Begins a puzzle and waits for the player's turn.
    fn begin(&mut self, set: PuzzleSet, number: usize) -> &'static Puzzle {
        *self.app.world_mut().resource_mut::<OnTable>() = OnTable { set, number };
        self.app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Puzzle);
        self.updates(4);
        self.wait("the player's turn", |table| table.phase() == Some(Phase::Choosing));
        let puzzle = &set.puzzles()[number];
        assert_eq!(self.game().position().to_string(), puzzle.position.to_string());
        puzzle
    }

    /// Plays a move of Quixo for two or of Hexxagon with the pointer.
    fn play(&mut self, mv: AnyMove) {
        match mv {
            AnyMove::Quixo(push) => {
                let cube = self.on_screen(quixo::place(push.take()) + Vec3::Y * HALF);
                self.click(cube);
                let arrow = self.over(&format!("Arrow {push}"), 0.0);
                self.click(arrow);
            }
            AnyMove::Hexxagon(Move::Clone { to }) => {
                let well = self.on_screen(hexxagon::place(to));
                self.click(well);
            }
            AnyMove::Hexxagon(Move::Jump { from, to }) => {
                for cell in [from, to] {
                    let well = self.on_screen(hexxagon::place(cell));
                    self.click(well);
                }
            }
            mv => panic!("{mv} is not played here"),
        }
    }

    fn wait(&mut self, what: &str, done: impl Fn(&mut Table) -> bool) {
        for _ in 0..PATIENCE {
            if done(self) {
                return;
            }
            self.updates(1);
            std::thread::sleep(std::time::Duration::from_millis(2));
        }
        panic!("waited in vain for {what}; played: {:?}, {:?}", self.moves(), self.phase());
    }

    fn standing(&self, puzzle: &Puzzle) -> Standing {
        self.app.world().resource::<PuzzleProgress>().0.state(puzzle)
    }
}

fn find(set: PuzzleSet, task: Task) -> usize {
    let found = set.puzzles().iter().position(|puzzle| puzzle.task == task);
    found.unwrap_or_else(|| panic!("there is no {task}"))
}

fn wrong_move(puzzle: &Puzzle) -> AnyMove {
    let is_refuted = |&mv: &AnyMove| {
        matches!(answer(&puzzle.game(), puzzle.task, mv, &Stop::new()), Some(Answer::Wrong(_, Some(_))))
    };
    puzzle.position.moves().into_iter().find(is_refuted).expect("a wrong move")
}

/// A quick table whose progress is kept in a folder.
fn table(folders: &Folders) -> Table {
    let mut table = Table::open(1280, 720);
    table.app.insert_resource(Storage(folders.clone()));
    table.app.world_mut().resource_mut::<Settings>().animation_speed = 3.0;
    table.app.world_mut().resource_mut::<Settings>().language = Some(Language::English);
    table.updates(3);
    table
}

fn folders(folder: &tempfile::TempDir) -> Folders {
    Folders { data: folder.path().join("data"), config: folder.path().join("config") }
}

#[test]
fn a_puzzle_is_solved_by_pointer_and_stays_solved() {
    let folder = tempfile::tempdir().expect("a folder");
    let folders = folders(&folder);
    let mut game = table(&folders);
    game.press_named("Puzzles");
    assert_eq!(game.menu(), Menu::Puzzles);
    let all = PuzzleSet::Quixo.puzzles().len();
    assert_eq!(game.words("Solved puzzles"), format!("0 of {all} solved"));
    game.press_named("Puzzle 1");
    assert_eq!((game.screen(), game.menu()), (Screen::Puzzle, Menu::None));
    let puzzle = game.begin(PuzzleSet::Quixo, find(PuzzleSet::Quixo, Task::Win(2)));
    assert_eq!(game.words("Task"), "Win within 2 moves.");
    assert_eq!(game.standing(puzzle), Standing::New);
    game.play(puzzle.keys[0]);
    game.wait("the reply", |table| table.moves().len() == 2 && table.phase() == Some(Phase::Choosing));
    assert_eq!(game.standing(puzzle), Standing::Tried);
    assert_eq!(game.words("Task"), "Win with this move.");
    assert!(game.words("Answer").starts_with("Right!"));
    let win = first_step(&game.game().position(), Task::Win(1), &Stop::new()).expect("a win");
    game.play(win);
    game.wait("the end", |table| table.words("Answer") == "Solved!");
    game.updates(10);
    assert_eq!(game.standing(puzzle), Standing::Solved);
    assert_eq!(game.menu(), Menu::None, "no banner of a match");
    game.press_named("All puzzles");
    assert_eq!((game.screen(), game.menu()), (Screen::Title, Menu::Puzzles));
    assert_eq!(game.words("Solved puzzles"), format!("1 of {all} solved"));
    drop(game);
    assert!(!folders.data.join("current.pushflip").exists(), "a puzzle is no match in progress");
    let again = table(&folders);
    assert_eq!(again.standing(puzzle), Standing::Solved);
}

#[test]
fn a_wrong_move_is_refuted_and_taken_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut game = table(&folders(&folder));
    for (set, task) in [(PuzzleSet::Quixo, Task::Hold(1)), (PuzzleSet::Hexxagon, Task::Win(2))] {
        let puzzle = game.begin(set, find(set, task));
        game.play(wrong_move(puzzle));
        game.wait("the refutation", |table| table.moves().len() == 2);
        assert!(game.words("Answer").starts_with("Not so:"), "{}", game.words("Answer"));
        game.updates(3);
        let rested = |table: &mut Table| matches!(table.phase(), Some(Phase::Thinking | Phase::Over));
        game.wait("the board to rest", rested);
        // A press anywhere, here on the felt, and the board is as before.
        let felt = game.on_screen(Vec3::new(-3.3, 0.0, -3.3));
        game.click(felt);
        assert!(game.moves().is_empty(), "at once");
        game.wait("another try", |table| table.phase() == Some(Phase::Choosing));
        assert_eq!(game.game().position(), puzzle.position);
        assert_eq!((game.words("Answer").as_str(), game.standing(puzzle)), ("", Standing::Tried));
    }
}

#[test]
fn it_is_taken_back_by_itself_too() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut game = table(&folders(&folder));
    let puzzle = game.begin(PuzzleSet::Quixo, find(PuzzleSet::Quixo, Task::Hold(1)));
    game.play(wrong_move(puzzle));
    game.wait("the refutation", |table| table.moves().len() == 2);
    game.wait("another try", |table| table.moves().is_empty());
    game.wait("the turn", |table| table.phase() == Some(Phase::Choosing));
    game.play(puzzle.keys[0]);
    game.wait("the end", |table| table.words("Answer") == "Solved! Every other move loses.");
    assert_eq!(game.standing(puzzle), Standing::Solved);
    game.press_named("Next puzzle");
    assert_ne!(game.game().position(), puzzle.position);
}

#[test]
fn hints_and_the_solution() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut game = table(&folders(&folder));
    let puzzle = game.begin(PuzzleSet::Quixo, find(PuzzleSet::Quixo, Task::Win(2)));
    let AnyMove::Quixo(key) = puzzle.keys[0] else { panic!("Quixo") };
    game.press_named("Hint");
    let hint = format!("Take the cube on {}.", key.take());
    game.wait("the hint", |table| table.words("Answer") == hint);
    assert_eq!(*game.app.world().resource::<Selection>(), Selection::Cube(key.take()));
    game.press_named("Show the solution");
    game.wait("the end", |table| table.words("Answer").starts_with("That was the solution"));
    assert_eq!((game.moves().len(), game.standing(puzzle)), (3, Standing::New));
    game.press_named("Start again");
    game.wait("the turn", |table| table.moves().is_empty() && table.phase() == Some(Phase::Choosing));
    // Esc puts the cube back, then goes to the list, then to the title.
    game.key(KeyCode::KeyH, Key::Character("h".into()));
    game.wait("the hint", |table| *table.app.world().resource::<Selection>() != Selection::None);
    game.key(KeyCode::Escape, Key::Escape);
    assert_eq!(*game.app.world().resource::<Selection>(), Selection::None);
    game.key(KeyCode::Escape, Key::Escape);
    assert_eq!((game.screen(), game.menu()), (Screen::Title, Menu::Puzzles));
    game.key(KeyCode::Escape, Key::Escape);
    assert_eq!((game.screen(), game.menu()), (Screen::Title, Menu::None));
}

#[test]
fn the_team_game_shows_its_solution_too() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut game = table(&folders(&folder));
    game.begin(PuzzleSet::QuixoTeams, find(PuzzleSet::QuixoTeams, Task::Win(2)));
    game.press_named("Show the solution");
    game.wait("the end", |table| table.words("Answer").starts_with("That was the solution"));
    assert!(game.game().result().is_some());
}

#[test]
fn every_language_has_the_words() {
    let files = [
        include_str!("../../assets/languages/en/puzzle.ftl"),
        include_str!("../../assets/languages/it/puzzle.ftl"),
        include_str!("../../assets/languages/sl/puzzle.ftl"),
        include_str!("../../assets/languages/ro/puzzle.ftl"),
        include_str!("../../assets/languages/ru/puzzle.ftl"),
    ];
    let ids = |file: &'static str| {
        let first = file.lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id);
        first.filter(|id| id.starts_with("puzzle-")).collect::<Vec<_>>()
    };
    let english = ids(files[0]);
    assert!(english.len() > 30);
    for (file, language) in files.into_iter().zip(Language::ALL) {
        assert_eq!(ids(file), english, "{language:?}");
        for id in &english {
            // Whatever a message asks for; a number decides on its plural.
            for number in [1, 2, 3, 5, 21] {
                let texts = ["task", "game", "side", "reply", "cell"].map(|name| (name, "x".into()));
                let numbers = ["solved", "all", "grade", "number", "moves"].map(|name| (name, number.into()));
                let said = language.tell(id, &[texts, numbers].concat());
                assert!(said != *id && !said.contains('{'), "{id} in {language:?}: {said}");
            }
        }
    }
}
