//! The best move that the panel names, drawn on the board.

use bevy::prelude::*;

use super::analysis::Analysed;
use super::study::Study;
use crate::game::state::{BestMove, Screen, Step};
use pushflip_core::session::{AnyMove, Grade};

/// Keeps the drawn move up to date.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnExit(Screen::Review), |mut best: ResMut<BestMove>| best.0 = None).add_systems(
        Update,
        follow
            .run_if(resource_exists_and_changed::<Study>.or_else(resource_changed::<Analysed>))
            .run_if(in_state(Screen::Review).and_then(resource_exists::<Study>))
            .after(Step::Turn)
            .before(Step::Table),
    );
}

fn follow(study: Res<Study>, analysed: Res<Analysed>, mut best: ResMut<BestMove>) {
    best.set_if_neq(BestMove(named_move(&study, &analysed)));
}

/// The first move of the best line during an analysis, else the better move of the comment on the last ply.
fn named_move(study: &Study, analysed: &Analysed) -> Option<AnyMove> {
    if study.analysing {
        return analysed.of_shown(study)?.candidates.first().map(|best| best.mv);
    }
    let verdict = study.last_verdict().filter(|_| study.may_be_judged())?;
    (verdict.grade > Grade::Best).then_some(verdict.best)
}
