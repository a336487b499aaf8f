//! The UGI protocol: every command, invalid input, stopping, and games between two engines.

mod engine;
mod games;

use std::io::Write;
use std::sync::mpsc::RecvTimeoutError;
use std::time::Duration;

use engine::Engine;
use pushflip_core::ai::Level;
use pushflip_core::engine::perft;
use pushflip_core::engine::ugi::EngineOptions;
use pushflip_core::rules::Variant;
use pushflip_core::session::{AnyPosition, Options};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

#[test]
fn ugi_reports_name_and_options() {
    let mut engine = Engine::of(Variant::Hexxagon);
    engine.send("ugi");
    let lines = engine.until("ugiok");
    assert!(lines[0].starts_with("id name Pushflip "));
    assert!(lines[1].starts_with("id author "));
    for option in ["Variant type combo default hexxagon", "Level", "Threads type spin default 1", "Hash"] {
        assert!(lines.iter().any(|line| line.starts_with(&format!("option name {option}"))), "{option}");
    }
    assert_eq!(engine.ask("isready"), "readyok");
    engine.send("quit");
    assert!(engine.end().is_empty());
}

#[test]
fn every_command_has_its_answer() {
    let mut engine = Engine::of(Variant::Quixo);
    assert_eq!(engine.ask("query gameover"), "response false");
    assert_eq!(engine.ask("query p1turn"), "response true");
    assert_eq!(engine.ask("query result"), "response none");
    engine.send("position startpos moves a1-e1 b1-b5");
    engine.send("position fen 5/5/5/5/5 o 0 1 moves e5-e1");
    assert_eq!(engine.ask("query p1turn"), "response true");
    assert_eq!(engine.ask("d"), "5  . . . . .");
    assert_eq!(engine.until("fen ").last().map(String::as_str), Some("fen 5/5/5/5/4o x 0 2"));
    assert_eq!(engine.ask("legalmoves").split_whitespace().count(), 1 + 44 - 2);
    assert!(engine.ask("legalmoves").starts_with("legalmoves a1-a5 a1-e1 a2-a1 "));
    engine.send("position startpos");
    engine.send("perft 2");
    let lines = engine.until("total ");
    assert_eq!((lines.len(), lines[44].as_str(), lines[0].as_str()), (45, "total 1836", "a1-a5: 42"));
    assert!(lines[..44].is_sorted());
    // In Quixo, a player who completes a line of the opponent loses. UGI's first player is Cross, whichever
    // side moves first.
    engine.send("position fen xo3/o4/o4/o4/o4 x 0 9 moves a5-e5");
    assert_eq!(engine.ask("query gameover"), "response true");
    assert_eq!(engine.ask("query result"), "response p2win");
    assert_eq!(engine.ask("legalmoves"), "legalmoves");
    assert_eq!(engine.ask("go depth 2"), "info string error: the game is over");
    assert_eq!(engine.line(), "bestmove none");
    engine.send("position fen xxxx1/oo3/5/5/oo3 x 0 9 moves e5-a5");
    assert_eq!(engine.ask("query result"), "response p1win");
    engine.send("uginewgame");
    assert_eq!(engine.ask("query gameover"), "response false");
    engine.send("quit");
    assert!(engine.end().is_empty());
}

#[test]
fn added_draw_rules_are_reported() {
    let mut engine = Engine::of(Variant::HexxagonOpen);
    let shuffle = "e5-e7 e1-e3 e7-e5 e3-e1";
    engine.send(&format!("position startpos moves {shuffle}"));
    assert_eq!(engine.ask("query result"), "response none");
    engine.send(&format!("position startpos moves {shuffle} {shuffle}"));
    assert_eq!(engine.ask("query gameover"), "response true");
    assert_eq!(engine.ask("query result"), "response draw");
    engine.send("position fen 1/6/12/18/w3r3w3r3w3r3 r 100 130");
    assert_eq!(engine.ask("query result"), "response draw");
    engine.send("setoption name Variant value quixo");
    engine.send("position fen x3o/5/5/5/x3o x 99 130");
    assert_eq!(engine.ask("query result"), "response none");
    engine.send("position fen x3o/5/5/5/x3o x 99 130 moves a5-e5");
    assert_eq!(engine.ask("query result"), "response draw");
    assert!(engine.end().is_empty());
}

