//! Process statistics from Linux.

use std::fs::read_to_string;
use std::process::id;
use std::time::Duration;

/// A measured process.
#[derive(Clone, Copy, Debug)]
pub struct ProcessStats(u32);

impl ProcessStats {
    pub fn of(process: u32) -> Self {
        Self(process)
    }

    pub fn own() -> Self {
        Self(id())
    }

    fn text(self, file: &str) -> String {
        read_to_string(format!("/proc/{}/{file}", self.0)).expect("a running process on Linux")
    }

    /// The used processor time; the system counts in hundredths of a second.
    pub fn used(self) -> Duration {
        let text = self.text("stat");
        // After the name, which may contain spaces.
        let fields: Vec<&str> = text.rsplit(')').next().expect("fields").split_whitespace().collect();
        let ticks: u64 =
            [11, 12].iter().map(|&field: &usize| fields[field].parse::<u64>().expect("a number")).sum();
        Duration::from_millis(ticks * 10)
    }

    fn number(self, file: &str, word: &str) -> u64 {
        let text = self.text(file);
        let line = text.lines().find(|line| line.starts_with(word)).expect("a line");
        line.split_whitespace().nth(1).expect("a number").parse().expect("a number")
    }

    /// The current memory in kilobytes.
    pub fn memory(self) -> u64 {
        self.number("status", "VmRSS:")
    }

    /// The peak memory in kilobytes.
    pub fn peak(self) -> u64 {
        self.number("status", "VmHWM:")
    }

    /// The bytes written to disks.
    pub fn written(self) -> u64 {
        self.number("io", "write_bytes:")
    }
}

/// The load average of the last minute.
pub fn load() -> String {
    read_to_string("/proc/loadavg").expect("Linux").split_whitespace().next().expect("a number").into()
}
