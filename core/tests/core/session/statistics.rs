//! Matches that count, and sums of their results.

use Controller::{Computer, Human};
use pushflip_core::ai::Level;
use pushflip_core::rules::{BySide, Side, Variant};
use pushflip_core::session::statistics::{Achievements, Counted, Outcome, People, Players, Row, Tally};
use pushflip_core::session::{Controller, Match, Setup};

fn resigned(variant: Variant, seats: &[Controller], loser: Side) -> Match {
    let mut game = Match::new(Setup::new(variant, seats));
    game.play(game.position().moves()[0]).expect("legal");
    game.resign(loser);
    game
}

#[test]
fn people_count_against_computers_and_among_themselves() {
    let of = |seats: &[Controller]| Counted::of(&resigned(Variant::QuixoTeams, seats, Side::First));
    let (club, master) = (Computer(Level::Club), Computer(Level::Master));
    let alone = of(&[master, club, Human, Computer(Level::Expert)]).expect("a counted match");
    // The partner is Master; the opponents are Club and Expert.
    assert_eq!(alone.players, Players::Against { level: Level::Expert, side: Side::First });
    assert_eq!(alone.outcome(Side::First), Outcome::Lost);
    assert_eq!(of(&[Human; 4]).expect("a counted match").players, Players::People);
    // The seats of a team are opposite each other.
    let partners = of(&[club, Human, master, Human]).expect("a counted match");
    assert_eq!(partners.players, Players::Against { level: Level::Master, side: Side::Second });
    assert_eq!(partners.outcome(Side::Second), Outcome::Won);
    assert_eq!(of(&[Human, Human, club, club]), None, "people on both sides");
    assert_eq!(of(&[club; 4]), None);
    assert_eq!(
        Counted::of(&Match::new(Setup::new(Variant::Quixo, &[]))),
        None,
        "an unfinished match is not counted"
    );
}

#[test]
fn chosen_start_position_does_not_count() {
    let setup = Setup::new(Variant::Quixo, &[Human, Computer(Level::Master)]);
    let mut game = super::match_at(setup, "xxxx1/5/5/5/5 x 0 9");
    game.resign(Side::Second);
    assert_eq!(Counted::of(&game), None);
}

fn match_of(winner: Option<Side>, plies: usize) -> Counted {
    let points = winner.map(|_| plies as u32);
    Counted {
        variant: Variant::Hexxagon,
        began: None,
        players: Players::People,
        winner,
        points,
        plies,
        rated: None,
        achieved: Achievements::default(),
        round: None,
    }
}

#[test]
fn sums_streaks_and_form() {
    use Outcome::{Drawn, Lost, Won};
    let first = Side::First;
    let played = [(Some(first), 10), (Some(first), 20), (None, 30), (Some(first), 40), (Some(!first), 50)]
        .map(|(winner, plies)| match_of(winner, plies));
    let row = Row::of(played.iter().map(|counted| (first, counted)));
    assert_eq!(row.total(), Tally { won: 3, drawn: 1, lost: 1 });
    assert_eq!(row.sides[!first], Tally::default());
    assert_eq!((row.best_streak, row.average_plies(), row.points), (2, 30.0, 20));
    assert_eq!(row.form, [Won, Won, Drawn, Won, Lost]);
    let long = vec![match_of(None, 1); 100];
    assert_eq!(Row::of(long.iter().map(|counted| (first, counted))).form, [Drawn; 20]);
    assert_eq!(Row::default().average_plies(), 0.0);
    let people = People::of(played.iter());
    assert_eq!((people.won, people.drawn, people.games()), (BySide([3, 1]), 1, 5));
    assert_eq!(people.points, BySide([70, 50]));
}
