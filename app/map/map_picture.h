// SPDX-License-Identifier: MIT
#pragma once

#include "app/settings/view_projection.h"
#include "libterrain/core/heightfield.h"
#include "libterrain/core/run_context.h"
#include "libterrain/surface/display.h"

#include <QImage>

#include <memory>
#include <optional>

namespace app {

struct MapOptions {
    terrain::Display display;
    std::optional<double> seaLevel; ///< m
    /// Of the picture. The terrain is fitted into it in its true proportions, north up, in the middle; what
    /// it leaves is transparent. Empty = one pixel a sample.
    QSize size;
    /// Pixels that either side of the terrain has at least, whatever its proportions; not over those of
    /// `size`. For pictures by which a terrain is known again.
    int leastSide = 0;
};

/// The shaded, coloured map of a terrain: hillshade × ramp, water, holes as a pattern-free grey. Also
/// thumbnails and `render --view map`. Works on any thread and without OpenGL. Null image when cancelled,
/// when the terrain is empty or when there is no memory for the picture.
/// With contour lines, index lines have their heights where there is room for them.
QImage mapPicture(const terrain::Heightfield& heights, const MapOptions& options,
                  const terrain::RunContext& context = {});

/// Where places are in such a picture; of a repeated terrain in the copy in the middle. Precondition: the
/// terrain is not empty.
std::unique_ptr<ViewProjection> mapPictureProjection(const terrain::Heightfield& heights,
                                                     const MapOptions& options);

} // namespace app
