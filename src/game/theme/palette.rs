//! Colours of the interface: dark walnut, parchment, brass; and of the sides.

use bevy::prelude::*;

/// Panels over the board, slightly transparent.
pub const WALNUT: Color = Color::srgba(0.110, 0.072, 0.050, 0.955);
/// Menus, opaque.
pub const WALNUT_SOLID: Color = Color::srgb(0.110, 0.072, 0.050);
/// Fields, bars and tracks in a panel.
pub const WALNUT_DEEP: Color = Color::srgba(0.058, 0.036, 0.025, 0.90);
/// Buttons.
pub const WALNUT_RAISED: Color = Color::srgb(0.205, 0.138, 0.096);
/// Hovered buttons.
pub const WALNUT_LIT: Color = Color::srgb(0.275, 0.190, 0.132);
/// Borders of panels and buttons.
pub const EDGE: Color = Color::srgb(0.345, 0.245, 0.165);
/// Borders of hovered widgets.
pub const EDGE_LIT: Color = Color::srgb(0.560, 0.415, 0.255);
pub const PARCHMENT: Color = Color::srgb(0.955, 0.910, 0.820);
/// Secondary text.
pub const PARCHMENT_DIM: Color = Color::srgb(0.760, 0.690, 0.580);
pub const PLACEHOLDER: Color = Color::srgb(0.580, 0.515, 0.430);
/// Labels of disabled widgets.
pub const FADED: Color = Color::srgb(0.455, 0.395, 0.325);
/// Primary buttons, selections.
pub const BRASS: Color = Color::srgb(0.845, 0.655, 0.310);
/// Hovered primary buttons.
pub const BRASS_LIT: Color = Color::srgb(0.930, 0.755, 0.420);
/// Pressed primary buttons.
pub const BRASS_DEEP: Color = Color::srgb(0.690, 0.515, 0.220);
/// The accent colour: the player's turn, hints, and the pointers of lessons. Buttons are never in this colour.
pub const ACCENT: Color = Color::srgb(0.350, 0.735, 0.980);
/// Text on brass.
pub const INK: Color = Color::srgb(0.110, 0.065, 0.035);
/// The focus ring.
pub const FOCUS: Color = Color::srgb(0.985, 0.885, 0.610);
/// The shadow of dialogs.
pub const SHADOW: Color = Color::srgba(0.0, 0.0, 0.0, 0.45);
/// The backdrop of menus.
pub const DIMMED: Color = Color::srgba(0.030, 0.018, 0.012, 0.55);

/// Cubes.
pub const BEECH: Color = Color::srgb(0.870, 0.740, 0.545);
pub const CROSS: Color = Color::srgb(0.105, 0.120, 0.185);
pub const CIRCLE: Color = Color::srgb(0.570, 0.085, 0.080);
pub const CELL: Color = Color::srgb(0.745, 0.610, 0.450);
/// Red's pieces.
pub const RUBY: Color = Color::srgb(0.720, 0.110, 0.155);
/// White's pieces.
pub const PEARL: Color = Color::srgb(0.930, 0.905, 0.850);

/// The best move; a winning line.
pub const STAR: Color = Color::srgb(0.945, 0.765, 0.330);
/// A good chance; a won position.
pub const FINE: Color = Color::srgb(0.330, 0.745, 0.655);
/// A dubious move.
pub const DOUBTFUL: Color = Color::srgb(0.890, 0.820, 0.480);
pub const WRONG: Color = Color::srgb(0.930, 0.560, 0.270);
/// A blunder; a lost position.
pub const TERRIBLE: Color = Color::srgb(0.915, 0.370, 0.300);
/// A drawn position.
pub const EVEN: Color = Color::srgb(0.700, 0.680, 0.640);

/// Each colour that changes in high contrast, with its counterpart: black panels, white text and edges, yellow buttons.
pub const HIGH_CONTRAST: [[Color; 2]; 16] = [
    [WALNUT_SOLID, Color::BLACK],
    [WALNUT_DEEP, Color::BLACK],
    [WALNUT_RAISED, Color::srgb(0.130, 0.130, 0.130)],
    [WALNUT_LIT, Color::srgb(0.000, 0.220, 0.500)],
    [EDGE, Color::srgb(0.800, 0.800, 0.800)],
    [EDGE_LIT, Color::WHITE],
    [PARCHMENT, Color::WHITE],
    [PARCHMENT_DIM, Color::srgb(0.900, 0.900, 0.900)],
    [PLACEHOLDER, Color::srgb(0.700, 0.700, 0.700)],
    [FADED, Color::srgb(0.680, 0.680, 0.680)],
    [BRASS, Color::srgb(1.000, 0.900, 0.000)],
    [BRASS_LIT, Color::srgb(1.000, 1.000, 0.550)],
    [BRASS_DEEP, Color::srgb(0.740, 0.640, 0.000)],
    [ACCENT, Color::srgb(0.450, 0.800, 1.000)],
    [FOCUS, Color::srgb(0.000, 1.000, 1.000)],
    [TERRIBLE, Color::srgb(1.000, 0.500, 0.450)],
];
