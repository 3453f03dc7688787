// SPDX-License-Identifier: MIT
#include "app/commands/json.h"
#include "app/commands/terrain_source.h"
#include "app/commands/verbs.h"
#include "libterrain/core/number_text.h"
#include "libterrain/surface/field_difference.h"

namespace app {
namespace {

using terrain::Heightfield;
using terrain::numberText;

std::string jsonOf(const terrain::FieldDifference& comparison) {
    const bool known = comparison.isComparable();
    Json json = Json::object();
    json["equal"] = comparison.isEqual();
    json["maximum"] = known ? jsonNumber(comparison.largest()) : Json(nullptr);
    json["rms"] = known ? jsonNumber(comparison.rms) : Json(nullptr);
    json["differing"] = known ? Json(comparison.differing) : Json(nullptr);
    return printed(json);
}

std::string sizeText(const Heightfield& heights) {
    return numberText(heights.columns()) + " x " + numberText(heights.rows());
}

std::string textOf(const terrain::FieldDifference& comparison, const Heightfield& a, const Heightfield& b,
                   double tolerance) {
    if (!comparison.sameSize)
        return "different sizes: " + sizeText(a) + " and " + sizeText(b) + " samples\n";
    if (comparison.holesApart > 0)
        return "different holes: samples that are missing in one of the two only: " +
               numberText(comparison.holesApart) + "\n";
    const std::string figures = "largest difference " + numberText(comparison.largest()) +
                                " m, root mean square " + numberText(comparison.rms) + " m\n";
    if (!comparison.isEqual())
        return "different: " + numberText(comparison.differing) + " of " +
               numberText(a.grid().sampleCount()) + " heights by more than " + numberText(tolerance) +
               " m; " + figures;
    return comparison.largest() > 0 ? "equal within " + numberText(tolerance) + " m; " + figures : "equal\n";
}

} // namespace

Outcome runDiff(Invocation& run) {
    const double tolerance = run.arguments.number("tolerance").value_or(0);
    if (tolerance < 0)
        return usageError("--tolerance takes metres from 0.");
    const auto a = loadTerrain(run.arguments.operand(0), run, run.context.part(0, 0.5));
    if (!a)
        return a.failure();
    const auto b = loadTerrain(run.arguments.operand(1), run, run.context.part(0.5, 1));
    if (!b)
        return b.failure();
    const Heightfield& left = *a.value().heights;
    const Heightfield& right = *b.value().heights;
    const terrain::FieldDifference comparison = terrain::fieldDifference(left, right, tolerance);
    const ExitCode code = comparison.isEqual() ? ExitCode::Done : ExitCode::Different;
    if (run.console.isQuiet() && !run.arguments.has("json"))
        return code;
    return outcomeOf(run.console.print(run.arguments.has("json")
                                           ? jsonOf(comparison)
                                           : textOf(comparison, left, right, tolerance)),
                     code);
}

} // namespace app
