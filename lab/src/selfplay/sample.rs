//! The file format of self-play positions.
//!
//! ```text
//! header  40 bytes  "pushflip-selfplay-1 VARIANT", filled up with spaces, a newline at the end
//! record  20 bytes  u64 own · u64 other · i16 score · u8 result · u8 ply     all little-endian
//! ```
//! All values are relative to the side to move. In Hexxagon `own` and `other` are planes of
//! [`cells`](pushflip_core::rules::hexxagon::cells) bits. In the team game each of them holds two planes of
//! [`board`] bits: the cubes whose dot faces the side's next seat to move and, from bit 25, the cubes whose dot
//! faces its partner. `score` is the score of the search in hundredths of a piece or cube, as in
//! [`Score::value`](pushflip_core::ai::Score::value). `result` is 0 for a loss, 1 for a draw and 2 for a win.
//! `ply` is the number of the next ply; 255 stands for 255 and above.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, BufReader, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use pushflip_core::rules::Variant;
use pushflip_core::rules::hexxagon::cells::{BLOCKS, BOARD};
use pushflip_core::rules::quixo::board;

const MAGIC: &str = "pushflip-selfplay-1";
const HEADER_BYTES: usize = 40;
const RECORD_BYTES: usize = 20;
/// First bit of the partner's plane in the team game.
pub const SEAT_SHIFT: u32 = 25;

/// The result of a game for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameResult {
    /// The side to move lost.
    Lost,
    /// The game was a draw.
    Drawn,
    /// The side to move won.
    Won,
}

/// A position with the score of the search and the result of the game, both for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sample {
    /// The pieces of the side to move; in the team game two planes.
    pub own: u64,
    /// The pieces of the opponent, in the same form.
    pub other: u64,
    /// The score of the search, in hundredths of a piece.
    pub score: i16,
    /// The result of the game.
    pub result: GameResult,
    /// The number of the next ply, at most 255.
    pub ply: u8,
}

impl Sample {
    fn to_bytes(self) -> [u8; RECORD_BYTES] {
        let mut bytes = [0; RECORD_BYTES];
        bytes[..8].copy_from_slice(&self.own.to_le_bytes());
        bytes[8..16].copy_from_slice(&self.other.to_le_bytes());
        bytes[16..18].copy_from_slice(&self.score.to_le_bytes());
        bytes[18] = self.result as u8;
        bytes[19] = self.ply;
        bytes
    }

    /// Reads a record. The result is `None` if it is not a position of the variant.
    fn from_bytes(bytes: &[u8; RECORD_BYTES], variant: Variant) -> Option<Self> {
        let plane = |from: usize| u64::from_le_bytes(bytes[from..from + 8].try_into().expect("eight bytes"));
        let (own, other) = (plane(0), plane(8));
        let result = match bytes[18] {
            0 => GameResult::Lost,
            1 => GameResult::Drawn,
            2 => GameResult::Won,
            _ => return None,
        };
        let sound = if variant == Variant::QuixoTeams {
            let cell = u64::from(board::BOARD);
            let planes = [own & cell, own >> SEAT_SHIFT, other & cell, other >> SEAT_SHIFT];
            let cubes: u32 = planes.iter().map(|plane| plane.count_ones()).sum();
            let all = planes.iter().fold(0, |all, plane| all | plane);
            all & !cell == 0 && all.count_ones() == cubes
        } else {
            own & other == 0 && (own | other) & !playable(variant) == 0 && own != 0 && other != 0
        };
        let score = i16::from_le_bytes([bytes[16], bytes[17]]);
        sound.then_some(Self { own, other, score, result, ply: bytes[19] })
    }
}

/// The reason why a self-play file cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum SampleError {
    /// The variant is Quixo, which is trained on exact values.
    #[error("self-play is for hexxagon, hexxagon-open and quixo-teams: quixo learns from exact values")]
    Solved,
    /// The file cannot be opened, read or written.
    #[error("{0}: {1}")]
    File(PathBuf, io::Error),
    /// The file has another format.
    #[error("{0}: not a file of self-play, which begins with \"{MAGIC}\" and the variant")]
    Header(PathBuf),
    /// The file has positions of another variant.
    #[error("{0}: holds {1}, not {2}")]
    Variant(PathBuf, Variant, Variant),
    /// Another program writes to the file, and the records of both would be mixed.
    #[error("{0}: another program is writing to it")]
    Taken(PathBuf),
    /// The last record is incomplete.
    #[error("{0}: ends in the middle of record {1}: cut short, or still being written")]
    Truncated(PathBuf, u64),
    /// A record is not a position of the variant.
    #[error("{0}: record {1} is no position of {2}")]
    Record(PathBuf, u64, Variant),
}

