//! Long records: rejected by length before a ply is played, otherwise read, and taken back in steps.

use std::cell::Cell;
use std::fmt;

use pushflip_core::rules::hexxagon::{Move, Position, WhenStuck};
use pushflip_core::rules::{
    self, DrawRules, Game, IllegalMove, Outcome, Position as _, Side, Status, TextError, Variant,
};
use pushflip_core::session::{AnyMove, Import, Match, import_text};
use rand::prelude::*;
use rand::rngs::ChaCha8Rng;

/// Jumps without flips, so that the game never ends.
fn jumps_without_flips(plies: usize) -> Vec<Move> {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut position = Position::start(true, WhenStuck::Passes);
    let mut jump = || {
        let turns_nothing = |mv: &Move| matches!(mv, Move::Jump { to, .. } if position.captures(*to) == 0);
        let mv = position.moves().into_iter().filter(turns_nothing).choose(&mut rng).expect("a legal move");
        position = position.play(mv);
        mv
    };
    (0..plies).map(|_| jump()).collect()
}

const TAGS: &str = "[Variant \"hexxagon\"][Repetition \"off\"][Quiet \"off\"]\n";

/// Moves as text, without numbers.
fn words(moves: &[Move]) -> String {
    moves.iter().flat_map(|mv| [mv.to_string(), "\n".into()]).collect()
}

fn read(text: &str) -> Result<Match, String> {
    match import_text(text, Variant::Quixo) {
        Ok(Import::Match(game)) => Ok(*game),
        Ok(Import::Position(position)) => panic!("{position}"),
        Err(error) => Err(error.to_string()),
    }
}

#[test]
fn too_long_record_is_rejected_before_it_is_played() {
    let moves = words(&jumps_without_flips(240_000));
    let refusal = read(&format!("{TAGS}{moves}")).expect_err("too long");
    assert!(refusal.ends_with(" kB, and the limit is 2000 kB"), "{refusal}");
    // An illegal ply in a too long record is not reached, not even the first.
    let unplayable = read(&format!("{TAGS}a1-a1\n{moves}")).expect_err("too long");
    assert!(unplayable.ends_with(" kB, and the limit is 2000 kB"), "{unplayable}");
    // The same holds for taken-back plies.
    let taken_back =
        format!("{TAGS}[TakenBack \"a1-a1 {}\"]", words(&jumps_without_flips(300_000)).replace('\n', " "));
    let refusal = read(&taken_back).expect_err("too long");
    assert!(refusal.ends_with(" kB, and the limit is 2000 kB"), "{refusal}");
}

#[test]
fn own_records_are_read_up_to_the_file_limit() {
    let moves = jumps_without_flips(250_000);
    let mut game = read(&format!("{TAGS}{}", words(&moves[..150_000]))).expect("a match");
    for mv in &moves[150_000..] {
        game.play(AnyMove::Hexxagon(*mv)).expect("an unfinished game");
    }
    let record = game.to_record();
    assert!((2_000_000..4_000_000).contains(&record.len()), "{}", record.len());
    assert_eq!(read(&record).expect("a match").moves().len(), 250_000);
    // Formatted differently, the record is not our own and would leave no room to be continued.
    let refusal = read(&record.replacen("\n\n", "\n\n\n", 1)).expect_err("too long");
    assert!(refusal.contains("the limit is 2000 kB"), "{refusal}");
}

/// A position that counts calls of `play` and `identity`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Counting(Position);

thread_local! {
    static WORK: Cell<usize> = const { Cell::new(0) };
}

fn worked() {
    WORK.set(WORK.get() + 1);
}

impl fmt::Display for Counting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl rules::Position for Counting {
    type Move = Move;

    fn side_to_move(&self) -> Side {
        self.0.side_to_move()
    }

    fn ply(&self) -> u32 {
        self.0.ply()
    }

    fn quiet_plies(&self) -> u32 {
        self.0.quiet_plies()
    }

    fn outcome(&self) -> Option<Outcome> {
        worked();
        self.0.outcome()
    }

    fn for_each_move(&self, visit: impl FnMut(Move)) {
        self.0.for_each_move(visit);
    }

    fn count_moves(&self) -> u64 {
        self.0.count_moves()
    }

    fn check(&self, mv: Move) -> Result<(), IllegalMove> {
        self.0.check(mv)
    }

    fn play(&self, mv: Move) -> Self {
        worked();
        Self(self.0.play(mv))
    }

    fn identity(&self) -> u128 {
        worked();
        self.0.identity()
    }

    fn symmetries(&self) -> usize {
        self.0.symmetries()
    }

    fn transformed(&self, symmetry: usize) -> Self {
        Self(self.0.transformed(symmetry))
    }

    fn transformed_move(&self, mv: Move, symmetry: usize) -> Move {
        self.0.transformed_move(mv, symmetry)
    }

    fn read(&self, text: &str) -> Result<Self, TextError> {
        self.0.read(text).map(Self)
    }
}

#[test]
fn cost_of_a_ply_does_not_depend_on_its_place() {
    const PLIES: usize = 20_000;
    let moves = jumps_without_flips(PLIES);
    let start = Counting(Position::start(true, WhenStuck::Passes));
    let mut game = Game::new(start, DrawRules { repetition: true, quiet: false });
    let mut line = vec![start];
    // The largest number of calls while a ply is played, looked up and taken back.
    let mut most = 0;
    let mut spent = |work: &mut dyn FnMut()| {
        let before = WORK.get();
        work();
        most = most.max(WORK.get() - before);
    };
    for &mv in &moves {
        spent(&mut || {
            game.play(mv);
            // A position may occur a third time; the game continues.
            let _ = game.status();
        });
        line.push(game.position());
    }
    for ply in (0..=PLIES).rev() {
        spent(&mut || assert_eq!((game.position_after(ply), game.position_after(0)), (line[ply], start)));
        assert_eq!(game.position(), line[ply]);
        spent(&mut || game.take_back());
    }
    assert!(most <= 4, "{most} calls for a ply");
    assert_eq!((game.position(), game.occurrences(&start), game.occurrences(&line[1])), (start, 1, 0));
}

#[test]
fn taken_back_plies_do_not_count() {
    let mut game = Game::new(Position::start(true, WhenStuck::Passes), DrawRules::default());
    for _ in 0..3 {
        // Back and forth: the third occurrence, unless the first two were taken back.
        let before = game.position();
        for mv in ["e5-c3", "e1-c1", "c3-e5", "c1-e1"] {
            game.play(mv.parse().expect("a move"));
        }
        assert_eq!((game.status(), game.occurrences(&before)), (Status::Ongoing, 2));
        (0..4).for_each(|_| game.take_back());
        assert_eq!((game.position(), game.occurrences(&before)), (before, 1));
        assert_eq!(game.repeated().count(), 0);
    }
}

#[test]
fn match_can_be_read_on_any_thread() {
    let text = format!("{TAGS}{}", words(&jumps_without_flips(100)));
    let reader = std::thread::spawn(move || import_text(&text, Variant::Quixo));
    let Ok(Ok(Import::Match(game))) = reader.join() else { panic!("a match") };
    assert_eq!(game.moves().len(), 100);
}
