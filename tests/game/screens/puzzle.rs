//! Puzzles: solving by pointer and keys, refutations, solutions, and saved progress.

use std::time::SystemTime;

use crate::harness::matches::refuted_move;
use crate::harness::{TestApp, temporary_folders};
use bevy::prelude::{BorderColor, ChildOf, Name, Transform};
use bevy::ui::Checked;
use bevy::ui_widgets::ScrollArea;
use pushflip::game::language::LocalizedLabel;
use pushflip::game::scene::quixo::Cube;
use pushflip::game::screens::puzzle::{CurrentPuzzle, PuzzleProgress};
use pushflip::game::state::{Menu, Phase, Screen};
use pushflip::game::theme::{Tooltip, palette};
use pushflip::game::turn::Selection;
use pushflip_core::ai::Stop;
use pushflip_core::language::{Language, Localized, msg};
use pushflip_core::rules::Side;
use pushflip_core::session::puzzle::{
    Day, Puzzle, PuzzleEvent, PuzzleSet, PuzzleStatus, Task, Theme, first_step,
};
use pushflip_core::session::{AnyCell, AnyMove};

fn begin(app: &mut TestApp, set: PuzzleSet, number: usize) -> &'static Puzzle {
    *app.resource_mut::<CurrentPuzzle>() = CurrentPuzzle::Shipped { set, number };
    app.go(Screen::Puzzle);
    app.until(Phase::Choosing);
    let puzzle = &set.puzzles()[number];
    assert_eq!(app.game().position().to_string(), puzzle.position.to_string());
    puzzle
}

fn standing(app: &TestApp, puzzle: &Puzzle) -> PuzzleStatus {
    app.resource::<PuzzleProgress>().0.state(puzzle)
}

fn find(set: PuzzleSet, task: Task) -> usize {
    let found = set.puzzles().iter().position(|puzzle| puzzle.task == task);
    found.unwrap_or_else(|| panic!("there is no {task}"))
}

/// Makes the animations of a game fast.
fn fast(mut app: TestApp) -> TestApp {
    app.settings().animation_speed = 3.0;
    app.speak(Language::English);
    app
}

#[test]
fn a_puzzle_solved_with_keys_continues_with_keys() {
    let mut game = fast(TestApp::keeping_files());
    let puzzle = begin(&mut game, PuzzleSet::Quixo, find(PuzzleSet::Quixo, Task::Win(2)));
    // Shows the cursor.
    game.hit("Up");
    let play = |game: &mut TestApp, mv: AnyMove| {
        game.type_text(&mv.to_string());
        game.hit("Enter");
    };
    play(&mut game, puzzle.keys[0]);
    game.wait_for("the reply", |app| app.moves().len() == 2 && app.phase() == Some(Phase::Choosing));
    let win = first_step(game.game().game(), Task::Win(1), &Stop::new()).expect("a win");
    play(&mut game, win);
    game.wait_for("the end", |app| app.text_in("Answer") == "Solved!");
    game.rest();
    game.hit("Enter");
    game.wait_for("the next puzzle", |app| app.text_in("Answer").is_empty() && app.moves().is_empty());
}

#[test]
fn a_puzzle_is_solved_by_pointer_and_stays_solved() {
    let folders = temporary_folders();
    let mut game = fast(TestApp::keeping(folders.clone()));
    game.press_named("Puzzles");
    assert_eq!(game.menu(), Menu::Puzzles);
    let all = PuzzleSet::Quixo.puzzles().len();
    assert_eq!(game.text_in("Solved puzzles"), format!("0 of {all} solved"));
    game.press_named("Puzzle 1");
    assert_eq!((game.screen(), game.menu()), (Screen::Puzzle, Menu::None));
    let puzzle = begin(&mut game, PuzzleSet::Quixo, find(PuzzleSet::Quixo, Task::Win(2)));
    assert_eq!(game.text_in("Task"), "Win in 2 moves.");
    assert_eq!(standing(&game, puzzle), PuzzleStatus::New);
    game.play(puzzle.keys[0]);
    game.wait_for("the reply", |app| app.moves().len() == 2 && app.phase() == Some(Phase::Choosing));
    assert_eq!(standing(&game, puzzle), PuzzleStatus::Tried);
    assert_eq!(game.text_in("Task"), "Win with this move.");
    assert!(game.text_in("Answer").starts_with("Right!"));
    assert_eq!(game.text_in("Moves"), format!("1. {}", game.moves().join("  ")));
    let win = first_step(game.game().game(), Task::Win(1), &Stop::new()).expect("a win");
    game.play(win);
    game.wait_for("the end", |app| app.text_in("Answer") == "Solved!");
    game.rest();
    assert_eq!(standing(&game, puzzle), PuzzleStatus::Solved);
    assert_eq!(game.menu(), Menu::None, "no result banner");
    game.press_named("All puzzles");
    assert_eq!((game.screen(), game.menu()), (Screen::Title, Menu::Puzzles));
    assert_eq!(game.text_in("Solved puzzles"), format!("1 of {all} solved"));
    drop(game);
    assert!(!folders.data.join("current.pushflip").exists(), "a puzzle is not saved as a match");
    let again = fast(TestApp::keeping(folders.clone()));
    assert_eq!(standing(&again, puzzle), PuzzleStatus::Solved);
}

