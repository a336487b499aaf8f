//! State indices: ranks of occupied cell sets, one per symmetry orbit, and indices of the mover's cubes within a set.
//!
//! A layer is all sets with the same number of cubes. The canonical set of an orbit has the smallest inner part, and
//! then the smallest border part. Sets are ranked by inner part and then border part, so that pushes along an edge
//! lead to sets with near ranks.

use super::geometry::{Geometry, MOST_CELLS, PLANE_BYTES, SYMMETRIES, byte_images};

/// The rank of a set's orbit, and the symmetry to the canonical set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RankedSet {
    /// The rank of the canonical set within its layer.
    pub rank: u32,
    /// The symmetry that maps the set to the canonical set.
    pub symmetry: u8,
}

/// An orbit of inner parts.
struct Class {
    inner: u32,
    /// Index into `SetIndex::borders`, by the stabilizer of the inner part.
    borders: usize,
}

/// The canonical border parts under a group of symmetries.
struct Borders {
    /// The group, a bit for each symmetry.
    group: u8,
    /// For each border part the rank of its canonical image among those with as many cubes, and the symmetry to it.
    found: Vec<(u16, u8)>,
    /// The canonical border parts by number of cubes.
    canonical: Vec<Vec<u32>>,
}

/// Ranks of all cell sets of a board.
pub struct SetIndex {
    inner_cells: u32,
    /// For each inner part its class and the symmetry to the class's representative.
    inner: Vec<(u8, u8)>,
    classes: Vec<Class>,
    borders: Vec<Borders>,
    /// The first rank of each class, by layer.
    first: Vec<Vec<u32>>,
    /// Images of each byte of a plane under each symmetry.
    images: Vec<[[u32; 256]; PLANE_BYTES]>,
    /// Compositions of symmetries: `composed[b][a]` is `a`, then `b`.
    composed: [[u8; SYMMETRIES]; SYMMETRIES],
}

impl SetIndex {
    pub fn new(board: &Geometry) -> Self {
        let (inner_cells, border_cells) = (board.inner, board.cells - board.inner);
        let image = |symmetry: usize, start: usize, count: usize| -> Vec<u32> {
            let to = &board.images[symmetry][start..start + count];
            let moved =
                |part: u32| (0..count).filter(|i| part >> i & 1 == 1).fold(0, |plane, i| plane | 1 << to[i]);
            (0..1 << count).map(moved).collect()
        };
        let inner_image: [Vec<u32>; SYMMETRIES] = std::array::from_fn(|s| image(s, 0, inner_cells));
        let border_image: [Vec<u32>; SYMMETRIES] =
            std::array::from_fn(|s| image(s, inner_cells, border_cells));

        let mut inner: Vec<(u8, u8)> = Vec::new();
        let (mut classes, mut borders): (Vec<Class>, Vec<Borders>) = (Vec::new(), Vec::new());
        for part in 0..1u32 << inner_cells {
            let images: [u32; SYMMETRIES] = std::array::from_fn(|s| inner_image[s][part as usize]);
            let (symmetry, &least) =
                (0u8..).zip(&images).min_by_key(|(_, image)| **image).expect("eight images");
            if least == part {
                let group = (0..SYMMETRIES).filter(|&s| images[s] == part).fold(0, |group, s| group | 1 << s);
                let index = borders.iter().position(|borders| borders.group == group);
                let index = index.unwrap_or_else(|| {
                    borders.push(Borders::new(group, &border_image, inner_cells, border_cells));
                    borders.len() - 1
                });
                inner.push((classes.len() as u8, 0));
                classes.push(Class { inner: part, borders: index });
            } else {
                inner.push((inner[least as usize].0, symmetry));
            }
        }

        let first = (0..=board.cells).map(|cubes| first_numbers(cubes, &classes, &borders)).collect();
        let composed = std::array::from_fn(|b| {
            std::array::from_fn(|a| {
                let both: [u8; MOST_CELLS] =
                    std::array::from_fn(|cell| board.images[b][usize::from(board.images[a][cell])]);
                board.images.iter().position(|image| *image == both).expect("symmetries are a group") as u8
            })
        });
        Self {
            inner_cells: inner_cells as u32,
            inner,
            classes,
            borders,
            first,
            images: board.images.iter().map(byte_images).collect(),
            composed,
        }
    }

    fn parts(&self, plane: u32) -> (usize, usize) {
        ((plane & ((1 << self.inner_cells) - 1)) as usize, (plane >> self.inner_cells) as usize)
    }

    #[inline]
    pub fn image(&self, plane: u32, symmetry: u8) -> u32 {
        let bytes = plane.to_le_bytes();
        let images = &self.images[usize::from(symmetry)];
        images.iter().zip(bytes).fold(0, |image, (of, byte)| image | of[usize::from(byte)])
    }

    #[inline]
    pub fn find(&self, set: u32) -> RankedSet {
        self.find_in_layer(set.count_ones() as usize, set)
    }

    /// The rank of a set whose number of cubes is known.
    #[inline]
    pub fn find_in_layer(&self, cubes: usize, set: u32) -> RankedSet {
        let (class, first) = self.inner[self.parts(set).0];
        let border = self.parts(self.image(set, first)).1;
        let (rank, second) = self.borders[self.classes[usize::from(class)].borders].found[border];
        let rank = self.first[cubes][usize::from(class)] + u32::from(rank);
        RankedSet { rank, symmetry: self.composed[usize::from(second)][usize::from(first)] }
    }

