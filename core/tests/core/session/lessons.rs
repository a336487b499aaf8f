//! Lessons: the shown move solves every step; other moves are rejected with a reason.

use std::collections::HashSet;

use pushflip_core::ai::{Limits, Stop};
use pushflip_core::rules::quixo::board::lines;
use pushflip_core::rules::{Ending, Side, Variant, hexxagon};
use pushflip_core::session::lesson::{
    Course, FinishedLessons, LEARNER, Lesson, Miss, Next, Stage, Step, Task, Wish,
};
use pushflip_core::session::{AnyMove, AnyPosition, Controller, Match, MatchResult, Reason};

/// All steps with their lesson and number.
fn steps() -> impl Iterator<Item = (Lesson, usize, &'static Step)> {
    Lesson::ALL.into_iter().flat_map(|lesson| {
        lesson.steps().iter().enumerate().map(move |(number, step)| (lesson, number, step))
    })
}

fn step(lesson: Lesson, id: &str) -> &'static Step {
    lesson.steps().iter().find(|step| step.id == id).unwrap_or_else(|| panic!("{lesson} has no step {id}"))
}

fn legal(position: &AnyPosition, text: &str) -> AnyMove {
    let mv = position.parse_move(text).expect("a move");
    position.check(mv).unwrap_or_else(|why| panic!("{text} in {position}: {why}"));
    mv
}

/// Plays a step as the game does: the learner's move, forced passes, scripted replies.
fn play(course: &mut Course, mv: AnyMove) -> Match {
    let mut game = course.game().expect("a step");
    let ply = |course: &mut Course, game: &mut Match, mv: AnyMove| {
        let before = game.position();
        game.play(mv).unwrap_or_else(|why| panic!("{mv} in {before}: {why}"));
        course.played(&before, mv);
    };
    ply(course, &mut game, mv);
    loop {
        if let Some(pass) = game.position().forced_pass().filter(|_| game.result().is_none()) {
            ply(course, &mut game, pass);
        } else if let Next::Reply(reply) = course.next(&game) {
            ply(course, &mut game, reply);
        } else {
            return game;
        }
    }
}

#[test]
fn lesson_steps_have_unique_ids() {
    for lesson in Lesson::ALL {
        let ids: HashSet<_> = lesson.steps().iter().map(|step| step.id).collect();
        assert_eq!(ids.len(), lesson.steps().len(), "{lesson}");
        assert!((8..=10).contains(&lesson.steps().len()), "{lesson} has {} steps", lesson.steps().len());
        assert!(matches!(lesson.steps().last().map(|step| &step.task), Some(Task::Game)), "{lesson}");
    }
}

#[test]
fn lesson_positions_round_trip_and_the_learner_is_to_move() {
    for (lesson, _, step) in steps() {
        let game = step.game(lesson);
        let position = game.position();
        assert_eq!(position.to_string(), step.position, "{lesson} {}", step.id);
        assert_eq!(position.variant(), lesson.variant());
        if !matches!(step.task, Task::Look) {
            assert!(game.result().is_none(), "{lesson} {}: the game is over", step.id);
            assert_eq!(position.seat_to_move(), LEARNER, "{lesson} {}", step.id);
        }
        for cell in &step.points {
            let known = if lesson.variant().is_quixo() {
                cell.parse::<pushflip_core::rules::quixo::Cell>().is_ok()
            } else {
                cell.parse::<pushflip_core::rules::hexxagon::Cell>().is_ok()
            };
            assert!(known, "{lesson} {} points at {cell}", step.id);
        }
    }
}

#[test]
fn shown_move_fulfils_every_step() {
    for (lesson, number, step) in steps() {
        let Task::Move { shown, replies, .. } = &step.task else { continue };
        let mut course = Course::at(lesson, number);
        let start = course.game().expect("a step").position();
        let mv = legal(&start, shown);
        assert_eq!(step.judge(&start, mv), Ok(()), "{lesson} {}: {shown}", step.id);
        let game = play(&mut course, mv);
        assert_eq!(course.stage(), Stage::Done(replies.len()), "{lesson} {}", step.id);
        assert!(course.is_done());
        assert_eq!(course.next(&game), Next::Rest, "{lesson} {}", step.id);
    }
}

