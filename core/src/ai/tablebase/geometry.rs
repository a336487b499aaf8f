//! Cells, pushes, lines and symmetries of the tablebase's boards: 3×3, 4×4 and 5×5.
//!
//! The cell numbering lets pushes along an edge (32 of 44) move few bits, and high ones: inner cells come first, row
//! by row, then the border, counterclockwise from the first corner. On 5×5:
//! ```text
//! 5 | 21 20 19 18 17
//! 4 | 22  6  7  8 16
//! 3 | 23  3  4  5 15
//! 2 | 24  0  1  2 14
//! 1 |  9 10 11 12 13
//!      a  b  c  d  e
//! ```

pub const SYMMETRIES: usize = 8;
pub const MOST_CELLS: usize = 25;
pub(super) const PLANE_BYTES: usize = MOST_CELLS.div_ceil(8);

/// A push: a border cube is taken and inserted at the end of one of its lines.
#[derive(Clone, Copy, Debug)]
pub struct Shift {
    /// The cell that the cube is taken from, as a bit.
    pub take: u32,
    /// The cell where the cube is inserted, as a bit.
    pub insert: u32,
    /// The destination of the cube on each cell; the taken cube goes to the insertion.
    pub to: [u8; MOST_CELLS],
    /// Cells that do not change.
    still: u32,
    /// Cells that move by the same rotation, and its number of bits. Unused entries are empty.
    steps: [(u32, u32); 5],
}

impl Shift {
    fn new(to: [u8; MOST_CELLS], take: u8, insert: u8) -> Self {
        let mut still = 0;
        let mut steps = [(0, 0); 5];
        for (from, &to) in (0u32..).zip(&to) {
            let by = (32 + u32::from(to) - from) % 32;
            if by == 0 {
                still |= 1 << from;
            } else {
                let step = steps.iter_mut().find(|step| step.0 == 0 || step.1 == by);
                let step = step.expect("a line has five cells");
                *step = (step.0 | 1 << from, by);
            }
        }
        Self { take: 1 << take, insert: 1 << insert, to, still, steps }
    }

    /// The plane after the push. The taken cube stays in the plane it was in.
    #[inline]
    pub fn apply(&self, plane: u32) -> u32 {
        self.steps
            .iter()
            .fold(plane & self.still, |moved, &(cells, by)| moved | (plane & cells).rotate_left(by))
    }

    /// The plane before the push.
    #[inline]
    pub fn undo(&self, plane: u32) -> u32 {
        self.steps
            .iter()
            .fold(plane & self.still, |moved, &(cells, by)| moved | plane.rotate_right(by) & cells)
    }
}

/// Cells, pushes, lines and symmetries of a board.
pub struct Geometry {
    /// Cells per side: 3, 4 or 5.
    pub side: usize,
    pub cells: usize,
    /// Number of inner cells, which have the lowest bits.
    pub inner: usize,
    /// All pushes, 44 on 5×5.
    pub shifts: Vec<Shift>,
    /// Rows, columns and diagonals.
    pub lines: Vec<u32>,
    /// The image of each cell under each symmetry; the first symmetry is the identity.
    pub images: [[u8; MOST_CELLS]; SYMMETRIES],
    /// The bit of each cell by `side·row + column`.
    pub bit_of: [u8; MOST_CELLS],
    /// The lookup table of [`plane`](Self::plane), by byte of the row-wise plane.
    planes: [[u32; 256]; PLANE_BYTES],
}

impl Geometry {
    /// The geometry of a board with `side` cells per side. Panics unless `side` is 3, 4 or 5.
    pub fn new(side: usize) -> Self {
        assert!((3..=5).contains(&side), "there are tables for boards of 3×3 to 5×5");
        let last = side - 1;
        let inside = (1..last).flat_map(|row| (1..last).map(move |column| (column, row)));
        let around = (0..last)
            .map(|i| (i, 0))
            .chain((0..last).map(|i| (last, i)))
            .chain((0..last).map(|i| (last - i, last)))
            .chain((0..last).map(|i| (0, last - i)));
        let mut bit_of = [0; MOST_CELLS];
        for (bit, (column, row)) in (0..).zip(inside.chain(around)) {
            bit_of[side * row + column] = bit;
        }
        let bit = |column: usize, row: usize| bit_of[side * row + column];
        Self {
            side,
            cells: side * side,
            inner: (side - 2) * (side - 2),
            shifts: shifts(side, &bit),
            lines: lines(side, &bit),
            images: images(side, &bit),
            bit_of,
            planes: byte_images(&bit_of),
        }
    }

    /// Converts a row-wise plane (bit `side·row + column`) to the tablebase's cell numbering.
    #[inline]
    pub fn plane(&self, by_rows: u32) -> u32 {
        let bytes = by_rows.to_le_bytes();
        self.planes.iter().zip(bytes).fold(0, |plane, (of, byte)| plane | of[usize::from(byte)])
    }
}

/// The planes of the cells to which the set cells of each byte of a plane go.
pub(super) fn byte_images(to: &[u8; MOST_CELLS]) -> [[u32; 256]; PLANE_BYTES] {
    std::array::from_fn(|place| {
        std::array::from_fn(|byte| {
            let cells =
                (8 * place..MOST_CELLS.min(8 * place + 8)).filter(|cell| byte >> (cell - 8 * place) & 1 == 1);
            cells.fold(0, |image, cell| image | 1 << to[cell])
        })
    })
}

fn shifts(side: usize, bit: &impl Fn(usize, usize) -> u8) -> Vec<Shift> {
    let last = side - 1;
    let mut shifts = Vec::new();
    for (row, column) in (0..side).flat_map(|row| (0..side).map(move |column| (row, column))) {
        if (1..last).contains(&row) && (1..last).contains(&column) {
            continue;
        }
        for (end, along_row) in [(0, true), (last, true), (0, false), (last, false)] {
            let at = |i: usize| if along_row { bit(i, row) } else { bit(column, i) };
            let gap = if along_row { column } else { row };
            if gap == end {
                continue;
            }
            let mut to = std::array::from_fn(|cell| cell as u8);
            let mut here = end;
            while here != gap {
                let next = if gap > here { here + 1 } else { here - 1 };
                to[usize::from(at(here))] = at(next);
                here = next;
            }
            to[usize::from(at(gap))] = at(end);
            shifts.push(Shift::new(to, at(gap), at(end)));
        }
    }
    shifts
}

fn lines(side: usize, bit: &impl Fn(usize, usize) -> u8) -> Vec<u32> {
    let plane = |cell: &dyn Fn(usize) -> u8| (0..side).fold(0, |plane, i| plane | 1 << cell(i));
    let rows = (0..side).map(|row| plane(&|i| bit(i, row)));
    let columns = (0..side).map(|column| plane(&|i| bit(column, i)));
    rows.chain(columns).chain([plane(&|i| bit(i, i)), plane(&|i| bit(i, side - 1 - i))]).collect()
}

fn images(side: usize, bit: &impl Fn(usize, usize) -> u8) -> [[u8; MOST_CELLS]; SYMMETRIES] {
    std::array::from_fn(|symmetry| {
        let mut image = std::array::from_fn(|cell| cell as u8);
        for (row, column) in (0..side).flat_map(|row| (0..side).map(move |column| (row, column))) {
            let start = if symmetry & 4 == 0 { (column, row) } else { (side - 1 - column, row) };
            let (to_column, to_row) = (0..symmetry & 3).fold(start, |(c, r), _| (r, side - 1 - c));
            image[usize::from(bit(column, row))] = bit(to_column, to_row);
        }
        image
    })
}
