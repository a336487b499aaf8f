//! `pushflip-lab gallery`: a picture of every screen in every language, drawn without a window.

mod figures;
mod friend;
pub mod online;
pub mod scene;
mod views;

use std::path::PathBuf;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use bevy::prelude::*;
use clap::Args;

use pushflip::game::menus::{OpenSettingsPage, SettingsPage};
use pushflip::game::offscreen::OffscreenApp;
use pushflip::game::screens::lesson::LessonCommand;
use pushflip::game::screens::puzzle::{CurrentPuzzle, PuzzleProgress, StartRun};
use pushflip::game::screens::review::{Analysed, Explorer, ReviewCommand, Study};
use pushflip::game::screens::tournament::ActiveTournament;
use pushflip::game::screenshot::{quality, size};
use pushflip::game::settings::{Draft, Quality, Settings};
use pushflip::game::state::{
    EditPosition, Hint, MatchCommand, Menu, ReviewMatch, Screen, StartMatch, StepBack, Storage,
};
use pushflip_core::ai::{Level, Limits, Stop};
use pushflip_core::language::Language;
use pushflip_core::rules::{Side, Variant, printable};
use pushflip_core::session::lesson::Lesson;
use pushflip_core::session::puzzle::{Day, PuzzleEvent, PuzzleSet};
use pushflip_core::session::{Autosave, Controller, Folders, Match, Moment, Setup, Tournament};
use scene::{Scene, Stage, Step, leave};

/// Frames until all assets are loaded and all shaders are compiled.
const FIRST_FRAMES: usize = 20;
/// Frames until all texts are in another language.
const LANGUAGE_FRAMES: usize = 7;
/// Plies on the board in the pictures of a match.
const PLIES: usize = 9;

/// The arguments of `pushflip-lab gallery`.
#[derive(Args)]
pub struct GalleryArgs {
    /// The folder for the PNG files
    folder: PathBuf,
    /// Width and height in pixels
    #[arg(long, value_name = "WxH", default_value = "1280x720", value_parser = size)]
    size: (u32, u32),
    /// The languages, such as `en,de`; default: all of them
    #[arg(long, value_name = "CODE,…", value_delimiter = ',', value_parser = language)]
    language: Vec<Language>,
    /// The screens by name; default: all of them
    #[arg(long, value_name = "NAME,…", value_delimiter = ',')]
    screen: Vec<String>,
    /// Both games in three views and three sets instead of the screens
    #[arg(long, conflicts_with_all = ["screen", "language"])]
    views: bool,
    /// The figures of the computer players and the atlas of their portraits instead of the screens
    #[arg(long, conflicts_with_all = ["screen", "language", "views"])]
    figures: bool,
    /// The colours of high contrast
    #[arg(long)]
    high_contrast: bool,
    /// The quality: low, medium or high
    #[arg(long, value_name = "QUALITY", default_value = "low", value_parser = quality)]
    quality: Quality,
    /// Draws everything so many times, and prints the memory of the program after each round
    #[arg(long, value_name = "N", default_value_t = 1, conflicts_with_all = ["views", "figures"])]
    rounds: usize,
}

fn language(text: &str) -> Result<Language, String> {
    Language::ALL.into_iter().find(|language| language.id() == text).ok_or_else(|| {
        let known = Language::ALL.map(Language::id).join(", ");
        format!("{text:?} is not a language of the game: {known}")
    })
}

/// Draws the pictures as `SCREEN-LANGUAGE-WIDTHxHEIGHT.png`, and prints their number.
///
/// # Errors
/// One sentence if a screen does not exist, there is no graphics driver, or a file cannot be written.
pub fn run(args: &GalleryArgs) -> Result<(), String> {
    let drawn = draw(args)?;
    println!("{drawn} pictures in {}.", printable(args.folder.display()));
    Ok(())
}

