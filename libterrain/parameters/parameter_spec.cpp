// SPDX-License-Identifier: MIT
#include "libterrain/parameters/parameter_spec.h"

#include "libterrain/core/number_text.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace terrain {
namespace {

Error badValue(const ParameterSpec& spec, std::string given, TextSource reason,
               std::vector<std::string> more = {}) {
    std::vector<std::string> arguments = {spec.id, std::move(given)};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return {ErrorCode::InvalidRequest, reason, std::move(arguments), spec.id};
}

Error wrongType(const ParameterSpec& spec, const ParameterValue& value) {
    return badValue(spec, valueText(value),
                    TERRAIN_TEXT("parameters", "%1 = %2: this parameter takes another kind of value."));
}

Error outOfRange(const ParameterSpec& spec, double value) {
    return badValue(spec, numberText(value),
                    TERRAIN_TEXT("parameters", "%1 = %2: allowed are numbers from %3 to %4."),
                    {numberText(spec.minimum), numberText(spec.maximum)});
}

std::string choiceList(const ParameterSpec& spec) {
    std::string out;
    for (const ParameterChoice& choice : spec.choices)
        out += (out.empty() ? "" : ", ") + std::string(choice.id);
    return out;
}

Result<ParameterValue> checkedNumber(const ParameterSpec& spec, const ParameterValue& value) {
    const auto* integer = std::get_if<std::int64_t>(&value);
    const auto* real = std::get_if<double>(&value);
    if (integer == nullptr && real == nullptr)
        return wrongType(spec, value);
    const double number = integer != nullptr ? static_cast<double>(*integer) : *real;
    if (!(number >= spec.minimum && number <= spec.maximum)) // also NaN
        return outOfRange(spec, number);
    if (spec.type == ParameterType::Real)
        return ParameterValue(number);
    if (integer == nullptr && number != std::floor(number))
        return badValue(spec, numberText(number),
                        TERRAIN_TEXT("parameters", "%1 = %2: allowed are whole numbers."));
    return ParameterValue(static_cast<std::int64_t>(number));
}

Result<ParameterValue> checkedPoints(const ParameterSpec& spec, const ParameterValue& value) {
    const auto* points = std::get_if<PointList>(&value);
    if (points == nullptr)
        return wrongType(spec, value);
    for (const FixedPoint& p : *points) {
        const bool inside = p.x >= 0 && p.x <= 1 && p.y >= 0 && p.y <= 1 && std::isfinite(p.height) &&
                            std::abs(p.height) <= std::numeric_limits<float>::max();
        if (!inside)
            return badValue(spec, valueText(PointList{p}),
                            TERRAIN_TEXT("parameters",
                                         "%1: the point %2 needs x and y from 0 to 1 and a finite height."));
    }
    return value;
}

Error faultyTable(const ParameterSpec& spec, const HeightTableReader& reader) {
    if (reader.fault() == HeightTableReader::Fault::TooLarge)
        return badValue(
            spec, {}, TERRAIN_TEXT("parameters", "%1: at most %3 columns and rows of heights can be given."),
            {numberText(largestTableSide)});
    return badValue(spec, {},
                    TERRAIN_TEXT("parameters", "%1: row %3 has not as many heights as the first one, %4."),
                    {numberText(reader.faultyRow()), numberText(reader.table().columns)});
}

Result<ParameterValue> checkedTable(const ParameterSpec& spec, const ParameterValue& value) {
    const auto* table = std::get_if<HeightTable>(&value);
    if (table == nullptr)
        return wrongType(spec, value);
    if (!table->isEmpty() && (table->columns < 2 || table->rows() < 2))
        return badValue(spec, {},
                        TERRAIN_TEXT("parameters", "%1: at least two rows of two heights are needed."));
    if (table->columns > largestTableSide || table->rows() > largestTableSide)
        return badValue(
            spec, {}, TERRAIN_TEXT("parameters", "%1: at most %3 columns and rows of heights can be given."),
            {numberText(largestTableSide)});
    for (const double height : table->heights)
        if (!(std::abs(height) <= std::numeric_limits<float>::max())) // also NaN
            return badValue(spec, numberText(height),
                            TERRAIN_TEXT("parameters", "%1: %2 is not a finite height."));
    return value;
}

/// "[[1,2,3],[4,5,6]]", as JSON lists points and tables, in the short form "1,2,3;4,5,6"; other texts as they
/// are.
std::string shortRows(std::string_view text) {
    std::string dense;
    for (const char c : text)
        if (c != ' ' && c != '\t')
            dense += c;
    if (dense == "[]")
        return {};
    if (!dense.starts_with("[[") || !dense.ends_with("]]") || dense == "[[]]")
        return std::string(text);
    constexpr std::string_view between = "],[";
    std::string out;
    for (std::string_view rest = std::string_view(dense).substr(2, dense.size() - 4); !rest.empty();) {
        const std::size_t end = rest.find(between);
        out += (out.empty() ? "" : ";");
        out += rest.substr(0, end);
        rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + between.size());
    }
    return out;
}

