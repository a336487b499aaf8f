//! Plain Monte-Carlo tree search: UCT with uniformly random playouts.
//!
//! Source: Kocsis and Szepesvári, "Bandit based Monte-Carlo Planning", 2006. A node is expanded at its second
//! visit, to the winning move alone if there is one (Teytaud and Teytaud, "On the huge benefit of decisive
//! moves", 2010). Every move builds a new tree.

use std::ops::Range;

use rand::RngExt;
use rand::seq::SliceRandom;

use super::Partner;
use pushflip_core::engine::random::Generator;
use pushflip_core::rules::game::QUIET_LIMIT;
use pushflip_core::rules::{Game, Position, Side, Status};

/// Exploration constant, with rewards from 0 to 1. The theoretical √2 is 60 to 110 Elo weaker than half of it
/// at 1,000 playouts in both games.
const EXPLORATION: f64 = 0.7;
/// Longest playout in plies; a longer one counts as a draw.
const PLAYOUT_PLIES: u32 = 200;

/// Plays the most visited move after a fixed number of playouts.
#[derive(Debug)]
pub struct Mcts {
    playouts: u32,
}

impl Mcts {
    /// A player with a number of playouts per move, at least one.
    #[must_use]
    pub fn new(playouts: u32) -> Self {
        Self { playouts: playouts.max(1) }
    }
}

impl<P: Position> Partner<P> for Mcts {
    fn choose(&self, game: &Game<P>, random: &mut Generator) -> (P::Move, Option<u64>) {
        let mut tree = Tree::new(game, random);
        tree.expand_root(game);
        let mut path = Vec::new();
        for _ in 0..self.playouts {
            if tree.nodes[0].children.len() == 1 {
                break;
            }
            tree.sample(&mut path);
        }
        let moves = &tree.nodes[tree.nodes[0].children.clone()];
        let most = moves.iter().max_by_key(|node| node.visits).expect("an unfinished game has a move");
        (most.mv.expect("a child with a move"), None)
    }
}

/// The winner of a finished game; `None` for a draw.
type End = Option<Side>;

struct Node<P: Position> {
    position: P,
    /// The move to this node; `None` at the root.
    mv: Option<P::Move>,
    end: Option<End>,
    visits: u32,
    /// Points of the side that moved to this node: 1 for a win, ½ for a draw.
    points: f64,
    children: Range<usize>,
}

impl<P: Position> Node<P> {
    fn new(position: P, mv: Option<P::Move>) -> Self {
        let end = position.outcome().map(|outcome| outcome.winner);
        Self { position, mv, end, visits: 0, points: 0.0, children: 0..0 }
    }

    /// Upper confidence bound of a visited node.
    fn bound(&self, log_visits: f64) -> f64 {
        let visits = f64::from(self.visits);
        self.points / visits + EXPLORATION * (log_visits / visits).sqrt()
    }
}

struct Tree<'r, P: Position> {
    nodes: Vec<Node<P>>,
    /// Whether the limit of quiet plies draws.
    quiet: bool,
    random: &'r mut Generator,
    /// Buffer for the moves of a playout.
    moves: Vec<P::Move>,
}

impl<'r, P: Position> Tree<'r, P> {
    fn new(game: &Game<P>, random: &'r mut Generator) -> Self {
        let nodes = vec![Node::new(game.position(), None)];
        Self { nodes, quiet: game.draw_rules().quiet, random, moves: Vec::new() }
    }

    /// Expands the root, and marks moves that draw by repetition or quiet plies.
    fn expand_root(&mut self, game: &Game<P>) {
        self.expand(0);
        for node in &mut self.nodes[1..] {
            let mut after = game.clone();
            node.mv.into_iter().for_each(|mv| after.play(mv));
            if matches!(after.status(), Status::Drawn(_)) {
                node.end = Some(None);
            }
        }
    }

    /// Adds a node's children in random order, or only the winning child.
    fn expand(&mut self, parent: usize) {
        let position = self.nodes[parent].position;
        let first = self.nodes.len();
        let nodes = &mut self.nodes;
        position.for_each_move(|mv| nodes.push(Node::new(position.play(mv), Some(mv))));
        let side = position.side_to_move();
        if let Some(win) = (first..nodes.len()).find(|&child| nodes[child].end == Some(Some(side))) {
            nodes.swap(first, win);
            nodes.truncate(first + 1);
        }
        nodes[first..].shuffle(&mut self.random);
        nodes[parent].children = first..nodes.len();
    }

    /// One iteration: selection, expansion, playout, backpropagation.
    fn sample(&mut self, path: &mut Vec<usize>) {
        path.clear();
        let mut at = 0;
        loop {
            path.push(at);
            let node = &self.nodes[at];
            if node.end.is_some() || node.visits == 0 && at != 0 {
                break;
            }
            if node.children.is_empty() {
                self.expand(at);
            }
            at = self.select(at);
        }
        let winner = self.nodes[at].end.unwrap_or_else(|| self.playout(at));
        for &at in &*path {
            let node = &mut self.nodes[at];
            node.visits += 1;
            let mover = !node.position.side_to_move();
            node.points += winner.map_or(0.5, |winner| f64::from(u8::from(winner == mover)));
        }
    }

    /// The first unvisited child, or else the child with the highest upper confidence bound.
    fn select(&self, parent: usize) -> usize {
        let Node { visits, ref children, .. } = self.nodes[parent];
        let log_visits = f64::from(visits).ln();
        let mut best = (f64::NEG_INFINITY, children.start);
        for child in children.clone() {
            let node = &self.nodes[child];
            if node.visits == 0 {
                return child;
            }
            let bound = node.bound(log_visits);
            if bound > best.0 {
                best = (bound, child);
            }
        }
        best.1
    }

    fn playout(&mut self, from: usize) -> End {
        let mut position = self.nodes[from].position;
        for _ in 0..PLAYOUT_PLIES {
            if self.quiet && position.quiet_plies() >= QUIET_LIMIT {
                return None;
            }
            self.moves.clear();
            position.for_each_move(|mv| self.moves.push(mv));
            position = position.play(self.moves[self.random.random_range(..self.moves.len())]);
            if let Some(outcome) = position.outcome() {
                return outcome.winner;
            }
        }
        None
    }
}
