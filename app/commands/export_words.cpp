// SPDX-License-Identifier: MIT
#include "app/commands/export_words.h"

#include "libterrain/core/number_text.h"
#include "libterrain/core/rounded_text.h"
#include "libterrain/formats/verify_export.h"

namespace app {
namespace {

using terrain::numberText;

/// "land.png", or "land_x0_y0.png … land_x3_y1.png (8 tiles)".
std::string fileWords(const std::vector<std::filesystem::path>& files, const char* several = "tiles") {
    if (files.size() == 1)
        return files.front().string();
    return files.front().string() + " ... " + files.back().filename().string() + " (" +
           numberText(std::uint64_t{files.size()}) + " " + several + ")";
}

/// What decided the range, unless it was asked for.
const char* originWords(terrain::RangeOrigin origin) {
    switch (origin) {
    case terrain::RangeOrigin::Source:
        return " (the source's full scale)";
    case terrain::RangeOrigin::Heights:
        return " (lowest to highest)";
    case terrain::RangeOrigin::Target:
        return " (the target's)";
    case terrain::RangeOrigin::None:
    case terrain::RangeOrigin::Asked:
        break;
    }
    return "";
}

/// "u16, 0 is −12.5 m and full scale 80.1 m (lowest to highest), one step 0.14 cm".
std::string encodingWords(const terrain::ExportPlan& plan, const terrain::ExportOutcome& outcome) {
    const terrain::ExportReport& report = outcome.report;
    std::string out(terrain::sampleTypeId(report.sampleType));
    if (report.step > 0 && report.range.minimum < report.range.maximum) {
        out += ", 0 is " + terrain::exactText(report.range.minimum) + " m and full scale " +
               terrain::exactText(report.range.maximum) + " m" + originWords(plan.rangeOrigin) +
               ", one step " + terrain::shortText(report.step * 100) + " cm";
        if (outcome.share)
            out += ", " + terrain::percentText(*outcome.share) + " % of the range used";
    } else if (terrain::isInteger(report.sampleType) && report.range.minimum != 0) {
        out += ", 0 is " + terrain::exactText(report.range.minimum) + " m, the height of all"; // flat ground
    } else {
        out += ", in metres";
    }
    return out;
}

/// "u16, 0 is 0 ° and full scale 90 °, one step 0.0014 °".
std::string valueWords(const terrain::SurfaceMap& map, const terrain::VerifiedReport& outcome) {
    const terrain::ExportReport& report = outcome.report;
    const std::string unit = *map.unit != '\0' ? std::string(" ") + map.unit : std::string();
    std::string out(terrain::sampleTypeId(report.sampleType));
    if (report.step > 0)
        out += ", 0 is " + terrain::exactText(report.range.minimum) + unit + " and full scale " +
               terrain::exactText(report.range.maximum) + unit + ", one step " +
               terrain::shortText(report.step) + unit;
    return out + "; read again: largest error " + terrain::shortText(outcome.largestError) + unit;
}

std::string sheetWords(const terrain::Target& target, const std::filesystem::path& text,
                       const std::filesystem::path& json) {
    return "; settings for " + std::string(target.label) + " in " + text.filename().string() + " and " +
           json.filename().string();
}

/// "a closed body of 150.0 x 112.5 x 23.1 mm".
std::string bodyWords(const terrain::MeshOutcome& outcome) {
    const glm::vec3 size = outcome.report.extent.maximum - outcome.report.extent.minimum;
    std::string out = outcome.files.size() == 1 ? "a closed body of " : "closed bodies of up to ";
    for (int axis = 0; axis < 3; ++axis)
        out += (axis > 0 ? " x " : "") + terrain::fixedText(static_cast<double>(size[axis]), 1);
    return out + " mm";
}

/// "12 x 9 chunks of 64 cells in 4 levels of detail".
std::string chunkWords(const terrain::ChunkFacts& facts, int cells) {
    return terrain::numberText(facts.across) + " x " + terrain::numberText(facts.down) + " chunks of " +
           counted(cells, "cell", "cells") + " in " +
           counted(static_cast<std::int64_t>(facts.errors.size()), "level", "levels") + " of detail, ";
}

} // namespace

std::string sizeWords(const terrain::Grid& grid) {
    return numberText(grid.columns) + " x " + numberText(grid.rows) + " samples";
}

std::string exportWords(const terrain::ExportPlan& plan, const terrain::ExportOutcome& outcome) {
    constexpr int decimals = 4;
    std::string out = "wrote " + fileWords(outcome.files) + ": " + sizeWords(plan.grid) + ", " +
                      encodingWords(plan, outcome);
    out += "; read again: largest error " + terrain::fixedText(outcome.largestError * 100, decimals) + " cm";
    if (outcome.report.clipped > 0)
        out += " where nothing is cut off";
    if (plan.target != nullptr)
        out += sheetWords(*plan.target, plan.sheetText, plan.sheetJson);
    return out + ".";
}

std::string counted(std::int64_t count, const char* one, const char* several) {
    return numberText(count) + " " + (count == 1 ? one : several);
}

std::string meshWords(const terrain::MeshRequest& request, const terrain::MeshOutcome& outcome) {
    const terrain::MeshExtent& extent = outcome.report.extent;
    std::string out = "wrote " + fileWords(outcome.files) + ": ";
    if (outcome.report.chunks && request.options.chunks)
        out += chunkWords(*outcome.report.chunks, request.options.chunks->cells);
    if (request.solid)
        out += bodyWords(outcome);
    else
        out += counted(static_cast<std::int64_t>(extent.vertices), "vertex", "vertices");
    out += ", " + counted(static_cast<std::int64_t>(extent.triangles), "triangle", "triangles");
    const auto error = request.solid ? request.solid->maximumError : request.options.maximumError;
    if (outcome.report.chunks && outcome.report.chunks->skirtDepth > 0)
        out += ", skirts " + terrain::numberText(static_cast<float>(outcome.report.chunks->skirtDepth)) +
               " m deep";
    if (error)
        out += ", within " + numberText(static_cast<float>(*error)) + " m of every sample";
    if (request.target != nullptr)
        out += sheetWords(*request.target, outcome.sheetText, outcome.sheetJson);
    return out + ".";
}

std::string mapWords(const terrain::MapOutcome& outcome) {
    const terrain::SurfaceMap& map = *outcome.map;
    std::string out = "wrote " + fileWords(outcome.files, "files") + ": ";
    if (map.kind == terrain::SurfaceMap::Kind::Lines)
        return out + counted(static_cast<std::int64_t>(outcome.lines), "contour line", "contour lines") +
               ", one every " + numberText(static_cast<float>(outcome.interval)) + " m.";
    out += sizeWords(outcome.grid) + ", " + map.id + ", ";
    return out +
           (outcome.values ? valueWords(map, *outcome.values)
                           : std::string("read again: every colour is as it was made")) +
           ".";
}

terrain::Text mapNote(const terrain::Text& note) {
    if (!(note.source == terrain::clippedNote))
        return note;
    return {{"commands", "Values outside of what was asked for, which were clipped: %1."}, note.arguments};
}

} // namespace app
