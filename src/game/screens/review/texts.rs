//! Texts of the review.

use pushflip_core::ai::{MoveReason, own_moves};
use pushflip_core::language::{Localized, msg};
use pushflip_core::session::localized;
use pushflip_core::session::{AnyMove, End, Grade, Setup, Verdict, Worth};

/// The value of a position for a side, in one or two words.
pub fn worth(worth: Worth) -> Localized {
    match worth.end {
        Some(End::Win(Some(0))) => msg::REVIEW_WON,
        Some(End::Loss(Some(0))) => msg::REVIEW_LOST,
        Some(End::Win(Some(plies))) => msg::ReviewWinsIn { moves: own_moves(plies) }.into(),
        Some(End::Loss(Some(plies))) => msg::ReviewLosesIn { moves: own_moves(plies) }.into(),
        Some(End::Win(None)) => msg::REVIEW_WINS,
        Some(End::Loss(None)) => msg::REVIEW_LOSES,
        Some(End::Draw) => msg::REVIEW_DRAW,
        None => percent(worth.chance),
    }
}

/// The value of a move on the board, where space is scarce.
pub fn short_worth(value: Worth) -> Localized {
    match value.end {
        Some(End::Win(Some(plies))) => msg::ReviewTileWin { moves: own_moves(plies) }.into(),
        Some(End::Loss(Some(plies))) => msg::ReviewTileLoss { moves: own_moves(plies) }.into(),
        _ => worth(value),
    }
}

/// The mistakes of a side in words: `2 inaccuracies · 1 blunder`; empty without any.
pub fn mistakes(plies_by_grade: [usize; Grade::ALL.len()]) -> Localized {
    let counts = [
        (Grade::Inaccuracy, (|count| msg::ReviewInaccuracies { count }.into()) as fn(usize) -> Localized),
        (Grade::Mistake, |count| msg::ReviewMistakes { count }.into()),
        (Grade::Blunder, |count| msg::ReviewBlunders { count }.into()),
    ];
    let counts = counts.into_iter().map(|(grade, words)| (plies_by_grade[grade as usize], words));
    Localized::joined(counts.filter(|(count, _)| *count > 0).map(|(count, words)| words(count)), " · ")
}

/// A move in a sentence, for players who do not know the notation: `Takes e5 and pushes it in at e1.` Passes have none.
pub fn explained(mv: AnyMove) -> Option<Localized> {
    Some(Localized::sequence([localized::move_in_words(mv)?.capitalised(), ".".into()]))
}

/// The best move of the seat to move: `Your best move now (blue): e5-e1`.
pub fn best_now(setup: &Setup, seat: usize, mv: AnyMove) -> Localized {
    let (you, name) =
        (localized::is_you(setup.only_person(), seat), localized::player_in_sentence(setup, seat));
    msg::ReviewBestNow { you, name, mv: mv.to_string() }.into()
}

/// A chance in thousandths as per cent, between 1 and 99. Halves are rounded to even, so that the values of both sides
/// add up to 100.
pub fn percent(chance: u16) -> Localized {
    let chance = (f32::from(chance) / 10.0).round_ties_even() as u16;
    msg::ReviewPercent { chance: chance.clamp(1, 99) }.into()
}

/// The value for a side's end of the bar: empty for the losing side and in a draw.
pub fn standing(value: Worth) -> Localized {
    match value.end {
        Some(End::Loss(_) | End::Draw) => Localized::EMPTY,
        _ => worth(value).capitalised(),
    }
}

/// The text in the middle of the bar: what it shows, a proven draw, or that the value is still being computed.
pub fn shared_standing(value: Option<Worth>, may_be_judged: bool) -> Localized {
    match value {
        Some(Worth { end: Some(End::Draw), .. }) => msg::TABLE_DRAW,
        Some(Worth { end: None, .. }) => msg::REVIEW_CHANCES,
        None if may_be_judged => msg::REVIEW_CHECKING,
        _ => Localized::EMPTY,
    }
}

/// The better move, or the reason for the best one; empty if neither is known, or if that reason says no more than the
/// grade. `seat` is that of the mover, and `best_now` the best answer, which the board shows during the analysis.
pub fn best_was(
    setup: &Setup,
    seat: usize,
    verdict: &Verdict,
    best_now: Option<(AnyMove, MoveReason)>,
) -> Localized {
    if verdict.has_better_move {
        let opponent_is_you = setup.only_person_moves_after(seat);
        Verdict { reply: best_now, ..verdict.clone() }.better_move(opponent_is_you)
    } else if verdict.played == verdict.best && verdict.why != MoveReason::LooksBest {
        Localized::sequence([Localized::from(verdict.why).capitalised(), ".".into()])
    } else {
        Localized::EMPTY
    }
}

/// A value as per cent, followed by the outcome if it is proven: `0% (loss in 2)`.
fn chance(value: Worth) -> Localized {
    let chance = match value.end {
        Some(End::Win(_)) => 100,
        Some(End::Draw) => 50,
        Some(End::Loss(_)) => 0,
        None => return percent(value.chance),
    };
    Localized::sequence([msg::ReviewPercent { chance }.into(), " (".into(), worth(value), ")".into()])
}

