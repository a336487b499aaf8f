//! The bits of one plane along the bits of another, packed to the low end, and back.

/// For each pair of bytes `set << 8 | plane` the bits of `plane` along `set`.
static PACKED: [u8; 1 << 16] = packed();

const fn packed() -> [u8; 1 << 16] {
    let mut table = [0; 1 << 16];
    let mut entry = 0;
    while entry < table.len() {
        let (set, plane) = (entry >> 8, entry & 255);
        let (mut bit, mut at, mut value) = (0, 0, 0);
        while bit < 8 {
            if set >> bit & 1 == 1 {
                value |= ((plane >> bit & 1) << at) as u8;
                at += 1;
            }
            bit += 1;
        }
        table[entry] = value;
        entry += 1;
    }
    table
}

/// The bits of `plane` along `set`.
#[inline]
pub fn pack(plane: u32, set: u32) -> u32 {
    let (plane, set) = (plane.to_le_bytes(), set.to_le_bytes());
    let mut index = 0;
    let mut at = 0;
    for (plane, set) in plane.into_iter().zip(set) {
        index |= u32::from(PACKED[usize::from(set) << 8 | usize::from(plane)]) << at;
        at += set.count_ones();
    }
    index
}

/// The plane whose bits along `set` are `index`.
#[inline]
pub fn unpack(mut index: u32, mut set: u32) -> u32 {
    let mut plane = 0;
    while index != 0 {
        let lowest = set & set.wrapping_neg();
        plane |= lowest & (index & 1).wrapping_neg();
        set ^= lowest;
        index >>= 1;
    }
    plane
}