#[test]
fn a_wrong_move_is_refuted_and_taken_back() {
    let mut game = fast(TestApp::keeping_files());
    let refutes = |text: &str| text.starts_with("Not yet: ") || text.starts_with("Too slow: ");
    for (set, task) in [(PuzzleSet::Quixo, Task::Hold(1)), (PuzzleSet::Hexxagon, Task::Win(2))] {
        let puzzle = begin(&mut game, set, find(set, task));
        game.play(refuted_move(puzzle));
        game.wait_for("the refutation", |app| app.moves().len() == 2);
        assert!(refutes(&game.text_in("Answer")), "{}", game.text_in("Answer"));
        let rested = |app: &mut TestApp| matches!(app.phase(), Some(Phase::Thinking | Phase::Over));
        game.wait_for("the end of the animation", rested);
        // A press anywhere, here beside the board, takes the move back.
        game.click_felt();
        assert!(game.moves().is_empty(), "the wrong move is taken back immediately");
        assert!(refutes(&game.text_in("Answer")), "the reason stays");
        game.until(Phase::Choosing);
        assert_eq!(game.game().position(), puzzle.position);
        assert!(refutes(&game.text_in("Answer")), "the reason stays until the next move");
        assert_eq!(standing(&game, puzzle), PuzzleStatus::Tried);
    }
}

#[test]
fn puzzles_of_hexxagon_show_the_numbers_of_pieces_and_ask_for_the_end() {
    let mut game = fast(TestApp::keeping_files());
    let assert_counted = |game: &mut TestApp| {
        game.rest();
        let score = game.game().position().score().expect("a score");
        let shown = ["Pieces 0", "Pieces 1"].map(|name| game.text_in(name));
        assert_eq!(shown, Side::BOTH.map(|side| score[side].to_string()));
    };
    let puzzle = begin(&mut game, PuzzleSet::Hexxagon, find(PuzzleSet::Hexxagon, Task::Win(2)));
    assert_counted(&mut game);
    assert_eq!(game.text_in("Task"), "Win in 2 moves: the game must be over then.");
    game.play(puzzle.keys[0]);
    game.wait_for("the reply", |app| app.moves().len() == 2 && app.phase() == Some(Phase::Choosing));
    assert_counted(&mut game);
    assert_eq!(game.text_in("Task"), "End the game with this move, and win.");
    begin(&mut game, PuzzleSet::Quixo, 0);
    assert!(game.named("Pieces").is_none(), "Quixo has no score");
}

#[test]
fn a_wrong_move_is_taken_back_after_some_time() {
    let mut game = fast(TestApp::keeping_files());
    let puzzle = begin(&mut game, PuzzleSet::Quixo, find(PuzzleSet::Quixo, Task::Hold(1)));
    game.play(refuted_move(puzzle));
    game.wait_for("the refutation", |app| app.moves().len() == 2);
    game.wait_for("another try", |app| app.moves().is_empty());
    game.until(Phase::Choosing);
    game.play(puzzle.keys[0]);
    game.wait_for("the end", |app| app.text_in("Answer") == "Solved! Every other move loses.");
    assert_eq!(standing(&game, puzzle), PuzzleStatus::Solved);
    game.press_named("Next puzzle");
    assert_ne!(game.game().position(), puzzle.position);
}

