//! The opening explorer: counts equal those of replayed records, symmetric positions are the same, values are those of
//! the tablebase.

use std::collections::HashSet;

use pushflip_core::ai::Level;
use pushflip_core::ai::tablebase::Tablebase;
use pushflip_core::rules::{Position as _, Side, Variant};
use pushflip_core::session::statistics::{OwnMatches, Tally};
use pushflip_core::session::{AnyPosition, Autosave, Controller, Folders, Match, Setup, load_match};
use rand::prelude::*;
use rand::rngs::ChaCha8Rng;

const HUMAN: Controller = Controller::Human;
const CLUB: Controller = Controller::Computer(Level::Club);

/// A match of Ada after some random plies, ended by a resignation of a side or by the board.
fn played(seats: [Controller; 2], number: u32, plies: usize, loser: Side) -> Match {
    let mut rng = ChaCha8Rng::seed_from_u64(number.into());
    let mut setup = Setup::new(Variant::Quixo, &seats);
    setup.seats[number as usize % 2].name = "Ada".into();
    let mut game = Match::new(setup);
    game.set_began(format!("2026-11-20 10:{:02}:{:02}", number / 60, number % 60).parse().expect("a date"));
    for _ in 0..plies {
        if game.result().is_none() {
            // Few different moves, so that matches meet.
            let moves = game.position().moves();
            game.play(moves[rng.random_range(0..3.min(moves.len()))]).expect("legal");
        }
    }
    if game.result().is_none() {
        game.resign(loser);
    }
    game
}

/// Saves matches of Ada against a computer and against people, and matches that are not hers.
fn save_matches(folders: &Folders) {
    let mut autosave = Autosave::new(folders.clone());
    for number in 0..60 {
        let own = number as usize % 2;
        let mut seats = [CLUB; 2];
        seats[own] = HUMAN;
        let loser = Side::BOTH[number as usize / 2 % 2];
        let seats = match number % 5 {
            0 => [HUMAN; 2],
            1 => [CLUB; 2],
            _ => seats,
        };
        let mut game = played(seats, number, 6 + own, loser);
        autosave.save(&game).expect("saved");
        // A match that continues after its end is filed again.
        if number % 7 == 0 && game.take_back_to(game.moves().len() - 1) {
            game.resign(!loser);
            autosave.save(&game).expect("saved");
        }
    }
    autosave.save(&Match::new(Setup::new(Variant::Hexxagon, &[HUMAN, CLUB]))).expect("saved");
}

fn add(tally: &mut Tally, game: &Match, own: usize) {
    match game.result().expect("a result").winner {
        None => tally.drawn += 1,
        Some(winner) if winner as usize == own => tally.won += 1,
        Some(_) => tally.lost += 1,
    }
}

/// The last filing of each match of Ada, with her seat.
fn matches_of_ada(folders: &Folders) -> Vec<(Match, usize)> {
    // Newest first, and a later filing has a higher number: it comes first.
    let mut known = HashSet::new();
    let mut paths = folders.saved_matches();
    paths.sort_by_key(|path| {
        std::cmp::Reverse(path.file_stem().map(|stem| (stem.len(), stem.to_os_string())))
    });
    let games = paths.iter().map(|path| load_match(path).expect("a match"));
    let games: Vec<Match> = games.filter(|game| known.insert(game.began())).collect();
    let own = |game: &Match| {
        let seats = &game.setup().seats;
        let people = seats.iter().filter(|seat| seat.controller == HUMAN).count();
        let is_own = |seat: &usize| match people {
            2 => seats[*seat].name == "Ada",
            _ => seats[*seat].controller == HUMAN,
        };
        (people > 0).then(|| (0..2).find(is_own)).flatten()
    };
    games.into_iter().filter_map(|game| own(&game).map(|seat| (game, seat))).collect()
}

fn positions(game: &Match) -> Vec<AnyPosition> {
    (0..=game.moves().len()).map(|plies| game.position_after(plies)).collect()
}

fn images(position: &AnyPosition) -> Vec<AnyPosition> {
    let AnyPosition::Quixo(position) = position else { panic!("Quixo for two") };
    (0..position.symmetries()).map(|symmetry| AnyPosition::Quixo(position.transformed(symmetry))).collect()
}

/// The cells and the side to move of the first image in alphabetical order, which symmetric positions share.
fn canonical(position: &AnyPosition) -> String {
    let board = |image: &AnyPosition| {
        let text = image.to_string();
        text.split(' ').take(2).collect::<Vec<_>>().join(" ")
    };
    images(position).iter().map(board).min().expect("an image")
}

