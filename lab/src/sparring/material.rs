//! Alpha-beta to a fixed depth with a material evaluation.

use std::cmp::Reverse;

use rand::seq::SliceRandom;

use super::Partner;
use pushflip_core::engine::random::Generator;
use pushflip_core::rules::game::QUIET_LIMIT;
use pushflip_core::rules::quixo::{self, teams};
use pushflip_core::rules::{Game, Outcome, Position, Side, Status, hexxagon};

/// Score of a win, minus the number of plies to it.
const WIN: i32 = 1_000_000;

/// Simple evaluations of a position.
pub trait Material: Position {
    /// Whether the greedy player avoids moves that allow a win in one.
    const GREEDY_SEES_REPLIES: bool;

    /// The lead of a side. In Hexxagon the difference in pieces; in Quixo the difference of the sums of squares of
    /// the cubes on each line, so that four on one line count more than two on each of two.
    fn material(&self, side: Side) -> i32;

    /// The value that the greedy player of a side maximises: in Quixo its longest line.
    fn greedy_value(&self, side: Side) -> i32 {
        self.material(side)
    }
}

/// The largest number of own cubes on one line.
fn longest_line(cubes: u32) -> i32 {
    let lines = quixo::board::lines();
    lines.iter().map(|line| (cubes & line).count_ones()).max().unwrap_or(0).cast_signed()
}

fn cubes_in_lines(own: u32, other: u32) -> i32 {
    let square = |cubes: u32| (cubes.count_ones() * cubes.count_ones()).cast_signed();
    quixo::board::lines().into_iter().map(|line| square(own & line) - square(other & line)).sum()
}

impl Material for quixo::Position {
    const GREEDY_SEES_REPLIES: bool = true;

    fn material(&self, side: Side) -> i32 {
        cubes_in_lines(self.cubes(side), self.cubes(!side))
    }

    fn greedy_value(&self, side: Side) -> i32 {
        longest_line(self.cubes(side))
    }
}

impl Material for teams::Position {
    const GREEDY_SEES_REPLIES: bool = true;

    fn material(&self, side: Side) -> i32 {
        cubes_in_lines(self.cubes(side), self.cubes(!side))
    }

    fn greedy_value(&self, side: Side) -> i32 {
        longest_line(self.cubes(side))
    }
}

impl Material for hexxagon::Position {
    const GREEDY_SEES_REPLIES: bool = false;

    fn material(&self, side: Side) -> i32 {
        let count = |side| self.pieces(side).count_ones().cast_signed();
        count(side) - count(!side)
    }
}

/// Iterative deepening alpha-beta to a fixed depth, with material as the evaluation. Moves are ordered by
/// material, after the best move of the last iteration. Ties are broken at random.
#[derive(Debug)]
pub struct AlphaBeta {
    depth: u32,
}

impl AlphaBeta {
    /// A player that searches to a depth in plies, at least one.
    #[must_use]
    pub fn new(depth: u32) -> Self {
        Self { depth: depth.max(1) }
    }
}

impl<P: Material> Partner<P> for AlphaBeta {
    fn choose(&self, game: &Game<P>, random: &mut Generator) -> (P::Move, Option<u64>) {
        let position = game.position();
        let mut moves = position.moves();
        // Of several best moves the search plays the first.
        moves.shuffle(random);
        let side = position.side_to_move();
        moves.sort_by_key(|&mv| Reverse(position.play(mv).material(side)));
        let mut search = Search {
            quiet: game.draw_rules().quiet,
            nodes: 0,
            children: vec![Vec::new(); self.depth as usize],
        };
        let drawn: Vec<P::Move> = moves.iter().copied().filter(|&mv| draws(game, mv)).collect();
        for depth in 1..=self.depth {
            let mut best = (-WIN - 1, 0);
            for (number, &mv) in moves.iter().enumerate() {
                let score = if drawn.contains(&mv) {
                    0
                } else {
                    -search.negamax(&position.play(mv), depth - 1, -WIN, -best.0, 1)
                };
                if score > best.0 {
                    best = (score, number);
                }
            }
            moves[..=best.1].rotate_right(1);
            if moves.len() == 1 || best.0.abs() >= WIN - depth.cast_signed() {
                break;
            }
        }
        (moves[0], Some(search.nodes))
    }
}

