//! The addresses that each reach setting allows.

use std::net::IpAddr;

use pushflip_core::online::network::{Reach, RelayChoice};

#[test]
fn addresses_beyond_the_reach_are_not_allowed() {
    // The address, and whether `Loopback` and `Local` allow it.
    let addresses = [
        ("127.0.0.1", true, true),
        ("::1", true, true),
        ("::ffff:127.0.0.1", true, true),
        ("192.168.1.7", false, true),
        ("10.0.0.1", false, true),
        ("172.16.0.1", false, true),
        ("169.254.3.3", false, true),
        ("::ffff:10.0.0.1", false, true),
        ("fe80::1", false, true),
        ("fd12::1", false, true),
        ("172.32.0.1", false, false),
        ("100.64.0.1", false, false),
        ("203.0.113.7", false, false),
        ("2001:db8::1", false, false),
        ("::ffff:203.0.113.7", false, false),
        ("0.0.0.0", false, false),
        ("224.0.0.251", false, false),
    ];
    let internet = Reach::Internet { relay: RelayChoice::None };
    for (text, loopback, local) in addresses {
        let ip: IpAddr = text.parse().expect("an address");
        assert_eq!(Reach::Loopback.allows(ip), loopback, "{text}");
        assert_eq!(Reach::Local.allows(ip), local, "{text}");
        assert_eq!(internet.allows(ip), !ip.is_unspecified() && !ip.is_multicast(), "{text}");
    }
}