#[test]
fn counts_equal_those_of_replayed_records() {
    let folder = tempfile::tempdir().expect("a folder");
    let folders = super::folders(folder.path());
    save_matches(&folders);
    let own = OwnMatches::read(&folders, "Ada", &OwnMatches::default()).expect("new records");
    assert_eq!(OwnMatches::read(&folders, "Ada", &own), None, "the same records");
    assert!(OwnMatches::read(&folders, "Bob", &own).is_some(), "another player");
    let matches = matches_of_ada(&folders);
    assert!(matches.len() > 40, "{}", matches.len());
    let lines: Vec<Vec<String>> =
        matches.iter().map(|(game, _)| positions(game).iter().map(canonical).collect()).collect();
    let mut met = 0;
    for position in matches.iter().step_by(5).flat_map(|(game, _)| positions(game)) {
        let here = canonical(&position);
        let mut reached = Tally::default();
        for ((game, seat), line) in matches.iter().zip(&lines) {
            if line.contains(&here) {
                add(&mut reached, game, *seat);
            }
        }
        assert_eq!(own.reached(&position), reached, "{position}");
        met += usize::from(reached.games() > 1);
        for group in own.moves(&position) {
            let next = canonical(&position.play(group.moves[0]));
            let mut results = Tally::default();
            for ((game, seat), line) in matches.iter().zip(&lines) {
                if line.windows(2).any(|ply| ply[0] == here && ply[1] == next) {
                    add(&mut results, game, *seat);
                }
            }
            assert_eq!(group.results, results, "{position}: {}", group.moves[0]);
        }
    }
    assert!(met > 10, "only {met} positions occur in several matches");
}

#[test]
fn symmetric_positions_have_the_same_entry_and_values_are_those_of_the_tablebase() {
    let folder = tempfile::tempdir().expect("a folder");
    let folders = super::folders(folder.path());
    save_matches(&folders);
    let own = OwnMatches::read(&folders, "Ada", &OwnMatches::default()).expect("new records");
    let tablebase = Tablebase::shipped();
    for (game, _) in matches_of_ada(&folders).iter().step_by(4) {
        for position in positions(game).iter().filter(|position| position.outcome().is_none()) {
            let groups = own.moves(position);
            let AnyPosition::Quixo(quixo) = position else { panic!("Quixo for two") };
            let moves: usize = groups.iter().map(|group| group.moves.len()).sum();
            assert_eq!(moves, position.moves().len(), "each move is in one group");
            for group in &groups {
                for &mv in &group.moves {
                    let pushflip_core::session::AnyMove::Quixo(push) = mv else { panic!("a push") };
                    let next = position.play(mv);
                    let first = position.play(group.moves[0]);
                    assert_eq!(canonical(&next), canonical(&first), "{position}: {mv}");
                    match next.outcome() {
                        Some(_) => assert!(group.value.is_some()),
                        None => {
                            assert_eq!(group.value, tablebase.probe_move(quixo, push), "{position}: {mv}");
                        }
                    }
                }
            }
            let entry = |position: &AnyPosition| {
                let mut entry: Vec<_> = own
                    .moves(position)
                    .into_iter()
                    .map(|group| {
                        (group.moves.len(), format!("{:?}", group.value), format!("{:?}", group.results))
                    })
                    .collect();
                entry.sort();
                (own.reached(position), entry)
            };
            let expected = entry(position);
            assert!(images(position).iter().all(|image| entry(image) == expected), "{position}");
        }
    }
}

/// From the empty board only the cell of the inserted cube matters: a corner, beside a corner, or in the middle.
#[test]
fn the_first_move_has_three_kinds() {
    let folder = tempfile::tempdir().expect("a folder");
    let folders = super::folders(folder.path());
    let mut game = Match::new(Setup::new(Variant::Quixo, &[HUMAN, CLUB]));
    let start = game.position();
    game.play(start.parse_move("c1-c5").expect("a move")).expect("legal");
    game.resign(Side::Second);
    Autosave::new(folders.clone()).save(&game).expect("saved");
    let own = OwnMatches::read(&folders, "", &OwnMatches::default()).expect("new records");
    let won = Tally { won: 1, drawn: 0, lost: 0 };
    assert_eq!(own.reached(&start), won);
    let groups = own.moves(&start);
    let mut sizes: Vec<usize> = groups.iter().map(|group| group.moves.len()).collect();
    sizes.sort_unstable();
    assert_eq!(sizes, [4, 8, 32]);
    assert!(groups.iter().all(|group| group.value.is_some()), "the opening is built in");
    for group in groups {
        let expected = if group.moves.len() == 4 { won } else { Tally::default() };
        assert_eq!(group.results, expected, "{:?}", group.moves);
    }
}