Result<ParameterValue> parsePoints(const ParameterSpec& spec, std::string_view given) {
    PointList out;
    const std::string points = shortRows(given);
    std::string_view text = points;
    while (!text.empty()) {
        const std::string_view item = text.substr(0, text.find(';'));
        text.remove_prefix(std::min(text.size(), item.size() + 1));
        const auto first = item.find(',');
        const auto second = first == std::string_view::npos ? first : item.find(',', first + 1);
        std::optional<double> x;
        std::optional<double> y;
        std::optional<double> height;
        if (second != std::string_view::npos) {
            x = parseDouble(item.substr(0, first));
            y = parseDouble(item.substr(first + 1, second - first - 1));
            height = parseDouble(item.substr(second + 1));
        }
        if (!x || !y || !height)
            return badValue(
                spec, std::string(item),
                TERRAIN_TEXT(
                    "parameters",
                    "%1: '%2' is not a point; write x,y,height and ; between points, or [[x,y,height],…]."));
        out.push_back({*x, *y, *height});
    }
    return checkedValue(spec, out);
}

Result<ParameterValue> parseTable(const ParameterSpec& spec, std::string_view given) {
    HeightTableReader reader;
    const std::string rows = shortRows(given);
    for (std::string_view text = rows; !text.empty();) {
        const std::string_view row = text.substr(0, text.find(';'));
        text.remove_prefix(std::min(text.size(), row.size() + 1));
        const auto numbers = numbersOfRow(row);
        if (!numbers)
            return badValue(spec, std::string(row),
                            TERRAIN_TEXT("parameters", "%1: '%2' is not a row of heights; write h,h,h and ; "
                                                       "between rows, or [[h,h],[h,h]]."));
        reader.addRow(*numbers);
    }
    if (reader.fault() != HeightTableReader::Fault::None)
        return faultyTable(spec, reader);
    return checkedValue(spec, reader.table());
}

Result<ParameterValue> checkedCurve(const ParameterSpec& spec, const ParameterValue& value) {
    const auto* points = std::get_if<CurvePoints>(&value);
    if (points == nullptr)
        return wrongType(spec, value);
    if (points->size() < 2 || points->size() > mostCurvePoints)
        return badValue(
            spec, numberText(std::uint64_t{points->size()}),
            TERRAIN_TEXT("parameters", "%1: a curve has 2 to %3 points, but the number given is %2."),
            {numberText(std::uint64_t{mostCurvePoints})});
    const CurveFrame& frame = spec.frame;
    for (std::size_t i = 0; i < points->size(); ++i) {
        const CurvePoint& p = (*points)[i];
        if (!frame.holds(p))
            return badValue(
                spec, curveText({p}),
                TERRAIN_TEXT("parameters", "%1: the point %2 needs x from %3 to %4 and y from %5 to %6."),
                {numberText(frame.xMinimum), numberText(frame.xMaximum), numberText(frame.yMinimum),
                 numberText(frame.yMaximum)});
        if (i > 0 && p.x - (*points)[i - 1].x < frame.leastGap())
            return badValue(spec, curveText({p}),
                            TERRAIN_TEXT("parameters", "%1: the point %2 has to lie further right than the "
                                                       "one before it, by %3 at least."),
                            {numberText(frame.leastGap())});
    }
    return value;
}

std::optional<bool> parseBoolean(std::string_view text) {
    if (text == "true" || text == "on" || text == "1" || text == "yes")
        return true;
    if (text == "false" || text == "off" || text == "0" || text == "no")
        return false;
    return std::nullopt;
}

std::string pointsText(const PointList& points) {
    std::string out;
    for (const FixedPoint& p : points)
        out +=
            (out.empty() ? "" : ";") + numberText(p.x) + "," + numberText(p.y) + "," + numberText(p.height);
    return out;
}

} // namespace

