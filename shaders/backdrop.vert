// SPDX-License-Identifier: MIT
// One triangle over the whole picture, behind everything.
out vec3 ray;

void main() {
    vec2 at = vec2(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0);
    ray = scene.rayForward.xyz + at.x * scene.rayRight.xyz + at.y * scene.rayUp.xyz;
    gl_Position = vec4(at, 1.0, 1.0);
}
