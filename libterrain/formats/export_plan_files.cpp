// SPDX-License-Identifier: MIT
#include "libterrain/formats/export_plan.h"

#include <algorithm>

namespace terrain {
namespace {

namespace fs = std::filesystem;

/// Text can only be guessed, and what is packed becomes smaller: so it is with all files together.
void add(const SizeEstimate& part, SizeEstimate& whole) {
    whole.bytes += part.bytes;
    whole.kind = std::max(whole.kind, part.kind);
}

} // namespace

double usedShare(const MetreRange& range, const HeightRange& heights) {
    const double span = range.maximum - range.minimum;
    const double used =
        std::min<double>(heights.maximum, range.maximum) - std::max<double>(heights.minimum, range.minimum);
    return span > 0 && !heights.isEmpty() ? std::clamp(used / span, 0.0, 1.0) : 1;
}

fs::path ExportPlan::besidePath(const PlannedFile& file) const {
    fs::path path = file.path;
    return path.replace_extension(beside->suffix);
}

std::vector<fs::path> ExportPlan::paths() const {
    std::vector<fs::path> out;
    const bool hasBeside = beside && !beside->text.empty();
    for (const PlannedFile& file : files) {
        out.push_back(file.path);
        if (hasBeside)
            out.push_back(besidePath(file));
    }
    for (const PlannedMap& map : maps) {
        const std::vector<fs::path> paths = map.paths();
        out.insert(out.end(), paths.begin(), paths.end());
    }
    if (target != nullptr)
        out.insert(out.end(), {sheetText, sheetJson});
    return out;
}

SizeEstimate ExportPlan::estimatedSize(const Heightfield& heights) const {
    SizeEstimate out = format->estimatedSize(grid, heights, options.format);
    double samples = 0; // of all files: tiles may share some
    for (const PlannedFile& file : files)
        samples += static_cast<double>(file.window.columns) * file.window.rows;
    const auto whole = static_cast<double>(grid.sampleCount());
    out.bytes = static_cast<std::uint64_t>(static_cast<double>(out.bytes) * (samples / whole));
    for (const PlannedMap& map : maps)
        add(map.estimatedSize(grid, heights), out);
    return out;
}

} // namespace terrain
