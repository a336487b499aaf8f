//! The texts of the lessons and of the rules fit into their panels.

use pushflip::game::language::Language;
use pushflip::game::menus::how_to_play::{VARIANTS, chapters};
use pushflip::game::screens::lesson::LessonCommand;
use pushflip::game::state::{Menu, Screen};
use pushflip_core::rules::Variant;
use pushflip_core::session::Match;
use pushflip_core::session::lesson::Lesson;

use super::helpers::current_lesson;
use crate::harness::Table;

#[test]
fn every_step_fits_in_every_language() {
    // In the larger window only the language with the longest texts is checked.
    for (width, height, languages) in [(800, 600, &Language::ALL[..]), (1280, 720, &[Language::Russian])] {
        let mut table = Table::open(width, height);
        table.settings().animation_speed = 0.0;
        for &language in languages {
            table.speak(language);
            let place = format!("{} {}", language.id(), width);
            table.press_named("Learn");
            table.assert_all_fits(&format!("menu {place}"));
            for lesson in Lesson::ALL {
                table.send(LessonCommand::Begin(lesson));
                table.updates(4);
                for step in lesson.steps() {
                    table.assert_all_fits(&format!("{lesson} {} {place}", step.id));
                    table.press_named("Next");
                }
                assert!(current_lesson(&table).is_at_end());
                table.assert_all_fits(&format!("end of {lesson} {place}"));
                let at = table.rect_of("Leave lesson").center();
                assert!(at.y < height as f32, "the buttons of {lesson} are below the window, {place}");
            }
            table.hit("Esc");
            assert_eq!(table.screen(), Screen::Title);
        }
    }
}

#[test]
fn the_pages_of_the_rules_show_their_boards_and_leave_the_match_alone() {
    let mut table = Table::open(800, 600);
    let game = Match::new(Lesson::Hexxagon.first_game());
    table.start(game);
    let before = table.game().position();
    for language in Language::ALL {
        table.speak(language);
        table.go(Menu::HowToPlay);
        for variant in VARIANTS {
            let name = match variant {
                Variant::Quixo => "Quixo",
                Variant::QuixoTeams => "Quixo in teams",
                _ => "Hexxagon",
            };
            table.press_named(name);
            for chapter in chapters(variant) {
                assert!(table.named("Diagram").is_some(), "a picture");
                if chapter.example.is_some() && language == Language::English {
                    table.press_named("Show the move");
                }
                table.assert_all_fits(&format!("{} {variant} {}", language.id(), chapter.id));
                table.press_named("Next chapter");
            }
        }
        table.hit("Esc");
        assert!(table.named("Diagram").is_none(), "no diagram");
    }
    assert_eq!(table.game().position(), before);
    assert!(table.moves().is_empty());
}
