//! The messages of the lessons and of the rules exist in every language; the diagrams show legal moves.

use pushflip::game::language::Language;
use pushflip::game::menus::how_to_play::{VARIANTS, chapters};
use pushflip_core::session::Setup;
use pushflip_core::session::lesson::{Lesson, Miss, Task};

/// Checks that a language has a message of its own.
fn assert_message(language: Language, id: &str) {
    assert!(language.has(id), "{id} is missing in {}", language.id());
    assert!(!language.say(id).trim().is_empty(), "{id} is empty in {}", language.id());
}

#[test]
fn every_step_has_its_messages_in_every_language() {
    for language in Language::ALL {
        for lesson in Lesson::ALL {
            for part in ["", "-about", "-over"] {
                assert_message(language, &format!("learn-{lesson}{part}"));
            }
            for step in lesson.steps() {
                assert_message(language, &format!("learn-{lesson}-{}", step.id));
                if matches!(step.task, Task::Move { .. }) {
                    assert_message(language, &format!("learn-{lesson}-{}-done", step.id));
                }
            }
        }
        for miss in Miss::ALL {
            assert_message(language, &format!("learn-miss-{}", miss.id()));
        }
        for id in ["heading", "invitation", "close", "finished", "done", "next", "skip", "back"] {
            assert_message(language, &format!("learn-{id}"));
        }
        for id in ["again", "leave", "first-game", "begin-again", "game-won", "game-lost", "game-drawn"] {
            assert_message(language, &format!("learn-{id}"));
        }
        let step = language.tell("learn-step", &[("step", 3.into()), ("all", 10.into())]);
        assert!(step.contains('3') && step.contains("10"), "{step}");
        let next = language.tell("learn-next-lesson", &[("lesson", "Hexxagon".into())]);
        assert!(next.contains("Hexxagon"), "{next}");
    }
}

#[test]
fn every_page_of_the_rules_has_its_messages_and_legal_diagrams() {
    for variant in VARIANTS {
        let start = Setup::new(variant, &[]).first_position();
        for chapter in chapters(variant) {
            let place = format!("{variant} {}", chapter.id);
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
            for language in Language::ALL {
                assert_message(language, &format!("pages-{variant}-{}", chapter.id));
                assert_message(language, &format!("pages-{variant}-{}-text", chapter.id));
            }
        }
        for language in Language::ALL {
            assert_message(language, &format!("pages-{variant}"));
        }
    }
    for language in Language::ALL {
        for id in ["heading", "previous", "next", "show-move", "learn", "close"] {
            assert_message(language, &format!("pages-{id}"));
        }
    }
}
