// What figures are carved of: solid wood whose rings and fibres run through the whole piece, and gilding. The picture is
// made from where a place lies in the piece, so nothing is stretched over anything.
//
// Of a vertex: uv is x and z in the piece, uv_b.x its y, all in sides of a square; uv_b.y how much of the room's light comes
// in. The colour's alpha tells the stuff: 1 plain wood, 0.5 what shows no grain, 0.25 metal.

#import bevy_pbr::{
    forward_io::{VertexOutput, FragmentOutput},
    pbr_fragment::pbr_input_from_standard_material,
    pbr_functions::{alpha_discard, apply_pbr_lighting, main_pass_post_lighting_processing},
}

// A number from 0 to 1 that belongs to a lattice point.
fn chance(at: vec3<i32>) -> f32 {
    var hash = (bitcast<u32>(at.x) * 0x9E3779B1u) ^ (bitcast<u32>(at.y) * 0x85EBCA77u) ^ (bitcast<u32>(at.z) * 0xC2B2AE3Du);
    hash = (hash ^ (hash >> 15u)) * 0x2C1B3C6Du;
    hash = hash ^ (hash >> 12u);
    return f32(hash >> 8u) / 16777216.0;
}

// Smooth noise from 0 to 1.
fn noise(at: vec3<f32>) -> f32 {
    let cell = vec3<i32>(floor(at));
    var t = fract(at);
    t = t * t * (3.0 - 2.0 * t);
    let low = mix(
        mix(chance(cell), chance(cell + vec3(1, 0, 0)), t.x),
        mix(chance(cell + vec3(0, 1, 0)), chance(cell + vec3(1, 1, 0)), t.x),
        t.y,
    );
    let high = mix(
        mix(chance(cell + vec3(0, 0, 1)), chance(cell + vec3(1, 0, 1)), t.x),
        mix(chance(cell + vec3(0, 1, 1)), chance(cell + vec3(1, 1, 1)), t.x),
        t.y,
    );
    return mix(low, high, t.z);
}

// How light wood is at a place of the piece: rings about an axis beside it, and fibres along that axis.
fn grain(at: vec3<f32>) -> f32 {
    let wander = noise(at * vec3(2.6, 1.1, 2.6)) - 0.5;
    let ring = length(at.xz - vec2(1.1, 0.7)) * 11.0 + wander * 2.0;
    let late = pow(abs(fract(ring) - 0.5) * 2.0, 3.0);
    let fibre = noise(at * vec3(70.0, 6.0, 70.0)) - 0.5;
    return clamp(1.0 - 0.40 * late + 0.34 * fibre + 0.16 * wander, 0.4, 1.2);
}

@fragment
fn fragment(in: VertexOutput, @builtin(front_facing) is_front: bool) -> FragmentOutput {
    var pbr = pbr_input_from_standard_material(in, is_front);
#ifdef VERTEX_COLORS
#ifdef VERTEX_UVS_B
    let open = in.uv_b.y;
    let wooden = smoothstep(0.5, 1.0, in.color.a);
    let metal = 1.0 - smoothstep(0.25, 0.45, in.color.a);
    // Where wood is dark it is also a little redder.
    let lightness = pow(vec3(mix(1.0, grain(vec3(in.uv.x, in.uv_b.x, in.uv.y)), wooden)), vec3(0.9, 1.05, 1.3));
    // What is left of alpha is the material's own: a figure may fade.
    pbr.material.base_color = vec4(pbr.material.base_color.rgb * lightness, pbr.material.base_color.a / in.color.a);
    // Where hands do not reach, wax has not been rubbed.
    pbr.material.perceptual_roughness = mix(mix(0.70, 0.44, open), 0.30, metal);
    pbr.material.metallic = 0.75 * metal;
    pbr.diffuse_occlusion = vec3(open);
    pbr.specular_occlusion = open * open;
#endif
#endif
    pbr.material.base_color = alpha_discard(pbr.material, pbr.material.base_color);
    var out: FragmentOutput;
    out.color = apply_pbr_lighting(pbr);
    out.color = main_pass_post_lighting_processing(pbr, out.color);
    return out;
}