fn draw(args: &GalleryArgs) -> Result<usize, String> {
    let scenes = scenes();
    if let Some(unknown) = args.screen.iter().find(|name| scenes.iter().all(|scene| scene.name != **name)) {
        let names: Vec<&str> = scenes.iter().map(|scene| scene.name).collect();
        return Err(format!("{unknown:?} is none of the screens {}", names.join(", ")));
    }
    std::fs::create_dir_all(&args.folder)
        .map_err(|error| format!("{} cannot be made: {error}", args.folder.display()))?;
    // Animations are off, so that the pictures are reproducible.
    let settings = Settings {
        quality: Some(args.quality),
        animation_speed: 0.0,
        reduced_motion: Some(true),
        high_contrast: args.high_contrast,
        ..default()
    };
    let mut offscreen = OffscreenApp::new(args.size, settings)?;
    offscreen.run_frames(FIRST_FRAMES)?;
    if args.views {
        return views::draw(&mut offscreen, &args.folder, args.size);
    }
    if args.figures {
        return figures::draw(&mut offscreen, &args.folder, args.size);
    }
    let stock = Stock::new()?;
    offscreen.world().insert_resource(Storage(stock.0.clone()));
    let languages = if args.language.is_empty() { &Language::ALL[..] } else { &args.language };
    let mut drawn = 0;
    let is_wanted =
        |scene: &Scene| args.screen.is_empty() || args.screen.iter().any(|name| name == scene.name);
    for round in 1..=args.rounds {
        for scene in scenes.iter().filter(|scene| is_wanted(scene)) {
            drawn += draw_scene(&mut offscreen, scene, languages, args)?;
        }
        if args.rounds > 1 {
            println!("round {round}: {}", resident_memory());
        }
    }
    Ok(drawn)
}

/// The resident memory of this process, as Linux writes it.
fn resident_memory() -> String {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    resident.map_or_else(|| "unknown without /proc".to_string(), |size| size.trim().to_string())
}

/// Draws a scene in each language, and returns the number of pictures.
fn draw_scene(
    offscreen: &mut OffscreenApp,
    scene: &Scene,
    languages: &[Language],
    args: &GalleryArgs,
) -> Result<usize, String> {
    let (width, height) = args.size;
    for (number, &language) in languages.iter().enumerate() {
        offscreen.world().resource_mut::<Settings>().language = Some(language);
        offscreen.run_frames(LANGUAGE_FRAMES)?;
        if number == 0 || scene.is_fleeting {
            scene.enter(offscreen)?;
        }
        let file = format!("{}-{}-{width}x{height}.png", scene.name, language.id());
        offscreen.capture(&args.folder.join(file))?;
    }
    leave(offscreen)?;
    Ok(languages.len())
}

impl Stage for OffscreenApp {
    fn world(&mut self) -> &mut World {
        Self::world(self)
    }

    fn pass(&mut self, frames: usize) -> Result<(), String> {
        self.run_frames(frames)
    }
}

/// A temporary data folder with finished matches, for the menus that list them.
struct Stock(Folders);

impl Stock {
    fn new() -> Result<Self, String> {
        let data = std::env::temp_dir().join(format!("pushflip-gallery-{}", std::process::id()));
        let stock = Self(Folders { config: data.join("config"), data });
        let mut files = Autosave::new(stock.0.clone());
        let mut evening = UNIX_EPOCH + Duration::from_hours(498_284);
        for variant in Variant::ALL {
            for level in [Level::Newcomer, Level::Casual, Level::Seasoned] {
                let mut game = played(variant, &[Controller::Human, Controller::Computer(level)], PLIES);
                game.resign(if level < Level::Seasoned { Side::Second } else { Side::First });
                // Fixed dates, one per evening, keep the pictures reproducible.
                evening += Duration::from_hours(23);
                game.set_began(Moment::of(evening));
                files.put_away(&game)?;
            }
        }
        Ok(stock)
    }
}

impl Drop for Stock {
    fn drop(&mut self) {
        // Files that cannot be removed stay in the temporary folder of the system.
        let _ = std::fs::remove_dir_all(&self.0.data);
    }
}

/// An action that leads to a screen.
type Action = fn(&mut World);

fn scene<const N: usize>(name: &'static str, steps: [Action; N]) -> Scene {
    Scene::new(name, steps.into_iter().map(|step| Step::Do(Box::new(step))).collect())
}

/// A step of a lesson, counted from 0.
fn lesson(name: &'static str, begin: Action, number: usize) -> Scene {
    let steps = std::iter::once(begin).chain(std::iter::repeat_n(NEXT_STEP, number));
    Scene::new(name, steps.map(|step| Step::Do(Box::new(step))).collect())
}

