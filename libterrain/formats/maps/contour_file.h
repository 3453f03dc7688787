// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/safe_file.h"
#include "libterrain/surface/contours.h"

#include <filesystem>

namespace terrain {

struct ContourStyle {
    double base = 0;     ///< m
    double interval = 1; ///< m
    int index = 5;       ///< every so many lines from the base is an index line
};

enum class ContourKind { GeoJson, Svg };
/// By the suffix; none for others.
std::optional<ContourKind> contourKind(const std::filesystem::path& path);

/// Writes lines on `grid`. GeoJSON (RFC 7946, each line with its elevation in m and whether it is an index
/// line): coordinates of the grid's crs, which is named where it is another than longitude and latitude, as
/// GIS programs read it; without a crs metres. SVG: metres, north up, a group for each level, index lines
/// thicker. The file is read again before it gets its name: CannotWrite when it does not hold what was
/// written.
Status writeContours(std::span<const ContourLine> lines, const Grid& grid, const ContourStyle& style,
                     ContourKind kind, const std::filesystem::path& path, Existing existing);

} // namespace terrain
