// SPDX-License-Identifier: MIT
#include "libterrain/formats/targets/mesh_sheet.h"

#include "libterrain/core/number_text.h"
#include "libterrain/core/rounded_text.h"
#include "libterrain/formats/targets/sheet_writing.h"

namespace terrain {
namespace {

constexpr double millimetres = 1000; // in a metre

std::vector<Text> notesOf(const SettingsSheet& sheet) {
    return {sheet.notes().begin(), sheet.notes().end()};
}

const char* unitOf(const MeshSheetFacts& facts) {
    return facts.shape ? "mm" : "m";
}

std::vector<std::string> factLines(const MeshSheetFacts& facts, const std::vector<std::string>& files) {
    const glm::dvec3 size = facts.size();
    const auto length = [](double value) { return fixedText(value, 2); };
    std::vector<std::string> out;
    out.push_back("Files: " + joinedNames(files));
    out.push_back(std::string(facts.shape ? "Closed bodies, up to " : "Surface, ") + length(size.x) + " x " +
                  length(size.y) + " x " + length(size.z) + " " + unitOf(facts));
    out.push_back("Triangles: " + numberText(facts.extent.triangles) +
                  ", vertices: " + numberText(facts.extent.vertices));
    out.push_back(facts.maximumError ? "Within " + numberText(static_cast<float>(*facts.maximumError)) +
                                           " m of every sample of the terrain"
                                     : std::string("Every sample of the terrain is a vertex"));
    if (facts.chunks)
        out.push_back("Chunks of " + numberText(facts.chunks->cells) + " cells a side, levels of detail: " +
                      numberText(facts.chunks->levels) + "; show one level at a time");
    out.push_back("Terrain: " + numberText(facts.grid.columns) + " x " + numberText(facts.grid.rows) +
                  " samples, " + roundedText(facts.grid.width()) + " m wide, " +
                  roundedText(facts.grid.depth()) + " m deep");
    return out;
}

void addTerrainSize(const MeshSheetFacts& facts, SettingsSheet& sheet, TextSource x, TextSource y) {
    sheet.add("size_x", x, facts.size().x, "m");
    sheet.add("size_y", y, facts.size().y, "m");
    sheet.add("minimum", TERRAIN_TEXT("sheet", "Lowest height"), double{facts.extent.minimum.z}, "m");
    sheet.add("maximum", TERRAIN_TEXT("sheet", "Highest height"), double{facts.extent.maximum.z}, "m");
}

} // namespace

SettingsSheet meshSettingsSheet(const Target& target, const MeshSheetFacts& facts) {
    SettingsSheet out;
    target.meshSettings(facts, out);
    constexpr double millimetre = 1e-3;
    out.setTolerance(millimetre);
    return out;
}

std::string meshSheetText(const Target& target, const MeshSheetFacts& facts,
                          const std::vector<std::string>& files) {
    const SettingsSheet sheet = meshSettingsSheet(target, facts);
    return sheetTextOf(target, sheet, notesOf(sheet), factLines(facts, files));
}

std::string meshSheetJson(const Target& target, const MeshSheetFacts& facts,
                          const std::vector<std::string>& files) {
    const SettingsSheet sheet = meshSettingsSheet(target, facts);
    const glm::dvec3 size = facts.size();
    nlohmann::ordered_json out = nlohmann::ordered_json::object();
    out["target"] = target.id;
    out["label"] = target.label;
    out["files"] = files;
    out["mesh"] = facts.format->id();
    out["unit"] = unitOf(facts);
    out["size"] = {size.x, size.y, size.z};
    out["vertices"] = facts.extent.vertices;
    out["triangles"] = facts.extent.triangles;
    out["largest_error"] = facts.maximumError ? nlohmann::ordered_json(*facts.maximumError) : nullptr;
    out["columns"] = facts.grid.columns;
    out["rows"] = facts.grid.rows;
    out["spacing"] = {facts.grid.spacingX, facts.grid.spacingY};
    if (facts.chunks)
        out["chunks"] = {{"cells", facts.chunks->cells}, {"levels", facts.chunks->levels}};
    if (facts.solid)
        out["tiles"] = {facts.solid->tilesAcross, facts.solid->tilesDown};
    addSettings(target, sheet, notesOf(sheet), out);
    return sheetJsonOf(out);
}

void print3dSettings(const MeshSheetFacts& facts, SettingsSheet& sheet) {
    const SolidShape shape = facts.shape.value_or(SolidShape{});
    const glm::dvec3 size = facts.size();
    sheet.addText("unit", TERRAIN_TEXT("sheet", "Unit"), "mm");
    sheet.add("percent", TERRAIN_TEXT("sheet", "Scale in the slicer (%)"), 100);
    sheet.add("size_x", "X", size.x, "mm");
    sheet.add("size_y", "Y", size.y, "mm");
    sheet.add("size_z", "Z", size.z, "mm");
    sheet.add("scale", TERRAIN_TEXT("sheet", "Scale of the land, 1 to"), millimetres / shape.scale);
    sheet.add("exaggeration", TERRAIN_TEXT("sheet", "Heights times"), shape.upScale / shape.scale);
    sheet.add("base", TERRAIN_TEXT("sheet", "Base"), shape.base, "mm");
    if (facts.maximumError)
        sheet.add("largest_error", TERRAIN_TEXT("sheet", "Largest error"),
                  *facts.maximumError * shape.upScale, "mm");
    sheet.note(TERRAIN_TEXT("formats", "Print it as it lies: the bottom is flat, and nothing hangs over, so "
                                       "that it needs no supports."));
    if (facts.solid && facts.solid->tilesAcross * facts.solid->tilesDown > 1)
        sheet.note(TERRAIN_TEXT("formats", "The bodies fit edge to edge and have one bottom: x0 is the "
                                           "western column, y0 the northern row."));
}

void blenderMeshSettings(const MeshSheetFacts& facts, SettingsSheet& sheet) {
    sheet.addText("import", "File > Import", "glTF 2.0");
    addTerrainSize(facts, sheet, {"", "Dimensions X"}, {"", "Dimensions Y"});
    sheet.note(TERRAIN_TEXT("formats", "One unit is a metre; the import turns the file's y up into Blender's "
                                       "z. North is +Y, and the south-west corner is the origin."));
    sheet.note(TERRAIN_TEXT("formats", "Land wider than the view's End of the clipping is cut off: set it to "
                                       "more than the width."));
}

void threejsMeshSettings(const MeshSheetFacts& facts, SettingsSheet& sheet) {
    sheet.addText("loader", "Loader", "GLTFLoader");
    addTerrainSize(facts, sheet, TERRAIN_TEXT("sheet", "Width (x)"), TERRAIN_TEXT("sheet", "Depth (-z)"));
    sheet.note(TERRAIN_TEXT("formats", "One unit is a metre, y is up, north is −z, and the south-west corner "
                                       "is the origin."));
}

} // namespace terrain
