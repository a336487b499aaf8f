//! Worked examples of `docs/rules.md`, starting positions, perft.

use pushflip_core::ai::Stop;
use pushflip_core::engine::perft::perft;
use pushflip_core::rules::hexxagon::{self, WhenStuck};
use pushflip_core::rules::quixo::{self, teams};
use pushflip_core::rules::{Ending, Outcome, Position, Side};

fn quixo(text: &str) -> quixo::Position {
    quixo::Position::start(Side::First).read(text).expect("a position")
}

fn hexxagon(text: &str) -> hexxagon::Position {
    hexxagon::Position::start(true, WhenStuck::Passes).read(text).expect("a position")
}

fn play<P: Position>(position: P, moves: &str) -> P {
    moves.split_whitespace().fold(position, |position, text| {
        let mv = text.parse().expect("a move");
        assert_eq!(position.check(mv), Ok(()));
        position.play(mv)
    })
}

#[test]
fn start_positions_print_as_in_the_rules() {
    assert_eq!(quixo::Position::start(Side::First).to_string(), "5/5/5/5/5 x 0 1");
    assert_eq!(teams::Position::start(teams::Seat::South).to_string(), "5/5/5/5/5 s 0 1");
    let hexxagon = |blocks| hexxagon::Position::start(blocks, WhenStuck::Passes).to_string();
    assert_eq!(hexxagon(true), "1/-1-1-1/12/18/w3r3w3r3w3r3 r 0 1");
    assert_eq!(hexxagon(false), "1/6/12/18/w3r3w3r3w3r3 r 0 1");
}

#[test]
fn perft_equals_the_published_counts() {
    fn totals<P: Position>(start: P, expected: &[u64]) {
        for (depth, &total) in (1..).zip(expected) {
            assert_eq!(perft(&start, depth, &Stop::new()), total, "{start} at depth {depth}");
        }
    }
    totals(quixo::Position::start(Side::First), &[44, 1_836, 76_596, 3_018_100, 118_928_388]);
    totals(teams::Position::start(teams::Seat::South), &[88, 7_344, 577_760]);
    let hexxagon = |blocks| hexxagon::Position::start(blocks, WhenStuck::Passes);
    totals(hexxagon(true), &[24, 570, 16_548, 476_406, 15_882_279]);
    totals(hexxagon(false), &[24, 570, 16_824, 492_714, 16_906_239]);
}

#[test]
fn c1_closes_in_three_ways() {
    let c1 = "c1".parse().expect("a cell");
    let ends: Vec<String> = quixo::Push::from_cell(c1).map(|push| push.to_string()).collect();
    assert_eq!(ends, ["c1-a1", "c1-e1", "c1-c5"]);
    let shifts = |mv: &str| -> Vec<String> {
        let push: quixo::Push = mv.parse().expect("a move");
        push.shifts().map(|(from, to)| format!("{from}{to}")).collect()
    };
    assert_eq!(shifts("c1-c5"), ["c5c4", "c4c3", "c3c2", "c2c1"]);
    assert_eq!(shifts("c1-e1"), ["e1d1", "d1c1"]);
    assert_eq!(shifts("c1-a1"), ["a1b1", "b1c1"]);
}

#[test]
fn e5_goes_to_a5_or_e1() {
    let e5 = "e5".parse().expect("a cell");
    let ends: Vec<String> = quixo::Push::from_cell(e5).map(|push| push.to_string()).collect();
    assert_eq!(ends, ["e5-a5", "e5-e1"]);
}

#[test]
fn the_first_round_of_hexxagon_in_the_rules() {
    let mut position = hexxagon::Position::start(true, WhenStuck::Passes);
    let mut score = |mv: &str| {
        position = play(position, mv);
        position.score().0
    };
    assert_eq!(score("e14"), [4, 3]);
    assert_eq!(score("e17-e15"), [3, 4]);
    assert_eq!(score("e13-d11"), [5, 2]);
}

#[test]
fn completing_both_lines_loses() {
    // a5-e5 shifts row 5 to the left and completes column a for Circle; the other four rows stay.
    let before = quixo("xo3/o4/o4/o4/o4 x 0 9");
    let after = play(before, "a5-e5");
    assert_eq!(after.outcome(), Some(Outcome { winner: Some(Side::Second), ending: Ending::OpponentLine }));
    // The same with an own line in the same move: column e instead of row 5.
    let before = quixo("xo3/o3x/o3x/o3x/o3x x 0 9");
    let after = play(before, "a5-e5");
    assert_eq!(after.lines(Side::First).count(), 1);
    assert_eq!(after.outcome().and_then(|o| o.winner), Some(Side::Second));
}

