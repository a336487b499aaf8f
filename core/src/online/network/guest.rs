//! The guest's connection to a host: connects, reconnects and forwards messages.

use std::time::{Duration, SystemTime};

use async_channel::{Receiver, Sender, bounded};
use iroh::Endpoint;
use iroh::endpoint::{Connection, RecvStream, SendStream};
use tokio::time::{Instant, MissedTickBehavior, interval, sleep_until, timeout};

use super::discovery::Browser;
use super::endpoint::{address_of, bind};
use super::health::{CHECK_INTERVAL, Health, is_online};
use super::log_writer::{LogWriter, WriteJob, WriteOutcome, WriteResult};
use super::mailbox::Mailbox;
use super::reach::Reach;
use super::wire::{ALPN, FrameWriter, ReadError, close, closed_by_other, frame, offers_only_newer, read};
use crate::online::news::{ConnectionProblem, News};
use crate::online::rate_limit::RateLimit;
use crate::online::table::guest::{Guest, Input, Output, StopReason};
use crate::online::table::message::{LONGEST_TO_GUEST, ToGuest};
use crate::online::table::{Body, CloseCode, Identity, Invitation};

/// The capacity of the queue of received messages; when it is full, reading stops.
const INBOX: usize = 32;
/// The connect timeout on this machine and on the local network.
const LOCAL_CONNECT_TIMEOUT: Duration = Duration::from_secs(5);
/// The same over the internet, with a lookup, a relay connection and a handshake through the relay.
const INTERNET_CONNECT_TIMEOUT: Duration = Duration::from_secs(15);
/// The time without a connection after which the player is notified of the reason.
const REPORT_AFTER: Duration = Duration::from_secs(20);
/// The time without a connection after which the endpoint is bound again, and the interval of further
/// attempts. See [`Health`](super::health::Health).
const REBIND_AFTER: Duration = Duration::from_mins(10);
/// The first pause between two connection attempts; each further pause is twice as long.
const FIRST_PAUSE: Duration = Duration::from_millis(100);
/// The longest pause during [`EARLY_PHASE`]: a host that restarts is found quickly.
const EARLY_LONGEST_PAUSE: Duration = Duration::from_secs(2);
/// The longest pause afterwards: a host may be offline for weeks.
const LONGEST_PAUSE: Duration = Duration::from_secs(15);
/// The time after the loss of a connection with short pauses.
const EARLY_PHASE: Duration = Duration::from_mins(5);
/// A connection that lasted this long resets the pause.
const STABLE_AFTER: Duration = Duration::from_secs(5);
/// The timeout for each step of closing.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(1);
/// The time that the close code may arrive after the end of the stream.
const CLOSE_REASON_TIMEOUT: Duration = Duration::from_secs(1);

/// The interval of the player's requests. Programs may play faster than a host allows; this is a little
/// slower than the host's limit, since answers to heartbeats count too.
const REQUEST_INTERVAL: Duration = Duration::from_millis(125);
/// The number of requests that may be sent without a pause.
const REQUEST_BURST: u32 = 10;

enum ConnectionEvent {
    /// The streams of a new connection; `None` if the attempt failed.
    Connected(Option<(Connection, SendStream, RecvStream)>),
    /// The host speaks only newer protocols.
    NewerProtocol,
    /// A message of the host.
    Received { attempt: u32, message: Box<ToGuest> },
    /// The end of a connection.
    Ended { attempt: u32, why: Option<CloseCode> },
}

pub(super) struct GuestTask {
    pub endpoint: Endpoint,
    pub identity: Identity,
    pub reach: Reach,
    pub invitation: Invitation,
    pub machine: Guest,
    pub mailbox: Mailbox,
    pub log: LogWriter,
    pub jobs: Sender<WriteJob>,
    /// Looks for the host on the local network after a failed attempt, until there is a connection. With public
    /// relays too, since a host that is offline can still be on the same network.
    pub browser: Option<Browser>,
    pub began: Instant,
}

