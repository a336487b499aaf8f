//! Laws of tournaments: every player but one loses once, points add up, and the file restores or rejects.

use std::fs;
use std::time::{Duration, UNIX_EPOCH};

use pushflip_core::ai::Level;
use pushflip_core::rules::{Side, Variant};
use pushflip_core::session::statistics::Outcome;
use pushflip_core::session::{
    ClockRule, Controller, Entrants, Match, Moment, OPPONENTS, PEOPLE, Setup, Tournament,
};

use super::folders;

const NAMES: [&str; 8] = ["Anna", "Ben", "Carla", "Dora", "Emil", "Žiga", "Gül", "Рита"];

const CLOCK: ClockRule =
    ClockRule::Total { total: Duration::from_mins(3), increment: Duration::from_secs(2) };

fn now() -> Moment {
    Moment::of(UNIX_EPOCH + Duration::from_hours(500_000))
}

fn for_two() -> impl Iterator<Item = Variant> {
    Variant::ALL.into_iter().filter(|variant| variant.seats() == 2)
}

fn knock_out(people: usize, seed: u64) -> Tournament {
    let names = NAMES[..people].iter().map(ToString::to_string).collect();
    Tournament::between_people(Variant::Quixo, names, now(), seed).expect("a tournament")
}

/// The next match with a result: a win of the seat that starts, of the other one, or a draw.
fn ended(tournament: &Tournament, result: Outcome) -> Match {
    let mut game = tournament.next_match().expect("a match");
    match result {
        Outcome::Won => game.resign(Side::Second),
        Outcome::Lost => game.resign(Side::First),
        Outcome::Drawn => game.agree_draw(),
    }
    game
}

fn names(game: &Match) -> [String; 2] {
    [0, 1].map(|seat| game.setup().seats[seat].name.clone())
}

#[test]
fn a_knock_out_leaves_one_champion_and_everybody_else_loses_once() {
    for people in 3..=NAMES.len() {
        for sequence in 0..1_u32 << (people - 1) {
            let mut tournament = knock_out(people, u64::from(sequence));
            let mut lost: Vec<String> = Vec::new();
            for number in 0..people - 1 {
                assert_eq!(tournament.champion(), None);
                let first = tournament.next_match().expect("a match");
                // Up to two draws before the decision.
                for replay in 0..(sequence as usize + number) % 3 {
                    let game = ended(&tournament, Outcome::Drawn);
                    assert!(tournament.record(&game));
                    let again = tournament.next_match().expect("a replay");
                    let [begins, other] = names(&game);
                    assert_eq!(names(&again), [other, begins], "replay {replay}: the other player begins");
                }
                let result = if sequence >> number & 1 == 0 { Outcome::Won } else { Outcome::Lost };
                let game = ended(&tournament, result);
                let [begins, other] = names(&game);
                assert_ne!(begins, other);
                assert!(names(&first).contains(&begins) && names(&first).contains(&other));
                assert!(!lost.contains(&begins) && !lost.contains(&other), "{lost:?}");
                assert!(tournament.record(&game));
                lost.push(if result == Outcome::Won { other } else { begins });
            }
            let champion = tournament.champion().expect("a champion").to_string();
            assert!(!lost.contains(&champion));
            lost.push(champion);
            lost.sort_unstable();
            let mut all = NAMES[..people].to_vec();
            all.sort_unstable();
            assert_eq!(lost, all);
            assert!(tournament.next_match().is_none());
        }
    }
}

#[test]
fn byes_are_only_in_the_first_round() {
    for people in 3..=NAMES.len() {
        let rounds = knock_out(people, 1).rounds();
        let byes = rounds[0].iter().filter(|pairing| pairing.players[1].is_none()).count();
        assert_eq!(byes, people.next_power_of_two() - people);
        assert_eq!(rounds.iter().map(Vec::len).sum::<usize>(), people.next_power_of_two() - 1);
        assert!(rounds[0].iter().all(|pairing| pairing.players[0].is_some()));
        assert!(rounds[1..].iter().flatten().all(|pairing| pairing.winner.is_none()));
    }
    let order = |seed| knock_out(8, seed).entrants().clone();
    assert_eq!(order(3), order(3));
    assert_ne!(order(3), order(4), "the seed draws the pairings");
    for wrong in [&["Anna"][..], &["Anna", " "], &["Anna", "B\u{7}"], &["x"; 9]] {
        let names = wrong.iter().map(ToString::to_string).collect();
        assert_eq!(Tournament::between_people(Variant::Quixo, names, now(), 1), None, "{wrong:?}");
    }
}

