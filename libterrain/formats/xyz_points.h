// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/text_lines.h"

namespace terrain {

struct XyzPoint {
    double x;
    double y;
    double z; ///< NaN = missing
};

/// What parts the numbers of a line.
enum class XyzSeparator { Blank, Comma, Semicolon };
XyzSeparator xyzSeparator(std::string_view line);

/// The numbers of a line; none when one of the first three is no number, or when there are fewer.
/// `count`, where it is wanted, becomes the number of all fields of the line.
std::optional<XyzPoint> xyzPoint(std::string_view line, XyzSeparator separator, int* count = nullptr);

/// The points of a text file: one a line, numbers parted by blanks, commas or semicolons (decimal commas
/// where they cannot part), blank lines and lines that begin with # or / passed over, and one line of names
/// before the first point.
class XyzPoints {
public:
    explicit XyzPoints(FileReader file) : m_lines(std::move(file)) {}

    /// None at the end and after an error.
    std::optional<XyzPoint> next();
    [[nodiscard]] const Status& status() const { return m_status; }

    /// Of the point that next() gave last.
    [[nodiscard]] TextLines::Place place() const { return m_lines.place(); }
    /// next() goes on with that point.
    void seek(const TextLines::Place& place) { m_lines.seek(place); }

private:
    TextLines m_lines;
    std::optional<XyzSeparator> m_separator; ///< known from the first point on
    bool m_namesSeen = false;
    Status m_status = Done{};
};

} // namespace terrain
