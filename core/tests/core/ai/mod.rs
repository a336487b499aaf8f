//! The computer opponents: the search against a plain negamax, limits and stops, levels, hints.

mod analysis;
mod history;
mod interruption;
mod perfect;
mod proofs;
mod reasons;
mod stops;
mod transposition;

use std::time::{Duration, Instant};

use pushflip_core::ai::{Evaluate, Info, Level, Limits, Score, Searcher, Stop, agrees_to_draw, choose};
use pushflip_core::rules::hexxagon::{self, WhenStuck};
use pushflip_core::rules::quixo::{self, teams};
use pushflip_core::rules::{DrawRules, Game, Position, Side, Status, Variant};
use pushflip_core::session::{AnyGame, AnyPosition, Options};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use crate::random_games;

/// No draw rules, so that values do not depend on the path.
const BOARD_ONLY: DrawRules = DrawRules { repetition: false, quiet: false };

fn quixo_start() -> quixo::Position {
    quixo::Position::start(Side::First)
}

fn teams_start() -> teams::Position {
    teams::Position::start(teams::Seat::South)
}

fn hexxagon_start(blocks: bool) -> hexxagon::Position {
    hexxagon::Position::start(blocks, WhenStuck::Passes)
}

fn at<P: Position>(start: P, text: &str) -> P {
    start.read(text).expect("a position")
}

/// Reference implementation: a negamax with the limit of quiet plies, without a table, move ordering or selectivity. Its
/// cutoffs leave the value at the root exact.
fn plain_negamax<P: Evaluate>(position: &P, depth: u32, ply: u32, quiet: bool) -> Score {
    negamax_within(position, depth, ply, quiet, [Score::loss_in(0), Score::win_in(0)])
}

fn negamax_within<P: Evaluate>(
    position: &P,
    depth: u32,
    ply: u32,
    quiet: bool,
    [alpha, beta]: [Score; 2],
) -> Score {
    if let Some(outcome) = position.outcome() {
        return match outcome.winner {
            None => Score::DRAW,
            Some(winner) if winner == position.side_to_move() => Score::win_in(ply),
            Some(_) => Score::loss_in(ply),
        };
    }
    if quiet && ply > 0 && position.quiet_plies() >= 100 {
        return Score::DRAW;
    }
    if depth == 0 {
        return Score::estimate(position.evaluate());
    }
    let mut best = Score::loss_in(0);
    for mv in position.moves() {
        let window = [-beta, -alpha.max(best)];
        best = best.max(-negamax_within(&position.play(mv), depth - 1, ply + 1, quiet, window));
        if best >= beta {
            break;
        }
    }
    best
}

/// A random position that is not over.
fn random_position<P: Position>(start: P, rng: &mut ChaCha8Rng) -> P {
    random_games::position(start, 0..60, rng)
}

fn search<P: Evaluate>(game: &Game<P>, limits: Limits) -> Info<P::Move> {
    Searcher::new(1).search(game, &limits, &Stop::new(), |_| ()).expect("the game goes on")
}

/// The result of a level's search within a node limit.
fn found_by<P: Evaluate>(level: Level, game: &Game<P>, nodes: u64) -> Info<P::Move> {
    let mut searcher = Searcher::new(1);
    searcher.set_level(level, 0);
    searcher.search(game, &Limits::nodes(nodes), &Stop::new(), |_| ()).expect("a move")
}

fn equals_plain_negamax<P: Evaluate>(start: P, seed: u64, positions: u32, depth: u32) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    for _ in 0..positions {
        let position = random_position(start, &mut rng);
        for depth in 1..=depth {
            let found = search(&Game::new(position, BOARD_ONLY), Limits::depth(depth));
            assert_eq!(found.score, plain_negamax(&position, depth, 0, false), "{position} at depth {depth}");
            // The move found has that score too.
            let next = position.play(found.pv[0]);
            assert_eq!(found.score, -plain_negamax(&next, found.depth - 1, 1, false), "{position}, its move");
        }
    }
}

#[test]
fn quixo_search_equals_plain_negamax() {
    equals_plain_negamax(quixo_start(), 1, 60, 3);
    equals_plain_negamax(quixo_start(), 2, 3, 4);
}

#[test]
fn team_search_equals_plain_negamax() {
    equals_plain_negamax(teams_start(), 3, 40, 3);
}

#[test]
fn hexxagon_search_equals_plain_negamax() {
    equals_plain_negamax(hexxagon_start(true), 4, 12, 3);
    equals_plain_negamax(hexxagon_start(false), 5, 12, 3);
    for when_stuck in [WhenStuck::Ends, WhenStuck::Fills] {
        equals_plain_negamax(hexxagon::Position::start(true, when_stuck), 6, 6, 2);
    }
}

