//! Laws of matches over all variants: play, undo and redo, clocks, draws, results, records.

use std::time::{Duration, UNIX_EPOCH};

use pushflip_core::ai::Level;
use pushflip_core::language::msg;
use pushflip_core::rules::hexxagon::WhenStuck;
use pushflip_core::rules::{BySide, DrawReason, DrawRules, Ending, Side, Variant};
use pushflip_core::session::{
    AnyMove, AnyPosition, ClockRule, Controller, Match, Moment, Options, Player, Reason, Series, Setup,
    localized,
};
use rand::prelude::*;
use rand::rngs::ChaCha8Rng;

use super::{match_at, play};

/// The number of random matches per variant in the record law.
const MATCHES: u64 = 200;
/// The longest random match; without optional draws a match may never end.
const LONGEST: usize = 600;

const NAMES: [&str; 10] = [
    "",
    "Ana",
    "Žiga Kovač",
    "say \"hi\" \\ [x] {y}",
    "two\nlines\r\n[Variant \"quixo\"]",
    "\\u{41}",
    "]",
    "tab\tbell\u{7}\u{1b}[31m\u{0}",
    "Рита 🙂",
    "\u{feff} spaced ",
];

fn two_people(variant: Variant) -> Match {
    Match::new(Setup::new(variant, &[]))
}

fn random_move(game: &Match, rng: &mut ChaCha8Rng) -> AnyMove {
    *game.position().moves().choose(rng).expect("a match that goes on has a move")
}

fn random_clock(rng: &mut ChaCha8Rng) -> ClockRule {
    // From a second to an hour, so that some clocks run out.
    let mut time = || {
        let most = 10_u64.pow(rng.random_range(9..13));
        Duration::from_nanos(rng.random_range(1..most))
    };
    let (total, increment) = (time(), time());
    match rng.random_range(0..4) {
        0 => ClockRule::PerMove(total),
        1 => ClockRule::Total { total, increment },
        _ => ClockRule::None,
    }
}

fn random_setup(variant: Variant, rng: &mut ChaCha8Rng) -> Setup {
    let seats = (0..variant.seats())
        .map(|_| Player {
            name: (*NAMES.choose(rng).expect("names")).to_string(),
            controller: if rng.random() {
                Controller::Human
            } else {
                Controller::Computer(*Level::ALL.choose(rng).expect("levels"))
            },
        })
        .collect();
    let options = Options {
        first_seat: rng.random_range(0..4),
        draws: DrawRules { repetition: rng.random(), quiet: rng.random() },
        when_stuck: *WhenStuck::ALL.choose(rng).expect("choices"),
        consultation: rng.random(),
        takebacks: rng.random::<bool>().then(|| rng.random_range(0..4)),
    };
    let clock = random_clock(rng);
    let side = if rng.random() { Side::First } else { Side::Second };
    let other_clock = rng.random::<bool>().then(|| (side, random_clock(rng)));
    let mut setup = Setup { variant, seats, options, clock, other_clock, start: None };
    if rng.random_ratio(1, 3) {
        let mut game = Match::new(Setup { clock: ClockRule::None, other_clock: None, ..setup.clone() });
        for _ in 0..rng.random_range(0..30) {
            if game.result().is_none() {
                game.play(random_move(&game, rng)).expect("legal");
            }
        }
        setup.start = Some(game.position());
    }
    setup
}

/// Plays, undoes, redoes, runs the clocks, and ends the match in every possible way.
fn random_match(variant: Variant, rng: &mut ChaCha8Rng) -> Match {
    let mut game = Match::new(random_setup(variant, rng));
    if rng.random() {
        game.begin(Moment::of(UNIX_EPOCH + Duration::from_secs(rng.random_range(0..1 << 34))));
    }
    if rng.random() {
        let mut three = || BySide([rng.random_range(0..3), rng.random()]);
        game.set_series(Series { wins: three(), draws: 7, points: three() });
    }
    for _ in 0..rng.random_range(0..LONGEST) {
        if game.result().is_some() {
            break;
        }
        match rng.random_range(0..1000) {
            0..30 => drop(game.undo()),
            30..40 => drop(game.redo()),
            40..300 => game.elapse(Duration::from_nanos(rng.random_range(0..30_000_000_000))),
            300 => game.give_hint(),
            301 => game.show_threats(),
            302 => game.resign(Side::First),
            303..306 => game.agree_draw(),
            _ => game.play(random_move(&game, rng)).expect("legal"),
        }
    }
    game
}

