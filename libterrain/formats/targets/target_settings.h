// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/targets/settings_sheet.h"

namespace terrain {

/// Whether 0 and full scale stand for the ends of the range: so it is for unsigned integers of up to 16 bits.
/// Other integers have a scale of their own, which their file says (.ter, heights packed into colours).
bool spansRange(const SheetFacts& facts);

// What a person types into each target, for target_table.cpp. Where a formula of the tool turns a sample v
// into metres, its numbers are chosen so that the formula gives the terrain's metres.

void unitySettings(const SheetFacts& facts, SettingsSheet& sheet);
void unrealSettings(const SheetFacts& facts, SettingsSheet& sheet);
void terrain3dSettings(const SheetFacts& facts, SettingsSheet& sheet);
void hterrainSettings(const SheetFacts& facts, SettingsSheet& sheet);
void o3deSettings(const SheetFacts& facts, SettingsSheet& sheet);
void cryengineSettings(const SheetFacts& facts, SettingsSheet& sheet);
void blenderSettings(const SheetFacts& facts, SettingsSheet& sheet);
void threejsSettings(const SheetFacts& facts, SettingsSheet& sheet);
void cities1Settings(const SheetFacts& facts, SettingsSheet& sheet);
void cities2Settings(const SheetFacts& facts, SettingsSheet& sheet);
void worldpainterSettings(const SheetFacts& facts, SettingsSheet& sheet);
void beamngSettings(const SheetFacts& facts, SettingsSheet& sheet);
void farmingSettings(const SheetFacts& facts, SettingsSheet& sheet);
void arma3Settings(const SheetFacts& facts, SettingsSheet& sheet);
void enfusionSettings(const SheetFacts& facts, SettingsSheet& sheet);
void robloxSettings(const SheetFacts& facts, SettingsSheet& sheet);
void terragenSettings(const SheetFacts& facts, SettingsSheet& sheet);
void gisSettings(const SheetFacts& facts, SettingsSheet& sheet);

} // namespace terrain
