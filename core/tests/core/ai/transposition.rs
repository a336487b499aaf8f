//! Reuse of a transposition table across games and rules.

use pushflip_core::ai::{Evaluate, Info, Limits, Searcher, Stop};
use pushflip_core::rules::hexxagon::{self, WhenStuck};
use pushflip_core::rules::{DrawRules, Game, Position};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use super::{hexxagon_start, quixo_start, random_position, teams_start};

/// Positions for each pair of rules in the test suite; `PUSHFLIP_MEMORY` sets another number.
const POSITIONS: usize = 1;
/// Node limit of each search.
const NODES: u64 = 300;

fn draw_rules() -> impl Iterator<Item = DrawRules> {
    [true, false]
        .into_iter()
        .flat_map(|repetition| [true, false].map(|quiet| DrawRules { repetition, quiet }))
}

fn found<P: Evaluate>(searcher: &mut Searcher<P>, game: &Game<P>) -> Info<P::Move> {
    let found = searcher.search(game, &Limits::nodes(NODES), &Stop::new(), |_| ()).expect("a move");
    Info { time: std::time::Duration::ZERO, ..found }
}

/// Compares a search after one of the same board under other rules with a fresh search.
fn compare<P: Evaluate>(boards: impl Fn(&mut ChaCha8Rng) -> Vec<P>) {
    let mut rng = ChaCha8Rng::seed_from_u64(81);
    let rules: Vec<DrawRules> = draw_rules().collect();
    for _ in 0..crate::variable("PUSHFLIP_MEMORY", POSITIONS) {
        let boards = boards(&mut rng);
        let games: Vec<Game<P>> = boards
            .iter()
            .flat_map(|&board| rules.iter().map(move |&rules| Game::new(board, rules)))
            .collect();
        let fresh: Vec<_> = games.iter().map(|game| found(&mut Searcher::new(1), game)).collect();
        for first in 0..games.len() - 1 {
            // Alternates between one and each other, so that each pair occurs in both orders.
            let mut used = Searcher::new(1);
            let others = (first + 1..games.len()).flat_map(|second| [first, second]);
            for number in others.chain([first]) {
                assert_eq!(found(&mut used, &games[number]), fresh[number], "{:?}", games[number]);
            }
        }
    }
}

/// The same pieces under each combination of Hexxagon's options, if the game is not over under any.
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

/// Replaces the blocks of a position text by empty cells. All blocks are in the second ring, whose empty cells are
/// never adjacent, so that each character is a cell.
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
fn a_search_after_one_under_other_rules_equals_a_fresh_one() {
    compare(|rng| vec![random_position(quixo_start(), rng)]);
    compare(|rng| vec![random_position(teams_start(), rng)]);
    compare(hexxagon_boards);
}
