//! The texts of the lessons and of the rules fit into their panels.

use pushflip::game::menus::how_to_play::{VARIANTS, chapters};
use pushflip::game::screens::lesson::LessonCommand;
use pushflip::game::state::{Menu, Screen};
use pushflip_core::language::Language;
use pushflip_core::rules::Variant;
use pushflip_core::session::Match;
use pushflip_core::session::lesson::{Lesson, Task};

use super::helpers::{current_lesson, end_game, go_on};
use crate::harness::TestApp;

#[test]
fn every_step_fits_in_every_language() {
    // In the larger windows only the language with the longest texts is checked.
    let longest = &[Language::Russian];
    for (width, height, languages) in
        [(800, 600, &Language::ALL[..]), (1280, 720, longest), (500, 900, longest)]
    {
        let mut app = TestApp::open(width, height);
        app.settings().animation_speed = 0.0;
        for &language in languages {
            app.speak(language);
            let place = format!("{} {}", language.id(), width);
            app.press_named("Learn");
            app.assert_all_fits(&format!("menu {place}"));
            for lesson in Lesson::ALL {
                app.perform(LessonCommand::Begin(lesson));
                for step in lesson.steps() {
                    app.assert_all_fits(&format!("{lesson} {} {place}", step.id));
                    if matches!(step.task, Task::Game) {
                        // The text at the end of a lesson is longer if its game was played.
                        end_game(&mut app);
                    }
                    go_on(&mut app);
                }
                assert!(current_lesson(&app).is_completed());
                app.assert_all_fits(&format!("end of {lesson} {place}"));
                let at = app.rect_of("Leave lesson").center();
                assert!(at.y < height as f32, "the buttons of {lesson} are below the window, {place}");
            }
            app.hit("Esc");
            assert_eq!(app.screen(), Screen::Title);
        }
    }
}

#[test]
fn the_pages_of_the_rules_show_their_boards_and_leave_the_match_alone() {
    let mut app = TestApp::open(800, 600);
    let game = Match::new(Lesson::Hexxagon.first_game());
    app.start(game);
    let before = app.game().position();
    for language in Language::ALL {
        app.speak(language);
        app.go(Menu::HowToPlay);
        for variant in VARIANTS {
            let name = match variant {
                Variant::Quixo => "Quixo",
                Variant::QuixoTeams => "Quixo in teams",
                _ => "Hexxagon",
            };
            app.press_named(name);
            for chapter in chapters(variant) {
                assert!(app.named("Diagram").is_some(), "a picture");
                if chapter.example.is_some() && language == Language::English {
                    app.press_named("Show the move");
                }
                app.assert_all_fits(&format!("{} {variant} {}", language.id(), chapter.title));
                app.press_named("Next chapter");
            }
        }
        app.hit("Esc");
        assert!(app.named("Diagram").is_none(), "no diagram");
    }
    assert_eq!(app.game().position(), before);
    assert!(app.moves().is_empty());
}
