// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace terrain {

/// A text of the library in English, marked for translation. Both pointers are string literals.
struct TextSource {
    const char* context = ""; ///< the room it belongs to; the translators' context
    const char* source = "";  ///< English, with %1, %2 … for arguments

    [[nodiscard]] bool isEmpty() const { return *source == '\0'; }
    friend bool operator==(const TextSource& a, const TextSource& b) {
        return std::string(a.source) == b.source;
    }
};

/// Marks a text for translation; lupdate finds it through -tr-function-alias QT_TRANSLATE_NOOP+=TERRAIN_TEXT.
#define TERRAIN_TEXT(context, source)                                                                        \
    ::terrain::TextSource {                                                                                  \
        context, source                                                                                      \
    }

/// A text with its arguments. The app translates `source` and fills in the arguments; the command line uses
/// english().
struct Text {
    TextSource source;
    std::vector<std::string> arguments;
    std::string subject; ///< the file or place it is about, put before it as "subject: "; mostly empty
    std::string field;   ///< id of the option that changes what it says; mostly empty

    Text() = default;
    Text(TextSource s, std::vector<std::string> a = {}, std::string f = {})
        : source(s), arguments(std::move(a)), field(std::move(f)) {}

    [[nodiscard]] bool isEmpty() const { return source.isEmpty(); }
    [[nodiscard]] std::string english() const;
};

/// `pattern` with %1 … %9 replaced by the arguments; a number without an argument stays as it is.
std::string fillArguments(const std::string& pattern, const std::vector<std::string>& arguments);

} // namespace terrain
