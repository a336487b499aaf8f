//! The system clipboard, with a fallback inside the program.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use bevy::clipboard::{Clipboard, ClipboardError, ClipboardRead};
use bevy::ecs::entity::EntityHashMap;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::text::{EditableText, EditableTextSystems, TextEdit};

use crate::game::redraw::Waker;

/// How long another program may take to hand over what was copied there.
const PATIENCE: Duration = Duration::from_secs(2);
/// The longest text that is taken from the clipboard, in bytes.
const LONGEST: usize = 4_000_000;

/// Keeps the place inside the program, and lets text fields read the clipboard without waiting for it.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Inside>()
        .init_resource::<Reader>()
        .add_systems(PostUpdate, paste_into_fields.before(EditableTextSystems));
}

/// What was copied last, if the system would not take it.
#[derive(Resource, Default)]
struct Inside(Option<String>);

/// The threads that read the system's clipboard: one at a time.
#[derive(Resource, Default)]
struct Reader {
    is_busy: Arc<AtomicBool>,
}

impl Reader {
    /// Reads in a thread of its own: a program from which something was copied may hang, and the system then
    /// waits for it for half a minute. Who waits here hears after [`PATIENCE`] that the clipboard is
    /// [occupied](ClipboardError::ClipboardOccupied), as does whoever asks while a thread still waits.
    fn start(
        &self,
        wake: impl FnOnce() + Send + 'static,
        fetch: impl FnOnce() -> Result<String, ClipboardError> + Send + 'static,
    ) -> ClipboardRead {
        if self.is_busy.swap(true, Ordering::AcqRel) {
            return ClipboardRead::Ready(Err(ClipboardError::ClipboardOccupied));
        }
        let busy = Busy(Arc::clone(&self.is_busy));
        let found = Arc::new(Mutex::new(None));
        let read = ClipboardRead::Pending(Arc::clone(&found));
        thread::spawn(move || {
            let (fetched, arrived) = channel();
            thread::spawn(move || {
                let text = fetch();
                drop(busy);
                // After the time-out the receiver is gone.
                let _ = fetched.send(text);
            });
            let text = arrived.recv_timeout(PATIENCE).unwrap_or_else(|error| {
                Err(match error {
                    RecvTimeoutError::Timeout => ClipboardError::ClipboardOccupied,
                    RecvTimeoutError::Disconnected => ClipboardError::ContentNotAvailable,
                })
            });
            let text = text.and_then(|text| match text.len() {
                ..=LONGEST => Ok(text),
                _ => Err(ClipboardError::ConversionFailure),
            });
            *found.lock().unwrap_or_else(PoisonError::into_inner) = Some(text);
            wake();
        });
        read
    }
}

/// Ends with the thread that reads, whatever becomes of it.
struct Busy(Arc<AtomicBool>);

impl Drop for Busy {
    fn drop(&mut self) {
        self.0.store(false, Ordering::Release);
    }
}

/// The clipboard, to put texts there and to get them back.
#[derive(SystemParam)]
pub struct Clips<'w> {
    system: Option<ResMut<'w, Clipboard>>,
    inside: ResMut<'w, Inside>,
    reader: Res<'w, Reader>,
    waker: Waker<'w>,
}

impl Clips<'_> {
    /// Copies a text. Whether other programs can have it too: without a system clipboard it can be
    /// pasted only here.
    pub fn put(&mut self, text: String) -> bool {
        let taken = self.system.as_mut().is_some_and(|system| system.set_text(text.as_str()).is_ok());
        self.inside.0 = (!taken).then_some(text);
        taken
    }

    /// Begins to read the text that was copied last, here or elsewhere. The window is woken when it is there.
    #[must_use]
    pub fn read(&self) -> ClipboardRead {
        match (&self.inside.0, &self.system) {
            (Some(text), _) => ClipboardRead::Ready(Ok(text.clone())),
            (None, None) => ClipboardRead::Ready(Err(ClipboardError::ClipboardNotSupported)),
            // A second one beside the engine's own, which stays with the engine.
            (None, Some(_)) => self.reader.start(self.waker.call(), || {
                let read = Clipboard::default().fetch_text().poll_result();
                read.unwrap_or(Err(ClipboardError::ContentNotAvailable))
            }),
        }
    }
}

/// Gives text fields what they are to paste as something that will come. Bevy 0.19.1 waits for it with the
/// whole program.
fn paste_into_fields(
    mut fields: Query<(Entity, &mut EditableText)>,
    clips: Clips,
    mut later: Local<EntityHashMap<Vec<TextEdit>>>,
) {
    for (entity, mut field) in &mut fields {
        let is_idle = field.pending_edits.is_empty() && !later.contains_key(&entity);
        if is_idle || field.pending_paste.is_some() {
            continue;
        }
        let mut edits = later.remove(&entity).unwrap_or_default();
        edits.append(&mut field.pending_edits);
        match edits.iter().position(|edit| matches!(edit, TextEdit::Paste)) {
            Some(0) => {
                edits.remove(0);
                field.pending_paste = Some(clips.read());
            }
            // Earlier edits are applied first.
            Some(at) => _ = later.insert(entity, edits.split_off(at)),
            None => {}
        }
        field.pending_edits = edits;
    }
    later.retain(|entity, _| fields.contains(*entity));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wait_for(read: &mut ClipboardRead) -> Result<String, ClipboardError> {
        loop {
            match read.poll_result() {
                Some(result) => return result,
                None => thread::sleep(Duration::from_millis(1)),
            }
        }
    }

    #[test]
    fn a_clipboard_that_hangs_is_asked_once_and_nobody_waits_for_it() {
        let reader = Reader::default();
        let (answer, answered) = channel();
        let (wake, woken) = channel();
        let fetch = move || answered.recv().map_err(|_| ClipboardError::ContentNotAvailable);
        let mut hung = reader.start(move || wake.send(()).expect("it is listened to"), fetch);
        assert!(hung.poll_result().is_none(), "nothing can be there yet");
        // While it hangs no second thread waits beside it.
        let mut second = reader.start(|| {}, || panic!("it is not asked"));
        assert!(matches!(second.poll_result(), Some(Err(ClipboardError::ClipboardOccupied))));
        woken.recv().expect("the window is woken when patience ends");
        assert!(matches!(wait_for(&mut hung), Err(ClipboardError::ClipboardOccupied)));
        // When it answers at last, it can be asked again.
        answer.send("late".into()).expect("it still waits");
        while reader.is_busy.load(Ordering::Acquire) {
            thread::sleep(Duration::from_millis(1));
        }
        assert!(matches!(wait_for(&mut reader.start(|| {}, || Ok("now".into()))), Ok(text) if text == "now"));
    }

    #[test]
    fn a_text_that_is_too_long_is_not_taken() {
        let mut read = Reader::default().start(|| {}, || Ok("x".repeat(LONGEST + 1)));
        assert!(matches!(wait_for(&mut read), Err(ClipboardError::ConversionFailure)));
        let mut read = Reader::default().start(|| {}, || panic!("the system's clipboard has failed"));
        assert!(matches!(wait_for(&mut read), Err(ClipboardError::ContentNotAvailable)));
    }
}
