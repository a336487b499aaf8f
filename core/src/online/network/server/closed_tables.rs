//! Saved tables of a host that are not open: their guests are asked to try again later.

use std::collections::HashMap;
use std::path::PathBuf;

use crate::online::network::Settings;
use crate::online::store::{self, Card, Role};
use crate::online::table::{Body, CloseCode, Secret};

/// The host's saved tables at the start of the server, by their secrets for players and spectators. Tables
/// opened since are found before this is consulted.
pub(super) struct ClosedTables {
    folder: PathBuf,
    cards: HashMap<[u8; 16], Card>,
    answers: HashMap<[u8; 16], CloseCode>,
}

impl ClosedTables {
    pub fn of(settings: &Settings) -> Self {
        let own = |card: &Card| card.role == Role::Host && card.invitation.host == settings.identity.id();
        let cards = store::cards(&settings.folder).0.into_iter().filter(own).flat_map(|card| {
            let secret = card.invitation.secret;
            [(secret.0, card.clone()), (secret.for_spectators().0, card)]
        });
        Self { folder: settings.folder.clone(), cards: cards.collect(), answers: HashMap::new() }
    }

    /// Adds a table that was open. Its log may have changed.
    pub fn add(&mut self, card: &Card) {
        let secret = card.invitation.secret;
        for secret in [secret.0, secret.for_spectators().0] {
            self.answers.remove(&secret);
            self.cards.insert(secret, card.clone());
        }
    }

    /// The close code for a secret without an open table. A table that is not open does not change, so its
    /// log is read once.
    pub fn close_code(&mut self, secret: Secret) -> CloseCode {
        let Some(card) = self.cards.get(&secret.0) else { return CloseCode::Secret };
        *self.answers.entry(secret.0).or_insert_with(|| {
            let stored = store::peek(&self.folder, card.clone());
            let is_closed = stored.is_ok_and(|stored| {
                stored.events.last().is_some_and(|event| matches!(event.body(), Body::Close))
            });
            if is_closed { CloseCode::Closed } else { CloseCode::NotOpen }
        })
    }
}
