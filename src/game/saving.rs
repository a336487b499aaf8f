//! Autosave of the match after each ply, in the background so that no frame waits for the disk.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;

use bevy::prelude::*;

use super::redraw::Waker;
use super::state::{Notice, OnlineMatch, OnlineMatchEnded, Screen, StartMatch, Step, Storage};
use super::turn::{CurrentMatch, Job, Rules};
use pushflip_core::language::{Localized, msg};
use pushflip_core::session::{Autosave, FileError, Folders, Match, Round, file_match, load_match};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Resumable>().add_systems(PreStartup, find_unfinished).add_systems(
        Update,
        (
            archive_unfinished.run_if(on_message::<StartMatch>).after(Step::Input).before(Step::Turn),
            // A match that was only opened is already saved.
            save.run_if(resource_changed::<CurrentMatch>)
                .run_if(in_state(Screen::Playing))
                .run_if(not(on_message::<StartMatch>))
                .after(Step::Turn),
            file_online.run_if(on_message::<OnlineMatchEnded>),
            report_failures.run_if(resource_exists::<Saver>),
            find_filed.run_if(resource_exists::<FiledSearch>),
        )
            .chain(),
    );
    // The clock has run since the last save. A match that ended was saved at its end.
    let goes_on = |rules: Res<Rules>| rules.result().is_none();
    app.add_systems(OnExit(Screen::Playing), save.run_if(goes_on)).add_systems(
        Last,
        save.run_if(on_message::<AppExit>).run_if(in_state(Screen::Playing)).run_if(goes_on),
    );
}

/// The unfinished matches; the title offers to resume the last one.
#[derive(Resource, Default)]
pub struct Resumable {
    /// The match in the autosave file.
    current: Option<Box<Match>>,
    /// Those in the folder of saved matches, oldest first.
    filed: Vec<Match>,
}

impl Resumable {
    pub fn offered(&self) -> Option<&Match> {
        self.current.as_deref().or(self.filed.last())
    }

    /// The number of other unfinished matches.
    pub fn others(&self) -> usize {
        (usize::from(self.current.is_some()) + self.filed.len()).saturating_sub(1)
    }

    /// The unfinished match of a round of a tournament.
    pub fn in_round(&self, round: Round) -> Option<&Match> {
        self.current.as_deref().into_iter().chain(&self.filed).find(|game| game.round() == Some(round))
    }

    /// Removes a match that was resumed, or whose file was deleted.
    pub fn forget_filed(&mut self, game: &Match) {
        self.filed.retain(|filed| !is_same(filed, game));
    }
}

/// Whether two matches are the same one, with any number of plies.
fn is_same(one: &Match, other: &Match) -> bool {
    (one.began(), one.setup()) == (other.began(), other.setup())
}

/// The number of saved matches that are searched for unfinished ones, newest first.
const SEARCHED_FILES: usize = 24;

/// The unfinished matches among the newest saved ones, oldest first.
fn filed_unfinished(folders: &Folders) -> Vec<Match> {
    let mut found: Vec<_> = folders
        .saved_matches()
        .iter()
        .take(SEARCHED_FILES)
        .filter_map(|path| load_match(path).ok())
        .filter(|game| game.result().is_none() && !game.moves().is_empty())
        .collect();
    found.reverse();
    found
}

enum SaveJob {
    /// Writes the autosave file.
    Save(Box<Match>),
    /// Moves the match in the autosave file to the saved matches.
    Archive(Box<Match>),
    /// Adds a match to the saved matches that was never in the autosave file.
    File(Box<Match>),
}

/// The writer thread. Dropping this waits until everything is written.
#[derive(Resource)]
struct Saver {
    jobs: Option<Sender<SaveJob>>,
    failures: std::sync::Mutex<Receiver<FileError>>,
    thread: Option<JoinHandle<()>>,
}

impl Saver {
    fn start(folders: Folders, mut autosave: Autosave, wake: impl Fn() + Send + 'static) -> Self {
        let (jobs, to_do) = channel::<SaveJob>();
        let (failed, failures) = channel();
        let thread = std::thread::spawn(move || {
            for job in to_do {
                let result = match job {
                    SaveJob::Save(game) => autosave.save(&game),
                    SaveJob::Archive(game) => autosave.put_away(&game),
                    SaveJob::File(game) => file_match(&folders, &game),
                };
                if let Err(error) = result {
                    // The receiver is gone when the program ends.
                    let _ = failed.send(error);
                    wake();
                }
            }
        });
        Self { jobs: Some(jobs), failures: failures.into(), thread: Some(thread) }
    }

