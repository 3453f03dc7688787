// SPDX-License-Identifier: MIT
#include "libterrain/core/no_memory.h"
#include "libterrain/core/number_text.h"
#include "libterrain/project/blob_chunks.h"
#include "libterrain/project/database.h"
#include "libterrain/project/stored_project.h"
#include "libterrain/recipe/recipe_json.h"

#include <charconv>
#include <map>
#include <new>

namespace terrain {
namespace fs = std::filesystem;
namespace {

/// The blobs by their hash, each checked against it.
Result<std::map<std::string, SharedBlob>> readBlobs(Database& database, const StoredProject& stored,
                                                    const fs::path& path, const RunContext& context) {
    std::map<std::string, SharedBlob> out;
    std::int64_t position = 0;
    for (std::size_t i = 0; i < stored.blobs.size(); ++i) {
        const StoredBlob& blob = stored.blobs[i];
        const auto part = [&](std::size_t n) {
            return static_cast<double>(n) / static_cast<double>(stored.blobs.size());
        };
        Result<std::optional<Heightfield>> heights =
            readChunks(database, blob.grid, position, context.part(part(i), part(i + 1)));
        if (!heights)
            return heights.failure();
        if (context.isCancelled())
            return Cancelled{};
        if (!heights.value())
            return damagedProject(path);
        SharedBlob shared = makeBlob(std::move(*heights.value()), context.part(1, 1));
        if (shared == nullptr)
            return Cancelled{};
        if (shared->hash.hex() != blob.hash)
            return damagedProject(path);
        out[blob.hash] = std::move(shared);
    }
    return out;
}

std::optional<ContentHash> hashFromHex(std::string_view text) {
    constexpr std::size_t half = 16;
    ContentHash out;
    if (text.size() != 2 * half)
        return std::nullopt;
    const auto high = std::from_chars(text.data(), text.data() + half, out.high, 16);
    const auto low = std::from_chars(text.data() + half, text.data() + 2 * half, out.low, 16);
    const bool whole = high.ptr == text.data() + half && low.ptr == text.data() + 2 * half;
    return whole && out.hex() == text ? std::optional(out) : std::nullopt;
}

/// The project that the rows stand for.
Result<Project> projectOf(StoredProject& stored, const BlobSource& blobs, const fs::path& path) {
    const std::string name = path.string();
    Project out;
    Result<Recipe> recipe = recipeFromJson(stored.recipe, name, blobs);
    if (!recipe)
        return recipe.failure();
    out.recipe = std::move(recipe).value();
    out.display = displayFromJson(stored.display);
    out.camera = std::move(stored.camera);
    out.exports = std::move(stored.exports);
    out.viewpoints = std::move(stored.viewpoints);
    out.fingerprint = hashFromHex(stored.fingerprint);
    out.foreign = std::move(stored.foreign);
    for (auto [from, to] : {std::pair(&stored.history, &out.history), std::pair(&stored.shelf, &out.shelf)})
        for (StoredGeneration& g : *from) {
            Result<Recipe> former = recipeFromJson(g.recipe, name, blobs);
            if (!former)
                return former.failure();
            to->push_back({std::move(former).value(), displayFromJson(g.display), std::move(g.text),
                           std::move(g.thumbnail), g.time, std::move(g.name), g.kept});
        }
    const auto generations = static_cast<std::int64_t>(out.history.size());
    if (stored.currentGeneration >= -1 && stored.currentGeneration < generations)
        out.currentGeneration = static_cast<int>(stored.currentGeneration);
    return out;
}

Result<Project> readProject(const fs::path& path, const RunContext& context) {
    const Result<int> version = checkProjectFile(path);
    if (!version)
        return version.failure();
    Database database = Database::openForReading(path, context);
    Result<StoredProject> read = readStored(database, version.value(), path, context);
    if (!read)
        return read.failure();
    StoredProject& stored = read.value();
    const Result<std::map<std::string, SharedBlob>> blobs = readBlobs(database, stored, path, context);
    if (!blobs)
        return blobs.failure();
    const BlobSource source = [&](const std::string& hash) -> SharedBlob {
        const auto found = blobs.value().find(hash);
        return found != blobs.value().end() ? found->second : nullptr;
    };
    return projectOf(stored, source, path);
}

} // namespace

Result<Project> loadProject(const fs::path& path, const RunContext& context) {
    try {
        return readProject(path, context);
    } catch (const std::bad_alloc&) {
        return noMemoryToRead(path);
    }
}

} // namespace terrain
