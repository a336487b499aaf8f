//! Match review: laws of the grades over every variant, and known blunders.

use pushflip_core::ai::tablebase::Value;
use pushflip_core::ai::{Evaluate, Limits, MoveReason, MultiPv, Score, Searcher, Stop};
use pushflip_core::language::Localized;
use pushflip_core::rules::{Game, Position as _, Side, Variant, quixo};
use pushflip_core::session::puzzle::{Puzzle, PuzzleSet, Task};
use pushflip_core::session::{
    AnyGame, AnyMove, AnyPosition, Controller, End, Grade, Match, Setup, Verdict, Worth, review,
};
use rand::prelude::*;
use rand::rngs::ChaCha8Rng;

use crate::random_games;

/// The node limit of a search, enough for short wins.
const NODES: u64 = 2_000;
/// The node limit for puzzles, whose wins are longer.
const PUZZLE_NODES: u64 = 20_000;
/// One of this many puzzles of a variant is judged, because each takes a fraction of a second.
const PUZZLES_APART: usize = 13;

fn people(variant: Variant) -> Match {
    Match::new(Setup::new(variant, &[]))
}

/// A match that starts from a position.
fn at(variant: Variant, text: &str) -> Match {
    super::match_at(Setup::new(variant, &[]), text)
}

/// A match of at most this many random plies.
fn random(variant: Variant, plies: usize, seed: u64) -> Match {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut game = people(variant);
    random_games::play(&mut game, plies, &mut rng);
    game
}

fn judged(game: &Match, mv: &str) -> Verdict {
    let mv = game.position().parse_move(mv).expect("a move");
    game.game().judge(mv, &Limits::nodes(NODES), &Stop::new()).expect("the game goes on")
}

fn reviewed(game: &Match) -> Vec<Verdict> {
    let mut verdicts = Vec::new();
    assert!(review(game, NODES, &Stop::new(), |verdict| verdicts.push(verdict)));
    verdicts
}

#[test]
fn review_judges_every_ply_once_and_deterministically() {
    for variant in Variant::ALL {
        let game = random(variant, 16, 7);
        let verdicts = reviewed(&game);
        let played: Vec<_> = verdicts.iter().map(|verdict| verdict.played).collect();
        assert_eq!(played, game.moves(), "{variant}");
        let plies = Side::BOTH.map(|side| game.plies_by_grade(side, verdicts.iter().enumerate()));
        assert_eq!(plies.iter().flatten().sum::<usize>(), game.moves().len(), "{variant}");
        for (ply, verdict) in verdicts.iter().enumerate() {
            assert!(verdict.after.chance <= verdict.before.chance, "{variant} {ply}: {verdict:?}");
            assert_eq!(verdict.line[0], verdict.best, "{variant} {ply}");
            let before = game.position_after(ply);
            assert_eq!(before.check(verdict.best), Ok(()), "{variant} {ply}");
            assert!(verdict.best != verdict.played || !verdict.has_better_move, "{variant} {ply}");
            let is_best = !verdict.has_better_move && verdict.has_choice;
            assert_eq!(verdict.grade == Grade::Best, is_best, "{variant} {ply}: {verdict:?}");
            assert!(verdict.grade <= Grade::Good || verdict.has_choice, "{variant} {ply}: {verdict:?}");
            let is_last = ply + 1 == verdicts.len() && game.result().is_some();
            assert_eq!(
                verdict.reply.is_some(),
                verdict.best != verdict.played && !is_last,
                "{variant} {ply}"
            );
            if let Some((reply, _)) = verdict.reply {
                assert_eq!(game.position_after(ply + 1).check(reply), Ok(()), "{variant} {ply}");
            }
        }
        // Each ply judged alone gives the same result as the whole match.
        let before = game.until(9);
        let again = before.game().judge(game.moves()[9], &Limits::nodes(NODES), &Stop::new());
        assert_eq!(again.as_ref(), Some(&verdicts[9]), "{variant}");
        // So does the comparison alone, except that it takes a choice for granted.
        let (best, grade) = before
            .game()
            .compare_with_best(game.moves()[9], &Limits::nodes(NODES), &Stop::new())
            .expect("the game goes on");
        assert_eq!((best, grade > Grade::Best), (verdicts[9].best, verdicts[9].has_better_move), "{variant}");
        assert_eq!(grade.max(Grade::Good), verdicts[9].grade.max(Grade::Good), "{variant}");
        let alone = before.game().best_move(&Limits::nodes(NODES), &Stop::new());
        assert_eq!(alone, Some(best), "{variant}");
    }
}

