//! The messages of the lessons and of the rules exist in every language; the diagrams show legal moves.

use pushflip::game::menus::how_to_play::{VARIANTS, chapters};
use pushflip_core::language::{Language, Localized};
use pushflip_core::session::lesson::{LEARNER, Lesson, Miss, Task};
use pushflip_core::session::{Setup, localized};

/// Checks that every language has a message of its own.
fn assert_message(family: &str, member: &str) {
    let message = Localized::of_family(family, member);
    for language in Language::ALL {
        assert!(message.exists_in(language), "{family}-{member} is missing in {}", language.id());
        assert!(
            !message.in_language(language).trim().is_empty(),
            "{family}-{member} is empty in {}",
            language.id()
        );
    }
}

#[test]
fn every_step_has_its_messages_in_every_language() {
    for lesson in Lesson::ALL {
        for part in ["", "-about", "-praise", "-over"] {
            assert_message("learn", &format!("{lesson}{part}"));
        }
        for step in lesson.steps() {
            assert_message("learn", &format!("{lesson}-{}", step.id));
            if matches!(step.task, Task::Move { .. }) {
                assert_message("learn", &format!("{lesson}-{}-done", step.id));
            }
        }
    }
    for miss in Miss::ALL {
        assert_message("learn-miss", miss.id());
    }
}

#[test]
fn the_text_of_a_game_names_the_opponent() {
    for lesson in Lesson::ALL {
        let opponent = localized::player(&lesson.first_game(), LEARNER + 1);
        for step in lesson.steps().iter().filter(|step| matches!(step.task, Task::Game)) {
            let text = Localized::of_family("learn", &format!("{lesson}-{}", step.id));
            for language in Language::ALL {
                let (text, name) = (text.in_language(language), opponent.in_language(language));
                assert!(text.contains(&name), "{lesson} {}: {text}", language.id());
            }
        }
    }
}

#[test]
fn every_page_of_the_rules_has_its_messages_and_legal_diagrams() {
    for variant in VARIANTS {
        let start = Setup::new(variant, &[]).first_position();
        for chapter in chapters(variant) {
            let place = format!("{variant} {}", chapter.title);
            let position = start.read(chapter.position).unwrap_or_else(|why| panic!("{place}: {why}"));
            if let Some(text) = chapter.example {
                let mv = position.parse_move(text).unwrap_or_else(|why| panic!("{place}: {why}"));
                assert_eq!(position.check(mv), Ok(()), "{place}");
            }
            for cell in chapter.framed {
                let known = if variant.is_quixo() {
                    cell.parse::<pushflip_core::rules::quixo::Cell>().is_ok()
                } else {
                    cell.parse::<pushflip_core::rules::hexxagon::Cell>().is_ok()
                };
                assert!(known, "{place}: {cell}");
            }
        }
        assert_message("pages", variant.id());
    }
}
