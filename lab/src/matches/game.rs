//! One game between two players.

use rand::Rng;

use super::contestant::{Contestant, Engine};
use super::player::{NoMove, Player, ask};
use super::tally::{Played, Usage};
use pushflip_core::ai::{Level, Stop};
use pushflip_core::engine::client::Fault;
use pushflip_core::engine::random::stream;
use pushflip_core::rules::{DrawRules, Game, Position, Side, Status, Variant};
use pushflip_core::session::{AnyMove, Controller, Match, Setup};

/// A player and its contestant.
pub(super) struct Seat<'m, P> {
    pub(super) contestant: &'m Contestant,
    pub(super) player: Box<dyn Player<P>>,
}

/// The settings of a game.
pub(super) struct GameSetup<'m, P: Position> {
    pub(super) variant: Variant,
    pub(super) start: P,
    pub(super) opening: &'m [P::Move],
    /// Whether A is Cross, team A or Red.
    pub(super) a_is_first: bool,
    pub(super) seed: u64,
}

impl<P: Position<Move: Into<AnyMove>>> GameSetup<'_, P> {
    /// The player of a side: 0 for A, 1 for B.
    fn player_of(&self, side: Side) -> usize {
        usize::from((side == Side::First) != self.a_is_first)
    }

    /// Plays the game between A and B. The result is `None` if the match was stopped.
    pub(super) fn play(&self, seats: &mut [Seat<'_, P>; 2], stop: &Stop) -> Option<Played> {
        let mut game = Game::new(self.start, DrawRules::default());
        let mut moves = Vec::new();
        let mut usage = [Usage::default(); 2];
        for &mv in self.opening {
            game.play(mv);
            moves.push(mv);
        }
        let mut fault = None;
        for (number, seat) in seats.iter_mut().enumerate() {
            let begun = seat.player.begin(player_seed(self.seed, number));
            fault = fault.or(begun.err().map(|fault| (number, fault)));
        }
        while fault.is_none() && game.status() == Status::Ongoing {
            let number = self.player_of(game.position().side_to_move());
            let seat = &mut seats[number];
            let (time, answer) = ask(&mut *seat.player, seat.contestant, &game, &moves, stop);
            match answer {
                Ok(choice) => {
                    usage[number].add(time, choice.nodes);
                    game.play(choice.mv);
                    moves.push(choice.mv);
                }
                Err(NoMove::Fault(found)) => fault = Some((number, found)),
                Err(NoMove::Stopped) => return None,
            }
        }
        let contestants = [seats[0].contestant, seats[1].contestant];
        let finished = self.finished(contestants, &moves, fault.as_ref());
        let result = finished.result().expect("the game is over");
        let half_points = result.winner.map_or(1, |side| if self.player_of(side) == 0 { 2 } else { 0 });
        let record = record_text(&finished, fault.as_ref());
        Some(Played { half_points, a_is_first: self.a_is_first, result, fault, usage, record })
    }

    /// The game as a finished match. A fault counts as resignation.
    fn finished(
        &self,
        contestants: [&Contestant; 2],
        moves: &[P::Move],
        fault: Option<&(usize, Fault)>,
    ) -> Match {
        let sides = (0..self.variant.seats()).map(Setup::side_of);
        let players: Vec<usize> = sides.map(|side| self.player_of(side)).collect();
        let controllers: Vec<Controller> =
            players.iter().map(|&player| controller(contestants[player])).collect();
        let mut setup = Setup::new(self.variant, &controllers);
        for (seat, &player) in setup.seats.iter_mut().zip(&players) {
            seat.name = format!("{} {}", ["A", "B"][player], contestants[player]);
        }
        let mut finished = Match::new(setup);
        for &mv in moves {
            finished.play(mv.into()).expect("every move was checked");
        }
        if let Some((loser, _)) = fault {
            finished.resign(if self.player_of(Side::First) == *loser { Side::First } else { Side::Second });
        }
        finished
    }
}

/// The seed of a player's random numbers in a game. It differs between the two players.
fn player_seed(seed: u64, player: usize) -> u64 {
    stream(seed, player as u64).next_u64()
}

/// The controller of a player in the record. Records have levels and humans only, so other engines count as human.
fn controller(contestant: &Contestant) -> Controller {
    match contestant.engine {
        Engine::Level(level) => Controller::Computer(level),
        Engine::Search { .. } => Controller::Computer(Level::Master),
        _ => Controller::Human,
    }
}

/// The text of the record, with a comment that names a fault.
fn record_text(finished: &Match, fault: Option<&(usize, Fault)>) -> String {
    let mut text = finished.to_record();
    if let Some((loser, fault)) = fault {
        let comment = format!("{} {fault}", ["A", "B"][*loser]);
        let comment: String =
            comment.chars().map(|sign| if sign == '}' || sign.is_control() { ' ' } else { sign }).collect();
        text.extend(["{ ", comment.as_str(), " }\n"]);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::player_seed;
    use pushflip_core::ai::{Level, Limits};
    use pushflip_core::engine::random::stream;
    use pushflip_core::rules::hexxagon::Position;
    use rand::Rng;

    #[test]
    fn both_players_have_independent_days() {
        const GAMES: u64 = 4_000;
        // The node limits of the levels identify the form of the day: worse, usual or better.
        let days = [Level::Club, Level::Contender, Level::Expert, Level::Master];
        let day = |level: Level, seed: u64| {
            let Limits { nodes, depth, .. } = level.limits::<Position>(seed);
            let of = |day: usize| days[day].limits::<Position>(0);
            (0..4).find(|&number| (of(number).nodes, of(number).depth) == (nodes, depth))
        };
        let mut together = std::collections::BTreeMap::new();
        for game in 0..GAMES {
            // The same seeds as in `Schedule::pair`.
            let seed = stream(!7, game).next_u64();
            let both = [0, 1].map(|player| day(Level::Expert, player_seed(seed, player)));
            *together.entry(both).or_insert(0u64) += 1;
        }
        // A quarter of the games has the worse form, a quarter the better form, and half the usual form.
        assert_eq!(together.len(), 9, "{together:?}");
        let equal: u64 = together.iter().filter(|(days, _)| days[0] == days[1]).map(|(_, games)| games).sum();
        assert!((1_380..1_620).contains(&equal), "37.5 % of {GAMES}, not {equal}: {together:?}");
        let rare = together.values().filter(|&&games| (180..320).contains(&games)).count();
        assert_eq!(rare, 4, "a sixteenth each: {together:?}");
    }
}
