//! Statistics from saved records: every match that counts is counted once.

use std::fs;
use std::path::Path;

use pushflip_core::ai::Level;
use pushflip_core::rules::{Side, Variant};
use pushflip_core::session::statistics::{self, OwnMatches, Statistics, Tally};
use pushflip_core::session::{AnyPosition, Autosave, Controller, Folders, Match, Moment, Options, Setup};
use rand::prelude::*;
use rand::rngs::ChaCha8Rng;

const HUMAN: Controller = Controller::Human;
const CLUB: Controller = Controller::Computer(Level::Club);

fn folders(folder: &Path) -> Folders {
    Folders { data: folder.join("data"), config: folder.join("config") }
}

fn moment(text: &str) -> Moment {
    text.parse().expect("a date")
}

/// Plays random plies to the end of a match, or up to a resignation.
fn played(variant: Variant, seats: &[Controller], began: &str, seed: u64, loser: Option<Side>) -> Match {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut game = Match::new(Setup::new(variant, seats));
    game.set_began(moment(began));
    while game.result().is_none() {
        game.play(*game.position().moves().choose(&mut rng).expect("a move")).expect("legal");
        if let Some(loser) = loser.filter(|_| game.moves().len() >= 8) {
            game.resign(loser);
        }
    }
    game
}

#[test]
fn statistics_match_the_played_matches() {
    let folder = tempfile::tempdir().expect("a folder");
    let folders = folders(folder.path());
    let mut autosave = Autosave::new(folders.clone());
    let mut expected = [[Tally::default(); 2]; 4];
    for (index, variant) in Variant::ALL.into_iter().enumerate() {
        for seed in 0..12 {
            let side = seed as usize % 2;
            let mut seats = vec![CLUB; variant.seats()];
            seats[side] = HUMAN;
            let game = played(variant, &seats, &format!("2026-11-{:02} 10:00:00", seed + 1), seed, None);
            let tally = &mut expected[index][side];
            match game.result().expect("a result").winner {
                None => tally.drawn += 1,
                Some(winner) if winner as usize == side => tally.won += 1,
                Some(_) => tally.lost += 1,
            }
            autosave.save(&game).expect("saved");
            // Filing a match again, or a match between computers, changes nothing.
            autosave.put_away(&game).expect("saved");
        }
        let alone = played(variant, &vec![CLUB; variant.seats()], "2026-11-20 10:00:00", 1, None);
        autosave.save(&alone).expect("saved");
    }
    let counted = Statistics::read(&folders, None);
    for (index, variant) in Variant::ALL.into_iter().enumerate() {
        let rows = counted.rows(variant);
        assert_eq!(rows.len(), 1, "{variant}");
        assert_eq!(rows[0].0, Level::Club);
        assert_eq!(rows[0].1.sides.0, expected[index], "{variant}");
        assert_eq!(rows[0].1.total().games(), 12);
        let balance = counted.balance(variant);
        let total = rows[0].1.total();
        assert_eq!(balance.len(), 13);
        assert_eq!(balance[12], total.won as i32 - total.lost as i32);
    }
    assert_eq!(counted.unreadable, []);
}

#[test]
fn a_match_filed_twice_is_counted_once_with_its_last_result() {
    let folder = tempfile::tempdir().expect("a folder");
    let folders = folders(folder.path());
    let mut autosave = Autosave::new(folders.clone());
    let mut game = played(Variant::Quixo, &[HUMAN, CLUB], "2026-11-21 10:00:00", 3, Some(Side::First));
    autosave.save(&game).expect("saved");
    for _ in 0..11 {
        // Plies are taken back and the match ends differently.
        assert!(game.take_back_to(6));
        game.play(*game.position().moves().last().expect("a move")).expect("legal");
        game.resign(Side::First);
        autosave.save(&game).expect("saved");
    }
    assert!(game.take_back_to(6));
    game.resign(Side::Second);
    autosave.save(&game).expect("saved");
    assert!(folders.saved_matches().len() > 2, "every ending is filed");
    let rows = Statistics::read(&folders, None).rows(Variant::Quixo);
    assert_eq!(rows[0].1.total(), Tally { won: 1, drawn: 0, lost: 0 });
    // A crash between filing a match and removing the autosave makes the next start file it again.
    let text = game.to_record();
    fs::write(folders.data.join("current.pushflip"), &text).expect("written");
    drop(autosave);
    let before = folders.saved_matches().len();
    Autosave::new(folders.clone()).load_current();
    assert_eq!(folders.saved_matches().len(), before, "the match is already filed");
    assert!(!folders.data.join("current.pushflip").exists());
}

