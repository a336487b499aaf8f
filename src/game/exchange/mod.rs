//! Import and export of matches and positions: clipboard, files, and files dropped on the window.

mod clipboard;
mod invitation;
mod picture;

use bevy::clipboard::{ClipboardError, ClipboardRead};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::FileDragAndDrop;

use super::input::{Action, ActionPressed, InputSystems};
use super::online::{EntryQuestion, Online};
use super::redraw::Waker;
use super::screens::review::{Branch, Study};
use super::state::{EditPosition, EnterTable, Exchange, Menu, Notice, Screen, StartMatch, Step, ViewedPly};
use super::turn::{CurrentMatch, Job};
use pushflip_core::language::{Localized, msg};
use pushflip_core::online::table::invitation::Invitation;
use pushflip_core::session::{Import, Match, import_file, import_text};

pub use clipboard::ClipboardAccess;
pub use picture::{PictureKind, PictureMaker, save_png};

pub fn plugin(app: &mut App) {
    app.init_resource::<PendingImport>().add_plugins((
        clipboard::plugin,
        invitation::plugin,
        picture::plugin,
    ));
    app.add_systems(
        Update,
        handle_keys
            .run_if(in_state(Menu::None).or_else(in_state(Menu::Result)))
            .run_if(on_message::<ActionPressed>)
            .in_set(InputSystems::Act),
    );
    app.add_systems(
        Update,
        (
            open_dropped_file.run_if(on_message::<FileDragAndDrop>),
            // After the keys, so that a request is handled in the same frame.
            (copy, start_import).run_if(on_message::<Exchange>).after(InputSystems::Act),
            finish_paste,
            finish_import,
        )
            .chain()
            .in_set(Step::Input),
    );
}

#[derive(SystemParam)]
pub struct ImportWriter<'w> {
    starts: MessageWriter<'w, StartMatch>,
    edits: MessageWriter<'w, EditPosition>,
}

impl ImportWriter<'_> {
    /// Opens a match on the board, where it continues or shows its result, or a position in the editor.
    pub fn open(&mut self, import: Import) {
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

/// The match in view. The board behind the title shows none.
#[derive(SystemParam)]
pub struct MatchInView<'w> {
    screen: Res<'w, State<Screen>>,
    current: Res<'w, CurrentMatch>,
    study: Option<Res<'w, Study>>,
}

impl MatchInView<'_> {
    /// The whole match, because the board of a review shows only a part of it; in a variation, the match on the board.
    pub fn game(&self) -> Option<&Match> {
        match (self.screen.get(), &self.study) {
            (Screen::Review, Some(study)) if study.viewed().branch == Branch::Game => Some(study.game()),
            (Screen::Playing | Screen::Review, _) => Some(self.current.as_match()),
            _ => None,
        }
    }

    /// The match up to the position on the board.
    pub fn board(&self) -> Option<&Match> {
        self.game().map(|_| self.current.as_match())
    }
}

/// The notice after copying. `on_system` is whether the text is on the system clipboard.
pub fn copy_notice(on_system: bool) -> Notice {
    Notice(if on_system { msg::RECORDS_COPIED } else { msg::RECORDS_COPIED_INSIDE })
}

/// Sends the requests of keys, which a focused text field keeps for itself.
fn handle_keys(mut pressed: MessageReader<ActionPressed>, mut requests: MessageWriter<Exchange>) {
    for ActionPressed { action, .. } in pressed.read() {
        requests.write(match action {
            Action::Open => Exchange::Browse,
            Action::Save => Exchange::Save,
            Action::New => Exchange::NewGame,
            Action::Copy => Exchange::CopyRecord,
            Action::CopyPosition => Exchange::CopyPosition,
            Action::Paste => Exchange::Paste,
            _ => continue,
        });
    }
}

fn open_dropped_file(mut drops: MessageReader<FileDragAndDrop>, mut requests: MessageWriter<Exchange>) {
    for drop in drops.read() {
        if let FileDragAndDrop::DroppedFile { path_buf, .. } = drop {
            requests.write(Exchange::Open(path_buf.clone()));
        }
    }
}

