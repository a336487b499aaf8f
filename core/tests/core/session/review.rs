//! A match looked through: the laws of the grades over every variant, and known blunders.

use pushflip_core::ai::{Limits, Stop, Why};
use pushflip_core::rules::{Side, Variant};
use pushflip_core::session::{Controller, End, Grade, Match, Setup, Verdict, review};
use rand::prelude::*;
use rand::rngs::ChaCha8Rng;

/// Positions a search: enough to see what is near.
const NODES: u64 = 2_000;

fn people(variant: Variant) -> Match {
    Match::new(Setup::new(variant, &[]))
}

/// A match that begins at a position.
fn at(variant: Variant, text: &str) -> Match {
    let mut setup = Setup::new(variant, &[]);
    setup.start = Some(setup.first_position().read(text).expect("a position"));
    Match::new(setup)
}

/// A match of random plies, at most so many.
fn random(variant: Variant, plies: usize, seed: u64) -> Match {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut game = people(variant);
    while game.moves().len() < plies && game.result().is_none() {
        let mv = *game.position().moves().choose(&mut rng).expect("a move");
        game.play(mv).expect("legal");
    }
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
fn every_ply_is_judged_once_and_alike_each_time() {
    for variant in Variant::ALL {
        let game = random(variant, 16, 7);
        let verdicts = reviewed(&game);
        let played: Vec<_> = verdicts.iter().map(|verdict| verdict.played).collect();
        assert_eq!(played, game.moves(), "{variant}");
        let totals = Side::BOTH.map(|side| game.tally(side, verdicts.iter().enumerate()).total());
        assert_eq!(totals.iter().sum::<usize>(), game.moves().len(), "{variant}");
        for (ply, verdict) in verdicts.iter().enumerate() {
            assert!(verdict.after.chance <= verdict.before.chance, "{variant} {ply}: {verdict:?}");
            assert_eq!(verdict.line[0], verdict.best, "{variant} {ply}");
            let before = game.position_after(ply);
            assert_eq!(before.check(verdict.best), Ok(()), "{variant} {ply}");
            if verdict.best == verdict.played {
                assert_eq!(verdict.grade, Grade::Best, "{variant} {ply}");
            }
        }
        // Each ply by itself gives the same as the whole match.
        let again = game.game_after(9).judge(game.moves()[9], &Limits::nodes(NODES), &Stop::new());
        assert_eq!(again.as_ref(), Some(&verdicts[9]), "{variant}");
    }
}

#[test]
fn who_plays_the_best_moves_has_nothing_to_reproach_himself_with() {
    for variant in Variant::ALL {
        let mut game = random(variant, 6, 3);
        let first = game.moves().len();
        while game.moves().len() < first + 8 && game.result().is_none() {
            let any = game.position().moves()[0];
            let verdict = game.game().judge(any, &Limits::nodes(NODES), &Stop::new()).expect("going on");
            game.play(verdict.best).expect("legal");
        }
        for (ply, verdict) in reviewed(&game).iter().enumerate().skip(first) {
            assert_eq!(verdict.grade, Grade::Best, "{variant} {ply}: {verdict:?}");
        }
    }
}

#[test]
fn completing_the_opponents_line_is_a_blunder() {
    // The fifth circle of column a stands on b5; a5 and the row after it are pushed to the left.
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
}

#[test]
fn a_win_at_once_that_is_missed_is_a_blunder_with_the_win_as_best() {
    let game = at(Variant::Quixo, "5/oooo1/xxxx1/5/5 x 0 9");
    let verdict = judged(&game, "a1-e1");
    assert_eq!((verdict.grade, verdict.after.end), (Grade::Blunder, Some(End::Loss(Some(2)))), "{verdict:?}");
    assert_eq!((verdict.before.end, verdict.why), (Some(End::Win(Some(1))), Why::WinsAtOnce));
    let mut won = game.clone();
    won.play(verdict.best).expect("legal");
    assert!(won.result().is_some_and(|result| result.winner == Some(Side::First)));
    // The other side's view of a threat that was not stopped.
    let game = at(Variant::Quixo, "5/oo3/xxxx1/o4/5 o 0 9");
    let verdict = judged(&game, "a1-e1");
    assert_eq!((verdict.grade, verdict.after.end), (Grade::Blunder, Some(End::Loss(Some(2)))), "{verdict:?}");
    assert!(matches!(verdict.why, Why::StopsLine(_) | Why::AvoidsLosing), "{verdict:?}");
}

#[test]
fn hexxagon_ends_are_known_too() {
    let text = "r/-r-r-r/rrrrrrrrrrrr/rrrrrrrrrrrrrrrrrr/wrrrrrrrrrrr2rrrrrrrrrr w 0 40";
    let game = at(Variant::Hexxagon, text);
    let mv = game.position().moves()[0].to_string();
    let verdict = judged(&game, &mv);
    assert_eq!(verdict.grade, Grade::Best, "lost whatever he plays: {verdict:?}");
    assert!(matches!(verdict.after.end, Some(End::Loss(_))), "{verdict:?}");
}

#[test]
fn a_review_can_be_stopped() {
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
    assert_eq!(game.game_after(2).judge(game.moves()[2], &Limits::nodes(NODES), &stop), None);
}

#[test]
fn a_match_against_a_computer_is_judged_only_after_its_end() {
    let level = Controller::Computer(pushflip_core::ai::Level::Casual);
    let mut game = Match::new(Setup::new(Variant::Quixo, &[Controller::Human, level]));
    assert!(!game.may_be_judged() && people(Variant::Quixo).may_be_judged());
    game.resign(Side::First);
    assert!(game.may_be_judged());
}