#[test]
fn go_accepts_every_limit() {
    for variant in Variant::ALL {
        let mut engine = Engine::of(variant);
        let position = AnyPosition::start(variant, &Options::default());
        for go in [
            "go depth 3",
            "go nodes 2000",
            "go movetime 30",
            "go p1time 500 p2time 20",
            "go p1time 2000 p2time 2000 p1inc 10 p2inc 10",
            "go depth 2 movetime 1000",
            "go p1time -5 p2time 10",
        ] {
            let mv = engine.best(go);
            let mv = position.parse_move(&mv).expect("a move");
            assert_eq!(position.check(mv), Ok(()), "{variant}: {go}");
        }
        engine.send("go depth 3");
        let lines = engine.until("bestmove ");
        let words: Vec<&str> = lines[2].split_whitespace().collect();
        assert_eq!(words[..3], ["info", "depth", "3"]);
        for word in ["score", "nodes", "nps", "time", "pv"] {
            assert!(words.contains(&word), "{}", lines[2]);
        }
        let pv = words.iter().position(|&word| word == "pv").expect("a line");
        assert_eq!(lines[3], format!("bestmove {}", words[pv + 1]));
        assert!(engine.end().is_empty());
    }
}

#[test]
fn proven_scores_are_mates() {
    let mut engine = Engine::of(Variant::Quixo);
    for (fen, score) in
        [("xxxx1/oo3/5/5/oo3 x 0 9", "score mate 1 "), ("x1x1x/oxo1x/oxx2/oo3/x1ooo o 1 22", "score mate 2 ")]
    {
        engine.send(&format!("position fen {fen}"));
        engine.send("go depth 6");
        let lines = engine.until("bestmove ");
        assert!(lines[lines.len() - 2].contains(score), "{lines:?}");
    }
    assert!(engine.end().is_empty());
}

#[test]
fn time_limits_end_a_search() {
    let mut engine = Engine::of(Variant::Hexxagon);
    assert_eq!(engine.ask("isready"), "readyok");
    let start = AnyPosition::start(Variant::Hexxagon, &Options::default());
    for go in [
        "go movetime 10",
        "go movetime 50",
        "go p1time 20 p2time 20",
        "go p1time 400 p2time 1 p1inc 0 p2inc 0",
    ] {
        // No stop is sent, and the search cannot reach the end of the game. `core/benches/speed.rs` measures
        // the delay.
        let best = start.parse_move(&engine.best(go)).expect("a move");
        assert_eq!(start.check(best), Ok(()), "{go}");
    }
    assert!(engine.end().is_empty());
}

#[test]
fn commands_are_answered_during_a_search() {
    let mut engine = Engine::of(Variant::Quixo);
    engine.send("position startpos moves a1-e1");
    engine.send("go infinite");
    assert!(engine.line().starts_with("info depth 1 "));
    engine.send("isready");
    assert!(engine.until("readyok").iter().all(|line| !line.starts_with("bestmove")));
    engine.send("query p1turn");
    assert_eq!(engine.until("response").last().map(String::as_str), Some("response false"));
    engine.send("nonsense");
    engine.until("info string error: ");
    engine.send("stop");
    engine.until("bestmove ");
    // An infinite search of a decided game ends immediately, but the answer waits for `stop`.
    engine.send("position fen xxxx1/oo3/5/5/oo3 x 0 9");
    engine.send("go infinite");
    assert!(engine.line().starts_with("info depth 1 score mate 1 "));
    assert_eq!(engine.lines.recv_timeout(Duration::from_millis(150)), Err(RecvTimeoutError::Timeout));
    assert!(engine.ask("stop").starts_with("bestmove e"));
    // A `stop` without a search is no error.
    engine.send("stop");
    assert_eq!(engine.ask("isready"), "readyok");
    // `stop` also ends a long perft.
    engine.send("position startpos");
    engine.send("perft 12");
    engine.send("isready");
    assert_eq!(engine.line(), "readyok");
    assert_eq!(engine.ask("stop"), "info string perft stopped");
    engine.send("quit");
    assert!(engine.end().is_empty());
}

#[test]
fn commands_that_disturb_a_search_wait_for_it() {
    let mut engine = Engine::of(Variant::Quixo);
    engine.send("go infinite\nposition startpos moves a1-e1\nquery p1turn\ngo depth 1");
    engine.send("stop");
    let lines = engine.until("bestmove ");
    assert!(!lines.iter().any(|line| line.starts_with("response")), "the query is queued too: {lines:?}");
    assert_eq!(engine.line(), "response false");
    engine.until("bestmove ");
    assert!(engine.end().is_empty());
}

