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
#import tavoliere::noise::noise

// How light wood is at a place of the piece: rings about an axis beside it, and fibres along that axis.
fn grain(at: vec3<f32>) -> f32 {
    let wander = noise(at * vec3(2.6, 1.1, 2.6)) - 0.5;
    let ring = length(at.xz - vec2(1.1, 0.7)) * 11.0 + wander * 2.0;
    let late = pow(abs(fract(ring) - 0.5) * 2.0, 3.0);
    let fibre = noise(at * vec3(70.0, 6.0, 70.0)) - 0.5;
    return clamp(1.0 - 0.40 * late + 0.34 * fibre + 0.16 * wander, 0.4, 1.2);
}

// How dark a hollow is, by the colour of its walls: what is pale throws light on into it. J. Jimenez and others, "Practical
// Realtime Strategies for Accurate Indirect Occlusion" (2016).
fn hollow(open: f32, colour: vec3<f32>) -> vec3<f32> {
    let a = 2.0404 * colour - 0.3324;
    let b = -4.7951 * colour + 0.6417;
    let c = 2.7552 * colour + 0.6903;
    return max(vec3(open), ((open * a + b) * open + c) * open);
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
    pbr.diffuse_occlusion = hollow(open, pbr.material.base_color.rgb);
    pbr.specular_occlusion = open * open;
#endif
#endif
    pbr.material.base_color = alpha_discard(pbr.material, pbr.material.base_color);
    var out: FragmentOutput;
    out.color = apply_pbr_lighting(pbr);
    out.color = main_pass_post_lighting_processing(pbr, out.color);
    return out;
}
