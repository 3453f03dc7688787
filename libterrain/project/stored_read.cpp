// SPDX-License-Identifier: MIT
#include "libterrain/core/number_text.h"
#include "libterrain/project/stored_project.h"

#include <sqlite3.h>

#include <algorithm>
#include <map>
#include <new>

namespace terrain {
namespace fs = std::filesystem;
namespace {

/// Whether the file is a sound database that begins with our tables.
bool isSound(Database& database, std::span<const char* const> schema) {
    {
        Statement check(database, "PRAGMA quick_check(1)");
        if (!check.next() || check.text(longestStoredText) != "ok")
            return false;
    }
    Statement tables(database, "SELECT type, coalesce(sql, '') FROM sqlite_schema ORDER BY rowid");
    for (const char* expected : schema)
        if (!tables.next() || tables.text(longestStoredText) != "table" ||
            tables.text(longestStoredText) != expected)
            return false;
    return database.isOk();
}

/// What `meta` says beside the members of StoredProject.
struct Meta {
    std::string content;
    std::string writer;
};

bool readMeta(Database& database, StoredProject& stored, Meta& meta) {
    std::map<std::string, std::string> values;
    Statement rows(database, "SELECT name, value FROM meta LIMIT 100");
    while (rows.next()) {
        std::string name = rows.text(longestStoredText);
        values[std::move(name)] = rows.text(longestStoredText);
    }
    meta = {values["content"], values["writer"]};
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
    return database.isOk();
}

bool readGenerations(Database& database, const char* sql, std::vector<StoredGeneration>& generations) {
    Statement rows(database, sql);
    while (rows.next()) {
        StoredGeneration g;
        g.time = rows.integer();
        g.text = rows.text(longestStoredText);
        g.recipe = rows.text(longestStoredJson);
        g.display = rows.text(longestStoredJson);
        const std::span<const std::byte> png = rows.bytes(largestThumbnail);
        g.thumbnail.assign(reinterpret_cast<const char*>(png.data()), png.size());
        g.name = rows.text(longestStoredText);
        g.kept = rows.integer() != 0;
        generations.push_back(std::move(g));
    }
    return database.isOk();
}

bool readHistory(Database& database, int version, StoredProject& stored) {
    if (version == 1)
        return readGenerations(
            database, "SELECT time, text, recipe, display, thumbnail, '', 0 FROM history ORDER BY position",
            stored.history);
    constexpr char columns[] = "SELECT time, text, recipe, display, thumbnail, name, kept FROM ";
    return readGenerations(database, (std::string(columns) + "history ORDER BY position").c_str(),
                           stored.history) &&
           readGenerations(database, (std::string(columns) + "shelf ORDER BY position").c_str(),
                           stored.shelf);
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

/// A name of letters, digits and marks, so that it can be said to a person.
bool isFeatureName(const std::string& name) {
    constexpr std::string_view marks = "_-.";
    constexpr std::size_t longest = 60;
    return !name.empty() && name.size() <= longest && std::ranges::all_of(name, [&](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || marks.find(c) != std::string_view::npos;
    });
}

/// What the file's features are to this version.
struct Features {
    std::vector<std::string> ignorable; ///< unknown ones
    std::string required;               ///< the first unknown one that must be known; empty = none
};

/// None when they are damaged. (This version knows none: all that it writes is in the other tables.)
std::optional<Features> readFeatures(Database& database) {
    constexpr std::size_t most = 100;
    Features out;
    Statement rows(database, "SELECT name, required FROM features ORDER BY name");
    while (rows.next()) {
        std::string name = rows.text(longestStoredText);
        const std::int64_t required = rows.integer();
        if (!isFeatureName(name) || required < 0 || required > 1 || out.ignorable.size() == most)
            return std::nullopt;
        if (required == 0)
            out.ignorable.push_back(std::move(name));
        else if (out.required.empty())
            out.required = std::move(name);
    }
    return database.isOk() ? std::optional(std::move(out)) : std::nullopt;
}

Error needsFeature(const fs::path& path, const std::string& writer, const std::string& feature) {
    return {ErrorCode::NewerVersion,
            TERRAIN_TEXT("project",
                         "%1 was saved by Moraine %2 and has a part, %3, without which it is not the "
                         "same; this is Moraine %4: use a newer one."),
            {path.string(), isFeatureName(writer) ? writer : "?", feature, MORAINE_VERSION}};
}

/// What is there beside the tables of the version, into `stored`; false when it is damaged.
bool readBeside(Database& database, int version, const Features& features, StoredProject& stored) {
    const std::size_t own = version == 1 ? projectSchema1.size() : projectSchema.size();
    auto foreign = readForeignParts(database, own, features.ignorable);
    if (!foreign)
        return false;
    if (!foreign->features.empty())
        stored.foreign = std::make_shared<const ForeignParts>(std::move(*foreign));
    return true;
}

} // namespace

Result<StoredProject> readStored(Database& database, int version, const fs::path& path,
                                 const RunContext& context) {
    StoredProject stored;
    Meta meta;
    std::optional<Features> features = Features{};
    const auto schema = version == 1 ? std::span<const char* const>(projectSchema1)
                                     : std::span<const char* const>(projectSchema);
    bool whole = isSound(database, schema) && readMeta(database, stored, meta);
    if (whole && version > 1) {
        features = readFeatures(database);
        // Before anything else is judged: with such a feature all of it may be otherwise.
        if (features && !features->required.empty())
            return needsFeature(path, meta.writer, features->required);
    }
    whole = whole && features && readRows(database, stored) && readHistory(database, version, stored) &&
            readBlobRows(database, stored) && readBeside(database, version, *features, stored) &&
            stored.contentName() == meta.content;
    if (context.isCancelled())
        return Cancelled{};
    if (database.code() == SQLITE_NOMEM)
        throw std::bad_alloc();
    return whole ? Result<StoredProject>(std::move(stored)) : Result<StoredProject>(damagedProject(path));
}

} // namespace terrain
