//! A search of one position, with its progress: `cargo run -p pushflip-core --example search [POSITION]`.
//!
//! The argument is a Hexxagon position in the notation of `docs/rules.md`; without it, the search begins from the start.

use pushflip_core::ai::{Limits, Searcher, Stop};
use pushflip_core::rules::Variant;
use pushflip_core::rules::hexxagon::Position;
use pushflip_core::rules::{DrawRules, Game};
use pushflip_core::session::{AnyPosition, Options};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut position = AnyPosition::start(Variant::Hexxagon, &Options::default());
    if let Some(text) = std::env::args().nth(1) {
        position = position.read(&text)?;
    }
    let AnyPosition::Hexxagon(position) = position else { unreachable!("reading keeps the variant") };
    println!("{position}");

    let game: Game<Position> = Game::new(position, DrawRules::default());
    let mut searcher = Searcher::new(16);
    let found = searcher.search(&game, &Limits::nodes(500_000), &Stop::new(), |info| {
        let line: Vec<String> = info.pv.iter().map(ToString::to_string).collect();
        println!(
            "depth {:2}  {:8} nodes  {:+5}  {}",
            info.depth,
            info.nodes,
            info.score.value(),
            line.join(" ")
        );
    });
    match found {
        Some(best) => println!("best move: {}", best.pv[0]),
        None => println!("The game is over."),
    }
    Ok(())
}
