//! The automatic quality: which steps follow from the times of frames.

use std::time::Duration;

use pushflip::game::scene::quality::RenderQuality;
use pushflip::game::settings::{Automatic, Cards, FrameTimes, Measured, Quality, Settings, SizeClass, Step};
use pushflip::game::state::Menu;
use pushflip_core::language::Language;
use wgpu::DeviceType;

use crate::harness::{TestApp, folders};

/// The interval of a common screen, and the number of its frames during a ply.
const INTERVAL: Duration = Duration::from_micros(16_667);
const PLY: u32 = 50;

/// A machine with a graphics card and a window, and all that was measured with it.
struct Machine {
    now: Automatic,
    interval: Duration,
    frames: FrameTimes,
    cards: Cards,
}

impl Machine {
    fn new(kind: DeviceType, size: SizeClass) -> Self {
        let now = Automatic { card: format!("{kind:?}"), kind: Some(kind), size };
        Self { now, interval: INTERVAL, frames: FrameTimes::default(), cards: Cards::new() }
    }

    fn measured(&self) -> Measured {
        self.now.measured(&self.cards)
    }

    fn step(&self) -> Step {
        self.measured().step
    }

    fn judge(&mut self) {
        if let Some(measured) = self.frames.judge(self.measured()) {
            self.cards.entry(self.now.card.clone()).or_default().insert(self.now.size, measured);
            self.frames = FrameTimes::default();
        }
    }

    /// Plays plies whose frames take this time. Returns the last step.
    fn play(&mut self, plies: u32, time: Duration) -> Step {
        for _ in 0..plies {
            let count = (PLY * INTERVAL).div_duration_f32(time).ceil() as u32;
            (0..count).for_each(|_| self.frames.add(time, self.interval));
            self.judge();
        }
        self.step()
    }
}

fn ms(millis: u64) -> Duration {
    Duration::from_millis(millis)
}

#[test]
fn a_step_costs_at_most_as_much_as_the_next() {
    for size in [SizeClass::Hd, SizeClass::FullHd, SizeClass::QuadHd, SizeClass::UltraHd] {
        let pictures = Step::ALL.map(|step| step.picture(size));
        assert!(pictures.is_sorted_by_key(|picture| picture.0), "{size:?}: {pictures:?}");
        for (quality, scale) in pictures {
            assert!((0.5..=1.0).contains(&scale) && (quality < Quality::High || scale == 1.0));
        }
    }
}

#[test]
fn a_better_kind_of_card_begins_with_a_higher_step() {
    let kinds = [DeviceType::Cpu, DeviceType::IntegratedGpu, DeviceType::DiscreteGpu];
    for size in [SizeClass::Hd, SizeClass::UltraHd] {
        let steps = kinds.map(|kind| Machine::new(kind, size).step());
        assert!(steps.is_sorted(), "{steps:?}");
        assert_eq!(steps[2], Step::High);
    }
    let software = Machine::new(DeviceType::Cpu, SizeClass::Hd);
    assert_eq!(software.step().picture(SizeClass::Hd), (Quality::Low, 1.0));
}

#[test]
fn a_slow_card_goes_down_after_two_plies_and_tries_the_slow_step_once_more() {
    let mut machine = Machine::new(DeviceType::DiscreteGpu, SizeClass::FullHd);
    assert_eq!(machine.play(1, ms(40)), Step::High, "one ply is not enough");
    assert_eq!(machine.play(1, ms(40)), Step::Medium);
    assert_eq!(machine.play(30, ms(16)), Step::Medium, "not soon");
    assert_eq!(machine.play(10, ms(16)), Step::High);
    assert_eq!(machine.play(2, ms(40)), Step::Medium);
    assert_eq!(machine.play(1000, ms(10)), Step::Medium, "never again");
}

#[test]
fn a_very_slow_card_reaches_the_lowest_step_at_4k() {
    let mut machine = Machine::new(DeviceType::DiscreteGpu, SizeClass::UltraHd);
    assert_eq!(machine.play(6, ms(90)), Step::Lowest);
    assert_eq!(machine.play(100, ms(90)), Step::Lowest);
    assert_eq!(machine.measured().too_slow, Some(Step::Low));
}

#[test]
fn a_fast_card_keeps_high_and_an_integrated_one_tries_it_once() {
    let mut fast = Machine::new(DeviceType::DiscreteGpu, SizeClass::UltraHd);
    assert_eq!(fast.play(200, ms(7)), Step::High);
    let mut integrated = Machine::new(DeviceType::IntegratedGpu, SizeClass::FullHd);
    assert_eq!(integrated.play(30, ms(16)), Step::Medium, "not soon");
    assert_eq!(integrated.play(10, ms(16)), Step::High);
    assert_eq!(integrated.play(2, ms(33)), Step::Medium);
    assert_eq!(integrated.play(1000, ms(8)), Step::Medium);
}

#[test]
fn a_card_without_time_to_spare_changes_nothing() {
    // Longer than an interval, but not slow.
    let mut machine = Machine::new(DeviceType::IntegratedGpu, SizeClass::FullHd);
    assert_eq!(machine.play(500, ms(22)), Step::Medium);
    assert_eq!(machine.cards, Cards::new());
}

