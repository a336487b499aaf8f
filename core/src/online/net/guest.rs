//! The guest's connection to a host: connects, reconnects and forwards messages.

use std::time::{Duration, SystemTime};

use async_channel::{Receiver, Sender, bounded};
use iroh::Endpoint;
use iroh::endpoint::{Connection, RecvStream, SendStream};
use tokio::time::{Instant, MissedTickBehavior, interval, sleep_until, timeout};

use super::disk::{After, Book, Done, Job};
use super::endpoint::{address_of, bind};
use super::health::{Health, LOOK, is_online};
use super::local::Finder;
use super::news::{Mailbox, News, Trouble};
use super::reach::Reach;
use super::wire::{ALPN, Ended, Line, close, closed_by_other, frame, read, speaks_only_later};
use crate::online::table::event::Body;
use crate::online::table::guest::{Guest, Input, Output, Stop};
use crate::online::table::identity::Identity;
use crate::online::table::invitation::Invitation;
use crate::online::table::message::{Close, LONGEST_TO_GUEST, ToGuest};

/// What the host has said and is not heard yet; then the host waits.
const INBOX: usize = 32;
/// A host on this machine or its local network that does not answer a call so long is not there.
const CALL: Duration = Duration::from_secs(5);
/// Over the internet a call is a look-up, a connection to a relay and a handshake through it.
const FAR_CALL: Duration = Duration::from_secs(15);
/// So long nobody may answer before the player is told why.
const TELL: Duration = Duration::from_secs(20);
/// So long nobody may answer before the endpoint is bound anew, and between two times. See
/// [`Health`](super::health::Health).
const ANEW: Duration = Duration::from_mins(10);
/// The first pause between two calls; each is twice the one before.
const FIRST_PAUSE: Duration = Duration::from_millis(100);
/// The longest, in the first minutes: a host that comes back is not waited for long.
const LONG_PAUSE: Duration = Duration::from_secs(2);
/// The longest after that: a table may rest for weeks.
const LONGEST_PAUSE: Duration = Duration::from_secs(15);
/// How long the first minutes are.
const FIRST_MINUTES: Duration = Duration::from_mins(5);
/// A connection that lasted so long was a good one: the next call comes soon.
const GOOD: Duration = Duration::from_secs(5);
/// How long a goodbye may take.
const GOODBYE: Duration = Duration::from_secs(1);
/// How long the reason of an end may come after the end of what is read.
const REASON: Duration = Duration::from_secs(1);

/// Programs may play faster than a host listens: what is wanted goes out so often, a little slower than a host
/// allows, since the answers to its beats count too.
const A_WISH: Duration = Duration::from_millis(125);
/// So many may go out at once.
const WISHES_AT_ONCE: u32 = 10;

/// What happens on the way.
enum Inside {
    Called(Option<(Connection, SendStream, RecvStream)>),
    /// The host speaks later protocols only.
    Newer,
    Said {
        call: u32,
        message: Box<ToGuest>,
    },
    Ended {
        call: u32,
        why: Option<Close>,
    },
}

/// Everything that a guest has.
#[derive(Debug)]
pub(super) struct Caller {
    pub endpoint: Endpoint,
    pub identity: Identity,
    pub reach: Reach,
    pub invitation: Invitation,
    pub machine: Guest,
    pub mailbox: Mailbox,
    pub book: Book,
    pub jobs: Sender<Job>,
    /// Looks for the host on the local network: only where no farther is allowed, and while it does not answer.
    pub finder: Option<Finder>,
    pub began: Instant,
}

/// How far the way is.
#[derive(Debug)]
struct Way {
    inbox: Sender<Inside>,
    /// The connection, with when it began.
    line: Option<(Line, Instant)>,
    /// Counts the calls, so that what comes late is not taken for something new.
    call: u32,
    /// When to call next; none while there is a connection or a call.
    next: Option<Instant>,
    pause: Duration,
    lost_since: Instant,
    /// When the endpoint was bound.
    bound: Instant,
    /// The last reported reason why the host is unreachable.
    trouble: Option<Trouble>,
    /// When what was wanted so far would have gone out at an even pace.
    paced: Instant,
}

impl Way {
    /// When the next wish may go out.
    fn next_wish(&self) -> Instant {
        self.paced.checked_sub(A_WISH * WISHES_AT_ONCE).unwrap_or(self.paced)
    }

    /// A wish goes out.
    fn wishes(&mut self) {
        self.paced = self.paced.max(Instant::now()) + A_WISH;
    }
}

