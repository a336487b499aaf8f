//! Execution of commands in the terminal game, and the match review.

use std::path::Path;
use std::time::SystemTime;

use super::command::Command;
use super::console::Leave;
use super::local::LocalMatch;
use super::{board, opening, words};
use crate::ai::{Level, Stop};
use crate::language::{Localized, msg};
use crate::rules::{Side, Variant, printable};
use crate::session::{
    Controller, Grade, Launch, Match, Moment, QUICK, Setup, Verdict, create_text, load_match, localized,
    review, typed_path,
};

/// The text that answers a command; `None` if there is none, or it is said already.
type Reply = Option<Localized>;

impl LocalMatch<'_> {
    /// Executes a line. Returns the next match if the player starts one.
    pub(super) fn execute(&mut self, line: &str) -> Result<Option<Match>, Leave> {
        let reply = match Command::read(line) {
            Command::Move(text) => match self.game.position().parse_move(&text) {
                Ok(mv) => return self.commit(mv).map(|()| None),
                Err(error) => Some(words::no_move(&text, &error)),
            },
            Command::Board => {
                self.draw_board()?;
                Some(match self.game.result() {
                    Some(result) => words::result(self.game.setup(), result),
                    None => words::turn(&self.game),
                })
            }
            Command::Drawing(on) => {
                self.drawing = on;
                Some(if on { msg::TERMINAL_BOARD_ON } else { msg::TERMINAL_BOARD_OFF })
            }
            Command::Pieces => Some(board::pieces(&self.game.position())),
            Command::Moves(start) => Some(words::moves(&self.game, &start)),
            Command::Undo => {
                if let Some(why) = localized::no_takebacks(&self.game) {
                    Some(words::sentence(why))
                } else {
                    let undone = self.game.undo();
                    self.moved_in_time(undone, msg::TERMINAL_TAKEN_BACK, msg::TERMINAL_NOTHING_TO_TAKE_BACK)?
                }
            }
            Command::Redo => {
                if let Some(why) = localized::no_history(&self.game) {
                    Some(words::sentence(why))
                } else {
                    let redone = self.game.redo();
                    self.moved_in_time(
                        redone,
                        msg::TERMINAL_PLAYED_AGAIN,
                        msg::TERMINAL_NOTHING_TO_PLAY_AGAIN,
                    )?
                }
            }
            Command::Hint => Some(self.hint()),
            Command::Partner => Some(self.ask_partner()),
            Command::Review => self.review()?,
            Command::Record => Some(self.game.to_record().into()),
            Command::Position => Some(self.game.position().to_string().into()),
            Command::Save(name) => Some(self.save_as(&name)),
            Command::Draw => self.offer_draw()?,
            Command::Resign => self.resign()?,
            Command::Help => Some(msg::TERMINAL_HELP),
            Command::Quit => return self.leave(),
            Command::Open(name) => match typed_path(&name).and_then(|path| load_match(&path)) {
                Ok(opened) => return self.put_away().map(|()| Some(opened)),
                Err(error) => Some((&error).into()),
            },
            Command::New => {
                let next = self.ask(|console| opening::new_match(console, Launch::default()))?;
                return self.put_away().map(|()| Some(next));
            }
            Command::Rematch => {
                let mut next = self.game.rematch();
                next.begin(Moment::of(SystemTime::now()));
                return self.put_away().map(|()| Some(next));
            }
        };
        if let Some(reply) = reply {
            self.console.say(reply)?;
        }
        Ok(None)
    }

    fn moved_in_time(&mut self, moved: bool, done: Localized, nothing: Localized) -> Result<Reply, Leave> {
        if !moved {
            return Ok(Some(nothing));
        }
        self.save()?;
        Ok(Some(done))
    }

    fn hint(&mut self) -> Localized {
        if self.game.result().is_some() {
            words::sentence(msg::TABLE_ILLEGAL_MATCH_OVER)
        } else if !self.may_consult() {
            words::sentence(msg::TABLE_NO_HINT)
        } else {
            match self.game.game().hint(Level::Master, 0, &Stop::new()) {
                Some((mv, why)) => {
                    self.game.give_hint();
                    localized::hint(mv, why)
                }
                None => msg::TERMINAL_NO_HINT,
            }
        }
    }

    fn may_consult(&self) -> bool {
        let setup = self.game.setup();
        setup.variant != Variant::QuixoTeams || setup.options.consultation
    }

    fn ask_partner(&mut self) -> Localized {
        let setup = self.game.setup();
        let partner = (self.game.position().seat_to_move() + 2) % setup.variant.seats();
        if setup.variant != Variant::QuixoTeams {
            msg::TERMINAL_NO_PARTNERS
        } else if self.game.result().is_some() {
            words::sentence(msg::TABLE_ILLEGAL_MATCH_OVER)
        } else if !self.may_consult() {
            words::sentence(msg::TABLE_NO_HINT)
        } else if let Controller::Computer(level) = setup.seats[partner].controller {
            let before = self.game.position();
            let name = words::seat(setup, partner);
            let within = self.game.time_to_think();
            match self.game.game().choose(level, self.seed, &within, &Stop::new()) {
                Some(mv) => {
                    self.game.give_hint();
                    let what = words::describe_move(&before, mv);
                    msg::TerminalWouldPlay { who: name, mv: mv.to_string(), what }.into()
                }
                None => msg::TerminalNoAdvice { name }.into(),
            }
        } else {
            msg::TERMINAL_PARTNER_IS_HERE
        }
    }

    fn save_as(&mut self, name: &str) -> Localized {
        if !name.is_empty() {
            save_new(&self.game, name)
        } else if let Some(autosave) = &mut self.autosave {
            match autosave.save(&self.game) {
                Ok(()) if self.game.result().is_some() => msg::TERMINAL_FILED,
                Ok(()) => saved_as(&autosave.current()),
                Err(error) => Localized::from(&error),
            }
        } else {
            msg::FAULTS_NOWHERE_TO_SAVE
        }
    }

    fn offer_draw(&mut self) -> Result<Reply, Leave> {
        let Some((asked, controller)) = self.game.asked_for_draw() else {
            return Ok(Some(words::sentence(msg::TABLE_ILLEGAL_MATCH_OVER)));
        };
        let agreed = match controller {
            Controller::Computer(level) => {
                let answer = || self.game.game().agrees_to_draw(level, self.seed, &Stop::new());
                self.game.is_old_enough_to_draw() && answer().unwrap_or_default()
            }
            Controller::Human => {
                let question = msg::TerminalAsksDraw { name: words::seat(self.game.setup(), asked) };
                self.ask(|console| opening::yes_or_no(console, question, false))?
            }
        };
        if self.game.result().is_some() {
            // The clock ran out before the answer.
            return Ok(None);
        }
        if agreed {
            self.game.agree_draw();
            return self.save().map(|()| None);
        }
        Ok(Some(words::sentence(msg::MENUS_DRAW_DECLINED)))
    }

    fn resign(&mut self) -> Result<Reply, Leave> {
        if self.game.result().is_some() {
            return Ok(Some(words::sentence(msg::TABLE_ILLEGAL_MATCH_OVER)));
        }
        let side = self.game.position().side_to_move();
        self.game.resign(side);
        self.save().map(|()| None)
    }

    /// Moves the match to the finished matches. A match is normally moved when it ends, unless saving failed.
    fn put_away(&mut self) -> Result<(), Leave> {
        if self.game.result().is_some() && self.save_failure.is_none() {
            return Ok(());
        }
        let Some(autosave) = &mut self.autosave else { return Ok(()) };
        match autosave.put_away(&self.game) {
            Ok(()) => self.save_failure = None,
            Err(error) => self.console.say(&error)?,
        }
        Ok(())
    }
}

