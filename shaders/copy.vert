// SPDX-License-Identifier: MIT
layout(location = 0) in vec2 at; // -1 … 1

void main() { gl_Position = vec4(at, 0.0, 1.0); }
