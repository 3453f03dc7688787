// SPDX-License-Identifier: MIT
#include "libterrain/formats/planned_files.h"

#include "libterrain/formats/targets/target_files.h"

namespace terrain {
namespace {

/// Calls body(window, what a tile's name has behind the stem) for each tile; for the whole that is nothing.
template <class Body>
void eachTile(const FileNames& names, const Body& body) {
    const TileNames rule = names.target != nullptr ? names.target->tiles : TileNames::ColumnRow;
    const Tiling& tiling = names.tiling;
    const std::vector<Window> windows = tileWindows(tiling, names.columns, names.rows);
    for (std::size_t i = 0; i < windows.size(); ++i) {
        const int x = static_cast<int>(i) % tiling.columns;
        const int y = static_cast<int>(i) / tiling.columns;
        body(windows[i], tiling.isWhole() ? std::string() : tileName(rule, x, y, tiling.rows));
    }
}

std::filesystem::path pathOf(const FileNames& names, const std::string& name) {
    std::filesystem::path out = names.path;
    return out.replace_filename(name);
}

} // namespace

std::vector<PlannedFile> heightFiles(const FileNames& names, const std::string& suffix) {
    const std::string asked = names.path.stem().string();
    const Target* target = names.target;
    std::vector<PlannedFile> out;
    eachTile(names, [&](const Window& window, const std::string& tile) {
        std::string name = asked + tile;
        if (target != nullptr)
            name = target->name == NameRule::EndsInGsi ? targetStem(*target, name)
                                                       : targetStem(*target, asked) + tile;
        out.push_back({window, pathOf(names, name + suffix)});
    });
    return out;
}

std::vector<PlannedFile> mapFiles(const FileNames& names, const std::string& id, const std::string& suffix,
                                  const std::vector<std::string>& layers) {
    std::string stem = names.path.stem().string();
    if (!id.empty())
        stem += "_" + id;
    // Other rules are about heights: a fixed name, or one that keeps colour correction away.
    const bool safe = names.target != nullptr && names.target->name == NameRule::NoTileLookalike;
    const auto name = [&](const std::string& wanted) {
        return safe ? targetStem(*names.target, wanted) : wanted;
    };
    std::vector<PlannedFile> out;
    eachTile(names, [&](const Window& window, const std::string& tile) {
        if (layers.empty())
            out.push_back({window, pathOf(names, name(stem) + tile + suffix)});
        for (std::size_t i = 0; i < layers.size(); ++i)
            out.push_back(
                {window, pathOf(names, name(stem + "_" + layers[i]) + tile + suffix), static_cast<int>(i)});
    });
    return out;
}

} // namespace terrain
