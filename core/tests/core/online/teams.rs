//! Four people in two teams.

use pushflip_core::online::table::event::{Body, Phrase};
use pushflip_core::online::table::message::Refusal;
use pushflip_core::rules::{BySide, Side, Variant};
use pushflip_core::session::{Options, Reason, Setup};

use super::table_fixture::{DRAW, TableFixture, UNDO, computer, get_up, sit, somebody};

const TEAMS: Variant = Variant::QuixoTeams;

fn ids(people: &[usize]) -> Vec<pushflip_core::online::table::identity::PeerId> {
    let mut ids: Vec<_> = people.iter().map(|&who| somebody(who).id()).collect();
    ids.sort_unstable();
    ids
}

/// People on these seats, computers on the others; people have the numbers of their seats.
fn table_of(people: &[usize]) -> TableFixture {
    let mut fixture = TableFixture::open(&Setup::new(TEAMS, &[]), true);
    for seat in 0..4 {
        if people.contains(&seat) {
            fixture.say(seat, sit(seat));
        } else {
            fixture.say(0, computer(seat, "beginner"));
        }
    }
    fixture.begin();
    fixture
}

#[test]
fn both_partners_have_to_resign() {
    let mut fixture = table_of(&[0, 1, 2, 3]);
    fixture.play_some(5);
    fixture.say(2, Body::Resign);
    assert_eq!(fixture.table.resigned(), [false, false, true, false]);
    fixture.say(1, Body::Resign);
    assert!(fixture.table.is_on(), "one player of each side is not enough");
    fixture.say(0, Body::Resign);
    let result = fixture.game().result().expect("a result");
    assert_eq!((result.winner, result.reason), (Some(Side::Second), Reason::Resigned));
    assert_eq!(fixture.table.series().wins, BySide([0, 1]));
}

#[test]
fn moving_withdraws_a_resignation() {
    let mut fixture = table_of(&[0, 1, 2, 3]);
    fixture.play_some(4);
    fixture.say(0, Body::Resign);
    fixture.play_some(1);
    assert_eq!(fixture.table.resigned(), [false; 4]);
    fixture.say(2, Body::Resign);
    assert!(fixture.table.is_on());
}

#[test]
fn only_the_human_partner_of_a_computer_decides_on_resignation() {
    let mut fixture = table_of(&[0, 1, 3]);
    fixture.play_some(5);
    fixture.say(0, Body::Resign);
    assert_eq!(fixture.game().result().map(|end| end.winner), Some(Some(Side::Second)));
}

#[test]
fn a_partner_can_resign_alone_after_the_other_has_left() {
    let mut fixture = table_of(&[0, 1, 2, 3]);
    fixture.play_some(5);
    fixture.say(1, Body::Resign);
    fixture.say(3, get_up(3));
    assert_eq!(fixture.game().result().map(|end| end.winner), Some(Some(Side::First)));
}

#[test]
fn a_draw_needs_every_person_opposite_and_an_undo_too() {
    let mut fixture = table_of(&[0, 1, 2, 3]);
    fixture.play_some(6);
    fixture.say(1, Body::Ask(DRAW));
    assert_eq!(fixture.table.asked().map(|asked| asked.waiting.clone()), Some(ids(&[0, 2])));
    fixture.refused(3, Body::Agree(DRAW), Refusal::NotNow);
    fixture.say(2, Body::Agree(DRAW));
    assert!(fixture.table.is_on());
    fixture.say(0, Body::Refuse(DRAW));
    fixture.refused(1, Body::Ask(DRAW), Refusal::AlreadyRefused);
    fixture.say(1, Body::Ask(UNDO));
    fixture.say(0, Body::Agree(UNDO));
    fixture.say(2, Body::Agree(UNDO));
    assert_eq!((fixture.game().moves().len(), fixture.to_move()), (5, 1));
}

#[test]
fn people_answer_before_computers() {
    let mut fixture = table_of(&[0, 1]);
    fixture.play_some(5);
    fixture.say(0, Body::Ask(DRAW));
    let asked = fixture.table.asked().expect("a question").clone();
    assert_eq!((asked.waiting, asked.of_computer), (ids(&[1]), false));
    fixture.say(1, Body::Agree(DRAW));
    assert_eq!(fixture.game().result().map(|end| end.reason), Some(Reason::Agreed));
}

#[test]
fn a_computers_move_does_not_answer_for_the_host() {
    let mut fixture = table_of(&[0, 1]);
    fixture.play_some(5);
    fixture.say(1, Body::Ask(DRAW));
    assert_eq!(fixture.table.asked().map(|asked| asked.waiting.clone()), Some(ids(&[0])));
    // Seat 1 asks, seats 2 and 3 are computers, whose moves the host proposes.
    fixture.play_some(3);
    assert!(fixture.table.asked().is_some());
    fixture.play_some(1);
    assert!(fixture.table.asked().is_none());
}

#[test]
fn partners_who_may_not_consult_cannot_send_phrases() {
    for consultation in [true, false] {
        let options = Options { consultation, ..Options::default() };
        let mut fixture = TableFixture::open(&Setup { options, ..Setup::new(TEAMS, &[]) }, true);
        (0..4).for_each(|seat| fixture.say(seat, sit(seat)));
        fixture.say(1, Body::Say(Phrase::Hello));
        fixture.begin();
        let expected = if consultation { Ok(()) } else { Err(Refusal::NotAgreed) };
        assert_eq!(fixture.try_say(1, Body::Say(Phrase::NiceMove)), expected);
        fixture.say(0, Body::Resign);
        fixture.say(2, Body::Resign);
        fixture.say(1, Body::Say(Phrase::WellPlayed));
    }
}