/// Whether a move ends the game by repetition or by the limit of quiet plies.
fn draws<P: Position>(game: &Game<P>, mv: P::Move) -> bool {
    let mut game = game.clone();
    game.play(mv);
    matches!(game.status(), Status::Drawn(_))
}

struct Search<P> {
    /// Whether the limit of quiet plies draws.
    quiet: bool,
    nodes: u64,
    /// For each ply of the current line, the positions after its moves with their material.
    children: Vec<Vec<(i32, P)>>,
}

impl<P: Material> Search<P> {
    /// Fail-soft negamax: the score for the side to move, a bound outside the window.
    fn negamax(&mut self, position: &P, depth: u32, mut alpha: i32, beta: i32, ply: usize) -> i32 {
        self.nodes += 1;
        let side = position.side_to_move();
        if let Some(Outcome { winner, .. }) = position.outcome() {
            let win = WIN - ply as i32;
            return winner.map_or(0, |winner| if winner == side { win } else { -win });
        }
        if self.quiet && position.quiet_plies() >= QUIET_LIMIT {
            return 0;
        }
        if depth == 0 {
            return position.material(side);
        }
        if depth == 1 {
            return self.frontier(position, beta, ply);
        }
        let mut children = std::mem::take(&mut self.children[ply - 1]);
        children.clear();
        position.for_each_move(|mv| {
            let next = position.play(mv);
            children.push((next.material(side), next));
        });
        children.sort_unstable_by_key(|&(material, _)| Reverse(material));
        let mut best = -WIN;
        for (_, next) in &children {
            best = best.max(-self.negamax(next, depth - 1, -beta, -alpha, ply + 1));
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        self.children[ply - 1] = children;
        best
    }

    /// The score of the best move one ply above the leaves, where move ordering costs more than it saves.
    fn frontier(&mut self, position: &P, beta: i32, ply: usize) -> i32 {
        let mut best = -WIN;
        position.for_each_move(|mv| {
            if best < beta {
                best = best.max(-self.negamax(&position.play(mv), 0, -beta, -best, ply + 1));
            }
        });
        best
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::{RngExt, SeedableRng};

    use pushflip_core::rules::DrawRules;

    /// Plain minimax.
    fn minimax<P: Material>(position: &P, depth: u32, ply: i32) -> i32 {
        let side = position.side_to_move();
        if let Some(end) = position.outcome() {
            return end.winner.map_or(0, |winner| if winner == side { WIN - ply } else { ply - WIN });
        }
        if depth == 0 {
            return position.material(side);
        }
        let moves = position.moves().into_iter();
        moves.map(|mv| -minimax(&position.play(mv), depth - 1, ply + 1)).max().expect("a move")
    }

    fn finds_the_best_move<P: Material>(start: P, plies: usize) {
        let mut random = Generator::seed_from_u64(3);
        for _ in 0..6 {
            let mut game = Game::new(start, DrawRules::default());
            for _ in 0..plies {
                let moves = game.position().moves();
                let mv = moves[random.random_range(..moves.len())];
                game.play(mv);
                if game.status() != Status::Ongoing {
                    return;
                }
            }
            for depth in 1..=3 {
                let (mv, _) = AlphaBeta::new(depth).choose(&game, &mut random);
                let found = -minimax(&game.position().play(mv), depth - 1, 1);
                assert_eq!(
                    found,
                    minimax(&game.position(), depth, 0),
                    "{} at depth {depth}",
                    game.position()
                );
            }
        }
    }

    #[test]
    fn alpha_beta_finds_the_same_score_as_minimax() {
        finds_the_best_move(quixo::Position::start(Side::First), 16);
        finds_the_best_move(teams::Position::start(teams::Seat::South), 14);
        finds_the_best_move(hexxagon::Position::start(true, hexxagon::WhenStuck::Passes), 9);
    }

    #[test]
    fn four_on_a_line_count_more_than_two_pairs() {
        let start = quixo::Position::start(Side::First);
        let of = |text| pushflip_core::rules::Position::read(&start, text).expect(text).material(Side::First);
        // 16 for the row, 1 for each of four columns, 1 for a diagonal.
        assert_eq!(of("xxxx1/5/5/5/5 o 0 5"), 16 + 4 + 1);
        assert_eq!(of("oooo1/5/5/5/5 x 0 5"), -(16 + 4 + 1));
        let start = hexxagon::Position::start(true, hexxagon::WhenStuck::Passes);
        assert_eq!(start.play("e14".parse().expect("a move")).material(Side::Second), -1);
    }
}
