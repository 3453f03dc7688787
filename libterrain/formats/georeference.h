// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/heightmap_reader.h"

namespace terrain {

/// Where a file says that its samples lie, in the units of its coordinate system.
struct FileGeoreference {
    double west = 0;  ///< x of the north-west sample (not of its cell's corner)
    double north = 0; ///< y of it
    double stepX = 1; ///< between columns, > 0
    double stepY = 1;
    std::string crs; ///< as Grid::crs; empty when the file names none
};

/// Metres of a degree of longitude and of latitude on the WGS84 ellipsoid at a latitude in degrees.
struct MetresPerDegree {
    double longitude;
    double latitude;
};
MetresPerDegree metresPerDegree(double latitude);

/// Places a grid of known size: spacing in metres (degrees at the middle latitude, feet by their length),
/// origin and crs; completes facts.spacingKnown and says what was done. Steps that are no numbers greater
/// than 0 are UnusableInput, unless the options give the spacing.
Status placeGrid(const FileGeoreference& file, const FileProbe& probe, const ImportOptions& options,
                 Grid& grid, HeightmapFacts& facts);

/// The spacing of a grid in the units of its crs: what placeGrid made metres of.
struct CrsStep {
    double x;
    double y;
};
CrsStep crsStep(const Grid& grid);

/// The grid of a window of `grid`, whatever the units of its crs: every sample keeps its place. Degrees
/// become metres at the window's own middle latitude, as a file of the window alone would have them.
Grid placedWindow(const Grid& grid, const Window& window);

} // namespace terrain
