//! The guest's connection to a host: connects, reconnects and forwards messages.

use std::time::{Duration, SystemTime};

use async_channel::{Receiver, Sender, bounded};
use iroh::Endpoint;
use iroh::endpoint::{Connection, RecvStream, SendStream};
use tokio::time::{Instant, MissedTickBehavior, interval, sleep_until, timeout};

use super::discovery::HostFinder;
use super::endpoint::{address_of, bind};
use super::health::{CHECK_INTERVAL, Health, is_online};
use super::log_writer::{LogWriter, WriteJob, WriteOutcome, WriteResult};
use super::news::{ConnectionProblem, Mailbox, News};
use super::reach::Reach;
use super::wire::{ALPN, FrameWriter, ReadError, close, closed_by_other, frame, offers_only_newer, read};
use crate::online::table::event::Body;
use crate::online::table::guest::{Guest, Input, Output, StopReason};
use crate::online::table::identity::Identity;
use crate::online::table::invitation::Invitation;
use crate::online::table::message::{CloseCode, LONGEST_TO_GUEST, ToGuest};

/// What the host has said and is not heard yet; then the host waits.
const INBOX: usize = 32;
/// A host on this machine or its local network that does not answer a attempt so long is not there.
const LOCAL_CONNECT_TIMEOUT: Duration = Duration::from_secs(5);
/// Over the internet a attempt is a look-up, a connection to a relay and a handshake through it.
const INTERNET_CONNECT_TIMEOUT: Duration = Duration::from_secs(15);
/// So long nobody may answer before the player is told why.
const REPORT_AFTER: Duration = Duration::from_secs(20);
/// So long nobody may answer before the endpoint is bound anew, and between two times. See
/// [`Health`](super::health::Health).
const REBIND_AFTER: Duration = Duration::from_mins(10);
/// The first pause between two calls; each is twice the one before.
const FIRST_PAUSE: Duration = Duration::from_millis(100);
/// The longest, in the first minutes: a host that comes back is not waited for long.
const EARLY_LONGEST_PAUSE: Duration = Duration::from_secs(2);
/// The longest after that: a table may rest for weeks.
const LONGEST_PAUSE: Duration = Duration::from_secs(15);
/// How long the first minutes are.
const EARLY_PHASE: Duration = Duration::from_mins(5);
/// A connection that lasted so long was a good one: the next_attempt attempt comes soon.
const STABLE_AFTER: Duration = Duration::from_secs(5);
/// How long a goodbye may take.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(1);
/// How long the reason of an end may come after the end of what is read.
const CLOSE_REASON_TIMEOUT: Duration = Duration::from_secs(1);

/// Programs may play faster than a host listens: what is wanted goes out so often, a little slower than a host
/// allows, since the answers to its beats count too.
const REQUEST_INTERVAL: Duration = Duration::from_millis(125);
/// So many may go out at once.
const REQUEST_BURST: u32 = 10;

/// What happens on the state.
enum ConnectionEvent {
    Connected(Option<(Connection, SendStream, RecvStream)>),
    /// The host speaks later protocols only.
    NewerProtocol,
    Said {
        attempt: u32,
        message: Box<ToGuest>,
    },
    Ended {
        attempt: u32,
        why: Option<CloseCode>,
    },
}

/// Everything that a guest has.
#[derive(Debug)]
pub(super) struct GuestTask {
    pub endpoint: Endpoint,
    pub identity: Identity,
    pub reach: Reach,
    pub invitation: Invitation,
    pub machine: Guest,
    pub mailbox: Mailbox,
    pub log: LogWriter,
    pub jobs: Sender<WriteJob>,
    /// Looks for the host on the local network: only where no farther is allowed, and while it does not answer.
    pub finder: Option<HostFinder>,
    pub began: Instant,
}

/// How far the state is.
#[derive(Debug)]
struct ConnectionState {
    inbox: Sender<ConnectionEvent>,
    /// The connection, with when it began.
    writer: Option<(FrameWriter, Instant)>,
    /// Counts the calls, so that what comes late is not taken for something new.
    attempt: u32,
    /// When to attempt next_attempt; none while there is a connection or a attempt.
    next_attempt: Option<Instant>,
    pause: Duration,
    lost_since: Instant,
    /// When the endpoint was bound.
    bound: Instant,
    /// The last reported reason why the host is unreachable.
    problem: Option<ConnectionProblem>,
    /// When what was wanted so far would have gone out at an even pace.
    requests_until: Instant,
}

impl ConnectionState {
    /// When the next_attempt wish may go out.
    fn next_request(&self) -> Instant {
        self.requests_until.checked_sub(REQUEST_INTERVAL * REQUEST_BURST).unwrap_or(self.requests_until)
    }

    /// A wish goes out.
    fn count_request(&mut self) {
        self.requests_until = self.requests_until.max(Instant::now()) + REQUEST_INTERVAL;
    }
}