/// Keeps at it until the table is over or nobody gives orders any more.
pub(super) async fn follow(mut caller: Caller, orders: Receiver<Body>, done: Receiver<Done>) {
    let (inbox, inside) = bounded(INBOX);
    let now = Instant::now();
    let mut way = Way {
        inbox,
        line: None,
        call: 0,
        next: Some(now),
        pause: FIRST_PAUSE,
        lost_since: now,
        bound: now,
        trouble: None,
        paced: now,
    };
    let mut health = Health::new();
    let mut looks = interval(LOOK);
    looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let over = loop {
        let began = caller.began;
        let alarm = [caller.machine.wake_at(), caller.book.again_at()].into_iter().flatten().min();
        let alarm = alarm.map(|at| began + at);
        let next_wish = way.next_wish();
        let order = async {
            sleep_until(next_wish).await;
            orders.recv().await
        };
        let stopped = tokio::select! {
            Ok(inside) = inside.recv() => caller.hear(&mut way, inside).await,
            Ok(done) = done.recv() => {
                caller.written(done);
                None
            }
            order = order => match order {
                Ok(body) => {
                    way.wishes();
                    caller.handle(&mut way, Input::Own(body)).await
                }
                Err(_) => break None,
            },
            () = sleep_until(alarm.unwrap_or(began)), if alarm.is_some() => {
                caller.handle(&mut way, Input::Tick).await
            }
            () = sleep_until(way.next.unwrap_or(began)), if way.next.is_some() => {
                caller.call(&mut way);
                None
            }
            _ = looks.tick() => {
                caller.look_after(&mut way, &mut health).await;
                None
            }
        };
        caller.write();
        if stopped.is_some() {
            break stopped;
        }
    };
    caller.leave(way, &done).await;
    if let Some(why) = over {
        caller.mailbox.put(News::Stopped(why));
    }
}

impl Caller {
    fn now(&self) -> Duration {
        self.began.elapsed()
    }

    /// Calls the host, in a task of its own.
    fn call(&self, way: &mut Way) {
        way.next = None;
        let found = self.finder.as_ref().map(Finder::found).unwrap_or_default();
        let (endpoint, inbox) = (self.endpoint.clone(), way.inbox.clone());
        let address = address_of(&self.invitation, &found, &self.reach);
        let patience = if matches!(self.reach, Reach::Internet { .. }) { FAR_CALL } else { CALL };
        tokio::spawn(async move {
            let call = async {
                let connection = match endpoint.connect(address.ok()?, ALPN).await {
                    Ok(connection) => connection,
                    Err(refused) => return speaks_only_later(&refused).then_some(Inside::Newer),
                };
                let (to, from) = connection.open_bi().await.ok()?;
                Some(Inside::Called(Some((connection, to, from))))
            };
            let called = timeout(patience, call).await.ok().flatten();
            // Who called may have left.
            let _ = inbox.send(called.unwrap_or(Inside::Called(None))).await;
        });
    }

    /// Does what is due from time to time: after the machine was asleep, and while nobody answers.
    async fn look_after(&mut self, way: &mut Way, health: &mut Health) {
        let online = !self.reach.has_relay() || is_online(&self.endpoint);
        let due = health.look(Instant::now(), SystemTime::now(), online);
        if due.woke {
            self.endpoint.network_change().await;
            if way.next.is_some() {
                way.pause = FIRST_PAUSE;
                way.next = Some(Instant::now());
            }
        }
        if way.line.is_some() {
            return;
        }
        if way.lost_since.elapsed() >= TELL && way.trouble != Some(Trouble::NotOpen) {
            self.complain(way, if online { Trouble::Silent } else { Trouble::NoRelay });
        }
        // A call in progress would end with the old endpoint.
        if way.next.is_some() && way.lost_since.elapsed() >= ANEW && way.bound.elapsed() >= ANEW {
            way.bound = Instant::now();
            // The old one goes on if the system gives no port.
            if let Ok(endpoint) = bind(&self.identity, &self.reach, 0, &[]).await {
                let old = std::mem::replace(&mut self.endpoint, endpoint);
                let _ = timeout(GOODBYE, old.close()).await;
            }
        }
    }

    /// Says why nobody is reached, once.
    fn complain(&self, way: &mut Way, trouble: Trouble) {
        if way.trouble.replace(trouble) != Some(trouble) {
            self.mailbox.put(News::Waiting(trouble));
        }
    }

    /// Looks for the host on the local network, or stops looking.
    fn look_around(&mut self, wanted: bool) {
        if wanted && self.reach == Reach::Local && self.finder.is_none() {
            self.finder = Some(Finder::start(&self.reach, self.invitation.host));
        }
        if let Some(finder) = self.finder.take_if(|_| !wanted) {
            // Its goodbye takes a moment, and this thread has other things to do.
            drop(tokio::task::spawn_blocking(move || drop(finder)));
        }
    }

