//! The 61 cells, ring by ring, and their neighbours.
//!
//! Bit numbers follow the rings, clockwise from the north corner:
//! ```text
//!                  e1
//!             e24      e2
//!         e23      d1      e3
//!     e22     d18      d2      e4
//! e21     d17      c1      d3      e5        a1      bit 0
//!     d16     c12      c2      d4            b1–b6   bits 1–6
//! e20     c11      b1      c3      e6        c1–c12  bits 7–18
//!     d15      b6      b2      d5            d1–d18  bits 19–36
//! e19     c10      a1      c4      e7        e1–e24  bits 37–60
//!     d14      b5      b3      d6
//! e18      c9      b4      c5      e8
//!     d13      c8      c6      d7
//! e17     d12      c7      d8      e9
//!     e16     d11      d9      e10
//!         e15     d10      e11
//!             e14      e12
//!                 e13
//! ```

use std::fmt;
use std::str::FromStr;

use crate::language::msg;
use crate::rules::TextError;
use crate::rules::text::quoted;

pub const BOARD: u64 = (1 << 61) - 1;
/// The blocks b1, b3 and b5.
pub const BLOCKS: u64 = 1 << 1 | 1 << 3 | 1 << 5;
/// The number of rings, including the centre.
pub const RINGS: usize = 5;
/// The bit number of the first cell of each ring. Entry 5 is the number of cells.
pub const RING_START: [usize; RINGS + 1] = [0, 1, 7, 19, 37, 61];
const CELLS: usize = 61;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(u8);

/// The offsets of the six neighbours in axial coordinates: N, NE, SE, S, SW, NW.
const STEPS: [(i8, i8); 6] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)];

/// Axial coordinates of every cell: `q` grows to the east, `r` to the south.
const AXIAL: [(i8, i8); CELLS] = axial_table();

const fn axial_table() -> [(i8, i8); CELLS] {
    let mut table = [(0, 0); CELLS];
    let mut cell = 1;
    let mut radius = 1;
    while radius < RINGS as i8 {
        let mut corner = 0;
        while corner < 6 {
            // After a corner, the ring continues in the direction two steps further clockwise.
            let (out, along) = (STEPS[corner], STEPS[(corner + 2) % 6]);
            let mut i = 0;
            while i < radius {
                table[cell] = (out.0 * radius + along.0 * i, out.1 * radius + along.1 * i);
                cell += 1;
                i += 1;
            }
            corner += 1;
        }
        radius += 1;
    }
    table
}

const fn distance_of(a: (i8, i8), b: (i8, i8)) -> u8 {
    let (q, r) = (a.0 - b.0, a.1 - b.1);
    ((q.abs() + r.abs() + (q + r).abs()) / 2).unsigned_abs()
}

const fn cells_at(distance: u8) -> [u64; CELLS] {
    let mut table = [0; CELLS];
    let mut a = 0;
    while a < CELLS {
        let mut b = 0;
        while b < CELLS {
            if distance_of(AXIAL[a], AXIAL[b]) == distance {
                table[a] |= 1 << b;
            }
            b += 1;
        }
        a += 1;
    }
    table
}

static NEIGHBOURS: [u64; CELLS] = cells_at(1);
static JUMPS: [u64; CELLS] = cells_at(2);

impl Cell {
    pub const CENTRE: Self = Self(0);

    /// The cell with a bit number below 61. Panics if `index` is 61 or more.
    #[inline]
    pub fn from_index(index: u8) -> Self {
        assert!(usize::from(index) < CELLS, "a Hexxagon board has 61 cells");
        Self(index)
    }

    /// All cells in bit order: the centre, then ring by ring.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..61).map(Self)
    }

    /// The bit number.
    #[inline]
    pub fn index(self) -> u8 {
        self.0
    }

    #[inline]
    pub fn bit(self) -> u64 {
        1 << self.0
    }

    /// Axial coordinates: `q` grows to the east, `r` to the south.
    pub fn axial(self) -> (i8, i8) {
        AXIAL[usize::from(self.0)]
    }

    /// The bits of the cells at distance 1.
    #[inline]
    pub fn neighbours(self) -> u64 {
        NEIGHBOURS[usize::from(self.0)]
    }

    /// The bits of the cells at distance 2.
    #[inline]
    pub fn jumps(self) -> u64 {
        JUMPS[usize::from(self.0)]
    }

    pub fn distance(self, other: Self) -> u8 {
        distance_of(self.axial(), other.axial())
    }

    /// The ring; 0 is the centre.
    pub fn ring(self) -> usize {
        self.distance(Self::CENTRE).into()
    }

    /// The image of the cell under one of the twelve symmetries of the hexagon. Symmetries 0 to 5 rotate the
    /// board clockwise by sixths; 6 to 11 mirror it at the north–south axis first.
    pub(super) fn transformed(self, symmetry: usize) -> Self {
        let ring = self.ring();
        if ring == 0 {
            return self;
        }
        let start = RING_START[ring];
        let length = 6 * ring;
        let mut place = usize::from(self.0) - start;
        if symmetry >= 6 {
            place = (length - place) % length;
        }
        place = (place + symmetry % 6 * ring) % length;
        Self(u8::try_from(start + place).expect("61 cells"))
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ring = self.ring();
        let letter = ['a', 'b', 'c', 'd', 'e'][ring];
        write!(f, "{letter}{}", usize::from(self.0) - RING_START[ring] + 1)
    }
}

impl FromStr for Cell {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let wrong = || TextError::new("cell", msg::FaultsCell { text: quoted(text) });
        if text == "a" {
            return Ok(Self::CENTRE);
        }
        let letter = *text.as_bytes().first().ok_or_else(wrong)?;
        let ring = usize::from(letter.wrapping_sub(b'a'));
        if ring >= RINGS {
            return Err(wrong());
        }
        let number = text.get(1..).filter(|n| n.bytes().all(|b| b.is_ascii_digit()) && !n.starts_with('0'));
        let number: usize = number.and_then(|n| n.parse().ok()).ok_or_else(wrong)?;
        if number > RING_START[ring + 1] - RING_START[ring] {
            return Err(wrong());
        }
        Ok(Self(u8::try_from(RING_START[ring] + number - 1).expect("61 cells")))
    }
}