struct ConnectionState {
    inbox: Sender<ConnectionEvent>,
    /// The connection and its start.
    writer: Option<(FrameWriter, Instant)>,
    /// The number of the connection, so that late messages of an older one are ignored.
    attempt: u32,
    /// The time of the next connection attempt; `None` while connected or connecting.
    next_attempt: Option<Instant>,
    pause: Duration,
    lost_since: Instant,
    bound: Instant,
    /// The last reported reason why the host is unreachable.
    problem: Option<ConnectionProblem>,
    requests: RateLimit,
}

/// Runs until the table is over or the command channel is closed.
pub(super) async fn run(mut task: GuestTask, proposals: Receiver<Body>, done: Receiver<WriteResult>) {
    let (inbox, events) = bounded(INBOX);
    let now = Instant::now();
    let mut state = ConnectionState {
        inbox,
        writer: None,
        attempt: 0,
        next_attempt: Some(now),
        pause: FIRST_PAUSE,
        lost_since: now,
        bound: now,
        problem: None,
        requests: RateLimit::default(),
    };
    let mut health = Health::new();
    let mut health_checks = interval(CHECK_INTERVAL);
    health_checks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let over = loop {
        let began = task.began;
        let alarm = [task.machine.wake_at(), task.log.retry_at()].into_iter().flatten().min();
        let alarm = alarm.map(|at| began + at);
        let next_request = began + state.requests.next_at(REQUEST_INTERVAL, REQUEST_BURST);
        let proposal = async {
            sleep_until(next_request).await;
            proposals.recv().await
        };
        let stopped = tokio::select! {
            Ok(event) = events.recv() => task.handle_event(&mut state, event).await,
            Ok(done) = done.recv() => {
                task.on_written(done);
                None
            }
            proposal = proposal => match proposal {
                Ok(body) => {
                    state.requests.take(task.now(), REQUEST_INTERVAL);
                    task.handle(&mut state, Input::Own(body)).await
                }
                Err(_) => break None,
            },
            () = sleep_until(alarm.unwrap_or(began)), if alarm.is_some() => {
                task.handle(&mut state, Input::Tick).await
            }
            () = sleep_until(state.next_attempt.unwrap_or(began)), if state.next_attempt.is_some() => {
                task.connect(&mut state);
                None
            }
            _ = health_checks.tick() => {
                task.check_health(&mut state, &mut health).await;
                None
            }
        };
        task.start_write();
        if stopped.is_some() {
            break stopped;
        }
    };
    task.leave(state, &done).await;
    if let Some(why) = over {
        task.mailbox.put(News::Stopped(why));
    }
}

impl GuestTask {
    fn now(&self) -> Duration {
        self.began.elapsed()
    }

    /// Connects to the host in a task of its own.
    fn connect(&self, state: &mut ConnectionState) {
        state.next_attempt = None;
        let host = self.invitation.host;
        let found = self.browser.as_ref().map(|browser| browser.addresses_of(host)).unwrap_or_default();
        let (endpoint, inbox) = (self.endpoint.clone(), state.inbox.clone());
        let address = address_of(&self.invitation, &found, &self.reach);
        let connect_timeout = if matches!(self.reach, Reach::Internet { .. }) {
            INTERNET_CONNECT_TIMEOUT
        } else {
            LOCAL_CONNECT_TIMEOUT
        };
        tokio::spawn(async move {
            let attempt = async {
                let connection = match endpoint.connect(address.ok()?, ALPN).await {
                    Ok(connection) => connection,
                    Err(refused) => {
                        return offers_only_newer(&refused).then_some(ConnectionEvent::NewerProtocol);
                    }
                };
                let (to, from) = connection.open_bi().await.ok()?;
                Some(ConnectionEvent::Connected(Some((connection, to, from))))
            };
            let outcome = timeout(connect_timeout, attempt).await.ok().flatten();
            // The receiver may be gone.
            let _ = inbox.send(outcome.unwrap_or(ConnectionEvent::Connected(None))).await;
        });
    }

