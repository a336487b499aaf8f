//! The best move in the viewed position, drawn on the board.

use bevy::prelude::*;

use super::analysis::Analysed;
use super::is_open;
use super::study::Study;
use crate::game::state::{BestMove, Screen, Step};
use pushflip_core::ai::MoveReason;
use pushflip_core::session::AnyMove;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnExit(Screen::Review), |mut best: ResMut<BestMove>| best.0 = None).add_systems(
        Update,
        follow
            .run_if(resource_exists_and_changed::<Study>.or_else(resource_changed::<Analysed>))
            .run_if(is_open)
            .after(Step::Turn)
            .before(Step::Table),
    );
}

fn follow(study: Res<Study>, analysed: Res<Analysed>, mut best: ResMut<BestMove>) {
    best.set_if_neq(BestMove(shown_best(&study, &analysed)));
}

/// The best move in the viewed position that the board and the comment show. None without the analysis if the comment
/// names a better move than the last ply, because the player would read two best moves.
pub(super) fn shown_best(study: &Study, analysed: &Analysed) -> Option<AnyMove> {
    let names_better = study.last_verdict().is_some_and(|verdict| verdict.has_better_move);
    let best = best_now(study, analysed).filter(|_| study.analysing || !names_better);
    best.map(|(mv, _)| mv)
}

/// The best move in the viewed position and the reason for it: of the analysis, or else of the verdict on the next
/// or the last ply.
pub(super) fn best_now(study: &Study, analysed: &Analysed) -> Option<(AnyMove, MoveReason)> {
    let place = study.viewed();
    let found = analysed.of_shown(study).and_then(|found| found.candidates.first());
    let next = study.verdict(place.branch, place.plies).map(|next| (next.best, next.why));
    let known = next.or_else(|| study.last_verdict()?.reply).filter(|_| study.may_be_judged());
    found.map(|best| (best.mv, best.why)).or(known)
}

#[cfg(test)]
mod tests {
    use super::super::study::tests::judged;
    use super::super::study::{Branch, LinePosition};
    use super::*;
    use pushflip_core::rules::Variant;
    use pushflip_core::session::{Match, Setup, Verdict};

    #[test]
    fn only_the_analysis_shows_a_best_move_beside_a_better_one() {
        for variant in Variant::ALL {
            let mut game = Match::new(Setup::new(variant, &[]));
            for _ in 0..2 {
                let mv = game.position().moves()[0];
                game.play(mv).expect("legal");
            }
            let mut study = Study::new(game);
            study.go_to(LinePosition { branch: Branch::Game, plies: 1 });
            let [last, next] = [0, 1].map(|ply| judged(&study, Branch::Game, ply));
            study.learn(Branch::Game, 1, next.clone());
            for (has_better_move, analysing) in [(false, false), (false, true), (true, false), (true, true)] {
                study.learn(Branch::Game, 0, Verdict { has_better_move, ..last.clone() });
                study.analysing = analysing;
                let wanted = (analysing || !has_better_move).then_some(next.best);
                let shown = shown_best(&study, &Analysed::default());
                assert_eq!(shown, wanted, "{variant}: {has_better_move}, {analysing}");
            }
        }
    }
}
