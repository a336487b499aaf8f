//! A kira backend for `PulseAudio` on Linux that speaks its protocol without a system library.
//!
//! `PipeWire` answers to it as well as `PulseAudio`. Runs on the thread of `player`, which may wait;
//! the client's own thread asks kira for sound whenever the server's buffer runs low.

use std::error::Error;
use std::io::{self, ErrorKind};
use std::os::unix::net::UnixStream;
use std::path::PathBuf;
use std::pin::pin;
use std::sync::{Arc, Weak};
use std::task::{Context, Poll, Wake, Waker};
use std::thread::{self, Thread};
use std::time::{Duration, Instant};
use std::{env, fs, mem};

use kira::backend::{Backend, Renderer};
use pulseaudio::protocol::stream::{BufferAttr, StreamFlags};
use pulseaudio::protocol::{
    ChannelMap, ChannelVolume, DEFAULT_SINK, PlaybackStreamParams, SampleFormat, SampleSpec,
};
use pulseaudio::{AsPlaybackSource, Client, ClientError, PlaybackStream};

use super::resonance::SAMPLE_RATE;

/// Stereo.
const CHANNELS: u8 = 2;
/// Of one stereo frame of 32-bit samples.
const FRAME_BYTES: usize = 4 * CHANNELS as usize;
/// How far ahead the server asks for sound, milliseconds. Less underruns on a busy machine.
const LATENCY_MS: u32 = 90;
/// A server that takes longer to answer counts as none.
const ANSWER_LIMIT: Duration = Duration::from_secs(3);
/// "The server may choose" in a buffer attribute.
const SERVER_CHOICE: u32 = u32::MAX;