#[test]
fn a_record_reads_back_to_the_same_match() {
    let mut endings = Vec::new();
    for variant in Variant::ALL {
        for seed in 0..MATCHES {
            let game = random_match(variant, &mut ChaCha8Rng::seed_from_u64(seed));
            let text = game.to_record();
            let read = Match::from_record(&text).unwrap_or_else(|e| panic!("{e} in\n{text}"));
            assert_eq!(read, game, "{text}");
            assert_eq!(read.to_record(), text);
            assert_eq!(read.result(), game.result());
            assert_eq!(read.position(), game.position());
            let windows = Match::from_record(&text.replace('\n', "\r\n\r\n")).expect("CRLF");
            assert_eq!(windows, game);
            endings.push(game.result().map(|result| result.reason.id()));
        }
    }
    endings.sort_unstable();
    endings.dedup();
    // The random matches cover most results.
    assert!(endings.len() >= 8, "{endings:?}");
}

#[test]
fn records_are_canonical_text() {
    let mut game = two_people(Variant::Hexxagon);
    play(&mut game, "e14 e17-e15 e13-d11");
    game.set_began("2026-11-21 09:17:39".parse().expect("a date"));
    game.resign(Side::Second);
    let expected = "[Variant \"hexxagon\"]\n[Date \"2026-11-21 09:17:39\"]\n[Red \"Red\"]\n\
        [RedPlayer \"human\"]\n[White \"White\"]\n[WhitePlayer \"human\"]\n[Repetition \"on\"]\n\
        [Quiet \"on\"]\n[Stuck \"passes\"]\n[Clock \"none\"]\n[Result \"1-0\"]\n\
        [Reason \"resigned\"]\n[Score \"5-2\"]\n\n1. e14 e17-e15 2. e13-d11 1-0\n";
    assert_eq!(game.to_record(), expected);
    let mut long = two_people(Variant::QuixoTeams);
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    while long.result().is_none() {
        long.play(random_move(&long, &mut rng)).expect("legal");
    }
    let text = long.to_record();
    assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
    assert!(text.contains("2. "), "a number covers four plies");
    assert_eq!(text.matches(". ").count(), long.moves().len().div_ceil(4));
}

#[test]
fn the_reader_accepts_handwritten_records() {
    let text = "\u{feff}{ a comment\nover lines } [Event \"kitchen table\"]\r\n1.e14 e17-e15 2... e13-d11 {!}\r\n\
                [Variant \"hexxagon\"]\n\n";
    let game = Match::from_record(text).expect("a handwritten record");
    let mut same = two_people(Variant::Hexxagon);
    play(&mut same, "e14 e17-e15 e13-d11");
    assert_eq!(game, same);
}

#[test]
fn undo_and_redo_restore_the_match() {
    for variant in Variant::ALL {
        for seed in 0..20 {
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            let mut game = two_people(variant);
            let mut before = Vec::new();
            while game.result().is_none() && before.len() < 40 {
                before.push(game.clone());
                game.play(random_move(&game, &mut rng)).expect("legal");
            }
            let end = game.clone();
            for earlier in before.iter().rev() {
                if earlier.position().forced_pass().is_some() {
                    continue;
                }
                assert!(game.undo(), "{variant}");
                assert_eq!(game.position(), earlier.position());
                assert_eq!(game.moves(), earlier.moves());
                assert_eq!(game.result(), earlier.result());
                assert_eq!(game.position_after(game.moves().len()), game.position());
            }
            assert!(!game.undo() && !game.can_undo());
            while game.can_redo() {
                assert!(game.redo());
            }
            assert_eq!(game, end);
            assert!(!game.redo());
        }
    }
}

