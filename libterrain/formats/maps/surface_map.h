// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"
#include "libterrain/core/run_context.h"
#include "libterrain/formats/import_options.h"
#include "libterrain/formats/maps/map_picture.h"
#include "libterrain/parameters/parameter_set.h"

#include <string>
#include <vector>

namespace terrain {

/// What can be made of a terrain's shape and exported in place of its heights: a table row each.
struct SurfaceMap {
    enum class Kind {
        Values,  ///< one number a sample, written by the heightmap formats
        Picture, ///< colours, written as PNG and GeoTIFF
        Lines,   ///< written as GeoJSON and SVG
    };
    const char* id; ///< stable
    TextSource label;
    TextSource help; ///< what it shows, and what its numbers mean
    Kind kind = Kind::Values;
    const char* unit = ""; ///< of its values
    /// What 0 and full scale of integers stand for; none: the values' own lowest and highest.
    std::optional<MetreRange> range = std::nullopt;
    std::span<const ParameterSpec> options = {};
    /// Refuses options that cannot be, before anything is computed (InvalidRequest, "map-option"). Names of
    /// layers that become files of their own; none: one file holds all. Null: nothing can be wrong.
    Result<std::vector<std::string>> (*check)(const MapSource& source) = nullptr;
    /// Of Values.
    Result<Heightfield> (*values)(const Heightfield& heights, const MapSource& source,
                                  const RunContext& context) = nullptr;
    /// Of a Picture; `heights` must outlive it.
    Result<MapPicturePtr> (*picture)(const Heightfield& heights, const MapSource& source) = nullptr;
};

/// Every map, in the order in which people see them.
std::span<const SurfaceMap> surfaceMaps();
/// Null when there is none.
const SurfaceMap* findSurfaceMap(std::string_view id);

} // namespace terrain