/// The variants that are trained by self-play.
pub const LEARNED: [Variant; 3] = [Variant::Hexxagon, Variant::HexxagonOpen, Variant::QuixoTeams];

fn header(variant: Variant) -> [u8; HEADER_BYTES] {
    let mut bytes = [b' '; HEADER_BYTES];
    let text = format!("{MAGIC} {}", variant.id());
    bytes[..text.len()].copy_from_slice(text.as_bytes());
    bytes[HEADER_BYTES - 1] = b'\n';
    bytes
}

fn read_header(path: &Path, file: &mut impl Read) -> Result<Variant, SampleError> {
    let mut bytes = [0; HEADER_BYTES];
    let wrong = || SampleError::Header(path.into());
    file.read_exact(&mut bytes).map_err(|_| wrong())?;
    LEARNED.into_iter().find(|&v| header(v) == bytes).ok_or_else(wrong)
}

fn playable(variant: Variant) -> u64 {
    if variant == Variant::Hexxagon { BOARD & !BLOCKS } else { BOARD }
}

/// Reads all positions of a file.
///
/// # Errors
/// If the file cannot be read, has another format, or has an incomplete or invalid record.
pub fn read_samples(path: &Path) -> Result<(Variant, Vec<Sample>), SampleError> {
    let failed = |error| SampleError::File(path.into(), error);
    let file = File::open(path).map_err(failed)?;
    let size = file.metadata().map_err(failed)?.len();
    let mut file = BufReader::new(file);
    let variant = read_header(path, &mut file)?;
    let mut samples = Vec::with_capacity((size as usize).saturating_sub(HEADER_BYTES) / RECORD_BYTES);
    let mut bytes = [0; RECORD_BYTES];
    loop {
        let mut filled = 0;
        while filled < RECORD_BYTES {
            match file.read(&mut bytes[filled..]).map_err(failed)? {
                0 => break,
                read => filled += read,
            }
        }
        let number = samples.len() as u64 + 1;
        match filled {
            0 => return Ok((variant, samples)),
            RECORD_BYTES => {}
            _ => return Err(SampleError::Truncated(path.into(), number)),
        }
        let sample = Sample::from_bytes(&bytes, variant);
        samples.push(sample.ok_or_else(|| SampleError::Record(path.into(), number, variant))?);
    }
}

/// A file of positions, open for appending.
pub struct SampleFile {
    path: PathBuf,
    file: File,
    count: u64,
    cut: bool,
}

impl SampleFile {
    /// Opens a file to append to it, or creates it. An incomplete last record is removed.
    ///
    /// # Errors
    /// If the file cannot be opened or written, another program writes to it, or it has another format or
    /// variant.
    pub fn append(path: &Path, variant: Variant) -> Result<Self, SampleError> {
        let failed = |error| SampleError::File(path.into(), error);
        let options = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path);
        let mut file = options.map_err(failed)?;
        // A file system without locks is used without a lock.
        if let Err(TryLockError::WouldBlock) = file.try_lock() {
            return Err(SampleError::Taken(path.into()));
        }
        let size = file.metadata().map_err(failed)?.len();
        if size == 0 {
            file.write_all(&header(variant)).map_err(failed)?;
            return Ok(Self { path: path.into(), file, count: 0, cut: false });
        }
        let found = read_header(path, &mut file)?;
        if found != variant {
            return Err(SampleError::Variant(path.into(), found, variant));
        }
        let count = (size - HEADER_BYTES as u64) / RECORD_BYTES as u64;
        let length = HEADER_BYTES as u64 + count * RECORD_BYTES as u64;
        file.set_len(length).map_err(failed)?;
        file.seek(SeekFrom::End(0)).map_err(failed)?;
        Ok(Self { path: path.into(), file, count, cut: length != size })
    }

    /// The number of positions in the file.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// Whether an incomplete last record was removed.
    pub fn was_cut(&self) -> bool {
        self.cut
    }

    /// Writes the positions of a game in one call, so that a terminated program leaves at most one incomplete
    /// game.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn write(&mut self, samples: &[Sample]) -> Result<(), SampleError> {
        let bytes: Vec<u8> = samples.iter().flat_map(|sample| sample.to_bytes()).collect();
        self.file.write_all(&bytes).map_err(|error| SampleError::File(self.path.clone(), error))?;
        self.count += samples.len() as u64;
        Ok(())
    }
}
