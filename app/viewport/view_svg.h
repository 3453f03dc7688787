// SPDX-License-Identifier: MIT
#pragma once

#include "app/viewport/scene.h"

#include <QByteArray>
#include <QSize>

namespace app {

/// The most samples a side that a drawing of faces is offered for.
inline constexpr int largestDrawnSide = 129;

/// The view as SVG 1.1: a face for every cell, filled with its colour, the farthest first, so
/// that nearer ones cover those behind (the painter's algorithm). Cells with a hole, and faces that reach
/// behind the eye, are left out; the water's surface covers what lies below it. With the display's wireframe
/// the faces have dark edges; with its contour lines those lie on the faces, with the heights of index lines
/// on top. `transparent`: without the sky's colour behind it. Any thread.
QByteArray viewSvg(const Scene& scene, const Camera& camera, QSize size, bool transparent);

} // namespace app
