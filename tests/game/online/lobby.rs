//! The buttons of a table during a match: free a seat, let the computer play, leave, undo, analyse.

use bevy::input::ButtonState;
use bevy::prelude::DetectChangesMut;

use super::{Pair, has_multicast, notices, two_people, with_clock};
use crate::harness::TestApp;
use pushflip::game::online::Online;
use pushflip::game::state::{EditPosition, EnterTable, MatchCommand, Menu, Notice, ReviewMatch, Screen};
use pushflip_core::online::news::ConnectionProblem;
use pushflip_core::online::table::event::{Body, Phrase, QuestionKind};
use pushflip_core::online::table::state::Occupant;
use pushflip_core::rules::Variant;

fn seat_of_ben(pair: &Pair) -> usize {
    pair.tables[0].table().seats_of(pair.key(1)).next().expect("a seat")
}

fn occupant(pair: &Pair, seat: usize) -> Occupant {
    pair.tables[0].table().seats()[seat].occupant.clone()
}

/// Ben's program ends, and Ana looks at the table.
fn without_ben(pair: &mut Pair) {
    pair.quit(1);
    pair.tables[0].go(Menu::Online);
}

#[test]
fn only_the_seat_of_an_absent_player_can_be_freed() {
    let Some(mut pair) = Pair::meet(two_people(Variant::Quixo)) else { return };
    let button = format!("Free the seat {}", seat_of_ben(&pair) + 1);
    pair.tables[0].go(Menu::Online);
    pair.frames(3);
    assert!(pair.tables[0].named(&button).is_none(), "a present player needs no button");
    without_ben(&mut pair);
    pair.until_named(0, &button);
}

#[test]
fn a_press_that_lasts_while_news_arrive_acts() {
    let Some(mut pair) = Pair::meet(two_people(Variant::Quixo)) else { return };
    pair.tables[0].go(Menu::Online);
    pair.until_named(0, "Copy invitation to watch");
    let host = &mut pair.tables[0];
    host.clip("nothing");
    host.hold("Copy invitation to watch");
    // A phrase, and an absence with its offer to free the seat.
    pair.propose(1, Body::Say(Phrase::Hello));
    pair.wait("the phrase", |[host, _]| host.texts_in("Online menu").contains(&"Ben: Hello!".to_string()));
    pair.quit(1);
    pair.wait("the absence", |[host, _]| {
        host.texts_in("Online menu").iter().any(|text| text.contains("Away"))
    });
    let host = &mut pair.tables[0];
    host.press(ButtonState::Released);
    host.rest();
    assert!(host.clipped().starts_with("pushflip:"), "{}", host.clipped());
}

#[test]
fn an_answer_that_is_pressed_while_news_arrive_acts() {
    let Some(mut pair) = Pair::meet(two_people(Variant::Quixo)) else { return };
    pair.play("a5-e5");
    pair.propose(1, Body::Ask(QuestionKind::Draw));
    pair.wait("the question", |[host, _]| host.named("Agree").is_some() && !host.is_disabled("Agree"));
    let host = &mut pair.tables[0];
    host.hold("Agree");
    // As when the host reports a round trip.
    host.resource_mut::<Online>().set_changed();
    host.rest();
    host.press(ButtonState::Released);
    pair.wait("the draw", |[host, _]| host.game().result().is_some());
}

#[test]
fn the_panel_names_absent_players_and_the_next_step() {
    let open = "Waiting for Ben. The game stays open; you can also come back later.";
    let ends = "Waiting for Ben. After 60 seconds you can end the game.";
    for (setup, sentence) in [(two_people(Variant::Quixo), open), (with_clock(600), ends)] {
        let Some(mut pair) = Pair::meet(setup) else { return };
        assert!(pair.tables[0].named("Online question").is_none());
        pair.quit(1);
        pair.until_named(0, "Online question");
        assert_eq!(pair.tables[0].text_in("Online question"), sentence);
    }
}

