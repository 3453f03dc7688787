// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/result.h"

#include <cstdint>
#include <string>

namespace terrain {

/// The most samples a side: 2^20 cells.
inline constexpr int maximumSide = (1 << 20) + 1;

/// Where the samples of a terrain lie. Samples are points: N columns are (N−1)·spacing wide.
/// x points east, y north; row 0 is the north edge.
struct Grid {
    int columns = 0;
    int rows = 0;
    double spacingX = 1; ///< metres between columns, > 0
    double spacingY = 1; ///< metres between rows, > 0
    double originX = 0;  ///< x (easting or longitude) of the north-west sample in the units of crs
    double originY = 0;  ///< y (northing or latitude) of the north-west sample
    std::string crs;     ///< WKT or an authority code such as "EPSG:32632"; empty when there is none

    [[nodiscard]] bool isEmpty() const { return columns <= 0 || rows <= 0; }
    [[nodiscard]] std::int64_t sampleCount() const { return std::int64_t{columns} * rows; }
    [[nodiscard]] double width() const { return columns > 0 ? (columns - 1) * spacingX : 0; }
    [[nodiscard]] double depth() const { return rows > 0 ? (rows - 1) * spacingY : 0; }

    friend bool operator==(const Grid&, const Grid&) = default;
};

/// A rectangle of samples inside a grid.
struct Window {
    int column = 0; ///< of its west edge
    int row = 0;    ///< of its north edge
    int columns = 0;
    int rows = 0;

    friend bool operator==(const Window&, const Window&) = default;
};

/// The whole of `grid` as a window.
Window wholeOf(const Grid& grid);

/// The grid of a window: same spacing, the origin moved to the window's north-west sample. With a crs the
/// origin is left as it is: what a metre is in the crs's units, placedWindow in formats/georeference.h knows.
Grid gridOfWindow(const Grid& grid, const Window& window);

/// Refuses sizes below 2×2 or above maximumSide, spacings that are not finite and > 0, origins that are not
/// finite.
Status checkGrid(const Grid& grid);

/// Refuses windows smaller than 1×1 or outside the grid.
Status checkWindow(const Grid& grid, const Window& window);

} // namespace terrain
