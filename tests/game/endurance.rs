//! Endurance test: many matches in the whole game must not leak entities or memory.
//!
//! `PUSHFLIP_MATCHES=500 cargo test --test game endurance -- --nocapture` plays long enough for the memory too.

use std::collections::BTreeMap;
use std::fs;

use crate::harness::TestApp;
use bevy::prelude::*;
use pushflip::game::state::{MatchCommand, Menu, Phase, Screen};
use pushflip_core::ai::Level;
use pushflip_core::rules::Variant;
use pushflip_core::session::{Controller, Match, Setup};

/// Default number of matches: each variant twice.
const MATCHES: usize = 8;
/// Matches per block, between which memory is compared.
const BLOCK: usize = 100;
/// Largest growth of memory from the second block to the last; the first block warms up.
const GROWTH: f64 = 1.02;
/// Frames on the title until everything has faded out; ten frames are a second.
const REST: usize = 60;
/// Bytes in a page of memory.
const PAGE: usize = 4096;

fn matches() -> usize {
    std::env::var("PUSHFLIP_MATCHES").ok().and_then(|matches| matches.parse().ok()).unwrap_or(MATCHES)
}

/// Resident memory of this process in bytes; 0 if unknown.
fn memory() -> usize {
    let text = fs::read_to_string("/proc/self/statm").unwrap_or_default();
    text.split(' ').nth(1).and_then(|pages| pages.parse::<usize>().ok()).unwrap_or(0) * PAGE
}

fn census(app: &mut TestApp) -> (usize, BTreeMap<String, usize>) {
    let world = app.bevy.world_mut();
    let mut names = BTreeMap::new();
    let mut all = world.query::<(Entity, Option<&Name>)>();
    for (_, name) in all.iter(world) {
        *names.entry(name.map_or("?".to_string(), ToString::to_string)).or_insert(0) += 1;
    }
    (names.values().sum(), names)
}

#[test]
fn a_match_leaves_nothing_behind() {
    let mut app = TestApp::keeping_files();
    let mut first: BTreeMap<&str, (usize, BTreeMap<String, usize>)> = BTreeMap::new();
    let mut used = Vec::new();
    for number in 0..matches() {
        let variant = Variant::ALL[number % Variant::ALL.len()];
        // With fast animations, and without.
        let speed = if (number / Variant::ALL.len()).is_multiple_of(2) { 3.0 } else { 0.0 };
        app.settings().animation_speed = speed;
        let level = if number % 3 == 0 { Level::Beginner } else { Level::Newcomer };
        let setup = Setup::new(variant, &vec![Controller::Computer(level); variant.seats()]);
        app.start(Match::new(setup));
        app.settle();
        assert_eq!(app.phase(), Some(Phase::Over), "match {number} of {variant}");
        app.until(Menu::Result);
        // The title shows the last position with its winning line. The first position of a new match replaces
        // it, so that the number of entities is comparable.
        let people = Setup::new(variant, &vec![Controller::Human; variant.seats()]);
        app.start(Match::new(people));
        app.send(MatchCommand::Leave);
        app.frames(REST);
        assert_eq!(app.screen(), Screen::Title);
        let (now, names) = census(&mut app);
        let (before, names_before) = first.entry(variant.id()).or_insert((now, names.clone()));
        if now != *before {
            let more: Vec<_> =
                names.iter().filter(|(name, count)| names_before.get(*name) != Some(count)).collect();
            panic!("match {number} of {variant}: {now} entities instead of {before}: {more:?}");
        }
        used.push(memory());
    }
    let mean = |block: &[usize]| block.iter().sum::<usize>() as f64 / block.len() as f64 / 1e6;
    let blocks: Vec<f64> = used.chunks(BLOCK).map(mean).collect();
    println!("{} matches, megabytes by block of {BLOCK}: {blocks:.1?}", used.len());
    if used.len() >= 3 * BLOCK {
        let (second, last) = (mean(&used[BLOCK..2 * BLOCK]), mean(&used[used.len() - BLOCK..]));
        assert!(last < second * GROWTH, "{second:.1} MB in the second block, {last:.1} in the last");
    }
}
