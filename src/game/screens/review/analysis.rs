//! Background searches of a review: unjudged plies, and the value of every move of the current position. One
//! search runs at a time; the current position comes first.

use std::sync::{Arc, Mutex};

use bevy::prelude::*;

use super::study::{Branch, Study};
use crate::game::redraw::{DrawWhile, Waker};
use crate::game::state::{Screen, Step};
use crate::game::turn::Job;
use pushflip_core::ai::{Analysis, Limits, MultiPv};
use pushflip_core::session::{AnyMove, DEEP, QUICK, Verdict};

/// Adds the searches.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<AnalysisSearch>()
        .init_resource::<Analysed>()
        .draw_while(resource_changed::<Analysed>)
        .add_systems(OnExit(Screen::Review), stop)
        .add_systems(
            Update,
            (collect, assign)
                .chain()
                .in_set(Step::Turn)
                .run_if(in_state(Screen::Review).and_then(resource_exists::<Study>)),
        );
}

/// Positions that an analysis of every move looks at, round by round: it deepens while one looks.
const ROUNDS: [u64; 4] = [60_000, 400_000, 2_500_000, 16_000_000];
/// Memory of an analysis, in MiB.
const TABLE: usize = 16;

/// The value of every move after some moves, as far as it is known.
#[derive(Resource, Default, Debug)]
pub struct Analysed {
    /// The moves before the position.
    pub after: Vec<AnyMove>,
    /// What was found out; none while nothing is known.
    pub found: Option<Analysis<AnyMove>>,
    rounds: usize,
}

impl Analysed {
    /// The analysis of the position that is shown.
    pub fn of_shown(&self, study: &Study) -> Option<&Analysis<AnyMove>> {
        self.found.as_ref().filter(|_| study.analysing && self.after == study.shown())
    }
}

/// What is searched.
#[derive(Clone, PartialEq, Eq, Debug)]
enum SearchTask {
    /// A ply, after the moves before it.
    Judge { branch: Branch, before: Vec<AnyMove>, played: AnyMove, nodes: u64 },
    /// Every move after some moves.
    Analyse { after: Vec<AnyMove>, round: usize },
}

/// What a search has found out.
enum Finding {
    Verdict(Box<Verdict>),
    Analysis(Analysis<AnyMove>),
    /// Nothing more comes.
    End,
}

struct RunningSearch {
    task: SearchTask,
    _search: Job<()>,
    findings: Arc<Mutex<Vec<Finding>>>,
}

/// The search that runs.
#[derive(Resource, Default)]
struct AnalysisSearch {
    running: Option<RunningSearch>,
    /// Nothing was left to do when it was last looked for.
    rests: bool,
}

fn stop(mut jobs: ResMut<AnalysisSearch>, mut analysed: ResMut<Analysed>) {
    jobs.running = None;
    *analysed = Analysed::default();
}

/// The next search, if there is something to find out.
fn wanted(study: &Study, analysed: &Analysed) -> Option<SearchTask> {
    if !study.game().may_be_judged() {
        return None;
    }
    let after = study.shown();
    let rounds = if analysed.after == after { analysed.rounds } else { 0 };
    let analyse = |round| SearchTask::Analyse { after: after.clone(), round };
    if study.analysing && rounds == 0 {
        return Some(analyse(0));
    }
    let judge = |branch, ply: usize, nodes| {
        let mut before = study.line(branch);
        before.truncate(ply + 1);
        let played = before.pop()?;
        Some(SearchTask::Judge { branch, before, played, nodes })
    };
    if let Some((branch, ply)) = study.unjudged() {
        return judge(branch, ply, study.nodes_for(branch, ply, QUICK));
    }
    if study.last_verdict().is_some_and(|verdict| verdict.nodes < DEEP) {
        return judge(study.place().branch, study.place().plies - 1, DEEP);
    }
    (study.analysing && rounds < ROUNDS.len()).then(|| analyse(rounds))
}

/// Whether a search is worth going on with.
fn is_of_use(task: &SearchTask, study: &Study, analysed: &Analysed) -> bool {
    match task {
        SearchTask::Analyse { after, .. } => study.analysing && *after == study.shown(),
        SearchTask::Judge { branch, before, played, .. } => {
            let line = study.line(*branch);
            let stands = line.starts_with(before) && line.get(before.len()) == Some(played);
            // Who wants to see the values of the moves does not wait for the grades of others.
            let urgent = study.analysing && (analysed.after != study.shown() || analysed.rounds == 0);
            stands && !urgent
        }
    }
}

