// SPDX-License-Identifier: MIT
// The sky, and the floor that the model stands on.
in vec3 ray;
out vec4 colour;

void main() {
    vec3 direction = normalize(ray);
    vec3 seen = skyAt(direction);
    if (direction.z < 0.0) {
        float along = (scene.vertical.w - scene.vertical.y) / direction.z;
        vec2 at = direction.xy * along;
        vec2 outside = max(max(scene.footprint.xy - at, at - scene.footprint.zw), 0.0);
        float shade = 0.5 * exp(-length(outside) / (0.05 * scene.options.y));
        vec3 floorColour = vec3(0.56, 0.60, 0.63) * (1.0 - shade);
        seen = mix(horizon, floorColour, exp(-length(at) / (6.0 * scene.options.y)));
    }
    colour = vec4(finished(seen), 1.0);
}