#[test]
fn quit_and_the_end_of_input_end_a_search() {
    for last in ["go infinite", "go infinite\nquit", "go depth 60\nquit", "go movetime 100", "perft 12\nquit"]
    {
        let mut engine = Engine::of(Variant::QuixoTeams);
        engine.send(last);
        let lines = engine.end();
        assert!(
            !lines.iter().any(|line| line.starts_with("info depth 60 ")),
            "the search is cancelled: {lines:?}"
        );
        let answer = if last.starts_with("perft") { "info string perft stopped" } else { "bestmove " };
        assert!(lines.last().is_some_and(|line| line.starts_with(answer)), "{last}: {lines:?}");
    }
    // A script may be piped in: all commands are answered after the input has ended.
    let mut engine = Engine::of(Variant::Quixo);
    engine.send("go depth 5\nposition startpos moves a1-e1\ngo depth 5\nd");
    let lines = engine.end();
    assert_eq!(lines.iter().filter(|line| line.starts_with("bestmove ")).count(), 2);
    assert!(lines.contains(&"fen 5/5/5/5/4x o 0 2".to_owned()), "{lines:?}");
}

#[test]
fn bad_input_gets_one_line_and_changes_nothing() {
    let mut engine = Engine::of(Variant::Quixo);
    engine.send("position startpos moves a1-e1 b1-b5");
    engine.send("d");
    let before = engine.until("fen ");
    for (line, names) in [
        ("foo", "foo"),
        ("ugi now", "now"),
        ("position", "startpos"),
        ("position here", "here"),
        ("position startpos a1-e1", "a1-e1"),
        ("position startpos moves a1-e1 a1-a1", "move 2"),
        ("position startpos moves a1-e1 e1-a1", "opponent"),
        ("position startpos moves e14", "move 1"),
        ("position fen 5/5/5/5 x 0 1", "5 rows, not 4"),
        ("position fen", "four parts"),
        ("position fen 5/5/5/5/5 x 0 1 moves zz", "zz"),
        ("go", "movetime"),
        ("go fast", "fast"),
        ("go depth", "depth"),
        ("go depth -1", "-1"),
        ("go depth 0", "above zero"),
        ("go movetime soon", "soon"),
        ("go p2time 1000", "p1time"),
        ("query", "gameover"),
        ("query weather", "weather"),
        ("perft", "perft"),
        ("perft 1000", "perft"),
        ("setoption", "setoption"),
        ("setoption name Hash", "setoption"),
        ("setoption name Hash value 0", "Hash"),
        ("setoption name Threads value many", "many"),
        ("setoption name Variant value chess", "chess"),
        ("setoption name Level value god", "god"),
        ("setoption name Colour value red", "Colour"),
    ] {
        let answer = engine.ask(line);
        assert!(answer.starts_with("info string error: ") && answer.contains(names), "{line}: {answer}");
        engine.send("d");
        assert_eq!(engine.until("fen "), before, "after {line}");
    }
    assert!(engine.end().is_empty());
}

#[test]
fn an_overlong_line_is_one_error() {
    let mut engine = Engine::of(Variant::Quixo);
    // The rest of an overlong line is not read as a command, wherever the line is cut.
    for blanks in [1 << 20, (1 << 20) + 1, 5_000_000] {
        let answer = engine.ask(&format!("{}quit", " ".repeat(blanks)));
        assert_eq!(answer, "info string error: a line has at most 1048576 bytes");
    }
    assert_eq!(engine.ask("isready"), "readyok");
    // A long line within the limit.
    assert_eq!(engine.ask(&format!("{}isready", " ".repeat((1 << 20) - "isready\n".len()))), "readyok");
    let input = engine.input.as_mut().expect("open");
    input.write_all(&vec![b'x'; 1 << 21]).expect("an open pipe");
    assert_eq!(engine.end(), ["info string error: a line has at most 1048576 bytes"]);
}

#[test]
fn invalid_input_never_ends_the_engine() {
    const WORDS: [&str; 38] = [
        "ugi",
        "isready",
        "uginewgame",
        "setoption",
        "name",
        "value",
        "Hash",
        "Variant",
        "Level",
        "Threads",
        "quixo-teams",
        "hexxagon",
        "club",
        "2",
        "position",
        "startpos",
        "fen",
        "moves",
        "a1-e1",
        "e14",
        "pass",
        "5/5/5/5/5",
        "x",
        "0",
        "1",
        "go",
        "depth",
        "nodes",
        "movetime",
        "p1time",
        "p2inc",
        "stop",
        "query",
        "gameover",
        "legalmoves",
        "perft",
        "-1",
        "99999999999999999999",
    ];
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let mut engine = Engine::of(Variant::Quixo);
    for round in 0..60 {
        for _ in 0..20 {
            let mut line = Vec::new();
            if rng.random_bool(0.2) {
                line.extend((0..rng.random_range(0..60)).map(|_| rng.random_range(0..=255u8)));
            }
            for _ in 0..rng.random_range(0..7) {
                line.extend(WORDS[rng.random_range(0..WORDS.len())].bytes());
                line.push(b' ');
            }
            line.retain(|&byte| byte != b'\n');
            line.push(b'\n');
            let input = engine.input.as_mut().expect("open");
            input.write_all(&line).expect("an open pipe");
        }
        engine.send("stop\nstop\nstop");
        engine.send(&format!("position startpos moves round{round}"));
        while !engine.line().contains(&format!("round{round}")) {}
    }
    engine.send("quit");
    engine.end();
}

