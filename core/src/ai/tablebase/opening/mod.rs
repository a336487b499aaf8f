//! The built-in opening layers, compressed in blocks that are decoded on demand.
//!
//! ```text
//! "pushflip opening"; for each layer from 0 on: bytes of the rest, u32;
//!   for each class, 0 cubes of the mover first: its values, most frequent first, u8 × 3;
//!     1 if it has several values, u8, and then: a bit for each context, whether it occurs; for each that does the
//!     probability of the first value, u16; for each previous symbol that of the second value among the others, u16 × 3;
//!   for each block of sets its bytes, u16; the blocks
//! ```
//! Numbers are little-endian. Only classes with several values are coded.

pub mod model;

use std::sync::OnceLock;

use super::Value;
use super::arithmetic_coder::Decoder;
use super::indexing::Board;
use super::layer::words;
use model::{Order, SETS_PER_BLOCK, States, VALUES, sets_of_block};

pub const LAST_LAYER: usize = 11;
pub const MAGIC: &[u8; 16] = b"pushflip opening";
static SHIPPED: &[u8] = include_bytes!("../../../../assets/quixo-opening.bin");

/// The layers from the empty board on.
pub struct Opening {
    layers: Vec<Layer>,
}

struct Layer {
    cubes: usize,
    /// The number of inner cells of each canonical set.
    inner: Vec<u8>,
    classes: Vec<Class>,
    blocks: Vec<Block>,
}

struct Class {
    order: Order,
    mixed: Option<Mixed>,
}

/// The model of a class with several values.
struct Mixed {
    states: States,
    /// The probability of the first value in each context.
    first: Vec<u16>,
    /// The probability of the second value among the others, by previous symbol.
    second: [u16; 3],
}

struct Block {
    bytes: &'static [u8],
    /// The win and loss words of its sets, once decoded.
    values: OnceLock<Box<[[u64; 2]]>>,
}

impl Opening {
    /// The built-in layers.
    pub fn shipped(board: &Board) -> Self {
        Self::read(SHIPPED, board).expect("the layers that are built in")
    }

    /// Decodes an opening, which `pushflip-lab opening` writes. `None` if it is invalid.
    pub fn read(bytes: &'static [u8], board: &Board) -> Option<Self> {
        let mut rest = Bytes(bytes);
        (rest.take(MAGIC.len())? == MAGIC).then_some(())?;
        let mut layers = Vec::new();
        while !rest.0.is_empty() {
            let length = rest.number(4)?;
            layers.push(Layer::read(Bytes(rest.take(length)?), board, layers.len())?);
        }
        Some(Self { layers })
    }

    /// The value of a state by number of cubes, rank and index.
    pub fn value(&self, cubes: usize, rank: u32, index: u32) -> Option<Value> {
        let layer = self.layers.get(cubes)?;
        let class = &layer.classes[index.count_ones() as usize];
        if class.mixed.is_none() {
            return Some(class.order[0]);
        }
        let (block, set) = (rank as usize / SETS_PER_BLOCK, rank as usize % SETS_PER_BLOCK);
        let values = layer.blocks[block].values.get_or_init(|| layer.unpacked(block));
        let [win, loss] = values[set * words(cubes) + (index >> 6) as usize];
        Some(Value::from_bits(win >> (index & 63) & 1 == 1, loss >> (index & 63) & 1 == 1))
    }
}

impl Layer {
    fn read(mut rest: Bytes, board: &Board, cubes: usize) -> Option<Self> {
        let mut classes = Vec::new();
        for own in 0..=cubes {
            let order = [rest.number(1)?, rest.number(1)?, rest.number(1)?];
            let order = [*VALUES.get(order[0])?, *VALUES.get(order[1])?, *VALUES.get(order[2])?];
            let mixed = if rest.number(1)? == 0 { None } else { Some(Mixed::read(&mut rest, cubes, own)?) };
            classes.push(Class { order, mixed });
        }
        let inner_cells = (1 << board.geometry.inner) - 1;
        let inner: Vec<u8> =
            board.sets.layer(cubes).into_iter().map(|set| (set & inner_cells).count_ones() as u8).collect();
        let count = inner.len().div_ceil(SETS_PER_BLOCK);
        let mut lengths = Bytes(rest.take(2 * count)?);
        let mut blocks = Vec::with_capacity(count);
        for _ in 0..count {
            blocks.push(Block { bytes: rest.take(lengths.number(2)?)?, values: OnceLock::new() });
        }
        Some(Self { cubes, inner, classes, blocks })
    }

    fn unpacked(&self, block: usize) -> Box<[[u64; 2]]> {
        let sets = sets_of_block(block, self.inner.len());
        let words = words(self.cubes);
        let mut values = vec![[0; 2]; sets.len() * words];
        let mut decoder = Decoder::new(self.blocks[block].bytes);
        let mixed = || self.classes.iter().filter_map(|class| Some((class.order, class.mixed.as_ref()?)));
        let mut before: Vec<Vec<u8>> =
            mixed().map(|(_, mixed)| vec![0; mixed.states.indices.len()]).collect();
        for (values, &inner) in values.chunks_mut(words).zip(&self.inner[sets]) {
            for ((order, Mixed { states, first, second }), symbols) in mixed().zip(&mut before) {
                states.code(inner.into(), symbols, |place, context, before| {
                    let symbol = if decoder.read(first[context]) {
                        0
                    } else {
                        2 - u8::from(decoder.read(second[usize::from(before)]))
                    };
                    let index = states.indices[place];
                    let word = &mut values[usize::from(index >> 6)];
                    match order[usize::from(symbol)] {
                        Value::Win => word[0] |= 1 << (index & 63),
                        Value::Loss => word[1] |= 1 << (index & 63),
                        Value::Draw => {}
                    }
                    symbol
                });
            }
        }
        values.into()
    }
}

impl Mixed {
    fn read(rest: &mut Bytes, cubes: usize, own: usize) -> Option<Self> {
        let states = States::new(cubes, own);
        let count = states.contexts();
        let occur = rest.take(count.div_ceil(8))?;
        let mut first = vec![0; count];
        for (context, probability) in first.iter_mut().enumerate() {
            if occur[context / 8] >> (context % 8) & 1 == 1 {
                *probability = rest.number(2)? as u16;
            }
        }
        let second = [rest.number(2)? as u16, rest.number(2)? as u16, rest.number(2)? as u16];
        Some(Self { states, first, second })
    }
}

struct Bytes(&'static [u8]);

impl Bytes {
    fn take(&mut self, count: usize) -> Option<&'static [u8]> {
        let (taken, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(taken)
    }

    fn number(&mut self, bytes: usize) -> Option<usize> {
        Some(self.take(bytes)?.iter().rev().fold(0, |number, &byte| number << 8 | usize::from(byte)))
    }
}
