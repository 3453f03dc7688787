// SPDX-License-Identifier: MIT
#include "app/commands/json.h"
#include "app/commands/terrain_source.h"
#include "app/commands/verbs.h"
#include "libterrain/core/number_text.h"

#include <cmath>

namespace app {
namespace {

using terrain::Heightfield;
using terrain::numberText;

struct Comparison {
    bool sameSize = true;
    std::int64_t holesApart = 0; ///< samples that are a hole in one of the two
    std::int64_t differing = 0;  ///< heights that differ by more than the tolerance
    double maximum = 0;          ///< m
    double rms = 0;              ///< m

    [[nodiscard]] bool isComparable() const { return sameSize && holesApart == 0; }
    [[nodiscard]] bool isEqual() const { return isComparable() && differing == 0; }
};

Comparison compared(const Heightfield& a, const Heightfield& b, double tolerance) {
    Comparison out;
    out.sameSize = a.columns() == b.columns() && a.rows() == b.rows();
    if (!out.sameSize)
        return out;
    double squares = 0;
    std::int64_t valid = 0;
    for (std::size_t i = 0; i < a.samples().size(); ++i) {
        const float left = a.samples()[i];
        const float right = b.samples()[i];
        if (std::isnan(left) || std::isnan(right)) {
            out.holesApart += std::isnan(left) != std::isnan(right) ? 1 : 0;
            continue;
        }
        const double difference = left == right ? 0 : std::abs(double{left} - double{right});
        out.maximum = std::max(out.maximum, difference);
        out.differing += difference > tolerance ? 1 : 0;
        squares += difference * difference;
        ++valid;
    }
    out.rms = valid > 0 ? std::sqrt(squares / static_cast<double>(valid)) : 0;
    return out;
}

std::string jsonOf(const Comparison& comparison) {
    const bool known = comparison.isComparable();
    Json json;
    json["equal"] = comparison.isEqual();
    json["maximum"] = known ? jsonNumber(comparison.maximum) : Json(nullptr);
    json["rms"] = known ? jsonNumber(comparison.rms) : Json(nullptr);
    json["differing"] = known ? Json(comparison.differing) : Json(nullptr);
    return printed(json);
}

std::string sizeText(const Heightfield& heights) {
    return numberText(heights.columns()) + " x " + numberText(heights.rows());
}

std::string textOf(const Comparison& comparison, const Heightfield& a, const Heightfield& b,
                   double tolerance) {
    if (!comparison.sameSize)
        return "different sizes: " + sizeText(a) + " and " + sizeText(b) + " samples\n";
    if (comparison.holesApart > 0)
        return "different holes: samples that are missing in one of the two only: " +
               numberText(comparison.holesApart) + "\n";
    const std::string figures = "largest difference " + numberText(comparison.maximum) +
                                " m, root mean square " + numberText(comparison.rms) + " m\n";
    if (!comparison.isEqual())
        return "different: " + numberText(comparison.differing) + " of " +
               numberText(a.grid().sampleCount()) + " heights by more than " + numberText(tolerance) +
               " m; " + figures;
    return comparison.maximum > 0 ? "equal within " + numberText(tolerance) + " m; " + figures : "equal\n";
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
    const Comparison comparison = compared(left, right, tolerance);
    const ExitCode code = comparison.isEqual() ? ExitCode::Done : ExitCode::Different;
    if (run.console.isQuiet() && !run.arguments.has("json"))
        return code;
    return outcomeOf(run.console.print(run.arguments.has("json")
                                           ? jsonOf(comparison)
                                           : textOf(comparison, left, right, tolerance)),
                     code);
}

} // namespace app
