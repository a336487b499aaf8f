//! The sound effects.

/// A sound effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Effect {
    /// A cube is lifted from between its neighbours.
    Take,
    /// A row of cubes slides and stops at the rim; the knock is at [`KNOCK_AT`].
    Push,
    /// A cube or a piece is set down on the felt.
    Place,
    /// A piece jumps; it lands at [`LANDING_AT`].
    Jump,
    /// A captured disc turns over.
    Flip,
    /// A person has won.
    Win,
    /// The match is lost, or drawn.
    Loss,
    /// A button is pressed.
    Click,
    /// A move is illegal.
    Illegal,
    /// The opponent threatens to win. Optional.
    Threat,
}

impl Effect {
    /// All effects, in the order of the enum.
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
    /// Whether it belongs to the user interface instead of the board.
    pub fn is_of_interface(self) -> bool {
        matches!(self, Self::Click | Self::Illegal)
    }
}

/// Time of the knock in [`Effect::Push`], in seconds.
pub const KNOCK_AT: f32 = 0.22;
/// Time of the landing in [`Effect::Jump`], in seconds.
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
