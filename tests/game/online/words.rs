//! Texts at an online table: names, questions, phrases, invitations.

use super::{NAMES, Pair, two_people};
use crate::harness::{TestApp, folders};
use bevy::prelude::*;
use pushflip::game::online::{Alert, Online, SavedTables, log_lines};
use pushflip::game::state::{Menu, Screen};
use pushflip_core::language::Language;
use pushflip_core::online::store::Contacts;
use pushflip_core::online::table::event::{Body, QuestionKind};
use pushflip_core::online::table::identity::Identity;
use pushflip_core::online::table::terms::Name as PlayerName;
use pushflip_core::rules::Variant;
use pushflip_core::session::Moment;

fn name(text: &str) -> PlayerName {
    PlayerName::try_from(text.to_string()).expect("a name")
}

#[test]
fn contacts_keep_the_players_names_everywhere() {
    let Some(mut pair) = Pair::meet(two_people(Variant::Quixo)) else { return };
    pair.play("a5-e5");
    let ben = pair.key(1);
    let path = folders(pair.folders[0].path()).data.join("people.toml");
    pair.wait("the note", |_| Contacts::load(&path).0.get(ben).is_some());
    pair.start_again(0);
    Contacts::rename(&path, ben, &name("Benny of old")).expect("saved");
    pair.tables[0].go(Screen::Setup);
    pair.tables[0].go(Screen::Title);
    pair.press(0, "Back to the table");
    pair.wait("the match", |[host, _]| host.screen() == Screen::Playing);
    let seats = |pair: &mut Pair| pair.tables[0].texts_in("Seats");
    assert!(seats(&mut pair).contains(&"Benny of old".to_string()), "{:?}", seats(&mut pair));
    assert!(!seats(&mut pair).contains(&NAMES[1].to_string()));
    pair.play("a1-e1");
    pair.propose(1, Body::Ask(QuestionKind::Draw));
    pair.until_named(0, "Agree");
    assert_eq!(pair.tables[0].text_in("Online question"), "Benny of old offers a draw.");
    pair.press(0, "Agree");
    pair.wait("the result", |[host, _]| host.game().result().is_some());
}

#[test]
fn a_stranger_with_the_name_of_a_contact_is_marked() {
    let Some(mut pair) = Pair::apart() else { return };
    let path = folders(pair.folders[0].path()).data.join("people.toml");
    let known = Identity::from_bytes(&[7; 32]).id();
    let now = Moment::of(std::time::SystemTime::now());
    Contacts::record_meeting(&path, known, &name("ben"), now).expect("saved");
    std::fs::create_dir_all(folders(pair.folders[0].path()).data.join("tables")).expect("a folder");
    pair.start_again(0);
    pair.wait("the people", |[host, _]| {
        host.resource::<pushflip::game::online::SavedTables>().contacts().get(known).is_some()
    });
    pair.open(two_people(Variant::Quixo));
    pair.invite();
    pair.until(Screen::Playing);
    let seats = pair.tables[0].texts_in("Seats");
    assert!(seats.contains(&"Ben (someone new)".to_string()), "{seats:?}");
}

#[test]
fn a_press_meant_for_one_question_does_not_answer_the_next() {
    let Some(mut pair) = Pair::meet(two_people(Variant::Quixo)) else { return };
    pair.play("a5-e5");
    pair.play("a1-e1");
    let ask = |pair: &Pair, body| pair.propose(1, body);
    ask(&pair, Body::Ask(QuestionKind::Undo));
    pair.wait("the question", |[host, _]| host.named("Agree").is_some() && !host.is_disabled("Agree"));
    pair.tables[0].focus_by_keys("Agree");
    // Both events arrive at the host's window in one frame.
    let asked = |app: &mut TestApp| {
        app.resource::<Online>().table().and_then(|app| app.asked()).map(|asked| asked.kind)
    };
    ask(&pair, Body::Refuse(QuestionKind::Undo));
    pair.tables[1].wait_for("the withdrawal", |guest| asked(guest).is_none());
    ask(&pair, Body::Ask(QuestionKind::Draw));
    pair.tables[1].wait_for("the offer", |guest| asked(guest) == Some(QuestionKind::Draw));
    let draw = "Ben offers a draw.";
    while pair.tables[0].text_in("Online question") != draw {
        pair.tables[0].frames(1);
    }
    assert_ne!(pair.tables[0].focused().as_deref(), Some("Agree"), "the focus is on no answer");
    assert!(pair.tables[0].is_disabled("Agree"), "a click does nothing yet");
    pair.tables[0].press_named("Agree");
    pair.frames(3);
    assert_eq!(pair.tables[0].game().result(), None);
    pair.press(0, "Agree");
    pair.wait("the result", |tables| tables.iter().all(|app| app.game().result().is_some()));
}

#[test]
fn phrases_stay_readable_for_both() {
    let Some(mut pair) = Pair::meet(two_people(Variant::Quixo)) else { return };
    pair.tables[0].press_named("Say something");
    pair.tables[0].press_named("hello");
    pair.wait("the phrase", |[_, guest]| guest.texts_in("Table log").contains(&"Ana: Hello!".to_string()));
    for app in &mut pair.tables {
        // Longer than any notice.
        app.frames(100);
        assert_eq!(app.notice(), "");
    }
    for (who, line) in [(0, "You: Hello!"), (1, "Ana: Hello!")] {
        let texts = pair.tables[who].texts_in("Table log");
        let [.., time, said] = texts.as_slice() else { panic!("{texts:?}") };
        assert_eq!((said.as_str(), time.len(), time.find(':')), (line, 5, Some(2)), "hours and minutes");
    }
}

