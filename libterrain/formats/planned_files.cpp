// SPDX-License-Identifier: MIT
#include "libterrain/formats/planned_files.h"

#include "libterrain/formats/targets/target_files.h"

namespace terrain {
namespace {

namespace fs = std::filesystem;

/// The names of the settings sheet, and a note where the target needs another name than the one asked for.
void planSheet(const fs::path& asked, const std::string& stem, const std::string& suffix, ExportPlan& plan) {
    const std::string askedStem = asked.stem().string();
    if (stem != askedStem)
        plan.notes.emplace_back(
            TERRAIN_TEXT("formats", "%1 needs another name than %2: the file is called %3."),
            std::vector{std::string(plan.target->label), askedStem + suffix,
                        plan.files.front().path.filename().string()});
    const fs::path folder = asked.parent_path();
    plan.sheetText = folder / (askedStem + ".settings.txt");
    plan.sheetJson = folder / (askedStem + ".settings.json");
}

} // namespace

void planFiles(const ExportRequest& request, const Tiling& tiling, ExportPlan& plan) {
    const Target* target = plan.target;
    const std::string asked = request.path.stem().string();
    std::string suffix = request.path.extension().string();
    if (target != nullptr && suffix.empty())
        suffix = std::string(".") + targetFile(*target, *plan.format)->suffix;
    const std::string stem = target != nullptr ? targetStem(*target, asked) : asked;
    const std::vector<Window> windows = tileWindows(tiling, plan.grid.columns, plan.grid.rows);
    const TileNames names = target != nullptr ? target->tiles : TileNames::ColumnRow;
    const bool gsi = target != nullptr && target->name == NameRule::EndsInGsi;
    for (std::size_t i = 0; i < windows.size(); ++i) {
        const int x = static_cast<int>(i) % tiling.columns;
        const int y = static_cast<int>(i) / tiling.columns;
        std::string name = stem;
        if (!tiling.isWhole())
            name = (gsi ? asked : stem) + tileName(names, x, y, tiling.rows);
        if (gsi && !tiling.isWhole())
            name = targetStem(*target, name);
        fs::path path = request.path;
        path.replace_filename(name + suffix);
        plan.files.push_back({windows[i], std::move(path)});
    }
    if (target != nullptr)
        planSheet(request.path, stem, suffix, plan);
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
    return out;
}

} // namespace terrain
