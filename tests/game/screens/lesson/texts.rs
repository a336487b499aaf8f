//! Every message of the lessons and of the rules' pages exists in every language, and fits its pictures.

use pushflip::game::language::Language;
use pushflip::game::menus::how_to_play::{TOLD, chapters};
use pushflip_core::session::Setup;
use pushflip_core::session::lesson::{Lesson, Miss, Task};

/// Asks a language for a message that must be its own.
fn ask(language: Language, id: &str) {
    assert!(language.has(id), "{id} is missing in {}", language.id());
    assert!(!language.say(id).trim().is_empty(), "{id} is empty in {}", language.id());
}

#[test]
fn every_step_can_be_told_in_every_language() {
    for language in Language::ALL {
        for lesson in Lesson::ALL {
            for part in ["", "-about", "-over"] {
                ask(language, &format!("learn-{lesson}{part}"));
            }
            for step in lesson.steps() {
                ask(language, &format!("learn-{lesson}-{}", step.id));
                if matches!(step.task, Task::Move { .. }) {
                    ask(language, &format!("learn-{lesson}-{}-done", step.id));
                }
            }
        }
        for miss in Miss::ALL {
            ask(language, &format!("learn-miss-{}", miss.id()));
        }
        for id in ["heading", "invitation", "close", "finished", "done", "next", "skip", "back"] {
            ask(language, &format!("learn-{id}"));
        }
        for id in ["again", "leave", "first-game", "begin-again", "game-won", "game-lost", "game-drawn"] {
            ask(language, &format!("learn-{id}"));
        }
        let step = language.tell("learn-step", &[("step", 3.into()), ("all", 10.into())]);
        assert!(step.contains('3') && step.contains("10"), "{step}");
        let next = language.tell("learn-next-lesson", &[("lesson", "Hexxagon".into())]);
        assert!(next.contains("Hexxagon"), "{next}");
    }
}

#[test]
fn every_page_of_the_rules_can_be_read_and_shows_what_is_legal() {
    for variant in TOLD {
        let start = Setup::new(variant, &[]).first_position();
        for chapter in chapters(variant) {
            let place = format!("{variant} {}", chapter.id);
            let position = start.read(chapter.position).unwrap_or_else(|why| panic!("{place}: {why}"));
            if let Some(text) = chapter.shows {
                let mv = position.parse_move(text).unwrap_or_else(|why| panic!("{place}: {why}"));
                assert_eq!(position.check(mv), Ok(()), "{place}");
            }
            for cell in chapter.cells {
                let known = if variant.is_quixo() {
                    cell.parse::<pushflip_core::rules::quixo::Cell>().is_ok()
                } else {
                    cell.parse::<pushflip_core::rules::hexxagon::Cell>().is_ok()
                };
                assert!(known, "{place}: {cell}");
            }
            for language in Language::ALL {
                ask(language, &format!("pages-{variant}-{}", chapter.id));
                ask(language, &format!("pages-{variant}-{}-text", chapter.id));
            }
        }
        for language in Language::ALL {
            ask(language, &format!("pages-{variant}"));
        }
    }
    for language in Language::ALL {
        for id in ["heading", "previous", "next", "show-move", "learn", "close"] {
            ask(language, &format!("pages-{id}"));
        }
    }
}
