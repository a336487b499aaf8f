//! A picture of every screen, in every language: to look at what was built, without a window.

use std::path::PathBuf;
use std::thread;
use std::time::{Duration, Instant, UNIX_EPOCH};

use bevy::prelude::*;

use super::language::Language;
use super::menus::SettingsPage;
use super::screens::lesson::Walk;
use super::screens::puzzle::CurrentPuzzle;
use super::screens::review::{Analysed, Study, Wish};
use super::settings::{Draft, Edit, Quality, Settings};
use super::state::{EditPosition, Hint, MatchCommand, Menu, ReviewMatch, Screen, StartMatch, Storage};
use super::studio::Studio;
use pushflip_core::ai::{Level, Limits, Stop};
use pushflip_core::rules::{Side, Variant};
use pushflip_core::session::lesson::Lesson;
use pushflip_core::session::puzzle::PuzzleSet;
use pushflip_core::session::{Autosave, Controller, Folders, Match, Moment};

/// Frames until the first picture is complete: everything loaded and compiled.
const FIRST_FRAMES: usize = 20;
/// Frames until a screen stands: states change, what they spawn is laid out, the camera arrives.
const FRAMES: usize = 7;
/// What is searched beside the frames is waited for, so long at most and looked for so often.
const SEARCH_TIME: Duration = Duration::from_mins(2);
const SEARCH_STEP: Duration = Duration::from_millis(20);
/// Plies on the table in the pictures of a match.
const PLIES: usize = 9;

/// What to draw.
pub struct GalleryOptions {
    /// Where the pictures go: `SCREEN-LANGUAGE-WIDTHxHEIGHT.png`.
    pub folder: PathBuf,
    /// Width and height of the pictures, in pixels.
    pub size: (u32, u32),
    /// The languages.
    pub languages: Vec<Language>,
    /// The screens by name; none for all.
    pub screens: Vec<String>,
    /// How finely the table is drawn.
    pub quality: Quality,
}

/// Draws the pictures; the number of them.
///
/// # Errors
/// One sentence if there is no such screen, no graphics driver, or a file cannot be written.
pub fn gallery(options: &GalleryOptions) -> Result<usize, String> {
    let scenes = Scene::all();
    if let Some(unknown) = options.screens.iter().find(|name| scenes.iter().all(|scene| scene.name != **name))
    {
        let names: Vec<&str> = scenes.iter().map(|scene| scene.name).collect();
        return Err(format!("{unknown:?} is none of the screens {}", names.join(", ")));
    }
    std::fs::create_dir_all(&options.folder)
        .map_err(|error| format!("{} cannot be made: {error}", options.folder.display()))?;
    // Nothing moves in a picture.
    let settings = Settings {
        quality: Some(options.quality),
        animation_speed: 0.0,
        reduced_motion: Some(true),
        ..default()
    };
    let mut studio = Studio::open(options.size, settings)?;
    studio.pass(FIRST_FRAMES)?;
    let stock = Stock::new()?;
    studio.world().insert_resource(Storage(stock.0.clone()));
    let mut drawn = 0;
    let (width, height) = options.size;
    let wanted =
        |scene: &&Scene| options.screens.is_empty() || options.screens.iter().any(|name| name == scene.name);
    for &language in &options.languages {
        studio.world().resource_mut::<Settings>().language = Some(language);
        for scene in scenes.iter().filter(wanted) {
            clear(studio.world());
            studio.pass(3)?;
            for step in scene.way {
                step(studio.world());
                studio.pass(FRAMES)?;
            }
            let begin = Instant::now();
            while !(scene.is_complete)(studio.world()) {
                if begin.elapsed() > SEARCH_TIME {
                    return Err(format!("{} is not complete after {SEARCH_TIME:?}", scene.name));
                }
                thread::sleep(SEARCH_STEP);
                studio.pass(1)?;
            }
            studio.pass(FRAMES)?;
            let file = format!("{}-{}-{width}x{height}.png", scene.name, language.id());
            studio.shoot(&options.folder.join(file))?;
            drawn += 1;
        }
    }
    Ok(drawn)
}

/// A folder with finished matches, for the menus that show them; it is removed in the end.
struct Stock(Folders);