    /// Number of canonical sets of a layer.
    pub fn count(&self, cubes: usize) -> usize {
        self.first[cubes][self.classes.len()] as usize
    }

    /// The canonical sets of a layer, by rank.
    pub fn layer(&self, cubes: usize) -> Vec<u32> {
        let mut sets = Vec::with_capacity(self.count(cubes));
        for class in &self.classes {
            let canonical = cubes
                .checked_sub(class.inner.count_ones() as usize)
                .and_then(|outer| self.borders[class.borders].canonical.get(outer));
            sets.extend(
                canonical.into_iter().flatten().map(|border| class.inner | border << self.inner_cells),
            );
        }
        sets
    }

    /// The canonical set with a rank. Panics if the rank is too large.
    pub fn canonical(&self, cubes: usize, rank: usize) -> u32 {
        let first = &self.first[cubes];
        let number = first.partition_point(|&first| first as usize <= rank) - 1;
        let class = &self.classes[number];
        let outer = cubes - class.inner.count_ones() as usize;
        let border = self.borders[class.borders].canonical[outer][rank - first[number] as usize];
        class.inner | border << self.inner_cells
    }

    /// The stabilizer of a set, a bit for each symmetry.
    pub fn stabiliser(&self, set: u32) -> u8 {
        (0..SYMMETRIES as u8).filter(|&s| self.image(set, s) == set).fold(0, |group, s| group | 1 << s)
    }
}

impl Borders {
    fn new(
        group: u8,
        border_image: &[Vec<u32>; SYMMETRIES],
        inner_cells: usize,
        border_cells: usize,
    ) -> Self {
        let mut found: Vec<(u16, u8)> = Vec::with_capacity(1 << border_cells);
        let mut canonical = vec![Vec::new(); border_cells + 1];
        for part in 0..1u32 << border_cells {
            let images = (0..SYMMETRIES as u8)
                .filter(|s| group >> s & 1 == 1)
                .map(|s| (border_image[usize::from(s)][part as usize] >> inner_cells, s));
            let (least, symmetry) = images.min().expect("a symmetry");
            if least == part {
                let same = &mut canonical[part.count_ones() as usize];
                found.push((same.len() as u16, 0));
                same.push(part);
            } else {
                found.push((found[least as usize].0, symmetry));
            }
        }
        Self { group, found, canonical }
    }
}

/// The first rank of each class in a layer, and finally the number of ranks.
fn first_numbers(cubes: usize, classes: &[Class], borders: &[Borders]) -> Vec<u32> {
    let mut next = 0;
    let mut first = Vec::with_capacity(classes.len() + 1);
    for class in classes {
        first.push(next);
        let outer = cubes.checked_sub(class.inner.count_ones() as usize);
        let canonical = outer.and_then(|outer| borders[class.borders].canonical.get(outer));
        next += canonical.map_or(0, |canonical| canonical.len() as u32);
    }
    first.push(next);
    first
}

/// The parts of the tablebase that depend on the board size only.
pub struct Board {
    pub geometry: Geometry,
    pub sets: SetIndex,
}

impl Board {
    pub fn new(side: usize) -> Self {
        let geometry = Geometry::new(side);
        let sets = SetIndex::new(&geometry);
        Self { geometry, sets }
    }

    pub fn has_line(&self, plane: u32) -> bool {
        self.geometry.lines.iter().any(|&line| line & !plane == 0)
    }
}

/// `pext` and `pdep` of bytes: for `set << 8 | plane` the bits of `plane` at the positions of `set`, and for
/// `set << 8 | index` the bits of `index` at these positions.
static BYTES: ([u8; 1 << 16], [u8; 1 << 16]) = bytes();

#[expect(clippy::large_stack_arrays, reason = "evaluated at compile time")]
const fn bytes() -> ([u8; 1 << 16], [u8; 1 << 16]) {
    let (mut packed, mut unpacked) = ([0; 1 << 16], [0; 1 << 16]);
    let mut entry = 0;
    while entry < packed.len() {
        let (set, plane) = (entry >> 8, entry & 255);
        let (mut bit, mut at, mut index) = (0, 0, 0);
        while bit < 8 {
            if set >> bit & 1 == 1 {
                index |= (plane >> bit & 1) << at;
                at += 1;
            }
            bit += 1;
        }
        packed[entry] = index as u8;
        unpacked[set << 8 | index] = (plane & set) as u8;
        entry += 1;
    }
    (packed, unpacked)
}

/// Parallel bit extract: the bits of `plane` at the positions of `set`, as a contiguous index.
#[inline]
pub fn pext(plane: u32, set: u32) -> u32 {
    let (plane, set) = (plane.to_le_bytes(), set.to_le_bytes());
    let mut index = 0;
    let mut at = 0;
    for (plane, set) in plane.into_iter().zip(set) {
        index |= u32::from(BYTES.0[usize::from(set) << 8 | usize::from(plane)]) << at;
        at += set.count_ones();
    }
    index
}

/// Parallel bit deposit: inverse of [`pext`].
#[inline]
pub fn pdep(mut index: u32, set: u32) -> u32 {
    let mut plane = 0;
    for (byte, set) in set.to_le_bytes().into_iter().enumerate() {
        let count = set.count_ones();
        let low = index & ((1 << count) - 1);
        plane |= u32::from(BYTES.1[usize::from(set) << 8 | low as usize]) << (8 * byte);
        index >>= count;
    }
    plane
}
