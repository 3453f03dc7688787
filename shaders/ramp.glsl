// SPDX-License-Identifier: MIT
// Colours by height.
uniform sampler2D ramp;

vec3 rampColour(float height) {
    vec3 at = scene.ramp.xyz;
    float position = height < at.y ? 0.5 * (height - at.x) / max(at.y - at.x, 1e-20)
                                   : 0.5 + 0.5 * (height - at.y) / max(at.z - at.y, 1e-20);
    return texture(ramp, vec2(position * (255.0 / 256.0) + 0.5 / 256.0, 0.5)).rgb;
}
