//! A binary arithmetic coder.
//!
//! The coder splits an interval of 32-bit numbers in proportion to the probabilities and keeps one part for each bit.
//! It writes the leading bytes on which both ends agree. Input after the end counts as zeros.

/// Probability one; probabilities are multiples of its inverse.
pub const ONE: u32 = 1 << 16;

/// The last number of the part for a set bit.
fn cut(low: u32, high: u32, probability: u16) -> u32 {
    let width = u64::from(high - low);
    low + (width * u64::from(probability) / u64::from(ONE)) as u32
}

/// Whether both ends of the interval have the same first byte.
fn agree(low: u32, high: u32) -> bool {
    (low ^ high) >> 24 == 0
}

pub struct Encoder {
    low: u32,
    high: u32,
    bytes: Vec<u8>,
}

impl Default for Encoder {
    fn default() -> Self {
        Self { low: 0, high: u32::MAX, bytes: Vec::new() }
    }
}

impl Encoder {
    /// Encodes a bit that is set with this probability, which must not be 0.
    pub fn write(&mut self, bit: bool, probability: u16) {
        let cut = cut(self.low, self.high, probability);
        if bit {
            self.high = cut;
        } else {
            self.low = cut + 1;
        }
        while agree(self.low, self.high) {
            self.bytes.push((self.low >> 24) as u8);
            self.low <<= 8;
            self.high = self.high << 8 | 255;
        }
    }

    /// The encoded bytes. The end is as short as the last interval allows.
    pub fn finish(mut self) -> Vec<u8> {
        let ends = (0..=4).map(|count| {
            let rest = u32::MAX.checked_shr(8 * count).unwrap_or(0);
            (count, self.low.checked_add(rest).map(|end| end & !rest))
        });
        let mut inside = ends.filter(|(_, end)| end.is_some_and(|end| (self.low..=self.high).contains(&end)));
        let (count, end) = inside.next().expect("a value in the interval");
        self.bytes.extend_from_slice(&end.unwrap_or_default().to_be_bytes()[..count as usize]);
        self.bytes
    }
}

pub struct Decoder<'a> {
    low: u32,
    high: u32,
    value: u32,
    rest: std::slice::Iter<'a, u8>,
}

impl<'a> Decoder<'a> {
    pub fn new(bytes: &'a [u8]) -> Self {
        let mut decoder = Self { low: 0, high: u32::MAX, value: 0, rest: bytes.iter() };
        for _ in 0..4 {
            decoder.value = decoder.value << 8 | decoder.next();
        }
        decoder
    }

    fn next(&mut self) -> u32 {
        self.rest.next().copied().unwrap_or(0).into()
    }

    /// Decodes a bit. The probability must be the one it was encoded with.
    pub fn read(&mut self, probability: u16) -> bool {
        let cut = cut(self.low, self.high, probability);
        let bit = self.value <= cut;
        if bit {
            self.high = cut;
        } else {
            self.low = cut + 1;
        }
        while agree(self.low, self.high) {
            self.low <<= 8;
            self.high = self.high << 8 | 255;
            self.value = self.value << 8 | self.next();
        }
        bit
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_round_trip_and_likely_bits_are_short() {
        let likely = |i: u32| if i & 2 == 0 { 65_000 } else { 900 };
        let bit = |i: u32| (i & 2 == 0) != (i % 97 == 5);
        let mut encoder = Encoder::default();
        (0..10_000).for_each(|i| encoder.write(bit(i), likely(i)));
        let bytes = encoder.finish();
        assert!(bytes.len() < 200, "{} bytes", bytes.len());
        let mut decoder = Decoder::new(&bytes);
        assert!((0..10_000).all(|i| decoder.read(likely(i)) == bit(i)));
    }

    #[test]
    fn every_short_message_round_trips() {
        for message in 0..1u32 << 12 {
            let mut encoder = Encoder::default();
            (0..12).for_each(|i| encoder.write(message >> i & 1 == 1, 1 + 5_000 * i as u16));
            let bytes = encoder.finish();
            let mut decoder = Decoder::new(&bytes);
            let read = (0..12).fold(0, |read, i| read | u32::from(decoder.read(1 + 5_000 * i as u16)) << i);
            assert_eq!(read, message);
        }
    }
}
