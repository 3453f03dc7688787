// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/maps/surface_map.h"
#include "libterrain/formats/planned_files.h"
#include "libterrain/formats/verify_export.h"

namespace terrain {

/// A map as a person asks for it beside heights.
struct MapChoice {
    const SurfaceMap* map = nullptr;
    ParameterSet options; ///< of the map; complete, or empty for the defaults
    std::string suffix;   ///< of its files, without the point; empty: as the export needs it

    friend bool operator==(const MapChoice&, const MapChoice&) = default;
};

/// A map of which everything is decided.
struct PlannedMap {
    const SurfaceMap* map = nullptr;
    MapSource source;                        ///< options complete
    const HeightmapFormat* format = nullptr; ///< of Values
    ExportOptions options;                   ///< of Values; a range in the map's own numbers
    std::vector<PlannedFile> files;
    std::string beside; ///< suffix of a file beside each (HeightmapFormat::sideText); empty: none

    [[nodiscard]] std::vector<std::filesystem::path> paths() const;
    /// Of all files together on a whole of `grid`; nothing for Lines, which nobody knows before.
    [[nodiscard]] SizeEstimate estimatedSize(const Grid& grid, const Heightfield& heights) const;
};

/// What a map that was written tells.
struct MapOutcome {
    const SurfaceMap* map = nullptr;
    Grid grid; ///< of the whole as it was written
    std::vector<std::filesystem::path> files;
    std::optional<VerifiedReport> values; ///< of Values: what their samples mean
    std::size_t lines = 0;                ///< of Lines
    double interval = 0;                  ///< between them, m
    std::vector<Text> notes;
};

/// Completes a map whose other members are decided: what stands beside its files on a whole of `grid`.
void addBeside(PlannedMap& planned, const Grid& grid);

/// The suffixes that a map can be written with, without the point.
std::vector<std::string> mapSuffixes(const SurfaceMap& map);
/// The same for people: ".png .tif" and so on.
std::string mapSuffixesText(const SurfaceMap& map);

/// A complete set of values: `options`, or the defaults when it is empty.
ParameterSet completedOptions(const SurfaceMap& map, const ParameterSet& options);

/// Refuses a path or format that holds no such map, and options that cannot be. InvalidRequest; `field` names
/// the option.
Status checkPlannedMap(const PlannedMap& planned);

/// Writes a map of `heights`, which are the whole as it is written, into its files, each read again before it
/// gets its name. Colours need heights everywhere: UnusableInput with the count of missing ones. With
/// Existing::Keep nothing is begun when a file is there; what a failed export has made new is taken away
/// again.
Result<MapOutcome> writeMap(const PlannedMap& planned, const Heightfield& heights, Existing existing,
                            const RunContext& context);

/// Refuses heights with holes for a map in colours.
Status checkHoles(const SurfaceMap& map, const Heightfield& heights);

} // namespace terrain
