// SPDX-License-Identifier: MIT
#include "libterrain/recipe/json_text.h"
#include "libterrain/recipe/ramp_json.h"
#include "libterrain/recipe/recipe_json.h"

#include <limits>

namespace terrain {
namespace {

constexpr double highest = std::numeric_limits<float>::max();

/// Takes a member that is a number from `least` to `greatest`; anything else leaves the value as it is.
void takeNumber(const Json& json, const char* name, double least, double greatest, double& value) {
    const auto found = json.find(name);
    if (found == json.end() || !found->is_number())
        return;
    const double number = found->get<double>();
    if (number >= least && number <= greatest)
        value = number;
}

void takeHeight(const Json& json, const char* name, std::optional<double>& value) {
    double number = std::numeric_limits<double>::quiet_NaN();
    takeNumber(json, name, -highest, highest, number);
    if (number == number)
        value = number;
}

void takeBoolean(const Json& json, const char* name, bool& value) {
    const auto found = json.find(name);
    if (found != json.end() && found->is_boolean())
        value = found->get<bool>();
}

Json optionalNumber(const std::optional<double>& value) {
    return value ? jsonNumber(*value) : Json(nullptr);
}

void takeRange(const Json& json, Display& display) {
    double minimum = display.rangeMinimum;
    double maximum = display.rangeMaximum;
    takeNumber(json, "range_minimum", -highest, highest, minimum);
    takeNumber(json, "range_maximum", -highest, highest, maximum);
    if (minimum > maximum)
        return;
    display.rangeMinimum = minimum;
    display.rangeMaximum = maximum;
    takeBoolean(json, "fixed_range", display.fixedRange);
}

/// A display that names the loaded ramp has it.
void takeRamp(const Json& json, Display& display) {
    constexpr std::size_t longestId = 100;
    if (const auto loaded = json.find("loaded_ramp"); loaded != json.end())
        if (Result<LoadedRamp> ramp = rampFromJson(*loaded, loadedRampId))
            display.loadedRamp = RampReference(std::move(ramp).value());
    const auto ramp = json.find("ramp");
    if (ramp == json.end() || !ramp->is_string())
        return;
    const auto& id = ramp->get_ref<const std::string&>();
    if (!id.empty() && id.size() <= longestId && (id != loadedRampId || display.loadedRamp))
        display.ramp = id;
}

std::optional<NormalWeight> findNormalWeight(std::string_view id) {
    for (const NormalWeightName& name : normalWeightNames())
        if (name.id == id)
            return name.weight;
    return std::nullopt;
}

const char* idOf(NormalWeight weight) {
    for (const NormalWeightName& name : normalWeightNames())
        if (name.weight == weight)
            return name.id;
    return "";
}

} // namespace

std::string displayToJson(const Display& display) {
    Json out{{"colour_by", idOf(display.colourBy)},
             {"ramp", display.ramp},
             {"fixed_range", display.fixedRange},
             {"range_minimum", jsonNumber(display.rangeMinimum)},
             {"range_maximum", jsonNumber(display.rangeMaximum)},
             {"exaggeration", jsonNumber(display.exaggeration)},
             {"axis_minimum", optionalNumber(display.axisMinimum)},
             {"axis_maximum", optionalNumber(display.axisMaximum)},
             {"camera_azimuth", jsonNumber(display.cameraAzimuth)},
             {"camera_elevation", jsonNumber(display.cameraElevation)},
             {"sun_azimuth", jsonNumber(display.sunAzimuth)},
             {"sun_elevation", jsonNumber(display.sunElevation)},
             {"water", display.water},
             {"wireframe", display.wireframe},
             {"repeat", display.repeat},
             {"contours", display.contours},
             {"contour_interval", jsonNumber(display.contourInterval)},
             {"flat_shading", display.flatShading},
             {"normals", idOf(display.normals)},
             {"strips", display.strips},
             {"needles", display.needles},
             {"figure", display.figure}};
    if (display.loadedRamp)
        out["loaded_ramp"] = rampToJson(*display.loadedRamp.get());
    return jsonText(out);
}

Display displayFromJson(std::string_view json) {
    Display out;
    const Result<Json> parsed = parseJson(json);
    if (!parsed || !parsed.value().is_object())
        return out;
    const Json& object = parsed.value();
    takeRamp(object, out);
    if (const auto weight = object.find("normals"); weight != object.end() && weight->is_string())
        out.normals = findNormalWeight(weight->get_ref<const std::string&>()).value_or(out.normals);
    takeBoolean(object, "flat_shading", out.flatShading);
    takeBoolean(object, "strips", out.strips);
    takeBoolean(object, "needles", out.needles);
    takeBoolean(object, "figure", out.figure);
    if (const auto by = object.find("colour_by"); by != object.end() && by->is_string())
        out.colourBy = findColourBy(by->get_ref<const std::string&>()).value_or(out.colourBy);
    takeRange(object, out);
    takeNumber(object, "exaggeration", 0.01, 100, out.exaggeration);
    takeHeight(object, "axis_minimum", out.axisMinimum);
    takeHeight(object, "axis_maximum", out.axisMaximum);
    takeNumber(object, "camera_azimuth", -360, 360, out.cameraAzimuth);
    takeNumber(object, "camera_elevation", -90, 90, out.cameraElevation);
    takeNumber(object, "sun_azimuth", -360, 360, out.sunAzimuth);
    takeNumber(object, "sun_elevation", 0, 90, out.sunElevation);
    takeBoolean(object, "water", out.water);
    takeBoolean(object, "wireframe", out.wireframe);
    takeBoolean(object, "repeat", out.repeat);
    takeBoolean(object, "contours", out.contours);
    takeNumber(object, "contour_interval", 0, highest, out.contourInterval);
    return out;
}

} // namespace terrain
