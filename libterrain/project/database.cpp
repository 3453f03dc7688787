// SPDX-License-Identifier: MIT
#include "libterrain/project/database.h"

#include "libterrain/core/platform/files.h"

#include <sqlite3.h>

#include <cerrno>
#include <utility>

namespace terrain {
namespace fs = std::filesystem;
namespace {

/// The path as an SQLite URI, so that no character of it means anything else.
std::string uriOf(const fs::path& path, const char* options) {
    constexpr std::string_view plain = "/-_.~";
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::error_code code;
    fs::path absolute = fs::absolute(path, code);
    std::string out = "file:";
    for (const char c : (code ? path : absolute).string()) {
        const auto byte = static_cast<unsigned char>(c);
        const bool isLetter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
        if (isLetter || plain.find(c) != std::string_view::npos) {
            out += c;
        } else {
            out += '%';
            out += digits[byte >> 4U];
            out += digits[byte & 15U];
        }
    }
    return out + "?" + options;
}

int isCancelled(void* context) {
    return static_cast<const RunContext*>(context)->isCancelled() ? 1 : 0;
}

} // namespace

Database Database::openNew(const fs::path& path) {
    Database out;
    out.open(path, "nolock=1", SQLITE_OPEN_READWRITE);
    out.execute("PRAGMA journal_mode = OFF");
    out.execute("PRAGMA synchronous = OFF");
    out.execute("PRAGMA temp_store = MEMORY");
    return out;
}

Database Database::openForReading(const fs::path& path, const RunContext& context) {
    Database out;
    out.open(path, "immutable=1", SQLITE_OPEN_READONLY);
    out.m_context = std::make_unique<RunContext>(context);
    if (out.isOk())
        out.defend();
    return out;
}

void Database::open(const fs::path& path, const char* options, int flags) {
    const std::string uri = uriOf(path, options);
    note(sqlite3_open_v2(uri.c_str(), &m_handle, flags | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX, nullptr));
    if (isOk())
        sqlite3_extended_result_codes(m_handle, 1);
}

void Database::defend() {
    constexpr int longestValue = 64 << 20; ///< a row: a chunk of heights is the largest, about 4 MiB
    constexpr int longestSql = 100'000;
    constexpr int instructionsBetweenPolls = 10'000;
    sqlite3_limit(m_handle, SQLITE_LIMIT_LENGTH, longestValue);
    sqlite3_limit(m_handle, SQLITE_LIMIT_SQL_LENGTH, longestSql);
    sqlite3_limit(m_handle, SQLITE_LIMIT_COLUMN, 100);
    sqlite3_limit(m_handle, SQLITE_LIMIT_EXPR_DEPTH, 20);
    sqlite3_limit(m_handle, SQLITE_LIMIT_COMPOUND_SELECT, 3);
    sqlite3_limit(m_handle, SQLITE_LIMIT_VDBE_OP, 25'000);
    sqlite3_limit(m_handle, SQLITE_LIMIT_FUNCTION_ARG, 8);
    sqlite3_limit(m_handle, SQLITE_LIMIT_ATTACHED, 0);
    sqlite3_limit(m_handle, SQLITE_LIMIT_TRIGGER_DEPTH, 1);
    note(sqlite3_db_config(m_handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr));
    note(sqlite3_db_config(m_handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr));
    note(sqlite3_db_config(m_handle, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, nullptr));
    note(sqlite3_db_config(m_handle, SQLITE_DBCONFIG_ENABLE_VIEW, 0, nullptr));
    sqlite3_progress_handler(m_handle, instructionsBetweenPolls, isCancelled, m_context.get());
    execute("PRAGMA trusted_schema = OFF");
    execute("PRAGMA cell_size_check = ON");
}

Database::Database(Database&& other) noexcept
    : m_handle(std::exchange(other.m_handle, nullptr)), m_code(other.m_code),
      m_reason(std::move(other.m_reason)), m_context(std::move(other.m_context)) {}

Database::~Database() {
    sqlite3_close(m_handle);
}

bool Database::isOk() const {
    return m_code == SQLITE_OK;
}

void Database::note(int code) {
    if (!isOk() || code == SQLITE_OK || code == SQLITE_ROW || code == SQLITE_DONE)
        return;
    m_code = code;
    const int primary = code & 0xFF;
    const int system = m_handle != nullptr ? sqlite3_system_errno(m_handle) : 0;
    if (primary == SQLITE_FULL)
        m_reason = SystemError{ENOSPC}.text();
    else if (system != 0 && (primary == SQLITE_IOERR || primary == SQLITE_CANTOPEN))
        m_reason = SystemError{system}.text();
    else
        m_reason = sqlite3_errstr(primary);
}

void Database::execute(const char* sql) {
    if (isOk())
        note(sqlite3_exec(m_handle, sql, nullptr, nullptr, nullptr));
}

bool Database::close() {
    note(sqlite3_close(m_handle));
    m_handle = nullptr;
    return isOk();
}

Statement::Statement(Database& database, const char* sql) : m_database(database) {
    if (database.isOk())
        database.note(sqlite3_prepare_v2(database.m_handle, sql, -1, &m_handle, nullptr));
}

Statement::~Statement() {
    sqlite3_finalize(m_handle);
}

Statement& Statement::bind(std::int64_t value) {
    if (m_database.isOk())
        m_database.note(sqlite3_bind_int64(m_handle, ++m_bound, value));
    return *this;
}

Statement& Statement::bind(double value) {
    if (m_database.isOk())
        m_database.note(sqlite3_bind_double(m_handle, ++m_bound, value));
    return *this;
}

Statement& Statement::bind(const std::string& value) {
    if (m_database.isOk())
        m_database.note(
            sqlite3_bind_text64(m_handle, ++m_bound, value.data(), value.size(), SQLITE_STATIC, SQLITE_UTF8));
    return *this;
}

Statement& Statement::bind(std::span<const std::byte> bytes) {
    // A null pointer would bind NULL instead of no bytes.
    const void* data = bytes.empty() ? "" : static_cast<const void*>(bytes.data());
    if (m_database.isOk())
        m_database.note(sqlite3_bind_blob64(m_handle, ++m_bound, data, bytes.size(), SQLITE_STATIC));
    return *this;
}

Statement& Statement::bindAny(const StoredValue& value) {
    if (const auto* integer = std::get_if<std::int64_t>(&value))
        return bind(*integer);
    if (const auto* real = std::get_if<double>(&value))
        return bind(*real);
    if (const auto* text = std::get_if<std::string>(&value))
        return bind(*text);
    if (const auto* bytes = std::get_if<std::vector<std::byte>>(&value))
        return bind(std::span<const std::byte>(*bytes));
    if (m_database.isOk())
        m_database.note(sqlite3_bind_null(m_handle, ++m_bound));
    return *this;
}

void Statement::run() {
    if (m_database.isOk())
        m_database.note(sqlite3_step(m_handle));
    if (m_database.isOk())
        m_database.note(sqlite3_reset(m_handle));
    m_bound = 0;
}

bool Statement::next() {
    m_column = 0;
    if (!m_database.isOk())
        return false;
    const int code = sqlite3_step(m_handle);
    m_database.note(code);
    return code == SQLITE_ROW;
}

bool Statement::expect(int type, std::size_t longest) {
    if (!m_database.isOk())
        return false;
    const bool right = sqlite3_column_type(m_handle, m_column) == type &&
                       (type == SQLITE_INTEGER || type == SQLITE_FLOAT ||
                        static_cast<std::size_t>(sqlite3_column_bytes(m_handle, m_column)) <= longest);
    if (!right)
        m_database.note(SQLITE_CORRUPT);
    return right;
}

std::int64_t Statement::integer() {
    const std::int64_t out =
        expect(SQLITE_INTEGER, sizeof(std::int64_t)) ? sqlite3_column_int64(m_handle, m_column) : 0;
    ++m_column;
    return out;
}

double Statement::real() {
    const double out = expect(SQLITE_FLOAT, sizeof(double)) ? sqlite3_column_double(m_handle, m_column) : 0;
    ++m_column;
    return out;
}

std::string Statement::text(std::size_t longest) {
    std::string out;
    if (expect(SQLITE_TEXT, longest)) {
        const auto* data = reinterpret_cast<const char*>(sqlite3_column_text(m_handle, m_column));
        out.assign(data, static_cast<std::size_t>(sqlite3_column_bytes(m_handle, m_column)));
    }
    ++m_column;
    return out;
}

std::size_t Statement::columns() const {
    return static_cast<std::size_t>(sqlite3_column_count(m_handle));
}

StoredValue Statement::value() {
    constexpr std::size_t any = SIZE_MAX; // the connection has its own limit
    switch (sqlite3_column_type(m_handle, m_column)) {
    case SQLITE_INTEGER:
        return integer();
    case SQLITE_FLOAT:
        return real();
    case SQLITE_TEXT:
        return text(any);
    case SQLITE_BLOB: {
        const std::span<const std::byte> found = bytes(any);
        return std::vector<std::byte>(found.begin(), found.end());
    }
    default:
        ++m_column;
        return {};
    }
}

std::span<const std::byte> Statement::bytes(std::size_t longest) {
    std::span<const std::byte> out;
    if (expect(SQLITE_BLOB, longest)) {
        const auto* data = static_cast<const std::byte*>(sqlite3_column_blob(m_handle, m_column));
        out = {data,
               data != nullptr ? static_cast<std::size_t>(sqlite3_column_bytes(m_handle, m_column)) : 0};
    }
    ++m_column;
    return out;
}

} // namespace terrain