#[test]
fn the_limit_of_quiet_plies_is_searched() {
    // Cross is far behind and saves the game by taking an own cube, which reaches the limit.
    let behind = at(quixo_start(), "ooo1o/oo2x/5/o3o/o3x x 99 140");
    // Two and three plies before the limit.
    let near = ["xo1ox/o3x/1o1x1/x3o/ox1xo x 98 140", "xxo1o/2o2/x2oo/1x3/ooxx1 o 97 60"];
    for position in near.map(|text| at(quixo_start(), text)).into_iter().chain([behind]) {
        for depth in 1..=3 {
            let rules = DrawRules { repetition: false, quiet: true };
            let found = search(&Game::new(position, rules), Limits::depth(depth));
            assert_eq!(found.score, plain_negamax(&position, depth, 0, true), "{position} at depth {depth}");
        }
    }
    let score = |rules| search(&Game::new(behind, rules), Limits::depth(3)).score;
    assert_eq!(score(DrawRules::default()), Score::DRAW);
    assert!(score(BOARD_ONLY) < Score::DRAW);
}

#[test]
fn master_scores_a_draw_by_rule_below_zero_and_above_a_loss() {
    // With more cubes than the built-in layers.
    let behind = at(quixo_start(), "ooo1o/oo2x/5/o3o/oo2x x 99 140");
    let game = Game::new(behind, DrawRules::default());
    let found = |prepare: fn(&mut Searcher<quixo::Position>)| {
        let mut searcher = Searcher::new(1);
        prepare(&mut searcher);
        searcher.search(&game, &Limits::depth(3), &Stop::new(), |_| ()).expect("a move")
    };
    let truth = found(Searcher::set_full_strength);
    let master = found(|searcher| searcher.set_level(Level::Master, 0));
    assert_eq!(truth.score, Score::DRAW);
    assert!((Score::estimate(-100)..Score::DRAW).contains(&master.score), "{}", master.score);
    for pv in [truth.pv, master.pv] {
        let mut game = game.clone();
        game.play(pv[0]);
        assert!(matches!(game.status(), Status::Drawn(_)), "{} does not draw", pv[0]);
    }
    assert_eq!(agrees_to_draw(&game, Level::Master, 0, &Stop::new()), Some(true));
}

/// Plain negamax with the repetition rule of the search.
fn negamax_with_history<P: Evaluate>(
    position: &P,
    depth: u32,
    game: &Game<P>,
    path: &mut Vec<u128>,
) -> Score {
    let ply = path.len() as u32;
    let now = position.identity();
    if position.outcome().is_some() {
        return plain_negamax(position, 0, ply, false);
    }
    if ply > 0 && (path.contains(&now) || game.occurrences(position) >= 2) {
        return Score::DRAW;
    }
    if depth == 0 {
        return Score::estimate(position.evaluate());
    }
    path.push(now);
    let moves = position.moves().into_iter();
    let best = moves.map(|mv| -negamax_with_history(&position.play(mv), depth - 1, game, path)).max();
    path.pop();
    best.expect("a game that is not over has a move")
}

#[test]
fn a_third_occurrence_is_searched_as_a_draw() {
    // Each side has jumped there and back, and Red, far behind, can complete the third occurrence.
    let start = at(hexxagon_start(false), "1/6/12/18/r7w1www1w9 w 0 30");
    let mut game = Game::new(start, DrawRules { repetition: true, quiet: false });
    let shuffle = ["e12-e10", "e1-e3", "e10-e12", "e3-e1"];
    for mv in shuffle.into_iter().chain(shuffle).take(7) {
        game.play(mv.parse().expect("a move"));
    }
    let position = game.position();
    for depth in 1..=3 {
        let found = search(&game, Limits::depth(depth));
        let expected = negamax_with_history(&position, depth, &game, &mut Vec::new());
        assert_eq!(found.score, expected, "at depth {depth}");
        assert_eq!((found.score, found.pv[0].to_string().as_str()), (Score::DRAW, "e3-e1"));
    }
    assert!(search(&Game::new(position, BOARD_ONLY), Limits::depth(3)).score < Score::DRAW);
    game.play("e3-e1".parse().expect("a move"));
    assert!(matches!(game.status(), Status::Drawn(_)));
    assert_eq!(Searcher::new(1).search(&game, &Limits::depth(1), &Stop::new(), |_| ()), None);
    assert_eq!(choose(&game, Level::Club, 0, &Limits::default(), &Stop::new()), None);
}