    /// Periodic maintenance: after the machine slept, and while there is no connection.
    async fn check_health(&mut self, state: &mut ConnectionState, health: &mut Health) {
        let online = !self.reach.has_relay() || is_online(&self.endpoint);
        let due = health.check(Instant::now(), SystemTime::now(), online);
        if due.woke {
            self.endpoint.network_change().await;
            if state.next_attempt.is_some() {
                state.pause = FIRST_PAUSE;
                state.next_attempt = Some(Instant::now());
            }
        }
        if state.writer.is_some() {
            return;
        }
        // The host has said more than that it does not answer.
        let is_explained =
            matches!(state.problem, Some(ConnectionProblem::NotOpen | ConnectionProblem::HostLeft));
        if state.lost_since.elapsed() >= REPORT_AFTER && !is_explained {
            self.report(state, if online { ConnectionProblem::Silent } else { ConnectionProblem::NoRelay });
        }
        // A connection attempt in progress would end with the old endpoint.
        if state.next_attempt.is_some()
            && state.lost_since.elapsed() >= REBIND_AFTER
            && state.bound.elapsed() >= REBIND_AFTER
        {
            state.bound = Instant::now();
            // If the system provides no port, the old endpoint stays in use.
            if let Ok(endpoint) = bind(&self.identity, &self.reach, 0, &[]).await {
                let old = std::mem::replace(&mut self.endpoint, endpoint);
                let _ = timeout(CLOSE_TIMEOUT, old.close()).await;
            }
        }
    }

    fn report(&self, state: &mut ConnectionState, problem: ConnectionProblem) {
        if state.problem.replace(problem) != Some(problem) {
            self.mailbox.put(News::ConnectionProblem(problem));
        }
    }

    fn set_discovery(&mut self, wanted: bool) {
        if wanted && self.reach.has_discovery() && self.browser.is_none() {
            // Without multicast nothing is found.
            self.browser = Browser::start(&self.reach, || ()).ok();
        }
        if let Some(browser) = self.browser.take_if(|_| !wanted) {
            // Dropping the browser blocks for a moment.
            drop(tokio::task::spawn_blocking(move || drop(browser)));
        }
    }

    async fn handle_event(
        &mut self,
        state: &mut ConnectionState,
        event: ConnectionEvent,
    ) -> Option<StopReason> {
        match event {
            ConnectionEvent::Connected(None) => {
                self.set_discovery(true);
                Self::schedule_reconnect(state);
                None
            }
            ConnectionEvent::NewerProtocol => self.handle(state, Input::Ended(CloseCode::GuestOld)).await,
            ConnectionEvent::Connected(Some((connection, to, from))) => {
                self.set_discovery(false);
                state.attempt += 1;
                tokio::spawn(listen(connection.clone(), state.attempt, from, state.inbox.clone()));
                state.writer = Some((FrameWriter::new(connection, to), Instant::now()));
                self.handle(state, Input::Connected).await
            }
            ConnectionEvent::Received { attempt, message } if attempt == state.attempt => {
                self.handle(state, Input::Received(*message)).await
            }
            ConnectionEvent::Ended { attempt, why } if attempt == state.attempt && state.writer.is_some() => {
                Self::disconnect(state, None);
                match why {
                    Some(CloseCode::NotOpen) => self.report(state, ConnectionProblem::NotOpen),
                    Some(CloseCode::Done) => self.report(state, ConnectionProblem::HostLeft),
                    _ => {}
                }
                self.handle(state, why.map_or(Input::Lost, Input::Ended)).await
            }
            ConnectionEvent::Received { .. } | ConnectionEvent::Ended { .. } => None,
        }
    }

    /// Closes the connection and schedules the next attempt.
    fn disconnect(state: &mut ConnectionState, why: Option<CloseCode>) {
        let Some((writer, since)) = state.writer.take() else { return };
        if since.elapsed() >= STABLE_AFTER {
            state.pause = FIRST_PAUSE;
            state.lost_since = Instant::now();
        }
        writer.end(why.unwrap_or(CloseCode::Done));
        Self::schedule_reconnect(state);
    }

