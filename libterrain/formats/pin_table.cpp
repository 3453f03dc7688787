// SPDX-License-Identifier: MIT
#include "libterrain/formats/pin_table.h"

#include "libterrain/core/number_text.h"
#include "libterrain/formats/text_case.h"
#include "libterrain/formats/text_lines.h"
#include "libterrain/formats/text_tokens.h"
#include "libterrain/formats/xyz_points.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace terrain {
namespace {

using Fields = std::vector<std::string>;

std::string trimmed(std::string_view text) {
    constexpr std::string_view around = " \t\r\"";
    const std::size_t begin = text.find_first_not_of(around);
    return begin == std::string_view::npos
               ? std::string()
               : std::string(text.substr(begin, text.find_last_not_of(around) - begin + 1));
}

Fields fieldsOf(std::string_view line, XyzSeparator separator) {
    Fields out;
    if (separator == XyzSeparator::Blank) {
        for (std::string_view word = takeWord(line); !word.empty(); word = takeWord(line))
            out.push_back(trimmed(word));
        return out;
    }
    const char mark = separator == XyzSeparator::Comma ? ',' : ';';
    for (;;) {
        const std::size_t end = line.find(mark);
        out.push_back(trimmed(line.substr(0, end)));
        if (end == std::string_view::npos)
            return out;
        line.remove_prefix(end + 1);
    }
}

/// Names may have blanks within, numbers may have commas.
XyzSeparator separatorOf(std::string_view line, const std::string& text) {
    const bool isNames =
        (text.front() >= 'A' && text.front() <= 'Z') || (text.front() >= 'a' && text.front() <= 'z');
    if (isNames && text.find(',') != std::string::npos && text.find(';') == std::string::npos)
        return XyzSeparator::Comma;
    return xyzSeparator(line);
}

/// Which columns say what.
struct Columns {
    std::array<std::size_t, 3> at{0, 1, 2}; ///< x, y, height
    bool fractions = false;
};

/// "height" for "Height (m)".
std::string nameOf(const std::string& field) {
    return trimmed(std::string_view(lowerCase(field)).substr(0, std::min(field.find('('), field.find('['))));
}

std::optional<std::size_t> columnOf(const Fields& names, std::initializer_list<std::string_view> known) {
    for (std::size_t i = 0; i < names.size(); ++i)
        if (std::ranges::find(known, nameOf(names[i])) != known.end())
            return i;
    return std::nullopt;
}

class PinTableReader {
public:
    PinTableReader(FileReader file, const Grid& grid)
        : m_path(file.path()), m_lines(std::move(file)), m_grid(grid) {}

    Result<PointList> read();

private:
    [[nodiscard]] Error atLine(TextSource text, std::vector<std::string> more = {},
                               ErrorCode code = ErrorCode::UnusableInput) const {
        Error out = unusable(m_path, text, {numberText(m_lines.number())});
        out.detail.arguments.insert(out.detail.arguments.end(), more.begin(), more.end());
        out.code = code;
        return out;
    }
    Status readHeading(const Fields& names);
    Status readPin(const Fields& fields);
    Status addPin(const std::array<double, 3>& numbers);