/// Adds a final condition to a scene.
fn until(mut scene: Scene, is_there: fn(&mut World) -> bool) -> Scene {
    scene.steps.push(Step::Until(is_there));
    scene
}

/// A match with both steps of a hint.
fn whole_hint(name: &'static str, play: Action) -> Scene {
    let mut scene = until(scene(name, [play, HINT]), |world| world.resource::<Hint>().0.is_some());
    scene.steps.push(Step::Do(Box::new(HINT)));
    scene
}

/// All scenes.
fn scenes() -> Vec<Scene> {
    const QUIXO: Action = |world| play(world, Variant::Quixo);
    const HEXXAGON: Action = |world| play(world, Variant::Hexxagon);
    let mut scenes = vec![
        scene("title", []),
        scene("title-offers", [HEXXAGON, leave_match]),
        scene("quixo-setup", [|world| set_up(world, Variant::Quixo)]),
        scene("teams-setup", [|world| set_up(world, Variant::QuixoTeams)]),
        scene("hexxagon-setup", [|world| set_up(world, Variant::Hexxagon)]),
        scene("quixo-match", [QUIXO]),
        scene("teams-match", [|world| play(world, Variant::QuixoTeams)]),
        scene("teams-alone", [play_alone]),
        scene("hexxagon-match", [HEXXAGON]),
        scene("open-match", [|world| play(world, Variant::HexxagonOpen)]),
        until(scene("hint", [|world| play(world, Variant::QuixoTeams), HINT]), |world| {
            world.resource::<Hint>().0.is_some()
        }),
        whole_hint("quixo-hint", QUIXO),
        whole_hint("hexxagon-hint", HEXXAGON),
        scene("pause", [QUIXO, |world| open(world, Menu::Pause)]),
        scene("result", [HEXXAGON, |world| _ = world.write_message(MatchCommand::Resign)]),
        scene("tournament-form", [|world| open(world, Menu::Tournament)]),
        scene("tournament", [|world| show_tournament(world, false)]),
        scene("knock-out", [|world| show_tournament(world, true)]),
        scene("settings", [|world| settings(world, SettingsPage::Game)]),
        scene("look-page", [|world| settings(world, SettingsPage::Table)]),
        scene("display-page", [|world| settings(world, SettingsPage::Display)]),
        scene("sound-page", [|world| settings(world, SettingsPage::Sound)]),
        scene("far-page", [|world| settings(world, SettingsPage::Online)]),
        scene("welcome", [|world| open(world, Menu::Welcome)]),
        scene("about", [|world| open(world, Menu::About)]),
        scene("keys", [|world| open(world, Menu::Keys)]),
        scene("rules", [|world| open(world, Menu::HowToPlay)]),
        scene("lessons", [|world| open(world, Menu::Lessons)]),
        scene("quixo-lesson", [|world| learn(world, Lesson::Quixo), NEXT_STEP, NEXT_STEP]),
        scene("teams-lesson", [|world| learn(world, Lesson::QuixoTeams), NEXT_STEP]),
        scene("hexxagon-lesson", [|world| learn(world, Lesson::Hexxagon), NEXT_STEP]),
        lesson("quixo-look", |world| learn(world, Lesson::Quixo), 8),
        lesson("quixo-lesson-game", |world| learn(world, Lesson::Quixo), 9),
        lesson("quixo-lesson-end", |world| learn(world, Lesson::Quixo), 10),
        lesson("hexxagon-look", |world| learn(world, Lesson::Hexxagon), 0),
        lesson("hexxagon-lesson-game", |world| learn(world, Lesson::Hexxagon), 9),
        scene("quixo-won", [|world| end(world, Lesson::Quixo, 7, 0)]),
        scene("quixo-lost", [|world| end(world, Lesson::Quixo, 7, 1)]),
        scene("quixo-won-by-their-push", [|world| end(world, Lesson::Quixo, 6, 1)]),
        scene("quixo-lost-by-own-push", [|world| end(world, Lesson::Quixo, 6, 0)]),
        scene("hexxagon-won", [|world| end(world, Lesson::Hexxagon, 8, 0)]),
        scene("hexxagon-lost", [|world| end(world, Lesson::Hexxagon, 8, 1)]),
        scene("puzzles", [try_puzzles, |world| open(world, Menu::Puzzles)]),
        scene(
            "hexxagon-puzzles",
            [|world| solve(world, PuzzleSet::Hexxagon), |world| open(world, Menu::Puzzles)],
        ),
        scene("puzzle-run", [|world| start_run(world, PuzzleSet::Quixo)]),
        scene(
            "puzzle-run-result",
            [
                |world| start_run(world, PuzzleSet::Hexxagon),
                |world| {
                    _ = world.write_message(StepBack);
                },
            ],
        ),
        scene("share", [QUIXO, |world| open(world, Menu::Share)]),
        scene("photo", [QUIXO, |world| open(world, Menu::Photo)]),
        scene("quixo-puzzle", [|world| solve(world, PuzzleSet::Quixo)]),
        scene("hexxagon-puzzle", [|world| solve(world, PuzzleSet::Hexxagon)]),
        scene("matches", [|world| open(world, Menu::Records)]),
        scene("statistics", [|world| open(world, Menu::Statistics)]),
        scene("achievements", [|world| open(world, Menu::Achievements)]),
        scene("tables", [|world| open(world, Menu::Tablebase)]),
        scene("quixo-editor", [|world| edit(world, Variant::Quixo)]),
        scene("teams-editor", [|world| edit(world, Variant::QuixoTeams)]),
        scene("hexxagon-editor", [|world| edit(world, Variant::Hexxagon)]),
        until(scene("quixo-review", [|world| review(world, Variant::Quixo)]), is_judged),
        until(scene("quixo-explorer", [explore, ANALYSE]), |world| {
            is_judged(world) && world.resource::<Explorer>().of_shown(world.resource::<Study>()).is_some()
        }),
        until(scene("hexxagon-review", [|world| review(world, Variant::Hexxagon), ANALYSE]), is_judged),
    ];
    scenes.extend(online::scenes());
    scenes
}

