//! Explanations of hints on worked examples and against the board.

use std::time::Duration;

use pushflip_core::ai::{Explain, Info, Level, Limits, Line, MoveReason, Score, Stop, explain, hint};
use pushflip_core::language::Localized;
use pushflip_core::rules::{DrawRules, Game, Position};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use super::{at, hexxagon_start, quixo_start, random_position, search, teams_start};

/// The reason for a move if the search had chosen it without a decided score.
fn why<P: Explain>(position: P, mv: &str) -> MoveReason {
    let mv: P::Move = mv.parse().expect("a move");
    assert_eq!(position.check(mv), Ok(()));
    let mut found = search(&Game::new(position, DrawRules::default()), Limits::depth(1));
    (found.pv, found.score, found.depth) = (vec![mv], Score::estimate(10), 6);
    explain(&position, &found)
}

#[test]
fn reasons_in_quixo() {
    let why = |text, mv| why(at(quixo_start(), text), mv);
    assert_eq!(why("oxxxo/x1x2/o1x1o/ox2x/ox1ox o 3 24", "e4-a4"), MoveReason::WinsAtOnce);
    // Cross threatens column a by a3-a1. Inserting at a1 pushes it apart.
    assert_eq!(why("xxooo/xo3/4o/x4/x3x o 0 14", "b1-a1"), MoveReason::StopsLine(Line::Column('a')));
    assert_eq!(why("oo1oo/1xxxo/1o2x/1xx2/oxo1x x 0 17", "e2-e5"), MoveReason::StopsLine(Line::Row(5)));
    // The same position with a move that ignores the threat: no reason mentions it.
    assert_eq!(why("oo1oo/1xxxo/1o2x/1xx2/oxo1x x 0 17", "e2-a2"), MoveReason::LinesUp(3, Line::Row(2)));
    // No threat exists, but most moves would create one.
    assert_eq!(why("xoxxx/oxx1x/x3o/4o/xooxo o 1 28", "a2-a1"), MoveReason::AvoidsLosing);
    assert_eq!(why("oo2x/5/5/4x/o3x o 1 8", "e3-e5"), MoveReason::LinesUp(3, Line::Row(5)));
    assert_eq!(why("ooxxx/o2ox/o2x1/4o/1xx1x x 3 25", "e3-a3"), MoveReason::KeepsMostOptions);
    assert_eq!(why("o2xx/o3o/xo3/ox3/x2ox x 0 13", "b5-a5"), MoveReason::LooksBest);
}

#[test]
fn reasons_in_the_team_game() {
    let why = |text, mv| why(at(teams_start(), text), mv);
    assert_eq!(why("w1wnw/n3w/n4/nw3/s3s s 0 13", "b5-a5.s"), MoveReason::WinsAtOnce);
    assert_eq!(why("se1ww/2nss/4n/e2en/wen1n e 0 24", "a4-e4.w"), MoveReason::StopsLine(Line::Column('e')));
    assert_eq!(why("wnsse/3ww/e4/ne3/nswse e 1 28", "a4-a1.w"), MoveReason::LinesUp(4, Line::Rising));
}

#[test]
fn reasons_in_hexxagon() {
    let why = |text, mv| why(at(hexxagon_start(true), text), mv);
    assert_eq!(why("1/-1-1-1/r11/4r2r10/10r1r4rrr1ww1 r 3 17", "c1-d17"), MoveReason::WinsAtOnce);
    assert_eq!(why("1/-1-w-1/r1r4w1rr1/6w2ww7/1r1r4w4ww3rr4 r 1 31", "c10-d12"), MoveReason::Turns(3));
    assert_eq!(why("1/-1-w-1/r1r4w1rr1/6w2ww7/1r1r4w4ww3rr4 r 1 31", "d3"), MoveReason::StaysSafe);
    assert_eq!(why("1/-1-1-1/r8rr1/1rr10r4/8w3r11 w 0 12", "d7"), MoveReason::AvoidsLosing);
    assert_eq!(why("1/-1-1-1/5r6/3r4r9/7ww11w1ww r 0 11", "c3"), MoveReason::KeepsMostOptions);
}

#[test]
fn proven_scores_are_reasons() {
    let position = at(quixo_start(), "x1x1x/oxo1x/oxx2/oo3/x1ooo o 1 22");
    let found = search(&Game::new(position, DrawRules::default()), Limits::depth(4));
    assert_eq!(explain(&position, &found), MoveReason::WinsWithin(3));
    let lost = position.play(found.pv[0]);
    let found = search(&Game::new(lost, DrawRules::default()), Limits::depth(4));
    assert_eq!(explain(&lost, &found), MoveReason::HoldsOut);
    let by_tablebase =
        Info { score: Score::WON, ..search(&Game::new(position, DrawRules::default()), Limits::depth(1)) };
    assert_eq!(explain(&position, &by_tablebase), MoveReason::ForcesWin);
    let (mv, why) =
        hint(&Game::new(position, DrawRules::default()), Level::Master, 0, &Stop::new()).expect("a hint");
    assert_eq!((position.check(mv), why), (Ok(()), MoveReason::WinsWithin(3)));
}

#[test]
fn reasons_are_sentences() {
    let say = |why: MoveReason| Localized::from(why).to_string();
    assert_eq!(say(MoveReason::StopsLine(Line::Falling)), "stops five in a line on the diagonal a5–e1");
    assert_eq!(say(MoveReason::StopsLine(Line::Column('c'))), "stops five in a line in column c");
    assert_eq!(say(MoveReason::WinsWithin(5)), "wins in 3 moves, whatever the reply");
    assert_eq!([say(MoveReason::Turns(1)), say(MoveReason::Turns(4))], ["flips 1 piece", "flips 4 pieces"]);
}

#[test]
fn no_move_claims_to_stop_a_line_that_the_next_reply_completes() {
    let mut rng = ChaCha8Rng::seed_from_u64(21);
    let mut stopped = 0;
    for _ in 0..150 {
        let position = random_position(quixo_start(), &mut rng);
        let opponent = !position.side_to_move();
        for mv in position.moves() {
            let found =
                Info { depth: 1, nodes: 0, time: Duration::ZERO, score: Score::estimate(0), pv: vec![mv] };
            let next = position.play(mv);
            if let MoveReason::StopsLine(_) | MoveReason::AvoidsLosing = explain(&position, &found) {
                stopped += 1;
                assert!(next.outcome().is_none());
                for reply in next.moves() {
                    let lost = next.play(reply).is_won_by(opponent);
                    assert!(!lost, "{position}: {mv} is answered by {reply}");
                }
            }
        }
    }
    assert!(stopped > 50, "{stopped} moves that stop a threat");
}
