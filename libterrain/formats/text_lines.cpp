// SPDX-License-Identifier: MIT
#include "libterrain/formats/text_lines.h"

#include "libterrain/core/number_text.h"

#include <algorithm>

namespace terrain {
namespace {

constexpr std::size_t bufferBytes = std::size_t{1} << 20; ///< the longest line
constexpr std::size_t pieceBytes = std::size_t{1} << 16;  ///< what is read at once

bool isBlank(char c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
}

} // namespace

TextLines::TextLines(FileReader file) : m_file(std::move(file)), m_buffer(bufferBytes) {
    constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
    if (refill() && std::string_view(m_buffer.data(), m_end).starts_with(byteOrderMark))
        m_begin = m_position = byteOrderMark.size();
}

/// Moves what is unread to the front and reads on; false at the end of the file.
bool TextLines::refill() {
    std::copy(m_buffer.data() + m_begin, m_buffer.data() + m_end, m_buffer.data());
    m_end -= m_begin;
    m_begin = 0;
    const std::size_t piece = std::min(pieceBytes, m_buffer.size() - m_end);
    const Result<std::size_t> got =
        m_file.readSome(std::as_writable_bytes(std::span(m_buffer).subspan(m_end, piece)));
    if (!got) {
        m_status = got.failure();
        return false;
    }
    m_end += got.value();
    return got.value() > 0;
}

std::optional<std::string_view> TextLines::next() {
    if (!m_status)
        return std::nullopt;
    std::size_t searched = 0;
    for (;;) {
        const std::string_view unread(m_buffer.data() + m_begin, m_end - m_begin);
        const std::size_t end = unread.find_first_of("\n\r", searched);
        // A return at the buffer's end may have its line feed in the next piece.
        const bool whole = end != std::string_view::npos && (unread[end] == '\n' || end + 1 < unread.size());
        if (!whole) {
            searched = end == std::string_view::npos ? unread.size() : end;
            if (unread.size() == m_buffer.size()) {
                m_status = unusable(m_file.path(),
                                    TERRAIN_TEXT("formats", "%1 has a line of over 1 MiB, line %2: "
                                                            "it is no text of this kind."),
                                    {numberText(m_number + 1)});
                return std::nullopt;
            }
            if (refill())
                continue;
            if (!m_status || unread.empty())
                return std::nullopt;
        }
        const std::string_view rest(m_buffer.data() + m_begin, m_end - m_begin);
        const std::size_t length = std::min(end, rest.size());
        std::size_t used = std::min(length + 1, rest.size());
        if (used < rest.size() && rest[length] == '\r' && rest[used] == '\n')
            ++used;
        m_begin += used;
        m_lineStart = m_position;
        m_position += used;
        ++m_number;
        return rest.substr(0, length);
    }
}

void TextLines::seek(const Place& place) {
    m_begin = m_end = 0;
    m_position = place.offset;
    m_number = place.number - 1;
    if (const Status sought = m_file.seek(place.offset); !sought)
        m_status = sought;
}

std::string_view takeWord(std::string_view& line) {
    const auto begin = std::ranges::find_if_not(line, isBlank);
    const auto end = std::find_if(begin, line.end(), isBlank);
    const std::string_view word(line.data() + (begin - line.begin()), static_cast<std::size_t>(end - begin));
    line.remove_prefix(static_cast<std::size_t>(end - line.begin()));
    return word;
}

} // namespace terrain
