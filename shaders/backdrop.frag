// SPDX-License-Identifier: MIT
in vec3 seen;
out vec4 colour;

void main() {
    // A grain of half a step hides the steps of a gradient.
    float grain = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715))));
    colour = vec4(seen + (grain - 0.5) / 255.0, 1.0);
}