/// Steps through a solution with a number of own moves, without animations.
fn show_solution(game: &mut TestApp, own_moves: usize) {
    game.settings().animation_speed = 0.0;
    game.press_named("Show the solution");
    for own in 1..own_moves {
        let open = |app: &mut TestApp| !app.is_disabled("Next move");
        game.wait_for("the button for the next move", open);
        game.frames(30);
        let moves = game.moves();
        assert_eq!(moves.len(), 2 * own, "no move without a request");
        assert_eq!(game.text_in("Answer"), format!("Solution: {}.", moves.join(" ")));
        game.press_named("Next move");
    }
    game.wait_for("the end", |app| app.text_in("Answer").ends_with("Now try it yourself."));
    let line = format!("Solution: {}.", game.moves().join(" "));
    assert_eq!(game.text_in("Answer"), format!("{line} That was the solution. Now try it yourself."));
    assert!(game.is_disabled("Next move"));
}

#[test]
fn hints_and_the_solution() {
    let mut game = fast(TestApp::keeping_files());
    let puzzle = begin(&mut game, PuzzleSet::Quixo, find(PuzzleSet::Quixo, Task::Win(2)));
    let AnyMove::Quixo(key) = puzzle.keys[0] else { panic!("Quixo") };
    let cost = |game: &mut TestApp| {
        let button = game.entity("Hint");
        game.bevy.world().get::<Tooltip>(button).cloned()
    };
    assert_eq!(cost(&mut game), Some(Tooltip(msg::PUZZLE_HELP_COST)));
    game.press_named("Hint");
    let hint = format!("Take the cube on {}.", key.take());
    game.wait_for("the hint", |app| app.text_in("Answer") == hint);
    assert_eq!(*game.resource::<Selection>(), Selection::Cell(AnyCell::Quixo(key.take())));
    assert_eq!(cost(&mut game), None, "the first try has failed");
    show_solution(&mut game, 2);
    assert_eq!((game.moves().len(), standing(&game, puzzle)), (3, PuzzleStatus::New));
    game.press_named("Start again");
    game.wait_for("the turn", |app| app.moves().is_empty() && app.phase() == Some(Phase::Choosing));
    // Esc clears the selection, then goes to the list, then to the title.
    game.hit("H");
    game.wait_for("the hint", |app| *app.resource::<Selection>() != Selection::None);
    game.hit("Esc");
    assert_eq!(*game.resource::<Selection>(), Selection::None);
    game.hit("Esc");
    assert_eq!((game.screen(), game.menu()), (Screen::Title, Menu::Puzzles));
    game.hit("Esc");
    assert_eq!((game.screen(), game.menu()), (Screen::Title, Menu::None));
}

#[test]
fn a_cube_lifted_by_a_hint_is_lowered_on_the_title() {
    let mut game = TestApp::open(1280, 720);
    let puzzle = begin(&mut game, PuzzleSet::Quixo, find(PuzzleSet::Quixo, Task::Win(2)));
    let AnyMove::Quixo(key) = puzzle.keys[0] else { panic!("Quixo") };
    let height = |game: &mut TestApp| {
        let mut cubes = game.bevy.world_mut().query::<(&Cube, &Transform)>();
        let mut at = cubes.iter(game.bevy.world()).filter(|(cube, _)| cube.cell == key.take());
        at.next().expect("the cube").1.translation.y
    };
    let resting = height(&mut game);
    game.press_named("Hint");
    game.wait_for("the hint", |app| *app.resource::<Selection>() != Selection::None);
    game.rest();
    assert!(height(&mut game) > resting + 0.1);
    game.press_named("All puzzles");
    game.press_named("Close");
    game.wait_for("a lowered cube", |game| height(game) < resting + 0.01);
}

#[test]
fn the_solution_of_a_team_puzzle_is_shown() {
    let mut game = fast(TestApp::keeping_files());
    begin(&mut game, PuzzleSet::QuixoTeams, find(PuzzleSet::QuixoTeams, Task::Win(2)));
    show_solution(&mut game, 2);
    assert!(game.game().result().is_some());
}

/// The number of dots that mark an unsolved daily puzzle.
fn dots(game: &mut TestApp) -> usize {
    let mut names = game.bevy.world_mut().query::<&Name>();
    names.iter(game.bevy.world()).filter(|name| name.as_str() == "New").count()
}

