//! Laws of the rules for every variant, checked in random games.

use std::collections::{HashMap, HashSet};

use pushflip_core::rules::hexxagon::{self, WhenStuck};
use pushflip_core::rules::quixo::{self, teams};
use pushflip_core::rules::{DrawReason, DrawRules, Ending, Game, Position, Side, Status};
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};

/// The number of random games per variant; `PUSHFLIP_PLAYOUTS` overrides it.
const PLAYOUTS: u64 = 1_000;
/// All laws are checked in one of this many games.
const ALL_LAWS_INTERVAL: u64 = 60;
/// An upper bound on the length of a game: at most a hundred plies between two that make progress.
const LONGEST: usize = 25_000;

/// The laws of one variant's moves, in addition to the common ones.
trait Variant: Position {
    /// Every move that can be written, legal or not.
    fn all_moves() -> Vec<Self::Move>;
    /// The laws between a position and its successor.
    fn step_laws(&self, mv: Self::Move, next: &Self);
}

impl Variant for quixo::Position {
    fn all_moves() -> Vec<quixo::Push> {
        quixo::Push::all().collect()
    }

    fn step_laws(&self, push: quixo::Push, next: &Self) {
        let mover = self.side_to_move();
        let count = |p: &Self, side| p.cubes(side).count_ones();
        assert_eq!(next.symbol(push.insert()), Some(mover));
        assert_eq!(count(next, !mover), count(self, !mover), "an opponent's cube vanished or appeared");
        let was_blank = u32::from(self.symbol(push.take()).is_none());
        assert_eq!(count(next, mover), count(self, mover) + was_blank);
        for (from, to) in push.shifts() {
            assert_eq!(self.symbol(from), next.symbol(to), "{push} moves {from} to {to}");
        }
    }
}

impl Variant for teams::Position {
    fn all_moves() -> Vec<teams::Move> {
        let pushes =
            quixo::Push::all().flat_map(|push| teams::Seat::ALL.map(|dot| teams::Move::Push { push, dot }));
        pushes.chain([teams::Move::Pass]).collect()
    }

    fn step_laws(&self, mv: teams::Move, next: &Self) {
        assert_eq!(next.seat_to_move(), self.seat_to_move().next());
        if let teams::Move::Push { push, dot } = mv {
            assert_eq!(next.dot(push.insert()), Some(dot));
            for (from, to) in push.shifts() {
                assert_eq!(self.dot(from), next.dot(to), "a pushed cube keeps its orientation");
            }
            if self.ply() <= 4 {
                assert_eq!(self.dot(push.take()), None, "the first round takes blanks");
            }
        }
    }
}

impl Variant for hexxagon::Position {
    fn all_moves() -> Vec<hexxagon::Move> {
        let clones = hexxagon::Cell::all().map(|to| hexxagon::Move::Clone { to });
        let pairs = hexxagon::Cell::all().flat_map(|from| hexxagon::Cell::all().map(move |to| (from, to)));
        let jumps = pairs.filter(|(from, to)| from != to).map(|(from, to)| hexxagon::Move::Jump { from, to });
        clones.chain(jumps).chain([hexxagon::Move::Pass]).collect()
    }

    fn step_laws(&self, mv: hexxagon::Move, next: &Self) {
        let mover = self.side_to_move();
        let all = |p: &Self| p.pieces(mover) | p.pieces(!mover);
        assert_eq!(next.pieces(mover) & next.pieces(!mover), 0);
        assert_eq!(all(next) & !next.playable(), 0, "a piece on a block");
        let grown = u32::from(matches!(mv, hexxagon::Move::Clone { .. }));
        assert_eq!(all(next).count_ones(), all(self).count_ones() + grown);
        if let Some(to) = mv.to() {
            assert_eq!(
                next.pieces(!mover) & to.neighbours(),
                0,
                "every adjacent opposing piece changes sides"
            );
        }
    }
}

