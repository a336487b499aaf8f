//! Import and export of matches and positions: clipboard, files, and files dropped on the window.

mod clipboard;
mod invited;
mod keys;

use bevy::clipboard::{ClipboardError, ClipboardRead};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::FileDragAndDrop;

use super::input::InputSystems;
use super::language::{Language, words};
use super::redraw::Waker;
use super::screens::review::{Branch, Study};
use super::state::{EditPosition, Exchange, JoinTable, Notice, Screen, StartMatch, Step, ViewedPly};
use super::turn::{CurrentMatch, Job};
use pushflip_core::online::table::invitation::Invitation;
use pushflip_core::session::{Import, Match, import_file, import_text};

pub use clipboard::Clips;

/// Adds the exchange.
pub fn plugin(app: &mut App) {
    app.init_resource::<Reading>().add_plugins((clipboard::plugin, invited::plugin, keys::plugin));
    app.add_systems(
        Update,
        (
            take_dropped.run_if(on_message::<FileDragAndDrop>),
            // What a key asks for is done in the same frame.
            (copy, read).run_if(on_message::<Exchange>).after(InputSystems::Act),
            take_copied,
            receive,
        )
            .chain()
            .in_set(Step::Input),
    );
}

/// Where a match or a position from elsewhere goes.
#[derive(SystemParam)]
pub struct Arrivals<'w> {
    starts: MessageWriter<'w, StartMatch>,
    edits: MessageWriter<'w, EditPosition>,
}

impl Arrivals<'_> {
    /// A match goes to the table: one that is unfinished goes on, another one shows its result. A
    /// position goes to the editor, from where it can be played.
    pub fn receive(&mut self, import: Import) {
        match import {
            Import::Match(game) => {
                self.starts.write(StartMatch(game));
            }
            Import::Position(position) => {
                self.edits.write(EditPosition(Box::new(position)));
            }
        }
    }
}

/// The match that a player means by the one on the table; a picture behind the title is none.
#[derive(SystemParam)]
pub struct MatchInView<'w> {
    screen: Res<'w, State<Screen>>,
    current: Res<'w, CurrentMatch>,
    study: Option<Res<'w, Study>>,
}

impl MatchInView<'_> {
    /// The match, whole: a review lays out no more of it than it shows. Of a side line it is what lies there.
    #[must_use]
    pub fn game(&self) -> Option<&Match> {
        match (self.screen.get(), &self.study) {
            (Screen::Review, Some(study)) if study.viewed().branch == Branch::Game => Some(study.game()),
            (Screen::Playing | Screen::Review, _) => Some(self.current.as_match()),
            _ => None,
        }
    }
}

/// What is said of a copy that was made, or made only inside the program.
#[must_use]
pub fn copied(language: Language, everywhere: bool) -> Notice {
    Notice(language.say(if everywhere { "records-copied" } else { "records-copied-inside" }))
}

fn take_dropped(mut drops: MessageReader<FileDragAndDrop>, mut wishes: MessageWriter<Exchange>) {
    for drop in drops.read() {
        if let FileDragAndDrop::DroppedFile { path_buf, .. } = drop {
            wishes.write(Exchange::Open(path_buf.clone()));
        }
    }
}

fn copy(
    mut wishes: MessageReader<Exchange>,
    on_table: MatchInView,
    viewed_ply: Res<ViewedPly>,
    language: Res<Language>,
    mut clips: Clips,
    mut notices: MessageWriter<Notice>,
) {
    for wish in wishes.read() {
        let in_editor = *on_table.screen.get() == Screen::Editor;
        let text = match (wish, on_table.game()) {
            (Exchange::CopyRecord, Some(game)) => game.to_record(),
            (Exchange::CopyRecord | Exchange::CopyPosition, game) if game.is_some() || in_editor => {
                on_table.current.shown(*viewed_ply).to_string()
            }
            _ => continue,
        };
        notices.write(copied(*language, clips.put(text)));
    }
}

