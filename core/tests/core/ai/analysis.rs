//! Analyses: lines, values of moves, reasons.

use pushflip_core::ai::{
    Analysis, Level, Limits, MoveReason, MultiPv, Score, Searcher, Stop, agrees_to_draw, chance, hint,
};
use pushflip_core::language::Localized;
use pushflip_core::rules::hexxagon;
use pushflip_core::rules::quixo;
use pushflip_core::rules::{DrawRules, Game, Position, Side};
use pushflip_core::session::{AnyGame, AnyPosition, Options};

use super::{BOARD_ONLY, at, hexxagon_start, plain_negamax, quixo_start, random_position, search};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

fn analysed<P: pushflip_core::ai::Explain>(position: P, wanted: MultiPv, depth: u32) -> Analysis<P::Move> {
    let game = Game::new(position, BOARD_ONLY);
    let found = Searcher::new(1).analyse(&game, wanted, &Limits::depth(depth), &Stop::new(), |_| ());
    found.expect("the game goes on")
}

#[test]
fn every_move_has_its_own_value() {
    let mut rng = ChaCha8Rng::seed_from_u64(41);
    for _ in 0..6 {
        let position = random_position(quixo_start(), &mut rng);
        let found = analysed(position, MultiPv::Every, 3);
        let mut moves: Vec<_> = found.candidates.iter().map(|candidate| candidate.mv).collect();
        moves.sort_unstable();
        let mut legal = position.moves();
        legal.sort_unstable();
        assert_eq!(moves, legal, "{position}");
        for candidate in &found.candidates {
            let score = -plain_negamax(&position.play(candidate.mv), candidate.depth - 1, 1, false);
            assert_eq!(candidate.score, score, "{position}: {}", candidate.mv);
            assert_eq!(candidate.line[0], candidate.mv);
        }
        assert!(found.candidates.is_sorted_by(|a, b| a.score >= b.score));
        assert_eq!(
            found.candidates[0].score,
            search(&Game::new(position, BOARD_ONLY), Limits::depth(3)).score
        );
    }
}

#[test]
fn the_best_lines_are_those_of_the_best_moves() {
    let mut rng = ChaCha8Rng::seed_from_u64(42);
    for _ in 0..4 {
        let position = random_position(hexxagon_start(true), &mut rng);
        let all = analysed(position, MultiPv::Every, 2);
        let best = analysed(position, MultiPv::Best(3), 2);
        let scores = |found: &Analysis<hexxagon::Move>| -> Vec<Score> {
            found.candidates.iter().take(3).map(|candidate| candidate.score).collect()
        };
        assert_eq!(scores(&best), scores(&all), "{position}");
    }
    let forced =
        at(hexxagon_start(true), "r/-r-r-r/rrrrrrrrrrrr/rrrrrrrrrrrrrrrrrr/wrrrrrrrrrrr2rrrrrrrrrr w 0 40");
    assert_eq!(analysed(forced, MultiPv::Best(5), 2).candidates.len(), 1);
}

#[test]
fn lines_can_be_played() {
    let position = at(quixo_start(), "xo1ox/3x1/ox3/ox2x/xo2o o 0 21");
    for candidate in analysed(position, MultiPv::Best(4), 7).candidates {
        let mut now = position;
        for mv in candidate.line {
            assert_eq!(now.check(mv), Ok(()));
            now = now.play(mv);
        }
    }
}

#[test]
fn values_match_reasons() {
    let position = at(quixo_start(), "5/oo3/xxxx1/o4/5 x 0 9");
    let found = analysed(position, MultiPv::Every, 3);
    let best = &found.candidates[0];
    assert_eq!((best.score, best.why, best.chance), (Score::win_in(1), MoveReason::WinsAtOnce, 1_000));
    let position = at(quixo_start(), "x1x1x/oxo1x/oxx2/oo3/x1ooo o 1 22");
    let found = analysed(position, MultiPv::Every, 3);
    assert_eq!(
        (found.candidates[0].score, found.candidates[0].why),
        (Score::win_in(3), MoveReason::WinsWithin(3))
    );
    let worst = found.candidates.last().expect("moves");
    let Some(plies) = worst.score.plies_to_loss() else { panic!("{worst:?}") };
    assert_eq!((worst.why, worst.chance), (MoveReason::LosesWithin(plies), 0));
    let say = |why: MoveReason| Localized::from(why).to_string();
    assert_eq!(say(MoveReason::LosesWithin(2)), "loses in 1 move");
    assert_eq!(say(MoveReason::LosesWithin(5)), "loses in 3 moves");
    assert_eq!(say(MoveReason::FallsShort(105, "cube")), "is 1.05 cubes worse than the best move");
    let chance = chance::<quixo::Position>;
    assert_eq!((chance(Score::DRAW), chance(Score::win_in(4)), chance(Score::loss_in(4))), (500, 1_000, 0));
    assert_eq!(chance(Score::estimate(100)), 731);
    assert_eq!(chance(Score::estimate(100)) + chance(Score::estimate(-100)), 1_000);
}

#[test]
fn an_analysis_continues_until_it_is_stopped() {
    let position = AnyPosition::start(pushflip_core::rules::Variant::Hexxagon, &Options::default());
    let game = AnyGame::new(position, DrawRules::default());
    let stop = Stop::new();
    let mut depths = Vec::new();
    let last = game.analyse(1, MultiPv::Best(2), &Limits::default(), &stop, |analysis| {
        depths.push(analysis.depth);
        assert_eq!(analysis.candidates.len(), 2);
        if analysis.depth == 4 {
            stop.stop();
        }
    });
    assert_eq!(depths, [1, 2, 3, 4]);
    assert_eq!(last.expect("moves").candidates.len(), 2);
    assert_eq!(game.hint(Level::Master, 0, &stop), None);
    let game = Game::new(at(quixo_start(), "5/oo3/xxxx1/o4/5 x 0 9"), DrawRules::default());
    assert_eq!(hint(&game, Level::Master, 0, &Stop::new()).map(|(_, why)| why), Some(MoveReason::WinsAtOnce));
}

#[test]
fn a_computer_accepts_a_draw_unless_it_is_ahead() {
    let stop = Stop::new();
    // Red to move, ahead and behind.
    let start = hexxagon_start(false);
    for (first, agrees) in [(Side::First, true), (Side::Second, false)] {
        let mut position = start;
        // One side captures as much as it can, the other as little.
        let mut moves = 0;
        while moves < 12 {
            let mover = position.side_to_move();
            let all = position.moves();
            let turned = |mv: &hexxagon::Move| mv.to().map_or(0, |to| position.captures(to).count_ones());
            let mv = if mover == first {
                all.into_iter().max_by_key(turned)
            } else {
                all.into_iter().min_by_key(turned)
            };
            position = position.play(mv.expect("a move"));
            moves += 1;
        }
        assert_eq!(position.side_to_move(), Side::First);
        let game = Game::new(position, DrawRules::default());
        assert_eq!(agrees_to_draw(&game, Level::Club, 1, &stop), Some(agrees), "{position}");
    }
    let game = Game::new(start, DrawRules::default());
    stop.stop();
    assert_eq!(agrees_to_draw(&game, Level::Master, 1, &stop), None);
}