#[test]
fn undo_takes_back_the_computers_reply_too() {
    let mut game =
        Match::new(Setup::new(Variant::Quixo, &[Controller::Human, Controller::Computer(Level::Casual)]));
    play(&mut game, "e5-e1 a5-a1 e5-e1 a5-a1");
    assert!(game.undo());
    assert_eq!(game.moves().len(), 2);
    assert_eq!(game.taken_back().len(), 2);
    assert!(game.redo());
    assert_eq!(game.moves().len(), 4);
    // Another move discards the taken-back moves; the same move keeps them.
    assert!(game.undo());
    play(&mut game, "e5-e1");
    assert_eq!(game.taken_back().len(), 1);
    assert!(game.undo());
    play(&mut game, "c1-c5");
    assert!(!game.can_redo());
}

#[test]
fn a_result_that_the_board_does_not_show_is_final() {
    let resign = |game: &mut Match| game.resign(Side::First);
    let run_out = |game: &mut Match| game.run_out(Side::Second);
    let ends: [fn(&mut Match); 3] = [resign, Match::agree_draw, run_out];
    for variant in Variant::ALL {
        for end in ends {
            let mut game = two_people(variant);
            for _ in 0..3 {
                let mv = game.position().moves()[0];
                game.play(mv).expect("legal");
            }
            assert!(game.undo() && game.can_undo() && game.can_redo(), "{variant}");
            assert_eq!((localized::no_takebacks(&game), localized::no_history(&game)), (None, None));
            end(&mut game);
            let why = Some(msg::TABLE_END_IS_FINAL);
            assert_eq!((localized::no_takebacks(&game), localized::no_history(&game)), (why.clone(), why));
            let ended = game.clone();
            assert!(ended.result().is_some() && !game.can_undo() && !game.can_redo(), "{variant}");
            assert!(!game.undo() && !game.redo());
            assert_eq!(game, ended);
        }
    }
}

#[test]
fn clocks_run_down_and_lose() {
    let clock = |rule: &str| {
        let setup = Setup::new(Variant::Quixo, &[]);
        Match::new(Setup { clock: rule.parse().expect(rule), ..setup })
    };
    let seconds = Duration::from_secs;
    let mut game = clock("10+2");
    game.elapse(seconds(4));
    play(&mut game, "e5-e1");
    assert_eq!((game.clock().left(0), game.clock().left(1)), (Some(seconds(8)), Some(seconds(10))));
    assert!(!game.undo(), "a match with a clock has no undo");
    game.elapse(seconds(10));
    let result = game.result().expect("a result");
    assert_eq!((result.winner, result.reason), (Some(Side::First), Reason::OutOfTime));
    let next = game.position().parse_move("a5-a1").expect("a move");
    assert!(game.play(next).is_err());
    assert_eq!(Match::from_record(&game.to_record()), Ok(game));

    let mut game = clock("10/move");
    game.elapse(seconds(9));
    play(&mut game, "e5-e1");
    assert_eq!(game.clock().left(0), Some(seconds(10)));
    let mut game = clock("none");
    game.elapse(seconds(1_000_000));
    assert_eq!((game.result(), game.clock().left(0)), (None, None));
}

#[test]
fn clock_rules_read_back() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    for _ in 0..1000 {
        let rule = random_clock(&mut rng);
        assert_eq!(rule.to_string().parse(), Ok(rule));
    }
    let clock = ClockRule::PerMove(Duration::from_hours(3 * 24));
    assert_eq!((clock.to_string().as_str(), "259200/move".parse()), ("259200/move", Ok(clock)));
    let game = Match::new(Setup { clock, ..Setup::new(Variant::Quixo, &[]) });
    assert_eq!(Match::from_record(&game.to_record()).map(|game| game.setup().clock), Ok(clock));
    assert_eq!("600".parse(), "600+0".parse::<ClockRule>());
    assert_eq!("2.5/move".parse(), Ok(ClockRule::PerMove(Duration::from_millis(2500))));
}

/// Two pieces jump back and forth: four plies per cycle without progress.
const BACK_AND_FORTH: &str = "e5-e3 e17-e15 e3-e5 e15-e17";

#[test]
fn third_repetition_and_hundred_quiet_plies_draw() {
    let with = |repetition, quiet| {
        let mut setup = Setup::new(Variant::Hexxagon, &[]);
        setup.options.draws = DrawRules { repetition, quiet };
        let mut game = Match::new(setup);
        while game.result().is_none() && game.moves().len() < 120 {
            let next = BACK_AND_FORTH.split(' ').nth(game.moves().len() % 4).expect("four moves");
            play(&mut game, next);
        }
        (game.moves().len(), game.result().map(|result| (result.winner, result.reason)))
    };
    assert_eq!(with(true, true), (8, Some((None, Reason::Drawn(DrawReason::Repetition)))));
    assert_eq!(with(false, true), (100, Some((None, Reason::Drawn(DrawReason::Quiet)))));
    assert_eq!(with(false, false), (120, None));
}

