//! The audio thread. Synthesis, connecting and waiting all happen here, never in a frame.

use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};
use std::{io, thread};

use bevy::log::info;
use kira::Frame;
use kira::sound::static_sound::{StaticSoundData, StaticSoundSettings};

use super::effect::Effect;
use super::output::{Output, OutputError, decibels};
use super::resonance::{Dice, SAMPLE_RATE};
use super::room::room;
use super::synth::takes;

/// After so long without a new sound the output rests; longer than the longest take and its way out.
const REST_AFTER: Duration = Duration::from_millis(2500);
/// An output that failed is tried again with the first sound after so long.
const RETRY_AFTER: Duration = Duration::from_secs(20);
/// A sound that could not start by then is left out: better missed than late.
const TOO_LATE: Duration = Duration::from_millis(300);
/// The same effect twice within this is heard as one, only harsher.
const SAME_BLOW: Duration = Duration::from_millis(20);
/// Each playing is a little higher or lower, as a share of its speed.
const PITCH_SPREAD: f32 = 0.03;
/// Each playing is a little quieter than its take, by at most this, dB.
const LOUDNESS_SPREAD: f32 = 2.5;

/// What the game asks of the thread.
enum Order {
    Play { effect: Effect, amplitude: f32, asked: Instant },
    Room(f32),
}

/// The game's end of the line. Hanging up ends the thread.
pub struct Player(Sender<Order>);

impl Player {
    /// Starts the thread, with the loudness of the room; returns at once.
    pub fn start(room: f32) -> io::Result<Self> {
        let (orders, inbox) = channel();
        thread::Builder::new().name("sound".into()).spawn(move || Stage::new(room).serve(&inbox))?;
        Ok(Self(orders))
    }

    /// Asks for a sound; amplitude 1 is as synthesised. Nothing happens where there is no output.
    pub fn play(&self, effect: Effect, amplitude: f32) {
        // The thread only ends with the game.
        let _ = self.0.send(Order::Play { effect, amplitude, asked: Instant::now() });
    }

    /// Loudness of the room from now on: 0 is silent, 1 as synthesised.
    pub fn set_room(&self, amplitude: f32) {
        let _ = self.0.send(Order::Room(amplitude));
    }
}

/// All that the thread owns.
struct Stage {
    shelf: Vec<Shelf>,
    dice: Dice,
    /// The loudness of the room, and its samples as soon as they were wanted.
    room: f32,
    room_tone: Option<StaticSoundData>,
    output: Option<Output>,
    /// Not to be tried before; `None` while nothing has failed.
    retry_at: Option<Instant>,
    complained: bool,
}

/// The takes of one effect, and what was played of them.
struct Shelf {
    takes: Vec<StaticSoundData>,
    last: Option<(usize, Instant)>,
}

impl Stage {
    fn new(room: f32) -> Self {
        let shelf = Effect::ALL
            .into_iter()
            .map(|effect| Shelf { takes: takes(effect).iter().map(|take| sound(take)).collect(), last: None })
            .collect();
        Self {
            shelf,
            dice: Dice::new(Effect::ALL.len() as u64),
            room,
            room_tone: None,
            output: None,
            retry_at: None,
            complained: false,
        }
    }

    fn serve(mut self, inbox: &Receiver<Order>) {
        // Early, so that the first sound finds the way open.
        self.open();
        let mut awake = self.output.is_some();
        self.fill_room();
        loop {
            // While the room is heard the output never rests.
            let order = if awake && self.room <= 0.0 {
                inbox.recv_timeout(REST_AFTER)
            } else {
                inbox.recv().map_err(|_| RecvTimeoutError::Disconnected)
            };
            match order {
                Ok(Order::Play { effect, amplitude, asked }) => {
                    let was_silent = self.output.is_none();
                    self.play(effect, amplitude, asked);
                    if was_silent && self.output.is_some() {
                        self.fill_room();
                    }
                    awake = self.output.is_some();
                }
                Ok(Order::Room(amplitude)) => {
                    self.room = amplitude;
                    self.fill_room();
                    awake = self.output.is_some();
                }
                Err(RecvTimeoutError::Timeout) => {
                    self.output = self.output.take().and_then(Output::rest);
                    awake = false;
                }
                Err(RecvTimeoutError::Disconnected) => return,
            }
        }
    }