bool sameValue(const ParameterValue& a, const ParameterValue& b) {
    const auto* blobA = std::get_if<SharedBlob>(&a);
    const auto* blobB = std::get_if<SharedBlob>(&b);
    if (blobA == nullptr || blobB == nullptr || *blobA == *blobB)
        return a == b;
    return *blobA != nullptr && *blobB != nullptr && (*blobA)->hash == (*blobB)->hash;
}

const ParameterSpec* findSpec(std::span<const ParameterSpec> specs, std::string_view id) {
    const auto found = std::ranges::find_if(specs, [&](const ParameterSpec& spec) { return spec.id == id; });
    return found == specs.end() ? nullptr : &*found;
}

Result<ParameterValue> checkedValue(const ParameterSpec& spec, ParameterValue value) {
    switch (spec.type) {
    case ParameterType::Integer:
    case ParameterType::Real:
        return checkedNumber(spec, value);
    case ParameterType::Points:
        return checkedPoints(spec, value);
    case ParameterType::Table:
        return checkedTable(spec, value);
    case ParameterType::Curve:
        return checkedCurve(spec, value);
    case ParameterType::Boolean:
        return std::holds_alternative<bool>(value) ? Result(std::move(value)) : wrongType(spec, value);
    case ParameterType::Heights:
        return std::holds_alternative<SharedBlob>(value) ? Result(std::move(value)) : wrongType(spec, value);
    case ParameterType::Seed:
    case ParameterType::Text:
        return std::holds_alternative<std::string>(value) ? Result(std::move(value)) : wrongType(spec, value);
    case ParameterType::Choice: {
        const auto* id = std::get_if<std::string>(&value);
        if (id == nullptr)
            return wrongType(spec, value);
        if (std::ranges::none_of(spec.choices, [&](const ParameterChoice& c) { return *id == c.id; }))
            return badValue(spec, *id, TERRAIN_TEXT("parameters", "%1 = %2: allowed are %3."),
                            {choiceList(spec)});
        return value;
    }
    }
    return wrongType(spec, value);
}

Result<ParameterValue> parseValue(const ParameterSpec& spec, std::string_view text) {
    switch (spec.type) {
    case ParameterType::Boolean:
        if (const auto value = parseBoolean(text))
            return ParameterValue(*value);
        return badValue(spec, std::string(text),
                        TERRAIN_TEXT("parameters", "%1 = %2: allowed are true and false."));
    case ParameterType::Integer:
    case ParameterType::Real:
        if (const auto value = parseDouble(text))
            return checkedValue(spec, *value);
        return badValue(spec, std::string(text),
                        TERRAIN_TEXT("parameters", "%1 = %2: this is not a number."));
    case ParameterType::Points:
        return parsePoints(spec, text);
    case ParameterType::Table:
        return parseTable(spec, text);
    case ParameterType::Curve:
        if (std::optional<CurvePoints> curve = parseCurve(shortRows(text)))
            return checkedValue(spec, std::move(*curve));
        return badValue(spec, std::string(text),
                        TERRAIN_TEXT("parameters", "%1: '%2' is not a curve; write x,y and ; between points, "
                                                   "or [[x,y],[x,y]]."));
    case ParameterType::Heights:
        return badValue(
            spec, std::string(text),
            TERRAIN_TEXT("parameters", "%1 = %2: heights come from an imported file, not from a text."));
    case ParameterType::Choice:
    case ParameterType::Seed:
    case ParameterType::Text:
        break;
    }
    return checkedValue(spec, std::string(text));
}

std::string valueText(const ParameterValue& value) {
    struct {
        std::string operator()(bool v) const { return v ? "true" : "false"; }
        std::string operator()(std::int64_t v) const { return numberText(v); }
        std::string operator()(double v) const { return numberText(v); }
        std::string operator()(const std::string& v) const { return v; }
        std::string operator()(const PointList& v) const { return pointsText(v); }
        std::string operator()(const HeightTable& v) const { return tableText(v); }
        std::string operator()(const CurvePoints& v) const { return curveText(v); }
        std::string operator()(const SharedBlob& v) const { return v ? v->hash.hex() : std::string(); }
    } const text;
    return std::visit(text, value);
}

std::uint64_t seedNumber(std::string_view seed) {
    const char* first = seed.data();
    const char* last = first + seed.size();
    std::int64_t negative = 0;
    if (const auto end = std::from_chars(first, last, negative); end.ec == std::errc{} && end.ptr == last)
        return static_cast<std::uint64_t>(negative);
    std::uint64_t positive = 0;
    if (const auto end = std::from_chars(first, last, positive); end.ec == std::errc{} && end.ptr == last)
        return positive;
    return textHash(seed);
}

} // namespace terrain