#[test]
fn scripted_replies_are_legal_after_every_accepted_move() {
    for (lesson, number, step) in steps() {
        let Task::Move { replies, .. } = &step.task else { continue };
        let start = step.game(lesson).position();
        let right = start.moves().into_iter().filter(|&mv| step.judge(&start, mv).is_ok());
        for mv in right {
            let mut course = Course::at(lesson, number);
            play(&mut course, mv);
            assert_eq!(course.stage(), Stage::Done(replies.len()), "{lesson} {}: {mv}", step.id);
        }
    }
}

#[test]
fn wrong_move_is_taken_back_and_can_be_retried() {
    for (lesson, number, step) in steps() {
        let start = step.game(lesson).position();
        for mv in start.moves() {
            let Err(miss) = step.judge(&start, mv) else { continue };
            let mut course = Course::at(lesson, number);
            let game = play(&mut course, mv);
            assert_eq!(course.stage(), Stage::Missed(miss), "{lesson} {}: {mv}", step.id);
            assert_eq!(course.next(&game), Next::TakeBack);
            assert!(!course.is_done());
            course.taken_back();
            assert_eq!(course.stage(), Stage::Open(Some(miss)));
            let shown = step.shown(&start).expect("a move");
            play(&mut course, shown);
            assert!(course.is_done(), "{lesson} {}", step.id);
        }
    }
}

#[test]
fn each_way_to_miss_is_named() {
    let cases = [
        (Lesson::Quixo, "take", "c2-c5", None),
        (Lesson::Quixo, "take", "c1-e1", Some(Miss::OtherEnd)),
        (Lesson::Quixo, "take", "e5-e1", Some(Miss::OtherCube)),
        (Lesson::Quixo, "own", "e1-a1", Some(Miss::OtherCube)),
        (Lesson::Quixo, "line", "a1-e1", Some(Miss::NoLine)),
        (Lesson::Quixo, "line", "e1-a1", Some(Miss::OtherEnd)),
        (Lesson::QuixoTeams, "line", "e1-a1.s", Some(Miss::OtherEnd)),
        (Lesson::Quixo, "instead", "e1-e5", Some(Miss::OpponentLine)),
        (Lesson::Quixo, "block", "a1-e1", Some(Miss::Threat)),
        (Lesson::QuixoTeams, "first", "c1-c5.n", Some(Miss::OtherDot)),
        (Lesson::Hexxagon, "clone", "e4", Some(Miss::OtherMove)),
        (Lesson::Hexxagon, "gap", "d10-d8", Some(Miss::OtherCell)),
        (Lesson::Hexxagon, "jump", "e15", Some(Miss::NoJump)),
        (Lesson::Hexxagon, "turn", "e14", Some(Miss::FewTurned)),
        (Lesson::Hexxagon, "count", "d10-b4", Some(Miss::NoClone)),
    ];
    for (lesson, id, text, wanted) in cases {
        let step = step(lesson, id);
        let position = step.game(lesson).position();
        let found = position.parse_move(text).ok().and_then(|mv| step.judge(&position, mv).err());
        assert_eq!(found, wanted, "{lesson} {id} {text}");
    }
    let named: HashSet<_> = cases.iter().filter_map(|case| case.3).collect();
    assert_eq!(named.len(), Miss::ALL.len(), "every reason occurs");
}

#[test]
fn the_right_cube_or_piece_is_never_blamed() {
    let blaming = [Miss::OtherMove, Miss::OtherCube, Miss::NoLine, Miss::Threat];
    let start_of = |mv: AnyMove| match mv {
        AnyMove::Hexxagon(hexxagon::Move::Jump { from, .. }) => Some(from.to_string()),
        _ => mv.push().map(|push| push.take().to_string()),
    };
    for (lesson, _, step) in steps() {
        let start = step.game(lesson).position();
        let Some(right) = step.shown(&start).and_then(start_of) else { continue };
        for mv in start.moves() {
            if start_of(mv).as_ref() == Some(&right)
                && let Err(miss) = step.judge(&start, mv)
            {
                assert!(!blaming.contains(&miss), "{lesson} {}: {miss:?} after {mv}", step.id);
            }
        }
    }
}