    /// Lets the room be heard as loud as it is wanted, if there is an output.
    fn fill_room(&mut self) {
        if self.room > 0.0 && self.output.is_none() {
            self.open();
        }
        let Some(output) = &mut self.output else { return };
        if self.room <= 0.0 {
            output.silence_room();
            return;
        }
        let tone = self.room_tone.get_or_insert_with(|| sound(&room()).loop_region(..));
        if let Err(error) = output.play_room(tone, self.room) {
            self.output = None;
            self.failed(&error);
        }
    }

    fn play(&mut self, effect: Effect, amplitude: f32, asked: Instant) {
        if self.output.is_none() {
            self.open();
        }
        let Some(output) = &mut self.output else { return };
        let shelf = &mut self.shelf[effect as usize];
        let same_blow = shelf.last.is_some_and(|(_, when)| asked.saturating_duration_since(when) < SAME_BLOW);
        if same_blow || asked.elapsed() > TOO_LATE {
            return;
        }
        let take = another(shelf.last.map(|(take, _)| take), shelf.takes.len(), &mut self.dice);
        shelf.last = Some((take, asked));
        let speed = self.dice.near(1.0, PITCH_SPREAD);
        let quieter = self.dice.between(-LOUDNESS_SPREAD, 0.0);
        let sound = shelf.takes[take].volume(decibels(amplitude).0 + quieter).playback_rate(f64::from(speed));
        if let Err(error) = output.play(sound) {
            self.output = None;
            self.failed(&error);
        }
    }

    fn open(&mut self) {
        if self.retry_at.is_some_and(|at| Instant::now() < at) {
            return;
        }
        match Output::open() {
            Ok(output) => self.output = Some(output),
            Err(error) => self.failed(&error),
        }
    }

    /// Says it once; later attempts are nobody's news.
    fn failed(&mut self, error: &OutputError) {
        self.retry_at = Some(Instant::now() + RETRY_AFTER);
        if !self.complained {
            self.complained = true;
            info!("Playing without sound: {error}.");
        }
    }
}

/// Any take but the last one.
fn another(last: Option<usize>, count: usize, dice: &mut Dice) -> usize {
    match last {
        Some(last) if count > 1 => (last + 1 + dice.below(count - 1)) % count,
        _ => dice.below(count),
    }
}

/// Samples as kira plays them.
fn sound(samples: &[f32]) -> StaticSoundData {
    StaticSoundData {
        sample_rate: SAMPLE_RATE,
        frames: samples.iter().map(|sample| Frame::from_mono(*sample)).collect(),
        settings: StaticSoundSettings::default(),
        slice: None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn never_the_same_take_twice_in_a_row() {
        let mut dice = Dice::new(3);
        let mut last = None;
        let mut heard = [false; 4];
        for _ in 0..200 {
            let take = another(last, 4, &mut dice);
            assert!(take < 4 && Some(take) != last);
            heard[take] = true;
            last = Some(take);
        }
        assert_eq!(heard, [true; 4]);
        assert_eq!(another(Some(0), 1, &mut dice), 0);
    }

    #[test]
    fn nothing_is_cut_off_by_resting() {
        let way_out = Duration::from_millis(200);
        for effect in Effect::ALL {
            for take in takes(effect) {
                let slowest = sound(&take).duration().div_f32(1.0 - PITCH_SPREAD);
                assert!(slowest + way_out < REST_AFTER, "{effect:?}");
            }
        }
    }
}
