//! Online tables over the loopback network.

#[cfg(target_os = "linux")]
mod costs;
mod crashes;
#[cfg(target_os = "linux")]
mod denial_of_service;
mod dishonest_guests;
mod dishonest_hosts;
#[cfg(target_os = "linux")]
mod load;
#[cfg(target_os = "linux")]
mod many_guests;
mod matches;
mod nearby;
#[cfg(target_os = "linux")]
mod packet_loss;
mod player_process;
#[cfg(target_os = "linux")]
mod process_stats;
mod raw_connection;
mod reach;
mod terminal;
mod test_client;
mod versions;

use std::net::{Ipv4Addr, UdpSocket};

use tempfile::TempDir;

/// Whether this machine has a loopback network, which some sandboxes lack; prints it if not.
fn has_loopback() -> bool {
    let reached = UdpSocket::bind((Ipv4Addr::LOCALHOST, 0)).and_then(|socket| {
        socket.send_to(b"x", socket.local_addr()?)?;
        socket.recv(&mut [0; 8])
    });
    if let Err(error) = &reached {
        println!("skipped: the loopback network is unavailable ({error})");
    }
    reached.is_ok()
}

/// Data folders of programs on the loopback network; `None` if this machine has no such network, which is printed.
fn data_folders<const N: usize>() -> Option<[TempDir; N]> {
    has_loopback().then(|| std::array::from_fn(|_| tempfile::tempdir().expect("a folder")))
}
