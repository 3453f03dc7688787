// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/targets/settings_sheet.h"

#include <nlohmann/json.hpp>

namespace terrain {

// What the sheets of heightmaps and of meshes share.

/// What is to be typed, the notes, what is not known, and `facts`, one a line.
std::string sheetTextOf(const Target& target, const SettingsSheet& sheet, const std::vector<Text>& notes,
                        const std::vector<std::string>& facts);

/// What the makers do not say: of the target, and of what the sheet is about.
std::vector<TextSource> unknownOf(const Target& target, const SettingsSheet& sheet);

/// Adds "settings", "notes" and "unknown".
void addSettings(const Target& target, const SettingsSheet& sheet, const std::vector<Text>& notes,
                 nlohmann::ordered_json& out);

/// The text of a JSON file, whatever bytes names of files have.
std::string sheetJsonOf(const nlohmann::ordered_json& json);

std::string joinedNames(const std::vector<std::string>& names);

} // namespace terrain