#[test]
fn the_panel_of_a_guest_reports_an_absent_host() {
    let Some(mut pair) = Pair::meet(two_people(Variant::Quixo)) else { return };
    pair.play("a5-e5");
    pair.tables[1].record::<Notice>();
    pair.tables[0].resource_mut::<Online>().leave();
    let sentence = "Ana left the game. You can play on when Ana is back.";
    pair.wait("the reason", |[_, guest]| {
        guest.named("Online question").is_some() && guest.text_in("Online question") == sentence
    });
    pair.start_again(0);
    super::returns::go_back(&mut pair, 0);
    pair.wait("the connection", |[_, guest]| guest.resource::<Online>().is_connected());
    assert!(pair.tables[1].named("Online question").is_none());
    let shown = notices(&pair.tables[1]);
    assert_eq!(shown, ["You’re connected again."], "the panel alone says that Ana has left");
}

#[test]
fn a_guest_is_offered_the_new_table_of_its_host() {
    let Some(mut pair) = Pair::meet(two_people(Variant::Quixo)) else { return };
    if !has_multicast() {
        return;
    }
    let variant = |app: &TestApp| app.resource::<Online>().table().map(|table| table.setup().variant);
    pair.tables[0].send(EnterTable::Open(Box::new(two_people(Variant::Hexxagon))));
    pair.press(0, "Leave the match");
    pair.wait("the table", |[host, _]| variant(host) == Some(Variant::Hexxagon));
    // A table of this computer is not announced by itself.
    pair.tables[0].resource_mut::<Online>().announce(true);
    pair.wait("the offer", |[_, guest]| {
        guest.texts_in("Online question").contains(&"Ana opened a new game: Hexxagon.".to_string())
    });
    pair.press(1, "Join");
    pair.press(0, "Let in");
    pair.wait("the match", |tables| {
        tables.iter().all(|app| app.game().setup().variant == Variant::Hexxagon && app.menu() == Menu::None)
    });
}

#[test]
fn a_host_who_quits_is_told_that_the_guest_waits() {
    let Some(mut pair) = Pair::meet(two_people(Variant::Quixo)) else { return };
    pair.play("a5-e5");
    pair.tables[0].send(MatchCommand::Quit);
    pair.until_named(0, "Stay");
    assert!(pair.tables[0].bevy.should_exit().is_none());
    let texts = pair.tables[0].texts_in("Online menu");
    let sentence = "Ben will wait. The game continues when you’re back.".to_string();
    assert!(texts.contains(&sentence), "{texts:?}");
    pair.tables[0].press_named("Stay");
    pair.tables[0].until(Menu::None);
    pair.play("a1-e1");
    // Quitting again confirms, and nobody waits for a guest.
    pair.tables[0].send(MatchCommand::Quit);
    pair.until_named(0, "Stay");
    for app in &mut pair.tables {
        app.bevy.world_mut().write_message(MatchCommand::Quit);
        app.bevy.update();
        assert!(app.bevy.should_exit().is_some());
    }
}

#[test]
fn a_press_too_many_does_nothing_more() {
    let Some(mut pair) = Pair::meet(two_people(Variant::Quixo)) else { return };
    let seat = seat_of_ben(&pair);
    let (frees, computer) = (format!("Free the seat {}", seat + 1), format!("Computer {}", seat + 1));
    without_ben(&mut pair);
    for is_a_computer in [false, true] {
        pair.press(0, &frees);
        pair.wait("the question", |[host, _]| host.text_in(&frees) == "Clear it? Click again");
        assert_ne!(occupant(&pair, seat), Occupant::Nobody);
        pair.tables[0].press_named(&frees);
        pair.until_named(0, &computer);
        // A third press at the same place.
        pair.tables[0].press_named(&computer);
        pair.wait("the question", |[host, _]| host.text_in(&computer) == "Sure? Click again");
        assert_eq!(occupant(&pair, seat), Occupant::Nobody, "{is_a_computer}");
        pair.tables[0].press_named(&computer);
        pair.until_named(0, &frees);
        assert!(matches!(occupant(&pair, seat), Occupant::Computer(_)));
        assert_eq!(pair.tables[0].text_in(&frees), "Clear seat");
    }
}

