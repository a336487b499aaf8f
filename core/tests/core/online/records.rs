//! Records of online matches are plain records that version 0.1.0 reads.

use std::time::Duration;

use pushflip_core::online::table::event::{Body, QuestionKind};
use pushflip_core::online::table::message::Refusal;
use pushflip_core::rules::{Ending, Variant};
use pushflip_core::session::{ClockRule, Controller, Match, Reason, Setup};

use super::host_fixture::HostFixture;
use super::table_fixture::{begin, play, sit};

/// The tags that 0.1.0 understands, besides those of the seats. It ignores others.
const TAGS: [&str; 14] = [
    "Variant",
    "Date",
    "First",
    "Repetition",
    "Quiet",
    "Stuck",
    "Consultation",
    "Clock",
    "Start",
    "TakenBack",
    "Left",
    "Result",
    "Reason",
    "Score",
];
/// The controllers that version 0.1.0 reads.
const PLAYERS: [&str; 10] = [
    "human",
    "first-game",
    "beginner",
    "casual",
    "regular",
    "club",
    "tournament",
    "expert",
    "master",
    "perfect",
];
/// The result reasons that version 0.1.0 reads.
const REASONS: [&str; 12] = [
    "line",
    "opponent-line",
    "all-passed",
    "full",
    "nobody-moves",
    "stuck",
    "wiped-out",
    "repetition",
    "quiet",
    "agreed",
    "resigned",
    "out-of-time",
];
const DATE_FORMAT_0_1_0: &str = "0000-00-00 00:00:00";

/// The parts of a record that 0.1.0 would reject or ignore.
fn unsupported_parts(game: &Match) -> Vec<String> {
    let record = game.to_record();
    let variant = game.setup().variant;
    let seats: Vec<&str> = (0..variant.seats()).map(|seat| Setup::seat_name(variant, seat)).collect();
    let knows = |name: &str, value: &str| match name {
        "Date" => {
            let digits = value.chars().map(|sign| if sign.is_ascii_digit() { '0' } else { sign });
            digits.eq(DATE_FORMAT_0_1_0.chars())
        }
        "Reason" => REASONS.contains(&value),
        "Result" => ["1-0", "0-1", "1/2-1/2", "*"].contains(&value),
        _ if seats.contains(&name) || TAGS.contains(&name) => true,
        _ => {
            name.strip_suffix("Player").is_some_and(|seat| seats.contains(&seat)) && PLAYERS.contains(&value)
        }
    };
    let tags = record.lines().filter_map(|line| line.strip_prefix('[')?.strip_suffix("\"]"));
    let strange = tags.filter(|tag| {
        let (name, value) = tag.split_once(" \"").expect("a tag");
        !knows(name, value)
    });
    strange.map(str::to_string).collect()
}

/// A record filed by version 0.1.0.
const OLD: &str = r#"[Variant "quixo"]
[Date "2026-11-23 05:37:57"]
[Cross "Ana"]
[CrossPlayer "human"]
[Circle "Žiga \"x\""]
[CirclePlayer "human"]
[First "Cross"]
[Repetition "on"]
[Quiet "on"]
[Clock "300+5"]
[Left "309.996006421 309.999640978"]
[Result "1/2-1/2"]
[Reason "agreed"]

1. e5-e1 e5-e1 2. c5-c1 a1-a5 1/2-1/2
"#;

#[test]
fn a_record_of_version_0_1_0_round_trips() {
    let game = Match::from_record(OLD).expect("a record");
    assert_eq!(unsupported_parts(&game), [""; 0]);
    assert_eq!(game.to_record(), OLD);
    assert_eq!(game.result().map(|result| result.reason), Some(Reason::Agreed));
}