fn position_laws<P: Variant>(position: &P) {
    let text = position.to_string();
    let read = position.read(&text).expect("a readable text");
    assert_eq!(read.to_string(), text);
    assert_eq!(position.transformed(0), *position, "symmetry 0 leaves everything in place");

    let moves = position.moves();
    let legal: HashSet<P::Move> = moves.iter().copied().collect();
    assert_eq!(legal.len(), moves.len(), "a move is listed twice in {text}");
    let by_check: HashSet<P::Move> =
        P::all_moves().into_iter().filter(|&mv| position.check(mv).is_ok()).collect();
    assert_eq!(legal, by_check, "generated and checked moves differ in {text}");
    assert_eq!(moves.is_empty(), position.outcome().is_some());
    if position.outcome().is_none() {
        assert_eq!(position.count_moves(), moves.len() as u64);
    }
    for mv in &moves {
        assert_eq!(mv.to_string().parse::<P::Move>().as_ref(), Ok(mv));
    }
    for symmetry in 0..position.symmetries() {
        let image = position.transformed(symmetry);
        let goes_back = |&back: &usize| {
            let there_and_back =
                |&mv: &P::Move| position.transformed_move(position.transformed_move(mv, symmetry), back);
            image.transformed(back) == *position && moves.iter().all(|mv| there_and_back(mv) == *mv)
        };
        assert!(
            (0..position.symmetries()).any(|back| goes_back(&back)),
            "symmetry {symmetry} of {text} has no inverse"
        );
        assert_eq!(image.outcome(), position.outcome(), "outcome under symmetry {symmetry} of {text}");
        let images: HashSet<P::Move> =
            moves.iter().map(|&mv| position.transformed_move(mv, symmetry)).collect();
        assert_eq!(images, image.moves().into_iter().collect(), "moves under symmetry {symmetry} of {text}");
        for &mv in &moves {
            let moved = position.transformed_move(mv, symmetry);
            assert_eq!(position.play(mv).transformed(symmetry), image.play(moved), "{mv} in {text}");
        }
    }
}

fn playouts() -> u64 {
    crate::variable("PUSHFLIP_PLAYOUTS", PLAYOUTS)
}

/// The positions seen so far by identity and by hash.
#[derive(Default)]
struct Seen {
    boards: HashMap<u128, String>,
    identities: HashMap<u64, u128>,
}

impl Seen {
    /// Checks that different positions have different identities and hashes, and that counters do not matter.
    fn add<P: Position>(&mut self, position: &P) {
        let text = position.to_string();
        let board = text.rsplitn(3, ' ').last().expect("a board").to_string();
        let known = self.boards.entry(position.identity()).or_insert_with(|| board.clone());
        assert_eq!(*known, board, "one identity for two positions");
        let known = *self.identities.entry(position.hash()).or_insert(position.identity());
        assert_eq!(known, position.identity(), "one hash for two positions, {text} among them");
    }
}

fn symmetries_differ<P: Position>(start: &P) {
    let moves = start.moves();
    let images: HashSet<Vec<P::Move>> = (0..start.symmetries())
        .map(|symmetry| moves.iter().map(|&mv| start.transformed_move(mv, symmetry)).collect())
        .collect();
    assert_eq!(images.len(), start.symmetries(), "{start}");
}

/// Plays random games to the end. All laws are checked in some of them, the cheap ones in all.
fn random_games<P: Variant>(start: P) {
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let mut endings = [0; 3];
    let mut seen = Seen::default();
    symmetries_differ(&start);
    for number in 0..playouts() {
        let mut game = Game::new(start, DrawRules::default());
        let mut plies = 0;
        let mut identities = vec![start.identity()];
        while game.status() == Status::Ongoing {
            let position = game.position();
            if number.is_multiple_of(ALL_LAWS_INTERVAL) {
                position_laws(&position);
                position.moves().into_iter().for_each(|mv| seen.add(&position.play(mv)));
            }
            let moves = position.moves();
            let mv = moves[rng.random_range(0..moves.len())];
            game.play(mv);
            let next = game.position();
            position.step_laws(mv, &next);
            identities.push(next.identity());
            let times = identities.iter().filter(|&&then| then == next.identity()).count();
            assert_eq!(game.occurrences(&next), times, "occurrences of {next}");
            assert_eq!(next.ply(), position.ply() + 1);
            assert!(next.quiet_plies() == 0 || next.quiet_plies() == position.quiet_plies() + 1);
            plies += 1;
            assert!(plies < LONGEST, "the game does not end");
        }
        position_laws(&game.position());
        endings[match game.status() {
            Status::Over(_) => 0,
            Status::Drawn(DrawReason::Repetition) => 1,
            _ => 2,
        }] += 1;
    }
    assert!(endings[0] > 0, "some random games end on the board");
    println!(
        "{}: on the board {}, by repetition {}, by quiet plies {}",
        start, endings[0], endings[1], endings[2]
    );
}

