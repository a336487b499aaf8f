//! The rating of a level that plays as a person, from real matches.

use std::time::{Duration, UNIX_EPOCH};

use pushflip_core::ai::{Level, Limits, Stop};
use pushflip_core::rules::{Side, Variant};
use pushflip_core::session::statistics::{RatedMatches, Statistics};
use pushflip_core::session::{Controller, Match, Moment, Setup};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use crate::random_games;

/// The number of matches per level. `PUSHFLIP_RATED=20` plays that many series and prints how many are found.
const MATCHES: u64 = 24;

/// A match of one level, recorded as a person, against another, after a few random moves.
fn play(variant: Variant, level: Level, other: Level, number: u64) -> Match {
    let side = Side::BOTH[number as usize % 2];
    let seat =
        |seat| if Setup::side_of(seat) == side { Controller::Human } else { Controller::Computer(other) };
    let seats: Vec<Controller> = (0..variant.seats()).map(seat).collect();
    let mut game = Match::new(Setup::new(variant, &seats));
    game.begin(Moment::of(UNIX_EPOCH + Duration::from_secs(1_700_000_000 + number)));
    let mut rng = ChaCha8Rng::seed_from_u64(number / 2);
    random_games::play(&mut game, 4, &mut rng);
    while let Some(controller) = game.controller() {
        let (level, seed) = match controller {
            Controller::Human => (level, game.seed() + 1),
            Controller::Computer(level) => (level, game.seed()),
        };
        let mv = game.game().choose(level, seed, &Limits::default(), &Stop::new()).expect("a move");
        game.play(mv).expect("legal");
    }
    game
}

#[test]
fn rating_recovers_the_level_that_played() {
    let series = std::env::var("PUSHFLIP_RATED").ok().and_then(|number| number.parse().ok()).unwrap_or(1);
    let (mut found, mut all) = (0, 0);
    for variant in [Variant::Quixo, Variant::Hexxagon] {
        for level in [Level::Beginner, Level::Casual, Level::Seasoned] {
            for number in 0..series {
                let folder = tempfile::tempdir().expect("a folder");
                let mut paths = Vec::new();
                for game in 0..MATCHES {
                    let others = [Level::Newcomer, Level::Beginner, Level::Casual, Level::Seasoned];
                    let other = others[game as usize / 2 % others.len()];
                    let record = play(variant, level, other, number * MATCHES + game).to_record();
                    paths.push(folder.path().join(format!("{game}.pushflip")));
                    std::fs::write(&paths[game as usize], record).expect("written");
                }
                let strength = Statistics::of_records(&paths, None).strength(variant, RatedMatches::All);
                assert_eq!(strength.len() as u64, MATCHES);
                let last = strength.last().expect("matches");
                let away = (last.rating - level.rating(variant).expect("a rated level")).abs();
                // 95 of 100 are within the margin; a deviation this large has a chance of one in a thousand.
                assert!(away < 1.8 * last.margin, "{variant} {level:?}: {last:?}, off by {away:.0}");
                found += u32::from(away <= last.margin);
                all += 1;
            }
        }
    }
    println!("{found} of {all} within the margin");
}

#[test]
fn early_agreed_draw_does_not_change_the_rating() {
    let seats = [Controller::Human, Controller::Computer(Level::Master)];
    let strength = |end: fn(&mut Match)| {
        let folder = tempfile::tempdir().expect("a folder");
        let mut game = Match::new(Setup::new(Variant::Quixo, &seats));
        game.begin(Moment::of(UNIX_EPOCH + Duration::from_secs(1_700_000_000)));
        for _ in 0..2 {
            game.play(game.position().moves()[0]).expect("legal");
        }
        end(&mut game);
        let path = folder.path().join("match.pushflip");
        std::fs::write(&path, game.to_record()).expect("written");
        let statistics = Statistics::of_records(&[path], None);
        assert_eq!(statistics.against_computers(Variant::Quixo).count(), 1, "the match is counted");
        statistics.strength(Variant::Quixo, RatedMatches::All).len()
    };
    assert_eq!(strength(|game| game.resign(Side::First)), 1);
    assert_eq!(strength(Match::agree_draw), 0);
}