impl Stock {
    fn new() -> Result<Self, String> {
        let data = std::env::temp_dir().join(format!("pushflip-gallery-{}", std::process::id()));
        let stock = Self(Folders { config: data.join("config"), data });
        let mut files = Autosave::new(stock.0.clone());
        let mut evening = UNIX_EPOCH + Duration::from_hours(498_284);
        for variant in Variant::ALL {
            for level in [Level::FirstGame, Level::Casual, Level::Regular] {
                let mut game = played(variant, &[Controller::Human, Controller::Computer(level)], PLIES);
                game.resign(if level < Level::Regular { Side::Second } else { Side::First });
                // An evening apart, the same in every picture.
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
        // What is left lies in a folder for such things.
        let _ = std::fs::remove_dir_all(&self.0.data);
    }
}

/// Back to the title, nothing over it.
fn clear(world: &mut World) {
    NextState::set_if_neq(&mut world.resource_mut::<NextState<Menu>>(), Menu::None);
    NextState::set_if_neq(&mut world.resource_mut::<NextState<Screen>>(), Screen::Title);
}

/// A step on the way to a screen.
type Way = fn(&mut World);

/// A screen, the way to it from the title, and whether all is there that it waits for.
struct Scene {
    name: &'static str,
    way: &'static [Way],
    is_complete: fn(&World) -> bool,
}

impl Scene {
    fn all() -> Vec<Self> {
        const QUIXO: Way = |world| play(world, Variant::Quixo);
        const HEXXAGON: Way = |world| play(world, Variant::Hexxagon);
        let scene = |name, way| Self { name, way, is_complete: |_| true };
        let searched = |name, way, is_complete| Self { name, way, is_complete };
        vec![
            scene("title", &[]),
            scene("quixo-setup", &[|world| set_up(world, Variant::Quixo)]),
            scene("teams-setup", &[|world| set_up(world, Variant::QuixoTeams)]),
            scene("hexxagon-setup", &[|world| set_up(world, Variant::Hexxagon)]),
            scene("quixo-match", &[QUIXO]),
            scene("teams-match", &[|world| play(world, Variant::QuixoTeams)]),
            scene("hexxagon-match", &[HEXXAGON]),
            scene("open-match", &[|world| play(world, Variant::HexxagonOpen)]),
            searched("hint", &[|world| play(world, Variant::QuixoTeams), HINT], |world| {
                world.resource::<Hint>().0.is_some()
            }),
            scene("pause", &[QUIXO, |world| open(world, Menu::Pause)]),
            scene("result", &[HEXXAGON, |world| _ = world.write_message(MatchCommand::Resign)]),
            scene("settings", &[|world| settings(world, SettingsPage::Game)]),
            scene("look-page", &[|world| settings(world, SettingsPage::Table)]),
            scene("display-page", &[|world| settings(world, SettingsPage::Display)]),
            scene("sound-page", &[|world| settings(world, SettingsPage::Sound)]),
            scene("far-page", &[|world| settings(world, SettingsPage::Far)]),
            scene("keys", &[|world| open(world, Menu::Keys)]),
            scene("rules", &[|world| open(world, Menu::HowToPlay)]),
            scene("lessons", &[|world| open(world, Menu::Lessons)]),
            scene("quixo-lesson", &[|world| learn(world, Lesson::Quixo), NEXT_STEP, NEXT_STEP]),
            scene("teams-lesson", &[|world| learn(world, Lesson::QuixoTeams), NEXT_STEP]),
            scene("hexxagon-lesson", &[|world| learn(world, Lesson::Hexxagon), NEXT_STEP]),
            scene("puzzles", &[|world| open(world, Menu::Puzzles)]),
            scene("quixo-puzzle", &[|world| solve(world, PuzzleSet::Quixo)]),
            scene("hexxagon-puzzle", &[|world| solve(world, PuzzleSet::Hexxagon)]),
            scene("matches", &[|world| open(world, Menu::Records)]),
            scene("statistics", &[|world| open(world, Menu::Statistics)]),
            scene("quixo-editor", &[|world| edit(world, Variant::Quixo)]),
            scene("teams-editor", &[|world| edit(world, Variant::QuixoTeams)]),
            scene("hexxagon-editor", &[|world| edit(world, Variant::Hexxagon)]),
            searched("quixo-review", &[|world| review(world, Variant::Quixo)], is_judged),
            searched("hexxagon-review", &[|world| review(world, Variant::Hexxagon), ANALYSE], is_judged),
        ]
    }
}

/// To the next step of a lesson.
const NEXT_STEP: Way = |world| _ = world.write_message(Walk::Forward);
/// What would be a good move.
const HINT: Way = |world| _ = world.write_message(MatchCommand::Hint);
/// The value of every move of the position before the last ply.
const ANALYSE: Way = |world| _ = world.write_message_batch([Wish::Previous, Wish::Analyse(true)]);

/// Whether a review knows what each ply was worth and, if that is wanted, each move.
fn is_judged(world: &World) -> bool {
    let (study, analysed) = (world.resource::<Study>(), world.resource::<Analysed>());
    study.unjudged().is_none() && (!study.analysing || analysed.of_shown(study).is_some())
}

fn settings(world: &mut World, page: SettingsPage) {
    SettingsPage::turn_to(world, page);
    open(world, Menu::Settings);
}

fn learn(world: &mut World, lesson: Lesson) {
    world.write_message(Walk::Begin(lesson));
}

fn solve(world: &mut World, set: PuzzleSet) {
    world.insert_resource(CurrentPuzzle { set, number: 40 });
    world.resource_mut::<NextState<Screen>>().set(Screen::Puzzle);
}

fn edit(world: &mut World, variant: Variant) {
    let position = played(variant, &[Controller::Human], PLIES).position();
    world.write_message(EditPosition(Box::new(position)));
}

fn review(world: &mut World, variant: Variant) {
    let mut game = played(variant, &[Controller::Human], 2 * PLIES);
    game.resign(game.position().side_to_move());
    world.write_message(ReviewMatch(Box::new(game)));
}

fn open(world: &mut World, menu: Menu) {
    world.resource_mut::<NextState<Menu>>().set(menu);
}

fn set_up(world: &mut World, variant: Variant) {
    world.resource_mut::<Draft>().apply(Edit::Variant(variant));
    let draft = world.resource::<Draft>().clone();
    world.resource_mut::<Settings>().last_setup = Some(draft);
    world.resource_mut::<NextState<Screen>>().set(Screen::Setup);
}

fn play(world: &mut World, variant: Variant) {
    world.write_message(StartMatch(Box::new(played(variant, &[Controller::Human], PLIES))));
}

/// A match between players that sit down in turn, with so many plies as a low level plays them.
fn played(variant: Variant, players: &[Controller], plies: usize) -> Match {
    let mut draft = Draft::default();
    draft.apply(Edit::Variant(variant));
    for (seat, &player) in (0..variant.seats()).zip(players.iter().cycle()) {
        draft.apply(Edit::Seat(seat, player));
    }
    let mut game = Match::new(draft.setup());
    for _ in 0..plies {
        let chosen = game.game().choose(Level::Casual, 1, &Limits::default(), &Stop::new());
        let Some(Ok(())) = chosen.map(|mv| game.play(mv)) else { break };
    }
    game
}
