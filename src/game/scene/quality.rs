//! Graphics quality: the setting, or a default for the graphics card.

use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;
use wgpu::DeviceType;

use crate::game::settings::{Quality, Settings};

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(RenderQuality(Quality::Low))
        .add_systems(PreStartup, update)
        .add_systems(Update, update.run_if(resource_changed::<Settings>).in_set(super::UpdateMaterials));
}

/// The quality in use.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct RenderQuality(pub Quality);

fn update(
    settings: Res<Settings>,
    adapter: Option<Res<RenderAdapterInfo>>,
    mut quality: ResMut<RenderQuality>,
) {
    let card = adapter.map(|info| info.device_type);
    quality.set_if_neq(RenderQuality(settings.quality.unwrap_or_else(|| default_for(card))));
}

/// The default quality of a graphics card. Software rendering gets the lowest.
fn default_for(card: Option<DeviceType>) -> Quality {
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
    fn better_cards_get_better_quality() {
        let cards =
            [None, Some(DeviceType::Cpu), Some(DeviceType::IntegratedGpu), Some(DeviceType::DiscreteGpu)];
        let qualities = cards.map(default_for);
        assert!(qualities.is_sorted());
        assert_eq!((qualities[1], qualities[3]), (Quality::Low, Quality::High));
    }
}