/// Why there is no sound.
#[derive(Debug, thiserror::Error)]
pub enum PulseError {
    /// No socket where the environment says it should be.
    #[error("no PulseAudio or PipeWire server is running")]
    NoServer,
    /// It accepts a connection and then says nothing.
    #[error("the sound server does not answer")]
    Silent,
    /// It was there, and has ended.
    #[error("the sound server has ended")]
    Gone,
    /// It answers with a refusal, or not in its protocol.
    #[error("the sound server: {0}")]
    Refused(#[from] ClientError),
    /// The socket cannot be opened.
    #[error("the sound server cannot be reached: {0}")]
    Unreachable(#[from] io::Error),
}

/// One stream to the default sink, asleep until something is played.
pub struct Pulse {
    client: Client,
    stream: Option<PlaybackStream>,
    asleep: bool,
    /// Lives as long as the client's thread holds what it plays: until the server goes away.
    served: Weak<()>,
}

impl Backend for Pulse {
    type Settings = ();
    type Error = PulseError;

    fn setup((): (), _internal_buffer_size: usize) -> Result<(Self, u32), PulseError> {
        let cookie = pulseaudio::cookie_path_from_env().and_then(|path| fs::read(path).ok());
        let socket = connect()?;
        // The greeting is read in blocking mode.
        socket.set_read_timeout(Some(ANSWER_LIMIT))?;
        socket.set_write_timeout(Some(ANSWER_LIMIT))?;
        let client = Client::new_unix(c"Pushflip", socket, cookie)
            .map_err(|error| if timed_out(&error) { PulseError::Silent } else { error.into() })?;
        Ok((Self { client, stream: None, asleep: true, served: Weak::new() }, SAMPLE_RATE))
    }

    fn start(&mut self, renderer: Renderer) -> Result<(), PulseError> {
        let serving = Arc::new(());
        self.served = Arc::downgrade(&serving);
        let mut source = Source { renderer, samples: Vec::new(), _serving: serving };
        let fill = move |bytes: &mut [u8]| source.fill(bytes);
        let opening = self.client.create_playback_stream(stream_params(), fill.as_playback_source());
        self.stream = Some(answer(opening)?);
        Ok(())
    }
}

/// What the client's thread holds of a stream.
struct Source {
    renderer: Renderer,
    samples: Vec<f32>,
    /// Dropped when that thread gives the stream up.
    _serving: Arc<()>,
}

impl Source {
    /// Renders the frames that the server asked for; returns the bytes written.
    fn fill(&mut self, bytes: &mut [u8]) -> usize {
        let frames = bytes.len() / FRAME_BYTES;
        self.samples.resize(frames * usize::from(CHANNELS), 0.0);
        self.renderer.on_start_processing();
        self.renderer.process(&mut self.samples, CHANNELS.into());
        for (four, sample) in bytes.chunks_exact_mut(size_of::<f32>()).zip(&self.samples) {
            four.copy_from_slice(&sample.to_le_bytes());
        }
        frames * FRAME_BYTES
    }
}

impl Pulse {
    /// Plays on. What was buffered before comes first: silence, [`LATENCY_MS`] of it, as ahead of any other sound.
    pub fn wake(&mut self) -> Result<(), PulseError> {
        if self.served.strong_count() == 0 {
            return Err(PulseError::Gone);
        }
        if let Some(stream) = &self.stream
            && self.asleep
        {
            answer(stream.uncork())?;
            self.asleep = false;
        }
        Ok(())
    }

    /// Stops the server from asking: nothing runs on either side until [`Self::wake`].
    pub fn sleep(&mut self) -> Result<(), PulseError> {
        if let Some(stream) = &self.stream
            && !self.asleep
        {
            answer(stream.cork())?;
            self.asleep = true;
        }
        Ok(())
    }
}

impl Drop for Pulse {
    fn drop(&mut self) {
        self.stream = None;
        // Dropping the last client makes the client's thread log an error about it. A client that stays
        // costs one sleeping thread, and the server sees the end of the process anyway.
        mem::forget(self.client.clone());
    }
}

/// To the first server that is there.
fn connect() -> Result<UnixStream, PulseError> {
    let mut obstacle = PulseError::NoServer;
    for path in sockets(|name| env::var(name).ok().filter(|value| !value.is_empty())) {
        match UnixStream::connect(path) {
            Ok(socket) => return Ok(socket),
            // A socket without a server behind it is left over from an earlier one.
            Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::ConnectionRefused) => {}
            Err(error) => obstacle = error.into(),
        }
    }
    Err(obstacle)
}

/// Where the server may listen, by the rules of `PulseAudio`'s own client library. The crate's function looks
/// for `PULSE_RUNTIME_PATH` in the wrong folder and gives up at the first file that is missing.
fn sockets(variable: impl Fn(&str) -> Option<String>) -> Vec<PathBuf> {
    if let Some(servers) = variable("PULSE_SERVER") {
        // A list; each may name the machine it is meant for in braces. Only sockets of this machine are spoken to.
        let local = |server: &str| {
            let address = server.rsplit('}').next().unwrap_or(server);
            let path = address.strip_prefix("unix:").unwrap_or(address);
            path.starts_with('/').then(|| PathBuf::from(path))
        };
        return servers.split_whitespace().filter_map(local).collect();
    }
    let private = variable("PULSE_RUNTIME_PATH").map(|folder| PathBuf::from(folder).join("native"));
    let session = variable("XDG_RUNTIME_DIR").map(|folder| PathBuf::from(folder).join("pulse/native"));
    private.into_iter().chain(session).collect()
}

fn stream_params() -> PlaybackStreamParams {
    PlaybackStreamParams {
        sample_spec: SampleSpec {
            format: SampleFormat::Float32Le,
            channels: CHANNELS,
            sample_rate: SAMPLE_RATE,
        },
        channel_map: ChannelMap::stereo(),
        cvolume: Some(ChannelVolume::norm(CHANNELS)),
        sink_name: Some(DEFAULT_SINK.to_owned()),
        buffer_attr: BufferAttr {
            max_length: SERVER_CHOICE,
            target_length: LATENCY_MS * (SAMPLE_RATE / 1000) * FRAME_BYTES as u32,
            pre_buffering: SERVER_CHOICE,
            minimum_request_length: SERVER_CHOICE,
            fragment_size: SERVER_CHOICE,
        },
        flags: StreamFlags { start_corked: true, adjust_latency: true, ..Default::default() },
        ..Default::default()
    }
}

/// Whether a read or write that took [`ANSWER_LIMIT`] is behind the error.
fn timed_out(error: &ClientError) -> bool {
    let mut cause: Option<&(dyn Error + 'static)> = Some(error);
    while let Some(error) = cause {
        if let Some(io) = error.downcast_ref::<io::Error>() {
            return matches!(io.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut);
        }
        cause = error.source();
    }
    false
}

/// Waits for the server, but not for ever.
fn answer<T>(question: impl Future<Output = Result<T, ClientError>>) -> Result<T, PulseError> {
    answer_within(ANSWER_LIMIT, question)
}

fn answer_within<T>(
    limit: Duration,
    question: impl Future<Output = Result<T, ClientError>>,
) -> Result<T, PulseError> {
    struct Unpark(Thread);
    impl Wake for Unpark {
        fn wake(self: Arc<Self>) {
            self.0.unpark();
        }
    }
    let waker = Waker::from(Arc::new(Unpark(thread::current())));
    let mut context = Context::from_waker(&waker);
    let mut question = pin!(question);
    let deadline = Instant::now() + limit;
    loop {
        if let Poll::Ready(answer) = question.as_mut().poll(&mut context) {
            return Ok(answer?);
        }
        match deadline.checked_duration_since(Instant::now()) {
            Some(left) => thread::park_timeout(left),
            None => return Err(PulseError::Silent),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sockets_follow_the_environment() {
        let with = |set: &[(&str, &str)]| {
            sockets(|name| set.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned()))
        };
        assert!(with(&[]).is_empty());
        assert_eq!(with(&[("XDG_RUNTIME_DIR", "/run/user/7")]), [PathBuf::from("/run/user/7/pulse/native")]);
        assert_eq!(
            with(&[("XDG_RUNTIME_DIR", "/run/user/7"), ("PULSE_RUNTIME_PATH", "/tmp/p")]),
            [PathBuf::from("/tmp/p/native"), PathBuf::from("/run/user/7/pulse/native")]
        );
        assert_eq!(
            with(&[("PULSE_SERVER", "tcp:far {me}unix:/a/b /c"), ("XDG_RUNTIME_DIR", "/run/user/7")]),
            [PathBuf::from("/a/b"), PathBuf::from("/c")]
        );
    }

    #[test]
    fn an_answer_comes_through() {
        assert!(matches!(answer(async { Ok(7) }), Ok(7)));
        let lost = answer(async { Err::<(), _>(ClientError::Disconnected) });
        assert!(matches!(lost, Err(PulseError::Refused(ClientError::Disconnected))));
    }

    #[test]
    fn silence_counts_as_no_server() {
        let limit = Duration::from_millis(20);
        let never = std::future::pending::<Result<(), _>>();
        assert!(matches!(answer_within(limit, never), Err(PulseError::Silent)));
    }
}