#[test]
fn the_history_of_a_table_names_authors_and_survives_a_restart() {
    let Some(mut pair) = Pair::meet(two_people(Variant::Quixo)) else { return };
    pair.play("a5-e5");
    pair.tables[0].press_named("Undo");
    pair.press(1, "Agree");
    pair.wait("the position before", |tables| tables.iter().all(|app| app.moves().is_empty()));
    pair.propose(0, Body::Ask(QuestionKind::Draw));
    pair.until_named(0, "Online question");
    pair.press(0, "Take back");
    pair.wait("the withdrawal", |[host, _]| host.named("Online question").is_none());
    pair.propose(1, Body::Resign);
    pair.until(Menu::Result);
    let history = |app: &TestApp| -> Vec<String> {
        let lines = log_lines(app.resource::<Online>(), app.resource::<SavedTables>(), 100, false);
        lines.iter().map(|line| line.words.to_string()).collect()
    };
    let of_host = [
        "You play Cross.",
        "Ben plays Circle.",
        "The game begins.",
        "You ask for a takeback.",
        "Ben accepts the takeback.",
        "You offer a draw.",
        "You withdraw the request.",
        "Ben resigns.",
    ];
    assert_eq!(history(&pair.tables[0]), of_host);
    pair.wait("the host’s last event", |[_, guest]| history(guest).len() == of_host.len());
    assert_eq!(history(&pair.tables[1])[3..5], ["Ana asks for a takeback.", "You accept the takeback."]);
    pair.tables[0].go(Menu::Phrases);
    let texts = pair.tables[0].texts_in("Phrases menu");
    assert!(of_host.iter().all(|line| texts.contains(&line.to_string())), "{texts:?}");
}

#[test]
fn an_invitation_shows_its_host_if_known() {
    let Some(mut pair) = Pair::meet(two_people(Variant::Quixo)) else { return };
    pair.play("a5-e5");
    let ana = pair.key(0);
    let path = folders(pair.folders[1].path()).data.join("people.toml");
    pair.wait("the note", |_| Contacts::load(&path).0.get(ana).is_some());
    pair.start_again(1);
    let invitation = pair.invitation();
    let relayed = pushflip_core::online::table::invitation::Invitation {
        // Another table of the same host: the one that was left is offered as such.
        secret: pushflip_core::online::table::invitation::Secret([9; 16]),
        relay: Some("https://relay.example.org".into()),
        ..invitation
    };
    pair.tables[1].offer(&relayed);
    let about = "Ana’s game · via https://relay.example.org".to_string();
    pair.wait("the people", |[_, guest]| {
        guest.named("Join").is_some() && guest.texts_in("Join").contains(&about)
    });
}

#[test]
fn turns_and_questions_alert_a_player_with_another_window() {
    let Some(mut pair) = Pair::apart() else { return };
    for app in &mut pair.tables {
        app.record::<Alert>();
    }
    pair.tables[0].focus_window(false);
    pair.open(two_people(Variant::Quixo));
    pair.invite();
    pair.until(Screen::Playing);
    let alerts = |app: &TestApp| -> Vec<String> {
        app.recorded::<Alert>().iter().map(|alert| alert.0.to_string()).collect()
    };
    pair.wait("the friend", |[host, _]| alerts(host).contains(&"Ben has joined.".to_string()));
    if pair.seat(0) == 0 {
        pair.play("a5-e5");
    }
    pair.tables[0].take_recorded::<Alert>();
    pair.play("a1-e1");
    pair.wait("the turn", |[host, _]| alerts(host) == ["Online game: it’s your turn."]);
    pair.propose(1, Body::Ask(QuestionKind::Draw));
    pair.wait("the question", |[host, _]| {
        alerts(host).last().is_some_and(|alert| alert == "Ben offers a draw.")
    });
    // With the focus, the window itself shows it.
    pair.tables[0].focus_window(true);
    pair.press(0, "Refuse");
    pair.play("a5-e5");
    pair.play("a1-e1");
    assert_eq!(alerts(&pair.tables[0]).len(), 2);
    assert_eq!(alerts(&pair.tables[1]), Vec::<String>::new());
}

#[test]
fn the_window_title_says_whose_turn_it_is() {
    let Some(mut pair) = Pair::meet(two_people(Variant::Quixo)) else { return };
    let title = |app: &mut TestApp| {
        let window = app.window();
        app.bevy.world().get::<Window>(window).expect("a window").title.clone()
    };
    for mv in ["a5-e5", "a1-e1"] {
        let first = pair.seat(usize::from(mv == "a1-e1"));
        pair.wait("the titles", |tables| {
            title(&mut tables[first]) == "Your turn – Pushflip" && title(&mut tables[1 - first]) == "Pushflip"
        });
        pair.play(mv);
    }
    pair.tables[0].speak(Language::German);
    pair.wait("the title in German", |[host, guest]| {
        title(host) == "Du bist dran – Pushflip" || title(guest) == "Your turn – Pushflip"
    });
}