    std::filesystem::path m_path;
    TextLines m_lines;
    const Grid& m_grid;
    Columns m_columns;
    PointList m_pins;
    std::map<std::pair<long, long>, std::int64_t> m_samples; ///< that have a pin, and its line
};

Status PinTableReader::readHeading(const Fields& names) {
    const auto x = columnOf(names, {"x", "x_m", "east", "east_m", "x_fraction"});
    const auto y = columnOf(names, {"y", "y_m", "north", "north_m", "y_fraction"});
    const auto height = columnOf(names, {"height", "height_m", "z", "z_m", "h"});
    if (!x || !y || !height)
        return atLine(TERRAIN_TEXT("formats", "%1, line %2: neither three numbers nor a heading with the "
                                              "columns x, y and height."));
    m_columns.at = {*x, *y, *height};
    const bool xFraction = nameOf(names[*x]) == "x_fraction";
    const bool yFraction = nameOf(names[*y]) == "y_fraction";
    if (xFraction != yFraction)
        return atLine(TERRAIN_TEXT("formats", "%1, line %2: one of the columns x and y is a fraction and the "
                                              "other is not: give both alike."));
    m_columns.fractions = xFraction;
    return Done{};
}

Status PinTableReader::readPin(const Fields& fields) {
    std::array<double, 3> numbers{};
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (m_columns.at[i] >= fields.size())
            return atLine(TERRAIN_TEXT("formats", "%1, line %2: a pin has three numbers, x, y and its "
                                                  "height, and this line has fewer."));
        const std::string& field = fields[m_columns.at[i]];
        const std::optional<double> number = textNumber(field);
        if (!number || !std::isfinite(*number))
            return atLine(TERRAIN_TEXT("formats", "%1, line %2: '%3' is no number."), {field});
        numbers[i] = *number;
    }
    return addPin(numbers);
}

Status PinTableReader::addPin(const std::array<double, 3>& numbers) {
    const auto [a, b, height] = numbers;
    const double width = m_columns.fractions ? 1 : m_grid.width();
    const double depth = m_columns.fractions ? 1 : m_grid.depth();
    if (!(a >= 0 && a <= width && b >= 0 && b <= depth))
        return atLine(TERRAIN_TEXT("formats", "%1, line %2: the pin lies outside of the land, which ends at "
                                              "x %3 and y %4: move it or choose a larger land."),
                      {numberText(width), numberText(depth)}, ErrorCode::InvalidRequest);
    const FixedPoint pin{a / width, m_columns.fractions ? b : 1 - b / depth, height};
    const std::pair sample(std::lround(pin.x * (m_grid.columns - 1)), std::lround(pin.y * (m_grid.rows - 1)));
    const auto [other, isNew] = m_samples.try_emplace(sample, m_lines.number());
    if (!isNew)
        return atLine(TERRAIN_TEXT("formats", "%1, line %2: this pin lies on the same sample as that of line "
                                              "%3: move or remove one of them."),
                      {numberText(other->second)}, ErrorCode::InvalidRequest);
    m_pins.push_back(pin);
    return Done{};
}

Result<PointList> PinTableReader::read() {
    bool isFirst = true;
    while (auto line = m_lines.next()) {
        if (m_lines.number() == 1 && line->starts_with("\xEF\xBB\xBF"))
            line->remove_prefix(3);
        const std::string text = trimmed(*line);
        if (text.empty() || text.front() == '#')
            continue;
        const Fields fields = fieldsOf(*line, separatorOf(*line, text));
        const bool isHeading = isFirst && std::ranges::none_of(fields, [](const std::string& field) {
                                   return textNumber(field).has_value();
                               });
        isFirst = false;
        if (Status done = isHeading ? readHeading(fields) : readPin(fields); !done)
            return done.failure();
    }
    if (!m_lines.status())
        return m_lines.status().failure();
    if (m_pins.empty())
        return unusable(m_path, TERRAIN_TEXT("formats", "%1 holds no pins: lines with x, y and a height."));
    return m_pins;
}

} // namespace

Result<PointList> readPinTable(const std::filesystem::path& path, const Grid& grid) {
    auto file = FileReader::open(path);
    if (!file)
        return file.failure();
    return PinTableReader(std::move(file).value(), grid).read();
}

std::string pinTable(const PointList& pins, const Grid& grid) {
    std::string out = "x_m,y_m,height_m\n";
    for (const FixedPoint& pin : pins)
        out += numberText(pin.x * grid.width()) + ',' + numberText((1 - pin.y) * grid.depth()) + ',' +
               numberText(pin.height) + '\n';
    return out;
}

} // namespace terrain
