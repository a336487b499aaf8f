//! `pushflip-lab opening`: writes the built-in opening of the Quixo tablebase.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Args;
use pushflip_core::ai::tablebase::Value;
use pushflip_core::ai::tablebase::arithmetic_coder::{Encoder, ONE};
use pushflip_core::ai::tablebase::counts;
use pushflip_core::ai::tablebase::indexing::Board;
use pushflip_core::ai::tablebase::layer::Layer as SolvedLayer;
use pushflip_core::ai::tablebase::opening::model::{Order, SETS_PER_BLOCK, States, VALUES, sets_of_block};
use pushflip_core::ai::tablebase::opening::{LAST_LAYER, MAGIC};
use pushflip_core::ai::tablebase::packed::{self, FileError, PackedFile};

use crate::error::Error;

/// The arguments of `pushflip-lab opening`.
#[derive(Args)]
pub struct OpeningArgs {
    /// The folder of the 5×5 tablebase of `pushflip solve`
    folder: PathBuf,
    /// The file to write, `core/assets/quixo-opening.bin`
    file: PathBuf,
}

/// Writes the opening from solved layers, and its size to `out`.
///
/// # Errors
/// If a layer cannot be read, or the file or the output cannot be written.
pub fn run(OpeningArgs { folder, file }: &OpeningArgs, out: &mut impl Write) -> Result<(), Error> {
    let board = Arc::new(Board::new(5));
    let layer = |cubes| {
        let path = packed::path(folder, 5, cubes);
        read(&path, &board, cubes).map_err(|error| Error::Failed(format!("{}: {error}", path.display())))
    };
    let layers: Vec<SolvedLayer> = (0..=LAST_LAYER).map(layer).collect::<Result<_, _>>()?;
    let bytes = write(&board, layers.len(), |cubes, rank, index| {
        let (win, loss) = layers[cubes].bits(rank, index);
        Value::from_bits(win, loss)
    });
    let failed = |error| Error::Failed(format!("{}: it cannot be written: {error}", file.display()));
    fs::write(file, &bytes).map_err(failed)?;
    writeln!(out, "layers 0 to {LAST_LAYER}: {} bytes", bytes.len())?;
    Ok(())
}

fn read(path: &Path, board: &Arc<Board>, cubes: usize) -> Result<SolvedLayer, FileError> {
    let (file, counted) = PackedFile::open(path, board, cubes)?;
    let layer = SolvedLayer::with_memory(board, cubes, Vec::new());
    file.unpack(0..layer.sets.len(), &layer.pairs, 1)?;
    if counts::count(&layer, 1) == Some(counted) { Ok(layer) } else { Err(FileError::Values) }
}

struct Class {
    order: Order,
    /// Its states, if it has several values.
    states: Option<States>,
}

/// Counts of a symbol in a context, and of those behind it in the order.
type Seen = [u64; 2];

/// Encodes the opening for `Opening::read`. `value` returns the value of a state by number of cubes, rank and index.
pub fn write(board: &Board, layers: usize, value: impl Fn(usize, u32, u32) -> Value) -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    for cubes in 0..layers {
        let layer = Layer::new(board, cubes, &|rank, index| value(cubes, rank, index)).bytes();
        bytes.extend_from_slice(&(layer.len() as u32).to_le_bytes());
        bytes.extend_from_slice(&layer);
    }
    bytes
}

struct Layer<'a> {
    /// The number of inner cells of each canonical set.
    inner: Vec<u32>,
    classes: Vec<Class>,
    value: &'a dyn Fn(u32, u32) -> Value,
}

