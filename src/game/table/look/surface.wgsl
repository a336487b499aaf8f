// The standard material, kept from the light where it lies lower than what stands beside it.

#import bevy_pbr::{
    forward_io::{FragmentOutput, VertexOutput},
    pbr_fragment::pbr_input_from_standard_material,
    pbr_functions::{alpha_discard, apply_pbr_lighting, main_pass_post_lighting_processing},
    pbr_types::STANDARD_MATERIAL_FLAGS_UNLIT_BIT,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(100) var relief: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(101) var relief_sampler: sampler;
struct Measures {
    reach: f32, floor: f32, before: f32, crack: f32, lee: f32, grain: f32,
    window: vec3<f32>, daylight: f32, next_board: f32,
}
@group(#{MATERIAL_BIND_GROUP}) @binding(102) var<uniform> measures: Measures;

// The field of light on the table: half its width and length, how soft its edge is, and how much light there
// is beside it. How much a bar of the window takes, and how far its shadow reaches.
const FIELD: vec2<f32> = vec2<f32>(7.2, 6.6);
const SOFT: f32 = 2.2;
const SHADE: f32 = 0.58;
const FIELD_ASIDE: f32 = 0.4;
const FIELD_BEYOND: f32 = 0.3;
const BAR: f32 = 0.30;
const BAR_SOFT: f32 = 0.75;
// What a bend within a pixel adds to the square of the roughness, and the most that it adds.
const BEND: f32 = 0.5;
const MOST_BEND: f32 = 0.18;
// The cosine below which a face counts as seen edge-on.
const EDGE_ON: f32 = 0.25;

// The share of the light that reaches a place: from all sides, and from the window.
fn openness(place: vec3<f32>, normal: vec3<f32>) -> vec2<f32> {
    let before = place.xz + normal.xz * measures.before;
    let above = textureSampleLevel(relief, relief_sampler, before / (2.0 * measures.reach) + 0.5, 0.0).rg;
    let depth = max(above + measures.floor - place.y, vec2<f32>(0.0));
    let half_dark = vec2<f32>(measures.crack, measures.lee);
    let open = half_dark / (half_dark + depth);
    return vec2<f32>(open.x * open.y, mix(1.0, open.x, 0.6));
}

// How bright the light of the window is: it falls in a field as wide as the window, with the soft shadows of
// its bars, and is lost with the square of the distance.
fn daylight(place: vec3<f32>) -> f32 {
    let board = select(0.0, measures.next_board, place.x > 0.5 * measures.next_board);
    let here = place - vec3<f32>(board, measures.floor, 0.0);
    let away = measures.window - here;
    let near = dot(measures.window, measures.window) / dot(away, away);
    // Where the ray that meets the place would meet the table.
    let foot = here.xz - measures.window.xz * (here.y / measures.window.y);
    let towards = normalize(measures.window.xz);
    let across = abs(dot(foot, vec2<f32>(-towards.y, towards.x)) - FIELD_ASIDE);
    let along = dot(foot, towards) + FIELD_BEYOND;
    let field = smoothstep(FIELD.x + SOFT, FIELD.x - SOFT, across) * smoothstep(FIELD.y + SOFT, FIELD.y - SOFT, abs(along));
    let bars = (1.0 - BAR * smoothstep(BAR_SOFT, 0.0, abs(across - FIELD.x / 3.0)))
        * (1.0 - BAR * smoothstep(BAR_SOFT, 0.0, abs(along)));
    return mix(1.0, near * mix(SHADE, 1.0, field * bars), measures.daylight);
}

// The normal of a surface that is as high as it is light (after Mikkelsen, "Bump mapping unparametrized
// surfaces on the GPU", 2010).
fn carved(place: vec3<f32>, normal: vec3<f32>, height: f32) -> vec3<f32> {
    let right = dpdx(place);
    let down = dpdy(place);
    let across = cross(down, normal);
    let along = cross(normal, right);
    let area = dot(right, across);
    let slope = sign(area) * (dpdx(height) * across + dpdy(height) * along);
    return normalize(abs(area) * normal - measures.grain * slope);
}

// How rough a surface looks that bends within a pixel: without it the highlight along a narrow edge is a dashed line
// (Tokuyoshi and Kaplanyan, "Improved geometric specular antialiasing", 2019).
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
        if measures.grain > 0.0 {
            let light = dot(pbr_input.material.base_color.rgb, vec3(0.3, 0.5, 0.2));
            pbr_input.N = carved(in.world_position.xyz, pbr_input.N, light);
        }
        pbr_input.material.perceptual_roughness =
            roughness_in_pixel(pbr_input.world_normal, pbr_input.material.perceptual_roughness);
        // What is seen edge-on is thinner than a pixel: with a sheen it would be a dashed line.
        pbr_input.material.reflectance *= smoothstep(0.0, EDGE_ON, dot(pbr_input.N, pbr_input.V));
        let open = openness(in.world_position.xyz, pbr_input.world_normal);
        pbr_input.diffuse_occlusion *= open.x / open.y;
        pbr_input.specular_occlusion *= open.x;
#ifdef VERTEX_COLORS
        // The alpha of a vertex is the share of the glow that it keeps.
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
