// SPDX-License-Identifier: MIT
#include "libterrain/recipe/ramp_json.h"

#include "libterrain/core/number_text.h"
#include "libterrain/recipe/colour_text.h"

#include <cmath>

namespace terrain {
namespace {

Error unusable(TextSource text, std::vector<std::string> arguments = {}) {
    return {ErrorCode::UnusableInput, text, std::move(arguments)};
}

std::optional<Colour> colourOf(const Json& json) {
    if (json.is_string())
        return hexColour(json.get_ref<const std::string&>());
    if (!json.is_array() || json.size() != 3)
        return std::nullopt;
    std::array<double, 3> parts{};
    for (std::size_t i = 0; i < 3; ++i)
        parts[i] = json[i].is_number() ? json[i].get<double>() : -1;
    return rgbColour(parts);
}

/// The first of two spellings that is there.
const Json* memberOf(const Json& json, const char* name, const char* other) {
    for (const char* spelling : {name, other})
        if (const auto found = json.find(spelling); found != json.end())
            return &*found;
    return nullptr;
}

/// `at`: where the stop stands, for messages.
Result<ValueStop> stopOf(const Json& json, const char* value, const std::string& at) {
    const Json* const number = json.is_object() ? memberOf(json, value, value) : nullptr;
    constexpr double most = 1e9;
    if (number == nullptr || !number->is_number() || !(std::abs(number->get<double>()) <= most))
        return unusable(TERRAIN_TEXT("recipe", "%1: its member \"%2\" is no number; every stop needs one, as "
                                               "the first stop has."),
                        {at, value});
    const Json* const colour = memberOf(json, "colour", "color");
    const std::optional<Colour> read = colour != nullptr ? colourOf(*colour) : std::nullopt;
    if (!read)
        return unusable(TERRAIN_TEXT("recipe", "%1: its member \"colour\" is neither \"#rrggbb\" nor three "
                                               "numbers from 0 to 255."),
                        {at});
    return ValueStop{number->get<double>(), *read};
}

Result<std::vector<ValueStop>> stopsOf(const Json& list, const char* value) {
    std::vector<ValueStop> out;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const std::string at = "stops[" + numberText(static_cast<std::int64_t>(i)) + "]";
        const Result<ValueStop> stop = stopOf(list[i], value, at);
        if (!stop)
            return stop.error();
        if (!out.empty() && stop.value().value < out.back().value)
            return unusable(
                TERRAIN_TEXT("recipe", "%1: its member \"%2\" lies below that of the stop before."),
                {at, value});
        out.push_back(stop.value());
    }
    return out;
}

/// Whole characters of UTF-8, not too many.
std::string shortName(std::string name) {
    if (name.size() <= longestRampName)
        return name;
    std::size_t end = longestRampName;
    while (end > 0 && (static_cast<unsigned char>(name[end]) & 0xC0U) == 0x80U)
        --end;
    name.resize(end);
    return name;
}

} // namespace

Json rampToJson(const LoadedRamp& ramp) {
    Json stops = Json::array();
    for (const ColourStop& stop : ramp.stops)
        stops.push_back({{"position", jsonNumber(stop.position)}, {"colour", hexText(stop.colour)}});
    Json out{{"name", ramp.name}, {"stops", std::move(stops)}};
    if (ramp.inMetres)
        out["metres"] = {jsonNumber(ramp.low), jsonNumber(ramp.high)};
    return out;
}

Result<LoadedRamp> rampFromJson(const Json& json, const std::string& name) {
    const auto list = json.is_object() ? json.find("stops") : json.end();
    if (!json.is_object() || list == json.end() || !list->is_array() || list->size() < 2)
        return unusable(
            TERRAIN_TEXT("recipe", "A colour ramp needs a list \"stops\" with two stops or more."));
    if (list->size() > mostRampStops)
        return unusable(TERRAIN_TEXT("recipe", "\"stops\" has more than %1 stops."),
                        {numberText(static_cast<std::int64_t>(mostRampStops))});
    const bool inMetres = list->front().is_object() && list->front().contains("height");
    const Result<std::vector<ValueStop>> stops = stopsOf(*list, inMetres ? "height" : "position");
    if (!stops)
        return stops.error();
    if (!inMetres && (stops.value().front().value < 0 || stops.value().back().value > 1))
        return unusable(TERRAIN_TEXT("recipe", "A \"position\" lies beyond 0 … 1; for metres call it "
                                               "\"height\"."));
    const auto own = json.find("name");
    const bool named = own != json.end() && own->is_string() && !own->get_ref<const std::string&>().empty();
    Result<LoadedRamp> out =
        rampOfStops(stops.value(), named ? own->get_ref<const std::string&>() : name, inMetres);
    const auto metres = json.find("metres");
    if (out && metres != json.end() && metres->is_array() && metres->size() == 2 &&
        (*metres)[0].is_number() && (*metres)[1].is_number() &&
        (*metres)[0].get<double>() < (*metres)[1].get<double>()) {
        out.value().inMetres = true;
        out.value().low = (*metres)[0].get<double>();
        out.value().high = (*metres)[1].get<double>();
    }
    return out;
}

Result<LoadedRamp> rampOfStops(const std::vector<ValueStop>& stops, const std::string& name, bool inMetres) {
    if (stops.empty() || !(stops.front().value < stops.back().value))
        return unusable(TERRAIN_TEXT("recipe", "A colour ramp needs colours at two different values."));
    LoadedRamp out;
    out.name = shortName(name);
    out.inMetres = inMetres;
    out.low = inMetres ? stops.front().value : 0;
    out.high = inMetres ? stops.back().value : 1;
    const auto addStop = [&](double value, const Colour& colour) {
        const ColourStop stop{(value - out.low) / (out.high - out.low), colour};
        if (out.stops.empty() || !(out.stops.back() == stop))
            out.stops.push_back(stop);
    };
    if (stops.front().value > out.low)
        addStop(out.low, stops.front().colour);
    for (const ValueStop& stop : stops)
        addStop(stop.value, stop.colour);
    if (stops.back().value < out.high)
        addStop(out.high, stops.back().colour);
    return out;
}

} // namespace terrain
