//! The system clipboard, with a fallback inside the program.

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

/// The timeout for reading the system clipboard from another program.
const TIMEOUT: Duration = Duration::from_secs(2);
/// The maximum length of a pasted text, in bytes.
const MAX_LENGTH: usize = 4_000_000;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FallbackClipboard>()
        .init_resource::<Reader>()
        .add_systems(PostUpdate, paste_into_fields.before(EditableTextSystems));
}

/// The last copied text, if the system clipboard rejected it.
#[derive(Resource, Default)]
struct FallbackClipboard(Option<String>);

/// Reads the system clipboard in a background thread, one at a time.
#[derive(Resource, Default)]
struct Reader {
    /// Shared with the reading thread until it ends.
    reading: Arc<()>,
}

impl Reader {
    fn is_busy(&self) -> bool {
        Arc::strong_count(&self.reading) > 1
    }

    /// Starts a read in a thread, because the system waits half a minute for a hanging clipboard owner. The result is
    /// [`ClipboardOccupied`](ClipboardError::ClipboardOccupied) after [`TIMEOUT`], and while an earlier read still hangs.
    fn start(
        &self,
        wake: impl FnOnce() + Send + 'static,
        fetch: impl FnOnce() -> Result<String, ClipboardError> + Send + 'static,
    ) -> ClipboardRead {
        if self.is_busy() {
            return ClipboardRead::Ready(Err(ClipboardError::ClipboardOccupied));
        }
        let reading = Arc::clone(&self.reading);
        let found = Arc::new(Mutex::new(None));
        let read = ClipboardRead::Pending(Arc::clone(&found));
        thread::spawn(move || {
            let (fetched, arrived) = channel();
            thread::spawn(move || {
                let text = fetch();
                drop(reading);
                // The receiver is gone after the timeout.
                let _ = fetched.send(text);
            });
            let text = arrived.recv_timeout(TIMEOUT).unwrap_or_else(|error| {
                Err(match error {
                    RecvTimeoutError::Timeout => ClipboardError::ClipboardOccupied,
                    RecvTimeoutError::Disconnected => ClipboardError::ContentNotAvailable,
                })
            });
            let text = text.and_then(|text| match text.len() {
                ..=MAX_LENGTH => Ok(text),
                _ => Err(ClipboardError::ConversionFailure),
            });
            *found.lock().unwrap_or_else(PoisonError::into_inner) = Some(text);
            wake();
        });
        read
    }
}

#[derive(SystemParam)]
pub struct ClipboardAccess<'w> {
    system: Option<ResMut<'w, Clipboard>>,
    fallback: ResMut<'w, FallbackClipboard>,
    reader: Res<'w, Reader>,
    waker: Waker<'w>,
}

impl ClipboardAccess<'_> {
    /// Copies a text. Returns whether it is on the system clipboard; otherwise it can be pasted only in this program.
    pub fn set_text(&mut self, text: String) -> bool {
        let taken = self.system.as_mut().is_some_and(|system| system.set_text(text.as_str()).is_ok());
        self.fallback.0 = (!taken).then_some(text);
        taken
    }

    /// Starts reading the last copied text. Wakes the window when it is available.
    pub fn read(&self) -> ClipboardRead {
        match (&self.fallback.0, &self.system) {
            (Some(text), _) => ClipboardRead::Ready(Ok(text.clone())),
            (None, None) => ClipboardRead::Ready(Err(ClipboardError::ClipboardNotSupported)),
            // A new instance, because Bevy's own cannot move to another thread.
            (None, Some(_)) => self.reader.start(self.waker.call(), || {
                let read = Clipboard::default().fetch_text().poll_result();
                read.unwrap_or(Err(ClipboardError::ContentNotAvailable))
            }),
        }
    }
}

/// Pastes into text fields asynchronously. Bevy 0.19.1 blocks until the text is available.
fn paste_into_fields(
    mut fields: Query<(Entity, &mut EditableText)>,
    clipboard: ClipboardAccess,
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
                field.pending_paste = Some(clipboard.read());
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
    fn a_hanging_clipboard_is_read_once_and_times_out() {
        let reader = Reader::default();
        let (answer, answered) = channel();
        let (wake, woken) = channel();
        let fetch = move || answered.recv().map_err(|_| ClipboardError::ContentNotAvailable);
        let mut hung = reader.start(move || wake.send(()).expect("a receiver"), fetch);
        assert!(hung.poll_result().is_none(), "no result yet");
        // A second read fails immediately while the first hangs.
        let mut second = reader.start(|| {}, || panic!("a hanging clipboard is not read again"));
        assert!(matches!(second.poll_result(), Some(Err(ClipboardError::ClipboardOccupied))));
        woken.recv().expect("the window is woken after the timeout");
        assert!(matches!(wait_for(&mut hung), Err(ClipboardError::ClipboardOccupied)));
        // It can be read again after the late answer.
        answer.send("late".into()).expect("a waiting receiver");
        while reader.is_busy() {
            thread::sleep(Duration::from_millis(1));
        }
        assert!(matches!(wait_for(&mut reader.start(|| {}, || Ok("now".into()))), Ok(text) if text == "now"));
    }

    #[test]
    fn a_text_that_is_too_long_is_rejected() {
        let mut read = Reader::default().start(|| {}, || Ok("x".repeat(MAX_LENGTH + 1)));
        assert!(matches!(wait_for(&mut read), Err(ClipboardError::ConversionFailure)));
        let mut read = Reader::default().start(|| {}, || panic!("the clipboard has failed"));
        assert!(matches!(wait_for(&mut read), Err(ClipboardError::ContentNotAvailable)));
    }
}