#[test]
fn only_the_first_loss_against_a_computer_is_the_first_loss() {
    let folder = tempfile::tempdir().expect("a folder");
    let folders = folders(folder.path());
    let mut autosave = Autosave::new(folders.clone());
    for (day, seats, loser, is_first) in [
        (1, [HUMAN, CLUB], Side::Second, false),
        (2, [HUMAN, HUMAN], Side::First, false),
        (3, [CLUB, CLUB], Side::First, false),
        (4, [CLUB, HUMAN], Side::Second, true),
        (5, [HUMAN, CLUB], Side::First, false),
    ] {
        let began = format!("2026-11-{day:02} 10:00:00");
        let game = played(Variant::Quixo, &seats, &began, 1, Some(loser));
        assert_eq!(Statistics::read(&folders, None).is_first_loss(&game), is_first, "{began}, not filed yet");
        autosave.save(&game).expect("saved");
        assert_eq!(Statistics::read(&folders, None).is_first_loss(&game), is_first, "{began}, filed");
    }
}

#[test]
fn unreadable_records_are_counted_separately() {
    let folder = tempfile::tempdir().expect("a folder");
    let folders = folders(folder.path());
    let mut autosave = Autosave::new(folders.clone());
    let game = played(Variant::Hexxagon, &[HUMAN, HUMAN], "2026-11-21 10:00:00", 1, Some(Side::Second));
    autosave.save(&game).expect("saved");
    for (name, text) in [("a", "nonsense"), ("b", ""), ("c", "[Variant \"quixo\"]\n1. e5-e5 *")] {
        fs::write(folders.matches().join(format!("{name}.pushflip")), text).expect("written");
    }
    fs::write(folders.matches().join("notes.txt"), "not ours").expect("written");
    let counted = Statistics::read(&folders, None);
    assert_eq!(counted.unreadable.len(), 3);
    let first = counted.unreadable[0].to_string();
    assert!(
        first.ends_with("c.pushflip: line 2: move 1: The cube from e5 can’t go straight back."),
        "{first}"
    );
    let people = counted.people(Variant::Hexxagon);
    assert_eq!((people.games(), people.won[Side::First]), (1, 1));
    assert!(counted.rows(Variant::Hexxagon).is_empty());
}

#[test]
fn a_reset_counts_from_now_on_and_keeps_the_matches() {
    let folder = tempfile::tempdir().expect("a folder");
    let folders = folders(folder.path());
    assert_eq!(statistics::since(&folders), (None, None));
    let mut autosave = Autosave::new(folders.clone());
    for began in ["2026-11-20 23:59:59", "2026-11-21 00:00:00", "2026-11-21 00:00:01"] {
        autosave.save(&played(Variant::Quixo, &[HUMAN, CLUB], began, 5, None)).expect("saved");
    }
    statistics::reset(&folders, moment("2026-11-21 00:00:00")).expect("saved");
    let (since, warning) = statistics::since(&folders);
    assert_eq!((since, warning), (Some(moment("2026-11-21 00:00:00")), None));
    assert_eq!(Statistics::read(&folders, since).rows(Variant::Quixo)[0].1.total().games(), 2);
    assert_eq!(Statistics::read(&folders, None).rows(Variant::Quixo)[0].1.total().games(), 3);
    // An invalid date is reported, and all matches count again.
    fs::write(folders.data.join("statistics.toml"), "since = \"yesterday\"").expect("written");
    let (since, warning) = statistics::since(&folders);
    assert_eq!(since, None);
    let warning = warning.expect("an error").to_string();
    assert!(warning.contains("statistics.toml") && warning.contains("line 1 (since)"), "{warning}");
}

#[test]
fn the_command_prints_a_table_for_people_and_one_for_programs() {
    let folder = tempfile::tempdir().expect("a folder");
    let folders = folders(folder.path());
    let printed = |arguments: &[&str]| {
        let output = crate::program()
            .args(arguments)
            .env("PUSHFLIP_DATA_DIR", &folders.data)
            .env("PUSHFLIP_CONFIG_DIR", &folders.config)
            .output()
            .expect("the program");
        assert!(output.status.success(), "{output:?}");
        (String::from_utf8(output.stdout).expect("text"), String::from_utf8(output.stderr).expect("text"))
    };
    assert!(printed(&["statistics"]).0.starts_with("No finished match counts yet."));
    let mut autosave = Autosave::new(folders.clone());
    for (day, loser) in [(1, Side::Second), (2, Side::Second), (3, Side::First)] {
        let began = format!("2026-11-{day:02} 10:00:00");
        autosave.save(&played(Variant::Quixo, &[HUMAN, CLUB], &began, day, Some(loser))).expect("saved");
        autosave.save(&played(Variant::QuixoTeams, &[HUMAN; 4], &began, day, Some(loser))).expect("saved");
    }
    fs::write(folders.matches().join("broken.pushflip"), "").expect("written");
    let (table, complaint) = printed(&["statistics"]);
    assert!(
        table.contains("Club player         3 games, won 2, drawn 0, lost 1, 8 moves on average"),
        "{table}"
    );
    let neither = "broken.pushflip: this is neither a game nor a position; it is not counted";
    assert!(complaint.ends_with(&format!("{neither}.\n")), "{complaint}");
    for (name, others) in [("a", "nor is another that cannot"), ("b", "nor are 2 others that cannot")] {
        fs::write(folders.matches().join(format!("{name}.pushflip")), "").expect("written");
        let complaint = printed(&["statistics"]).1;
        assert!(complaint.ends_with(&format!("{neither}, {others} be read.\n")), "{complaint}");
    }
    let csv = printed(&["statistics", "--csv"]).0;
    let lines: Vec<&str> = csv.lines().collect();
    let columns = lines[0].split(',').count();
    assert!(lines.iter().all(|line| line.split(',').count() == columns), "{csv}");
    assert_eq!(lines[1], "quixo,club,both,3,2,0,1,8.0,2,WWL,");
    assert_eq!(lines[2], "quixo,club,cross,3,2,0,1,8.0,2,WWL,");
    assert!(lines.contains(&"quixo-teams,human,team-b,3,1,0,2,8.0,,,"), "{csv}");
    assert_eq!(statistics::csv(&Statistics::read(&folders, None)), csv);
}