#[test]
fn best_moves_get_the_best_grade() {
    for variant in Variant::ALL {
        let mut game = random(variant, 6, 3);
        let first = game.moves().len();
        while game.moves().len() < first + 8 && game.result().is_none() {
            let any = game.position().moves()[0];
            let verdict =
                game.game().judge(any, &Limits::nodes(NODES), &Stop::new()).expect("an unfinished game");
            game.play(verdict.best).expect("legal");
        }
        for (ply, verdict) in reviewed(&game).iter().enumerate().skip(first) {
            let grade = if verdict.has_choice { Grade::Best } else { Grade::Good };
            assert_eq!(verdict.grade, grade, "{variant} {ply}: {verdict:?}");
        }
    }
}

#[test]
fn a_move_is_best_only_if_another_one_is_an_inaccuracy_or_worse() {
    // Every first move of Quixo is known to draw.
    let game = people(Variant::Quixo);
    for mv in game.position().moves() {
        let verdict = judged(&game, &mv.to_string());
        let grade = (verdict.grade, verdict.has_better_move, verdict.has_choice);
        assert_eq!(grade, (Grade::Good, false, false), "{verdict:?}");
        assert_eq!(verdict.of_best().grade, Grade::Good, "{verdict:?}");
    }
    // Here all moves but a few miss an immediate win.
    let game = at(Variant::Quixo, "5/oooo1/xxxx1/5/5 x 0 9");
    let verdict = judged(&game, "e3-a3");
    assert_eq!((verdict.grade, verdict.has_choice), (Grade::Best, true), "{verdict:?}");
}

#[test]
fn the_solution_of_a_puzzle_is_best() {
    // In each of these positions some other move misses the win, or loses.
    let is_long = |puzzle: &&Puzzle| matches!(puzzle.task, Task::Win(3..) | Task::Hold(2..));
    for variant in Variant::ALL {
        let all = PuzzleSet::of(variant).puzzles().iter().filter(|puzzle| puzzle.variant() == variant);
        let mut count = 0;
        for puzzle in all.filter(is_long).step_by(PUZZLES_APART) {
            // In the team game the solutions differ only in the dot.
            let is_best = |&key: &AnyMove| {
                let verdict = puzzle.game().judge(key, &Limits::nodes(PUZZLE_NODES), &Stop::new());
                verdict.expect("the game goes on").grade == Grade::Best
            };
            assert!(puzzle.keys.iter().any(is_best), "{puzzle}");
            count += 1;
        }
        assert!(count > 2, "{variant}: {count} puzzles");
    }
}

#[test]
fn completing_the_opponents_line_is_a_blunder() {
    // The fifth circle of column a is on b5; a5 and the row after it are pushed to the left.
    let game = at(Variant::Quixo, "xo2x/o3x/o3x/o3x/o4 x 0 12");
    let losing = game.position().moves().into_iter().find(|&mv| {
        let mut next = game.clone();
        next.play(mv).expect("legal");
        next.result().is_some_and(|result| result.winner == Some(Side::Second))
    });
    let losing = losing.expect("a move that completes column a").to_string();
    let verdict = judged(&game, &losing);
    assert_eq!((verdict.grade, verdict.after.end), (Grade::Blunder, Some(End::Loss(Some(1)))), "{verdict:?}");
    assert_ne!(verdict.best.to_string(), losing);
    let sentence = format!("This push completes the opponent’s line. Best was {}.", verdict.best);
    assert_eq!(verdict.better_move(false).to_string(), sentence);
    let sentence = format!("This push completes your line. Best was {}.", verdict.best);
    assert_eq!(verdict.better_move(true).to_string(), sentence);
}

#[test]
fn missed_immediate_win_is_a_blunder() {
    let game = at(Variant::Quixo, "5/oooo1/xxxx1/5/5 x 0 9");
    let verdict = judged(&game, "a1-e1");
    assert_eq!((verdict.grade, verdict.after.end), (Grade::Blunder, Some(End::Loss(Some(2)))), "{verdict:?}");
    assert_eq!((verdict.before.end, verdict.why), (Some(End::Win(Some(1))), MoveReason::WinsAtOnce));
    let mut won = game.clone();
    won.play(verdict.best).expect("legal");
    assert!(won.result().is_some_and(|result| result.winner == Some(Side::First)));
    // The other side's view of an unanswered threat.
    let game = at(Variant::Quixo, "5/oo3/xxxx1/o4/5 o 0 9");
    let verdict = judged(&game, "a1-e1");
    assert_eq!((verdict.grade, verdict.after.end), (Grade::Blunder, Some(End::Loss(Some(2)))), "{verdict:?}");
    assert!(matches!(verdict.why, MoveReason::StopsLine(_) | MoveReason::AvoidsLosing), "{verdict:?}");
}