#[test]
fn five_opponents_of_rising_strength_around_the_player() {
    use Level::{Casual, Club, Contender, Expert, Seasoned};

    for variant in for_two() {
        for own in [None].into_iter().chain(Level::ALL.map(Some)) {
            let tournament = Tournament::against_computers(variant, own, now());
            let Entrants::Computers(levels) = tournament.entrants() else { panic!("computers") };
            assert_eq!(levels.len(), OPPONENTS);
            assert!(levels.windows(2).all(|pair| pair[1] as usize == pair[0] as usize + 1), "{levels:?}");
            assert!(levels.contains(&own.unwrap_or(Level::Newcomer)), "{own:?}: {levels:?}");
            assert!(levels[0] <= own.unwrap_or_default());
        }
        let own = Tournament::against_computers(variant, Some(Level::Seasoned), now());
        assert_eq!(*own.entrants(), Entrants::Computers(vec![Casual, Seasoned, Club, Contender, Expert]));
    }
}

#[test]
fn points_against_computers_add_up() {
    for sequence in 0..3_u32.pow(OPPONENTS as u32) {
        let mut tournament = Tournament::against_computers(Variant::Hexxagon, None, now());
        let mut points = 0.0;
        assert_eq!(tournament.points().to_string(), "0");
        for number in 0..OPPONENTS {
            let game = tournament.next_match().expect("a match");
            let human = game.setup().only_person().expect("a person");
            assert_eq!(human, number % 2, "the sides alternate");
            assert_eq!(game.takebacks_left(), Some(0));
            let result = [Outcome::Won, Outcome::Drawn, Outcome::Lost]
                [(sequence / 3_u32.pow(number as u32) % 3) as usize];
            let game = ended(&tournament, result);
            points += match (result, human) {
                (Outcome::Drawn, _) => 0.5,
                (Outcome::Won, 0) | (Outcome::Lost, 1) => 1.0,
                _ => 0.0,
            };
            assert!(tournament.record(&game) && !tournament.record(&game), "a match counts once");
            assert_eq!(tournament.points(), points);
        }
        assert!(tournament.next_match().is_none());
        assert_eq!((tournament.results().len(), tournament.champion()), (OPPONENTS, None));
    }
}

#[test]
fn only_the_next_match_counts() {
    let mut tournament = Tournament::against_computers(Variant::Quixo, None, now());
    let unfinished = tournament.next_match().expect("a match");
    assert!(tournament.expects(&unfinished) && tournament.includes(&unfinished));
    assert!(!tournament.record(&unfinished), "it has no result");
    let players = [Controller::Human, Controller::Computer(Level::Newcomer)];
    let mut other = Match::new(Setup::new(Variant::Quixo, &players));
    other.resign(Side::Second);
    assert!(!tournament.record(&other) && !tournament.includes(&other));
    let later = Moment::of(UNIX_EPOCH + Duration::from_hours(500_001));
    let elsewhere = Tournament::against_computers(Variant::Quixo, None, later);
    assert!(!tournament.record(&ended(&elsewhere, Outcome::Won)));
    let game = ended(&tournament, Outcome::Won);
    let read = Match::from_record(&game.to_record()).expect("its own record");
    assert_eq!(read, game, "{}", game.to_record());
    assert!(tournament.record(&read));
    assert_eq!(tournament.results(), [Outcome::Won]);
    assert_eq!(game.rematch().round(), None);
    for wrong in ["", "3", "x 2026-11-21 09:17:39", "3 yesterday"] {
        let record = format!("[Variant \"quixo\"]\n[Tournament \"{wrong}\"]\n");
        assert!(Match::from_record(&record).is_err(), "{wrong}");
    }
}