/// Keeps at it until the table is over or nobody gives orders any more.
pub(super) async fn run(mut task: GuestTask, orders: Receiver<Body>, done: Receiver<WriteResult>) {
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
        requests_until: now,
    };
    let mut health = Health::new();
    let mut looks = interval(CHECK_INTERVAL);
    looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let over = loop {
        let began = task.began;
        let alarm = [task.machine.wake_at(), task.log.retry_at()].into_iter().flatten().min();
        let alarm = alarm.map(|at| began + at);
        let next_request = state.next_request();
        let order = async {
            sleep_until(next_request).await;
            orders.recv().await
        };
        let stopped = tokio::select! {
            Ok(events) = events.recv() => task.handle_event(&mut state, events).await,
            Ok(done) = done.recv() => {
                task.on_written(done);
                None
            }
            order = order => match order {
                Ok(body) => {
                    state.count_request();
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
            _ = looks.tick() => {
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

    /// Calls the host, in a task of its own.
    fn connect(&self, state: &mut ConnectionState) {
        state.next_attempt = None;
        let found = self.finder.as_ref().map(HostFinder::addresses).unwrap_or_default();
        let (endpoint, inbox) = (self.endpoint.clone(), state.inbox.clone());
        let address = address_of(&self.invitation, &found, &self.reach);
        let patience = if matches!(self.reach, Reach::Internet { .. }) {
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
            let called = timeout(patience, attempt).await.ok().flatten();
            // Who called may have left.
            let _ = inbox.send(called.unwrap_or(ConnectionEvent::Connected(None))).await;
        });
    }

    /// Does what is due from time to time: after the machine was asleep, and while nobody answers.
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
        if state.lost_since.elapsed() >= REPORT_AFTER && state.problem != Some(ConnectionProblem::NotOpen) {
            self.report(state, if online { ConnectionProblem::Silent } else { ConnectionProblem::NoRelay });
        }
        // A attempt in progress would end with the old endpoint.
        if state.next_attempt.is_some()
            && state.lost_since.elapsed() >= REBIND_AFTER
            && state.bound.elapsed() >= REBIND_AFTER
        {
            state.bound = Instant::now();
            // The old one goes on if the system gives no port.
            if let Ok(endpoint) = bind(&self.identity, &self.reach, 0, &[]).await {
                let old = std::mem::replace(&mut self.endpoint, endpoint);
                let _ = timeout(CLOSE_TIMEOUT, old.close()).await;
            }
        }
    }

    /// Says why nobody is reached, once.
    fn report(&self, state: &mut ConnectionState, problem: ConnectionProblem) {
        if state.problem.replace(problem) != Some(problem) {
            self.mailbox.put(News::ConnectionProblem(problem));
        }
    }

    /// Looks for the host on the local network, or stops looking.
    fn set_discovery(&mut self, wanted: bool) {
        if wanted && self.reach == Reach::Local && self.finder.is_none() {
            self.finder = Some(HostFinder::start(&self.reach, self.invitation.host));
        }
        if let Some(finder) = self.finder.take_if(|_| !wanted) {
            // Its goodbye takes a moment, and this thread has other things to do.
            drop(tokio::task::spawn_blocking(move || drop(finder)));
        }
    }

    async fn handle_event(
        &mut self,
        state: &mut ConnectionState,
        events: ConnectionEvent,
    ) -> Option<StopReason> {
        match events {
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
            ConnectionEvent::Said { attempt, message } if attempt == state.attempt => {
                self.handle(state, Input::Said(*message)).await
            }
            ConnectionEvent::Ended { attempt, why } if attempt == state.attempt && state.writer.is_some() => {
                Self::disconnect(state, None);
                let stopped = self.handle(state, why.map_or(Input::Lost, Input::Ended)).await;
                if stopped.is_none() && matches!(why, Some(CloseCode::NotOpen | CloseCode::Secret)) {
                    self.report(state, ConnectionProblem::NotOpen);
                }
                stopped
            }
            ConnectionEvent::Said { .. } | ConnectionEvent::Ended { .. } => None,
        }
    }

    /// Lets go of the connection, and calls again later.
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
        // Many guests of a host that comes back do not all attempt at the same moment.
        let spread = 0.75 + 0.5 * rand::random::<f64>();
        state.next_attempt = Some(Instant::now() + state.pause.mul_f64(spread));
        let longest =
            if state.lost_since.elapsed() < EARLY_PHASE { EARLY_LONGEST_PAUSE } else { LONGEST_PAUSE };
        state.pause = (state.pause * 2).min(longest);
    }

    /// Tells the table what happened, and does what it wants done. The end, if this is it.
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
                    Output::Happened(event) => self.mailbox.put(News::Event(Box::new(event))),
                    Output::Presence(present) => self.mailbox.put(News::Presence(present)),
                    Output::Refused(why) => self.mailbox.put(News::Refused(why)),
                    Output::Connection(up) => {
                        state.problem = None;
                        self.mailbox.put(News::Connected(up));
                    }
                    Output::End(why) => Self::disconnect(state, Some(why)),
                    Output::Stop(why) => stopped = Some(why),
                }
            }
            if !broken {
                return stopped;
            }
            // The host takes no more: as if it were gone.
            Self::disconnect(state, Some(CloseCode::Slow));
            outputs = self.machine.handle(Input::Lost, self.began.elapsed());
        }
    }

    fn start_write(&mut self) {
        if let Some(job) = self.log.job(0, self.now()) {
            // Its thread lives as long as this.
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

    /// Says what was still to be said, writes what is to be on_written, and closes.
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
        // A full disk does not keep the program: the host has everything.
        let _ = timeout(CLOSE_TIMEOUT, writing).await;
        let _ = timeout(CLOSE_TIMEOUT, self.endpoint.close()).await;
    }
}

/// Hears the host until the connection ends.
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
                let said = ConnectionEvent::Said { attempt, message: Box::new(message) };
                if inbox.send(said).await.is_err() {
                    return;
                }
            }
            Err(ReadError::Malformed) => {
                // A host that talks nonsense is called again, but not at once.
                close(&connection, CloseCode::Frame);
                let _ = inbox.send(ConnectionEvent::Ended { attempt, why: None }).await;
                return;
            }
            Err(ReadError::Gone) => break,
        }
    }
    // The end of the stream comes before the reason why.
    let _ = timeout(CLOSE_REASON_TIMEOUT, connection.closed()).await;
    let _ = inbox.send(ConnectionEvent::Ended { attempt, why: closed_by_other(&connection) }).await;
}