#[test]
fn a_blunder_names_the_reply_that_it_allows() {
    let comment = |text, mv, opponent_is_you| {
        let verdict = judged(&at(Variant::Quixo, text), mv);
        assert_eq!(verdict.grade, Grade::Blunder, "{verdict:?}");
        let reply = verdict.reply.expect("the game goes on").0;
        let shown = verdict.better_move(opponent_is_you).to_string();
        shown.replace(&reply.to_string(), "REPLY").replace(&verdict.best.to_string(), "BEST")
    };
    let open = "5/oooo1/5/xxx2/5 x 0 7";
    for (mv, opponent_is_you, expected) in [
        ("e3-e5", false, "This lets the opponent win with REPLY. Best was BEST."),
        ("e3-e5", true, "This lets you win with REPLY. Best was BEST."),
        ("a2-a5", false, "Lets the opponent play REPLY, which forces a win. Best was BEST."),
        ("a2-a5", true, "Lets you play REPLY, which forces a win. Best was BEST."),
    ] {
        assert_eq!(comment(open, mv, opponent_is_you), expected);
    }
    // A missed win is worse than what the opponent can do.
    let won = "5/oooo1/xxxx1/5/5 x 0 9";
    assert_eq!(comment(won, "a1-e1", false), "BEST would have won at once.");
}

#[test]
fn a_better_move_is_named_with_its_reason_if_that_is_more_than_a_search() {
    let even = Worth { chance: 500, end: None };
    for variant in Variant::ALL {
        let game = people(variant);
        let verdict = judged(&game, &game.position().moves()[0].to_string());
        let verdict = Verdict { before: even, after: even, grade: Grade::Inaccuracy, ..verdict };
        let sentence = |why| Verdict { why, ..verdict.clone() }.better_move(false).to_string();
        assert_eq!(sentence(MoveReason::LooksBest), format!("Best was {}.", verdict.best));
        let reason = Localized::from(MoveReason::KeepsMostOptions);
        let expected = format!("Best was {}: {reason}.", verdict.best);
        assert_eq!(sentence(MoveReason::KeepsMostOptions), expected);
    }
}

#[test]
fn hexxagon_ends_are_known_too() {
    let text = "r/-r-r-r/rrrrrrrrrrrr/rrrrrrrrrrrrrrrrrr/wrrrrrrrrrrr2rrrrrrrrrr w 0 40";
    let game = at(Variant::Hexxagon, text);
    let mv = game.position().moves()[0].to_string();
    let verdict = judged(&game, &mv);
    assert_eq!(
        (verdict.grade, verdict.has_better_move),
        (Grade::Good, false),
        "every move loses: {verdict:?}"
    );
    assert!(matches!(verdict.after.end, Some(End::Loss(_))), "{verdict:?}");
}

#[test]
fn review_can_be_stopped() {
    let game = random(Variant::Hexxagon, 12, 5);
    let (stop, mut count) = (Stop::new(), 0);
    let complete = review(&game, NODES, &stop, |_| {
        count += 1;
        if count == 3 {
            stop.stop();
        }
    });
    assert!(!complete);
    assert_eq!(count, 3);
    assert_eq!(game.until(2).game().judge(game.moves()[2], &Limits::nodes(NODES), &stop), None);
}

#[test]
fn match_against_a_computer_is_reviewed_only_after_its_end() {
    let level = Controller::Computer(pushflip_core::ai::Level::Casual);
    let mut game = Match::new(Setup::new(Variant::Quixo, &[Controller::Human, level]));
    assert!(!game.may_be_judged() && people(Variant::Quixo).may_be_judged());
    game.resign(Side::First);
    assert!(game.may_be_judged());
}

