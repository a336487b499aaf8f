//! Path-dependent values: tablebase values and the transposition table under the draw rules.

use pushflip_core::ai::tablebase::{Tablebase, Value};
use pushflip_core::ai::{Info, Level, Limits, MultiPv, Score, Searcher, Stop};
use pushflip_core::rules::quixo::{self, Push};
use pushflip_core::rules::{DrawRules, Game, Position, Status};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::random_games;

use super::{at, found_by, hexxagon_start, negamax_with_history, quixo_start, random_position};

/// Node limit of a level that chooses one of several wins.
const NODES: u64 = 3_000;

/// Pushes with a tablebase win that do not end the game.
fn winning_pushes(solved: &Tablebase, position: &quixo::Position) -> Vec<Push> {
    let pushes = solved.probe_moves(position).unwrap_or_default();
    let later =
        |&(push, value): &(Push, Value)| value == Value::Win && position.play(push).outcome().is_none();
    pushes.into_iter().filter(later).map(|(push, _)| push).collect()
}

/// Moves that take no blank cube and do not end the game.
pub(super) fn quiet(position: &quixo::Position) -> Vec<Push> {
    let goes_on = |push: &Push| {
        let next = position.play(*push);
        next.quiet_plies() > 0 && next.outcome().is_none()
    };
    position.moves().into_iter().filter(goes_on).collect()
}

/// Three moves that lead back to the position before `first`.
fn moves_back(before: &quixo::Position, first: Push) -> Option<[Push; 3]> {
    let after = before.play(first);
    for a in quiet(&after) {
        let second = after.play(a);
        for b in quiet(&second) {
            let third = second.play(b);
            let closes = |c: &Push| third.play(*c).identity() == before.identity();
            if let Some(c) = quiet(&third).into_iter().find(closes) {
                return Some([a, b, c]);
            }
        }
    }
    None
}

/// Games in which a tablebase win completes the third occurrence of a position. The side to move has another win.
fn games_before_repetition(solved: &Tablebase, count: usize) -> Vec<(Game<quixo::Position>, Push)> {
    let mut rng = ChaCha8Rng::seed_from_u64(71);
    let mut games = Vec::new();
    while games.len() < count {
        let cubes = rng.random_range(6..=8);
        let position = random_games::with_cubes(cubes, &mut rng);
        if solved.probe(&position) != Some(Value::Win) {
            continue;
        }
        let wins = winning_pushes(solved, &position);
        for &win in wins.iter().filter(|win| wins.len() > 1 && quiet(&position).contains(win)) {
            let Some([a, b, c]) = moves_back(&position, win) else { continue };
            let mut game = Game::new(position.play(win), DrawRules::default());
            for mv in [a, b, c, win, a, b, c] {
                game.play(mv);
            }
            // Another position may occur a third time first.
            if game.status() != Status::Ongoing {
                continue;
            }
            games.push((game, win));
            break;
        }
    }
    games
}

/// The line of every move, with the tablebase.
fn all_lines(game: &Game<quixo::Position>, nodes: u64) -> Vec<Info<Push>> {
    let mut searcher = Searcher::new(1);
    searcher.set_full_strength();
    searcher.search_lines(game, MultiPv::Every, &Limits::nodes(nodes), &Stop::new(), |_| ()).expect("moves")
}

/// The game of a position one ply before the limit of quiet plies.
fn before_the_limit(position: &quixo::Position) -> Game<quixo::Position> {
    let text = random_games::with_quiet_plies(position, 99);
    Game::new(at(*position, &text), DrawRules::default())
}

#[test]
fn a_winning_move_to_a_third_occurrence_is_a_draw_and_another_win_is_played() {
    let solved = Tablebase::shipped();
    for (game, draws) in games_before_repetition(&solved, 12) {
        let position = game.position();
        let line = all_lines(&game, 20_000).into_iter().find(|line| line.pv[0] == draws).expect("a line");
        assert_eq!(line.score, Score::DRAW, "{position}: {draws} draws");
        for level in [Level::Master, Level::Perfect] {
            let mv = found_by(level, &game, NODES).pv[0];
            assert!(mv != draws, "{position}: {level:?} plays {mv}");
            assert_eq!(
                solved.probe_move(&position, mv),
                Some(Value::Win),
                "{position}: {level:?} plays {mv}"
            );
        }
        // Without the rule the tablebase value counts.
        let free = Game::new(position, DrawRules { repetition: false, quiet: true });
        assert!(found_by(Level::Perfect, &free, NODES).score >= Score::WON, "{position}");
    }
}

#[test]
fn a_winning_move_to_the_limit_of_quiet_plies_is_a_draw_and_another_win_is_played() {
    let solved = Tablebase::shipped();
    let mut rng = ChaCha8Rng::seed_from_u64(72);
    let mut seen = 0;
    while seen < 8 {
        let position = random_games::with_cubes(rng.random_range(6..=8), &mut rng);
        let wins = winning_pushes(&solved, &position);
        let quiet = quiet(&position);
        let side = position.side_to_move();
        let wins_at_once = position.moves().into_iter().any(|mv| position.play(mv).is_won_by(side));
        if wins_at_once || !wins.iter().any(|win| quiet.contains(win)) {
            continue;
        }
        let game = before_the_limit(&position);
        let position = game.position();
        let (draws, lasts): (Vec<Push>, Vec<Push>) = wins.iter().partition(|win| quiet.contains(win));
        if lasts.is_empty() {
            continue;
        }
        for line in all_lines(&game, 4_000) {
            if draws.contains(&line.pv[0]) {
                assert_eq!(line.score, Score::DRAW, "{position}: {}", line.pv[0]);
            }
        }
        for level in [Level::Master, Level::Perfect] {
            let mv = found_by(level, &game, NODES).pv[0];
            assert!(lasts.contains(&mv), "{position}: {level:?} plays {mv}");
        }
        seen += 1;
    }
}

