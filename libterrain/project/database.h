// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/run_context.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <variant>
#include <vector>

struct sqlite3;
struct sqlite3_stmt;

namespace terrain {

class Statement;

/// A value of any column; nothing = NULL.
using StoredValue = std::variant<std::monostate, std::int64_t, double, std::string, std::vector<std::byte>>;

/// One SQLite connection. After the first failure code() stays what it was, so that a run of calls is checked
/// once. Thread rule: one thread at a time.
class Database {
public:
    /// Opens an empty file for writing, without a journal: SafeFile makes the result safe as a whole.
    static Database openNew(const std::filesystem::path& path);

    /// Opens for reading alone; nothing is made beside the file or changed in it. Made for files of
    /// strangers: no trusted schema, defensive, small limits. Work stops when the context is cancelled.
    static Database openForReading(const std::filesystem::path& path, const RunContext& context);

    Database(Database&& other) noexcept;
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;
    Database& operator=(Database&&) = delete;
    ~Database();

    [[nodiscard]] bool isOk() const;
    /// SQLite's result code; SQLITE_OK until something fails.
    [[nodiscard]] int code() const { return m_code; }
    /// The reason of the first failure in SQLite's or the system's words.
    [[nodiscard]] const std::string& reason() const { return m_reason; }

    void execute(const char* sql);
    /// Closes and says whether all went well.
    bool close();

private:
    friend class Statement;
    Database() = default;
    void open(const std::filesystem::path& path, const char* options, int flags);
    void defend();
    void note(int code);

    sqlite3* m_handle = nullptr;
    int m_code = 0;
    std::string m_reason;
    std::unique_ptr<RunContext> m_context; ///< at a fixed address: SQLite holds a pointer to it
};

/// A prepared statement; writes and reads columns of exactly one type each.
class Statement {
public:
    Statement(Database& database, const char* sql);
    Statement(const Statement&) = delete;
    Statement& operator=(const Statement&) = delete;
    ~Statement();

    // Values of the placeholders, in their order. Texts and bytes must live until run().
    Statement& bind(std::int64_t value);
    Statement& bind(double value);
    Statement& bind(const std::string& value);
    Statement& bind(std::span<const std::byte> bytes);
    Statement& bindAny(const StoredValue& value);

    /// Runs a statement that gives no rows and makes it ready for the next values.
    void run();

    /// Moves to the next row; false after the last one and after a failure.
    bool next();

    // The row's columns, in their order. A column of another type, or longer than `longest` bytes, is a
    // failure (SQLITE_CORRUPT) and gives an empty value.
    std::int64_t integer();
    double real();
    std::string text(std::size_t longest);
    /// Valid until the next call of next().
    std::span<const std::byte> bytes(std::size_t longest);
    /// Of any type and length.
    StoredValue value();
    [[nodiscard]] std::size_t columns() const; ///< how many; 0 after a failure

private:
    bool expect(int type, std::size_t longest);

    Database& m_database;
    sqlite3_stmt* m_handle = nullptr;
    int m_bound = 0;
    int m_column = 0;
};

} // namespace terrain
