//! Achievements of single matches.

use pushflip_core::ai::Level;
use pushflip_core::language::Language;
use pushflip_core::rules::{Side, Variant};
use pushflip_core::session::lesson::{FinishedLessons, Lesson};
use pushflip_core::session::statistics::{Achievement, Achievements};
use pushflip_core::session::{Controller, Match, Setup};

use super::{match_at, play};

const PLAYERS: [Controller; 2] = [Controller::Human, Controller::Computer(Level::Club)];

/// The goals of a match from a position, which does not count itself, after some moves.
fn reached(variant: Variant, start: &str, moves: &str) -> Vec<Achievement> {
    let mut game = match_at(Setup::new(variant, &PLAYERS), start);
    play(&mut game, moves);
    assert!(game.result().is_some(), "{}", game.position());
    Achievements::of_match(&game, Level::Club, Side::First).iter().collect()
}

#[test]
fn every_goal_has_a_title_and_a_sentence_in_each_language() {
    for &goal in Achievement::ALL {
        for language in Language::ALL {
            assert!(goal.name().exists_in(language) && goal.about().exists_in(language), "{goal:?}");
        }
    }
}

#[test]
fn lines_of_quixo() {
    use Achievement::{BeatClub, Diagonal, FirstGame, FirstWin, Gift, OwnGoal, QuickLine, TwoLines};
    let quixo = |start, moves| reached(Variant::Quixo, start, moves);
    assert_eq!(quixo("xxxx1/5/5/5/5 x 0 9", "e1-e5"), [FirstGame, FirstWin, BeatClub, QuickLine]);
    let both = "xxxx1/3x1/2x2/1x3/x4 x 0 9";
    assert_eq!(quixo(both, "e1-e5"), [FirstGame, FirstWin, BeatClub, QuickLine, Diagonal, TwoLines]);
    let diagonal = "5/3x1/2x2/1x3/x4 x 0 9";
    assert_eq!(quixo(diagonal, "e1-e5"), [FirstGame, FirstWin, BeatClub, QuickLine, Diagonal]);
    let losing = "xxxx1/4o/oooo1/5/5 x 0 11";
    assert_eq!(quixo(losing, "e1-e5"), [FirstGame, OwnGoal]);
    let given = "oooo1/4x/xxxx1/5/5 o 0 11";
    assert_eq!(quixo(given, "e1-e5"), [FirstGame, FirstWin, BeatClub, Gift]);
}

#[test]
fn a_match_that_is_resigned_or_drawn_by_agreement_is_not_played_to_the_end() {
    let ends: [(fn(&mut Match), bool); 2] =
        [(|game| game.resign(Side::Second), true), (Match::agree_draw, false)];
    for (end, is_won) in ends {
        let mut game = Match::new(Setup::new(Variant::Quixo, &PLAYERS));
        end(&mut game);
        let reached = Achievements::of_match(&game, Level::Club, Side::First);
        assert_eq!(reached.has(Achievement::FirstWin), is_won);
        assert!(!reached.has(Achievement::FirstGame));
    }
}

#[test]
fn the_first_lesson_is_a_goal() {
    let mut lessons = FinishedLessons::default();
    let reached = |lessons: &FinishedLessons| -> Vec<_> {
        Achievements::default().with_lessons(lessons).iter().collect()
    };
    assert_eq!(reached(&lessons), []);
    lessons.finish(Lesson::Hexxagon);
    assert_eq!(reached(&lessons), [Achievement::FirstLesson]);
}

#[test]
fn captures_and_scores_of_hexxagon() {
    use Achievement::{Comeback, FiveFlips, Landslide, WipeOut};
    let flips = "1/-r-w-w/12/18/24 r 0 9";
    let goals = reached(Variant::Hexxagon, flips, "a1");
    assert!(goals.contains(&WipeOut) && !goals.contains(&FiveFlips), "{goals:?}");
    assert!(!goals.contains(&Comeback) && !goals.contains(&Landslide), "{goals:?}");
}
