//! The Quixo solver as a background process: started, paused, resumed after a restart, cancelled. The search uses the
//! tablebase as soon as it is complete.

use std::io;
use std::path::PathBuf;

use bevy::prelude::*;

use super::redraw::Waker;
use super::settings::{Settings, TablebaseJob};
use super::state::{Notice, Step, Storage};
use super::turn::Job;
use pushflip_core::ai::{Level, tablebase};
use pushflip_core::engine::tablebase::{self as tablebase_files, Failure, Progress, Solver};
use pushflip_core::language::{Localized, msg};
use pushflip_core::session::{Cause, FileError};

/// Resumes the solver of the last session, and follows its progress.
pub fn plugin(app: &mut App) {
    app.init_resource::<Tablebase>().add_systems(
        Update,
        (start_or_pause, follow_progress, open, remove, report_damage)
            .chain()
            .run_if(resource_exists::<Storage>)
            .in_set(Step::Turn),
    );
}

/// The tablebase and the solver that makes it.
#[derive(Resource)]
pub struct Tablebase {
    /// The program that runs the solver; by default this one.
    pub program: PathBuf,
    /// Additional arguments; tests solve a smaller board with them.
    pub arguments: &'static [&'static str],
    solver: Option<Solver>,
    progress: Progress,
    opening: Option<Job<Vec<String>>>,
    /// Whether the files are deleted once the solver has ended.
    deleting: bool,
    ready: bool,
}

impl Default for Tablebase {
    fn default() -> Self {
        Self {
            // With an empty path the start fails, and the error is reported then.
            program: std::env::current_exe().unwrap_or_default(),
            arguments: &[],
            solver: None,
            progress: Progress::Begun,
            opening: None,
            deleting: false,
            ready: false,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum TablebaseStage {
    /// No solver runs. Files of an earlier run may exist.
    Idle,
    /// The solver checks the existing files.
    Begun,
    /// The share that is done, from 0 to 1, and the layer being solved, as a number of cubes.
    At(f64, usize),
    /// The solver is paused; the share that is done.
    Paused(f64),
    /// The files are being opened or deleted.
    Busy,
    /// The tablebase is complete and in use.
    Ready,
}

impl Tablebase {
    pub fn stage(&self) -> TablebaseStage {
        match (&self.solver, self.progress) {
            _ if self.ready || tablebase::is_complete() => TablebaseStage::Ready,
            _ if self.opening.is_some() || self.deleting => TablebaseStage::Busy,
            (None, _) => TablebaseStage::Idle,
            (Some(solver), Progress::At { share, .. }) if solver.is_paused() => TablebaseStage::Paused(share),
            (Some(solver), _) if solver.is_paused() => TablebaseStage::Paused(0.0),
            (Some(_), Progress::At { share, cubes }) => TablebaseStage::At(share, cubes),
            (Some(_), _) => TablebaseStage::Begun,
        }
    }

    /// Stops the solver and deletes the files.
    pub fn delete(&mut self) {
        self.deleting = true;
        self.solver = None;
    }
}

/// Starts, pauses or resumes the solver according to the settings.
fn start_or_pause(
    mut tables: ResMut<Tablebase>,
    storage: Res<Storage>,
    mut settings: ResMut<Settings>,
    waker: Waker,
    mut notices: MessageWriter<Notice>,
) {
    let stage = tables.stage();
    match (settings.tablebase, stage) {
        (TablebaseJob::Running, TablebaseStage::Ready) => settings.tablebase = TablebaseJob::Off,
        (TablebaseJob::Running, TablebaseStage::Idle) => {
            tables.progress = Progress::Begun;
            match Solver::start(&tables.program, &storage.0.solved(), tables.arguments, waker.call()) {
                Ok(solver) => tables.solver = Some(solver),
                Err(error) => {
                    settings.tablebase = TablebaseJob::Paused;
                    let error = FileError::NotOpened(tables.program.clone(), Cause::from(&error));
                    notices.write(Notice(Localized::from(&error)));
                }
            }
        }
        (wanted, TablebaseStage::Begun | TablebaseStage::At(..) | TablebaseStage::Paused(_)) => {
            let wait = wanted != TablebaseJob::Running;
            if matches!(stage, TablebaseStage::Paused(_)) != wait
                && let Some(solver) = &mut tables.solver
            {
                solver.pause(wait);
            }
        }
        _ => {}
    }
}

fn follow_progress(
    mut tables: ResMut<Tablebase>,
    storage: Res<Storage>,
    mut settings: ResMut<Settings>,
    waker: Waker,
    mut notices: MessageWriter<Notice>,
) {
    let Some(progress) = tables.solver.as_ref().map(Solver::progress) else { return };
    if progress == tables.progress {
        return;
    }
    tables.progress = progress;
    match progress {
        Progress::Begun | Progress::At { .. } => {}
        Progress::Done => {
            tables.solver = None;
            settings.tablebase = TablebaseJob::Off;
            let folder = storage.0.solved();
            tables.opening = Some(Job::read(&waker, move || tablebase::use_folder(&folder)));
        }
        Progress::Failed(failure) => {
            tables.solver = None;
            settings.tablebase = TablebaseJob::Paused;
            notices.write(Notice(match failure {
                Failure::Taken => msg::TABLES_TAKEN,
                Failure::Full => msg::TABLES_FULL,
                Failure::Ended => msg::TABLES_ENDED,
            }));
        }
    }
}

/// Puts the opened tablebase into use.
fn open(mut tables: ResMut<Tablebase>, mut notices: MessageWriter<Notice>) {
    let Some(complaints) = tables.opening.as_ref().and_then(Job::poll) else { return };
    tables.opening = None;
    tables.ready = complaints.is_empty();
    notices.write(Notice(if tables.ready {
        let level = Localized::from(Level::Perfect);
        msg::TablesReady { level }.into()
    } else {
        msg::TABLES_ENDED
    }));
}

/// Deletes the files once the solver has ended.
fn remove(mut tables: ResMut<Tablebase>, storage: Res<Storage>, mut notices: MessageWriter<Notice>) {
    if !tables.deleting {
        return;
    }
    match tablebase_files::remove(&storage.0.solved()) {
        // The solver holds the lock of the folder until it ends.
        Err(error) if error.kind() == io::ErrorKind::WouldBlock => return,
        Err(error) => {
            let error = FileError::NotDeleted(storage.0.solved(), Cause::from(&error));
            notices.write(Notice(Localized::from(&error)));
        }
        Ok(()) => {}
    }
    tables.deleting = false;
}

/// Reports once that a file turned out to be damaged.
fn report_damage(mut notices: MessageWriter<Notice>, mut reported: Local<bool>) {
    if !*reported && tablebase::failure().is_some() {
        *reported = true;
        notices.write(Notice(msg::TABLES_DAMAGED));
    }
}