fn collect(mut study: ResMut<Study>, mut analysed: ResMut<Analysed>, mut jobs: ResMut<AnalysisSearch>) {
    let Some(running) = &jobs.running else { return };
    let findings = std::mem::take(&mut *running.findings.lock().expect("a search does not panic"));
    if findings.is_empty() {
        return;
    }
    let mut ended = false;
    for finding in findings {
        match (&running.task, finding) {
            (SearchTask::Judge { branch, before, .. }, Finding::Verdict(verdict)) => {
                study.learn(*branch, before.len(), *verdict);
            }
            (SearchTask::Analyse { after, .. }, Finding::Analysis(analysis)) => {
                let news = analysed.after != *after
                    || analysed.found.as_ref().is_none_or(|found| found.depth <= analysis.depth);
                if news {
                    let rounds = if analysed.after == *after { analysed.rounds } else { 0 };
                    *analysed = Analysed { after: after.clone(), found: Some(analysis), rounds };
                }
            }
            (_, Finding::End) => ended = true,
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
        jobs.running = None;
        jobs.rests = false;
    }
}

fn assign(study: Res<Study>, analysed: Res<Analysed>, waker: Waker, mut jobs: ResMut<AnalysisSearch>) {
    if study.is_changed() {
        jobs.rests = false;
        if jobs.running.as_ref().is_some_and(|running| !is_of_use(&running.task, &study, &analysed)) {
            jobs.running = None;
        }
    }
    if jobs.running.is_some() || jobs.rests {
        return;
    }
    match wanted(&study, &analysed) {
        Some(task) => jobs.running = Some(begin(task, &study, &waker)),
        None => jobs.rests = true,
    }
}

fn begin(task: SearchTask, study: &Study, waker: &Waker) -> RunningSearch {
    let findings = Arc::new(Mutex::new(Vec::new()));
    let game = match &task {
        SearchTask::Judge { before, .. } => study.game_after(before),
        SearchTask::Analyse { after, .. } => study.game_after(after),
    };
    let (asked, found) = (task.clone(), findings.clone());
    let search = Job::start(waker, move |stop, wake| {
        let tell = |finding| {
            found.lock().expect("the game does not panic").push(finding);
            wake();
        };
        match asked {
            SearchTask::Judge { played, nodes, .. } => {
                if let Some(verdict) = game.judge(played, &Limits::nodes(nodes), stop) {
                    tell(Finding::Verdict(Box::new(verdict)));
                }
            }
            SearchTask::Analyse { round, .. } => {
                let limits = Limits::nodes(ROUNDS[round]);
                game.analyse_knowing(TABLE, MultiPv::Every, &limits, stop, |analysis| {
                    tell(Finding::Analysis(analysis));
                });
            }
        }
        tell(Finding::End);
    });
    RunningSearch { task, _search: search, findings }
}

#[cfg(test)]
mod tests {
    use super::super::study::LinePosition;
    use super::*;
    use pushflip_core::rules::Variant;
    use pushflip_core::session::{Controller, Match, Setup};

    #[test]
    fn what_is_looked_at_goes_first() {
        let mut game = Match::new(Setup::new(Variant::Hexxagon, &[]));
        for _ in 0..3 {
            let mv = game.position().moves()[0];
            game.play(mv).expect("legal");
        }
        let mut study = Study::new(game);
        study.go(LinePosition { branch: Branch::Game, plies: 2 });
        let analysed = Analysed::default();
        let judging = wanted(&study, &analysed).expect("work");
        assert!(matches!(&judging, SearchTask::Judge { before, nodes: QUICK, .. } if before.len() == 1));
        assert!(is_of_use(&judging, &study, &analysed));
        study.analysing = true;
        assert!(!is_of_use(&judging, &study, &analysed), "the values of the moves do not wait");
        let analysing = wanted(&study, &analysed).expect("work");
        assert!(matches!(&analysing, SearchTask::Analyse { after, round: 0 } if after.len() == 2));
        let analysed = Analysed { after: study.shown(), found: None, rounds: 1 };
        assert!(matches!(wanted(&study, &analysed), Some(SearchTask::Judge { .. })));
        study.go(LinePosition { branch: Branch::Game, plies: 1 });
        assert!(!is_of_use(&analysing, &study, &analysed), "another position is shown");
    }

    #[test]
    fn a_match_that_goes_on_against_a_computer_is_not_searched() {
        let computer = Controller::Computer(pushflip_core::ai::Level::Casual);
        let mut game = Match::new(Setup::new(Variant::Quixo, &[computer, computer]));
        let mv = game.position().moves()[0];
        game.play(mv).expect("legal");
        let mut study = Study::new(game);
        study.analysing = true;
        assert_eq!(wanted(&study, &Analysed::default()), None);
    }
}
