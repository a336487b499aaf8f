//! The team game lesson. The learner is South and plays Cross.

use super::{Step, Task, Wish};

/// The steps, from seats and dots to a short game with a computer as partner.
pub(super) const STEPS: [Step; 9] = [
    Step { id: "seats", position: "1n1w1/s3e/2e2/w3n/1s2w s 0 13", task: Task::Look, points: &[] },
    Step {
        id: "first",
        position: "5/5/5/5/5 s 0 1",
        task: Task::Move { wish: Wish::Shown, shown: "c1-c5.s", replies: &["a3-e3.w", "b5-b1.n", "e2-a2.e"] },
        points: &["c1"],
    },
    Step {
        id: "dot",
        position: "2s2/e4/4n/s4/2w2 s 0 13",
        task: Task::Move { wish: Wish::TakePointed, shown: "c5-c1.s", replies: &[] },
        points: &["c5", "a2"],
    },
    Step {
        id: "partner",
        position: "5/1n3/2e2/4w/1s3 s 0 9",
        task: Task::Move { wish: Wish::Shown, shown: "b1-b5.n", replies: &["e2-a2.w", "b5-e5.n"] },
        points: &["b1"],
    },
    Step {
        id: "line",
        position: "nsns1/1w3/2e2/3w1/1e3 s 0 9",
        task: Task::Move { wish: Wish::Win, shown: "e1-e5.s", replies: &[] },
        points: &[],
    },
    Step {
        id: "danger",
        position: "nsns1/4w/weew1/5/5 s 0 13",
        task: Task::Move { wish: Wish::Shown, shown: "e1-e5.s", replies: &[] },
        points: &["e1"],
    },
    Step {
        id: "block",
        position: "4s/weww1/1n3/s4/2s2 s 0 9",
        task: Task::Move { wish: Wish::Block, shown: "e1-e5.s", replies: &[] },
        points: &["a4", "b4", "c4", "d4"],
    },
    Step { id: "pass", position: "nwnen/w3e/n3n/e3w/nenwn s 4 33", task: Task::Look, points: &[] },
    Step { id: "play", position: "1s1n1/5/2s2/5/1w1e1 s 0 13", task: Task::Game, points: &[] },
];
