//! Match reports: a line while it runs, a table at the end.

use std::fmt::Write;

use super::elo::{Estimate, elo_of, estimate};
use super::sprt::Sprt;
use super::tally::{Tally, Usage};

/// Larger Elo differences are shown as infinite.
const MAX_ELO: f64 = 2_000.0;

/// An Elo difference with its sign, or infinity.
fn signed(elo: f64) -> String {
    if elo.abs() > MAX_ELO {
        if elo > 0.0 { "∞" } else { "−∞" }.into()
    } else {
        format!("{elo:+.0}").replace('-', "−")
    }
}

/// Format of an Elo estimate: `+120 (95 %: +80 to +163)`.
pub(super) fn elo(estimate: &Estimate) -> String {
    let [middle, low, high] =
        [estimate.score, estimate.low, estimate.high].map(|score| signed(elo_of(score)));
    format!("{middle} (95 %: {low} to {high})")
}

/// Format of a score: `120–7–3, 95.0 %` gives A's wins, draws and losses, and its share of the points.
pub(super) fn score(tally: &Tally) -> String {
    let [losses, draws, wins] = tally.games;
    let share = estimate(&tally.pairs).map_or(0.0, |estimate| 100.0 * estimate.score);
    format!("{wins}–{draws}–{losses}, {share:.1} %")
}

/// The progress line of a running match.
pub(super) fn progress(tally: &Tally, sprt: Option<&Sprt>) -> String {
    let mut line = score(tally);
    if let Some(estimate) = estimate(&tally.pairs) {
        _ = write!(line, ", Elo {}", elo(&estimate));
    }
    if let Some(sprt) = sprt {
        _ = write!(line, ", LLR {:.2}", sprt.ratio(&tally.pairs));
    }
    let faults: u64 = tally.faults.iter().map(super::tally::Faults::total).sum();
    if faults > 0 {
        _ = write!(line, ", {faults} FAULTS");
    }
    line
}

/// The result table of a match.
pub(super) fn table(tally: &Tally, names: [&str; 2], sprt: Option<&Sprt>) -> String {
    let [losses, draws, wins] = tally.games;
    let mut text = String::new();
    _ = writeln!(text, "A = {}\nB = {}", names[0], names[1]);
    _ = writeln!(text, "games     {}: A wins {wins}, draws {draws}, loses {losses}", tally.played());
    if let Some(estimate) = estimate(&tally.pairs) {
        _ = writeln!(text, "score     {:.2} % for A", 100.0 * estimate.score);
        _ = writeln!(text, "Elo       {}", elo(&estimate));
    }
    let pairs = tally.pairs.map(|pairs| pairs.to_string()).join(" ");
    _ = writeln!(text, "pairs     {pairs} (A has 0, ½, 1, 1½, 2 points of two)");
    let first = 50.0 * tally.first_half_points as f64 / tally.played().max(1) as f64;
    _ = writeln!(text, "first     {first:.1} % for Cross, team A or Red");
    let ends: Vec<String> = tally.ends.iter().map(|(end, games)| format!("{end} {games}")).collect();
    _ = writeln!(text, "ends      {}", ends.join(", "));
    if let Some(sprt) = sprt {
        let verdict = sprt.verdict(&tally.pairs).map_or_else(|| "undecided".into(), |v| v.to_string());
        _ = writeln!(
            text,
            "SPRT      H0 {:+} Elo, H1 {:+} Elo: LLR {:.2} of ±{:.2}: {verdict}",
            sprt.elo0,
            sprt.elo1,
            sprt.ratio(&tally.pairs),
            Sprt::bound()
        );
    }
    _ = writeln!(text, "\n  illegal  crashes  late     moves  s/move  slowest  nodes/move   nodes/s");
    for (name, (faults, usage)) in ["A", "B"].into_iter().zip(tally.faults.iter().zip(&tally.usage)) {
        _ = write!(text, "{name} {:7}  {:7}  {:4}  ", faults.illegal, faults.crashes, faults.late);
        _ = writeln!(text, "{}", usage_columns(usage));
    }
    text
}

fn usage_columns(usage: &Usage) -> String {
    let seconds = usage.time.as_secs_f64();
    let each = seconds / usage.moves.max(1) as f64;
    let mut text = format!("{:8}  {each:6.3}  {:7.3}", usage.moves, usage.longest.as_secs_f64());
    if usage.counted > 0 {
        let nodes = usage.nodes as f64;
        _ = write!(text, "  {:10.0}  {:8.0}", nodes / usage.counted as f64, nodes / seconds.max(1e-9));
    } else {
        text.push_str("           –         –");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_shows_the_counts() {
        let tally = Tally {
            games: [0, 2, 18],
            pairs: [0, 0, 0, 2, 8],
            first_half_points: 20,
            ends: [("line", 18), ("repetition", 2)].into(),
            ..Tally::default()
        };
        let text = table(&tally, ["search at 0.2s", "greedy"], Some(&Sprt { elo0: 0.0, elo1: 50.0 }));
        for part in [
            "A = search at 0.2s\nB = greedy\n",
            "20: A wins 18, draws 2, loses 0",
            "95.00 %",
            "0 0 0 2 8",
            "50.0 %",
            "line 18, repetition 2",
            "undecided",
        ] {
            assert!(text.contains(part), "{part:?} is not in\n{text}");
        }
    }

    #[test]
    fn elo_is_infinite_if_all_games_are_won() {
        // 0.025^(1/100) = 0.963785, and 400·log10(0.963785/0.036215) = 570.0
        let all = estimate(&[0, 0, 0, 0, 100]).expect("pairs");
        assert_eq!(elo(&all), "∞ (95 %: +570 to ∞)");
        let none = estimate(&[100, 0, 0, 0, 0]).expect("pairs");
        assert_eq!(elo(&none), "−∞ (95 %: −∞ to −570)");
    }
}
