//! A board size of the tablebase, with the numbers of its cell sets.

use super::geometry::Geometry;
use super::sets::Sets;

/// All that depends on the size of the board only.
pub struct Board {
    /// Cells, pushes, lines.
    pub geometry: Geometry,
    /// The numbers of the sets.
    pub sets: Sets,
}

impl Board {
    /// The board with 3, 4 or 5 cells a side.
    pub fn new(side: usize) -> Self {
        let geometry = Geometry::new(side);
        let sets = Sets::new(&geometry);
        Self { geometry, sets }
    }

    /// Whether a plane holds a line.
    pub fn has_line(&self, plane: u32) -> bool {
        self.geometry.lines.iter().any(|&line| line & !plane == 0)
    }
}