#[test]
fn limits_are_kept() {
    let game = Game::new(quixo_start(), DrawRules::default());
    assert_eq!(search(&game, Limits::depth(3)).depth, 3);
    for nodes in [1, 7, 5_000] {
        assert!(search(&game, Limits::nodes(nodes)).nodes <= nodes);
    }
    let start = Instant::now();
    search(&game, Limits::time(Duration::from_millis(60)));
    let taken = start.elapsed();
    assert!(taken >= Duration::from_millis(60), "the search ended too early: {taken:?}");
}

#[test]
fn a_stopped_search_still_gives_a_legal_move() {
    fn stopped<P: Evaluate>(start: P) {
        let game = Game::new(start, DrawRules::default());
        for after in [0, 30] {
            let stop = Stop::new();
            let theirs = stop.clone();
            let stopper = std::thread::spawn(move || {
                std::thread::sleep(Duration::from_millis(after));
                theirs.stop();
            });
            let found = Searcher::new(1).search(&game, &Limits::default(), &stop, |_| ());
            stopper.join().expect("no panic");
            assert_eq!(start.check(found.expect("a move").pv[0]), Ok(()));
            assert_eq!(choose(&game, Level::Master, 1, &Limits::default(), &stop), None);
        }
    }
    stopped(quixo_start());
    stopped(teams_start());
    stopped(hexxagon_start(true));
}

/// The node limit of the highest levels in the test of all levels. Master's own limit takes seconds.
const FEW_NODES: u64 = 60_000;

#[test]
fn levels_are_limited_by_nodes_not_by_time() {
    fn limited<P: Evaluate>(start: P) {
        let game = Game::new(start, DrawRules::default());
        for level in Level::ALL {
            let limits = level.limits::<P>(0);
            assert!(limits.time.is_none() && limits.nodes.is_some(), "{level:?}");
            let fewer = Limits::nodes(FEW_NODES);
            assert!(choose(&game, level, 0, &fewer, &Stop::new()).is_some(), "{level:?}");
        }
    }
    limited(quixo_start());
    limited(teams_start());
    limited(hexxagon_start(true));
}

#[test]
fn every_level_plays_legal_games_to_the_end() {
    for variant in Variant::ALL {
        for (level, other) in
            [(Level::Newcomer, Level::Casual), (Level::Casual, Level::Club), (Level::Club, Level::Newcomer)]
        {
            let position = AnyPosition::start(variant, &Options::default());
            let mut game = AnyGame::new(position, DrawRules::default());
            let mut ply = 0u32;
            while game.status() == Status::Ongoing {
                let level = [level, other][ply as usize % 2];
                let mv = game.choose(level, ply.into(), &Limits::default(), &Stop::new()).expect("a move");
                assert_eq!(game.position().check(mv), Ok(()), "{variant} {}", level.id());
                game.play(mv);
                ply += 1;
                assert!(ply < 2_000, "{variant}: the game does not end");
            }
            assert_eq!(
                game.choose(level, 0, &Limits::default(), &Stop::new()),
                None,
                "a finished game has no move"
            );
        }
    }
}

#[test]
fn an_immediate_win_is_played_at_every_level() {
    // A row is not easily missed, even at the first level.
    let row = at(quixo_start(), "5/oo3/xxxx1/o4/5 x 0 9");
    for level in Level::ALL {
        for seed in 0..20 {
            let game = Game::new(row, DrawRules::default());
            let mv = choose(&game, level, seed, &Limits::default(), &Stop::new()).expect("a move");
            assert_eq!(row.play(mv).outcome().and_then(|o| o.winner), Some(Side::First), "{level:?} {mv}");
        }
    }
    // The first level sometimes overlooks a diagonal or a jump, and no other level does.
    let diagonal = at(quixo_start(), "xo1ox/3x1/ox3/ox2x/xo2o x 0 21");
    let jump = at(hexxagon_start(false), "1/6/12/18/r2w20 r 0 9");
    let wins = |level| {
        let quixo = Game::new(diagonal, DrawRules::default());
        let hexxagon = Game::new(jump, DrawRules::default());
        let mut wins = [0, 0];
        for seed in 0..40 {
            let mv = choose(&quixo, level, seed, &Limits::default(), &Stop::new()).expect("a move");
            wins[0] += u32::from(diagonal.play(mv).outcome().is_some());
            let mv = choose(&hexxagon, level, seed, &Limits::default(), &Stop::new()).expect("a move");
            wins[1] += u32::from(jump.play(mv).outcome().is_some());
        }
        wins
    };
    for level in [Level::Casual, Level::Club] {
        assert_eq!(wins(level), [40, 40], "{level:?}");
    }
    let newcomer = wins(Level::Newcomer);
    assert!(newcomer.iter().all(|wins| (10..40).contains(wins)), "{newcomer:?}");
}