impl<'a> Layer<'a> {
    fn new(board: &Board, cubes: usize, value: &'a dyn Fn(u32, u32) -> Value) -> Self {
        let inner_cells = (1 << board.geometry.inner) - 1;
        let sets = board.sets.layer(cubes);
        let inner = sets.into_iter().map(|set| (set & inner_cells).count_ones()).collect::<Vec<_>>();
        let classes = (0..=cubes).map(|own| {
            let states = States::new(cubes, own);
            let mut seen = [0; 3];
            for rank in 0..inner.len() as u32 {
                for &index in &states.indices {
                    let value = value(rank, index.into());
                    seen[VALUES.iter().position(|&v| v == value).expect("one of three values")] += 1;
                }
            }
            let mixed = seen.iter().filter(|&&count| count > 0).count() > 1;
            Class { order: order(seen), states: mixed.then_some(states) }
        });
        Self { classes: classes.collect(), inner, value }
    }

    /// Codes a block. `code` gets the number of the mixed class, the context, the previous symbol and the symbol.
    fn code(&self, block: usize, mut code: impl FnMut(usize, usize, u8, u8)) {
        let mixed = || self.classes.iter().filter_map(|class| Some((class.order, class.states.as_ref()?)));
        let mut before: Vec<Vec<u8>> = mixed().map(|(_, states)| vec![0; states.indices.len()]).collect();
        for rank in sets_of_block(block, self.inner.len()) {
            for ((number, (order, states)), symbols) in mixed().enumerate().zip(&mut before) {
                states.code(self.inner[rank], symbols, |place, context, before| {
                    let value = (self.value)(rank as u32, states.indices[place].into());
                    let symbol = order.iter().position(|&v| v == value).expect("one of three values") as u8;
                    code(number, context, before, symbol);
                    symbol
                });
            }
        }
    }

    fn bytes(&self) -> Vec<u8> {
        let blocks = self.inner.len().div_ceil(SETS_PER_BLOCK);
        let mixed = self.classes.iter().filter_map(|class| class.states.as_ref());
        let mut first: Vec<Vec<Seen>> = mixed.map(|states| vec![[0; 2]; states.contexts()]).collect();
        let mut second: Vec<[Seen; 3]> = vec![[[0; 2]; 3]; first.len()];
        for block in 0..blocks {
            self.code(block, |class, context, before, symbol| {
                first[class][context][usize::from(symbol > 0)] += 1;
                if symbol > 0 {
                    second[class][usize::from(before)][usize::from(symbol > 1)] += 1;
                }
            });
        }
        let probability = |&[seen, other]: &Seen| probability(seen, other);
        let mut bytes = Vec::new();
        let mut number = 0;
        for class in &self.classes {
            bytes.extend(class.order.map(|value| VALUES.iter().position(|&v| v == value).unwrap_or(0) as u8));
            bytes.push(class.states.is_some().into());
            if class.states.is_some() {
                let occurs = |seen: &Seen| *seen != [0, 0];
                for eight in first[number].chunks(8) {
                    bytes
                        .push((0..).zip(eight).fold(0, |bits, (i, seen)| bits | u8::from(occurs(seen)) << i));
                }
                for seen in first[number].iter().filter(|seen| occurs(seen)).chain(&second[number]) {
                    bytes.extend_from_slice(&probability(seen).to_le_bytes());
                }
                number += 1;
            }
        }
        let mut data = Vec::new();
        for block in 0..blocks {
            let mut encoder = Encoder::default();
            self.code(block, |class, context, before, symbol| {
                encoder.write(symbol == 0, probability(&first[class][context]));
                if symbol > 0 {
                    encoder.write(symbol == 1, probability(&second[class][usize::from(before)]));
                }
            });
            let block = encoder.finish();
            bytes.extend_from_slice(&(block.len() as u16).to_le_bytes());
            data.extend_from_slice(&block);
        }
        bytes.extend_from_slice(&data);
        bytes
    }
}

/// The probability of an event by counts, never 0 or 1.
fn probability(seen: u64, other: u64) -> u16 {
    let all = (seen + other).max(1);
    let share = seen * u64::from(ONE) / all;
    share.clamp(1, u64::from(ONE) - 1) as u16
}

/// The values by descending frequency.
fn order(seen: [u64; 3]) -> Order {
    let mut order = [0, 1, 2];
    order.sort_by_key(|&i| std::cmp::Reverse(seen[i]));
    order.map(|i| VALUES[i])
}
