//! Proof-number search for longer lines (Allis, van der Meulen and van den Herik, 1994). The tree holds the winner's
//! moves that keep the win, and all quiet replies.

use super::progress::{ProgressSearch, is_quiet};
use crate::ai::evaluation::Evaluate;
use crate::ai::limits::Stopped;
use crate::rules::game::QUIET_LIMIT;

/// Largest number of nodes of a tree, about 100 MB.
const MOST_NODES: usize = 1_000_000;
/// The proof number of a disproven node.
const NEVER: u32 = u32::MAX / 2;

pub(super) struct Node<P: Evaluate> {
    pub(super) position: P,
    pub(super) mv: Option<P::Move>,
    /// Whether the winner is to move.
    pub(super) wins: bool,
    /// Least numbers of leaves to prove for a proof, and for a disproof.
    pub(super) proof: u32,
    pub(super) disproof: u32,
    pub(super) children: Vec<usize>,
}

impl<P: Evaluate> Node<P> {
    /// A leaf that is neither proven nor disproven.
    pub(super) fn new(position: P, mv: Option<P::Move>, wins: bool) -> Self {
        Self { position, mv, wins, proof: 1, disproof: 1, children: Vec::new() }
    }
}

impl<P: Evaluate> ProgressSearch<'_, P> {
    /// The first move of a proven line, or the move with the lowest proof number.
    pub(super) fn prove_move(&mut self, root: P) -> Option<P::Move> {
        let mut tree = vec![Node::new(root, None, true)];
        _ = self.prove(&mut tree);
        let possible = tree[0].children.iter().map(|&child| &tree[child]).filter(|child| child.proof < NEVER);
        possible.min_by_key(|child| child.proof).and_then(|child| child.mv)
    }

    /// Expands the tree until its root is proven or disproven.
    pub(super) fn prove(&mut self, tree: &mut Vec<Node<P>>) -> Result<(), Stopped> {
        while tree[0].proof > 0 && tree[0].proof < NEVER {
            let mut path = vec![0];
            let mut at = 0;
            while !tree[at].children.is_empty() {
                let key =
                    |&child: &usize| if tree[at].wins { tree[child].proof } else { tree[child].disproof };
                let open = tree[at].children.iter().copied().filter(|&child| tree[child].proof > 0);
                let Some(next) = open.min_by_key(key) else { break };
                at = next;
                path.push(at);
            }
            self.expand(tree, &path)?;
            for &number in path.iter().rev() {
                let node = &tree[number];
                let proofs = node.children.iter().map(|&child| tree[child].proof);
                let disproofs = node.children.iter().map(|&child| tree[child].disproof);
                let (proof, disproof) = if node.wins {
                    (proofs.min().unwrap_or(NEVER), sum(disproofs))
                } else {
                    (sum(proofs), disproofs.min().unwrap_or(NEVER))
                };
                if node.wins && proof == 0 {
                    self.proven.insert(node.position.identity());
                }
                (tree[number].proof, tree[number].disproof) = (proof, disproof);
            }
        }
        Ok(())
    }

    fn expand(&mut self, tree: &mut Vec<Node<P>>, path: &[usize]) -> Result<(), Stopped> {
        // Nodes are counted here too, because cached values cost no budget and the tree could grow without limit.
        self.budget.count()?;
        if tree.len() > MOST_NODES {
            return Err(Stopped);
        }
        let at = path[path.len() - 1];
        let (position, wins) = (tree[at].position, tree[at].wins);
        for mv in position.moves() {
            let next = position.play(mv);
            let mut child = Node::new(next, Some(mv), !wins);
            if !wins && self.proven.contains(&next.identity()) {
                // A proof does not depend on the path to the position.
                (child.proof, child.disproof) = (0, NEVER);
            } else if !is_quiet(&next) {
                // The reply takes a blank cube, which is progress for the winner.
                if !wins || !self.starts_forced_line(&position, mv, 1)? {
                    continue;
                }
                (child.proof, child.disproof) = (0, NEVER);
            } else if wins && !self.keeps_win(&next)? {
                continue;
            } else if !self.is_new(&next)
                || next.quiet_plies() + 1 >= QUIET_LIMIT && self.game.draw_rules().quiet
                || path.iter().any(|&before| tree[before].position.identity() == next.identity())
            {
                (child.proof, child.disproof) = (NEVER, 0);
            } else if wins {
                let quiet = next.moves().into_iter().filter(|&reply| is_quiet(&next.play(reply))).count();
                child.proof = quiet as u32;
                if quiet == 0 {
                    child.disproof = NEVER;
                }
            } else if self.has_forced_line(&next, 1)? {
                (child.proof, child.disproof) = (0, NEVER);
            }
            let number = tree.len();
            tree[at].children.push(number);
            tree.push(child);
        }
        Ok(())
    }
}

fn sum(numbers: impl Iterator<Item = u32>) -> u32 {
    numbers.fold(0, |sum: u32, number| sum.saturating_add(number).min(NEVER))
}
