// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/recipe/json_text.h"

#include <initializer_list>
#include <optional>

namespace terrain {

/// Reads members of JSON values and keeps the first thing that is wrong, with its path ("steps[0].strength").
/// After that every read gives its fallback, so that a reader of a whole structure asks once, at the end.
class JsonReader {
public:
    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }

    /// Keeps the error unless there is one already.
    void fail(Error error);
    /// UnusableInput at `path`; the reason's %1 is the path, %2 … are `more`.
    void fail(const std::string& path, TextSource reason, std::vector<std::string> more = {});

    /// The member, null when it is missing (an error when it is required) or `object` is no object.
    const Json* member(const Json& object, const std::string& path, const char* name, bool required = false);

    /// Refuses members with other names than these: a misspelt one would be lost without a word.
    void allowMembers(const Json& object, const std::string& path,
                      std::initializer_list<std::string_view> names);

    // The value of a member, its own path being `path`. Null (a missing member) gives the fallback.
    double number(const Json* value, const std::string& path, double fallback);
    std::int64_t integer(const Json* value, const std::string& path, std::int64_t fallback);
    bool boolean(const Json* value, const std::string& path, bool fallback);
    std::string text(const Json* value, const std::string& path, const std::string& fallback = {});

    /// Whether the value is an array of `size` entries (any number of them when `size` is 0); else an error.
    bool isArray(const Json& value, const std::string& path, std::size_t size = 0);

private:
    std::optional<Error> m_error;
};

} // namespace terrain