#[test]
fn a_lost_position_is_not_scored_as_lost_if_a_draw_rule_saves_it() {
    let solved = Tablebase::shipped();
    let mut rng = ChaCha8Rng::seed_from_u64(73);
    let mut seen = 0;
    while seen < 6 {
        let position = random_games::with_cubes(8, &mut rng);
        if solved.probe(&position) != Some(Value::Loss) || quiet(&position).is_empty() {
            continue;
        }
        let game = before_the_limit(&position);
        let position = game.position();
        for level in [Level::Master, Level::Perfect] {
            let found = found_by(level, &game, NODES);
            let (mv, score) = (found.pv[0], found.score);
            assert_eq!(position.play(mv).quiet_plies(), 100, "{position}: {level:?} plays {mv}");
            assert!(score > Score::LOST, "{position}: {level:?} {score:?}");
        }
        seen += 1;
    }
}

/// Games per case in the tests of reused transposition tables; `PUSHFLIP_MEMORY` sets another number.
const GAMES: u32 = 4;

/// A random game in which both sides move back and forth, so that positions occur twice.
fn game_with_repetitions<P: Position>(start: P, rng: &mut ChaCha8Rng, rules: DrawRules) -> Option<Game<P>> {
    let mut game = Game::new(random_position(start, rng), rules);
    for _ in 0..14 {
        let position = game.position();
        let seen = |mv: &P::Move| game.occurrences(&position.play(*mv)) == 1;
        let moves = position.moves();
        let back: Vec<P::Move> = moves.iter().copied().filter(seen).collect();
        let from = if back.is_empty() { &moves } else { &back };
        let mv = from.get(rng.random_range(0..from.len().max(1))).copied()?;
        game.play(mv);
        if game.status() != Status::Ongoing {
            return None;
        }
    }
    let has_come_twice = game.repeated().next().is_some();
    has_come_twice.then_some(game)
}

#[test]
fn a_search_with_entries_of_other_games_equals_plain_negamax_with_history() {
    fn equals<P: pushflip_core::ai::Evaluate>(start: P, seed: u64) {
        let games = crate::variable("PUSHFLIP_MEMORY", GAMES);
        let rules = DrawRules { repetition: true, quiet: false };
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let limits = Limits::depth(3);
        let score = |searcher: &mut Searcher<P>, game: &Game<P>| {
            searcher.search(game, &limits, &Stop::new(), |_| ()).expect("a move").score
        };
        let mut seen = 0;
        while seen < games {
            let Some(game) = game_with_repetitions(start, &mut rng, rules) else { continue };
            // The same position before any repetition.
            let position = game.position();
            let mut remembers = Searcher::new(1);
            let before = score(&mut remembers, &Game::new(position, rules));
            let expected = score(&mut Searcher::new(1), &game);
            if before == expected {
                continue;
            }
            assert_eq!(score(&mut remembers, &game), expected, "{position}");
            if seen < 3 {
                assert_eq!(
                    expected,
                    negamax_with_history(&position, 3, &game, &mut Vec::new()),
                    "{position}"
                );
            }
            seen += 1;
        }
    }
    equals(quixo_start(), 75);
    equals(hexxagon_start(false), 77);
}

#[test]
fn contempt_of_one_side_does_not_affect_the_other() {
    // Contempt depends on the searching side, so entries of one side must not be used for the other.
    let mut rng = ChaCha8Rng::seed_from_u64(78);
    let mut seen = 0;
    while seen < crate::variable("PUSHFLIP_MEMORY", GAMES) {
        let rules = DrawRules { repetition: true, quiet: false };
        let Some(mut game) = game_with_repetitions(quixo_start(), &mut rng, rules) else { continue };
        let of = |level| {
            let mut searcher = Searcher::new(1);
            searcher.set_level(level, 0);
            searcher.set_tablebase(false);
            searcher
        };
        let find = |searcher: &mut Searcher<quixo::Position>, game: &Game<quixo::Position>, depth| {
            searcher.search(game, &Limits::depth(depth), &Stop::new(), |_| ()).expect("a move").score
        };
        let mut both = of(Level::Master);
        find(&mut both, &game, 4);
        let moves = game.position().moves();
        game.play(moves[rng.random_range(0..moves.len())]);
        if game.status() != Status::Ongoing {
            continue;
        }
        let (position, expected) = (game.position(), find(&mut of(Level::Master), &game, 3));
        assert_eq!(find(&mut both, &game, 3), expected, "{position}");
        // Contempt matters only where a draw is expected.
        seen += u32::from(find(&mut Searcher::new(1), &game, 3) == Score::DRAW);
    }
}