    async fn hear(&mut self, way: &mut Way, inside: Inside) -> Option<Stop> {
        match inside {
            Inside::Called(None) => {
                self.look_around(true);
                Self::call_later(way);
                None
            }
            Inside::Newer => self.handle(way, Input::Ended(Close::GuestOld)).await,
            Inside::Called(Some((connection, to, from))) => {
                self.look_around(false);
                way.call += 1;
                tokio::spawn(listen(connection.clone(), way.call, from, way.inbox.clone()));
                way.line = Some((Line::new(connection, to), Instant::now()));
                self.handle(way, Input::Connected).await
            }
            Inside::Said { call, message } if call == way.call => {
                self.handle(way, Input::Said(*message)).await
            }
            Inside::Ended { call, why } if call == way.call && way.line.is_some() => {
                Self::hang_up(way, None);
                let stopped = self.handle(way, why.map_or(Input::Lost, Input::Ended)).await;
                if stopped.is_none() && matches!(why, Some(Close::NotOpen | Close::Secret)) {
                    self.complain(way, Trouble::NotOpen);
                }
                stopped
            }
            Inside::Said { .. } | Inside::Ended { .. } => None,
        }
    }

    /// Lets go of the connection, and calls again later.
    fn hang_up(way: &mut Way, why: Option<Close>) {
        let Some((line, since)) = way.line.take() else { return };
        if since.elapsed() >= GOOD {
            way.pause = FIRST_PAUSE;
            way.lost_since = Instant::now();
        }
        line.end(why.unwrap_or(Close::Done));
        Self::call_later(way);
    }

    fn call_later(way: &mut Way) {
        // Many guests of a host that comes back do not all call at the same moment.
        let spread = 0.75 + 0.5 * rand::random::<f64>();
        way.next = Some(Instant::now() + way.pause.mul_f64(spread));
        let longest = if way.lost_since.elapsed() < FIRST_MINUTES { LONG_PAUSE } else { LONGEST_PAUSE };
        way.pause = (way.pause * 2).min(longest);
    }

    /// Tells the table what happened, and does what it wants done. The end, if this is it.
    async fn handle(&mut self, way: &mut Way, input: Input) -> Option<Stop> {
        let now = self.now();
        let mut outputs = self.machine.handle(input, now);
        let mut stopped = None;
        loop {
            let mut broken = false;
            for output in outputs {
                match output {
                    Output::Send(message) => {
                        if let Some((line, _)) = &way.line {
                            broken |= line.send(frame(&message)).await.is_err();
                        }
                    }
                    Output::Save(event) => self.book.add(&event),
                    Output::Happened(event) => self.mailbox.put(News::Event(Box::new(event))),
                    Output::Presence(present) => self.mailbox.put(News::Presence(present)),
                    Output::Refused(why) => self.mailbox.put(News::Refused(why)),
                    Output::Connection(up) => {
                        way.trouble = None;
                        self.mailbox.put(News::Connected(up));
                    }
                    Output::End(why) => Self::hang_up(way, Some(why)),
                    Output::Stop(why) => stopped = Some(why),
                }
            }
            if !broken {
                return stopped;
            }
            // The host takes no more: as if it were gone.
            Self::hang_up(way, Some(Close::Slow));
            outputs = self.machine.handle(Input::Lost, self.began.elapsed());
        }
    }

    fn write(&mut self) {
        if let Some(job) = self.book.job(0, self.now()) {
            // Its thread lives as long as this.
            let _ = self.jobs.try_send(job);
        }
    }

    fn written(&mut self, done: Done) {
        match self.book.done(done, self.now()) {
            After::Again(Some(error)) => self.mailbox.put(News::Complaint(error)),
            After::Lost => self.book.rewrite(self.machine.events()),
            After::Saved(_) | After::Again(None) => {}
        }
    }

    /// Says what was still to be said, writes what is to be written, and closes.
    async fn leave(&mut self, mut way: Way, done: &Receiver<Done>) {
        if let Some((line, _)) = way.line.take() {
            let connection = line.connection().clone();
            line.end(Close::Done);
            let _ = timeout(GOODBYE, connection.closed()).await;
        }
        self.write();
        let writing = async {
            while !self.book.is_written() {
                let Ok(done) = done.recv().await else { break };
                self.written(done);
                self.write();
            }
        };
        // A full disk does not keep the program: the host has everything.
        let _ = timeout(GOODBYE, writing).await;
        let _ = timeout(GOODBYE, self.endpoint.close()).await;
    }
}

/// Hears the host until the connection ends.
async fn listen(connection: Connection, call: u32, mut stream: RecvStream, inbox: Sender<Inside>) {
    let mut buffer = Vec::new();
    loop {
        match read(&mut stream, &mut buffer, LONGEST_TO_GUEST).await {
            Ok(message) => {
                let said = Inside::Said { call, message: Box::new(message) };
                if inbox.send(said).await.is_err() {
                    return;
                }
            }
            Err(Ended::Garbled) => {
                // A host that talks nonsense is called again, but not at once.
                close(&connection, Close::Frame);
                let _ = inbox.send(Inside::Ended { call, why: None }).await;
                return;
            }
            Err(Ended::Gone) => break,
        }
    }
    // The end of the stream comes before the reason why.
    let _ = timeout(REASON, connection.closed()).await;
    let _ = inbox.send(Inside::Ended { call, why: closed_by_other(&connection) }).await;
}