#[test]
fn the_explorer_prints_every_move_of_a_quixo_position() {
    let folder = tempfile::tempdir().expect("a folder");
    let folders = folders(folder.path());
    let run = |position: &str| {
        crate::program()
            .args(["explore", "--position", position])
            .env("PUSHFLIP_DATA_DIR", &folders.data)
            .env("PUSHFLIP_CONFIG_DIR", &folders.config)
            .output()
            .expect("the program")
    };
    let printed = |position: &str| {
        let output = run(position);
        assert!(output.status.success(), "{output:?}");
        String::from_utf8(output.stdout).expect("text")
    };
    let start = AnyPosition::start(Variant::Quixo, &Options::default());
    let text = printed(&start.to_string());
    assert!(text.contains("None of your games got here."), "{text}");
    let plays = text.lines().last().expect("a line").strip_prefix("Master plays ").expect("Master's move");
    let is_move = |line: &str| line.starts_with(|first: char| ('a'..='e').contains(&first));
    let lines: Vec<&str> = text.lines().filter(|line| is_move(line)).collect();
    assert!(lines.iter().any(|line| line.starts_with(plays)), "{text}");
    let groups = OwnMatches::default().moves(&start);
    assert_eq!(lines.len(), groups.len(), "{text}");
    for (line, group) in lines.iter().zip(&groups) {
        assert!(group.moves.iter().any(|mv| line.starts_with(&format!("{mv} ×{} ", group.moves.len()))));
        let value = ["loss", "draw", "win"][group.value.expect("a value of the opening") as usize];
        assert!(line.ends_with(value), "{line}");
    }

    // A match against a computer, and one of Ada, whom the settings name.
    let mut autosave = Autosave::new(folders.clone());
    let mut game = played(Variant::Quixo, &[HUMAN, CLUB], "2026-11-01 10:00:00", 1, Some(Side::Second));
    autosave.save(&game).expect("saved");
    fs::create_dir_all(&folders.config).expect("a folder");
    fs::write(folders.config.join("settings.toml"), "name = \"Ada\"\n").expect("written");
    let mut setup = Setup::new(Variant::Quixo, &[HUMAN, HUMAN]);
    setup.seats[1].name = "Ada".into();
    let first = game.moves()[0];
    game = Match::new(setup);
    game.set_began(moment("2026-11-02 10:00:00"));
    game.play(first).expect("legal");
    game.resign(Side::Second);
    autosave.save(&game).expect("saved");
    let text = printed(&start.to_string());
    assert!(text.contains("Your games: +1 =0 −1"), "{text}");
    assert_eq!(
        text.lines().filter(|line| is_move(line) && line.ends_with("  +1 =0 −1")).count(),
        1,
        "{text}"
    );

    for (position, why) in [
        (AnyPosition::start(Variant::Hexxagon, &Options::default()).to_string(), "a position of hexxagon,"),
        (AnyPosition::start(Variant::QuixoTeams, &Options::default()).to_string(), "of quixo-teams,"),
        ("xxxxx/5/5/5/5 o 0 9".into(), "the game is over"),
        ("5/5/x7/5/5 x 0 1".into(), "row 3"),
        ("hello".into(), "neither a game nor a position"),
    ] {
        let output = run(&position);
        let complaint = String::from_utf8(output.stderr).expect("text");
        assert_eq!(output.status.code(), Some(2), "{position}: {complaint}");
        assert!(complaint.contains(why) && complaint.ends_with(".\n"), "{position}: {complaint}");
        assert!(output.stdout.is_empty(), "{position}");
    }
}

#[test]
fn a_thousand_records_are_counted() {
    let folder = tempfile::tempdir().expect("a folder");
    let folders = folders(folder.path());
    fs::create_dir_all(folders.matches()).expect("a folder");
    let game = played(Variant::Hexxagon, &[HUMAN, CLUB], "2026-11-21 10:00:00", 2, None);
    let text = game.to_record();
    for number in 0..1000 {
        let date =
            format!("2026-{:02}-{:02} 10:{:02}:00", number / 100 + 1, number / 10 % 10 + 1, number % 10);
        let text = text.replace("2026-11-21 10:00:00", &date);
        fs::write(folders.matches().join(format!("{number:04}.pushflip")), text).expect("written");
    }
    let counted = Statistics::read(&folders, None);
    assert_eq!(counted.rows(Variant::Hexxagon)[0].1.total().games(), 1000);
}
