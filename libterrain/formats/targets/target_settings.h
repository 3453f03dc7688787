// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/targets/settings_sheet.h"

namespace terrain {

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
