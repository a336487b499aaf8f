//! Guarantees of the selective search: proven wins, partners, repeatable results, the bench signature.

use pushflip_core::ai::tablebase::{Tablebase, Value};
use pushflip_core::ai::{Evaluate, Level, Limits, Prover, Score, Searcher, Stop};
use pushflip_core::engine::bench::Bench;
use pushflip_core::rules::quixo::{self, teams};
use pushflip_core::rules::{DrawRules, Game, Position, Side, Variant};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use super::{
    BOARD_ONLY, at, hexxagon_start, plain_negamax, quixo_start, random_position, search, teams_start,
};

/// Total nodes of the bench. Update it after intended changes of the search; the test prints the new value.
const SIGNATURE: u64 = 997_434;

#[test]
fn the_bench_has_its_signature() {
    let nodes: Vec<u64> = Variant::ALL.into_iter().map(|variant| Bench::of(variant).nodes).collect();
    assert_eq!(nodes.iter().sum::<u64>(), SIGNATURE, "{nodes:?}");
}

#[test]
fn a_search_is_repeatable_after_clearing() {
    fn repeats<P: Evaluate>(start: P) {
        let mut rng = ChaCha8Rng::seed_from_u64(51);
        let mut searcher = Searcher::new(1);
        for _ in 0..3 {
            let game = Game::new(random_position(start, &mut rng), DrawRules::default());
            let mut twice = || {
                searcher.clear();
                let found =
                    searcher.search(&game, &Limits::nodes(10_000), &Stop::new(), |_| ()).expect("a move");
                (found.score, found.pv, found.nodes, found.depth)
            };
            let once = twice();
            assert_eq!(once, twice());
            let fresh = search(&game, Limits::nodes(10_000));
            assert_eq!(once, (fresh.score, fresh.pv, fresh.nodes, fresh.depth));
        }
    }
    repeats(quixo_start());
    repeats(teams_start());
    repeats(hexxagon_start(true));
}

/// Decided scores of a selective search are proven, but not necessarily the shortest.
fn decided_scores_are_proven<P: Evaluate>(start: P, positions: u32, longest: u32) -> u32 {
    let mut rng = ChaCha8Rng::seed_from_u64(52);
    let mut proven = 0;
    for _ in 0..positions {
        let position = random_position(start, &mut rng);
        let found = search(&Game::new(position, BOARD_ONLY), Limits::depth(6));
        let end = found.score.plies_to_win().or(found.score.plies_to_loss());
        if let Some(plies) = end.filter(|&plies| plies <= longest) {
            let plain = plain_negamax(&position, plies, 0, false);
            let same_side = (plain > Score::DRAW) == (found.score > Score::DRAW);
            assert!(plain.is_decided() && same_side, "{position}: {:?}, but plain {plain:?}", found.score);
            proven += 1;
        }
    }
    proven
}

#[test]
fn selective_searches_claim_no_false_win() {
    assert!(decided_scores_are_proven(quixo_start(), 120, 3) > 20);
    assert!(decided_scores_are_proven(teams_start(), 60, 3) > 5);
}

/// Number of forced wins of each length in the test suite; `PUSHFLIP_WINS` sets another number.
const WINS: usize = 1;
/// Node limit of a proof. Positions that need more are skipped.
const PROOF_NODES: u64 = 2_000_000;

/// The plies of the shortest forced win, if it needs more than one and at most nine.
fn forced_win(position: &quixo::Position, solved: &Tablebase) -> Option<u32> {
    // Most of the time would be spent on searches for wins that do not exist.
    if solved.probe(position).is_some_and(|value| value != Value::Win) {
        return None;
    }
    let mut prover = Prover::new(&Limits::nodes(PROOF_NODES), &Stop::new());
    for plies in [1, 3, 5, 7, 9] {
        if prover.wins(position, plies)? {
            return Some(plies).filter(|&plies| plies > 1);
        }
    }
    None
}

#[test]
fn master_finds_every_win_that_can_be_forced_within_nine_plies() {
    let solved = Tablebase::shipped();
    let wanted = crate::variable("PUSHFLIP_WINS", WINS);
    let mut rng = ChaCha8Rng::seed_from_u64(53);
    // By plies: 3, 5, 7, 9.
    let mut asked = [0; 4];
    while asked.iter().any(|&asked| asked < wanted) {
        let position = random_position(quixo_start(), &mut rng);
        let Some(plies) = forced_win(&position, &solved) else { continue };
        let asked = &mut asked[(plies as usize - 3) / 2];
        if *asked == wanted {
            continue;
        }
        *asked += 1;
        // The level's evaluation and node limit without the tablebase.
        let mut searcher = Searcher::new(Level::Master.table_size());
        let limits = Level::Master.limits::<quixo::Position>(0);
        let game = Game::new(position, BOARD_ONLY);
        let found = searcher.search(&game, &limits, &Stop::new(), |_| ()).expect("the game goes on");
        let seen = found.score.plies_to_win();
        let seen = seen.unwrap_or_else(|| panic!("{position}: a win in {plies}, {} seen", found.score));
        let next = position.play(found.pv[0]);
        let wins = match next.outcome() {
            Some(outcome) => outcome.winner == Some(position.side_to_move()),
            None => Prover::new(&Limits::default(), &Stop::new()).loses(&next, seen - 1) == Some(true),
        };
        assert!(wins, "{position}: a win in {plies}, but {} was played", found.pv[0]);
        let mut end = position;
        for &mv in &found.pv {
            assert!(end.moves().contains(&mv), "{position}: {mv} in {:?}", found.pv);
            end = end.play(mv);
        }
        let won = end.is_won_by(position.side_to_move());
        assert!(won || found.pv.len() < seen as usize, "{position}: the line {:?} ends too early", found.pv);
    }
}

#[test]
fn partners_share_the_value() {
    // South can complete row 3 immediately. So could north if it were to move, but not west or east.
    let text = |seat| format!("5/ww3/sssn1/e4/5 {seat} 0 9");
    for (seat, side) in [('s', Side::First), ('n', Side::First), ('w', Side::Second), ('e', Side::Second)] {
        let position = at(teams_start(), &text(seat));
        assert_eq!(position.side_to_move(), side);
        let found = search(&Game::new(position, BOARD_ONLY), Limits::depth(5));
        match side {
            Side::First => assert_eq!(found.score, Score::win_in(1), "{seat}"),
            Side::Second => assert_ne!(found.score, Score::win_in(1), "{seat}"),
        }
    }
}

#[test]
fn a_partners_forced_pass_is_searched_through() {
    // South must pass: no border cube is blank or faces it. The others continue, and south's score is what west
    // leaves.
    let position = at(teams_start(), "nwnwn/w3w/n3n/w3w/nwnwn s 0 30");
    let game = Game::new(position, BOARD_ONLY);
    assert_eq!(position.moves(), [teams::Move::Pass]);
    for depth in 2..=4 {
        let found = search(&game, Limits::depth(depth));
        assert_eq!(found.score, plain_negamax(&position, depth, 0, false));
    }
    let found = search(&game, Limits::depth(7));
    assert!(found.pv.len() > 1 && found.pv[0] == teams::Move::Pass);
}