/// A Quixo position with this many cubes, for which the tablebase has a value, and this many quiet plies.
fn solved(cubes: u32, quiet: u32, rng: &mut ChaCha8Rng) -> quixo::Position {
    let position = random_games::with_cubes(cubes, rng);
    while position.prepare_tablebase() || position.is_tablebase_loading() {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    position.read(&random_games::with_quiet_plies(&position, quiet)).expect("a position")
}

#[test]
fn win_after_the_hundredth_quiet_ply_is_not_counted_as_lost() {
    let mut rng = ChaCha8Rng::seed_from_u64(93);
    let mut seen = 0;
    while seen < 6 {
        // On a full board every ply is quiet: the game is drawn after two of them.
        let position = solved(25, 98, &mut rng);
        let goes_on = |mv: &quixo::Push| position.play(*mv).outcome().is_none();
        let after = |mv: quixo::Push| position.play(mv).tablebase_value();
        let moves = position.moves();
        let wins_immediately = |position: quixo::Position| AnyPosition::from(position).can_win();
        let safe = |mv: &quixo::Push| goes_on(mv) && !wins_immediately(position.play(*mv));
        let Some(&draws) = moves.iter().find(|mv| safe(mv) && after(**mv) == Some(Value::Draw)) else {
            continue;
        };
        if position.tablebase_value() != Some(Value::Win) || wins_immediately(position) {
            continue;
        }
        let game = at(Variant::Quixo, &position.to_string());
        let verdict = judged(&game, &draws.to_string());
        assert!(verdict.grade <= Grade::Good, "{position}: {draws} draws like every move, {verdict:?}");
        assert!(!verdict.has_better_move, "{position}: {draws}, {verdict:?}");
        assert_eq!(verdict.before.end, Some(End::Draw), "{position}: {verdict:?}");
        seen += 1;
    }
}

/// The number of matches to compare; `PUSHFLIP_REVIEWS` overrides it.
const REVIEWS: usize = 6;

/// A match of random plies near the limit of quiet plies, in which the sides move back and forth where
/// possible.
fn random_match_near_limit(rng: &mut ChaCha8Rng) -> Match {
    let (cubes, quiet) = (*[6, 8, 9, 23, 24, 25].choose(rng).expect("a value"), rng.random_range(84..98));
    let mut game = at(Variant::Quixo, &solved(cubes, quiet, rng).to_string());
    while game.moves().len() < 14 && game.result().is_none() {
        let AnyGame::Quixo(now) = game.game() else { unreachable!("Quixo") };
        let position = now.position();
        let moves = position.moves();
        let again = moves.iter().filter(|mv| now.occurrences(&position.play(**mv)) > 0);
        let quiet = moves.iter().filter(|mv| position.play(**mv).quiet_plies() > 0);
        let mv = again.choose(rng).or_else(|| quiet.choose(rng)).or_else(|| moves.choose(rng));
        let mv = AnyMove::from(*mv.expect("a move"));
        game.play(mv).expect("legal");
    }
    game
}

/// The values of a search for a game's moves and for the game itself, where they are proven.
fn ends(game: &Game<quixo::Position>) -> (Option<End>, Vec<(AnyMove, Option<End>)>) {
    let mut searcher = Searcher::new(1);
    searcher.set_full_strength();
    let lines = searcher
        .search_lines(game, MultiPv::Every, &Limits::nodes(20_000), &Stop::new(), |_| ())
        .expect("the game goes on");
    let end = |score: Score| match score {
        _ if score >= Score::WON => Some(End::Win(None)),
        _ if score <= Score::LOST => Some(End::Loss(None)),
        _ => (score == Score::DRAW).then_some(End::Draw),
    };
    let best = lines.iter().map(|line| line.score).max().expect("a move");
    (end(best), lines.iter().map(|line| (line.pv[0].into(), end(line.score))).collect())
}

#[test]
fn review_never_contradicts_the_search() {
    let mut rng = ChaCha8Rng::seed_from_u64(94);
    let (mut compared, mut plies) = (0, 0);
    for _ in 0..crate::variable("PUSHFLIP_REVIEWS", REVIEWS) {
        let game = random_match_near_limit(&mut rng);
        for (ply, verdict) in reviewed(&game).iter().enumerate() {
            let AnyGame::Quixo(before) = game.until(ply).game().clone() else { unreachable!("Quixo") };
            let (best, moves) = ends(&before);
            let played = moves.iter().find(|(mv, _)| *mv == verdict.played).and_then(|(_, end)| *end);
            let position = AnyPosition::from(before.position());
            for (worth, end) in [(verdict.before, best), (verdict.after, played)] {
                if let (Some(said), Some(end)) = (worth.end, end) {
                    let kind = |end| std::mem::discriminant(&end);
                    assert_eq!(kind(said), kind(end), "{position}, ply {ply}, {verdict:?}: {moves:?}");
                    compared += 1;
                }
            }
            plies += 1;
        }
    }
    println!("{compared} ends compared in {plies} plies");
    assert!(compared > 30, "{compared} ends compared in {plies} plies");
}
