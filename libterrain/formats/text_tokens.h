// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/file_reader.h"

#include <optional>
#include <string_view>

namespace terrain {

/// The words of a text file, separated by blanks and line ends of any system; memory for a piece of the file.
class TextTokens {
public:
    explicit TextTokens(FileReader file);

    /// The next word; empty at the end of the file and after an error. Valid until the next call.
    std::string_view next();

    /// The error that ended the reading, if one did: the disk's, or a word longer than any number.
    [[nodiscard]] const Status& status() const { return m_status; }
    /// Of the word that next() gave last, from 1.
    [[nodiscard]] std::int64_t line() const { return m_line; }
    [[nodiscard]] const FileReader& file() const { return m_file; }

private:
    bool refill();
    bool skipBlanks();

    FileReader m_file;
    std::vector<char> m_buffer;
    std::size_t m_begin = 0; ///< unread part of the buffer
    std::size_t m_end = 0;
    std::int64_t m_line = 1;
    bool m_afterReturn = false;
    Status m_status = Done{};
};

/// A number as text files of many programs have it: with a point or a comma, nan in several spellings (then
/// NaN); none when it is no number or infinite.
std::optional<double> textNumber(std::string_view token);

/// What is said of a file whose grid is full while numbers go on: its size is likely to be wrong, and the
/// land torn. None at the end of the file, and before words that are no numbers: other programs end with
/// such.
std::optional<Text> surplusNote(TextTokens& tokens, int columns, int rows);

} // namespace terrain