/// Shows the next step of a lesson.
const NEXT_STEP: Action = |world| _ = world.write_message(LessonCommand::Next);
/// Asks for a hint.
const HINT: Action = |world| _ = world.write_message(MatchCommand::Hint);
/// Analyses every move of the position before the last ply.
const ANALYSE: Action =
    |world| _ = world.write_message_batch([ReviewCommand::Previous, ReviewCommand::Analyse(true)]);

/// Whether the review has graded every ply and, if an analysis was requested, every move.
fn is_judged(world: &mut World) -> bool {
    let (study, analysed) = (world.resource::<Study>(), world.resource::<Analysed>());
    study.unjudged().is_none() && (!study.analysing || analysed.of_shown(study).is_some())
}

fn settings(world: &mut World, page: SettingsPage) {
    world.insert_resource(OpenSettingsPage(page));
    open(world, Menu::Settings);
}

fn learn(world: &mut World, lesson: Lesson) {
    world.write_message(LessonCommand::Begin(lesson));
}

fn solve(world: &mut World, set: PuzzleSet) {
    world.insert_resource(CurrentPuzzle::Shipped { set, number: 40 });
    world.resource_mut::<NextState<Screen>>().set(Screen::Puzzle);
}

/// Records a streak and attempts at the first puzzles.
fn try_puzzles(world: &mut World) {
    let mut progress = world.resource_mut::<PuzzleProgress>();
    for days in (1..=4).rev() {
        let day = Day::of(SystemTime::now() - Duration::from_hours(24 * days));
        let (set, number) = day.puzzle();
        progress.0.record(&set.puzzles()[number], PuzzleEvent::Solved, day);
    }
    let today = Day::of(SystemTime::now());
    let events: [&[PuzzleEvent]; 4] = [
        &[PuzzleEvent::Tried, PuzzleEvent::Solved],
        &[PuzzleEvent::Tried, PuzzleEvent::Solved],
        &[PuzzleEvent::Tried, PuzzleEvent::Missed, PuzzleEvent::Solved],
        &[PuzzleEvent::Tried, PuzzleEvent::Missed],
    ];
    for (puzzle, events) in PuzzleSet::Quixo.puzzles().iter().zip(events) {
        for &event in events {
            progress.0.record(puzzle, event, today);
        }
    }
    progress.0.record_run(PuzzleSet::Quixo, 12);
}