/// The texts of the steps describe their positions correctly.
#[test]
fn highlighted_cells_match_the_step_text() {
    let done = |lesson, id: &str| -> (AnyPosition, Match) {
        let number = lesson_number(lesson, id);
        let mut course = Course::at(lesson, number);
        let start = course.game().expect("a step").position();
        let shown = step(lesson, id).shown(&start).expect("a move");
        (start, play(&mut course, shown))
    };
    let ending = |game: &Match| game.result().map(|MatchResult { winner, reason, .. }| (winner, reason));
    let won = Some((Some(Side::First), Reason::Board(Ending::Line)));
    let lost = Some((Some(Side::Second), Reason::Board(Ending::OpponentLine)));
    for (lesson, id, wanted) in [
        (Lesson::Quixo, "line", won),
        (Lesson::Quixo, "shift", won),
        (Lesson::Quixo, "danger", lost),
        (Lesson::Quixo, "instead", won),
        (Lesson::QuixoTeams, "line", won),
        (Lesson::QuixoTeams, "danger", lost),
    ] {
        assert_eq!(ending(&done(lesson, id).1), wanted, "{lesson} {id}");
    }
    let score = |position: &AnyPosition| position.score().expect("Hexxagon").0;
    let (start, end) = done(Lesson::Hexxagon, "end");
    assert_eq!((score(&start), score(&end.position())), ([28, 29], [31, 27]));
    assert_eq!(ending(&end), Some((Some(Side::First), Reason::Board(Ending::Full))));
    let (_, gap) = done(Lesson::Hexxagon, "gap");
    let after_jump = gap.position_after(1);
    assert_eq!(score(&gap.position())[1], score(&after_jump)[1] + 4, "four pieces change sides");
    let (_, stuck) = done(Lesson::Hexxagon, "stuck");
    assert_eq!(stuck.moves().last().map(ToString::to_string).as_deref(), Some("pass"));
    assert_eq!(stuck.position().seat_to_move(), LEARNER);
    let pass = step(Lesson::QuixoTeams, "pass").game(Lesson::QuixoTeams).position();
    assert!(pass.forced_pass().is_some(), "south passes");
    let play = step(Lesson::Hexxagon, "play").game(Lesson::Hexxagon).position();
    let [red, white] = score(&play);
    assert_eq!(58 - red - white, 16, "empty cells");
    assert!(red > white, "a friendly position");
}

fn lesson_number(lesson: Lesson, id: &str) -> usize {
    lesson.steps().iter().position(|step| step.id == id).expect("a step with this id")
}

#[test]
fn blocking_prevents_the_win_and_other_moves_allow_it() {
    for lesson in [Lesson::Quixo, Lesson::QuixoTeams] {
        let step = step(lesson, "block");
        let start = step.game(lesson).position();
        for mv in start.moves() {
            let after = start.play(mv);
            let loses = after.moves().into_iter().any(|reply| after.play(reply).is_won_by(Side::Second));
            let blocked = after.outcome().is_some() || !loses;
            assert_eq!(step.judge(&start, mv).is_ok(), blocked, "{lesson}: {mv}");
        }
        assert!(matches!(step.task, Task::Move { wish: Wish::Block, .. }));
    }
}

#[test]
fn one_can_go_to_the_end_and_back() {
    let mut course = Course::new(Lesson::Quixo);
    assert!(!course.back(), "the first step");
    let all = Lesson::Quixo.steps().len();
    for number in 1..=all {
        assert!(course.forward());
        assert_eq!(course.number(), number);
    }
    assert!(course.is_at_end() && course.game().is_none() && !course.forward());
    assert!(!course.is_completed(), "the last game was skipped");
    assert!(course.back());
    assert_eq!(course.number(), all - 1);
    course.game_over();
    assert!(!course.is_completed() && course.forward() && course.is_completed());
    assert_eq!(course.next(&Match::new(Lesson::Quixo.first_game())), Next::Rest);
    assert_eq!(Lesson::Quixo.next(), Some(Lesson::Hexxagon));
    assert_eq!(Lesson::QuixoTeams.next(), None);
}

