// SPDX-License-Identifier: MIT
#include "libterrain/formats/targets/sheet_writing.h"

#include <algorithm>

namespace terrain {

using Json = nlohmann::ordered_json;

std::string joinedNames(const std::vector<std::string>& names) {
    std::string out;
    for (const std::string& name : names)
        out += (out.empty() ? "" : ", ") + name;
    return out;
}

std::vector<TextSource> unknownOf(const Target& target, const SettingsSheet& sheet) {
    std::vector<TextSource> out(target.unknown.begin(), target.unknown.end());
    out.insert(out.end(), sheet.unknown().begin(), sheet.unknown().end());
    return out;
}

std::string sheetTextOf(const Target& target, const SettingsSheet& sheet, const std::vector<Text>& notes,
                        const std::vector<std::string>& facts) {
    std::string out = std::string("Settings for ") + target.label + "\n\n";
    std::size_t width = 0;
    for (const SheetLine& line : sheet.lines())
        width = std::max(width, std::string_view(line.label.source).size());
    for (const SheetLine& line : sheet.lines()) {
        std::string label = line.label.source;
        label.resize(width, ' ');
        out += label + "  " + sheetValueText(line) +
               (*line.unit != '\0' ? std::string(" ") + line.unit : "") + "\n";
    }
    const std::vector<TextSource> unknown = unknownOf(target, sheet);
    out += sheet.lines().empty() || notes.empty() ? "" : "\n";
    for (const Text& note : notes)
        out += note.english() + "\n";
    if (!unknown.empty())
        out += "\nNot known\n";
    for (const TextSource& one : unknown)
        out += std::string(one.source) + "\n";
    out += "\nWhat was written\n";
    for (const std::string& line : facts)
        out += line + "\n";
    return out;
}

void addSettings(const Target& target, const SettingsSheet& sheet, const std::vector<Text>& notes,
                 Json& out) {
    out["settings"] = Json::object();
    for (const SheetLine& line : sheet.lines()) {
        Json& entry = out["settings"][line.id] = Json::object();
        entry["label"] = line.label.source;
        std::visit([&](const auto& value) { entry["value"] = value; }, line.value);
        entry["unit"] = line.unit;
    }
    out["notes"] = Json::array();
    for (const Text& note : notes)
        out["notes"].push_back(note.english());
    out["unknown"] = Json::array();
    for (const TextSource& unknown : unknownOf(target, sheet))
        out["unknown"].push_back(unknown.source);
}

std::string sheetJsonOf(const Json& json) {
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace terrain