/// Shows a tournament after three matches, of which one was drawn.
fn show_tournament(world: &mut World, is_knock_out: bool) {
    let began = Moment::of(UNIX_EPOCH + Duration::from_hours(498_284));
    let names = ["Anna", "Ben", "Carla", "Dora", "Emil"].map(String::from).to_vec();
    let mut tournament = if is_knock_out {
        Tournament::between_people(Variant::Quixo, names, began, 1)
    } else {
        Some(Tournament::against_computers(Variant::Hexxagon, Some(Level::Casual), began))
    };
    for number in 0..3 {
        let Some(mut game) = tournament.as_ref().and_then(Tournament::next_match) else { break };
        if number == 1 {
            game.agree_draw();
        } else {
            game.resign(Side::Second);
        }
        if let Some(tournament) = &mut tournament {
            tournament.record(&game);
        }
    }
    world.resource_mut::<ActiveTournament>().0 = tournament;
    open(world, Menu::Tournament);
}

fn start_run(world: &mut World, set: PuzzleSet) {
    world.write_message(StartRun { set, seed: 1 });
}

fn edit(world: &mut World, variant: Variant) {
    let position = played(variant, &[Controller::Human], PLIES).position();
    world.write_message(EditPosition(Box::new(position)));
}

/// The review of a short match, whose positions are in the opening.
fn explore(world: &mut World) {
    let mut game = played(Variant::Quixo, &[Controller::Human], 4);
    game.resign(game.position().side_to_move());
    world.write_message(ReviewMatch(Box::new(game)));
}

fn review(world: &mut World, variant: Variant) {
    let mut game = played(variant, &[Controller::Human], 2 * PLIES);
    game.resign(game.position().side_to_move());
    world.write_message(ReviewMatch(Box::new(game)));
}

/// Leaves the match on the board, so that the title offers to resume it.
fn leave_match(world: &mut World) {
    world.resource_mut::<Settings>().last_setup = Some(Draft::default());
    world.write_message(MatchCommand::Leave);
}

fn open(world: &mut World, menu: Menu) {
    world.resource_mut::<NextState<Menu>>().set(menu);
}

fn set_up(world: &mut World, variant: Variant) {
    world.resource_mut::<Draft>().set_variant(variant);
    let draft = world.resource::<Draft>().clone();
    let mut settings = world.resource_mut::<Settings>();
    (settings.last_setup, settings.more_options) = (Some(draft), true);
    world.resource_mut::<NextState<Screen>>().set(Screen::Setup);
}

fn play(world: &mut World, variant: Variant) {
    world.write_message(StartMatch(Box::new(played(variant, &[Controller::Human], PLIES))));
}

/// A team game of a person with computers.
fn play_alone(world: &mut World) {
    let computer = Controller::Computer(Level::Casual);
    let game = played(Variant::QuixoTeams, &[Controller::Human, computer, computer, computer], 8);
    world.write_message(StartMatch(Box::new(game)));
}

/// A match that ends with the move of a lesson's step. A person has the seat `own`.
fn end(world: &mut World, lesson: Lesson, step: usize, own: usize) {
    let step = &lesson.steps()[step];
    let start = step.game(lesson).position();
    let mut players = [Controller::Computer(Level::Casual); 2];
    players[own] = Controller::Human;
    let mut game = Match::new(Setup { start: Some(start), ..Setup::new(lesson.variant(), &players) });
    if let Some(mv) = step.shown(&start) {
        game.play(mv).expect("the moves of lessons are legal");
    }
    world.write_message(StartMatch(Box::new(game)));
}

/// A match with `plies` plies of a low level. The seats get the players in turn.
fn played(variant: Variant, players: &[Controller], plies: usize) -> Match {
    let mut draft = Draft::default();
    draft.set_variant(variant);
    for (seat, &player) in (0..variant.seats()).zip(players.iter().cycle()) {
        draft.seats[seat].controller = player;
    }
    let mut game = Match::new(draft.setup());
    for _ in 0..plies {
        let chosen = game.game().choose(Level::Casual, 1, &Limits::default(), &Stop::new());
        let Some(Ok(())) = chosen.map(|mv| game.play(mv)) else { break };
    }
    game
}
