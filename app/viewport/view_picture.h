// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"
#include "libterrain/surface/display.h"

#include <QImage>

#include <optional>

namespace app {

/// The 3D view as a picture of `size` pixels, framed from the display's camera, without a window; for
/// `render --view 3d`. Needs a QGuiApplication. None when there is no OpenGL or not enough memory: then
/// `error` (may be null) gets one translated sentence. GUI thread.
std::optional<QImage> renderView(const terrain::SharedHeightfield& heights, const terrain::Display& display,
                                 std::optional<double> seaLevel, QSize size, QString* error);

} // namespace app