/// The change of winning chances for the ply's player: `Your chances: 68% → 41%`. Both values are per cent, whether
/// proven or not.
pub fn change(setup: &Setup, seat: usize, before: Worth, after: Worth) -> Localized {
    let (you, name) =
        (localized::is_you(setup.only_person(), seat), localized::player_in_sentence(setup, seat));
    let [before, after] = [before, after].map(chance);
    msg::ReviewChange { you, name, before, after }.into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use pushflip_core::ai::Level;
    use pushflip_core::language::Language;
    use pushflip_core::rules::Variant;
    use pushflip_core::session::Controller;

    #[test]
    fn the_chances_of_both_sides_add_up_to_100() {
        let number = |chance| {
            let words = percent(chance).to_string();
            words.trim_end_matches('%').parse::<u16>().expect("a number")
        };
        for chance in 0..=1_000 {
            assert_eq!(number(chance) + number(1_000 - chance), 100, "{chance}");
        }
    }

    #[test]
    fn every_move_is_explained_with_its_cells() {
        for variant in Variant::ALL {
            for mv in Setup::new(variant, &[]).first_position().moves() {
                let (code, text) = (mv.to_string(), explained(mv).expect("not a pass").to_string());
                // The suffix of the team game is one letter.
                let mut cells = code.split(['-', '.']).filter(|part| part.len() > 1);
                assert!(cells.all(|cell| text.contains(cell)), "{variant}: {code}: {text}");
            }
        }
        let push = Setup::new(Variant::QuixoTeams, &[]).first_position().parse_move("c1-c5.n");
        let text = explained(push.expect("a move")).expect("not a pass").to_string();
        assert_eq!(text, "Takes c1 and pushes it in at c5, dot to the north.");
    }

    #[test]
    fn proven_results_show_the_number_of_moves() {
        let text = |chance, end| short_worth(Worth { chance, end }).to_string();
        let ends = [End::Win(Some(3)), End::Draw, End::Loss(Some(2)), End::Loss(None)];
        assert_eq!(ends.map(|end| text(0, Some(end))), ["win 2", "draw", "loss 1", "loss"]);
        assert_eq!(text(996, None), "99%");
    }

    #[test]
    fn only_the_winner_has_a_label() {
        let won = Worth { chance: 1_000, end: Some(End::Win(Some(3))) };
        let label = |worth| standing(worth).to_string();
        assert_eq!(label(won), "Win in 2", "the winner's own moves");
        assert_eq!(label(won.reversed()), "");
        assert_eq!(label(Worth { chance: 500, end: Some(End::Draw) }), "", "one label in the middle");
        assert_eq!(label(Worth { chance: 634, end: None }), "63%");
        assert_eq!(label(Worth { chance: 999, end: None }), "99%");
        let middle = |worth| shared_standing(Some(worth), true);
        assert_eq!(middle(Worth { chance: 634, end: None }), msg::REVIEW_CHANCES);
        assert_eq!(middle(won), Localized::EMPTY, "its label needs the space");
    }

    #[test]
    fn the_chances_of_the_only_person_are_yours() {
        let players = [Controller::Human, Controller::Computer(Level::Casual)];
        let [before, after] = [570, 460].map(|chance| Worth { chance, end: None });
        let text = |setup, seat| change(setup, seat, before, after).to_string();
        let alone = Setup::new(Variant::Quixo, &players);
        assert_eq!(text(&alone, 0), "Your chances: 57% → 46%");
        assert_eq!(text(&alone, 1), "Minka’s chances: 57% → 46%");
        assert_eq!(text(&Setup::new(Variant::Quixo, &[]), 0), "Cross’s chances: 57% → 46%");
    }

    #[test]
    fn computers_of_the_team_game_are_called_by_their_seats() {
        let pip = Controller::Computer(Level::Newcomer);
        let [before, after] = [570, 460].map(|chance| Worth { chance, end: None });
        let computers = Setup::new(Variant::QuixoTeams, &[pip; 4]);
        let person = Setup::new(Variant::QuixoTeams, &[Controller::Human, pip, pip, pip]);
        let mv = person.first_position().moves()[0];
        let texts = |setup: &Setup, seat| {
            [best_now(setup, seat, mv), change(setup, seat, before, after)].map(|text| text.to_string())
        };
        let of = |whose: &str| {
            [format!("{whose} best move now (blue): {mv}"), format!("{whose} chances: 57% → 46%")]
        };
        for (seat, whose) in ["South’s", "West’s", "North’s", "East’s"].into_iter().enumerate() {
            assert_eq!(texts(&computers, seat), of(whose));
            assert_eq!(texts(&person, seat), of(if seat == 0 { "Your" } else { whose }));
        }
    }

    #[test]
    fn both_values_of_a_change_are_per_cent() {
        let setup = Setup::new(Variant::Quixo, &[Controller::Human, Controller::Computer(Level::Casual)]);
        let sure = |chance, end| Worth { chance, end: Some(end) };
        let values = [
            (Worth { chance: 570, end: None }, "57%"),
            (sure(1_000, End::Win(Some(3))), "100% (win in 2)"),
            (sure(1_000, End::Win(None)), "100% (win)"),
            (sure(500, End::Draw), "50% (draw)"),
            (sure(0, End::Loss(Some(2))), "0% (loss in 1)"),
            (sure(0, End::Loss(Some(0))), "0% (lost)"),
        ];
        for (before, from) in values {
            for (after, to) in values {
                let text = change(&setup, 0, before, after);
                assert_eq!(text.to_string(), format!("Your chances: {from} → {to}"));
                for language in Language::ALL {
                    assert_eq!(text.in_language(language).matches('%').count(), 2, "{language:?}");
                }
            }
        }
    }
}
