// SPDX-License-Identifier: MIT
#include "app/commands/export_words.h"

#include "libterrain/core/number_text.h"

namespace app {
namespace {

/// "land.png", or "land_x0_y0.png … land_x3_y1.png (8 tiles)".
std::string fileWords(const std::vector<std::filesystem::path>& files) {
    if (files.size() == 1)
        return files.front().string();
    return files.front().string() + " ... " + files.back().filename().string() + " (" +
           terrain::numberText(std::uint64_t{files.size()}) + " tiles)";
}

/// "u16, 0 is −12.5 m and full scale 80.1 m, one step 0.14 cm".
std::string encodingWords(const terrain::ExportPlan& plan, const terrain::ExportReport& report) {
    std::string out(terrain::sampleTypeId(report.sampleType));
    if (report.step > 0 && report.range.minimum < report.range.maximum) {
        out += ", 0 is " + terrain::numberText(report.range.minimum) + " m and full scale " +
               terrain::numberText(report.range.maximum) + " m, one step " +
               terrain::numberText(static_cast<float>(report.step * 100)) + " cm, " +
               terrain::fixedText(plan.share * 100, 1) + " % of the range used";
    } else if (terrain::isInteger(report.sampleType) && report.range.minimum != 0) {
        out += ", 0 is " + terrain::numberText(report.range.minimum) + " m, the height of all"; // flat ground
    } else {
        out += ", in metres";
    }
    return out;
}

} // namespace

std::string sizeWords(const terrain::Grid& grid) {
    return terrain::numberText(grid.columns) + " x " + terrain::numberText(grid.rows) + " samples";
}

std::string exportWords(const terrain::ExportPlan& plan, const terrain::ExportOutcome& outcome) {
    constexpr int decimals = 4;
    std::string out = "wrote " + fileWords(outcome.files) + ": " + sizeWords(plan.grid) + ", " +
                      encodingWords(plan, outcome.report);
    out += "; read again: largest error " + terrain::fixedText(outcome.largestError * 100, decimals) + " cm";
    if (plan.target != nullptr)
        out += "; settings for " + std::string(plan.target->label) + " in " +
               plan.sheetText.filename().string() + " and " + plan.sheetJson.filename().string();
    return out + ".";
}

std::string counted(std::int64_t count, const char* one, const char* several) {
    return terrain::numberText(count) + " " + (count == 1 ? one : several);
}

std::string meshWords(const std::filesystem::path& path, const terrain::MeshOptions& options,
                      const terrain::MeshReport& report) {
    const terrain::MeshExtent& extent = report.extent;
    std::string out = "wrote " + path.string() + ": " +
                      counted(static_cast<std::int64_t>(extent.vertices), "vertex", "vertices") + ", " +
                      counted(static_cast<std::int64_t>(extent.triangles), "triangle", "triangles");
    if (options.maximumError)
        out += ", within " + terrain::numberText(*options.maximumError) + " m of every sample";
    return out + ".";
}

std::string solidWords(const terrain::SolidReport& report, const terrain::SolidOptions& options) {
    const terrain::MeshExtent& extent = report.extent;
    const glm::vec3 size = extent.maximum - extent.minimum;
    std::string out = "wrote " + fileWords(report.files) + ": ";
    out += report.files.size() == 1 ? "a closed body of " : "closed bodies of up to ";
    for (int axis = 0; axis < 3; ++axis)
        out += (axis > 0 ? " x " : "") + terrain::fixedText(static_cast<double>(size[axis]), 1);
    out += " mm, " + counted(static_cast<std::int64_t>(extent.triangles), "triangle", "triangles");
    if (options.maximumError)
        out += ", within " + terrain::numberText(*options.maximumError) + " m of every sample";
    return out + ".";
}

} // namespace app
