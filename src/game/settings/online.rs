//! Online settings: the player's public name, reach and relay.

use serde::{Deserialize, Serialize};

use super::Settings;
use pushflip_core::online::network::{Reach, RelayChoice};
use pushflip_core::online::table::terms::Name as PlayerName;
use pushflip_core::rules::TextError;

/// From how far away others can reach a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OnlineReach {
    /// From the whole internet.
    #[default]
    Internet,
    /// From the local network only.
    LocalNetwork,
    /// From other windows of this machine only.
    ThisMachine,
}

impl OnlineReach {
    /// Every one.
    pub const ALL: [Self; 3] = [Self::Internet, Self::LocalNetwork, Self::ThisMachine];
}

impl Settings {
    /// Whether the player has said what others are to call them.
    #[must_use]
    pub fn has_player_name(&self) -> bool {
        PlayerName::try_from(self.name.clone()).is_ok()
    }

    /// What the player is called by people far away: the name that was typed, or that of the account.
    #[must_use]
    pub fn player_name(&self) -> PlayerName {
        let user = || ["USER", "USERNAME"].into_iter().find_map(|name| std::env::var(name).ok());
        let named = |name: String| PlayerName::try_from(name).ok();
        let own = named(self.name.clone()).or_else(|| named(user()?));
        own.unwrap_or_else(|| PlayerName::try_from("Pushflip".to_string()).expect("a plain word"))
    }

    /// The relay that helps over the internet.
    ///
    /// # Errors
    /// If what was typed is the address of none.
    pub fn relay_choice(&self) -> Result<RelayChoice, TextError> {
        if self.relay.trim().is_empty() { Ok(RelayChoice::Public) } else { RelayChoice::own(&self.relay) }
    }

    /// Whether a table needs a relay of one's own whose address is none.
    #[must_use]
    pub fn lacks_relay(&self) -> bool {
        self.reach == OnlineReach::Internet && self.relay_choice().is_err()
    }

    /// How far the network is used, and with which relay. Who has wanted one of their own is never taken to
    /// the public ones.
    #[must_use]
    pub fn network_reach(&self) -> Reach {
        match self.reach {
            OnlineReach::Internet => {
                Reach::Internet { relay: self.relay_choice().unwrap_or(RelayChoice::None) }
            }
            OnlineReach::LocalNetwork => Reach::Local,
            OnlineReach::ThisMachine => Reach::Loopback,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_relay_that_is_none_is_never_replaced_by_the_public_ones() {
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
}