    fn schedule_reconnect(state: &mut ConnectionState) {
        // Jitter, so that many guests of a restarted host do not reconnect at the same moment.
        let spread = 0.75 + 0.5 * rand::random::<f64>();
        state.next_attempt = Some(Instant::now() + state.pause.mul_f64(spread));
        let longest =
            if state.lost_since.elapsed() < EARLY_PHASE { EARLY_LONGEST_PAUSE } else { LONGEST_PAUSE };
        state.pause = (state.pause * 2).min(longest);
    }

    /// Passes an input to the state machine and performs its outputs. Returns why the table is over, if so.
    async fn handle(&mut self, state: &mut ConnectionState, input: Input) -> Option<StopReason> {
        let now = self.now();
        let mut outputs = self.machine.handle(input, now);
        let mut stopped = None;
        loop {
            let mut broken = false;
            for output in outputs {
                match output {
                    Output::Send(message) => {
                        if let Some((writer, _)) = &state.writer {
                            broken |= writer.send(frame(&message)).await.is_err();
                        }
                    }
                    Output::Save(event) => self.log.add(&event),
                    Output::News(news) => {
                        if news == News::Connected(true) {
                            state.problem = None;
                        }
                        self.mailbox.put(news);
                    }
                    Output::End(why) => Self::disconnect(state, Some(why)),
                    Output::Stop(why) => stopped = Some(why),
                }
            }
            if !broken {
                return stopped;
            }
            // The host reads too slowly: treated as a lost connection.
            Self::disconnect(state, Some(CloseCode::Slow));
            outputs = self.machine.handle(Input::Lost, self.began.elapsed());
        }
    }

    fn start_write(&mut self) {
        if let Some(job) = self.log.job(0, self.now()) {
            // The writer thread lives as long as this sender.
            let _ = self.jobs.try_send(job);
        }
    }

    fn on_written(&mut self, done: WriteResult) {
        match self.log.done(done, self.now()) {
            WriteOutcome::Retry(Some(error)) => self.mailbox.put(News::Complaint(error)),
            WriteOutcome::FileLost => self.log.rewrite(self.machine.events()),
            WriteOutcome::Saved(_) | WriteOutcome::Retry(None) => {}
        }
    }

    /// Sends the remaining messages, writes the remaining events, and closes.
    async fn leave(&mut self, mut state: ConnectionState, done: &Receiver<WriteResult>) {
        if let Some((writer, _)) = state.writer.take() {
            let connection = writer.connection().clone();
            writer.end(CloseCode::Done);
            let _ = timeout(CLOSE_TIMEOUT, connection.closed()).await;
        }
        self.start_write();
        let writing = async {
            while !self.log.is_written() {
                let Ok(done) = done.recv().await else { break };
                self.on_written(done);
                self.start_write();
            }
        };
        // A full disk does not block the exit: the host has all events.
        let _ = timeout(CLOSE_TIMEOUT, writing).await;
        let _ = timeout(CLOSE_TIMEOUT, self.endpoint.close()).await;
    }
}

/// Reads messages of the host until the connection ends.
async fn listen(
    connection: Connection,
    attempt: u32,
    mut stream: RecvStream,
    inbox: Sender<ConnectionEvent>,
) {
    let mut buffer = Vec::new();
    loop {
        match read(&mut stream, &mut buffer, LONGEST_TO_GUEST).await {
            Ok(message) => {
                let event = ConnectionEvent::Received { attempt, message: Box::new(message) };
                if inbox.send(event).await.is_err() {
                    return;
                }
            }
            Err(ReadError::Malformed) => {
                // After a malformed message the guest reconnects after a pause.
                close(&connection, CloseCode::Frame);
                let _ = inbox.send(ConnectionEvent::Ended { attempt, why: None }).await;
                return;
            }
            Err(ReadError::Gone) => break,
        }
    }
    // The end of the stream arrives before the close code.
    let _ = timeout(CLOSE_REASON_TIMEOUT, connection.closed()).await;
    let _ = inbox.send(ConnectionEvent::Ended { attempt, why: closed_by_other(&connection) }).await;
}
