// SPDX-License-Identifier: MIT
#include "libterrain/project/foreign_parts.h"

#include <algorithm>
#include <string_view>

namespace terrain {
namespace {

constexpr std::size_t longestSql = 10'000;
constexpr std::size_t mostTables = 100;
constexpr std::string_view opening = "CREATE TABLE ";

bool isWordLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

bool isOf(const std::string& table, const std::string& feature) {
    return table == feature || table.starts_with(feature + "_");
}

std::size_t bytesOf(const StoredValue& value) {
    constexpr std::size_t plain = sizeof(StoredValue);
    if (const auto* text = std::get_if<std::string>(&value))
        return plain + text->size();
    const auto* bytes = std::get_if<std::vector<std::byte>>(&value);
    return plain + (bytes != nullptr ? bytes->size() : 0);
}

/// Reads all rows; false when they are too large.
bool readRows(Database& database, ForeignTable& table, std::size_t& bytes) {
    // The name is one of letters, digits and "_" alone: isPlainTable has looked at it.
    Statement rows(database, ("SELECT * FROM \"" + table.name + "\"").c_str());
    table.columns = rows.columns();
    while (rows.next())
        for (std::size_t i = 0; i < table.columns; ++i) {
            table.values.push_back(rows.value());
            bytes += bytesOf(table.values.back());
            if (bytes > largestForeignParts)
                return false;
        }
    return database.isOk();
}

/// The names and words of the tables after the first `ownTables`; none when there is anything else.
std::optional<std::vector<ForeignTable>> foreignTables(Database& database, std::size_t ownTables) {
    std::vector<ForeignTable> out;
    Statement rows(database, "SELECT type, name, coalesce(sql, '') FROM sqlite_schema ORDER BY rowid");
    for (std::size_t i = 0; rows.next(); ++i) {
        const std::string type = rows.text(longestSql);
        const std::string name = rows.text(longestSql);
        const std::string sql = rows.text(longestSql);
        if (i < ownTables)
            continue;
        // SQLite's own index of a key comes with its table and is made with it.
        if (type == "index" && sql.empty() && name.starts_with("sqlite_autoindex_"))
            continue;
        if (type != "table" || !isPlainTable(sql, name) || out.size() == mostTables)
            return std::nullopt;
        out.push_back({sql, name, 0, {}});
    }
    return database.isOk() ? std::optional(std::move(out)) : std::nullopt;
}

} // namespace

bool isPlainTable(const std::string& sql, const std::string& name) {
    const bool isName = !name.empty() && std::ranges::all_of(name, isWordLetter);
    const std::string start = std::string(opening) + name + " (";
    if (!isName || name.starts_with("sqlite_") || !sql.starts_with(start))
        return false;
    // One pair of brackets around words and commas: no expression can be in them. Columns that are computed
    // need brackets of their own.
    const std::string_view rest = std::string_view(sql).substr(start.size());
    const std::size_t end = rest.find(')');
    const auto isPlain = [](char c) { return isWordLetter(c) || c == ' ' || c == ','; };
    return end != std::string_view::npos && std::ranges::all_of(rest.substr(0, end), isPlain) &&
           (rest.substr(end) == ")" || rest.substr(end) == ") WITHOUT ROWID");
}

std::optional<ForeignParts> readForeignParts(Database& database, std::size_t ownTables,
                                             std::vector<std::string> features) {
    ForeignParts out;
    out.features = std::move(features);
    auto tables = foreignTables(database, ownTables);
    if (!tables)
        return std::nullopt;
    std::size_t bytes = 0;
    for (ForeignTable& table : *tables) {
        const bool isAnnounced = std::ranges::any_of(
            out.features, [&](const std::string& feature) { return isOf(table.name, feature); });
        if (!isAnnounced || !readRows(database, table, bytes))
            return std::nullopt;
    }
    out.tables = std::move(*tables);
    return out;
}

void writeForeignParts(Database& database, const ForeignParts& parts) {
    for (const ForeignTable& table : parts.tables) {
        database.execute(table.sql.c_str());
        std::string insert = "INSERT INTO \"" + table.name + "\" VALUES (?";
        for (std::size_t i = 1; i < table.columns; ++i)
            insert += ", ?";
        Statement row(database, (insert + ")").c_str());
        for (std::size_t i = 0; i < table.values.size(); ++i) {
            row.bindAny(table.values[i]);
            if ((i + 1) % table.columns == 0)
                row.run();
        }
    }
    Statement features(database, "INSERT INTO features VALUES (?, 0)");
    for (const std::string& feature : parts.features)
        features.bind(feature).run();
}

} // namespace terrain
