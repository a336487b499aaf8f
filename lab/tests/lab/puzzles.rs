//! Tests of the puzzle generator and of the verification of the shipped puzzles.

use pushflip_core::rules::Variant;
use pushflip_core::session::puzzle::{Puzzle, PuzzleSet, Task};
use pushflip_lab::puzzles::{self, Generate, Puzzles, Verify, is_proven};

#[test]
fn every_shipped_puzzle_is_proven() {
    let mut report = Vec::new();
    let verdict = puzzles::run(&Puzzles::Verify(Verify { variant: None }), &mut report);
    assert!(verdict.is_ok(), "{}", String::from_utf8_lossy(&report));
}

#[test]
fn wrong_puzzle_is_not_proven() {
    let puzzle = PuzzleSet::Quixo.puzzles().iter().find(|puzzle| puzzle.task == Task::Win(2));
    let puzzle = puzzle.expect("a short win");
    let other = puzzle.position.moves().into_iter().find(|mv| !puzzle.keys.contains(mv));
    let keys = vec![other.expect("another move")];
    assert_eq!(is_proven(&Puzzle { keys, ..puzzle.clone() }), Some(false));
    let longer = Puzzle { task: Task::Win(3), ..puzzle.clone() };
    assert_eq!(is_proven(&longer), Some(false), "no shorter win exists");
    assert_eq!(is_proven(puzzle), Some(true));
}

#[test]
fn the_same_seed_finds_the_same_puzzles() {
    let wishes = Generate { variant: Variant::QuixoTeams, count: 2, seed: 3, games: 100, starters: false };
    let find = || {
        let mut out = Vec::new();
        puzzles::run(&Puzzles::Generate(wishes.clone()), &mut out).expect("enough puzzles");
        PuzzleSet::read(&String::from_utf8(out).expect("text")).expect("puzzles")
    };
    let found = find();
    assert_eq!(found.len(), 2);
    assert_eq!(found, find());
    for puzzle in found {
        assert_eq!(is_proven(&puzzle), Some(true), "{puzzle}");
    }
}
