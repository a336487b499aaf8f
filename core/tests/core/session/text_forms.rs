//! Text forms of help, series and moments.

use std::time::{Duration, UNIX_EPOCH};

use pushflip_core::rules::{BySide, Ending, Side};
use pushflip_core::session::{Help, MatchResult, Moment, Reason, Series};

#[test]
fn help_round_trips() {
    for number in 0..8 {
        let help = Help { undo: number & 1 > 0, hint: number & 2 > 0, threats: number & 4 > 0 };
        assert_eq!(help.to_string().parse(), Ok(help), "{help}");
    }
    for text in ["", "undo none", "Undo", "undo  hint"] {
        assert!(text.parse::<Help>().is_err(), "{text}");
    }
}

#[test]
fn wins_and_points_go_with_the_players() {
    let full = Reason::Board(Ending::Full);
    let result = |winner, reason, score| MatchResult { winner, reason, score: Some(BySide(score)) };
    let series = Series::default().with(result(Some(Side::First), full, [30, 28])).swapped();
    assert_eq!((series.wins, series.points), (BySide([0, 1]), BySide([0, 2])));
    let series =
        series.with(result(None, full, [29, 29])).with(result(Some(Side::First), Reason::Resigned, [3, 40]));
    assert_eq!(series.to_string(), "1-1-1 0-2", "a resignation scores no points");
    assert_eq!(series.matches(), 3);
    assert_eq!(series.to_string().parse(), Ok(series));
}

#[test]
fn invalid_score_is_rejected() {
    for text in [
        "",
        "1-2-3",
        "1-2 3-4",
        "1-2-3 4-5-6",
        "1-2-3 4",
        "1--2-3 4-5",
        "1-2-3 4-5 6-7",
        "99999999999-0-0 0-0",
    ] {
        assert!(text.parse::<Series>().is_err(), "{text}");
    }
    let most = "4294967295-4294967295-4294967295 0-0".parse::<Series>().expect("a score");
    assert_eq!(most.matches(), u32::MAX);
}

#[test]
fn dates_follow_the_calendar() {
    let at = |seconds| Moment::of(UNIX_EPOCH + Duration::from_secs(seconds)).to_string();
    assert_eq!(at(0), "1970-01-01 00:00:00");
    assert_eq!(at(951_782_400), "2000-02-29 00:00:00");
    assert_eq!(at(1_795_252_659), "2026-11-21 09:17:39");
    // The clock of Windows counts in units of 100 ns.
    let exact = Moment::of(UNIX_EPOCH + Duration::new(1_795_252_659, 70_000_900));
    assert_eq!(exact.to_string(), "2026-11-21 09:17:39.070000900");
    assert_eq!(exact.to_string().parse(), Ok(exact));
    assert_eq!(exact.compact(), "20261121-091739");
    assert_eq!(exact.whole_second().to_string(), "2026-11-21 09:17:39");
    assert_eq!(at(253_402_300_800), "1970-01-01 00:00:00");
    assert_eq!(Moment::of(UNIX_EPOCH - Duration::from_secs(1)).to_string(), "1970-01-01 00:00:00");
}

#[test]
fn dates_that_records_may_hold_are_read() {
    for text in ["0000-01-01 00:00:00", "2024-02-29 23:59:59.100000000", "9999-12-31 23:59:59.999999999"] {
        assert_eq!(text.parse::<Moment>().map(|moment| moment.to_string()), Ok(text.into()));
    }
    assert_eq!("2026-11-21 09:17:39.000000000".parse::<Moment>(), "2026-11-21 09:17:39".parse());
}

#[test]
fn dates_that_do_not_exist_are_refused() {
    let second = ["2025-02-29 00:00:00", "2026-13-01 00:00:00", "2026-1-1 0:00:00", "2016-12-31 23:59:60"];
    let part = ["2026-11-21 09:17:39.", "2026-11-21 09:17:39.5", "2026-11-21 09:17:39.12345678x"];
    let other = ["", "2026-11-21é09:17:3", "+2026-11-21 09:17:39", " 2026-11-21 09:17:39"];
    for text in second.into_iter().chain(part).chain(other) {
        assert!(text.parse::<Moment>().is_err(), "{text}");
    }
}
