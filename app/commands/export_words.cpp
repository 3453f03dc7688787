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

} // namespace app