#[test]
fn side_without_pieces_loses_all_cells() {
    let after = play(hexxagon("1/-1-1-1/12/18/r1w21 r 0 9"), "e2");
    assert_eq!(after.score().0, [58, 0]);
    assert_eq!(after.outcome(), Some(Outcome { winner: Some(Side::First), ending: Ending::WipedOut }));
}

#[test]
fn stuck_side_follows_the_match_option() {
    // White on e1 is surrounded by two rings of Red; the south is empty.
    let board = "r/-r-r-r/rrrrrrrrrrrr/rrrrrrrrrrrrrrrrrr/wrrrrrrrrrrr2rrrrrrrrrr w 0 40";
    let at = |when| hexxagon::Position::start(true, when).read(board).expect("a position");
    assert_eq!(at(WhenStuck::Passes).moves(), [hexxagon::Move::Pass]);
    let ends = at(WhenStuck::Ends);
    assert_eq!(ends.outcome().map(|o| o.ending), Some(Ending::Stuck));
    assert_eq!(ends.score().0, [55, 1]);
    assert_eq!(at(WhenStuck::Fills).score().0, [57, 1]);
}

#[test]
fn reasons_name_the_rule() {
    fn reason<P: Position>(position: &P, mv: &str) -> String {
        match mv.parse() {
            Ok(mv) => position.check(mv).expect_err("an illegal move").to_string(),
            Err(error) => error.to_string(),
        }
    }
    let position = quixo("o3x/5/5/5/5 x 0 3");
    assert_eq!(reason(&position, "a5-e5"), "a5 is your opponent’s cube");
    assert_eq!(reason(&position, "e5-e5"), "move: The cube from e5 can’t go straight back");
    assert_eq!(reason(&position, "c3-c1"), "move: c3 is inside: only edge cubes can be taken");
    assert_eq!(reason(&position, "c1-a5"), "move: The cube from c1 can’t go in at a5");
    let teams = teams::Position::start(teams::Seat::South).read("n3w/5/5/5/5 s 0 5").expect("a position");
    assert_eq!(reason(&teams, "a5-e5.n"), "a5 points at your partner: only they can take it");
    assert_eq!(reason(&teams, "e5-a5.n"), "e5 is the other team’s cube");
    assert_eq!(reason(&teams, "b5-a5.w"), "The dot must face South or North");
    let hexxagon = hexxagon::Position::start(true, WhenStuck::Passes);
    assert_eq!(reason(&hexxagon, "b1"), "b1 is a block");
    assert_eq!(reason(&hexxagon, "a"), "You have no piece next to a1");
    assert_eq!(reason(&hexxagon, "e7"), "e7 is too far to clone to: pick a piece and jump");
    assert_eq!(reason(&hexxagon, "pass"), "You can only pass when you can’t move");
}

#[test]
fn wrong_positions_name_place_and_reason() {
    let quixo = |text| quixo::Position::start(Side::First).read(text).expect_err(text).to_string();
    assert_eq!(quixo("5/5/5/5 x 0 1"), "board: the board needs 5 rows, not 4");
    assert_eq!(quixo("5/5/x5/5/5 x 0 1"), "board: row 3 needs 5 cells, not 6");
    assert_eq!(quixo("5/5/xq3/5/5 x 0 1"), "board: row 3: “q” isn’t allowed here");
    assert_eq!(quixo("5/5/5/5/5 r 0 1"), "side to move: unknown side “r”");
    assert_eq!(quixo("5/5/5/5/5 x 0 0"), "move number: “0” isn’t a valid move number");
    let hexxagon =
        |text| hexxagon::Position::start(true, WhenStuck::Passes).read(text).expect_err(text).to_string();
    assert_eq!(hexxagon("1/6/12/18/24 r 0 1"), "board: the blocks aren’t where this game has them");
    assert_eq!(hexxagon("1/-1-1-1/13/18/24 r 0 1"), "board: ring c needs 12 cells, not 13");
}

#[test]
fn moves_accept_any_dash() {
    for dash in ['-', '\u{2010}', '\u{2011}', '\u{2012}', '\u{2013}', '\u{2014}', '\u{2212}'] {
        let push = format!("e5{dash}e1").parse::<quixo::Push>().expect("a move");
        assert_eq!(push.to_string(), "e5-e1");
        let push = format!("e5{dash}e1.n").parse::<teams::Move>().expect("a move");
        assert_eq!(push.to_string(), "e5-e1.n");
        let jump = format!("e1{dash}e3").parse::<hexxagon::Move>().expect("a move");
        assert_eq!(jump.to_string(), "e1-e3");
    }
    let error =
        "\u{435}5-\u{435}1".parse::<quixo::Push>().expect_err("Cyrillic letters are refused").to_string();
    assert!(error.contains("there’s no cell “\u{435}5”"), "{error}");
}
