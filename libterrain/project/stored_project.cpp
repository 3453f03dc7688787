// SPDX-License-Identifier: MIT
#include "libterrain/project/stored_project.h"

#include "libterrain/core/number_text.h"

#include <algorithm>

namespace terrain {
namespace {

/// Adds a text together with its length, so that no two lists of texts give the same whole.
void add(std::string& out, const std::string& text) {
    out += numberText(std::uint64_t{text.size()}) + ":" + text;
}

void addGrid(std::string& out, const Grid& grid) {
    add(out, numberText(grid.columns));
    add(out, numberText(grid.rows));
    // Adding 0 makes −0 what it is after a round through SQLite: 0.
    for (const double number : {grid.spacingX, grid.spacingY, grid.originX, grid.originY})
        add(out, numberText(number + 0.0));
    add(out, grid.crs);
}

} // namespace

bool StoredProject::isStorable() const {
    const auto isShort = [](const std::string& json) { return json.size() <= longestStoredJson; };
    return exports.size() <= longestStoredText && viewpoints.size() <= longestStoredText && isShort(recipe) &&
           isShort(display) && isShort(camera) &&
           std::ranges::all_of(history,
                               [&](const StoredGeneration& g) {
                                   return isShort(g.recipe) && isShort(g.display) &&
                                          g.text.size() <= longestStoredText &&
                                          g.thumbnail.size() <= largestThumbnail;
                               }) &&
           std::ranges::all_of(
               blobs, [](const StoredBlob& blob) { return blob.grid.crs.size() <= longestStoredText; });
}

std::string StoredProject::contentName() const {
    std::string text;
    for (const std::string* member : {&recipe, &display, &camera, &fingerprint})
        add(text, *member);
    add(text, numberText(currentGeneration));
    for (const StoredGeneration& generation : history) {
        add(text, numberText(generation.time));
        for (const std::string* member :
             {&generation.text, &generation.recipe, &generation.display, &generation.thumbnail})
            add(text, *member);
    }
    add(text, "blobs");
    for (const StoredBlob& blob : blobs) {
        add(text, blob.hash);
        addGrid(text, blob.grid);
    }
    const auto addOptional = [&](const char* name, const std::string& value) {
        if (value.empty())
            return; // as in files from before there was such a value
        add(text, name);
        add(text, value);
    };
    addOptional("exports", exports);
    addOptional("viewpoints", viewpoints);
    return contentHash(std::as_bytes(std::span(text))).hex();
}

} // namespace terrain