/// Writes the record to a new file. Returns a sentence with the path or the error.
pub(super) fn save_new(game: &Match, name: &str) -> Localized {
    let saved = typed_path(name).and_then(|path| Ok((create_text(&path, &game.to_record())?, path)));
    match saved {
        Ok((true, path)) => saved_as(&path),
        // Existing files are never replaced.
        Ok((false, path)) => msg::TerminalExists { path: printable(path.display()) }.into(),
        Err(error) => (&error).into(),
    }
}

fn saved_as(path: &Path) -> Localized {
    msg::RecordsSaved { path: printable(path.display()) }.into()
}

impl LocalMatch<'_> {
    /// Writes the grade of each ply. A running match against computers has no review: it would be advice.
    fn review(&mut self) -> Result<Reply, Leave> {
        if !self.game.may_be_judged() {
            return Ok(Some(msg::REVIEW_NOT_YET));
        }
        if self.game.moves().is_empty() {
            return Ok(Some(msg::TERMINAL_NO_MOVES_YET));
        }
        let (game, console) = (&self.game, &mut self.console);
        let (mut verdicts, mut written) = (Vec::new(), Ok(()));
        let stop = Stop::new();
        review(game, QUICK, &stop, |verdict| {
            // Plies are written one by one, because the review of a long match takes time.
            written =
                console.say(reviewed(game.setup(), game.seat_at(verdicts.len()), verdicts.len(), &verdict));
            if written.is_err() {
                stop.stop();
            }
            verdicts.push(verdict);
        });
        written?;
        for side in Side::BOTH {
            let plies = game.plies_by_grade(side, verdicts.iter().enumerate());
            let counts = Grade::ALL
                .map(|grade| msg::ReviewCount { grade, plies: plies[grade as usize].to_string() }.into());
            let counts = Localized::joined(counts, ", ");
            let players = localized::side_players(game.setup(), side);
            console.say(words::sentence(Localized::joined([players, counts], " – ")))?;
        }
        Ok(None)
    }
}

/// Format of a ply: `12. e5-e1?? Circle: Blunder. Best was a1-a5: stops five in a line in row 1. 62% → 9%`
fn reviewed(setup: &Setup, seat: usize, ply: usize, verdict: &Verdict) -> Localized {
    let Verdict { played, grade, before, after, .. } = verdict;
    let round = ply / setup.seats.len() + 1;
    let mut parts = vec![
        format!("{round}. {played}{} ", grade.sign()).into(),
        localized::seat(setup.variant, seat),
        ": ".into(),
        words::sentence(*grade),
    ];
    if verdict.has_better_move {
        let [before, after] = [before, after]
            .map(|worth| msg::ReviewPercent { chance: ((worth.chance + 5) / 10).to_string() }.into());
        parts.extend([
            " ".into(),
            verdict.better_move(setup.only_person_moves_after(seat)),
            " ".into(),
            Localized::joined([before, after], " → "),
        ]);
    }
    Localized::sequence(parts)
}
