// SPDX-License-Identifier: MIT
#include "libterrain/formats/text_tokens.h"

#include "libterrain/core/number_text.h"

#include <algorithm>
#include <cmath>

namespace terrain {
namespace {

constexpr std::size_t bufferBytes = std::size_t{1} << 18;
constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

bool isBlank(char c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
}

bool holds(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

} // namespace

TextTokens::TextTokens(FileReader file) : m_file(std::move(file)), m_buffer(bufferBytes) {
    if (refill() && std::string_view(m_buffer.data(), m_end).starts_with(byteOrderMark))
        m_begin = byteOrderMark.size();
}

/// Moves what is unread to the front and reads on; false at the end of the file.
bool TextTokens::refill() {
    std::copy(m_buffer.data() + m_begin, m_buffer.data() + m_end, m_buffer.data());
    m_end -= m_begin;
    m_begin = 0;
    const Result<std::size_t> got =
        m_file.readSome(std::as_writable_bytes(std::span(m_buffer).subspan(m_end)));
    if (!got) {
        m_status = got.failure();
        return false;
    }
    m_end += got.value();
    return got.value() > 0;
}

bool TextTokens::skipBlanks() {
    for (;;) {
        for (; m_begin < m_end; ++m_begin) {
            const char c = m_buffer[m_begin];
            if (!isBlank(c))
                return true;
            m_line += c == '\r' || (c == '\n' && !m_afterReturn) ? 1 : 0;
            m_afterReturn = c == '\r';
        }
        if (!refill())
            return false;
    }
}

std::string_view TextTokens::next() {
    if (!m_status || !skipBlanks())
        return {};
    m_afterReturn = false;
    std::size_t length = 0;
    for (;;) {
        while (m_begin + length < m_end && !isBlank(m_buffer[m_begin + length]))
            ++length;
        if (m_begin + length < m_end)
            break;
        if (m_begin == 0 && length == m_buffer.size()) {
            m_status = unusable(m_file.path(), TERRAIN_TEXT("formats", "%1 holds no numbers at line %2."),
                                {numberText(m_line)});
            return {};
        }
        if (!refill())
            break;
    }
    const std::string_view word(m_buffer.data() + m_begin, length);
    m_begin += length;
    return m_status ? word : std::string_view();
}

std::optional<double> textNumber(std::string_view token) {
    if (const auto number = parseDouble(token))
        return std::isinf(*number) ? std::nullopt : number;
    if (holds(token, "#IND") || holds(token, "#QNAN") || holds(token, "#SNAN"))
        return std::numeric_limits<double>::quiet_NaN(); // as Windows programs write it
    const auto comma = token.find(',');
    if (comma == std::string_view::npos || holds(token, ".") || token.size() > 64)
        return std::nullopt;
    std::string withPoint(token);
    withPoint[comma] = '.';
    const auto number = parseDouble(withPoint);
    return number && std::isfinite(*number) ? number : std::nullopt;
}

std::optional<Text> surplusNote(TextTokens& tokens, int columns, int rows) {
    const std::string_view token = tokens.next();
    if (token.empty() || !textNumber(token))
        return std::nullopt;
    return Text{TERRAIN_TEXT("formats",
                             "The file's header says %1 × %2 samples, but more numbers follow, which "
                             "are left out: where the land looks torn, correct the header."),
                {numberText(columns), numberText(rows)}};
}

} // namespace terrain