#[test]
fn first_game_uses_the_lowest_level() {
    for lesson in Lesson::ALL {
        let setup = lesson.first_game();
        assert_eq!(setup.variant, lesson.variant());
        for (seat, player) in setup.seats.iter().enumerate() {
            assert_eq!(player.controller == Controller::Human, seat == LEARNER, "{lesson}");
        }
        assert_eq!(setup.start, None, "{lesson}: the whole board");
    }
    assert_eq!(Lesson::QuixoTeams.variant(), Variant::QuixoTeams);
}

#[test]
fn finished_lessons_are_saved_and_a_broken_file_is_renamed() {
    let folder = tempfile::tempdir().expect("a folder");
    let folders = super::folders(folder.path());
    let (mut learned, warning) = FinishedLessons::load(&folders);
    assert_eq!((learned.suggested(), warning), (Lesson::Quixo, None));
    assert!(learned.finish(Lesson::Quixo) && !learned.finish(Lesson::Quixo));
    learned.save(&folders).expect("a folder that can be written");
    let (again, warning) = FinishedLessons::load(&folders);
    assert_eq!((again.clone(), warning), (learned, None));
    assert!(again.has(Lesson::Quixo) && !again.has(Lesson::Hexxagon));
    assert_eq!(again.suggested(), Lesson::Hexxagon);
    let file = folders.data.join("lessons.toml");
    std::fs::write(&file, "finished =").expect("a file");
    let (none, warning) = FinishedLessons::load(&folders);
    assert_eq!(none, FinishedLessons::default());
    assert!(warning.is_some_and(|error| error.to_string().contains("lessons.toml")));
    assert!(!file.exists(), "the file is kept under another name");
}

/// The move of a player who does only what the lesson has taught: win, complete no line of the other side, leave no
/// win to it, and otherwise extend the longest line or get the most pieces.
fn taught_move(position: &AnyPosition) -> AnyMove {
    let worth = |&mv: &AnyMove| {
        let after = position.play(mv);
        let own = |cubes: u32| lines().map(|line| (line & cubes).count_ones()).into_iter().max();
        let size = match &after {
            AnyPosition::Quixo(after) => own(after.cubes(Side::First)),
            AnyPosition::Teams(after) => own(after.cubes(Side::First)),
            AnyPosition::Hexxagon(_) => after.score().map(|score| score[Side::First]),
        };
        let [wins, loses] = Side::BOTH.map(|side| after.is_won_by(side));
        (wins, !loses && !after.can_win(), size)
    };
    position.moves().into_iter().max_by_key(worth).expect("a move")
}

#[test]
fn a_player_who_plays_as_taught_wins_the_last_game() {
    for lesson in Lesson::ALL {
        let course = Course::at(lesson, lesson.steps().len() - 1);
        for seed in 0..20 {
            let mut game = course.game().expect("a game");
            game.set_began(format!("2026-01-01 00:00:{seed:02}").parse().expect("a moment"));
            while game.result().is_none() {
                let position = game.position();
                let mv = match course.next(&game) {
                    Next::Reply(reply) => reply,
                    _ => match game.controller().expect("a seat to move") {
                        Controller::Human => position.forced_pass().unwrap_or_else(|| taught_move(&position)),
                        Controller::Computer(level) => {
                            let chosen =
                                game.game().choose(level, game.seed(), &Limits::default(), &Stop::default());
                            chosen.expect("a move")
                        }
                    },
                };
                game.play(mv).expect("a legal move");
            }
            let winner = game.result().and_then(|result| result.winner);
            assert_eq!(winner, Some(Side::First), "{lesson} {seed}: {:?}", game.moves());
        }
    }
}
