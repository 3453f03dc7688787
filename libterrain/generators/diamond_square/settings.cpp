// SPDX-License-Identifier: MIT
#include "libterrain/generators/diamond_square/settings.h"

#include "libterrain/core/exact_math.h"

#include <cmath>

namespace terrain::diamond_square {
namespace {

Distribution distributionOf(const ParameterSet& set) {
    if (set.isChoice("distribution", "positive"))
        return Distribution::Positive;
    return set.isChoice("distribution", "gaussian") ? Distribution::Gaussian : Distribution::Uniform;
}

} // namespace

Settings settingsOf(const ParameterSet& set) {
    Settings out;
    out.seed = seedNumber(set.text("seed"));
    out.form = set.isChoice("form", "half_step") ? Form::HalfStep : Form::Classic;
    out.amplitude = set.real("amplitude");
    out.factor = set.isChoice("falloff", "factor") ? set.real("factor") : exactPower2(-set.real("hurst"));
    out.distribution = distributionOf(set);
    out.edges = set.isChoice("edges", "wrap") ? Edges::Wrap : Edges::Three;
    out.corners = set.isChoice("corners", "random") ? Corners::Random : Corners::Fixed;
    out.cornerHeights = {set.real("corner_nw"), set.real("corner_ne"), set.real("corner_sw"),
                         set.real("corner_se")};
    out.cornerRange = set.real("corner_range");
    out.fixedPoints = set.points("fixed_points");
    out.stopLevel = static_cast<int>(set.integer("stop_level"));
    out.stopAtCentres = set.isChoice("stop_half", "centres");
    return out;
}

LevelAmplitudes amplitudesOf(const Settings& settings, int level) {
    if (level > settings.stopLevel)
        return {};
    double centre = settings.amplitude;
    for (int i = 1; i < level; ++i)
        centre *= settings.factor;
    const double edge = settings.form == Form::HalfStep ? centre * std::sqrt(settings.factor) : centre;
    const bool centresOnly = level == settings.stopLevel && settings.stopAtCentres;
    return {centre, centresOnly ? 0 : edge};
}

} // namespace terrain::diamond_square
