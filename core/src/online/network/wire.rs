//! Frames on a stream: the length as four bytes, little-endian, then the message.

use std::sync::Arc;
use std::time::Duration;

use async_channel::{Receiver, Sender, bounded};
use iroh::endpoint::{
    ConnectError, ConnectingError, Connection, ConnectionError, RecvStream, SendStream, TransportErrorCode,
    VarInt,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use crate::online::table::message::{CloseCode, decode, encode};

/// The ALPN. The number changes if an old and a new program could not even exchange their versions.
pub(super) const ALPN: &[u8] = b"pushflip/1";
/// The common prefix of all protocol versions.
pub(super) const ALPN_PREFIX: &[u8] = b"pushflip/";
/// The capacity of the outgoing queue, in frames.
const QUEUE: usize = 64;
/// From this length of the queue on, a sender yields to the other tasks of the thread first.
const YIELD_THRESHOLD: usize = QUEUE / 2;
/// The time limit for flushing before a close.
const FLUSH_TIMEOUT: Duration = Duration::from_millis(500);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ReadError {
    /// The connection or the stream has ended.
    Gone,
    /// The frame is too long, or is no valid message.
    Malformed,
}

pub(super) fn frame(message: &impl Serialize) -> Arc<[u8]> {
    let message = encode(message);
    let length = u32::try_from(message.len()).expect("a message shorter than 4 GB");
    [&length.to_le_bytes(), &message[..]].concat().into()
}

/// Reads the next message. Its length is checked before memory is allocated.
///
/// Not cancel-safe: dropping the future loses a part of the stream. So each stream has a task that only
/// reads.
pub(super) async fn read<T: DeserializeOwned>(
    stream: &mut RecvStream,
    buffer: &mut Vec<u8>,
    longest: usize,
) -> Result<T, ReadError> {
    let mut length = [0; 4];
    stream.read_exact(&mut length).await.map_err(|_| ReadError::Gone)?;
    let length = u32::from_le_bytes(length) as usize;
    if length > longest {
        return Err(ReadError::Malformed);
    }
    buffer.resize(length, 0);
    stream.read_exact(buffer).await.map_err(|_| ReadError::Gone)?;
    decode(buffer, longest).map_err(|_| ReadError::Malformed)
}

pub(super) fn close(connection: &Connection, why: CloseCode) {
    connection.close(VarInt::from_u32(why as u32), b"");
}

/// The close code of the other side; `None` if the connection was lost or is open. Call it before this
/// side's [`close`], whose code it would return otherwise.
pub(super) fn closed_by_other(connection: &Connection) -> Option<CloseCode> {
    match connection.close_reason()? {
        ConnectionError::ApplicationClosed(closed) => {
            u32::try_from(closed.error_code.into_inner()).ok().and_then(CloseCode::from_repr)
        }
        _ => None,
    }
}

/// Whether a host has refused the connection because it speaks no offered protocol. This program speaks the
/// oldest ones, so such a host speaks only newer ones.
pub(super) fn offers_only_newer(refused: &ConnectError) -> bool {
    /// The TLS alert number.
    const NO_APPLICATION_PROTOCOL: u8 = 120;
    let (ConnectError::Connection { source: why, .. }
    | ConnectError::Connecting { source: ConnectingError::ConnectionError { source: why, .. }, .. }) =
        refused
    else {
        return false;
    };
    let code = TransportErrorCode::crypto(NO_APPLICATION_PROTOCOL);
    matches!(why, ConnectionError::ConnectionClosed(closed) if closed.error_code == code)
}

enum WriterCommand {
    Write(Arc<[u8]>),
    End(CloseCode),
}

/// The writing half of a connection. A task of its own sends the frames in order.
pub(super) struct FrameWriter {
    connection: Connection,
    commands: Sender<WriterCommand>,
}

/// The other side reads too slowly.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Slow;

impl FrameWriter {
    /// Starts the writer task. Dropping the writer ends the connection.
    pub fn new(connection: Connection, stream: SendStream) -> Self {
        let (commands, todo) = bounded(QUEUE);
        tokio::spawn(write(connection.clone(), stream, todo));
        Self { connection, commands }
    }

    /// Queues a frame. Fails if the queue is full, or the connection has ended.
    pub async fn send(&self, frame: Arc<[u8]>) -> Result<(), Slow> {
        if self.commands.len() >= YIELD_THRESHOLD {
            // All tasks share a thread: without this, a burst would fill the queue before the writer task
            // runs.
            tokio::task::yield_now().await;
        }
        self.commands.try_send(WriterCommand::Write(frame)).map_err(|_| Slow)
    }

    /// Closes the connection: after the queued frames for a regular end, immediately otherwise.
    pub fn end(self, why: CloseCode) {
        let is_queued = self.commands.try_send(WriterCommand::End(why)).is_ok();
        if !is_queued || !matches!(why, CloseCode::Done | CloseCode::Closed) {
            close(&self.connection, why);
        }
    }

    pub fn connection(&self) -> &Connection {
        &self.connection
    }
}

async fn write(connection: Connection, mut stream: SendStream, todo: Receiver<WriterCommand>) {
    while let Ok(order) = todo.recv().await {
        match order {
            WriterCommand::Write(frame) => {
                if stream.write_all(&frame).await.is_err() {
                    return;
                }
            }
            WriterCommand::End(why) => {
                // Closing immediately would drop the last frames.
                if stream.finish().is_ok() {
                    let _ = timeout(FLUSH_TIMEOUT, stream.stopped()).await;
                }
                close(&connection, why);
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use iroh::endpoint::presets;
    use iroh::{Endpoint, EndpointAddr, RelayMode, TransportAddr};

    use super::*;
    use crate::online::table::message::LONGEST_TO_GUEST;

    /// More frames than the windows of both sides and the queue can hold.
    const MORE_THAN_FITS: usize = 64 + 2 * QUEUE;

    async fn endpoint() -> Option<Endpoint> {
        let builder =
            Endpoint::builder(presets::Minimal).relay_mode(RelayMode::Disabled).clear_ip_transports();
        let builder = builder.bind_addr("127.0.0.1:0").ok()?.alpns(vec![ALPN.to_vec()]);
        builder.bind().await.ok()
    }

    /// A connection between two endpoints, with the stream from the first one.
    async fn pair() -> Option<(Connection, SendStream, Connection, [Endpoint; 2])> {
        let ends = [endpoint().await?, endpoint().await?];
        let places = ends[1].bound_sockets().into_iter().map(TransportAddr::Ip);
        let place = EndpointAddr::from_parts(ends[1].id(), places);
        let (here, there) =
            tokio::join!(ends[0].connect(place, ALPN), async { ends[1].accept().await.expect("open").await });
        let (here, there) = (here.expect("connected"), there.expect("connected"));
        let (stream, _) = here.open_bi().await.expect("a stream");
        Some((here, stream, there, ends))
    }

    fn run(test: impl Future<Output = ()>) {
        tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime").block_on(test);
    }

    #[test]
    fn a_connection_that_does_not_read_is_slow_and_bounded_by_the_queue() {
        run(async {
            let Some((here, stream, _there, _ends)) = pair().await else {
                println!("skipped: the loopback network is unavailable");
                return;
            };
            let writer = FrameWriter::new(here, stream);
            let large: Arc<[u8]> = vec![7; LONGEST_TO_GUEST].into();
            let mut sent = 0;
            while writer.send(Arc::clone(&large)).await.is_ok() {
                sent += 1;
                assert!(sent < MORE_THAN_FITS, "the queue is unbounded");
            }
            assert!(sent >= QUEUE);
            writer.end(CloseCode::Slow);
        });
    }

    #[test]
    fn queued_frames_arrive_before_the_close() {
        run(async {
            let Some((here, stream, there, _ends)) = pair().await else {
                println!("skipped: the loopback network is unavailable");
                return;
            };
            let writer = FrameWriter::new(here, stream);
            for number in 0..QUEUE as u32 / 2 {
                writer.send(frame(&number)).await.expect("a free slot in the queue");
            }
            writer.end(CloseCode::Closed);
            let (_, mut from) = there.accept_bi().await.expect("a stream");
            let mut buffer = Vec::new();
            for number in 0..QUEUE as u32 / 2 {
                assert_eq!(read::<u32>(&mut from, &mut buffer, 8).await, Ok(number));
            }
            assert_eq!(read::<u32>(&mut from, &mut buffer, 8).await, Err(ReadError::Gone));
            there.closed().await;
            assert_eq!(closed_by_other(&there), Some(CloseCode::Closed));
        });
    }
}