/// Checks that the filed record is complete and contains nothing new.
fn is_plain(fixture: &HostFixture, reason: Option<Reason>) {
    let game = fixture.host.table().game().expect("a match");
    assert_eq!(game.result().map(|result| result.reason), reason);
    assert_eq!(unsupported_parts(game), [""; 0], "{}", game.to_record());
    let read = Match::from_record(&game.to_record()).expect("a record");
    assert_eq!((read.setup(), read.moves(), read.result()), (game.setup(), game.moves(), game.result()));
    assert!(read.began().is_some());
}

fn clocked(variant: Variant) -> Setup {
    let total = Duration::from_mins(3);
    let clock = ClockRule::Total { total, increment: Duration::from_secs(2) };
    Setup { clock, ..Setup::new(variant, &[]) }
}

#[test]
fn online_results_are_readable_by_version_0_1_0() {
    let quixo = Setup::new(Variant::Quixo, &[]);
    // The record contains moves that were taken back.
    let mut fixture = HostFixture::begun(&quixo, 0);
    is_plain(&fixture, None);
    fixture.own(play("a5-e5")).expect("legal");
    fixture.say(1, play("a1-e1")).expect("legal");
    fixture.own(Body::Ask(QuestionKind::Undo)).expect("asked");
    fixture.say(1, Body::Agree(QuestionKind::Undo)).expect("an answer");
    fixture.own(play("a5-a1")).expect("legal");
    is_plain(&fixture, None);
    fixture.say(1, Body::Resign).expect("a proposal");
    is_plain(&fixture, Some(Reason::Resigned));

    let mut fixture = HostFixture::begun(&clocked(Variant::Hexxagon), 0);
    fixture.own(Body::Ask(QuestionKind::Draw)).expect("asked");
    fixture.say(1, Body::Agree(QuestionKind::Draw)).expect("an answer");
    is_plain(&fixture, Some(Reason::Agreed));

    let mut fixture = HostFixture::begun(&clocked(Variant::HexxagonOpen), 0);
    fixture.wait(4 * 60 * 1000);
    is_plain(&fixture, Some(Reason::OutOfTime));

    let mut fixture = HostFixture::begun(&quixo, 0);
    for number in 0..9 {
        let mv = play(if number % 2 == 0 { "a5-e5" } else { "a1-e1" });
        if number % 2 == 0 { fixture.own(mv) } else { fixture.say(1, mv) }.expect("legal");
    }
    let line = fixture.host.table().game().and_then(Match::result).expect("a result").reason;
    assert!(matches!(line, Reason::Board(Ending::Line | Ending::OpponentLine)), "{line:?}");
    is_plain(&fixture, Some(line));
    assert_eq!(Reason::ALL.map(Reason::id), REASONS, "a table can end a match for every reason");
}

#[test]
fn online_seats_are_readable_by_version_0_1_0() {
    let mut fixture = HostFixture::open(&Setup::new(Variant::QuixoTeams, &[]));
    fixture.join(1, 0);
    fixture.own(sit(0)).expect("a seat");
    fixture.say(1, sit(1)).expect("a seat");
    for seat in [2, 3] {
        fixture.own(Body::Computer { seat, level: "casual".into() }).expect("a seat");
    }
    fixture.own(begin()).expect("a match");
    fixture.own(play("a5-e5.n")).expect("legal");
    is_plain(&fixture, None);
    let players = &fixture.host.table().game().expect("a match").setup().seats;
    assert!(matches!(players[2].controller, Controller::Computer(_)), "{players:?}");
}

#[test]
fn start_times_are_whole_seconds_for_version_0_1_0() {
    let mut fixture = HostFixture::open(&Setup::new(Variant::Quixo, &[]));
    fixture.join(1, 0);
    fixture.own(sit(0)).expect("a seat");
    fixture.say(1, sit(1)).expect("a seat");
    let fraction = Body::Begin { date: "2026-11-23 10:00:00.500000000".into() };
    assert_eq!(fixture.own(fraction), Err(Refusal::NotNow));
    fixture.own(begin()).expect("a match");
    is_plain(&fixture, None);
}
