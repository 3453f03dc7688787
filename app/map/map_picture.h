// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"
#include "libterrain/core/run_context.h"
#include "libterrain/surface/display.h"

#include <QImage>

#include <optional>

namespace app {

struct MapOptions {
    terrain::Display display;
    std::optional<double> seaLevel; ///< m
    QSize size; ///< of the picture; the terrain is fitted into it, north up; empty = one pixel a sample
};

/// The shaded, coloured map of a terrain: hillshade × ramp, water, holes as a pattern-free grey. Also
/// thumbnails and `render --view map`. Works on any thread and without OpenGL. Null image when cancelled.
QImage mapPicture(const terrain::Heightfield& heights, const MapOptions& options,
                  const terrain::RunContext& context = {});

} // namespace app
