// SPDX-License-Identifier: MIT
#include "libterrain/formats/targets/settings_sheet.h"

#include "libterrain/core/number_text.h"
#include "libterrain/core/rounded_text.h"
#include "libterrain/formats/targets/map_notes.h"
#include "libterrain/formats/targets/sheet_writing.h"
#include "libterrain/formats/targets/target_settings.h"

#include <algorithm>
#include <cmath>

namespace terrain {
namespace {

using Json = nlohmann::ordered_json;

/// "Slope: land_slope.png, 0 stands for 0 ° and full scale for 90 °".
std::string mapLine(const SheetMap& one) {
    std::string out = std::string(one.map->label.source) + ": " + joinedNames(one.files);
    const std::string unit = *one.map->unit != '\0' ? std::string(" ") + one.map->unit : std::string();
    if (one.range)
        out += ", 0 stands for " + exactText(one.range->minimum) + unit + " and full scale for " +
               exactText(one.range->maximum) + unit;
    if (one.interval > 0)
        out += ", one every " + numberText(static_cast<float>(one.interval)) + " m";
    return out;
}

Json mapEntry(const SheetMap& one) {
    Json out = Json::object();
    out["map"] = one.map->id;
    out["files"] = one.files;
    if (one.map->kind == SurfaceMap::Kind::Values) {
        out["unit"] = one.map->unit;
        out["range"] = one.range ? Json{one.range->minimum, one.range->maximum} : Json();
    }
    if (one.interval > 0)
        out["interval"] = one.interval;
    return out;
}

/// What the files hold, whatever the tool.
std::vector<std::string> factLines(const SheetFacts& facts, const SheetResult& result) {
    std::vector<std::string> out;
    out.push_back("Files: " + joinedNames(result.files));
    out.push_back("Samples: " + numberText(facts.grid.columns) + " x " + numberText(facts.grid.rows) + ", " +
                  std::string(sampleTypeId(facts.type)));
    out.push_back("Spacing: " + roundedText(facts.grid.spacingX) + " m by " +
                  roundedText(facts.grid.spacingY) + " m");
    if (spansRange(facts)) {
        out.push_back("0 stands for " + exactText(facts.range.minimum) + " m, full scale (" +
                      numberText(fullScale(facts.type)) + ") for " + exactText(facts.range.maximum) + " m");
    } else {
        out.push_back("Heights in metres, from " + exactText(facts.range.minimum) + " to " +
                      exactText(facts.range.maximum));
    }
    if (facts.step > 0)
        out.push_back("Step: " + fixedText(facts.step * 100, 4) + " cm");
    if (facts.seaLevel)
        out.push_back("Sea level: " + exactText(*facts.seaLevel) + " m");
    out.push_back("Clipped samples: " + numberText(result.clipped) +
                  (result.clipped > 0 ? " (" + percentText(result.clippedShare) + " %)" : ""));
    out.push_back("Read again: largest error " + fixedText(result.largestError * 100, 4) + " cm" +
                  (result.clipped > 0 ? " where nothing is cut off" : ""));
    for (const SheetMap& one : result.maps)
        out.push_back(mapLine(one));
    return out;
}

/// What is lost comes first.
std::vector<Text> notesOf(const Target& target, const SettingsSheet& sheet, const SheetResult& result) {
    std::vector<Text> out;
    if (!result.clipping.isEmpty())
        out.push_back(result.clipping);
    out.insert(out.end(), sheet.warnings().begin(), sheet.warnings().end());
    for (const TextSource& note : target.notes)
        out.emplace_back(note);
    out.insert(out.end(), sheet.notes().begin(), sheet.notes().end());
    return out;
}

} // namespace

double SheetFacts::span() const {
    const double metres = range.maximum - range.minimum;
    return metres > 0 ? metres : 1;
}

double SheetFacts::scaledStep() const {
    return span() / fullScale(type);
}

void SettingsSheet::add(const char* id, TextSource label, double value, const char* unit) {
    SheetLine& line = m_lines.emplace_back(); // g++ 12 sees a text that is not there in a temporary one
    line.id = id;
    line.label = label;
    line.value = value;
    line.unit = unit;
}

const SheetLine* SettingsSheet::find(std::string_view id) const {
    const auto found = std::ranges::find_if(m_lines, [&](const SheetLine& line) { return id == line.id; });
    return found == m_lines.end() ? nullptr : &*found;
}

void SettingsSheet::setTolerance(double metres) {
    constexpr double centimetres = 100;
    constexpr double part = 1e-7;
    for (SheetLine& line : m_lines) {
        const std::string_view unit = line.unit;
        const double* value = std::get_if<double>(&line.value);
        if (value != nullptr)
            line.tolerance = unit == "m"    ? metres / line.times
                             : unit == "cm" ? metres * centimetres
                                            : std::abs(*value) * part;
    }
}

std::string sheetValueText(const SheetLine& line) {
    if (const auto* text = std::get_if<std::string>(&line.value))
        return *text;
    const double value = *std::get_if<double>(&line.value);
    if (!std::isfinite(value))
        return numberText(value);
    constexpr int mostDecimals = 12;
    for (int decimals = 0; decimals <= mostDecimals; ++decimals) {
        std::string out = fixedText(value, decimals);
        if (std::abs(parseDouble(out).value_or(value) - value) <= line.tolerance)
            return out == "-0" ? "0" : out;
    }
    return numberText(value);
}

SettingsSheet settingsSheet(const Target& target, const SheetFacts& facts) {
    SettingsSheet out;
    if (target.settings != nullptr)
        target.settings(facts, out);
    addMapNotes(target, facts, out);
    // A tenth of a step is lost in rounding to steps; so is a thousandth of the way between samples.
    const double height = facts.step > 0 ? facts.step / 10 : 1e-3;
    out.setTolerance(std::min({height, facts.grid.spacingX / 1000, facts.grid.spacingY / 1000}));
    return out;
}

std::string sheetText(const Target& target, const SheetFacts& facts, const SettingsSheet& sheet,
                      const SheetResult& result) {
    return sheetTextOf(target, sheet, notesOf(target, sheet, result), factLines(facts, result));
}

std::string sheetJson(const Target& target, const SheetFacts& facts, const SettingsSheet& sheet,
                      const SheetResult& result) {
    Json out = Json::object();
    out["target"] = target.id;
    out["label"] = target.label;
    out["files"] = result.files;
    out["columns"] = facts.grid.columns;
    out["rows"] = facts.grid.rows;
    out["spacing"] = {facts.grid.spacingX, facts.grid.spacingY};
    out["tiles"] = {facts.tilesAcross, facts.tilesDown};
    out["tile_size"] = {facts.tileColumns, facts.tileRows};
    out["sample_type"] = std::string(sampleTypeId(facts.type));
    out["range"] = {facts.range.minimum, facts.range.maximum};
    out["step"] = facts.step;
    out["sea_level"] = facts.seaLevel ? Json(*facts.seaLevel) : Json();
    out["clipped"] = result.clipped;
    out["clipped_share"] = result.clippedShare;
    out["largest_error"] = result.largestError;
    if (!result.maps.empty())
        out["maps"] = Json::array();
    for (const SheetMap& one : result.maps)
        out["maps"].push_back(mapEntry(one));
    addSettings(target, sheet, notesOf(target, sheet, result), out);
    return sheetJsonOf(out);
}

} // namespace terrain
