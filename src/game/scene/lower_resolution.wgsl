// Enlarges the upper left part of a picture to the whole picture.

#import bevy_core_pipeline::fullscreen_vertex_shader::FullscreenVertexOutput

@group(0) @binding(0) var picture: texture_2d<f32>;
@group(0) @binding(1) var picture_sampler: sampler;
struct Enlarged {
    scale: f32,
}
@group(0) @binding(2) var<uniform> enlarged: Enlarged;

@fragment
fn fragment(in: FullscreenVertexOutput) -> @location(0) vec4<f32> {
    let part = floor(vec2<f32>(textureDimensions(picture)) * enlarged.scale);
    let last = vec2<i32>(part) - 1;
    // Between the middles of four pixels. The sampler takes the nearest one.
    let place = in.uv * part - 0.5;
    let corner = vec2<i32>(floor(place));
    let share = fract(place);
    let a = textureLoad(picture, clamp(corner, vec2<i32>(0), last), 0);
    let b = textureLoad(picture, clamp(corner + vec2<i32>(1, 0), vec2<i32>(0), last), 0);
    let c = textureLoad(picture, clamp(corner + vec2<i32>(0, 1), vec2<i32>(0), last), 0);
    let d = textureLoad(picture, clamp(corner + vec2<i32>(1, 1), vec2<i32>(0), last), 0);
    return mix(mix(a, b, share.x), mix(c, d, share.x), share.y);
}
