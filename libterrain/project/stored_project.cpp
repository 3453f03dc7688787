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

void addGeneration(std::string& out, const StoredGeneration& generation) {
    add(out, numberText(generation.time));
    for (const std::string* member :
         {&generation.text, &generation.recipe, &generation.display, &generation.thumbnail})
        add(out, *member);
}

/// What version 1 had not: nothing where it is not used, so that its files keep their names.
void addKept(std::string& out, const std::string& place, const StoredGeneration& generation) {
    add(out, "kept");
    add(out, place);
    add(out, generation.name);
    add(out, generation.kept ? "1" : "0");
}

} // namespace

bool StoredProject::isStorable() const {
    const auto isShort = [](const std::string& json) { return json.size() <= longestStoredJson; };
    const auto isShortGeneration = [&](const StoredGeneration& g) {
        return isShort(g.recipe) && isShort(g.display) && g.text.size() <= longestStoredText &&
               g.name.size() <= longestStoredText && g.thumbnail.size() <= largestThumbnail;
    };
    return exports.size() <= longestStoredText && viewpoints.size() <= longestStoredText && isShort(recipe) &&
           isShort(display) && isShort(camera) && std::ranges::all_of(history, isShortGeneration) &&
           std::ranges::all_of(shelf, isShortGeneration) &&
           std::ranges::all_of(
               blobs, [](const StoredBlob& blob) { return blob.grid.crs.size() <= longestStoredText; });
}

std::uint64_t StoredProject::leastBytes() const {
    std::uint64_t out = recipe.size() + display.size() + camera.size() + exports.size() + viewpoints.size();
    for (const auto* generations : {&history, &shelf})
        for (const StoredGeneration& g : *generations)
            out += g.text.size() + g.recipe.size() + g.display.size() + g.thumbnail.size() + g.name.size();
    return out;
}

std::string StoredProject::contentName() const {
    std::string text;
    for (const std::string* member : {&recipe, &display, &camera, &fingerprint})
        add(text, *member);
    add(text, numberText(currentGeneration));
    for (const StoredGeneration& generation : history)
        addGeneration(text, generation);
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
    for (std::size_t i = 0; i < history.size(); ++i)
        if (history[i].kept || !history[i].name.empty())
            addKept(text, numberText(std::uint64_t{i}), history[i]);
    for (const StoredGeneration& generation : shelf) {
        addGeneration(text, generation);
        addKept(text, "shelf", generation);
    }
    if (foreign != nullptr)
        for (const std::string& feature : foreign->features)
            addOptional("feature", feature);
    return contentHash(std::as_bytes(std::span(text))).hex();
}

} // namespace terrain
