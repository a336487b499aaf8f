//! A record read and reviewed: `cargo run -p pushflip-core --example record FILE`.

use pushflip_core::ai::Stop;
use pushflip_core::session::{Match, QUICK, review};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let path = std::env::args().nth(1).ok_or("usage: record FILE")?;
    let game = Match::from_record(&std::fs::read_to_string(path)?)?;
    println!("{} plies, result: {:?}", game.moves().len(), game.result());

    let mut moves = game.moves().iter();
    review(&game, QUICK, &Stop::new(), |verdict| {
        let played = moves.next().map(ToString::to_string).unwrap_or_default();
        println!("{played:10} {:?}", verdict.grade);
    });
    Ok(())
}
