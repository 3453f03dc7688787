// SPDX-License-Identifier: MIT
// The sky, and the floor that the model stands on. Both are so soft that a grid of points over the picture is
// enough: their colours are computed here and blended between.
layout(location = 0) in vec2 at; // -1 … 1

out vec3 seen;

void main() {
    vec3 direction = normalize(scene.rayForward.xyz + at.x * scene.rayRight.xyz + at.y * scene.rayUp.xyz);
    vec3 light = skyAt(direction);
    if (direction.z < 0.0) {
        float along = (scene.vertical.w - scene.vertical.y) / direction.z;
        vec2 onFloor = direction.xy * along;
        float down = -direction.z;
        vec3 air = mix(light, nadir, 1.0 - exp(-2.6 * down));
        // Shade of the block: all around below it, and cast by the sun.
        vec2 thrown = scene.sun.xy / max(scene.sun.z, 0.2) * 0.06 * scene.scale.x;
        float shade = 0.0;
        for (int i = 0; i < 4; ++i) {
            vec2 from = onFloor + thrown * (float(i) / 3.0);
            vec2 outside = max(max(scene.footprint.xy - from, from - scene.footprint.zw), 0.0);
            shade = max(shade, exp(-length(outside) / (0.012 * scene.scale.x * (1.0 + float(i)))));
        }
        light = air * (1.0 - 0.45 * shade);
    }
    seen = finished(light);
    gl_Position = vec4(at, 1.0, 1.0);
}