#[test]
fn daily_puzzle_opens_from_the_list_and_counts_for_the_streak() {
    let mut game = fast(TestApp::keeping_files());
    assert_eq!(dots(&mut game), 1, "on the title");
    game.go(Menu::Puzzles);
    game.frames(3);
    assert_eq!(dots(&mut game), 2, "on the title and in the menu");
    let tooltip = |game: &mut TestApp| game.component::<Tooltip>("Daily puzzle").clone();
    let with_dot = Localized::joined([msg::PUZZLE_DAILY_WEEK, msg::PUZZLE_DAILY_DOT], " ");
    assert_eq!(tooltip(&mut game), Tooltip(with_dot));
    assert_eq!(game.text_in("Streak"), "A new puzzle every day.");
    assert_eq!(game.text_in("Puzzle rating"), "", "there is no rating without a try");
    game.press_named("Daily puzzle");
    game.until(Screen::Puzzle);
    game.until(Phase::Choosing);
    let puzzle = game.resource::<CurrentPuzzle>().puzzle().expect("a puzzle").clone();
    let today = Day::of(SystemTime::now());
    game.resource_mut::<PuzzleProgress>().0.record(&puzzle, PuzzleEvent::Solved, today);
    game.go(Menu::Puzzles);
    game.frames(3);
    assert_eq!(game.text_in("Streak"), "Solved today. Streak: 1 day.");
    assert_eq!(dots(&mut game), 0);
    assert_eq!(tooltip(&mut game), Tooltip(msg::PUZZLE_DAILY_WEEK));
    assert_eq!(game.text_in("Puzzle rating"), "", "one puzzle says nothing");
    for (number, puzzle) in PuzzleSet::Quixo.puzzles().iter().step_by(5).take(20).enumerate() {
        let event = if number % 2 == 0 { PuzzleEvent::Solved } else { PuzzleEvent::Missed };
        game.resource_mut::<PuzzleProgress>().0.record(puzzle, event, today);
    }
    game.go(Menu::None);
    game.go(Menu::Puzzles);
    game.frames(3);
    assert!(game.text_in("Puzzle rating").starts_with("Puzzle rating "));
}

#[test]
fn the_list_opens_at_the_next_unsolved_puzzle() {
    let today = Day::of(SystemTime::now());
    let solve = |game: &mut TestApp, puzzles: &[Puzzle]| {
        for puzzle in puzzles {
            game.resource_mut::<PuzzleProgress>().0.record(puzzle, PuzzleEvent::Solved, today);
        }
        game.frames(2);
    };
    for (width, height) in [(1280, 720), (800, 600)] {
        let mut game = TestApp::open(width, height);
        game.speak(Language::English);
        for set in PuzzleSet::ALL {
            let puzzles = set.puzzles();
            let next = puzzles.len() / 2;
            solve(&mut game, &puzzles[..next]);
            *game.resource_mut::<CurrentPuzzle>() = CurrentPuzzle::Shipped { set, number: 0 };
            game.go(Menu::Puzzles);
            game.rest();
            let name = format!("Puzzle {}", next + 1);
            assert_eq!(game.focused().as_ref(), Some(&name), "{set:?}");
            assert_eq!(game.texts_in(&name), [(next + 1).to_string()]);
            assert_eq!(game.text_in("Next unsolved"), format!("Next: puzzle {}", next + 1));
            let tile = game.entity(&name);
            let world = game.bevy.world();
            assert_eq!(world.get(tile), Some(&BorderColor::all(palette::BRASS)), "{name} of {set:?}");
            assert!(world.get::<Checked>(tile).is_none(), "{name} of {set:?} is no check box");
            let label = world.get::<LocalizedLabel>(tile).expect("a label").0.to_string();
            assert!(label.starts_with(&format!("Next: puzzle {}", next + 1)), "{label}");
            let mut around = std::iter::successors(Some(tile), |&inner| Some(world.get::<ChildOf>(inner)?.0));
            let list = around.find(|&entity| world.get::<ScrollArea>(entity).is_some()).expect("a list");
            let (tile, list) = (game.rect(tile), game.rect(list));
            assert_eq!(list.union(tile), list, "{name} of {set:?} is in view at {width}x{height}");
            game.press_named("Next unsolved");
            game.until(Screen::Puzzle);
            assert_eq!(*game.resource::<CurrentPuzzle>(), CurrentPuzzle::Shipped { set, number: next });
            game.go(Screen::Title);
            solve(&mut game, puzzles);
            game.go(Menu::Puzzles);
            game.rest();
            assert_eq!(game.focused().as_deref(), Some("Next unsolved"), "all of {set:?} are solved");
            game.go(Menu::None);
        }
    }
}

