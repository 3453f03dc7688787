// SPDX-License-Identifier: MIT
in float along;
out vec4 colour;

void main() { colour = vec4(mix(vec3(0.42, 0.02, 0.24), vec3(1.0, 0.36, 0.66), along), 1.0); }
