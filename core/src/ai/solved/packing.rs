//! Parallel bit extract and deposit (`pext` and `pdep`) over bit planes.

/// For each pair of bytes `set << 8 | plane` the bits of `plane` along `set`.
static PACKED: [u8; 1 << 16] = packed();

#[expect(clippy::large_stack_arrays, reason = "it is made while compiling")]
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

/// How many bits of a byte are set.
static BITS: [u8; 256] = bits();

const fn bits() -> [u8; 256] {
    let mut table = [0; 256];
    let mut byte = 1;
    while byte < table.len() {
        table[byte] = table[byte / 2] + (byte % 2) as u8;
        byte += 1;
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
        at += u32::from(BITS[usize::from(set)]);
    }
    index
}

/// For each pair of bytes `set << 8 | index` the plane whose bits along `set` are the lowest ones of `index`.
static UNPACKED: [u8; 1 << 16] = unpacked();

#[expect(clippy::large_stack_arrays, reason = "it is made while compiling")]
const fn unpacked() -> [u8; 1 << 16] {
    let mut table = [0; 1 << 16];
    let mut entry = 0;
    while entry < table.len() {
        let (set, mut index) = (entry >> 8, entry & 255);
        let (mut bit, mut plane) = (0, 0);
        while bit < 8 {
            if set >> bit & 1 == 1 {
                plane |= ((index & 1) << bit) as u8;
                index >>= 1;
            }
            bit += 1;
        }
        table[entry] = plane;
        entry += 1;
    }
    table
}

/// The plane whose bits along `set` are `index`.
#[inline]
pub fn unpack(mut index: u32, set: u32) -> u32 {
    let mut plane = 0;
    for (byte, set) in set.to_le_bytes().into_iter().enumerate() {
        plane |= u32::from(UNPACKED[usize::from(set) << 8 | (index & 255) as usize]) << (8 * byte);
        index >>= BITS[usize::from(set)];
    }
    plane
}
