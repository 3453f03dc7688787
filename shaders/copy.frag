// SPDX-License-Identifier: MIT
// A picture of the same size, pixel by pixel.
uniform sampler2D picture;
out vec4 colour;

void main() {
    colour = texelFetch(picture, ivec2(gl_FragCoord.xy), 0);
}
