//! A kira backend for `PulseAudio` on Linux that implements the protocol without a system library.
//!
//! `PipeWire` supports the protocol as well. The backend runs on the audio thread, which may block; the
//! thread of the client requests samples from kira when the buffer of the server runs low.

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

const CHANNELS: u8 = 2;
/// Size of a stereo frame of 32-bit samples.
const FRAME_BYTES: usize = 4 * CHANNELS as usize;
/// Buffer of the server, in milliseconds. A smaller one underruns on a busy machine.
const LATENCY_MS: u32 = 90;
/// Timeout of a request to the server.
const RESPONSE_TIMEOUT: Duration = Duration::from_secs(3);
/// Leaves a buffer attribute to the server.
const SERVER_CHOICE: u32 = u32::MAX;

#[derive(Debug, thiserror::Error)]
pub enum PulseError {
    #[error("no PulseAudio or PipeWire server is running")]
    NoServer,
    #[error("the sound server does not answer")]
    Silent,
    #[error("the sound server has ended")]
    Gone,
    #[error("the sound server: {0}")]
    Refused(#[from] ClientError),
    #[error("the sound server cannot be reached: {0}")]
    Unreachable(#[from] io::Error),
}

/// A stream to the default sink, suspended until something is played.
pub struct Pulse {
    client: Client,
    stream: Option<PlaybackStream>,
    asleep: bool,
    /// Valid while the thread of the client holds the source, that is, until the server exits.
    source_alive: Weak<()>,
}

impl Backend for Pulse {
    type Settings = ();
    type Error = PulseError;

    fn setup((): (), _internal_buffer_size: usize) -> Result<(Self, u32), PulseError> {
        let cookie = pulseaudio::cookie_path_from_env().and_then(|path| fs::read(path).ok());
        let socket = connect()?;
        // The handshake is read in blocking mode.
        socket.set_read_timeout(Some(RESPONSE_TIMEOUT))?;
        socket.set_write_timeout(Some(RESPONSE_TIMEOUT))?;
        let client = Client::new_unix(c"Pushflip", socket, cookie)
            .map_err(|error| if timed_out(&error) { PulseError::Silent } else { error.into() })?;
        Ok((Self { client, stream: None, asleep: true, source_alive: Weak::new() }, SAMPLE_RATE))
    }

    fn start(&mut self, renderer: Renderer) -> Result<(), PulseError> {
        let alive = Arc::new(());
        self.source_alive = Arc::downgrade(&alive);
        let mut source = Source { renderer, samples: Vec::new(), _alive: alive };
        let fill = move |bytes: &mut [u8]| source.fill(bytes);
        let opening = self.client.create_playback_stream(stream_params(), fill.as_playback_source());
        self.stream = Some(wait(opening)?);
        Ok(())
    }
}

/// The sample source of the stream, owned by the thread of the client.
struct Source {
    renderer: Renderer,
    samples: Vec<f32>,
    /// Dropped when that thread closes the stream.
    _alive: Arc<()>,
}

impl Source {
    /// Renders the requested frames; returns the number of bytes written.
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
    /// Resumes playback. Buffered silence is played first, as much as the usual latency.
    pub fn wake(&mut self) -> Result<(), PulseError> {
        if self.source_alive.strong_count() == 0 {
            return Err(PulseError::Gone);
        }
        if let Some(stream) = &self.stream
            && self.asleep
        {
            wait(stream.uncork())?;
            self.asleep = false;
        }
        Ok(())
    }

    /// Suspends playback: neither side does any work until [`Self::wake`].
    pub fn sleep(&mut self) -> Result<(), PulseError> {
        if let Some(stream) = &self.stream
            && !self.asleep
        {
            wait(stream.cork())?;
            self.asleep = true;
        }
        Ok(())
    }
}

impl Drop for Pulse {
    fn drop(&mut self) {
        self.stream = None;
        // Dropping the last client makes the client's thread log an error. A leaked client costs one sleeping
        // thread, and the server notices the end of the process anyway.
        mem::forget(self.client.clone());
    }
}

fn connect() -> Result<UnixStream, PulseError> {
    let mut reason = PulseError::NoServer;
    for path in sockets(|name| env::var(name).ok().filter(|value| !value.is_empty())) {
        match UnixStream::connect(path) {
            Ok(socket) => return Ok(socket),
            // A socket file may remain without a server.
            Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::ConnectionRefused) => {}
            Err(error) => reason = error.into(),
        }
    }
    Err(reason)
}

/// Candidate socket paths, by the rules of the client library of `PulseAudio`. The function of the crate
/// looks for `PULSE_RUNTIME_PATH` in the wrong folder and gives up at the first missing file.
fn sockets(variable: impl Fn(&str) -> Option<String>) -> Vec<PathBuf> {
    if let Some(servers) = variable("PULSE_SERVER") {
        // A list of servers, each with an optional machine in braces. Only local sockets are supported.
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

/// Whether the error is caused by a timeout of the socket.
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

/// Waits for a response of the server, with a timeout.
fn wait<T>(request: impl Future<Output = Result<T, ClientError>>) -> Result<T, PulseError> {
    wait_within(RESPONSE_TIMEOUT, request)
}

fn wait_within<T>(
    limit: Duration,
    request: impl Future<Output = Result<T, ClientError>>,
) -> Result<T, PulseError> {
    struct Unpark(Thread);
    impl Wake for Unpark {
        fn wake(self: Arc<Self>) {
            self.0.unpark();
        }
    }
    let waker = Waker::from(Arc::new(Unpark(thread::current())));
    let mut context = Context::from_waker(&waker);
    let mut request = pin!(request);
    let deadline = Instant::now() + limit;
    loop {
        if let Poll::Ready(answer) = request.as_mut().poll(&mut context) {
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
    fn responses_and_errors_are_returned() {
        assert!(matches!(wait(async { Ok(7) }), Ok(7)));
        let lost = wait(async { Err::<(), _>(ClientError::Disconnected) });
        assert!(matches!(lost, Err(PulseError::Refused(ClientError::Disconnected))));
    }

    #[test]
    fn a_missing_response_times_out() {
        let limit = Duration::from_millis(20);
        let never = std::future::pending::<Result<(), _>>();
        assert!(matches!(wait_within(limit, never), Err(PulseError::Silent)));
    }
}