/// Some tournaments in every state.
fn examples() -> Vec<Tournament> {
    let mut all = Vec::new();
    let ladder = |variant| Tournament::against_computers(variant, Some(Level::Club), now()).with_clock(CLOCK);
    for start in for_two().map(ladder).chain(PEOPLE.map(|people| knock_out(people, 5))) {
        let mut tournament = start;
        for result in [Outcome::Won, Outcome::Drawn, Outcome::Lost].into_iter().cycle() {
            all.push(tournament.clone());
            if tournament.next_match().is_none() {
                break;
            }
            let game = ended(&tournament, result);
            assert!(tournament.record(&game));
        }
    }
    all
}

#[test]
fn the_file_restores_the_tournament() {
    let folder = tempfile::tempdir().expect("a folder");
    let folders = folders(folder.path());
    assert_eq!(Tournament::load(&folders), (None, None));
    for tournament in examples() {
        Tournament::save(Some(&tournament), &folders).expect("saved");
        assert_eq!(Tournament::load(&folders), (Some(tournament), None));
    }
    Tournament::save(None, &folders).expect("saved");
    assert_eq!(Tournament::load(&folders), (None, None));
}

#[test]
fn every_match_has_the_clock_of_the_tournament() {
    let folder = tempfile::tempdir().expect("a folder");
    let folders = folders(folder.path());
    for clock in [ClockRule::None, CLOCK] {
        let mut tournament = knock_out(3, 1).with_clock(clock);
        for result in [Outcome::Won, Outcome::Drawn, Outcome::Lost] {
            Tournament::save(Some(&tournament), &folders).expect("saved");
            // Versions without clocks wrote no clock either.
            let text = fs::read_to_string(folders.data.join("tournament.toml")).expect("the file");
            assert_eq!(text.contains("clock"), clock != ClockRule::None, "{text}");
            tournament = Tournament::load(&folders).0.expect("a tournament");
            let game = ended(&tournament, result);
            assert_eq!(game.setup().clock, clock);
            assert!(tournament.record(&game));
        }
    }
}

#[test]
fn an_invalid_file_is_reported_and_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let folders = folders(folder.path());
    let path = folders.data.join("tournament.toml");
    let mut texts: Vec<Vec<u8>> = Vec::new();
    for tournament in [&examples()[2], &knock_out(5, 1).with_clock(CLOCK)] {
        Tournament::save(Some(tournament), &folders).expect("saved");
        let text = fs::read_to_string(&path).expect("the file");
        texts.extend((1..text.len() - 1).map(|length| text.as_bytes()[..length].to_vec()));
        for (old, new) in [
            ("quixo", "chess"),
            ("quixo", "quixo-teams"),
            ("won", "wonderful"),
            ("results = \"", "results = \"won won won won won won won won won "),
            ("results = \"", "results = 3 # \""),
            ("began = \"", "began = \"on "),
            ("casual", "grandmaster"),
            ("clock = \"", "clock = \"about "),
            ("Anna", "An\\u0007na"),
        ] {
            if text.contains(old) {
                texts.push(text.replacen(old, new, 1).into_bytes());
            }
        }
    }
    texts.push(b"\xff\xfe".to_vec());
    for text in texts {
        let shown = String::from_utf8_lossy(&text).into_owned();
        fs::remove_dir_all(&folders.data).expect("the folder");
        fs::create_dir_all(&folders.data).expect("a folder");
        fs::write(&path, &text).expect("written");
        let (found, error) = Tournament::load(&folders);
        assert_eq!(found, None, "{shown}");
        let error = error.unwrap_or_else(|| panic!("no error for {shown}")).to_string();
        assert!(error.contains("tournament"), "{error}");
        Tournament::save(Some(&knock_out(3, 1)), &folders).expect("a new tournament can begin");
        assert_eq!(Tournament::load(&folders), (Some(knock_out(3, 1)), None));
        let kept = fs::read_dir(&folders.data).expect("the folder").flatten();
        assert!(
            kept.into_iter().any(|file| fs::read(file.path()).is_ok_and(|content| content == text)),
            "nothing is lost: {shown}"
        );
    }
}
