//! Background searches of a review: verdicts on plies, and the value of every move in the viewed position. One search
//! runs at a time; the viewed position comes first.

use std::sync::{Arc, Mutex};

use bevy::prelude::*;

use super::explorer::{Explorer, MasterMove};
use super::is_open;
use super::study::{Branch, Study};
use crate::game::redraw::{DrawWhile, Waker};
use crate::game::state::{Screen, Step};
use crate::game::turn::Job;
use pushflip_core::ai::{Analysis, Level, Limits, MultiPv};
use pushflip_core::session::{AnyMove, DEEP, QUICK, Verdict};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<AnalysisSearch>()
        .init_resource::<Analysed>()
        .draw_while(resource_changed::<Analysed>)
        .add_systems(OnExit(Screen::Review), stop)
        .add_systems(Update, (collect, assign).chain().in_set(Step::Turn).run_if(is_open));
}

/// The node limits of an analysis of every move, round by round: it deepens while the position is viewed.
const ROUNDS: [u64; 4] = [60_000, 400_000, 2_500_000, 16_000_000];
/// The seed of Master's random choices among equal moves.
const SEED: u64 = 1;
/// The size of the transposition table of an analysis, in MiB.
const TABLE_SIZE: usize = 16;

/// The values of all moves in a position.
#[derive(Resource, Default, Debug)]
pub struct Analysed {
    /// The moves before the position.
    pub after: Vec<AnyMove>,
    /// The analysis; `None` before the first result.
    pub found: Option<Analysis<AnyMove>>,
    rounds: usize,
}

