//! Online settings: the player's public name, reach and relay.

use serde::{Deserialize, Serialize};

use super::Settings;
use pushflip_core::online::network::{Reach, RelayChoice};
use pushflip_core::online::table::terms::Name as PlayerName;
use pushflip_core::rules::TextError;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OnlineReach {
    #[default]
    Internet,
    /// The local network only.
    LocalNetwork,
    /// Other windows of this machine only.
    ThisMachine,
}

impl OnlineReach {
    pub const ALL: [Self; 3] = [Self::Internet, Self::LocalNetwork, Self::ThisMachine];
}

impl Settings {
    /// Whether the player has set a public name.
    pub fn has_player_name(&self) -> bool {
        PlayerName::try_from(self.name.clone()).is_ok()
    }

    /// The name of the user account, which is suggested to a player without a name.
    pub fn account_name() -> Option<PlayerName> {
        let user = ["USER", "USERNAME"].into_iter().find_map(|name| std::env::var(name).ok());
        PlayerName::try_from(user?).ok()
    }

    /// The player's public name. The name of the account stands for a missing one, which is asked for before a table is
    /// entered.
    pub fn player_name(&self) -> PlayerName {
        let own = PlayerName::try_from(self.name.clone()).ok().or_else(Self::account_name);
        own.unwrap_or_else(|| PlayerName::try_from("Pushflip".to_string()).expect("a valid name"))
    }

    /// The relay for connections over the internet.
    ///
    /// # Errors
    ///
    /// If the typed text is not the URL of a relay.
    pub fn relay_choice(&self) -> Result<RelayChoice, TextError> {
        if self.relay.trim().is_empty() { Ok(RelayChoice::Public) } else { RelayChoice::own(&self.relay) }
    }

    /// Whether a relay is needed and its URL is invalid.
    pub fn lacks_relay(&self) -> bool {
        self.reach == OnlineReach::Internet && self.relay_choice().is_err()
    }

    /// The reach and the relay. A player who wants their own relay never uses the public ones.
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
