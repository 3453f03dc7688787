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
    float foot = scene.vertical.w - scene.vertical.y;
    float down = clamp((surfaceZ - fromEye.z) / max(surfaceZ - foot, 1e-6), 0.0, 1.0);
    vec3 material = mix(vec3(0.52, 0.45, 0.37), vec3(0.40, 0.355, 0.31), smoothstep(0.0, 0.5, down));
#ifdef WITH_WATER
    float ground = texture(heights, texel).r * scene.vertical.x - scene.vertical.y;
    if (fromEye.z > ground)
        material = mix(vec3(0.16, 0.42, 0.52), vec3(0.03, 0.13, 0.24),
                       clamp((surfaceZ - fromEye.z) * scene.water.x / scene.vertical.x, 0.0, 1.0));
#endif
    vec3 fill = vec3(0.20, 0.19, 0.19) * (1.0 - 0.4 * down); // what the ground around gives back
    vec3 lit = material * (lightOn(outward, vec2(1.0, 0.6)) + fill);
    colour = vec4(finished(mix(lit, horizon, hazeOver(fromEye))), 1.0);
}
