//! The sound effects.

/// Something that happens at the table and is heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Effect {
    /// A wooden cube is lifted from between its neighbours.
    Take,
    /// A row of cubes slides and comes to rest against the rim; the knock is heard at [`KNOCK_AT`].
    Push,
    /// A cube or a piece is set down on the felt.
    Place,
    /// A piece flies in an arc; it lands at [`LANDING_AT`].
    Jump,
    /// A captured disc turns over.
    Flip,
    /// A person has won.
    Win,
    /// The match is lost, or drawn.
    Loss,
    /// A button of the interface.
    Click,
    /// That cannot be done.
    Illegal,
    /// A win is threatened. Off unless the player asks for it.
    Threat,
}

impl Effect {
    /// Every effect, in the order of the enum.
    pub const ALL: [Self; 10] = [
        Self::Take,
        Self::Push,
        Self::Place,
        Self::Jump,
        Self::Flip,
        Self::Win,
        Self::Loss,
        Self::Click,
        Self::Illegal,
        Self::Threat,
    ];
}

impl Effect {
    /// Whether it belongs to the menus, not to the table.
    pub fn is_of_interface(self) -> bool {
        matches!(self, Self::Click | Self::Illegal)
    }
}

/// When the cubes of [`Effect::Push`] meet the rim, seconds after the start.
pub const KNOCK_AT: f32 = 0.22;
/// When the piece of [`Effect::Jump`] touches down, seconds after the start.
pub const LANDING_AT: f32 = 0.15;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_names_every_effect_once() {
        for (index, effect) in Effect::ALL.into_iter().enumerate() {
            assert_eq!(effect as usize, index);
        }
    }
}
