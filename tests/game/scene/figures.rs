//! The figures of the computer players.

use crate::harness::TestApp;
use bevy::prelude::*;
use pushflip::game::motion::Motion;
use pushflip::game::scene::figures::{Figure, FigureSetup, FigureSpawner, Head, Models, head_pose};
use pushflip::game::state::{CharacterMood, MatchCommand, Menu, Mood, Phase, Screen};
use pushflip_core::ai::Level;
use pushflip_core::rules::Variant;
use pushflip_core::session::lesson::Lesson;
use pushflip_core::session::{Controller, Match, Setup};

const PERSON: Controller = Controller::Human;
const FOX: Controller = Controller::Computer(Level::Club);

/// Seats and levels of the figures.
fn figures(app: &mut TestApp) -> Vec<(usize, Level)> {
    let mut figures = app.bevy.world_mut().query::<&Figure>();
    let mut found: Vec<_> =
        figures.iter(app.bevy.world()).map(|figure| (figure.seat, figure.level)).collect();
    found.sort_unstable();
    found
}

fn moving_heads(app: &mut TestApp) -> usize {
    app.bevy.world_mut().query_filtered::<(), (With<Head>, With<Motion>)>().iter(app.bevy.world()).count()
}

/// The mood that the only head shows.
fn mood(app: &mut TestApp) -> Option<Mood> {
    let mut heads = app.bevy.world_mut().query_filtered::<&Transform, With<Head>>();
    let now = heads.single(app.bevy.world()).expect("one head");
    [Mood::Neutral, Mood::Pleased, Mood::Sad, Mood::Thinking]
        .into_iter()
        .find(|&mood| head_pose(now.translation, mood).rotation.abs_diff_eq(now.rotation, 1e-4))
}

#[test]
fn every_computer_player_has_a_figure_unless_figures_are_switched_off() {
    let mut app = TestApp::playing(Setup::new(Variant::Quixo, &[PERSON, FOX]));
    assert_eq!(figures(&mut app), [(1, Level::Club)]);
    app.go(Menu::Settings);
    app.press_named("Table page");
    app.press_named("Figures");
    assert_eq!(figures(&mut app), []);
    app.press_named("Figures");
    assert_eq!(figures(&mut app), [(1, Level::Club)]);
    app.go(Menu::None);

    app.start(Match::new(Setup::new(Variant::Hexxagon, &[PERSON, PERSON])));
    assert_eq!(figures(&mut app), []);
    let owl = Controller::Computer(Level::Expert);
    app.start(Match::new(Setup::new(Variant::QuixoTeams, &[PERSON, FOX, owl, FOX])));
    assert_eq!(figures(&mut app), [(1, Level::Club), (2, Level::Expert), (3, Level::Club)]);
    app.perform(MatchCommand::Leave);
    app.until(Screen::Title);
    assert_eq!(figures(&mut app), []);
}

#[test]
fn a_match_between_people_can_have_the_figures_of_another_setup() {
    let mut app = TestApp::open(1280, 720);
    app.bevy.insert_resource(FigureSetup(Setup::new(Variant::Quixo, &[FOX, PERSON])));
    app.start(Match::new(Setup::new(Variant::Quixo, &[PERSON, PERSON])));
    assert_eq!(figures(&mut app), [(0, Level::Club)]);
}

#[test]
fn a_figure_greets_once_and_rests_in_the_mood_of_the_match() {
    let mut app = TestApp::playing(Setup::new(Variant::Quixo, &[PERSON, FOX]));
    app.send(CharacterMood { seat: 1, mood: Mood::Greeting });
    app.frames(3);
    assert_eq!(moving_heads(&mut app), 1);
    // `rest` fails if frames are requested forever.
    app.rest();
    assert_eq!((moving_heads(&mut app), mood(&mut app)), (0, Some(Mood::Neutral)));

    app.send(CharacterMood { seat: 0, mood: Mood::Sad });
    app.frames(3);
    assert_eq!(moving_heads(&mut app), 0, "the mood of another seat");

    app.perform(MatchCommand::Resign);
    assert_eq!(mood(&mut app), Some(Mood::Pleased), "it has won");
}

#[test]
fn a_beaten_figure_is_sad_and_with_reduced_motion_it_does_not_move() {
    let lesson = Lesson::Quixo;
    let step = &lesson.steps()[7];
    let start = step.game(lesson).position();
    let win = step.shown(&start).expect("the winning move");
    let setup = Setup { start: Some(start), ..Setup::new(Variant::Quixo, &[PERSON, FOX]) };
    let mut app = TestApp::playing(setup);
    app.set(|settings| settings.reduced_motion = Some(true));
    assert_eq!(mood(&mut app), Some(Mood::Neutral));
    app.choose(win);
    app.until(Phase::Over);
    assert_eq!((moving_heads(&mut app), mood(&mut app)), (0, Some(Mood::Sad)));
}

#[test]
fn a_thinking_figure_looks_at_the_board() {
    let slow = Controller::Computer(Level::Master);
    let mut app = TestApp::playing(Setup::new(Variant::Quixo, &[PERSON, slow]));
    app.choose(app.first_move());
    app.until(Phase::Thinking);
    app.wait_for("the thinking pose", |app| mood(app) == Some(Mood::Thinking));
}

#[test]
fn meshes_are_built_in_the_background_once_per_figure() {
    fn exhibit(mut spawner: FigureSpawner) -> Entity {
        spawner.exhibit(Level::Club, Transform::default())
    }
    /// The number of built meshes of the body.
    fn built(app: &TestApp, figure: Entity) -> usize {
        let (world, meshes) = (app.bevy.world(), app.resource::<Assets<Mesh>>());
        let parts = world.get::<Children>(figure).expect("parts").iter();
        parts.filter(|part| world.get::<Mesh3d>(*part).is_some_and(|mesh| meshes.contains(mesh))).count()
    }

    let mut app = TestApp::open(1280, 720);
    let figure = app.bevy.world_mut().run_system_cached(exhibit).expect("a figure");
    assert!(!app.resource::<Models>().is_complete());
    assert_eq!(built(&app, figure), 0);
    app.wait_for("the meshes", |app| app.resource::<Models>().is_complete());
    let count = built(&app, figure);
    assert!(count > 1, "{count}");

    let again = app.bevy.world_mut().run_system_cached(exhibit).expect("a figure");
    assert!(app.resource::<Models>().is_complete(), "no mesh is built again");
    assert_eq!(built(&app, again), count);
}
