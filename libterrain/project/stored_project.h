// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/project/foreign_parts.h"
#include "libterrain/project/project_file.h"

#include <array>
#include <memory>

namespace terrain {

/// The tables of a project file, which come first in it and in this order; those of features follow. Chunks
/// are numbered through all blobs, in the blobs' order; a blob's chunks follow from its size (rowsOfChunk).
/// `meta` has the names fingerprint, current_generation, writer, exports, viewpoints, and content
/// (StoredProject::contentName).
inline constexpr std::array projectSchema = {
    "CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
    "CREATE TABLE recipe (position INTEGER PRIMARY KEY, json TEXT NOT NULL)",
    "CREATE TABLE view (position INTEGER PRIMARY KEY, display TEXT NOT NULL, camera TEXT NOT NULL)",
    "CREATE TABLE history (position INTEGER PRIMARY KEY, time INTEGER NOT NULL, text TEXT NOT NULL, "
    "recipe TEXT NOT NULL, display TEXT NOT NULL, thumbnail BLOB NOT NULL, name TEXT NOT NULL, "
    "kept INTEGER NOT NULL)",
    "CREATE TABLE blobs (position INTEGER PRIMARY KEY, hash TEXT NOT NULL, columns INTEGER NOT NULL, "
    "rows INTEGER NOT NULL, spacing_x REAL NOT NULL, spacing_y REAL NOT NULL, origin_x REAL NOT NULL, "
    "origin_y REAL NOT NULL, crs TEXT NOT NULL)",
    "CREATE TABLE chunks (position INTEGER PRIMARY KEY, data BLOB NOT NULL)",
    "CREATE TABLE shelf (position INTEGER PRIMARY KEY, time INTEGER NOT NULL, text TEXT NOT NULL, "
    "recipe TEXT NOT NULL, display TEXT NOT NULL, thumbnail BLOB NOT NULL, name TEXT NOT NULL, "
    "kept INTEGER NOT NULL)",
    "CREATE TABLE features (name TEXT PRIMARY KEY, required INTEGER NOT NULL) WITHOUT ROWID",
};

/// The tables of version 1, which had these alone.
inline constexpr std::array projectSchema1 = {
    projectSchema[0],
    projectSchema[1],
    projectSchema[2],
    "CREATE TABLE history (position INTEGER PRIMARY KEY, time INTEGER NOT NULL, text TEXT NOT NULL, "
    "recipe TEXT NOT NULL, display TEXT NOT NULL, thumbnail BLOB NOT NULL)",
    projectSchema[4],
    projectSchema[5],
};

// The longest values; all of them far above what the program makes. Longer ones are neither written nor read.
inline constexpr std::size_t longestStoredJson = std::size_t{16} << 20;
inline constexpr std::size_t longestStoredText = std::size_t{1} << 20;
inline constexpr std::size_t largestThumbnail = std::size_t{16} << 20;

/// A row of `history` or `shelf`.
struct StoredGeneration {
    std::int64_t time = 0;
    std::string text;
    std::string recipe;  ///< JSON
    std::string display; ///< JSON
    std::string thumbnail;
    std::string name;
    bool kept = false;
};

/// A row of `blobs`.
struct StoredBlob {
    std::string hash; ///< 32 hex digits
    Grid grid;
};

/// What the tables hold, but for the chunks. (Values that were never there before, such as a later version
/// may add, belong into tables of features: a reader compares the hash of what it knows.)
struct StoredProject {
    std::string recipe;      ///< JSON
    std::string display;     ///< JSON
    std::string camera;      ///< JSON or empty
    std::string exports;     ///< empty = none
    std::string viewpoints;  ///< empty = none
    std::string fingerprint; ///< 32 hex digits or empty
    std::int64_t currentGeneration = -1;
    std::vector<StoredGeneration> history;
    std::vector<StoredGeneration> shelf;
    std::vector<StoredBlob> blobs;
    std::shared_ptr<const ForeignParts> foreign;

    /// Whether every value is short enough to be written and read again.
    [[nodiscard]] bool isStorable() const;

    /// Fewer bytes than the file will have: of texts and pictures, which are stored as they are.
    [[nodiscard]] std::uint64_t leastBytes() const;

    /// A hash over all members: it shows damage that leaves the database well-formed. (The chunks have the
    /// blobs' hashes.)
    [[nodiscard]] std::string contentName() const;
};

/// Whether the first bytes of a file are those of a project that this program can read; the version.
/// UnusableInput, NewerVersion.
Result<int> checkProjectFile(const std::filesystem::path& path);

/// What a project's tables hold, of any version, checked as a whole. The database's own failures, and what a
/// damaged file gives, are UnusableInput; NewerVersion for features that must be known.
Result<StoredProject> readStored(Database& database, int version, const std::filesystem::path& path,
                                 const RunContext& context);

/// What is said of a file that is no whole project.
Error damagedProject(const std::filesystem::path& path);

} // namespace terrain
