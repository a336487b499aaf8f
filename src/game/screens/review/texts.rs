//! Texts of the review.

use crate::game::language::Language;
use crate::game::language::localized::why;
use pushflip_core::ai::own_moves;
use pushflip_core::session::{End, Grade, Verdict, Worth};

/// A grade as one word.
pub fn grade(language: Language, grade: Grade) -> String {
    language.say(match grade {
        Grade::Best => "review-grade-best",
        Grade::Good => "review-grade-good",
        Grade::Inaccuracy => "review-grade-inaccuracy",
        Grade::Mistake => "review-grade-mistake",
        Grade::Blunder => "review-grade-blunder",
    })
}

/// The value of a position for a side, in one or two words.
pub fn worth(language: Language, worth: Worth) -> String {
    match worth.end {
        Some(End::Win(Some(0))) => language.say("review-won"),
        Some(End::Loss(Some(0))) => language.say("review-lost"),
        Some(End::Win(Some(plies))) => language.tell("review-wins-in", &[("moves", own_moves(plies).into())]),
        Some(End::Loss(Some(plies))) => {
            language.tell("review-loses-in", &[("moves", own_moves(plies).into())])
        }
        Some(End::Win(None)) => language.say("review-wins"),
        Some(End::Loss(None)) => language.say("review-loses"),
        Some(End::Draw) => language.say("review-draw"),
        None => percent(language, worth.chance),
    }
}

/// A chance in thousandths as per cent, between 1 and 99. Halves are rounded to even, so that the values of both sides
/// add up to 100.
pub fn percent(language: Language, chance: u16) -> String {
    let chance = (f32::from(chance) / 10.0).round_ties_even() as u16;
    language.tell("review-percent", &[("chance", chance.clamp(1, 99).into())])
}

/// The value for the bar: empty for the losing side.
pub fn standing(language: Language, value: Worth) -> String {
    match value.end {
        Some(End::Loss(_)) => String::new(),
        _ => worth(language, value),
    }
}

/// The better move, or the reason for the best one; empty if neither is known.
pub fn best_was(language: Language, verdict: &Verdict) -> String {
    if verdict.grade == Grade::Best && verdict.played != verdict.best {
        return String::new();
    }
    let id = if verdict.grade == Grade::Best { "review-because" } else { "review-best-was" };
    let reason = why(language, verdict.why);
    language.tell(id, &[("move", verdict.best.to_string().into()), ("why", reason.into())])
}

/// The change of winning chances for the ply's player: `Cross: 68% → 41%`.
pub fn change(language: Language, name: String, before: Worth, after: Worth) -> String {
    let values = [
        ("name", name.into()),
        ("before", worth(language, before).into()),
        ("after", worth(language, after).into()),
    ];
    language.tell("review-change", &values)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_chances_of_both_sides_add_up_to_100() {
        let number = |chance| {
            let words = percent(Language::English, chance);
            words.trim_end_matches('%').parse::<u16>().expect("a number")
        };
        for chance in 0..=1_000 {
            assert_eq!(number(chance) + number(1_000 - chance), 100, "{chance}");
        }
    }

    #[test]
    fn only_the_winner_has_a_label() {
        let won = Worth { chance: 1_000, end: Some(End::Win(Some(3))) };
        assert_eq!(standing(Language::English, won), "win in 2", "the winner's own moves");
        assert_eq!(standing(Language::English, won.reversed()), "");
        assert_eq!(standing(Language::English, Worth { chance: 634, end: None }), "63%");
        assert_eq!(standing(Language::English, Worth { chance: 999, end: None }), "99%");
    }
}
