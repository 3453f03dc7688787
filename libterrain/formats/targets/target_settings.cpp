// SPDX-License-Identifier: MIT
#include "libterrain/formats/targets/target_settings.h"

#include "libterrain/core/rounded_text.h"

#include <algorithm>
#include <cmath>

namespace terrain {
namespace {

// Those that target_table.cpp fixes for heights packed into colours.
constexpr double packedBase = -10000;
constexpr double packedInterval = 0.1;

/// For tools whose heights begin at 0: what has to be added to theirs.
void addBaseHeight(const SheetFacts& facts, SettingsSheet& sheet) {
    sheet.add("base_height", TERRAIN_TEXT("sheet", "Height of 0"), facts.range.minimum, "m");
    if (facts.range.minimum > 0)
        sheet.note(
            TERRAIN_TEXT("formats", "Heights in the tool are lower by %1 m than those of the terrain."),
            {shortText(facts.range.minimum)});
    if (facts.range.minimum < 0)
        sheet.note(
            TERRAIN_TEXT("formats", "Heights in the tool are higher by %1 m than those of the terrain."),
            {shortText(-facts.range.minimum)});
}

void addSize(const SheetFacts& facts, SettingsSheet& sheet, TextSource columns, TextSource rows) {
    sheet.add("columns", columns, facts.grid.columns);
    sheet.add("rows", rows, facts.grid.rows);
}

} // namespace

bool spansRange(const SheetFacts& facts) {
    return facts.type == SampleType::U8 || facts.type == SampleType::U16;
}

// height = position y + v / 65536 · size y
void unitySettings(const SheetFacts& facts, SettingsSheet& sheet) {
    constexpr double levels = 65536;
    sheet.addText("depth", "Depth", "Bit 16");
    sheet.add("resolution", "Resolution", facts.tileColumns);
    sheet.addText("byte_order", "Byte Order", "Windows");
    sheet.addText("flip_vertically", "Flip Vertically", "off");
    sheet.add("size_x", "Terrain Size X", (facts.tileColumns - 1) * facts.grid.spacingX, "m");
    sheet.add("size_y", "Terrain Size Y", facts.scaledStep() * levels, "m");
    sheet.add("size_z", "Terrain Size Z", (facts.tileRows - 1) * facts.grid.spacingY, "m");
    sheet.add("position_y", "Position Y", facts.range.minimum, "m");
    if (facts.tilesAcross * facts.tilesDown > 1)
        sheet.note(TERRAIN_TEXT("formats",
                                "The names end in _X_Z, counted from the south-west; the sizes are those "
                                "of one tile."));
}

// z in cm = (v − 32768) / 128 · scale z + location z
void unrealSettings(const SheetFacts& facts, SettingsSheet& sheet) {
    constexpr double centimetres = 100;
    constexpr double stepsPerUnit = 128;
    constexpr double middle = 32768;
    const double step = facts.scaledStep();
    sheet.add("scale_x", "Scale X", facts.grid.spacingX * centimetres);
    sheet.add("scale_y", "Scale Y", facts.grid.spacingY * centimetres);
    sheet.add("scale_z", "Scale Z", step * centimetres * stepsPerUnit);
    sheet.add("location_z", "Location Z", (facts.range.minimum + middle * step) * centimetres, "cm");
    sheet.add("resolution_x", "Overall Resolution X", facts.grid.columns);
    sheet.add("resolution_y", "Overall Resolution Y", facts.grid.rows);
    if (facts.seaLevel)
        sheet.add("sea_level", TERRAIN_TEXT("sheet", "Sea level Z"), *facts.seaLevel * centimetres, "cm");
}

// height = minimum + v / 65535 · (maximum − minimum); OpenEXR holds metres
void terrain3dSettings(const SheetFacts& facts, SettingsSheet& sheet) {
    if (spansRange(facts)) {
        sheet.add("r16_size_x", "R16 Size X", facts.tileColumns);
        sheet.add("r16_size_y", "R16 Size Y", facts.tileRows);
        sheet.add("range_min", "R16 Range, minimum", facts.range.minimum, "m");
        sheet.add("range_max", "R16 Range, maximum", facts.range.minimum + facts.span(), "m");
        sheet.note(TERRAIN_TEXT("formats", "The dialog proposes 1024 × 1024 and 0 … 1: type the size and "
                                           "both heights."));
    }
    sheet.add("import_scale", "Import Scale", 1);
    sheet.addSpacing("vertex_spacing", "Vertex Spacing", facts.grid.spacingX, facts.grid.columns);
}

void hterrainSettings(const SheetFacts& facts, SettingsSheet& sheet) {
    sheet.add("resolution", "Resolution", facts.tileColumns);
    sheet.add("min_height", "Min height", facts.range.minimum, "m");
    sheet.add("max_height", "Max height", facts.range.minimum + facts.span(), "m");
    sheet.addSpacing("map_scale_x", "Map Scale X", facts.grid.spacingX, facts.grid.columns);
    sheet.addSpacing("map_scale_z", "Map Scale Z", facts.grid.spacingY, facts.grid.rows);
}

// A pixel is an area of one spacing, so that the box is as wide as all of them.
void o3deSettings(const SheetFacts& facts, SettingsSheet& sheet) {
    sheet.add("box_x", "Box X", facts.grid.columns * facts.grid.spacingX, "m");
    sheet.add("box_y", "Box Y", facts.grid.rows * facts.grid.spacingY, "m");
    sheet.add("box_z", "Box Z", facts.span(), "m");
    sheet.add("bottom_z", TERRAIN_TEXT("sheet", "Bottom of the box"), facts.range.minimum, "m");
    if (facts.grid.spacingX != 1)
        sheet.note(TERRAIN_TEXT("formats",
                                "Set the height query resolution to %1 m: the default of 1 m shows one "
                                "sample a metre."),
                   {shortText(facts.grid.spacingX)});
    if (!facts.isInteger())
        sheet.note(TERRAIN_TEXT("formats", "The file holds metres; the box says which of them are shown."));
}

// height = v / 65535 · maximum height
void cryengineSettings(const SheetFacts& facts, SettingsSheet& sheet) {
    sheet.add("resolution", "Heightmap Resolution", facts.grid.columns);
    sheet.addSpacing("meters_per_unit", "Meters Per Unit", facts.grid.spacingX, facts.grid.columns);
    sheet.add("max_height", "Max Terrain Height", facts.span(), "m");
    addBaseHeight(facts, sheet);
}

// height = location z + (v / 65535 − midlevel) · scale
void blenderSettings(const SheetFacts& facts, SettingsSheet& sheet) {
    sheet.addText("color_space", "Color Space", "Non-Color");
    sheet.add("size_x", TERRAIN_TEXT("sheet", "Plane X"), facts.grid.width(), "m");
    sheet.add("size_y", TERRAIN_TEXT("sheet", "Plane Y"), facts.grid.depth(), "m");
    sheet.add("midlevel", "Midlevel", 0);
    sheet.add("strength", "Scale / Strength", facts.isInteger() ? facts.span() : 1);
    sheet.add("location_z", "Location Z", facts.isInteger() ? facts.range.minimum : 0, "m");
}

// Packed into colours: height = base + (red · 65536 + green · 256 + blue) · interval
void threejsSettings(const SheetFacts& facts, SettingsSheet& sheet) {
    sheet.add("width_segments", "PlaneGeometry widthSegments", facts.grid.columns - 1);
    sheet.add("height_segments", "PlaneGeometry heightSegments", facts.grid.rows - 1);
    sheet.add("width", "PlaneGeometry width", facts.grid.width(), "m");
    sheet.add("height", "PlaneGeometry height", facts.grid.depth(), "m");
    sheet.add("minimum", TERRAIN_TEXT("sheet", "Lowest height"), facts.range.minimum, "m");
    sheet.add("maximum", TERRAIN_TEXT("sheet", "Highest height"), facts.range.maximum, "m");
    if (!facts.isInteger()) {
        sheet.note(TERRAIN_TEXT("formats",
                                "Little-endian 32-bit floats in metres without a header, row by row from the "
                                "north; the size stands in the JSON file beside it."));
        return;
    }
    sheet.add("base", TERRAIN_TEXT("sheet", "Height of black"), packedBase, "m");
    sheet.add("interval", TERRAIN_TEXT("sheet", "Step between colours"), packedInterval, "m");
    sheet.note(TERRAIN_TEXT("formats",
                            "Each pixel is one number, red · 65536 + green · 256 + blue: read it without "
                            "colour management and without smoothing between pixels."));
}

// height = v / 65535 · 1024
void cities1Settings(const SheetFacts& facts, SettingsSheet& sheet) {
    constexpr double cell = 16;
    constexpr double defaultSea = 40;
    const double width = (facts.grid.columns - 1) * cell;
    sheet.add("map_width", TERRAIN_TEXT("sheet", "Width of the map"), width, "m");
    sheet.add("sea_level", TERRAIN_TEXT("sheet", "Sea level"), facts.seaLevel.value_or(defaultSea), "m");
    if (facts.grid.spacingX != cell)
        sheet.note(TERRAIN_TEXT("formats",
                                "The game shows the terrain %1 m wide; it is %2 m wide: for the right "
                                "shape, give it a spacing of 16 m."),
                   {shortText(width), shortText(facts.grid.width())});
    if (!facts.seaLevel)
        sheet.note(TERRAIN_TEXT("formats", "The terrain has no sea level; the game's own is 40 m."));
}

void cities2Settings(const SheetFacts& facts, SettingsSheet& sheet) {
    sheet.add("height_scale", "Height scale", facts.span(), "m");
    addBaseHeight(facts, sheet);
    if (facts.seaLevel)
        sheet.add("sea_level", TERRAIN_TEXT("sheet", "Sea level"), *facts.seaLevel - facts.range.minimum,
                  "m");
}

// block = low block + (v − low value) / (high value − low value) · (high block − low block)
void worldpainterSettings(const SheetFacts& facts, SettingsSheet& sheet) {
    constexpr double lowestBlock = -64;
    constexpr double highestBlock = 319;
    const bool integers = facts.isInteger();
    const double low = std::floor(facts.range.minimum);
    const double high =
        integers ? facts.range.minimum + facts.span() : std::max(low + 1, std::ceil(facts.range.maximum));
    sheet.add("image_low", TERRAIN_TEXT("sheet", "Image, lowest value"), integers ? 0 : low);
    sheet.add("image_high", TERRAIN_TEXT("sheet", "Image, highest value"),
              integers ? fullScale(facts.type) : high);
    sheet.add("block_low", TERRAIN_TEXT("sheet", "Minecraft, block of the lowest"), low);
    sheet.add("block_high", TERRAIN_TEXT("sheet", "Minecraft, block of the highest"), high);
    if (facts.seaLevel)
        sheet.add("water_level", "Water level", *facts.seaLevel);
    if (low < lowestBlock || high > highestBlock)
        sheet.warn(
            TERRAIN_TEXT("formats",
                         "Minecraft builds from block %1 to %2 (before version 1.18 from 0 to 255), and "
                         "at a block a metre this land needs %3 to %4: choose other blocks for its "
                         "lowest and highest point, or a higher world."),
            {shortText(lowestBlock), shortText(highestBlock), shortText(low), shortText(high)});
    if (facts.grid.spacingX != 1)
        sheet.note(TERRAIN_TEXT("formats",
                                "Samples are %1 m apart: scale the picture by %2 % to keep one block a "
                                "metre."),
                   {shortText(facts.grid.spacingX), shortText(facts.grid.spacingX * 100)});
}

// height = v / 65535 · maximum height
void beamngSettings(const SheetFacts& facts, SettingsSheet& sheet) {
    sheet.add("size", "Terrain size", facts.grid.columns);
    sheet.addSpacing("meters_per_pixel", "Meters per pixel", facts.grid.spacingX, facts.grid.columns);
    sheet.add("max_height", "Max height", facts.span(), "m");
    sheet.add("position_z", "Position Z", facts.range.minimum, "m");
}

// height = v / 65535 · heightScale
void farmingSettings(const SheetFacts& facts, SettingsSheet& sheet) {
    sheet.add("height_scale", "heightScale", facts.span(), "m");
    sheet.addSpacing("units_per_pixel", "unitsPerPixel", facts.grid.spacingX, facts.grid.columns);
    addBaseHeight(facts, sheet);
}

void arma3Settings(const SheetFacts& facts, SettingsSheet& sheet) {
    sheet.add("easting", "Easting", 200000);
    sheet.add("northing", "Northing", 0);
    sheet.addSpacing("cell_size", "Cell size", facts.grid.spacingX, facts.grid.columns);
    sheet.add("grid_size", "Grid size", facts.grid.columns);
}

void enfusionSettings(const SheetFacts& facts, SettingsSheet& sheet) {
    constexpr double defaultStep = 0.03125;
    sheet.add("faces_x", "Terrain grid size X (faces)", facts.grid.columns - 1);
    sheet.add("faces_z", "Terrain grid size Z (faces)", facts.grid.rows - 1);
    sheet.addSpacing("cell_size", "Grid cell size", facts.grid.spacingX, facts.grid.columns);
    if (facts.isInteger()) {
        sheet.add("height_min", "Resampling heights, minimum", facts.range.minimum, "m");
        sheet.add("height_max", "Resampling heights, maximum", facts.range.minimum + facts.span(), "m");
    }
    const double needed = facts.span() / 65536;
    if (needed > defaultStep)
        sheet.note(TERRAIN_TEXT("formats",
                                "The heights span %1 m, more than the default height step of 0.03125 m "
                                "holds: set it to %2 m at least."),
                   {shortText(facts.span()), shortText(needed)});
}

// height = centre + (v / 255 − 1/2) · box height
void robloxSettings(const SheetFacts& facts, SettingsSheet& sheet) {
    constexpr double studsPerPixel = 4;
    const double studsPerMetre = studsPerPixel / facts.grid.spacingX;
    sheet.add("box_x", "Size X", facts.grid.columns * studsPerPixel, "studs");
    sheet.add("box_y", "Size Y", facts.span() * studsPerMetre, "studs");
    sheet.add("box_z", "Size Z", facts.grid.rows * studsPerPixel, "studs");
    sheet.add("position_y", "Position Y", (facts.range.minimum + facts.span() / 2) * studsPerMetre, "studs");
    sheet.add("studs_per_metre", TERRAIN_TEXT("sheet", "Studs of a metre"), studsPerMetre);
}

void terragenSettings(const SheetFacts& facts, SettingsSheet& sheet) {
    addSize(facts, sheet, TERRAIN_TEXT("sheet", "Points X"), TERRAIN_TEXT("sheet", "Points Y"));
    sheet.addSpacing("spacing", TERRAIN_TEXT("sheet", "Metres between points"), facts.grid.spacingX,
                     facts.grid.columns);
    sheet.add("minimum", TERRAIN_TEXT("sheet", "Lowest height"), facts.range.minimum, "m");
    sheet.add("maximum", TERRAIN_TEXT("sheet", "Highest height"), facts.range.maximum, "m");
}

void gisSettings(const SheetFacts& facts, SettingsSheet& sheet) {
    sheet.addText("crs", TERRAIN_TEXT("sheet", "Coordinate system"),
                  facts.grid.crs.empty() ? "none" : facts.grid.crs.c_str());
    sheet.addSpacing("cell_x", TERRAIN_TEXT("sheet", "Cell size X"), facts.grid.spacingX, facts.grid.columns);
    sheet.addSpacing("cell_y", TERRAIN_TEXT("sheet", "Cell size Y"), facts.grid.spacingY, facts.grid.rows);
    sheet.add("origin_x", TERRAIN_TEXT("sheet", "X of the north-west sample"), facts.grid.originX);
    sheet.add("origin_y", TERRAIN_TEXT("sheet", "Y of the north-west sample"), facts.grid.originY);
    addSize(facts, sheet, TERRAIN_TEXT("sheet", "Columns"), TERRAIN_TEXT("sheet", "Rows"));
}

} // namespace terrain
