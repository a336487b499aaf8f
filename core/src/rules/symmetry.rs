//! Permutation of a board's bits under a symmetry.

/// Moves each bit of `board` to the cell that `image` gives.
pub(super) fn permuted(board: u64, image: impl Fn(u8) -> u8) -> u64 {
    bits(board).fold(0, |moved, cell| moved | 1 << image(cell))
}

/// The indices of the set bits, lowest first.
#[inline]
pub(super) fn bits(mut board: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        #[expect(clippy::cast_possible_truncation, reason = "at most 64")]
        let cell = board.trailing_zeros() as u8;
        (board != 0).then(|| {
            board &= board - 1;
            cell
        })
    })
}
