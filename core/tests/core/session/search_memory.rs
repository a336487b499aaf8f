//! Master's search memory: it saves nodes and does not change results.

use pushflip_core::ai::{Evaluate, Level, Limits, Searcher, Stop};
use pushflip_core::rules::{Game, Variant};
use pushflip_core::session::{AnyGame, Match, SearchMemory, Setup};

/// The node limit of pondering in this test.
const PONDERING_NODES: u64 = 60_000;
/// The depth of the search after pondering.
const DEPTH: u32 = 7;

/// The nodes of a search after the best reply, with and without pondering before it.
fn compared<P: Evaluate>(game: &Game<P>) -> [u64; 2] {
    let stop = Stop::new();
    let mut ahead = Searcher::new(16);
    ahead.set_level(Level::Master, 1);
    ahead.ponder(game, &Limits::nodes(PONDERING_NODES), &stop);
    let mut fresh = Searcher::new(16);
    fresh.set_level(Level::Master, 1);
    let reply = fresh.search(game, &Limits::nodes(PONDERING_NODES / 4), &stop, |_| ()).expect("a move").pv[0];
    fresh.clear();
    let mut next = game.clone();
    next.play(reply);
    [ahead, fresh].map(|mut searcher| {
        let found = searcher.search(&next, &Limits::depth(DEPTH), &stop, |_| ()).expect("a move");
        found.nodes
    })
}

#[test]
fn pondering_saves_nodes() {
    for variant in Variant::ALL {
        let mut game = Match::new(Setup::new(variant, &[]));
        for ply in 0..6 {
            let moves = game.position().moves();
            game.play(moves[ply * 7 % moves.len()]).expect("legal");
        }
        let [ahead, fresh] = match game.game() {
            AnyGame::Quixo(game) => compared(game),
            AnyGame::Teams(game) => compared(game),
            AnyGame::Hexxagon(game) => compared(game),
        };
        assert!(ahead < fresh, "{variant}: {ahead} positions instead of {fresh}");
    }
}

#[test]
fn search_memory_belongs_to_one_game_and_stops_on_request() {
    let stop = Stop::new();
    let within = Limits::nodes(2_000);
    for variant in Variant::ALL {
        let mut mind = SearchMemory::new(variant, Level::Master, 5);
        let mut game = Match::new(Setup::new(variant, &[]));
        for _ in 0..8 {
            let mv = mind.choose(game.game(), &within, 2, &stop).expect("a move");
            game.play(mv).expect("legal");
        }
        let stopped = Stop::new();
        stopped.stop();
        mind.ponder(game.game(), 1, &stopped);
        assert_eq!(mind.choose(game.game(), &within, 1, &stopped), None);
        let other = if variant == Variant::Quixo { Variant::Hexxagon } else { Variant::Quixo };
        let other = Match::new(Setup::new(other, &[]));
        assert_eq!(mind.choose(other.game(), &within, 1, &stop), None);
    }
    assert!(SearchMemory::is_for(Level::Perfect) && !SearchMemory::is_for(Level::Expert));
}
