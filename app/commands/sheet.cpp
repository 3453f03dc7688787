// SPDX-License-Identifier: MIT
#include "libterrain/recipe/sheet.h"

#include "app/commands/picture_output.h"
#include "app/commands/recipe_settings.h"
#include "app/commands/verbs.h"
#include "app/map/sheet_picture.h"
#include "libterrain/recipe/evaluate.h"

namespace app {
namespace {

constexpr QSize standardSize(320, 320);

struct Sheet {
    Setting varied; ///< its value is all of them
    std::vector<std::string> values;
    std::vector<terrain::SharedHeightfield> heights;
    std::optional<double> seaLevel;
    terrain::Display display;
    std::string unit;
};

terrain::Result<Sheet> askedSheet(const Invocation& run) {
    const std::string text = run.arguments.text("vary").value_or("");
    auto varied = parseSetting(text);
    if (!varied)
        return usageError("--vary takes NAME=V1,V2,… or NAME=FIRST..LAST:COUNT, not '%1'.", {text});
    auto values = terrain::sheetValues(varied.value().value);
    if (!values)
        return values.failure();
    Sheet out;
    out.varied = std::move(varied).value();
    out.values = std::move(values).value();
    return out;
}

/// The unit of the parameter that is varied; controls of presets have none.
std::string unitOf(const terrain::Recipe& recipe, const Setting& varied) {
    const terrain::Step* const step =
        varied.step.empty() ? &recipe.steps.front() : terrain::findStep(recipe, varied.step);
    const terrain::ParameterSpec* const spec =
        step == nullptr ? nullptr : terrain::findSpec(step->parameters.specs(), varied.name);
    return spec == nullptr || *spec->unit == '\0' ? std::string() : std::string(" ") + spec->unit;
}

terrain::Status makeGround(Sheet& sheet, Invocation& run) {
    std::vector<terrain::HeightRange> ranges;
    for (const std::string& value : sheet.values) {
        auto asked = askedRecipe(run, {{sheet.varied.step, sheet.varied.name, value}});
        if (!asked)
            return asked.failure();
        auto heights = terrain::evaluate(asked.value().recipe, run.context);
        if (!heights)
            return heights.failure();
        ranges.push_back(terrain::heightRange(*heights.value()));
        sheet.heights.push_back(std::move(heights).value());
        sheet.seaLevel = asked.value().recipe.seaLevel;
        sheet.display = asked.value().display;
        sheet.unit = unitOf(asked.value().recipe, sheet.varied);
    }
    sheet.display = terrain::sheetDisplay(sheet.display, ranges);
    return terrain::Done{};
}

} // namespace

Outcome runSheet(Invocation& run) {
    if (const terrain::Status possible = checkPicture(run); !possible)
        return possible.failure();
    auto asked = askedSheet(run);
    if (!asked)
        return asked.failure();
    Sheet sheet = std::move(asked).value();
    if (const terrain::Status made = makeGround(sheet, run); !made)
        return made.failure();
    QSize size = standardSize;
    if (const auto given = run.arguments.size("size"))
        size = {given->first, given->second};
    const bool isMap = run.arguments.text("view") != "3d";
    const PictureApplication application(isMap);
    std::vector<SheetCell> cells;
    for (std::size_t i = 0; i < sheet.values.size(); ++i) {
        const Picture picture{sheet.heights[i], sheet.display, sheet.seaLevel, size};
        auto drawn = isMap ? drawnMap(picture, run.context) : drawnView(picture);
        if (!drawn)
            return drawn.failure();
        cells.push_back({drawn.value(), QString::fromStdString(sheet.values[i] + sheet.unit)});
    }
    const std::string title = (sheet.varied.step.empty() ? "" : sheet.varied.step + ":") + sheet.varied.name;
    return outcomeOf(writePng(sheetPicture(cells, QString::fromStdString(title)), run));
}

} // namespace app
