//! Matches: made, started, played by pointer, and reviewed.

use pushflip::game::settings::Draft;
use pushflip::game::state::{Advice, Hint, Menu, MoveChosen, Screen, StartMatch};
use pushflip::game::turn::CurrentMatch;
use pushflip_core::ai::{MoveReason, Stop};
use pushflip_core::rules::{Variant, hexxagon, quixo::teams};
use pushflip_core::session::puzzle::{Answer, Puzzle, answer};
use pushflip_core::session::{AnyMove, Controller, Match, Setup};

use super::TestApp;

/// A draft with the same player on every seat.
pub fn draft(variant: Variant, controller: Controller) -> Draft {
    let mut draft = Draft { variant, ..Draft::default() };
    for seat in &mut draft.seats {
        seat.controller = controller;
    }
    draft
}

/// A setup with another first position.
pub fn from(position: &str, setup: Setup) -> Setup {
    let start = setup.first_position().read(position).expect("a position");
    Setup { start: Some(start), ..setup }
}

/// A match with a number of plies, or fewer if it ends before. The moves are deterministic and all over the board.
pub fn played(setup: Setup, plies: usize) -> Match {
    let mut game = Match::new(setup);
    for ply in 0..plies {
        if game.result().is_some() {
            break;
        }
        let moves = game.position().moves();
        game.play(moves[ply * 7 % moves.len()]).expect("legal");
    }
    game
}

/// A match with moves in notation.
pub fn after(setup: Setup, moves: &[&str]) -> Match {
    let mut game = Match::new(setup);
    for mv in moves {
        let mv = game.position().parse_move(mv).expect("a move");
        game.play(mv).expect("legal");
    }
    game
}

/// A match in which Cross misses an immediate win and loses.
pub fn missed_win(controllers: &[Controller]) -> Match {
    let setup = from("5/oooo1/xxxx1/5/5 x 0 9", Setup::new(Variant::Quixo, controllers));
    let game = after(setup, &["a1-e1", "e4-a4"]);
    assert!(game.result().is_some());
    game
}

/// A move of a puzzle that is wrong and has a refutation.
pub fn refuted_move(puzzle: &Puzzle) -> AnyMove {
    let is_refuted = |&mv: &AnyMove| {
        matches!(answer(&puzzle.game(), puzzle.task, mv, &Stop::new()), Some(Answer::Wrong(_, Some(_))))
    };
    puzzle.position.moves().into_iter().find(is_refuted).expect("a wrong move")
}

impl TestApp {
    pub fn playing(setup: Setup) -> Self {
        let mut app = Self::open(1280, 720);
        app.start(Match::new(setup));
        app
    }

    /// Starts a match and waits until the board shows it; of a finished match also the result.
    pub fn start(&mut self, game: Match) {
        let is_over = game.result().is_some();
        self.send(StartMatch(Box::new(game)));
        // The match is started in the first frame, also on the board of another match.
        self.frames(1);
        self.until(Screen::Playing);
        self.wait_for("the camera", Self::camera_rests);
        if is_over {
            self.until(Menu::Result);
        }
    }

    /// A move of the position on the board.
    pub fn parse_move(&self, mv: &str) -> AnyMove {
        self.game().position().parse_move(mv).expect("a move")
    }

    pub fn first_move(&self) -> AnyMove {
        self.game().position().moves()[0]
    }

    /// Sends a chosen move for the current state of the board.
    pub fn choose(&mut self, mv: AnyMove) {
        let on = self.resource::<CurrentMatch>().version();
        self.send(MoveChosen { mv, on });
    }

    /// Plays a move by clicks: the cube, the arrow, the dot; or the piece and the cell.
    pub fn play(&mut self, mv: AnyMove) {
        match mv {
            AnyMove::Quixo(push) | AnyMove::Teams(teams::Move::Push { push, .. }) => {
                self.click_cell(&push.take().to_string());
                self.click_over(&format!("Arrow {push}"));
                if let AnyMove::Teams(teams::Move::Push { dot, .. }) = mv {
                    self.click_over(&format!("Dot {}", dot.letter()));
                }
            }
            AnyMove::Hexxagon(hexxagon::Move::Clone { to }) => self.click_cell(&to.to_string()),
            AnyMove::Hexxagon(hexxagon::Move::Jump { from, to }) => {
                self.click_cell(&from.to_string());
                self.click_cell(&to.to_string());
            }
            AnyMove::Teams(teams::Move::Pass) | AnyMove::Hexxagon(hexxagon::Move::Pass) => {
                panic!("a pass needs no click")
            }
        }
    }

    /// Shows a hint that reveals only where a move begins.
    pub fn advise(&mut self, mv: AnyMove, why: MoveReason) {
        let begins = self.game().position().beginning(mv).expect("no pass");
        self.resource_mut::<Hint>().0 = Some(Advice { mv, why, begins, is_complete: false });
    }
}
