// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/project/database.h"

#include <optional>
#include <string>
#include <vector>

namespace terrain {

/// A table that a newer version of the program added.
struct ForeignTable {
    std::string sql; ///< that made it, in the few words that isPlainTable() knows
    std::string name;
    std::size_t columns = 0;
    std::vector<StoredValue> values; ///< row by row
};

/// The features that a newer version announced as such that a reader may do without, and their tables. They
/// are read with the rest of a project and saved again, each value as it was.
struct ForeignParts {
    std::vector<std::string> features; ///< in the order of their names
    std::vector<ForeignTable> tables;  ///< in the file's order
};

/// The most that all values of foreign parts may take.
inline constexpr std::size_t largestForeignParts = std::size_t{256} << 20;

/// Whether the words make a table of plain columns alone, called `name`: nothing in them is computed when
/// rows are added, so that such words of a stranger's file can be used again.
bool isPlainTable(const std::string& sql, const std::string& name);

/// What the file has beside its first `ownTables` tables, whose features are `features`. None when there is
/// anything that no feature announces, that is no plain table, or more than largestForeignParts.
std::optional<ForeignParts> readForeignParts(Database& database, std::size_t ownTables,
                                             std::vector<std::string> features);

/// Into a new file, after its own tables; the features' rows too.
void writeForeignParts(Database& database, const ForeignParts& parts);

} // namespace terrain
