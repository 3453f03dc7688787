// SPDX-License-Identifier: MIT
#include "libterrain/formats/targets/settings_sheet.h"

#include "libterrain/core/number_text.h"
#include "libterrain/formats/targets/target_settings.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

namespace terrain {
namespace {

using Json = nlohmann::ordered_json;

std::string joined(const std::vector<std::string>& names) {
    std::string out;
    for (const std::string& name : names)
        out += (out.empty() ? "" : ", ") + name;
    return out;
}

/// What the files hold, whatever the tool.
std::vector<std::string> factLines(const SheetFacts& facts, const SheetResult& result) {
    std::vector<std::string> out;
    out.push_back("Files: " + joined(result.files));
    out.push_back("Samples: " + numberText(facts.grid.columns) + " x " + numberText(facts.grid.rows) + ", " +
                  std::string(sampleTypeId(facts.type)));
    out.push_back("Spacing: " + numberText(facts.grid.spacingX) + " m by " + numberText(facts.grid.spacingY) +
                  " m");
    if (spansRange(facts)) {
        out.push_back("0 stands for " + numberText(facts.range.minimum) + " m, full scale (" +
                      numberText(fullScale(facts.type)) + ") for " + numberText(facts.range.maximum) + " m");
    } else {
        out.push_back("Heights in metres, from " + numberText(facts.range.minimum) + " to " +
                      numberText(facts.range.maximum));
    }
    if (facts.step > 0)
        out.push_back("Step: " + fixedText(facts.step * 100, 4) + " cm");
    if (facts.seaLevel)
        out.push_back("Sea level: " + numberText(*facts.seaLevel) + " m");
    out.push_back("Clipped samples: " + numberText(result.clipped));
    out.push_back("Read again: largest error " + fixedText(result.largestError * 100, 4) + " cm");
    return out;
}

std::vector<Text> notesOf(const Target& target, const SettingsSheet& sheet) {
    std::vector<Text> out;
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

const SheetLine* SettingsSheet::find(std::string_view id) const {
    const auto found = std::ranges::find_if(m_lines, [&](const SheetLine& line) { return id == line.id; });
    return found == m_lines.end() ? nullptr : &*found;
}

std::string sheetValueText(const SheetLine& line) {
    if (const auto* text = std::get_if<std::string>(&line.value))
        return *text;
    const double value = *std::get_if<double>(&line.value);
    if (value == std::floor(value) || !std::isfinite(value))
        return numberText(value);
    // Ten significant digits, without the zeros at the end.
    const int whole =
        std::abs(value) >= 1 ? static_cast<int>(std::floor(std::log10(std::abs(value)))) + 1 : 1;
    std::string out = fixedText(value, std::max(0, 10 - whole));
    if (out.find('.') == std::string::npos)
        return out;
    out.erase(out.find_last_not_of('0') + 1);
    if (out.back() == '.')
        out.pop_back();
    return out;
}

SettingsSheet settingsSheet(const Target& target, const SheetFacts& facts) {
    SettingsSheet out;
    if (target.settings != nullptr)
        target.settings(facts, out);
    return out;
}

std::string sheetText(const Target& target, const SheetFacts& facts, const SettingsSheet& sheet,
                      const SheetResult& result) {
    std::string out = std::string("Settings for ") + target.label + "\n\n";
    std::size_t width = 0;
    for (const SheetLine& line : sheet.lines())
        width = std::max(width, std::string_view(line.label).size());
    for (const SheetLine& line : sheet.lines()) {
        std::string label = line.label;
        label.resize(width, ' ');
        out += label + "  " + sheetValueText(line) +
               (*line.unit != '\0' ? std::string(" ") + line.unit : "") + "\n";
    }
    out += sheet.lines().empty() ? "" : "\n";
    for (const Text& note : notesOf(target, sheet))
        out += note.english() + "\n";
    if (!target.unknown.empty())
        out += "\nNot known\n";
    for (const TextSource& unknown : target.unknown)
        out += std::string(unknown.source) + "\n";
    out += "\nWhat was written\n";
    for (const std::string& line : factLines(facts, result))
        out += line + "\n";
    return out;
}

std::string sheetJson(const Target& target, const SheetFacts& facts, const SettingsSheet& sheet,
                      const SheetResult& result) {
    Json out;
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
    out["largest_error"] = result.largestError;
    out["settings"] = Json::object();
    for (const SheetLine& line : sheet.lines()) {
        Json& entry = out["settings"][line.id];
        entry["label"] = line.label;
        std::visit([&](const auto& value) { entry["value"] = value; }, line.value);
        entry["unit"] = line.unit;
    }
    out["notes"] = Json::array();
    for (const Text& note : notesOf(target, sheet))
        out["notes"].push_back(note.english());
    out["unknown"] = Json::array();
    for (const TextSource& unknown : target.unknown)
        out["unknown"].push_back(unknown.source);
    return out.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace terrain