fn copy(
    mut requests: MessageReader<Exchange>,
    in_view: MatchInView,
    viewed_ply: Res<ViewedPly>,
    mut clipboard: ClipboardAccess,
    mut notices: MessageWriter<Notice>,
) {
    for request in requests.read() {
        let in_editor = *in_view.screen.get() == Screen::Editor;
        let text = match (request, in_view.game()) {
            (Exchange::CopyRecord, Some(game)) => game.to_record(),
            (Exchange::CopyRecord | Exchange::CopyPosition, game) if game.is_some() || in_editor => {
                in_view.current.shown(*viewed_ply).to_string()
            }
            _ => continue,
        };
        notices.write(copy_notice(clipboard.set_text(text)));
    }
}

/// The pending import. A new request replaces it.
#[derive(Resource, Default)]
pub enum PendingImport {
    #[default]
    None,
    /// A read of the clipboard.
    Clipboard(ClipboardRead, Expected),
    /// A text or file that is parsed in the background.
    Text(Job<Result<Import, Localized>>),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expected {
    /// A match, a position or an invitation.
    Anything,
    Invitation,
}

impl PendingImport {
    pub fn is_busy(&self) -> bool {
        !matches!(self, Self::None)
    }
}

/// Starts an import in the background, because a long record, a slow disk or the clipboard takes longer than a frame.
fn start_import(
    mut requests: MessageReader<Exchange>,
    current: Res<CurrentMatch>,
    waker: Waker,
    clipboard: ClipboardAccess,
    mut pending: ResMut<PendingImport>,
) {
    let default = current.setup().variant;
    for request in requests.read() {
        *pending = match request {
            Exchange::Open(path) => {
                let path = path.clone();
                PendingImport::Text(Job::start(&waker, move |_, _| {
                    import_file(&path, default).map_err(|error| Localized::from(&error))
                }))
            }
            Exchange::Paste => PendingImport::Clipboard(clipboard.read(), Expected::Anything),
            Exchange::Join => PendingImport::Clipboard(clipboard.read(), Expected::Invitation),
            _ => continue,
        };
    }
}

/// Joins the table of a pasted invitation, or starts to parse another text.
fn finish_paste(
    screen: Res<State<Screen>>,
    current: Res<CurrentMatch>,
    waker: Waker,
    mut pending: ResMut<PendingImport>,
    mut online: ResMut<Online>,
    mut joins: MessageWriter<EnterTable>,
    mut notices: MessageWriter<Notice>,
) {
    let PendingImport::Clipboard(read, expected) = &mut *pending else { return };
    let (Some(copied), expected) = (read.poll_result(), *expected) else { return };
    *pending = PendingImport::None;
    let invitation: Option<Invitation> = copied.as_ref().ok().and_then(|text| text.parse().ok());
    match (copied, invitation) {
        (_, Some(invitation)) => _ = joins.write(EnterTable::Join(Box::new(invitation))),
        (Err(ClipboardError::ClipboardOccupied), _) => {
            notices.write(Notice(msg::RECORDS_CLIPBOARD_SILENT));
        }
        _ if expected == Expected::Invitation => online.ask(EntryQuestion::Invitation),
        (Err(ClipboardError::ConversionFailure), _) => {
            notices.write(Notice(msg::RECORDS_CLIPBOARD_TOO_LONG));
        }
        (Err(_), _) => _ = notices.write(Notice(msg::RECORDS_NOTHING_TO_PASTE)),
        (Ok(text), None) => {
            let in_editor = *screen.get() == Screen::Editor;
            let default = current.setup().variant;
            *pending = PendingImport::Text(Job::start(&waker, move |_, _| {
                let import = import_text(&text, default)
                    .map_err(|error| Localized::from(msg::RecordsWrong { reason: &error }))?;
                Ok(if in_editor { Import::Position(import.position()) } else { import })
            }));
        }
    }
}

/// Opens the imported match or position, or shows the error.
fn finish_import(
    mut pending: ResMut<PendingImport>,
    mut imports: ImportWriter,
    mut notices: MessageWriter<Notice>,
) {
    let PendingImport::Text(job) = &*pending else { return };
    let Some(import) = job.poll() else { return };
    *pending = PendingImport::None;
    match import {
        Ok(import) => imports.open(import),
        Err(error) => _ = notices.write(Notice(error)),
    }
}
