// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/file_reader.h"

#include <optional>
#include <string_view>

namespace terrain {

/// The lines of a text file with line ends of any system; memory for a piece of the file.
class TextLines {
public:
    explicit TextLines(FileReader file);

    /// The next line without its end; none at the end of the file and after an error. Valid until the next
    /// call.
    std::optional<std::string_view> next();

    /// The error that ended the reading, if one did: the disk's, or a line longer than 1 MiB.
    [[nodiscard]] const Status& status() const { return m_status; }
    /// Of the line that next() gave last, from 1.
    [[nodiscard]] std::int64_t number() const { return m_number; }
    [[nodiscard]] const FileReader& file() const { return m_file; }
    /// Bytes of the file that have been given out.
    [[nodiscard]] std::uint64_t position() const { return m_position; }

    /// The beginning of a line, to come back to.
    struct Place {
        std::uint64_t offset = 0;
        std::int64_t number = 0; ///< of the line
        friend bool operator==(const Place&, const Place&) = default;
    };
    /// Of the line that next() gave last.
    [[nodiscard]] Place place() const { return {m_lineStart, m_number}; }
    /// next() goes on with that line.
    void seek(const Place& place);

private:
    bool refill();

    FileReader m_file;
    std::vector<char> m_buffer;
    std::size_t m_begin = 0; ///< unread part of the buffer
    std::size_t m_end = 0;
    std::int64_t m_number = 0;
    std::uint64_t m_position = 0;
    std::uint64_t m_lineStart = 0;
    Status m_status = Done{};
};

/// Takes the next word off a line: up to a blank, without blanks around it; empty at its end.
std::string_view takeWord(std::string_view& line);

} // namespace terrain
