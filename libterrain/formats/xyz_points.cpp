// SPDX-License-Identifier: MIT
#include "libterrain/formats/xyz_points.h"

#include "libterrain/core/number_text.h"
#include "libterrain/formats/text_tokens.h"

#include <array>
#include <cmath>

namespace terrain {
namespace {

std::string_view trimmed(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(" \t\r");
    return begin == std::string_view::npos ? std::string_view()
                                           : text.substr(begin, text.find_last_not_of(" \t\r") - begin + 1);
}

/// Takes the next field off a line; false at its end.
bool takeField(std::string_view& line, XyzSeparator separator, std::string_view& field) {
    if (line.empty())
        return false;
    if (separator == XyzSeparator::Blank) {
        field = takeWord(line);
        return !field.empty();
    }
    const std::size_t end = std::min(line.find(separator == XyzSeparator::Comma ? ',' : ';'), line.size());
    field = trimmed(line.substr(0, end));
    line.remove_prefix(std::min(end + 1, line.size()));
    return true;
}

} // namespace

XyzSeparator xyzSeparator(std::string_view line) {
    const std::string_view text = trimmed(line);
    if (text.find(';') != std::string_view::npos)
        return XyzSeparator::Semicolon;
    const std::size_t comma = text.find(',');
    const std::size_t blank = text.find_first_of(" \t");
    if (comma == std::string_view::npos)
        return XyzSeparator::Blank;
    // A comma that has a blank beside it, or that stands in a line without blanks, parts two numbers.
    const bool parts = blank == std::string_view::npos || comma + 1 == blank ||
                       (comma > 0 && (text[comma - 1] == ' ' || text[comma - 1] == '\t'));
    return parts ? XyzSeparator::Comma : XyzSeparator::Blank;
}

std::optional<XyzPoint> xyzPoint(std::string_view line, XyzSeparator separator, int* count) {
    std::array<double, 3> numbers{};
    int fields = 0;
    std::string_view field;
    bool good = true;
    while (good && takeField(line, separator, field)) {
        if (fields < 3) {
            const std::optional<double> number = textNumber(field);
            good = number && (fields == 2 || std::isfinite(*number));
            numbers[static_cast<std::size_t>(fields)] = number.value_or(0);
        }
        ++fields;
        if (fields == 3 && count == nullptr)
            break;
    }
    if (count != nullptr)
        *count = fields;
    if (!good || fields < 3)
        return std::nullopt;
    return XyzPoint{numbers[0], numbers[1], numbers[2]};
}

std::optional<XyzPoint> XyzPoints::next() {
    while (m_status) {
        const std::optional<std::string_view> line = m_lines.next();
        if (!line) {
            m_status = m_lines.status();
            return std::nullopt;
        }
        const std::string_view text = trimmed(*line);
        if (text.empty() || text.front() == '#' || text.front() == '/')
            continue;
        const XyzSeparator separator = m_separator.value_or(xyzSeparator(text));
        if (const auto point = xyzPoint(text, separator)) {
            m_separator = separator;
            return point;
        }
        if (!m_separator && !m_namesSeen) {
            m_namesSeen = true;
            continue;
        }
        m_status = unusable(m_lines.file().path(),
                            TERRAIN_TEXT("formats", "%1, line %2: '%3' does not hold three numbers x y z."),
                            {numberText(m_lines.number()), std::string(text.substr(0, 60))});
    }
    return std::nullopt;
}

} // namespace terrain
