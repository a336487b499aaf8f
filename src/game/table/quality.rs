//! Graphics quality: the chosen one, or a default for the graphics card.

use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;
use wgpu::DeviceType;

use crate::game::settings::{Quality, Settings};

/// Adds the choice.
pub(super) fn plugin(app: &mut App) {
    app.insert_resource(RenderQuality(Quality::Low))
        .add_systems(PreStartup, choose)
        .add_systems(Update, choose.run_if(resource_changed::<Settings>).in_set(super::Paint));
}

/// The quality that is drawn now.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct RenderQuality(pub Quality);

fn choose(
    settings: Res<Settings>,
    adapter: Option<Res<RenderAdapterInfo>>,
    mut fineness: ResMut<RenderQuality>,
) {
    let card = adapter.map(|info| info.device_type);
    fineness.set_if_neq(RenderQuality(settings.quality.unwrap_or_else(|| suiting(card))));
}

/// What a graphics card draws with ease. Where there is none the processor draws, and each sample costs.
fn suiting(card: Option<DeviceType>) -> Quality {
    match card {
        None | Some(DeviceType::Cpu) => Quality::Low,
        Some(DeviceType::DiscreteGpu) => Quality::High,
        Some(DeviceType::IntegratedGpu | DeviceType::VirtualGpu | DeviceType::Other) => Quality::Medium,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_better_card_never_gets_less() {
        let cards =
            [None, Some(DeviceType::Cpu), Some(DeviceType::IntegratedGpu), Some(DeviceType::DiscreteGpu)];
        let qualities = cards.map(suiting);
        assert!(qualities.is_sorted());
        assert_eq!((qualities[1], qualities[3]), (Quality::Low, Quality::High));
    }
}