#[test]
fn the_shortest_win_and_the_longest_loss_are_found() {
    for text in ["x1x1x/oxo1x/oxx2/oo3/x1ooo o 1 22", "xxx1o/o4/x3o/4o/o1oox o 0 18"] {
        let position = at(quixo_start(), text);
        let winning = search(&Game::new(position, BOARD_ONLY), Limits::depth(6));
        assert_eq!(winning.score, Score::win_in(3), "{text}");
        assert_eq!((winning.depth, winning.pv.len()), (3, 3), "the search ends with the proven win");
        let losing = position.play(winning.pv[0]);
        let found = search(&Game::new(losing, BOARD_ONLY), Limits::depth(6));
        assert_eq!(found.score, Score::loss_in(2), "after {text}");
    }
    assert!(Score::win_in(1) > Score::win_in(3) && Score::loss_in(4) > Score::loss_in(2));
    assert!(
        Score::loss_in(2) < Score::estimate(-1_000_000) && Score::win_in(60) > Score::estimate(1_000_000)
    );
    assert_eq!(Score::win_in(3).to_string(), "mate 2");
    assert_eq!(Score::loss_in(2).to_string(), "mate -1");
}

#[test]
fn a_forced_pass_is_a_move() {
    let text = "r/-r-r-r/rrrrrrrrrrrr/rrrrrrrrrrrrrrrrrr/wrrrrrrrrrrr2rrrrrrrrrr w 0 40";
    let game = Game::new(at(hexxagon_start(true), text), DrawRules::default());
    for level in Level::ALL {
        assert_eq!(choose(&game, level, 0, &Limits::default(), &Stop::new()), Some(hexxagon::Move::Pass));
    }
    // A forced move takes no time.
    assert_eq!(search(&game, Limits::time(Duration::from_secs(5))).depth, 1);
    let teams = at(teams_start(), "nwnwn/w3w/n3n/w3w/nwnwn s 0 30");
    let game = Game::new(teams, DrawRules::default());
    assert_eq!(choose(&game, Level::Club, 0, &Limits::default(), &Stop::new()), Some(teams::Move::Pass));
}

#[test]
fn the_same_seed_gives_the_same_move() {
    fn repeats<P: Evaluate>(start: P) {
        let mut rng = ChaCha8Rng::seed_from_u64(11);
        let mut differ = 0;
        for _ in 0..8 {
            let game = Game::new(random_position(start, &mut rng), DrawRules::default());
            let casual = |seed| choose(&game, Level::Casual, seed, &Limits::default(), &Stop::new());
            assert_eq!(casual(5), casual(5));
            differ += (0..10).filter(|&seed| casual(seed) != casual(seed + 100)).count();
        }
        assert!(differ > 0, "the seed changes some moves");
    }
    repeats(quixo_start());
    repeats(teams_start());
    repeats(hexxagon_start(true));
}

#[test]
fn several_threads_find_the_same_win() {
    let position = at(quixo_start(), "5/oo3/xx1x1/o4/x2x1 x 0 9");
    let game = Game::new(position, BOARD_ONLY);
    let mut searcher = Searcher::new(1);
    searcher.set_threads(3);
    let found = searcher.search(&game, &Limits::depth(4), &Stop::new(), |_| ()).expect("a move");
    assert_eq!(found.score, search(&game, Limits::depth(4)).score);
}

#[test]
fn a_stronger_level_wins() {
    let mut points = 0;
    for (variant, number) in Variant::ALL.into_iter().cycle().zip(0..16) {
        let club_starts = number / 4 % 2 == 0;
        let mut game = AnyGame::new(AnyPosition::start(variant, &Options::default()), DrawRules::default());
        let mut seed = number;
        while game.status() == Status::Ongoing {
            let first = game.position().side_to_move() == Side::First;
            let level = if first == club_starts { Level::Club } else { Level::Newcomer };
            game.play(game.choose(level, seed, &Limits::default(), &Stop::new()).expect("a move"));
            seed += 1_000;
        }
        let winner = match game.status() {
            Status::Over(outcome) => outcome.winner,
            _ => None,
        };
        points += match winner {
            None => 1,
            Some(side) if (side == Side::First) == club_starts => 2,
            Some(_) => 0,
        };
    }
    assert!(points >= 26, "Club against Newcomer: {points} of 32 points");
}

#[test]
fn perfect_play_exists_only_in_quixo_for_two() {
    for variant in Variant::ALL {
        let solved = variant == Variant::Quixo;
        assert_eq!(Level::Perfect.within(variant) == Level::Perfect, solved, "{variant}");
        assert!(solved || !Level::choices(variant).contains(&Level::Perfect), "{variant}");
        for level in Level::ALL {
            assert_eq!(level.within(variant), level);
        }
    }
}
