//! Online tables over the loopback network.

#[cfg(target_os = "linux")]
mod costs;
#[cfg(target_os = "linux")]
mod crowd;
mod hostile;
mod kills;
mod liars;
#[cfg(target_os = "linux")]
mod load;
mod matches;
#[cfg(target_os = "linux")]
mod meter;
mod nearby;
mod player;
#[cfg(target_os = "linux")]
mod poor;
mod side;
#[cfg(target_os = "linux")]
mod siege;
mod terminal;
mod versions;

use std::net::{Ipv4Addr, UdpSocket};

/// Whether this machine can send to itself at all; some sandboxes have no network, and say so here.
fn has_loopback() -> bool {
    let reached = UdpSocket::bind((Ipv4Addr::LOCALHOST, 0)).and_then(|socket| {
        socket.send_to(b"x", socket.local_addr()?)?;
        socket.recv(&mut [0; 8])
    });
    if let Err(error) = &reached {
        println!("skipped: this machine has no network with itself ({error})");
    }
    reached.is_ok()
}
