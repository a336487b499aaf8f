//! The Quixo lesson. The learner plays Cross.

use super::{Step, Task, Wish};

/// The steps, up to a short game against a computer with some crosses on the board.
pub(super) const STEPS: [Step; 10] = [
    Step { id: "goal", position: "1o3/3o1/xxxxx/o2o1/5 o 0 10", task: Task::Look, points: &[] },
    Step {
        id: "take",
        position: "5/5/5/5/5 x 0 1",
        task: Task::Move { wish: Wish::Shown, shown: "c1-c5", replies: &["e4-a4"] },
        points: &["c1"],
    },
    Step {
        id: "insert",
        position: "2x2/o4/5/5/5 x 0 3",
        task: Task::Move { wish: Wish::TakePointed, shown: "e3-a3", replies: &[] },
        points: &["e3"],
    },
    Step {
        id: "own",
        position: "x3o/5/o1x2/4x/2o2 x 0 7",
        task: Task::Move { wish: Wish::TakePointed, shown: "e2-a2", replies: &[] },
        points: &["a5", "e2"],
    },
    Step {
        id: "line",
        position: "xxxx1/1o3/2o2/3o1/1o3 x 0 9",
        task: Task::Move { wish: Wish::Win, shown: "e1-e5", replies: &[] },
        points: &["e1"],
    },
    Step {
        id: "shift",
        position: "o3o/2x2/xx1xx/1o1o1/o4 x 0 11",
        task: Task::Move { wish: Wish::Win, shown: "c1-c5", replies: &[] },
        points: &[],
    },
    Step {
        id: "danger",
        position: "xxxx1/4o/oooo1/5/5 x 0 11",
        task: Task::Move { wish: Wish::Shown, shown: "e1-e5", replies: &[] },
        points: &["e1"],
    },
    Step {
        id: "instead",
        position: "xxxx1/4o/oooo1/5/5 x 0 11",
        task: Task::Move { wish: Wish::Win, shown: "e5-a5", replies: &[] },
        points: &[],
    },
    Step {
        id: "block",
        position: "4x/oooo1/1x3/x4/2x2 x 0 9",
        task: Task::Move { wish: Wish::Block, shown: "b1-b5", replies: &[] },
        points: &["a4", "b4", "c4", "d4"],
    },
    Step { id: "play", position: "x2x1/5/2x2/5/o3o x 0 7", task: Task::Game, points: &[] },
];
