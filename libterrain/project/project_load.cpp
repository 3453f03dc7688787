// SPDX-License-Identifier: MIT
#include "libterrain/core/number_text.h"
#include "libterrain/project/blob_chunks.h"
#include "libterrain/project/database.h"
#include "libterrain/project/stored_project.h"
#include "libterrain/recipe/recipe_json.h"

#include <sqlite3.h>

#include <array>
#include <charconv>
#include <fstream>
#include <map>
#include <new>

namespace terrain {
namespace fs = std::filesystem;
namespace {

/// What the first bytes of a file say.
struct Header {
    bool isDatabase = false;
    std::uint32_t applicationId = 0;
    std::uint32_t version = 0;
    std::uint64_t bytes = 0; ///< of the whole file
};

std::uint32_t bigEndian(const char* bytes) {
    std::uint32_t out = 0;
    for (int i = 0; i < 4; ++i)
        out = out << 8U | static_cast<unsigned char>(bytes[i]);
    return out;
}

/// Places and magic: the SQLite file format, section "The Database Header".
Header readHeader(const fs::path& path) {
    constexpr std::string_view magic("SQLite format 3\0", 16);
    std::array<char, 100> bytes{};
    std::ifstream file(path, std::ios::binary);
    file.read(bytes.data(), bytes.size());
    Header out;
    out.isDatabase = file.good() && std::string_view(bytes.data(), magic.size()) == magic;
    constexpr int halfWord = 16; // the page size takes two bytes; 1 stands for 65536
    const std::uint32_t pageSize = bigEndian(bytes.data() + 16) >> halfWord;
    out.bytes = std::uint64_t{pageSize == 1 ? 65536 : pageSize} * bigEndian(bytes.data() + 28);
    out.version = bigEndian(bytes.data() + 60);
    out.applicationId = bigEndian(bytes.data() + 68);
    return out;
}

Error damaged(const fs::path& path) {
    return {ErrorCode::UnusableInput,
            TERRAIN_TEXT("project",
                         "%1 is damaged or incomplete; the version before it may lie beside it as %2."),
            {path.string(), path.filename().string() + "~"}};
}

Status checkFile(const fs::path& path) {
    std::error_code code;
    const fs::file_status status = fs::status(path, code);
    if (!fs::exists(status))
        return Error{ErrorCode::UnusableInput,
                     TERRAIN_TEXT("project", "%1 does not exist: check the name."),
                     {path.string()}};
    const Error foreign{
        ErrorCode::UnusableInput, TERRAIN_TEXT("project", "%1 is not a Moraine project."), {path.string()}};
    if (!fs::is_regular_file(status))
        return foreign;
    if (!std::ifstream(path, std::ios::binary).is_open())
        return Error{ErrorCode::UnusableInput,
                     TERRAIN_TEXT("project", "%1 may not be read: check its permissions."),
                     {path.string()}};
    const Header header = readHeader(path);
    if (!header.isDatabase || header.applicationId != projectApplicationId)
        return foreign;
    if (header.version > projectVersion)
        return Error{ErrorCode::NewerVersion,
                     TERRAIN_TEXT("project",
                                  "%1 has project version %2; this program reads up to version %3: "
                                  "use a newer Moraine."),
                     {path.string(), numberText(std::uint64_t{header.version}), numberText(projectVersion)}};
    // Projects are written whole, so the pages are exactly the file.
    const bool whole = header.version == projectVersion && header.bytes == fs::file_size(path, code);
    return whole ? Status(Done{}) : Status(damaged(path));
}

/// Whether the file is a sound database with our tables and nothing else.
bool isSound(Database& database) {
    {
        Statement check(database, "PRAGMA quick_check(1)");
        if (!check.next() || check.text(longestStoredText) != "ok")
            return false;
    }
    Statement tables(database, "SELECT type, sql FROM sqlite_schema ORDER BY rowid");
    for (const char* expected : projectSchema)
        if (!tables.next() || tables.text(longestStoredText) != "table" ||
            tables.text(longestStoredText) != expected)
            return false;
    return !tables.next() && database.isOk();
}

bool readMeta(Database& database, StoredProject& stored, std::string& content) {
    std::map<std::string, std::string> values;
    Statement rows(database, "SELECT name, value FROM meta LIMIT 100");
    while (rows.next()) {
        std::string name = rows.text(longestStoredText);
        values[std::move(name)] = rows.text(longestStoredText);
    }
    content = values["content"];
    stored.fingerprint = values["fingerprint"];
    stored.exports = values["exports"];
    stored.viewpoints = values["viewpoints"];
    const std::optional<std::int64_t> current = parseInteger(values["current_generation"]);
    stored.currentGeneration = current.value_or(-1);
    return database.isOk() && current.has_value();
}

bool readRows(Database& database, StoredProject& stored) {
    Statement recipe(database, "SELECT json FROM recipe");
    if (!recipe.next())
        return false;
    stored.recipe = recipe.text(longestStoredJson);
    Statement view(database, "SELECT display, camera FROM view");
    if (!view.next())
        return false;
    stored.display = view.text(longestStoredJson);
    stored.camera = view.text(longestStoredJson);
    Statement history(database,
                      "SELECT time, text, recipe, display, thumbnail FROM history ORDER BY position");
    while (history.next()) {
        StoredGeneration g;
        g.time = history.integer();
        g.text = history.text(longestStoredText);
        g.recipe = history.text(longestStoredJson);
        g.display = history.text(longestStoredJson);
        const std::span<const std::byte> png = history.bytes(largestThumbnail);
        g.thumbnail.assign(reinterpret_cast<const char*>(png.data()), png.size());
        stored.history.push_back(std::move(g));
    }
    return database.isOk();
}

bool readBlobRows(Database& database, StoredProject& stored) {
    Statement rows(database, "SELECT hash, columns, rows, spacing_x, spacing_y, origin_x, origin_y, crs "
                             "FROM blobs ORDER BY position");
    while (rows.next()) {
        StoredBlob blob;
        blob.hash = rows.text(longestStoredText);
        const std::int64_t columns = rows.integer();
        const std::int64_t height = rows.integer();
        if (columns < 1 || columns > maximumSide || height < 1 || height > maximumSide)
            return false;
        blob.grid.columns = static_cast<int>(columns);
        blob.grid.rows = static_cast<int>(height);
        blob.grid.spacingX = rows.real();
        blob.grid.spacingY = rows.real();
        blob.grid.originX = rows.real();
        blob.grid.originY = rows.real();
        blob.grid.crs = rows.text(longestStoredText);
        stored.blobs.push_back(std::move(blob));
    }
    return database.isOk();
}

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
            return damaged(path);
        SharedBlob shared = makeBlob(std::move(*heights.value()), context.part(1, 1));
        if (shared == nullptr)
            return Cancelled{};
        if (shared->hash.hex() != blob.hash)
            return damaged(path);
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
    for (StoredGeneration& g : stored.history) {
        Result<Recipe> former = recipeFromJson(g.recipe, name, blobs);
        if (!former)
            return former.failure();
        out.history.push_back({std::move(former).value(), displayFromJson(g.display), std::move(g.text),
                               std::move(g.thumbnail), g.time});
    }
    const auto generations = static_cast<std::int64_t>(out.history.size());
    if (stored.currentGeneration >= -1 && stored.currentGeneration < generations)
        out.currentGeneration = static_cast<int>(stored.currentGeneration);
    return out;
}

Result<Project> readProject(const fs::path& path, const RunContext& context) {
    if (const Status usable = checkFile(path); !usable)
        return usable.failure();
    Database database = Database::openForReading(path, context);
    StoredProject stored;
    std::string content;
    const bool whole = isSound(database) && readMeta(database, stored, content) &&
                       readRows(database, stored) && readBlobRows(database, stored) &&
                       stored.contentName() == content;
    if (context.isCancelled())
        return Cancelled{};
    if (database.code() == SQLITE_NOMEM)
        throw std::bad_alloc();
    if (!whole)
        return damaged(path);
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
        return Error{ErrorCode::OverLimit,
                     TERRAIN_TEXT("project", "There is not enough memory to open %1."),
                     {path.string()}};
    }
}

bool isProjectFile(const fs::path& path) {
    std::error_code code;
    if (!fs::is_regular_file(path, code))
        return false;
    const Header header = readHeader(path);
    return header.isDatabase && header.applicationId == projectApplicationId;
}

} // namespace terrain