#[test]
fn quixo_games() {
    random_games(quixo::Position::start(Side::First));
    position_laws(&quixo::Position::start(Side::Second));
}

#[test]
fn team_games() {
    random_games(teams::Position::start(teams::Seat::South));
    position_laws(&teams::Position::start(teams::Seat::East));
}

#[test]
fn hexxagon_games() {
    random_games(hexxagon::Position::start(true, WhenStuck::Passes));
}

#[test]
fn open_hexxagon_games() {
    random_games(hexxagon::Position::start(false, WhenStuck::Passes));
}

#[test]
fn hexxagon_games_that_end_when_stuck() {
    for when_stuck in [WhenStuck::Ends, WhenStuck::Fills] {
        random_games(hexxagon::Position::start(true, when_stuck));
    }
}

/// A border full of marked cubes in the first or second round, with some dots facing the named seats.
fn full_border(dots: &str, rng: &mut ChaCha8Rng, ply: u32) -> teams::Position {
    let letters: Vec<char> = dots.chars().collect();
    loop {
        let mut row = |inner: bool| -> String {
            let mut letter = || letters[rng.random_range(0..letters.len())];
            if inner { format!("{}3{}", letter(), letter()) } else { (0..5).map(|_| letter()).collect() }
        };
        let rows = [false, true, true, true, false].map(&mut row).join("/");
        let seat = teams::Seat::ALL[rng.random_range(0..4)].letter();
        let text = format!("{rows} {seat} 0 {ply}");
        let position = teams::Position::start(teams::Seat::South).read(&text).expect("a position");
        // Lines end the game before passes do.
        if !teams::Seat::ALL.iter().any(|seat| position.lines(seat.side()).next().is_some()) {
            return position;
        }
    }
}

#[test]
fn team_game_continues_identically_from_its_text() {
    let mut rng = ChaCha8Rng::seed_from_u64(19);
    let (mut drawn, mut passed) = (0, 0);
    for number in 0..400 {
        let dots = ["nwes", "nwe", "sw", "ne", "se", "nw"][number % 6];
        let mut position = full_border(dots, &mut rng, 1 + number as u32 / 6 % 6);
        for _ in 0..12 {
            let read = position.read(&position.to_string()).expect("a readable text");
            assert_eq!(read, position);
            assert_eq!((read.identity(), read.outcome()), (position.identity(), position.outcome()));
            let moves = position.moves();
            assert_eq!(read.moves(), moves, "{position}");
            drawn += u32::from(position.outcome().is_some_and(|end| end.ending == Ending::AllPassed));
            passed += u32::from(moves == [teams::Move::Pass]);
            if moves.is_empty() {
                break;
            }
            position = position.play(moves[rng.random_range(0..moves.len())]);
        }
    }
    assert!(drawn > 50 && passed > 50, "{drawn} {passed}");
}

#[test]
fn four_passes_in_a_row_draw_the_team_game() {
    let read = |text: &str| teams::Position::start(teams::Seat::South).read(text).expect("a position");
    let ending = |position: &teams::Position| position.outcome().map(|end| (end.winner, end.ending));
    // Every border cube is marked in the first round, so no player can take one. A pass does not change the board,
    // so the draw is certain before the first pass.
    let border = "nwnwn/w3w/n3n/w3w/nwnwn";
    assert_eq!(ending(&read(&format!("{border} s 0 1"))), Some((None, Ending::AllPassed)));
    // The passes may span two rounds: in the second one no dot faces east or south.
    assert_eq!(ending(&read(&format!("{border} n 0 3"))), None, "west can move in ply 6");
    assert_eq!(
        ending(&read(&format!("{border} w 0 2"))),
        Some((None, Ending::AllPassed)),
        "south has to pass"
    );
    // After the first round, some seat can always take a cube.
    let mut position = read(&format!("{border} e 0 4"));
    for _ in 0..2 {
        assert_eq!(position.moves(), [teams::Move::Pass]);
        position = position.play(teams::Move::Pass);
    }
    assert!(position.moves().len() > 1, "west has moves");
}