#[test]
fn a_guest_whose_seat_was_freed_sits_down_again_on_the_board() {
    let Some(mut pair) = Pair::meet(two_people(Variant::Quixo)) else { return };
    pair.play("a5-e5");
    let seat = seat_of_ben(&pair);
    without_ben(&mut pair);
    let frees = format!("Free the seat {}", seat + 1);
    for _ in 0..2 {
        pair.press(0, &frees);
    }
    pair.wait("the free seat", |[host, _]| host.named(&frees).is_none());
    pair.tables[0].go(Menu::None);
    pair.start_again(1);
    pair.press(1, "Back to the table");
    pair.press(1, "Sit down again");
    pair.play("a1-e1");
}

#[test]
fn a_seat_that_a_computer_had_is_called_free() {
    let Some(mut pair) = Pair::apart() else { return };
    pair.open(super::ways::against_computer());
    pair.press(0, "Start alone");
    pair.wait("the match", |[host, _]| host.screen() == Screen::Playing);
    pair.propose(0, Body::GetUp { seat: 1 });
    pair.wait("the free seat", |[host, _]| host.texts_in("Seats").contains(&"Empty".to_string()));
    let seats = pair.tables[0].texts_in("Seats");
    assert!(!seats.iter().any(|text| text.contains("player") && !text.contains("Waiting")), "{seats:?}");
}

#[test]
fn leaving_a_running_match_needs_confirmation_and_is_reported() {
    let Some(mut pair) = Pair::meet(two_people(Variant::Quixo)) else { return };
    pair.tables[0].go(Menu::Online);
    pair.press(0, "Leave the table");
    pair.press(0, "Stay");
    pair.until_named(0, "Leave the table");
    assert!(pair.tables[0].resource::<Online>().is_playing());
    pair.tables[0].press_named("Leave the table");
    pair.press(0, "Leave the match");
    pair.wait("the end", |[host, _]| !host.resource::<Online>().is_open() && host.screen() == Screen::Title);
    pair.wait("the reason", |[_, guest]| {
        guest.resource::<Online>().connection_problem() == Some(ConnectionProblem::HostLeft)
    });
    // A guest who starts again before the host has lost no connection.
    pair.start_again(1);
    pair.wait("the offer", |[_, guest]| guest.named("Back to the table").is_some());
    pair.tables[1].press_named("Back to the table");
    pair.wait("the saved match", |[_, guest]| guest.screen() == Screen::Playing);
    assert_eq!(pair.tables[1].text_in("Online question"), "Looking for the game…");
}

#[test]
fn only_a_player_who_has_moved_can_ask_to_undo() {
    let Some(mut pair) = Pair::meet(two_people(Variant::Quixo)) else { return };
    pair.play("a5-e5");
    let first = pair.seat(0);
    assert!(!pair.tables[first].is_disabled("Undo"));
    assert!(pair.tables[1 - first].is_disabled("Undo"), "this player has not moved");
}

#[test]
fn no_analysis_runs_during_the_players_online_match() {
    let Some(mut pair) = Pair::meet(two_people(Variant::Quixo)) else { return };
    pair.play("a5-e5");
    for app in &mut pair.tables {
        app.go(Menu::Records);
        app.rest();
        assert!(app.is_disabled("Review match"));
        app.go(Menu::None);
        // There are other ways to the review than buttons.
        let game = app.game().clone();
        app.send(ReviewMatch(Box::new(game)));
        app.until(Screen::Review);
        assert!(app.named("Analyse").is_none());
        app.go(Screen::Title);
        app.press_named("Back to the match");
        app.until(Screen::Playing);
        app.hit("F10");
        assert!(app.named("Edit position").is_none());
        let position = app.game().position();
        app.send(EditPosition(Box::new(position)));
        app.until(Screen::Editor);
        assert!(app.is_disabled("Analyse"));
    }
    pair.propose(1, Body::Resign);
    pair.wait("the end", |tables| tables.iter().all(|app| !app.resource::<Online>().is_playing()));
    for app in &mut pair.tables {
        app.rest();
        assert!(!app.is_disabled("Analyse"));
    }
}