/// Longer than a level searches on a busy machine, so that the level ends the search.
const AMPLE: &str = "go movetime 600000";

#[test]
fn a_level_limits_its_search() {
    // A game whose levels play without random variation.
    let mut engine = Engine::of(Variant::Quixo);
    engine.send("setoption name Level value regular");
    engine.send(AMPLE);
    let lines = engine.until("bestmove ");
    assert!(lines.len() == 3 && lines[1].starts_with("info depth 2 "), "{lines:?}");
    engine.send("setoption name level value none");
    engine.send("setoption name Threads value 2");
    engine.send("setoption name Hash value 2");
    assert!(!engine.best("go movetime 30").is_empty());
    assert!(engine.end().is_empty());
    let options = EngineOptions { level: Some(Level::Newcomer), ..EngineOptions::default() };
    let mut engine = Engine::inside(options);
    engine.send("go infinite");
    assert!(engine.line().starts_with("info depth 1 "));
    engine.send("stop");
    assert!(engine.line().starts_with("bestmove "));
    assert!(engine.end().is_empty());
}

#[test]
fn perft_for_the_command_line() {
    let quixo = perft::run(Variant::Quixo, 3, None).expect("a count");
    assert!(quixo.ends_with("\ntotal 76596") && quixo.lines().count() == 45, "{quixo}");
    assert!(perft::run(Variant::QuixoTeams, 2, None).expect("a count").ends_with("\ntotal 7344"));
    assert!(perft::run(Variant::Hexxagon, 5, None).expect("a count").ends_with("\ntotal 15882279"));
    assert_eq!(perft::run(Variant::Quixo, 0, None).expect("a count"), "total 1");
    assert_eq!(
        perft::run(Variant::Quixo, 2, Some("xxxxx/5/5/5/5 o 0 1")).expect("a finished game"),
        "total 0"
    );
    let error = perft::run(Variant::Quixo, 2, Some("5 x")).expect_err("no position");
    assert!(error.contains("four parts"), "{error}");
    assert!(perft::run(Variant::Quixo, 1_000, None).is_err());
}

/// Infinite searches in sequence, without other commands between them.
const PILE: usize = 20_000;

#[test]
fn queued_infinite_searches_end_with_stop_quit_or_end_of_input() {
    for (last, answers) in [("quit", 1), ("stop\nisready\nquit", PILE), ("", PILE)] {
        let mut engine = Engine::of(Variant::Quixo);
        engine.send(&format!("{}{last}", "go infinite\n".repeat(PILE)));
        let lines = engine.end();
        let begun = lines.iter().filter(|line| line.starts_with("info depth 1 ")).count();
        let moves = lines.iter().filter(|line| line.starts_with("bestmove ")).count();
        assert!(begun <= 1, "{last:?}: {begun} searches were begun");
        assert_eq!(moves, answers, "{last:?}");
        assert_eq!(lines.contains(&"readyok".to_owned()), last.contains("isready"), "{last:?}");
    }
}

/// The number of attempts at a timed condition.
const TRIES: usize = 10;

#[test]
fn stop_does_not_wait_for_the_tablebase() {
    // A win that only the tablebase sees immediately; in a process of its own, where the tablebase is not loaded
    // yet.
    let waits = || {
        let mut engine = Engine::process(Variant::Quixo);
        engine.send("position fen xxoxx/oxoo1/xoxox/ooxoo/xoxxo x 0 30\ngo nodes 100000000\nstop");
        let lines = engine.until("bestmove ");
        assert!(lines.iter().any(|line| line.starts_with("info depth 1 ")), "{lines:?}");
        engine.send("quit");
        assert!(engine.end().is_empty());
        lines.iter().any(|line| line.contains("score cp 28999 ") || line.contains("score cp 0 "))
    };
    // On a busy machine `stop` may be read only after the tables are built; an engine that waits for them fails
    // every attempt.
    assert!((0..TRIES).any(|_| !waits()), "every try waited for the tablebase");
}