#[test]
fn results_say_who_won_and_why() {
    // Circle's line, completed by Cross, in all four places of the record.
    let mut game = match_at(Setup::new(Variant::Quixo, &[]), "xo3/o4/o4/o4/o4 x 0 9");
    play(&mut game, "a5-e5");
    let result = game.result().expect("a result");
    assert_eq!((result.winner, result.reason), (Some(Side::Second), Reason::Board(Ending::OpponentLine)));
    assert!(game.to_record().contains("[Result \"0-1\"]\n[Reason \"opponent-line\"]"));

    let mut game = two_people(Variant::QuixoTeams);
    game.agree_draw();
    assert_eq!(game.result().map(|r| (r.winner, r.reason)), Some((None, Reason::Agreed)));
    assert!(game.controller().is_none());
    game.resign(Side::First);
    assert_eq!(game.result().map(|r| r.reason), Some(Reason::Agreed), "the result does not change");

    let mut ids: Vec<&str> = Reason::ALL.map(Reason::id).to_vec();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), Reason::ALL.len());
}

#[test]
fn inapplicable_options_are_normalized() {
    let mut setup = Setup::new(Variant::Hexxagon, &[]);
    setup.options.first_seat = 1;
    setup.options.consultation = false;
    let AnyPosition::Hexxagon(_) = setup.first_position() else { panic!("Hexxagon") };
    assert_eq!(setup.clone().normalized().options, Options::default());
    // A start position obeys the option, whatever its own option was.
    setup.start = Some(setup.first_position());
    setup.options.when_stuck = WhenStuck::Fills;
    match Match::new(setup).position() {
        AnyPosition::Hexxagon(p) => assert_eq!(p.when_stuck(), WhenStuck::Fills),
        other => panic!("{other}"),
    }
}

#[test]
fn swapped_sides_keep_their_players() {
    let mut setup = Setup::new(Variant::Quixo, &[Controller::Human, Controller::Computer(Level::Club)]);
    assert_eq!(setup.swapped().seats[1].name, "Circle", "a default name belongs to its seat");
    setup.seats[0].name = "Ana".into();
    let swapped = setup.swapped();
    assert_eq!(swapped.seats[0].controller, Controller::Computer(Level::Club));
    assert_eq!(swapped.seats[1].name, "Ana");
}

#[test]
fn a_rematch_keeps_the_score_of_its_players() {
    let mut game = Match::new(Setup::new(Variant::Hexxagon, &[]));
    assert_eq!(game.rematch().series(), Series::default(), "an unfinished match is not counted");
    game.resign(Side::First);
    let mut second = game.rematch();
    assert_eq!(second.series().wins, BySide([1, 0]), "the winner has changed from White to Red");
    assert!(second.to_record().contains("[Series \"1-0-0 0-0\"]\n"));
    // Red fills the last cell.
    let text = "r/-r-r-r/rrrrrrrrrrrr/rrrrrrrrrrrrrrrrrr/wwwwwwwwwwwwwwwwwwwwwwr1 r 0 57";
    second = match_at(second.setup().clone(), text);
    second.set_series(Series { wins: BySide([1, 0]), ..Series::default() });
    play(&mut second, "e24");
    let margin = second.result().and_then(|result| result.points()).expect("a score");
    let third = second.rematch();
    assert_eq!((third.series().wins, third.series().points), (BySide([0, 2]), BySide([0, margin])));
    assert!(margin > 0 && third.moves().is_empty());
}

