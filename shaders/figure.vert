// SPDX-License-Identifier: MIT
// A person on the ground; heights count as often as the ground's do.
layout(location = 0) in vec4 at; // m from the feet

out vec3 fromEye;
out float up;

void main() {
    up = at.z;
    fromEye = scene.figure.xyz + vec3(at.xy, at.z * scene.vertical.x);
    gl_Position = scene.toClip * vec4(fromEye, 1.0);
}