#[test]
fn a_theme_filters_the_list() {
    let mut game = TestApp::open(1280, 720);
    game.speak(Language::English);
    game.go(Menu::Puzzles);
    game.frames(3);
    let is_shown = |game: &mut TestApp, theme: Option<Theme>| {
        let puzzles = PuzzleSet::Quixo.puzzles().iter().zip(1..);
        for (puzzle, number) in puzzles.step_by(9) {
            let wanted = theme.is_none_or(|theme| puzzle.themes().contains(&theme));
            assert_eq!(game.named(&format!("Puzzle {number}")).is_some(), wanted, "{number} with {theme:?}");
        }
    };
    is_shown(&mut game, None);
    game.press_named("Diagonal");
    game.frames(3);
    is_shown(&mut game, Some(Theme::Diagonal));
    // Another set shows all its puzzles.
    game.press_named("Hexxagon puzzles");
    game.frames(3);
    assert!(game.named(&format!("Puzzle {}", PuzzleSet::Hexxagon.puzzles().len())).is_some());
}

/// Plays the solution of a win in one move in a run, or another move.
fn answer_in_run(game: &mut TestApp, right: bool) {
    let puzzle = game.resource::<CurrentPuzzle>().puzzle().expect("a puzzle").clone();
    game.until(Phase::Choosing);
    assert_eq!(puzzle.task, Task::Win(1), "the first puzzles of a run are easy");
    let wrong = || puzzle.position.moves().into_iter().find(|mv| !puzzle.keys.contains(mv));
    game.play(if right { puzzle.keys[0] } else { wrong().expect("a wrong move") });
    game.wait_for("the next puzzle", |game| {
        let is_over = game.named("Run again").is_some();
        is_over || game.resource::<CurrentPuzzle>().puzzle() != Some(&puzzle) && game.moves().is_empty()
    });
}

#[test]
fn a_run_ends_with_the_third_mistake_and_keeps_the_best() {
    let folders = temporary_folders();
    let mut game = fast(TestApp::keeping(folders.clone()));
    game.go(Menu::Puzzles);
    game.frames(3);
    game.press_named("Puzzle rush");
    game.until(Screen::Puzzle);
    game.frames(3);
    assert_eq!(game.text_in("Clock"), "3:00");
    game.frames(50);
    assert_eq!(game.text_in("Clock"), "3:00", "the clock waits for the first move");
    for right in [true, false, true, false] {
        answer_in_run(&mut game, right);
    }
    assert_eq!(
        (game.text_in("Solved"), game.text_in("Mistakes")),
        ("Solved: 2".into(), "Mistakes: 2 of 3".into())
    );
    assert_ne!(game.text_in("Clock"), "3:00");
    answer_in_run(&mut game, false);
    game.frames(3);
    assert_eq!(
        (game.text_in("Result"), game.text_in("Best")),
        ("2 puzzles solved".into(), "Your new best!".into())
    );
    let progress = &game.resource::<PuzzleProgress>().0;
    assert_eq!((progress.best_run(PuzzleSet::Quixo), progress.solved(PuzzleSet::Quixo)), (2, 0));
    assert_eq!(progress.rating().1, 0, "a run counts for nothing else");
    // A worse run leaves the best score.
    game.press_named("Run again");
    game.wait_for("the start", |game| game.text_in("Solved") == "Solved: 0");
    answer_in_run(&mut game, true);
    game.hit("Esc");
    assert_eq!(game.notice(), "Go back once more to end the run.");
    game.hit("Esc");
    game.frames(3);
    assert_eq!(
        (game.text_in("Result"), game.text_in("Best")),
        ("1 puzzle solved".into(), "Your best: 2".into())
    );
    drop(game);
    assert_eq!(
        fast(TestApp::keeping(folders.clone())).resource::<PuzzleProgress>().0.best_run(PuzzleSet::Quixo),
        2
    );
}

#[test]
fn a_run_ends_when_the_time_is_up() {
    let mut game = TestApp::open(1280, 720);
    game.speak(Language::English);
    game.go(Menu::Puzzles);
    game.frames(3);
    game.press_named("Puzzle rush");
    game.until(Screen::Puzzle);
    answer_in_run(&mut game, true);
    game.wait_for("the result", |game| game.named("Run again").is_some());
    assert_eq!(game.text_in("Result"), "1 puzzle solved");
    // No move is possible any more.
    assert_eq!(game.phase(), Some(Phase::Over));
}