#[test]
fn help_is_kept_from_the_beginning_of_a_match() {
    let now = || Moment::of(UNIX_EPOCH + Duration::from_hours(500_000));
    let mut unwatched = two_people(Variant::Quixo);
    unwatched.give_hint();
    assert_eq!(unwatched.help(), None);
    assert!(!unwatched.to_record().contains("Help"));
    play(&mut unwatched, "a1-a5");
    unwatched.begin(now());
    assert_eq!(unwatched.help(), None, "help before the start is unknown");
    let mut game = two_people(Variant::Quixo);
    game.begin(now());
    play(&mut game, "a1-a5");
    assert!(game.to_record().contains("[Help \"none\"]\n"));
    game.give_hint();
    assert!(game.undo() && game.redo());
    assert!(game.to_record().contains("[Help \"undo hint\"]\n"));
    assert_eq!(game.rematch().help(), None);
    let damaged = game.to_record().replace("undo hint", "a friend");
    let error = Match::from_record(&damaged).expect_err("an unknown help");
    assert!(error.to_string().contains("Help: “a” isn’t one of"), "{error}");
}

#[test]
fn takebacks_are_limited_and_their_number_is_in_the_record() {
    for variant in Variant::ALL {
        for allowed in 0..4 {
            let mut setup = Setup::new(variant, &[]);
            setup.options.takebacks = Some(allowed);
            let mut game = Match::new(setup.clone());
            for left in (0..allowed).rev() {
                let mv = game.position().moves()[0];
                game.play(mv).expect("legal");
                assert!(game.undo(), "{variant}: {left} more");
                game = Match::from_record(&game.to_record()).expect("its own record");
                assert_eq!(game.takebacks_left(), Some(left));
                assert!(game.redo(), "a move that was taken back");
            }
            let mv = game.position().moves()[0];
            game.play(mv).expect("legal");
            assert!(!game.can_undo() && !game.undo(), "{variant}, {allowed}");
            assert_eq!(game.rematch().takebacks_left(), Some(allowed));
            setup.clock = "60+0".parse().expect("a clock");
            assert_eq!(Match::new(setup).takebacks_left(), None, "a clock forbids them anyway");
        }
    }
    let record = |tag: &str| format!("[Variant \"quixo\"]\n{tag}\n1. a1-a5 a2-a1 *\n");
    let read = |tag: &str| Match::from_record(&record(tag));
    assert_eq!(
        read("").map(|game| (game.can_undo(), game.takebacks_left())),
        Ok((true, None)),
        "an older record"
    );
    assert_eq!(read("[Takebacks \"1/3\"]").map(|game| game.takebacks_left()), Ok(Some(2)));
    for wrong in ["3", "2/1", "-1/3", "1/3/3", "a/b", "", "1/99999999999"] {
        let error = read(&format!("[Takebacks \"{wrong}\"]")).expect_err(wrong).to_string();
        assert!(error.contains("Takebacks"), "{error}");
    }
}

#[test]
fn a_side_can_have_a_clock_of_its_own() {
    let (long, short): (ClockRule, ClockRule) =
        ("600+5".parse().expect("a clock"), "60+0.5".parse().expect("a clock"));
    let seconds = Duration::from_secs;
    for variant in Variant::ALL {
        let setup =
            Setup { clock: long, other_clock: Some((Side::Second, short)), ..Setup::new(variant, &[]) };
        let mut game = Match::new(setup.clone());
        for seat in 0..variant.seats() {
            let full = if Setup::side_of(seat) == Side::First { 600 } else { 60 };
            assert_eq!(game.clock().left(seat), Some(seconds(full)), "{variant}");
        }
        for _ in 0..2 {
            game.elapse(seconds(10));
            let mv = game.position().moves()[0];
            game.play(mv).expect("legal");
        }
        assert_eq!(game.clock().left(0), Some(seconds(595)));
        assert_eq!(game.clock().left(1), Some(Duration::from_millis(50_500)));
        assert_eq!(Match::from_record(&game.to_record()), Ok(game.clone()), "{}", game.to_record());
        let next = game.rematch();
        assert_eq!(next.clock().left(0), Some(seconds(60)), "the clock follows the players");
        assert_eq!(next.rematch().setup(), game.setup());
        for none in [Setup { clock: ClockRule::None, ..setup.clone() }, Setup { clock: short, ..setup }] {
            assert_eq!(none.normalized().other_clock, None);
        }
    }
    let divided = |clock: &str, by| clock.parse::<ClockRule>().expect("a clock").divided(by).to_string();
    assert_eq!(
        [divided("600+5", 5), divided("15/move", 2), divided("none", 10)],
        ["120+1", "7.5/move", "none"]
    );
}
