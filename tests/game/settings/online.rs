//! The reach and the relay of online play.

use pushflip::game::settings::{OnlineReach, Settings};
use pushflip_core::online::network::{Reach, RelayChoice};

#[test]
fn an_invalid_relay_is_never_replaced_by_the_public_ones() {
    let reach = |relay: &str| Settings { relay: relay.into(), ..Settings::default() }.network_reach();
    assert_eq!(reach(" "), Reach::Internet { relay: RelayChoice::Public });
    let own = RelayChoice::Own("https://relay.example.org".into());
    assert_eq!(reach(" https://relay.example.org "), Reach::Internet { relay: own });
    assert_eq!(reach("relay.example.org"), Reach::Internet { relay: RelayChoice::None });
}

#[test]
fn a_relay_is_missed_only_where_one_is_used() {
    let with = |reach| Settings { relay: "ftp://no".into(), reach, ..Settings::default() }.lacks_relay();
    assert_eq!(OnlineReach::ALL.map(with), [true, false, false]);
}
