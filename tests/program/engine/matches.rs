//! The program as a UGI engine in matches of the match runner.
#![cfg(unix)]

use pushflip_core::rules::Variant;
use pushflip_lab::matches::{Contestant, Plan, Tally, play};

/// The program as an opponent. The match runner starts it by `env`, which sets its folders.
fn contestant_program(arguments: &str) -> String {
    let program = crate::program().get_program().to_string_lossy().into_owned();
    format!("cmd:env PUSHFLIP_DATA_DIR={} {program} {arguments}", crate::nowhere().display())
}

fn contestant(engine: &str, limit: &str) -> Contestant {
    Contestant::new(engine.parse().expect(engine), Some(limit.parse().expect(limit)), None).expect(engine)
}

fn played(variant: Variant, pairs: u64, a: &str, b: &str, limit: &str) -> Tally {
    let plan = Plan { variant, pairs, opening_plies: 4, seed: 7, workers: 2, sprt: None };
    play(&plan, &contestant(a, limit), &contestant(b, limit), None).expect("a match")
}

fn faults(tally: &Tally) -> u64 {
    tally.faults[0].total() + tally.faults[1].total()
}

#[test]
fn the_program_plays_over_its_pipes() {
    // The engine is started for another variant; the match runner sets the option.
    let program = contestant_program("engine --variant quixo --hash 1");
    for variant in [Variant::Hexxagon, Variant::QuixoTeams] {
        let tally = played(variant, 2, &program, "random", "500n");
        assert_eq!((tally.played(), faults(&tally)), (4, 0), "{tally:?}");
        assert_eq!(tally.games[2], 4, "{tally:?}");
        let usage = tally.usage[0];
        assert!(usage.counted == usage.moves && usage.nodes > usage.moves, "{usage:?}");
    }
    for limit in ["20ms", "depth 2"] {
        let tally = played(Variant::Quixo, 1, "greedy", &program, limit);
        assert_eq!((tally.played(), faults(&tally)), (2, 0), "{tally:?}");
    }
}