/// What is being read: of two wishes the later one counts.
#[derive(Resource, Default)]
pub enum Reading {
    /// Nothing.
    #[default]
    Nothing,
    /// The clipboard.
    Clipboard(ClipboardRead, Wanted),
    /// A text or a file.
    Text(Job<Result<Import, String>>),
}

/// The expected content of the clipboard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// A match, a position or an invitation.
    Anything,
    /// An invitation.
    Invitation,
}

impl Reading {
    /// Whether something is being read.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        !matches!(self, Self::Nothing)
    }
}

/// Reads what is to be opened beside the window: a long record, a file on a slow disk, or a clipboard takes
/// longer than a frame.
fn read(
    mut wishes: MessageReader<Exchange>,
    current: Res<CurrentMatch>,
    language: Res<Language>,
    waker: Waker,
    clips: Clips,
    mut reading: ResMut<Reading>,
) {
    let (usual, language) = (current.setup().variant, *language);
    for wish in wishes.read() {
        *reading = match wish {
            Exchange::Open(path) => {
                let path = path.clone();
                Reading::Text(Job::start(&waker, move |_, _| {
                    import_file(&path, usual).map_err(|error| words::file_error(language, &error))
                }))
            }
            Exchange::Paste => Reading::Clipboard(clips.read(), Wanted::Anything),
            Exchange::Join => Reading::Clipboard(clips.read(), Wanted::Invitation),
            _ => continue,
        };
    }
}

/// Looks what the clipboard has.
fn take_copied(
    screen: Res<State<Screen>>,
    current: Res<CurrentMatch>,
    language: Res<Language>,
    waker: Waker,
    mut reading: ResMut<Reading>,
    mut joins: MessageWriter<JoinTable>,
    mut notices: MessageWriter<Notice>,
) {
    let Reading::Clipboard(read, wanted) = reading.bypass_change_detection() else { return };
    let (Some(copied), wanted) = (read.poll_result(), *wanted) else { return };
    *reading = Reading::Nothing;
    let invitation: Option<Invitation> = copied.as_ref().ok().and_then(|text| text.parse().ok());
    match (copied, invitation) {
        (_, Some(invitation)) => _ = joins.write(JoinTable(Box::new(invitation))),
        (Err(ClipboardError::ClipboardOccupied), _) => {
            notices.write(Notice(language.say("records-clipboard-silent")));
        }
        _ if wanted == Wanted::Invitation => {
            notices.write(Notice(language.say("online-no-invitation")));
        }
        (Err(ClipboardError::ConversionFailure), _) => {
            notices.write(Notice(language.say("records-clipboard-too-long")));
        }
        (Err(_), _) => _ = notices.write(Notice(language.say("records-nothing-to-paste"))),
        (Ok(text), None) => {
            let in_editor = *screen.get() == Screen::Editor;
            let (usual, language) = (current.setup().variant, *language);
            *reading = Reading::Text(Job::start(&waker, move |_, _| {
                let import = import_text(&text, usual).map_err(|error| {
                    let reason = words::text_error(language, &error);
                    language.tell("records-wrong", &[("reason", reason.into())])
                })?;
                Ok(if in_editor { as_position(import) } else { import })
            }));
        }
    }
}

/// Puts on the table what has been read.
fn receive(mut reading: ResMut<Reading>, mut arrivals: Arrivals, mut notices: MessageWriter<Notice>) {
    let Reading::Text(search) = reading.bypass_change_detection() else { return };
    let Some(import) = search.poll() else { return };
    *reading = Reading::Nothing;
    match import {
        Ok(import) => arrivals.receive(import),
        Err(sentence) => _ = notices.write(Notice(sentence)),
    }
}

/// The last position of a match, or the position that it is.
fn as_position(import: Import) -> Import {
    match import {
        Import::Match(game) => Import::Position(game.position()),
        position @ Import::Position(_) => position,
    }
}