    fn send(&self, job: SaveJob) {
        if let Some(jobs) = &self.jobs {
            // The thread ends only after `jobs` is dropped.
            let _ = jobs.send(job);
        }
    }
}

impl Drop for Saver {
    fn drop(&mut self) {
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// Loads the match of the last session, and reports damaged files.
fn find_unfinished(
    storage: Option<Res<Storage>>,
    waker: Waker,
    mut commands: Commands,
    mut resumable: ResMut<Resumable>,
    mut notices: MessageWriter<Notice>,
) {
    let Some(storage) = storage else { return };
    let mut autosave = Autosave::new(storage.0.clone());
    let found = autosave.load_current();
    resumable.current = found.unfinished;
    let folders = storage.0.clone();
    commands.insert_resource(FiledSearch(Job::read(&waker, move || filed_unfinished(&folders))));
    let complaints = found.complaints.iter();
    notices.write_batch(complaints.map(|why| Notice(msg::CommonLeftBroken { why }.into())));
    commands.insert_resource(Saver::start(storage.0.clone(), autosave, waker.call()));
}

/// The background search for unfinished saved matches.
#[derive(Resource)]
struct FiledSearch(Job<Vec<Match>>);

fn find_filed(search: Res<FiledSearch>, mut resumable: ResMut<Resumable>, mut commands: Commands) {
    if let Some(found) = search.0.poll() {
        commands.remove_resource::<FiledSearch>();
        // A saved match that was resumed since is in the autosave file now.
        let is_current =
            |game: &Match| resumable.current.as_ref().is_some_and(|current| is_same(current, game));
        let others: Vec<_> = found.into_iter().filter(|game| !is_current(game)).collect();
        if !others.is_empty() {
            // Matches that were archived since the start are newer.
            resumable.filed.splice(0..0, others);
        }
    }
}

/// Archives the unfinished match, with a notice, when another one starts. It stays in the autosave file if it is
/// resumed or if an online match starts.
fn archive_unfinished(
    mut starts: MessageReader<StartMatch>,
    current: Res<CurrentMatch>,
    screen: Res<State<Screen>>,
    online: Res<OnlineMatch>,
    saver: Option<Res<Saver>>,
    mut resumable: ResMut<Resumable>,
    mut notices: MessageWriter<Notice>,
) {
    for StartMatch(game) in starts.read() {
        resumable.forget_filed(game);
        let Some(mut unfinished) = resumable.current.take() else { continue };
        if *screen.get() == Screen::Playing
            && !current.is_online()
            && current.as_match().is_as_far_as(&unfinished)
        {
            // Its clock has run since the last save.
            unfinished = Box::new(current.as_match().clone());
        }
        let job = if online.is(game) {
            resumable.current = Some(unfinished.clone());
            SaveJob::Save(unfinished)
        } else if game.result().is_none() && game.is_as_far_as(&unfinished) {
            resumable.current = Some(game.clone());
            continue;
        } else {
            if saver.is_some() && !unfinished.moves().is_empty() {
                let variant = Localized::from(unfinished.setup().variant);
                notices.write(Notice(msg::CommonPutAway { variant }.into()));
                resumable.filed.push((*unfinished).clone());
            }
            SaveJob::Archive(unfinished)
        };
        if let Some(saver) = &saver {
            saver.send(job);
        }
    }
}

/// Saves a local match. An online match is saved with its table.
fn save(
    current: Res<CurrentMatch>,
    rules: Res<Rules>,
    saver: Option<Res<Saver>>,
    mut resumable: ResMut<Resumable>,
) {
    let game = current.as_match();
    if current.is_online() || game.moves().is_empty() && game.taken_back().is_empty() {
        return;
    }
    resumable.current = rules.result().is_none().then(|| Box::new(game.clone()));
    if let Some(saver) = saver {
        saver.send(SaveJob::Save(Box::new(game.clone())));
    }
}

fn file_online(mut ended: MessageReader<OnlineMatchEnded>, saver: Option<Res<Saver>>) {
    for OnlineMatchEnded(game) in ended.read() {
        if let Some(saver) = &saver {
            saver.send(SaveJob::File(game.clone()));
        }
    }
}

fn report_failures(saver: Res<Saver>, mut notices: MessageWriter<Notice>) {
    let failures = saver.failures.lock().expect("no panic");
    let last = failures.try_iter().last();
    notices.write_batch(last.map(|why| Notice(msg::CommonNotSaved { why: &why }.into())));
}
