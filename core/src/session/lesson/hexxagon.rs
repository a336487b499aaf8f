//! The Hexxagon lesson. The learner plays Red.

use super::{Step, Task, Wish};

/// The steps, from the first clone to the end of a game.
pub(super) const STEPS: [Step; 10] = [
    Step {
        id: "goal",
        position: "1/-1-1-1/12/18/w3r3w3r3w3r3 r 0 1",
        task: Task::Look,
        points: &["e5", "e13", "e21"],
    },
    Step {
        id: "clone",
        position: "1/-1-1-1/12/18/w3r3w3r3w3r3 r 0 1",
        task: Task::Move { wish: Wish::Shown, shown: "e14", replies: &["e2"] },
        points: &["e14"],
    },
    Step {
        id: "jump",
        position: "1/-1-1-1/12/18/ww2r3w3rr2w3r3 r 0 3",
        task: Task::Move { wish: Wish::Jump, shown: "e13-d11", replies: &[] },
        points: &["e13"],
    },
    Step {
        id: "turn",
        position: "1/-1-1-1/5w6/8wrw7/w3r3w3r3w3r3 r 0 9",
        task: Task::Move { wish: Wish::Turn(3), shown: "c7", replies: &[] },
        points: &[],
    },
    Step {
        id: "count",
        position: "1/-1-1-1/5w1w4/9r8/w3r3w3r3w3r3 r 0 7",
        task: Task::Move { wish: Wish::CloneAndTurn(2), shown: "c7", replies: &[] },
        points: &["c7", "b4"],
    },
    Step {
        id: "gap",
        position: "1/-1-1-1/6rw4/8rrr7/w3r3w1w1r3w3r3 r 0 9",
        task: Task::Move { wish: Wish::Shown, shown: "d10-b4", replies: &["e11-d10"] },
        points: &["d10"],
    },
    Step {
        id: "blocks",
        position: "r/-1-1-1/12/ww16/w3r3w3r3w3r3 r 0 7",
        task: Task::Move { wish: Wish::Shown, shown: "a1-c1", replies: &[] },
        points: &["a1"],
    },
    Step {
        id: "stuck",
        position: "r/-r-r-r/rrrrrrrrrrrr/wrrrrrrrr1rrrrrrrr/wwrrrrrrrrr3rrrrrrrrrw r 0 63",
        task: Task::Move { wish: Wish::Any, shown: "e14", replies: &[] },
        points: &["d1", "e1", "e2", "e24"],
    },
    Step {
        id: "end",
        position: "r/-r-w-r/rrrrrrwwwwww/rrrrrrrrrwwwwwwwww/wwrrrrrrrrrr1wwwwwwwwwww r 0 67",
        task: Task::Move { wish: Wish::Shown, shown: "e13", replies: &[] },
        points: &["e13"],
    },
    Step {
        id: "play",
        position: "r/-r-1-w/rrrr4wwww/rrrrrrr5wwwwww/rrrrrrrrr6wwwwwwwww r 0 43",
        task: Task::Game,
        points: &[],
    },
];