#[test]
fn single_long_frames_of_a_busy_machine_change_nothing() {
    for kind in [DeviceType::IntegratedGpu, DeviceType::DiscreteGpu] {
        let mut machine = Machine::new(kind, SizeClass::FullHd);
        let first = machine.step();
        for ply in 0..200 {
            for frame in 0..PLY {
                // A fifth of the frames, some of them very long.
                let is_long = (ply * 7 + frame) % 5 == 0;
                machine.frames.add(if is_long { ms(50 + 20 * u64::from(frame)) } else { INTERVAL }, INTERVAL);
            }
            machine.judge();
        }
        // Whole plies during which the machine did something else, but never two in a row.
        for _ in 0..10 {
            machine.play(1, ms(120));
            machine.play(1, ms(16));
        }
        assert_eq!(machine.step(), first);
    }
}

#[test]
fn a_slow_screen_is_not_a_slow_card() {
    let mut machine = Machine::new(DeviceType::DiscreteGpu, SizeClass::UltraHd);
    let interval = Duration::from_micros(33_333);
    machine.interval = interval;
    assert_eq!(machine.play(100, interval), Step::High);
    // A fast screen does not need all its frames.
    let interval = Duration::from_micros(6_944);
    machine.interval = interval;
    assert_eq!(machine.play(100, 2 * interval), Step::High);
    assert_eq!(machine.play(2, 4 * interval), Step::Medium);
}

#[test]
fn each_size_and_each_card_has_its_own_measure() {
    let mut machine = Machine::new(DeviceType::DiscreteGpu, SizeClass::of((3840, 2160).into()));
    assert_eq!(machine.play(4, ms(40)), Step::Low);
    assert_eq!(machine.step().picture(machine.now.size), (Quality::Medium, 0.5));
    machine.now.size = SizeClass::of((1920, 1080).into());
    assert_eq!(machine.step(), Step::High, "a smaller window is faster");
    assert_eq!(machine.play(2, ms(40)), Step::Medium);
    machine.now.size = SizeClass::of((2560, 1440).into());
    assert_eq!(machine.step(), Step::Medium, "a larger window is not");
    machine.now.size = SizeClass::UltraHd;
    assert_eq!(machine.step(), Step::Low);
    let slow = std::mem::replace(&mut machine.now.card, "another".into());
    assert_eq!(machine.step(), Step::High);
    machine.now.card = slow;
    assert_eq!(machine.step(), Step::Low);
}

#[test]
fn software_rendering_goes_down_although_its_plies_have_few_frames() {
    let mut machine = Machine::new(DeviceType::Cpu, SizeClass::of((1280, 720).into()));
    assert_eq!(machine.play(3, ms(400)), Step::Low);
    assert_eq!(machine.play(1, ms(400)), Step::Lowest);
    assert_eq!(machine.play(20, ms(250)), Step::Lowest);
}

#[test]
fn the_measure_is_applied_kept_and_shown_with_its_reason() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = TestApp::keeping(folders(folder.path()));
    app.resize(1920, 1080);
    let mut machine = Machine::new(DeviceType::DiscreteGpu, SizeClass::of((1920, 1080).into()));
    let show = |app: &mut TestApp, machine: &Machine| {
        let Automatic { card, kind, size } = &machine.now;
        app.bevy.insert_resource(Automatic { card: card.clone(), kind: *kind, size: *size });
        app.set(|settings| settings.graphics = machine.cards.clone());
        app.go(Menu::Settings);
        app.press_named("Display page");
        app.until_named("Automatic quality");
        let text = app.text_in("Automatic quality");
        app.go(Menu::None);
        (app.resource::<RenderQuality>().0, text)
    };
    let (quality, text) = show(&mut app, &machine);
    assert_eq!(quality, Quality::High);
    assert!(text.contains("High, the usual choice"), "{text}");
    machine.play(4, ms(90));
    let (quality, text) = show(&mut app, &machine);
    assert_eq!(quality, Quality::Low);
    assert!(text.contains("Low, because more was too slow"), "{text}");
    machine.play(40, ms(15));
    let (quality, text) = show(&mut app, &machine);
    assert_eq!(quality, Quality::Medium);
    assert!(text.contains("Medium, because your graphics card had time to spare"), "{text}");
    machine.play(4, ms(90));
    let (quality, text) = show(&mut app, &machine);
    assert_eq!(quality, Quality::Low);
    assert!(text.contains("Low with a less sharp board"), "{text}");

    app.speak(Language::German);
    app.go(Menu::Settings);
    assert!(app.text_in("Automatic quality").contains("weniger scharf"));
    app.go(Menu::None);
    app.set(|settings| settings.quality = Some(Quality::Medium));
    assert_eq!(app.resource::<RenderQuality>().0, Quality::Medium, "the player's choice");
    let saved = Settings::load(&folders(folder.path()));
    assert_eq!((saved.0.graphics, saved.1), (machine.cards, None));
}

#[test]
fn a_damaged_measure_is_reported_and_ignored() {
    let folder = tempfile::tempdir().expect("a folder");
    let config = folders(folder.path()).config;
    std::fs::create_dir_all(&config).expect("a folder");
    let text = "muted = true\n[graphics.card]\n720p = { step = \"extreme\", tried_higher = false }\n";
    std::fs::write(config.join("settings.toml"), text).expect("written");
    let (settings, error) = Settings::load(&folders(folder.path()));
    assert!(settings.muted && error.is_some());
    let machine = Machine::new(DeviceType::DiscreteGpu, SizeClass::Hd);
    assert_eq!(
        Automatic { card: "card".into(), ..machine.now }.measured(&settings.graphics).step,
        Step::High
    );
}
