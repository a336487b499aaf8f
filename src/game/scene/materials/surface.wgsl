// The standard material with ambient occlusion and soft shadows from a height map, and a gradient of daylight.

#import bevy_pbr::{
    forward_io::{FragmentOutput, VertexOutput},
    pbr_fragment::pbr_input_from_standard_material,
    pbr_functions::{alpha_discard, apply_pbr_lighting, main_pass_post_lighting_processing},
    pbr_types::STANDARD_MATERIAL_FLAGS_UNLIT_BIT,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(100) var height_map: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(101) var height_map_sampler: sampler;
struct Surface {
    half_extent: f32, floor: f32, wall_offset: f32, crack_depth: f32, hollow_depth: f32, grain: f32,
    shadow: f32, window: vec3<f32>, daylight: f32, diagram_offset: f32,
}
@group(#{MATERIAL_BIND_GROUP}) @binding(102) var<uniform> surface: Surface;

// The lit field on the table: half its width and length, softness of its edge, light outside of it, and its
// offset. Strength and softness of the shadow of a window bar.
const FIELD: vec2<f32> = vec2<f32>(7.2, 6.6);
const SOFT: f32 = 2.2;
const SHADE: f32 = 0.58;
const FIELD_ASIDE: f32 = 0.4;
const FIELD_BEYOND: f32 = 0.3;
const BAR: f32 = 0.30;
const BAR_SOFT: f32 = 0.75;
// Weight of the normal variance within a pixel in the squared roughness, and its maximum.
const BEND: f32 = 0.5;
const MOST_BEND: f32 = 0.18;
// The cosines of the view angles at which a face counts as edge-on, and at which it no longer does.
const EDGE_ON: vec2<f32> = vec2<f32>(0.2, 0.5);
// The depths below the height of a shadow at which it begins, and at which it is complete.
const SHADOW_EDGE: vec2<f32> = vec2<f32>(0.05, 0.45);

// The share of ambient light and of window light at a position.
fn openness(place: vec3<f32>, normal: vec3<f32>) -> vec2<f32> {
    // The diagram is below the board in the height map.
    let in_diagram = place.x > 0.5 * surface.diagram_offset;
    let here = vec2<f32>(place.x - select(0.0, surface.diagram_offset, in_diagram), place.z);
    let before = clamp((here + normal.xz * surface.wall_offset) / (2.0 * surface.half_extent) + 0.5, vec2<f32>(0.0), vec2<f32>(1.0));
    let size = vec2<f32>(textureDimensions(height_map));
    let row = (before.y + select(0.0, 1.0, in_diagram)) * size.x / size.y;
    let above = textureSampleLevel(height_map, height_map_sampler, vec2<f32>(before.x, row), 0.0).rgb;
    let depth = max(above + surface.floor - place.y, vec3<f32>(0.0));
    let half_dark = vec2<f32>(surface.crack_depth, surface.hollow_depth);
    let open = half_dark / (half_dark + depth.rg);
    let lit = 1.0 - surface.shadow * smoothstep(SHADOW_EDGE.x, SHADOW_EDGE.y, depth.b);
    return vec2<f32>(open.x * open.y, mix(1.0, open.x, 0.6) * lit);
}

// The brightness of daylight: a field as wide as the window, with soft shadows of its bars and inverse-square
// falloff.
fn daylight(place: vec3<f32>) -> f32 {
    let board = select(0.0, surface.diagram_offset, place.x > 0.5 * surface.diagram_offset);
    let here = place - vec3<f32>(board, surface.floor, 0.0);
    let away = surface.window - here;
    let near = dot(surface.window, surface.window) / dot(away, away);
    // The intersection of the light ray with the table.
    let foot = here.xz - surface.window.xz * (here.y / surface.window.y);
    let towards = normalize(surface.window.xz);
    let across = abs(dot(foot, vec2<f32>(-towards.y, towards.x)) - FIELD_ASIDE);
    let along = dot(foot, towards) + FIELD_BEYOND;
    let field = smoothstep(FIELD.x + SOFT, FIELD.x - SOFT, across) * smoothstep(FIELD.y + SOFT, FIELD.y - SOFT, abs(along));
    let bars = (1.0 - BAR * smoothstep(BAR_SOFT, 0.0, abs(across - FIELD.x / 3.0)))
        * (1.0 - BAR * smoothstep(BAR_SOFT, 0.0, abs(along)));
    return mix(1.0, near * mix(SHADE, 1.0, field * bars), surface.daylight);
}

// Bump mapping with the brightness as height (Mikkelsen, "Bump mapping unparametrized surfaces on the GPU", 2010).
fn bumped_normal(place: vec3<f32>, normal: vec3<f32>, height: f32) -> vec3<f32> {
    let right = dpdx(place);
    let down = dpdy(place);
    let across = cross(down, normal);
    let along = cross(normal, right);
    let area = dot(right, across);
    let slope = sign(area) * (dpdx(height) * across + dpdy(height) * along);
    return normalize(abs(area) * normal - surface.grain * slope);
}

// Specular antialiasing: without it the highlight along a narrow edge is a dashed line (Tokuyoshi and Kaplanyan,
// "Improved geometric specular antialiasing", 2019).
fn roughness_in_pixel(normal: vec3<f32>, roughness: f32) -> f32 {
    let right = dpdx(normal);
    let down = dpdy(normal);
    let bend = min(BEND * (dot(right, right) + dot(down, down)), MOST_BEND);
    return sqrt(sqrt(min(pow(roughness, 4.0) + bend, 1.0)));
}

@fragment
fn fragment(in: VertexOutput, @builtin(front_facing) is_front: bool) -> FragmentOutput {
    var pbr_input = pbr_input_from_standard_material(in, is_front);
    pbr_input.material.base_color = alpha_discard(pbr_input.material, pbr_input.material.base_color);
    var out: FragmentOutput;
    if (pbr_input.material.flags & STANDARD_MATERIAL_FLAGS_UNLIT_BIT) == 0u {
        if surface.grain > 0.0 {
            let light = dot(pbr_input.material.base_color.rgb, vec3(0.3, 0.5, 0.2));
            pbr_input.N = bumped_normal(in.world_position.xyz, pbr_input.N, light);
        }
        pbr_input.material.perceptual_roughness =
            roughness_in_pixel(pbr_input.world_normal, pbr_input.material.perceptual_roughness);
        // Edge-on faces are in narrow gaps and thinner than a pixel. With a reflection, which is white at such angles,
        // they would be white or dashed lines.
        let facing = smoothstep(EDGE_ON.x, EDGE_ON.y, dot(pbr_input.N, pbr_input.V));
        pbr_input.material.reflectance *= facing;
        pbr_input.material.metallic *= facing;
        let open = openness(in.world_position.xyz, pbr_input.world_normal);
        pbr_input.diffuse_occlusion *= open.x / open.y;
        pbr_input.specular_occlusion *= open.x;
#ifdef VERTEX_COLORS
        // The alpha of the vertex colour scales the emissive light.
        pbr_input.material.emissive = vec4(pbr_input.material.emissive.rgb * in.color.a, pbr_input.material.emissive.a);
#endif
        pbr_input.material.base_color = vec4(pbr_input.material.base_color.rgb * open.y * daylight(in.world_position.xyz), pbr_input.material.base_color.a);
        out.color = apply_pbr_lighting(pbr_input);
    } else {
        out.color = pbr_input.material.base_color;
    }
    out.color = main_pass_post_lighting_processing(pbr_input, out.color);
    return out;
}