impl Analysed {
    pub fn of_shown(&self, study: &Study) -> Option<&Analysis<AnyMove>> {
        self.found.as_ref().filter(|_| study.analysing && self.after == study.viewed_moves())
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum SearchTask {
    /// The verdict on a ply, given the moves before it.
    Judge { branch: Branch, before: Vec<AnyMove>, played: AnyMove, nodes: u64 },
    /// The values of all moves after the given ones.
    Analyse { after: Vec<AnyMove>, round: usize },
    /// The move of Master after the given ones.
    Master { after: Vec<AnyMove> },
}

enum Finding {
    Verdict(Box<Verdict>),
    Analysis(Analysis<AnyMove>),
    Master(AnyMove),
}

struct RunningSearch {
    task: SearchTask,
    search: Job<()>,
    findings: Arc<Mutex<Vec<Finding>>>,
}

#[derive(Resource, Default)]
pub(super) struct AnalysisSearch {
    running: Option<RunningSearch>,
    /// Whether there was no task at the last check.
    idle: bool,
}

pub(super) fn stop(mut searches: ResMut<AnalysisSearch>, mut analysed: ResMut<Analysed>) {
    searches.running = None;
    *analysed = Analysed::default();
}

/// Whether Master's move in the viewed position was requested and is not known.
fn asks_master(study: &Study, explorer: &Explorer) -> bool {
    explorer.master_of_shown(study) == MasterMove::Searching
}

fn wanted(study: &Study, analysed: &Analysed, explorer: &Explorer) -> Option<SearchTask> {
    if !study.may_be_judged() {
        return None;
    }
    let after = study.viewed_moves();
    let rounds = if analysed.after == after { analysed.rounds } else { 0 };
    let analyse = |round| SearchTask::Analyse { after: after.clone(), round };
    if study.analysing && rounds == 0 {
        return Some(analyse(0));
    }
    if asks_master(study, explorer) {
        return Some(SearchTask::Master { after });
    }
    let judge = |branch, ply: usize, nodes| {
        let line = study.line(branch);
        SearchTask::Judge { branch, before: line[..ply].to_vec(), played: line[ply], nodes }
    };
    if let Some((branch, ply)) = study.unjudged() {
        return Some(judge(branch, ply, study.nodes_for(branch, ply, QUICK)));
    }
    if study.last_verdict().is_some_and(|verdict| verdict.nodes < DEEP) {
        return Some(judge(study.viewed().branch, study.viewed().plies - 1, DEEP));
    }
    (study.analysing && rounds < ROUNDS.len()).then(|| analyse(rounds))
}

/// Whether the result of a search is still needed.
fn is_needed(task: &SearchTask, study: &Study, analysed: &Analysed, explorer: &Explorer) -> bool {
    match task {
        SearchTask::Analyse { after, round } => {
            study.analysing
                && *after == study.viewed_moves()
                && (*round == 0 || !asks_master(study, explorer))
        }
        SearchTask::Master { .. } => asks_master(study, explorer),
        SearchTask::Judge { branch, before, played, .. } => {
            let line = study.line(*branch);
            let exists = line.starts_with(before) && line.get(before.len()) == Some(played);
            // The values of the viewed position are more urgent than a verdict.
            let urgent = study.analysing && (analysed.after != study.viewed_moves() || analysed.rounds == 0)
                || asks_master(study, explorer);
            exists && !urgent
        }
    }
}

fn collect(
    mut study: ResMut<Study>,
    mut analysed: ResMut<Analysed>,
    mut explorer: ResMut<Explorer>,
    mut searches: ResMut<AnalysisSearch>,
) {
    let Some(running) = &searches.running else { return };
    let ended = running.search.poll().is_some();
    for finding in running.findings.lock().expect("no panic").drain(..) {
        match (&running.task, finding) {
            (SearchTask::Judge { branch, before, .. }, Finding::Verdict(verdict)) => {
                study.learn(*branch, before.len(), *verdict);
            }
            (SearchTask::Analyse { after, .. }, Finding::Analysis(analysis)) => {
                let better = analysed.after != *after
                    || analysed.found.as_ref().is_none_or(|found| found.depth <= analysis.depth);
                if better {
                    let rounds = if analysed.after == *after { analysed.rounds } else { 0 };
                    *analysed = Analysed { after: after.clone(), found: Some(analysis), rounds };
                }
            }
            (SearchTask::Master { after }, Finding::Master(mv)) => {
                explorer.master = Some((after.clone(), Some(mv)));
            }
            _ => {}
        }
    }
    if ended {
        if let SearchTask::Analyse { after, round } = &running.task {
            if analysed.after != *after {
                *analysed = Analysed { after: after.clone(), ..default() };
            }
            analysed.rounds = round + 1;
        }
        // A drawn game has no move.
        if matches!(running.task, SearchTask::Master { .. }) && asks_master(&study, &explorer) {
            explorer.master = None;
        }
        searches.running = None;
        searches.idle = false;
    }
}

fn assign(
    study: Res<Study>,
    analysed: Res<Analysed>,
    explorer: Res<Explorer>,
    waker: Waker,
    mut searches: ResMut<AnalysisSearch>,
) {
    if study.is_changed() || explorer.is_changed() {
        searches.idle = false;
        let is_stale = |running: &RunningSearch| !is_needed(&running.task, &study, &analysed, &explorer);
        if searches.running.as_ref().is_some_and(is_stale) {
            searches.running = None;
        }
    }
    if searches.running.is_some() || searches.idle {
        return;
    }
    match wanted(&study, &analysed, &explorer) {
        Some(task) => searches.running = Some(begin(task, &study, &waker)),
        None => searches.idle = true,
    }
}

fn begin(task: SearchTask, study: &Study, waker: &Waker) -> RunningSearch {
    let findings = Arc::new(Mutex::new(Vec::new()));
    let game = match &task {
        SearchTask::Judge { before, .. } => study.game_after(before),
        SearchTask::Analyse { after, .. } | SearchTask::Master { after } => study.game_after(after),
    };
    let (started, found) = (task.clone(), findings.clone());
    let search = Job::start(waker, move |stop, wake| {
        let report = |finding| {
            found.lock().expect("no panic").push(finding);
            wake();
        };
        match started {
            SearchTask::Judge { played, nodes, .. } => {
                if let Some(verdict) = game.judge(played, &Limits::nodes(nodes), stop) {
                    report(Finding::Verdict(Box::new(verdict)));
                }
            }
            SearchTask::Analyse { round, .. } => {
                let limits = Limits::nodes(ROUNDS[round]);
                game.analyse_knowing(TABLE_SIZE, MultiPv::Every, &limits, stop, |analysis| {
                    report(Finding::Analysis(analysis));
                });
            }
            SearchTask::Master { .. } => {
                if let Some(mv) = game.choose(Level::Master, SEED, &Limits::default(), stop) {
                    report(Finding::Master(mv));
                }
            }
        }
    });
    RunningSearch { task, search, findings }
}

#[cfg(test)]
mod tests {
    use super::super::study::LinePosition;
    use super::*;
    use pushflip_core::rules::Variant;
    use pushflip_core::session::{Controller, Match, Setup};

    #[test]
    fn the_viewed_position_is_searched_first() {
        let mut game = Match::new(Setup::new(Variant::Hexxagon, &[]));
        for _ in 0..3 {
            let mv = game.position().moves()[0];
            game.play(mv).expect("legal");
        }
        let mut study = Study::new(game);
        study.go_to(LinePosition { branch: Branch::Game, plies: 2 });
        let (analysed, explorer) = (Analysed::default(), Explorer::default());
        let judging = wanted(&study, &analysed, &explorer).expect("a pending analysis");
        assert!(matches!(&judging, SearchTask::Judge { before, nodes: QUICK, .. } if before.len() == 1));
        assert!(is_needed(&judging, &study, &analysed, &explorer));
        study.analysing = true;
        assert!(
            !is_needed(&judging, &study, &analysed, &explorer),
            "the values of the viewed position are more urgent"
        );
        let analysing = wanted(&study, &analysed, &explorer).expect("a pending analysis");
        assert!(matches!(&analysing, SearchTask::Analyse { after, round: 0 } if after.len() == 2));
        let analysed = Analysed { after: study.viewed_moves(), found: None, rounds: 1 };
        assert!(matches!(wanted(&study, &analysed, &explorer), Some(SearchTask::Judge { .. })));
        study.go_to(LinePosition { branch: Branch::Game, plies: 1 });
        assert!(!is_needed(&analysing, &study, &analysed, &explorer), "another position is shown");
    }

    #[test]
    fn a_running_match_against_a_computer_is_not_analysed() {
        let computer = Controller::Computer(pushflip_core::ai::Level::Casual);
        let mut game = Match::new(Setup::new(Variant::Quixo, &[computer, computer]));
        let mv = game.position().moves()[0];
        game.play(mv).expect("legal");
        let mut study = Study::new(game);
        study.analysing = true;
        assert_eq!(wanted(&study, &Analysed::default(), &Explorer::default()), None);
    }
}
