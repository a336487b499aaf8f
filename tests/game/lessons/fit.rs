//! Everything that the lessons and the rules say fits where it is said.

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy::text::TextLayoutInfo;
use bevy::ui::UiGlobalTransform;
use bevy::window::PrimaryWindow;
use pushflip::game::language::Language;
use pushflip::game::menus::how_to_play::{TOLD, chapters};
use pushflip::game::screens::lesson::Walk;
use pushflip::game::settings::Settings;
use pushflip::game::{Menu, Screen, StartMatch};
use pushflip::rules::Variant;
use pushflip::session::Match;
use pushflip::session::lesson::Lesson;

use super::hand::{key, press, running, say, screen};
use crate::harness::Table;

/// The space at the end of a line that was broken there counts as its width, in pixels.
const SPACE: f32 = 5.0;

/// Every text that is seen is as large as its words and stays in the window.
fn assert_texts_fit(table: &mut Table, what: &str) {
    table.updates(3);
    let world = table.app.world_mut();
    let size =
        world.query_filtered::<&Window, With<PrimaryWindow>>().single(world).expect("one window").size();
    let mut texts =
        world.query::<(&Text, &TextLayoutInfo, &ComputedNode, &UiGlobalTransform, &InheritedVisibility)>();
    let mut seen = 0;
    for (text, layout, node, at, visible) in texts.iter(world) {
        if text.is_empty() || !visible.get() || node.size().x <= 0.0 {
            continue;
        }
        seen += 1;
        let rect = Rect::from_center_size(at.translation, node.size());
        let needed = layout.size / node.inverse_scale_factor();
        let place = format!("{what} at {size}: {:?} at {rect:?}", text.0);
        assert!(needed.x <= rect.width() + SPACE, "{place} is {needed} long");
        assert!(rect.min.x >= 0.0 && rect.max.x <= size.x, "{place} leaves the window");
    }
    assert!(seen > 0, "{what}: nothing to read");
}

#[test]
fn every_step_fits_in_every_language() {
    // The longest words decide in the larger window.
    for (width, height, languages) in [(800, 600, &Language::ALL[..]), (1280, 720, &[Language::Russian])] {
        let mut table = Table::open(width, height);
        table.app.world_mut().resource_mut::<Settings>().animation_speed = 0.0;
        for &language in languages {
            say(&mut table, language);
            let place = format!("{} {}", language.id(), width);
            press(&mut table, "Learn");
            assert_texts_fit(&mut table, &format!("menu {place}"));
            for lesson in Lesson::ALL {
                table.app.world_mut().write_message(Walk::Begin(lesson));
                table.updates(4);
                for step in lesson.steps() {
                    assert_texts_fit(&mut table, &format!("{lesson} {} {place}", step.id));
                    press(&mut table, "Next");
                }
                assert!(running(&table).is_at_end());
                assert_texts_fit(&mut table, &format!("end of {lesson} {place}"));
                let room = table.named("Leave lesson").expect("a button");
                let at = table.app.world().get::<UiGlobalTransform>(room).expect("a place").translation;
                assert!(at.y < height as f32, "the buttons of {lesson} are below the window, {place}");
            }
            key(&mut table, KeyCode::Escape, Key::Escape);
            assert_eq!(screen(&table), Screen::Title);
        }
    }
}

#[test]
fn the_pages_of_the_rules_show_their_boards_and_leave_the_match_alone() {
    let mut table = Table::open(800, 600);
    let game = Match::new(Lesson::Hexxagon.first_game());
    table.app.world_mut().write_message(StartMatch(Box::new(game)));
    table.updates(10);
    let lying = table.game().position();
    for language in Language::ALL {
        say(&mut table, language);
        table.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::HowToPlay);
        table.updates(4);
        for variant in TOLD {
            let name = match variant {
                Variant::Quixo => "Quixo",
                Variant::QuixoTeams => "Quixo in teams",
                _ => "Hexxagon",
            };
            press(&mut table, name);
            for chapter in chapters(variant) {
                assert!(table.named("Diagram").is_some(), "a picture");
                if chapter.shows.is_some() && language == Language::English {
                    press(&mut table, "Show the move");
                }
                assert_texts_fit(&mut table, &format!("{} {variant} {}", language.id(), chapter.id));
                press(&mut table, "Next chapter");
            }
        }
        key(&mut table, KeyCode::Escape, Key::Escape);
        assert!(table.named("Diagram").is_none(), "nothing is drawn any more");
    }
    assert_eq!(table.game().position(), lying);
    assert!(table.moves().is_empty());
}
