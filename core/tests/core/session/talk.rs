//! Spoken lines of the characters.

use pushflip_core::ai::{Level, Stop};
use pushflip_core::language::{Language, Localized};
use pushflip_core::rules::{Side, Variant};
use pushflip_core::session::talk::{Line, Situation, Talk};
use pushflip_core::session::{Controller, Match, Setup};
use strum::VariantArray as _;

/// The number of moves of each seat without a line before the next line, and the largest one.
const SILENT_MOVES: usize = 2;
const LONG_SILENCE: usize = 6;

/// A match of a person against a level, played by the text of its moves, with the lines after each ply.
fn lines_of(level: Level, variant: Variant, moves: &str) -> (Match, Talk, Vec<(usize, Line)>) {
    let mut game = Match::new(Setup::new(variant, &[Controller::Human, Controller::Computer(level)]));
    let (mut talk, mut lines) = (Talk::default(), Vec::new());
    lines.extend(talk.next(&game).map(|(_, line)| (0, line)));
    for (ply, text) in moves.split_whitespace().enumerate() {
        game.play(game.position().parse_move(text).expect("a move")).expect("a legal move");
        lines.extend(talk.next(&game).map(|(_, line)| (ply + 1, line)));
        assert_eq!(talk.next(&game), None, "a state is heard once");
    }
    (game, talk, lines)
}

fn situations(lines: &[(usize, Line)]) -> Vec<(usize, Situation)> {
    lines.iter().map(|&(ply, line)| (ply, line.situation)).collect()
}

#[test]
fn every_character_has_all_lines_in_every_language() {
    for level in Level::VARIANTS {
        for language in Language::ALL {
            assert!(level.character().exists_in(language));
            for line in Line::all(*level) {
                let words = Localized::from(line);
                assert!(words.exists_in(language), "{line:?} is missing in {}", language.id());
                let length = words.in_language(language).chars().count();
                assert!((2..=70).contains(&length), "{line:?} in {}: {length}", language.id());
            }
        }
    }
}

#[test]
fn a_threat_is_praised_and_a_missed_win_is_noticed() {
    // Cross fills the first row from the left; Circle fills the fifth.
    let moves = "a1-e1 a5-e5 a1-e1 a5-e5 a1-e1 a5-e5 a1-e1 b5-b1";
    let (_, _, lines) = lines_of(Level::Newcomer, Variant::Quixo, moves);
    assert_eq!(situations(&lines), [(0, Situation::Greeting), (7, Situation::Praise)]);
}

#[test]
fn the_end_has_a_line_and_taking_back_has_none() {
    let moves = "a1-e1 a5-e5 a1-e1 a5-e5 a1-e1 a5-e5 a1-e1 a5-e5 a1-e1";
    let (game, mut talk, lines) = lines_of(Level::Newcomer, Variant::Quixo, moves);
    let winner = game.result().expect("a line of five").winner;
    assert_eq!(winner, Some(Side::First));
    assert_eq!(lines.last().map(|&(ply, line)| (ply, line.situation)), Some((9, Situation::Defeat)));
    assert_eq!(talk.next(&Match::new(game.setup().clone())), None, "the same match without its plies");
}

#[test]
fn only_an_end_on_the_board_has_a_line() {
    for end in [Match::resign, Match::run_out] {
        let (mut game, mut talk, _) = lines_of(Level::Newcomer, Variant::Quixo, "a1-e1 a5-e5");
        end(&mut game, Side::First);
        assert!(game.result().is_some());
        assert_eq!(talk.next(&game), None);
    }
}

#[test]
fn matches_of_levels_are_neither_mute_nor_loud_and_never_repeat_a_line() {
    for variant in Variant::ALL {
        let mut last = None;
        let mut talk = Talk::default();
        for seed in 0..6 {
            let mut players = vec![Controller::Computer(Level::Beginner); variant.seats()];
            players[seed % 2] = Controller::Human;
            let mut game = Match::new(Setup::new(variant, &players));
            game.set_began(format!("2026-11-27 09:17:{seed:02}").parse().expect("a moment"));
            let mut said = 0;
            loop {
                let (plies, is_over) = (game.moves().len(), game.result().is_some());
                let pause = plies - said;
                if let Some((seat, line)) = talk.next(&game) {
                    assert_eq!(game.setup().seats[seat].controller.level(), Some(line.level));
                    assert_ne!(last.replace(line), Some(line));
                    let is_early = plies > 0 && pause <= SILENT_MOVES * variant.seats();
                    assert!(!is_early || is_over, "{line:?} after {pause} plies in {variant}");
                    said = plies;
                } else {
                    let is_long = pause > LONG_SILENCE * variant.seats();
                    assert!(!is_long || is_over, "{variant} is silent for {pause} plies");
                }
                if is_over {
                    break;
                }
                let stop = Stop::new();
                let mv = game.game().choose(Level::Beginner, seed as u64, &game.time_to_think(), &stop);
                game.play(mv.expect("a move")).expect("a legal move");
            }
        }
    }
}

#[test]
fn people_among_themselves_hear_nothing() {
    let game = Match::new(Setup::new(Variant::Quixo, &[]));
    assert_eq!(Talk::default().next(&game), None);
}
