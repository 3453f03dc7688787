// SPDX-License-Identifier: MIT
#include "libterrain/recipe/json_text.h"
#include "libterrain/recipe/recipe_json.h"

#include <cmath>

namespace terrain {
namespace {

Json pair(double x, double y) {
    return Json::array({jsonNumber(x), jsonNumber(y)});
}

Json pointsJson(const PointList& points) {
    Json out = Json::array();
    for (const FixedPoint& p : points)
        out.push_back(Json::array({jsonNumber(p.x), jsonNumber(p.y), jsonNumber(p.height)}));
    return out;
}

Json tableJson(const HeightTable& table) {
    Json out = Json::array();
    for (int row = 0; row < table.rows(); ++row) {
        Json heights = Json::array();
        for (int column = 0; column < table.columns; ++column)
            heights.push_back(jsonNumber(table.at(row, column)));
        out.push_back(std::move(heights));
    }
    return out;
}

Json curveJson(const CurvePoints& points) {
    Json out = Json::array();
    for (const CurvePoint& p : points)
        out.push_back(Json::array({jsonNumber(p.x), jsonNumber(p.y)}));
    return out;
}

Json valueJson(const ParameterValue& value) {
    struct {
        Json operator()(bool v) const { return v; }
        Json operator()(std::int64_t v) const { return v; }
        Json operator()(double v) const { return jsonNumber(v); }
        Json operator()(const std::string& v) const { return v; }
        Json operator()(const PointList& v) const { return pointsJson(v); }
        Json operator()(const HeightTable& v) const { return tableJson(v); }
        Json operator()(const CurvePoints& v) const { return curveJson(v); }
        Json operator()(const SharedBlob& v) const { return v ? Json(v->hash.hex()) : Json(nullptr); }
    } const json;
    return std::visit(json, value);
}

Json gridJson(const Grid& grid) {
    return {{"columns", grid.columns},
            {"rows", grid.rows},
            {"spacing", pair(grid.spacingX, grid.spacingY)},
            {"origin", pair(grid.originX, grid.originY)},
            {"crs", grid.crs.empty() ? Json(nullptr) : Json(grid.crs)}};
}

Json sourceJson(const SourceSamples& source) {
    return {{"sample_type", source.type},
            {"range", pair(source.minimum, source.maximum)},
            {"nodata",
             source.nodata && std::isfinite(*source.nodata) ? jsonNumber(*source.nodata) : Json(nullptr)}};
}

Json stepJson(const Step& step) {
    Json parameters = Json::object();
    for (const ParameterSpec& spec : step.parameters.specs())
        parameters[spec.id] = valueJson(step.parameters.value(spec.id));
    Json out = {{"id", step.id},
                {"kind", step.kind},
                {"algorithm", findStepDescription(step.kind)->algorithm}, // what makes its heights now
                {"enabled", step.enabled},
                {"strength", jsonNumber(step.strength)},
                {"parameters", std::move(parameters)}};
    if (!step.name.empty())
        out["name"] = step.name;
    if (step.source)
        out["source"] = sourceJson(*step.source);
    return out;
}

} // namespace

std::string recipeToJson(const Recipe& recipe) {
    Json steps = Json::array();
    for (const Step& step : recipe.steps)
        steps.push_back(stepJson(step));
    return jsonText({{"moraine", recipeVersion},
                     {"grid", gridJson(recipe.grid)},
                     {"sea_level", recipe.seaLevel ? jsonNumber(*recipe.seaLevel) : Json(nullptr)},
                     {"steps", std::move(steps)}});
}

} // namespace terrain
