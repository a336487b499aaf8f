//! Practice of the player's mistakes: made in the review, saved, solved, and repeated after further mistakes.

use crate::harness::matches::{missed_win, refuted_move};
use crate::harness::{TestApp, temporary_folders};
use pushflip::game::screens::puzzle::OwnMistakes;
use pushflip::game::state::{Menu, Phase, ReviewMatch, Screen};
use pushflip::game::theme::Tooltip;
use pushflip_core::ai::Level;
use pushflip_core::language::{Language, msg};
use pushflip_core::session::puzzle::{Mistakes, Puzzle, Task};
use pushflip_core::session::{Controller, Folders, Match, Moment};

/// A match with a start time in seconds, in which Cross misses an immediate win and loses.
fn lost(second: u64) -> Match {
    let players = [Controller::Human, Controller::Computer(Level::Casual)];
    let mut game = missed_win(&players);
    game.set_began(Moment::of(std::time::UNIX_EPOCH + std::time::Duration::from_secs(second)));
    game
}

fn app(folders: &Folders) -> TestApp {
    let mut app = TestApp::open(800, 600);
    app.keep_in(folders);
    app.settings().animation_speed = 3.0;
    app.speak(Language::English);
    app
}

/// Reviews a match, and begins to practise its mistakes.
fn practise(app: &mut TestApp, game: Match) -> Puzzle {
    app.send(ReviewMatch(Box::new(game)));
    app.wait_for("the verdicts", |app| app.named("Practise").is_some() && !app.is_disabled("Practise"));
    app.press_named("Practise");
    app.until(Screen::Puzzle);
    awaits_a_move(app);
    assert_eq!(app.text_in("Task"), "Win with this move.");
    mistakes(app).due().next().expect("a due mistake").puzzle.clone()
}

fn awaits_a_move(app: &mut TestApp) {
    app.wait_for("the turn", |app| app.moves().is_empty() && app.phase() == Some(Phase::Choosing));
}

fn mistakes(app: &TestApp) -> &Mistakes {
    &app.resource::<OwnMistakes>().0
}

fn left(app: &TestApp) -> Vec<u8> {
    mistakes(app).due().map(|mistake| mistake.left).collect()
}

#[test]
fn a_mistake_is_practised_until_it_is_learned() {
    let folders = temporary_folders();
    let mut game = app(&folders);
    let puzzle = practise(&mut game, lost(1));
    assert_eq!((puzzle.task, left(&game)), (Task::Win(1), vec![1]));
    assert_eq!(game.game().position(), puzzle.position);
    // After the same mistake again it must be solved twice.
    game.play(refuted_move(&puzzle));
    game.wait_for("the refutation", |app| app.text_in("Answer").starts_with("Not yet:"));
    game.wait_for("another try", |app| app.moves().is_empty());
    awaits_a_move(&mut game);
    assert_eq!(left(&game), [2]);
    game.play(puzzle.keys[0]);
    game.wait_for("the end", |app| app.text_in("Answer").starts_with("Solved!"));
    assert_eq!(game.text_in("Answer"), "Solved! You’ll see it once more before it counts as learned.");
    game.rest();
    assert_eq!(left(&game), [1]);
    drop(game);
    // After a restart it is in the list, and "Next unsolved" begins it.
    let mut game = app(&folders);
    game.press_named("Puzzles");
    game.press_named("Own mistakes");
    assert_eq!(game.text_in("Solved puzzles"), "1 to practise");
    game.press_named("Next unsolved");
    assert_eq!((game.screen(), game.menu()), (Screen::Puzzle, Menu::None));
    awaits_a_move(&mut game);
    game.play(puzzle.keys[0]);
    game.wait_for("the end", |app| app.text_in("Answer") == "Solved!");
    game.rest();
    assert_eq!((left(&game).len(), mistakes(&game).learned()), (0, 1));
    // With nothing left, "Next puzzle" opens a list with puzzles.
    game.press_named("Next puzzle");
    assert_eq!((game.screen(), game.menu()), (Screen::Title, Menu::Puzzles));
    assert!(game.text_in("Solved puzzles").starts_with("0 of "));
    game.press_named("Own mistakes");
    assert_eq!(*game.component::<Tooltip>("Puzzle rush"), Tooltip(msg::PUZZLE_RUN_NEEDS_GAME));
    assert_eq!(game.text_in("Solved puzzles"), "Nothing to practise");
    assert_eq!(game.text_in("Learned"), "1 learned");
    assert!(game.is_disabled("Next unsolved"));
    // The same match does not add the mistake again; another one adds it with two repetitions.
    game.press_named("Close");
    game.send(ReviewMatch(Box::new(lost(1))));
    game.wait_for("the verdicts", |app| app.named("Practise").is_some() && !app.is_disabled("Practise"));
    game.press_named("Practise");
    game.until(Screen::Puzzle);
    game.rest();
    assert_eq!(left(&game).len(), 0);
    practise(&mut game, lost(2));
    assert_eq!(left(&game), [2]);
    assert_eq!(Mistakes::load(&folders).0, *mistakes(&game));
}

#[test]
fn practice_returns_to_the_review() {
    let mut game = TestApp::open(1280, 720);
    practise(&mut game, lost(1));
    game.press_named("Back to the review");
    game.until(Screen::Review);
    assert!(!game.is_disabled("Practise"), "the verdicts are kept");
    game.press_named("Practise");
    game.until(Screen::Puzzle);
    game.rest();
    game.hit("Esc");
    game.until(Screen::Review);
}

#[test]
fn help_does_not_count_as_solved_and_only_own_mistakes_are_practised() {
    let folders = temporary_folders();
    let mut game = app(&folders);
    practise(&mut game, lost(1));
    assert_eq!(*game.component::<Tooltip>("Hint"), Tooltip(msg::PUZZLE_HELP_COST_MISTAKE));
    game.press_named("Hint");
    game.wait_for("the hint", |app| app.text_in("Answer").contains("Take the cube"));
    game.rest();
    assert_eq!(left(&game), [2]);
    let hint = game.entity("Hint");
    assert!(game.bevy.world().get::<Tooltip>(hint).is_none(), "it has to be solved twice anyway");
    // The mistake of another person in the match.
    let mut setup = lost(2).setup().clone();
    setup.seats[1].controller = Controller::Human;
    setup.seats[1].name = "Zora".into();
    game.settings().name = "Zora".into();
    let mut other = Match::new(setup);
    for &mv in lost(2).moves() {
        other.play(mv).expect("legal");
    }
    game.send(ReviewMatch(Box::new(other)));
    game.wait_for("all verdicts", |app| {
        app.screen() == Screen::Review
            && app.resource::<pushflip::game::screens::review::Study>().unjudged().is_none()
    });
    game.rest();
    assert_eq!(*game.component::<Tooltip>("Practise"), Tooltip(msg::REVIEW_PRACTISE_NONE));
    game.press_named("Practise");
    assert_eq!((game.screen(), game.notice()), (Screen::Review, msg::REVIEW_PRACTISE_NONE.to_string()));
    game.set(|settings| settings.name = "Cross".into());
    assert_eq!(*game.component::<Tooltip>("Practise"), Tooltip(msg::REVIEW_PRACTISE));
}
