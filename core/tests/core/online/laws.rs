//! Laws of every table, along random matches of all variants.

use pushflip_core::ai::Level;
use pushflip_core::online::table::event::Body;
use pushflip_core::online::table::message::Refusal;
use pushflip_core::online::table::{log, state::Occupant};
use pushflip_core::rules::Variant;
use pushflip_core::session::Match;
use rand::prelude::*;
use rand::rngs::ChaCha8Rng;

use super::table_fixture::{TableFixture, play, somebody};

/// The number of random matches of each variant.
const MATCHES: u64 = 2;
/// The maximum of plies; a longer match is resigned.
const LONGEST: usize = 60;

/// Plays a random match to its end, and checks the table after each ply.
fn random_match(variant: Variant, seed: u64, mut look: impl FnMut(&mut TableFixture)) -> TableFixture {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut fixture = TableFixture::begun(variant);
    while fixture.table.is_on() {
        look(&mut fixture);
        if fixture.game().moves().len() >= LONGEST {
            (0..variant.seats()).step_by(2).for_each(|seat| fixture.say(seat, Body::Resign));
            break;
        }
        let moves = fixture.game().position().moves();
        let mv = moves.choose(&mut rng).expect("a match that goes on has a move").to_string();
        fixture.play(&mv);
    }
    fixture
}

#[test]
fn a_table_is_the_fold_of_its_events_and_its_record_is_valid() {
    for variant in Variant::ALL {
        for seed in 0..MATCHES {
            let fixture = random_match(variant, seed, |_| {});
            assert_eq!(fixture.again(), fixture.table, "{variant} {seed}");
            let game = fixture.game();
            assert_eq!(Match::from_record(&game.to_record()).as_ref(), Ok(game), "{variant} {seed}");
            assert!(game.result().is_some() && !fixture.table.is_on() && fixture.table.to_move().is_none());
            assert_eq!(fixture.table.series(), game.series_now(), "{variant} {seed}");
            assert_eq!(game.series_now().matches(), 1);
        }
    }
}

#[test]
fn exactly_the_legal_moves_of_the_seat_to_move_can_be_played() {
    for variant in Variant::ALL {
        random_match(variant, 9, |fixture| {
            let (seat, position) = (fixture.to_move(), fixture.game().position());
            for mv in position.moves() {
                let text = mv.to_string();
                assert_eq!(
                    fixture.table.check(somebody(seat).id(), &play(&text)),
                    Ok(()),
                    "{variant}: {text}"
                );
                for other in (0..variant.seats()).filter(|&other| other != seat) {
                    let passes = other == 0 && mv.is_pass();
                    let expected = if passes { Ok(()) } else { Err(Refusal::NotYourTurn) };
                    assert_eq!(fixture.table.check(somebody(other).id(), &play(&text)), expected, "{text}");
                }
                assert_eq!(fixture.table.check(somebody(7).id(), &play(&text)), Err(Refusal::Spectator));
            }
            for wrong in ["", "e99", "pass!", "e14-e15-e16", "\u{202e}"] {
                assert_eq!(fixture.table.check(somebody(seat).id(), &play(wrong)), Err(Refusal::Illegal));
            }
            if position.forced_pass().is_none() {
                assert_eq!(fixture.table.check(somebody(seat).id(), &play("pass")), Err(Refusal::Illegal));
            }
        });
    }
}

#[test]
fn a_match_continues_without_a_player_who_may_return() {
    for variant in Variant::ALL {
        let mut fixture = TableFixture::begun(variant);
        fixture.play_some(3);
        let before = fixture.game().clone();
        // A person who has just moved.
        let left = (fixture.to_move() + variant.seats() - 1) % variant.seats();
        fixture.say(left, super::table_fixture::get_up(left));
        assert!(fixture.table.is_on() && fixture.table.is_running());
        assert_eq!(fixture.game(), &before, "{variant}");
        while fixture.to_move() != left {
            fixture.play_some(1);
        }
        let mv = fixture.game().position().moves()[0].to_string();
        assert_eq!(fixture.table.check(somebody(left).id(), &play(&mv)), Err(Refusal::Spectator));
        fixture.say(left, super::table_fixture::sit(left));
        fixture.play(&mv);
        fixture.say(left, super::table_fixture::get_up(left));
        fixture.say(0, super::table_fixture::computer(left, "club"));
        assert_eq!(fixture.table.seats()[left].occupant.peer(), None);
        assert!(
            matches!(fixture.table.seats()[left].occupant, Occupant::Computer(_))
                && fixture.table.is_running()
        );
        assert_eq!(fixture.game().setup().seats[left].name, Level::Club.name(), "{variant}");
        fixture.play_some(4);
        assert_eq!(Match::from_record(&fixture.game().to_record()).as_ref(), Ok(fixture.game()));
        assert_eq!(fixture.again(), fixture.table);
    }
}

#[test]
fn a_truncated_log_is_read_up_to_its_last_complete_event() {
    let fixture = random_match(Variant::Quixo, 3, |_| {});
    let entries: Vec<Vec<u8>> = fixture.events.iter().map(log::encode).collect();
    let whole = [log::HEADER, &entries.concat()].concat();
    let read = log::read(&whole);
    assert_eq!((&read.events, read.valid_bytes, read.torn), (&fixture.events, whole.len(), false));
    assert!(log::read(&entries.concat()).events.is_empty(), "a log without its header");
    for cut in 1..log::HEADER.len() {
        let read = log::read(&whole[..cut]);
        assert!(read.events.is_empty() && (read.torn || read.is_newer), "cut at {cut}");
    }
    let mut ends = vec![log::HEADER.len()];
    for entry in &entries {
        ends.push(ends[ends.len() - 1] + entry.len());
    }
    for cut in ends[0]..whole.len() {
        let read = log::read(&whole[..cut]);
        let count = ends.iter().filter(|&&end| end <= cut).count() - 1;
        assert_eq!((read.events.len(), read.valid_bytes), (count, ends[count]), "cut at {cut}");
        assert_eq!(read.torn, cut != ends[count], "cut at {cut}");
    }
    for byte in ends[0]..whole.len() {
        let mut damaged = whole.clone();
        damaged[byte] ^= 1 << (byte % 8);
        let read = log::read(&damaged);
        let before = ends.iter().filter(|&&end| end <= byte).count() - 1;
        assert!(read.torn && read.valid_bytes == ends[before], "damaged at {byte}");
    }
}