#[test]
fn a_seed_makes_moves_repeatable() {
    let moves = |seed: u32| {
        let options = EngineOptions {
            variant: Variant::Quixo,
            level: Some(Level::Casual),
            hash_mb: 1,
            seed,
            ..EngineOptions::default()
        };
        let mut engine = Engine::inside(options);
        let played: Vec<String> = (0..3)
            .map(|_| {
                engine.send("uginewgame");
                engine.send("position startpos");
                engine.best(AMPLE)
            })
            .collect();
        engine.send(&format!("setoption name Seed value {seed}"));
        engine.send("uginewgame");
        engine.send("position startpos");
        assert_eq!(engine.best(AMPLE), played[0], "the seed is reset");
        assert!(engine.end().is_empty());
        played
    };
    let all: Vec<_> = (0..6).map(moves).collect();
    assert_eq!(all[0], moves(0));
    assert!(all.iter().any(|played| played[0] != all[0][0]), "another seed makes no difference: {all:?}");
    let mut engine = Engine::of(Variant::Quixo);
    assert!(engine.ask("setoption name Seed value -1").contains("Seed"));
    let error = engine.ask("setoption name Threads value 100000");
    assert!(
        error.starts_with("info string error: Threads: \"100000\" is not a number from 1 to "),
        "{error}"
    );
    assert!(engine.end().is_empty());
}

/// Positions per pair of variants; `PUSHFLIP_MEMORY` sets another number.
const POSITIONS: usize = 2;

/// The text of a position some plies after the start. In Quixo it has too few cubes for the last layers of the
/// tablebase, which take long to compute.
fn some_position(variant: Variant, rng: &mut ChaCha8Rng) -> String {
    loop {
        let mut position = AnyPosition::start(variant, &Options::default());
        for _ in 0..rng.random_range(0..20) {
            let moves = position.moves();
            if moves.is_empty() {
                break;
            }
            position = position.play(moves[rng.random_range(0..moves.len())]);
        }
        if position.outcome().is_none() {
            return position.to_string();
        }
    }
}

/// The output of an engine for a position, without times.
fn output_of(engine: &mut Engine, variant: Variant, fen: &str) -> Vec<String> {
    engine.send(&format!("setoption name Variant value {variant}\nposition fen {fen}\ngo nodes 3000"));
    let timeless = |line: String| {
        let words: Vec<&str> = line.split(' ').collect();
        let kept = |at: &usize| {
            let is_time = |at: usize| ["nps", "time"].contains(&words[at]);
            !(is_time(*at) || *at > 0 && is_time(at - 1))
        };
        (0..words.len()).filter(kept).map(|at| words[at]).collect::<Vec<_>>().join(" ")
    };
    engine.until("bestmove ").into_iter().map(timeless).collect()
}

#[test]
fn a_variant_change_discards_search_results() {
    let mut rng = ChaCha8Rng::seed_from_u64(15);
    for (first, second) in Variant::ALL.into_iter().flat_map(|a| Variant::ALL.map(|b| (a, b))) {
        if first == second {
            continue;
        }
        for _ in 0..crate::variable("PUSHFLIP_MEMORY", POSITIONS) {
            let (before, fen) = (some_position(first, &mut rng), some_position(second, &mut rng));
            let (mut used, mut fresh) = (Engine::of(second), Engine::of(second));
            output_of(&mut used, first, &before);
            assert_eq!(
                output_of(&mut used, second, &fen),
                output_of(&mut fresh, second, &fen),
                "{first} {before}, {second} {fen}"
            );
            assert!(used.end().is_empty() && fresh.end().is_empty());
        }
    }
    // The same start position, with and without blocked cells.
    let mut used = Engine::of(Variant::Hexxagon);
    used.best("go depth 9");
    used.send("setoption name Variant value hexxagon-open");
    let mut fresh = Engine::of(Variant::HexxagonOpen);
    let [used, fresh] = [&mut used, &mut fresh].map(|engine| {
        engine.send("go depth 7");
        let lines = engine.until("bestmove ");
        let last = lines[lines.len() - 2].clone();
        let nodes = last.split(" nps ").next().map(str::to_owned);
        (nodes, lines.last().cloned())
    });
    assert_eq!(used, fresh);
}

#[test]
fn unknown_words_do_not_delay_the_end_of_a_search() {
    let mut engine = Engine::of(Variant::Quixo);
    for go in
        ["go movetime 20 movestogo 30", "go think_ahead wtime 100 btime 100 depth 2", "go mate 3 nodes 500"]
    {
        assert!(!engine.best(go).is_empty(), "{go}");
    }
    assert_eq!(engine.ask("go wtime 100 btime 100"), "info string error: go does not know \"wtime\"");
    assert!(engine.end().is_empty());
}
