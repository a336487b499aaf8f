//! The memory of a search: it belongs to one game and its rules, and no score in it hangs on the way to its position.

use pushflip_core::ai::{Evaluate, Info, Limits, Searcher, Stop};
use pushflip_core::rules::hexxagon::{self, WhenStuck};
use pushflip_core::rules::{DrawRules, Game, Position, Status};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::{hexxagon_start, negamax_with_history, quixo_start, random_position, teams_start};

/// Positions that are searched for each pair of rules in the test suite; `PUSHFLIP_MEMORY` asks for another number.
const POSITIONS: usize = 1;
/// What each of these searches may look at.
const NODES: u64 = 1_000;

/// The draws that a match may have.
fn draw_rules() -> impl Iterator<Item = DrawRules> {
    [true, false]
        .into_iter()
        .flat_map(|repetition| [true, false].map(|quiet| DrawRules { repetition, quiet }))
}

fn found<P: Evaluate>(searcher: &mut Searcher<P>, game: &Game<P>) -> Info<P::Move> {
    let found = searcher.search(game, &Limits::nodes(NODES), &Stop::new(), |_| ()).expect("a move");
    Info { time: std::time::Duration::ZERO, ..found }
}

/// Compares a search that has just seen the same board under other rules with one that has seen nothing.
fn compare<P: Evaluate>(boards: impl Fn(&mut ChaCha8Rng) -> Vec<P>) {
    let mut rng = ChaCha8Rng::seed_from_u64(81);
    let rules: Vec<DrawRules> = draw_rules().collect();
    for _ in 0..crate::variable("PUSHFLIP_MEMORY", POSITIONS) {
        let boards = boards(&mut rng);
        let games =
            || boards.iter().flat_map(|&board| rules.iter().map(move |&rules| Game::new(board, rules)));
        let fresh: Vec<_> = games().map(|game| found(&mut Searcher::new(1), &game)).collect();
        for (first, before) in games().enumerate() {
            for (second, game) in games().enumerate().filter(|(second, _)| *second != first) {
                let mut used = Searcher::new(1);
                found(&mut used, &before);
                let position = game.position();
                assert_eq!(found(&mut used, &game), fresh[second], "{position}: {before:?}, then {game:?}");
            }
        }
    }
}

/// The same pieces with each of the options that Hexxagon has, where the game goes on with all of them.
fn hexxagon_boards(rng: &mut ChaCha8Rng) -> Vec<hexxagon::Position> {
    loop {
        let text = random_position(hexxagon_start(true), rng).to_string();
        let starts = [true, false]
            .into_iter()
            .flat_map(|blocks| WhenStuck::ALL.map(|stuck| hexxagon::Position::start(blocks, stuck)));
        let read = |start: hexxagon::Position| {
            let text = if start.blocks() { text.clone() } else { without_blocks(&text) };
            start.read(&text).expect("a position")
        };
        let boards: Vec<_> = starts.map(read).collect();
        if boards.iter().all(|board| board.outcome().is_none()) {
            return boards;
        }
    }
}

/// A position text with an empty cell in place of each block: all of them are in the second ring, and no two
/// empty cells side by side there, so that each sign is a cell.
fn without_blocks(text: &str) -> String {
    let mut rings: Vec<String> = text.split('/').map(str::to_owned).collect();
    let (mut ring, mut empty) = (String::new(), 0);
    for sign in rings[1].chars().map(Some).chain([None]) {
        if matches!(sign, Some('-' | '1')) {
            empty += 1;
            continue;
        }
        if empty > 0 {
            ring.push_str(&std::mem::take(&mut empty).to_string());
        }
        ring.extend(sign);
    }
    rings[1] = ring;
    rings.join("/")
}

#[test]
fn a_search_after_one_under_other_rules_answers_as_a_fresh_one() {
    compare(|rng| vec![random_position(quixo_start(), rng)]);
    compare(|rng| vec![random_position(teams_start(), rng)]);
    compare(hexxagon_boards);
}

/// A game whose sides go to and fro, and what a search says of it that has seen it ply by ply.
fn remembers_no_path<P: Evaluate>(start: P, seed: u64, games: usize) {
    let rules = DrawRules { repetition: true, quiet: false };
    let score = |searcher: &mut Searcher<P>, game: &Game<P>, depth| {
        searcher.search(game, &Limits::depth(depth), &Stop::new(), |_| ()).expect("a move").score
    };
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    for _ in 0..games {
        let mut game = Game::new(random_position(start, &mut rng), rules);
        let mut searcher = Searcher::new(1);
        for _ in 0..3 {
            score(&mut searcher, &game, 4);
            for _ in 0..2 {
                let moves = game.position().moves();
                let quiet: Vec<_> =
                    moves.iter().copied().filter(|&mv| game.position().play(mv).quiet_plies() > 0).collect();
                let from = if quiet.is_empty() { &moves } else { &quiet };
                if game.status() == Status::Ongoing {
                    game.play(from[rng.random_range(0..from.len())]);
                }
            }
            if game.status() != Status::Ongoing {
                break;
            }
            let position = game.position();
            let expected = negamax_with_history(&position, 2, &game, &mut Vec::new());
            assert_eq!(score(&mut searcher, &game, 2), expected, "{position}");
        }
    }
}

#[test]
fn a_draw_by_repetition_does_not_outlive_the_line_in_which_it_was_found() {
    remembers_no_path(quixo_start(), 82, 12);
    remembers_no_path(hexxagon_start(false), 83, 12);
}
