// SPDX-License-Identifier: MIT
uniform sampler2D heights;
#ifdef WITH_HOLES
uniform sampler2D presence;
#endif

in vec3 fromEye;
in vec2 place;
in float surfaceZ;
out vec4 colour;

void main() {
    vec2 texel = (place + 0.5) / scene.grid.zw;
#ifdef WITH_HOLES
    if (texture(presence, texel).r < 0.999)
        discard;
#endif
    vec3 outward = normalize(cross(dFdx(fromEye), dFdy(fromEye)));
    float ground = texture(heights, texel).r * scene.vertical.x - scene.vertical.y;
    float foot = scene.vertical.w - scene.vertical.y;
    float down = clamp((surfaceZ - fromEye.z) / max(surfaceZ - foot, 1e-6), 0.0, 1.0);
    vec3 earth = mix(vec3(0.30, 0.26, 0.22), vec3(0.20, 0.18, 0.165), down);
    vec3 sea = mix(vec3(0.10, 0.27, 0.33), vec3(0.02, 0.08, 0.13),
                   clamp((surfaceZ - fromEye.z) * scene.water.x / scene.vertical.x, 0.0, 1.0));
    vec3 material = fromEye.z > ground ? sea : earth;
    colour = vec4(finished(throughAir(material * lightOn(outward, 0.8 + 0.2 * (1.0 - down)), fromEye)), 1.0);
}
