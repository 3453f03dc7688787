// SPDX-License-Identifier: MIT
#include "libterrain/core/no_memory.h"
#include "libterrain/core/number_text.h"
#include "libterrain/core/platform/files.h"
#include "libterrain/project/blob_chunks.h"
#include "libterrain/project/database.h"
#include "libterrain/project/project_backup.h"
#include "libterrain/project/stored_project.h"
#include "libterrain/recipe/recipe_json.h"

#include <algorithm>
#include <new>

namespace terrain {
namespace fs = std::filesystem;
namespace {

/// The blobs that recipes hold, each once, in the order in which they appear.
void collectBlobs(const Recipe& recipe, std::vector<SharedBlob>& blobs) {
    for (const Step& step : recipe.steps)
        for (const ParameterSpec& spec : step.parameters.specs()) {
            if (spec.type != ParameterType::Heights)
                continue;
            const SharedBlob& blob = step.parameters.heights(spec.id);
            const bool isKnown = blob == nullptr || std::ranges::any_of(blobs, [&](const SharedBlob& other) {
                                     return other->hash == blob->hash;
                                 });
            if (!isKnown)
                blobs.push_back(blob);
        }
}

std::vector<SharedBlob> blobsOf(const Project& project) {
    std::vector<SharedBlob> out;
    collectBlobs(project.recipe, out);
    for (const auto* generations : {&project.history, &project.shelf})
        for (const Generation& generation : *generations)
            collectBlobs(generation.recipe, out);
    return out;
}

StoredProject storedForm(const Project& project, const std::vector<SharedBlob>& blobs) {
    StoredProject out;
    out.recipe = recipeToJson(project.recipe);
    out.display = displayToJson(project.display);
    out.camera = project.camera;
    out.exports = project.exports;
    out.viewpoints = project.viewpoints;
    out.fingerprint = project.fingerprint ? project.fingerprint->hex() : std::string();
    out.currentGeneration = project.currentGeneration;
    out.foreign = project.foreign;
    for (const auto& [from, to] :
         {std::pair(&project.history, &out.history), std::pair(&project.shelf, &out.shelf)})
        for (const Generation& g : *from)
            to->push_back({g.time, g.text, recipeToJson(g.recipe), displayToJson(g.display), g.thumbnailPng,
                           g.name, g.kept});
    for (const SharedBlob& blob : blobs)
        out.blobs.push_back({blob->hash.hex(), blob->heights.grid()});
    return out;
}

void writeMeta(Database& database, const StoredProject& stored) {
    Statement insert(database, "INSERT INTO meta VALUES (?, ?)");
    const auto put = [&](const std::string& name, const std::string& value) {
        insert.bind(name).bind(value).run();
    };
    put("content", stored.contentName());
    put("current_generation", numberText(stored.currentGeneration));
    if (!stored.exports.empty())
        put("exports", stored.exports);
    put("fingerprint", stored.fingerprint);
    if (!stored.viewpoints.empty())
        put("viewpoints", stored.viewpoints);
    put("writer", MORAINE_VERSION);
}

void writeGenerations(Database& database, const char* sql, const std::vector<StoredGeneration>& generations) {
    Statement rows(database, sql);
    std::int64_t position = 0;
    for (const StoredGeneration& g : generations)
        rows.bind(position++)
            .bind(g.time)
            .bind(g.text)
            .bind(g.recipe)
            .bind(g.display)
            .bind(std::as_bytes(std::span(g.thumbnail)))
            .bind(g.name)
            .bind(std::int64_t{g.kept})
            .run();
}

void writeRows(Database& database, const StoredProject& stored) {
    constexpr std::int64_t only = 0;
    Statement(database, "INSERT INTO recipe VALUES (?, ?)").bind(only).bind(stored.recipe).run();
    Statement(database, "INSERT INTO view VALUES (?, ?, ?)")
        .bind(only)
        .bind(stored.display)
        .bind(stored.camera)
        .run();
    writeGenerations(database, "INSERT INTO history VALUES (?, ?, ?, ?, ?, ?, ?, ?)", stored.history);
    writeGenerations(database, "INSERT INTO shelf VALUES (?, ?, ?, ?, ?, ?, ?, ?)", stored.shelf);
    Statement blobs(database, "INSERT INTO blobs VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)");
    std::int64_t position = 0;
    for (const StoredBlob& b : stored.blobs)
        blobs.bind(position++)
            .bind(b.hash)
            .bind(std::int64_t{b.grid.columns})
            .bind(std::int64_t{b.grid.rows})
            .bind(b.grid.spacingX)
            .bind(b.grid.spacingY)
            .bind(b.grid.originX)
            .bind(b.grid.originY)
            .bind(b.grid.crs)
            .run();
}

Status writeDatabase(Database& database, const StoredProject& stored, const std::vector<SharedBlob>& blobs,
                     const RunContext& context) {
    // Large pages shorten the chains of pages that chunks lie in; small ones keep plain projects small.
    database.execute(blobs.empty() ? "PRAGMA page_size = 4096" : "PRAGMA page_size = 32768");
    static_assert(projectApplicationId == 1299149409 && projectVersion == 2);
    database.execute("PRAGMA application_id = 1299149409");
    database.execute("PRAGMA user_version = 2");
    database.execute("BEGIN");
    for (const char* table : projectSchema)
        database.execute(table);
    writeMeta(database, stored);
    writeRows(database, stored);
    std::int64_t position = 0;
    for (std::size_t i = 0; i < blobs.size(); ++i) {
        const auto part = [&](std::size_t n) {
            return static_cast<double>(n) / static_cast<double>(blobs.size());
        };
        if (Status chunks =
                writeChunks(database, blobs[i]->heights, position, context.part(part(i), part(i + 1)));
            !chunks)
            return chunks;
    }
    if (stored.foreign != nullptr)
        writeForeignParts(database, *stored.foreign);
    database.execute("COMMIT");
    return Done{};
}

/// Whether the file holds what was to be written: a system that takes less than it says is found out while
/// the old file is still there.
Status compareWritten(const fs::path& written, const fs::path& path, const StoredProject& stored,
                      const RunContext& context) {
    const Error differs{ErrorCode::CannotWrite,
                        TERRAIN_TEXT("project",
                                     "%1 could not be written: what was written is not what is read "
                                     "again; choose another disk."),
                        {path.string()}};
    if (!checkProjectFile(written))
        return differs;
    Database database = Database::openForReading(written, context);
    const Result<StoredProject> again = readStored(database, projectVersion, path, context);
    if (again.isCancelled())
        return Cancelled{};
    if (!again || again.value().contentName() != stored.contentName())
        return differs;
    std::int64_t position = 0;
    for (const StoredBlob& blob : stored.blobs) {
        Result<std::optional<Heightfield>> heights =
            readChunks(database, blob.grid, position, context.part(0.7, 1));
        if (heights.isCancelled())
            return Cancelled{};
        if (heights.isError())
            return Done{}; // no memory to compare the heights with: the rest is as it should be
        const SharedBlob read =
            heights.value() ? makeBlob(std::move(*heights.value()), context.part(1, 1)) : nullptr;
        if (context.isCancelled())
            return Cancelled{};
        if (read == nullptr || read->hash.hex() != blob.hash)
            return differs;
    }
    return Done{};
}

fs::path backupOf(const fs::path& path) {
    fs::path latest = resolveLinks(path);
    latest += "~";
    return earlierVersionBackup(path).value_or(latest);
}

Status writeProject(const Project& project, const fs::path& path, Existing existing,
                    const RunContext& context) {
    const std::vector<SharedBlob> blobs = blobsOf(project);
    const StoredProject stored = storedForm(project, blobs);
    if (!stored.isStorable())
        return Error{ErrorCode::OverLimit,
                     TERRAIN_TEXT("project", "A recipe of this project is longer than %1 of text: use fewer "
                                             "fixed points."),
                     {byteCountText(longestStoredJson)}};
    Result<SafeFile> file = SafeFile::open(
        path, {existing, stored.leastBytes(), existing == Existing::Replace ? backupOf(path) : fs::path()});
    if (!file)
        return file.failure();
    Database database = Database::openNew(file.value().temporaryPath());
    if (Status written = writeDatabase(database, stored, blobs, context.part(0, 0.7)); !written)
        return written;
    std::error_code unknown;
    if (!database.close())
        return Error{
            ErrorCode::CannotWrite,
            fs::exists(path, unknown)
                ? TERRAIN_TEXT("project", "%1 could not be written (%2): make room or choose another disk; "
                                          "what was there before is untouched.")
                : TERRAIN_TEXT("project", "%1 could not be written (%2): make room or choose another disk."),
            {path.string(), database.reason()}};
    if (context.isCancelled())
        return Cancelled{};
    if (Status same = compareWritten(file.value().temporaryPath(), path, stored, context); !same)
        return same;
    return file.value().commit();
}

} // namespace

Status saveProject(const Project& project, const fs::path& path, Existing existing,
                   const RunContext& context) {
    try {
        return writeProject(project, path, existing, context);
    } catch (const std::bad_alloc&) {
        return noMemoryToWrite(path);
    }
}

} // namespace terrain
