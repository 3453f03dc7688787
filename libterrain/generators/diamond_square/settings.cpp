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

Form formOf(const ParameterSet& set) {
    if (set.isChoice("form", "stationary"))
        return Form::Stationary;
    if (set.isChoice("form", "calibrated"))
        return Form::Calibrated;
    if (set.isChoice("form", "ridged"))
        return Form::Ridged;
    if (set.isChoice("form", "billowed"))
        return Form::Billowed;
    return set.isChoice("form", "half_step") ? Form::HalfStep : Form::Classic;
}

Edges edgesOf(const ParameterSet& set) {
    if (set.isChoice("edges", "wrap"))
        return Edges::Wrap;
    return set.isChoice("edges", "open") ? Edges::Open : Edges::Three;
}

LevelAmplitudes calibratedAmplitudes(const Settings& settings, double side) {
    const double power = settings.factor; // 2^−H
    const double centre = power - 0.25 - 1 / (8 * power);
    const double border = power * power - (1 + 2 * power) / 9;
    const double scale = amplitudeOfDeviation(settings.distribution, side);
    return {scale * std::sqrt(centre), scale * std::sqrt(centre * power), scale * std::sqrt(border)};
}

} // namespace

double amplitudeOfDeviation(Distribution distribution, double deviation) {
    return distribution == Distribution::Uniform ? deviation * std::sqrt(3.0) : deviation;
}

LevelFactors::LevelFactors(const MonotoneCurve& byLevel) {
    for (int level = 1; level <= mostLevels; ++level)
        m_factors[static_cast<std::size_t>(level - 1)] = byLevel(level);
}

Settings settingsOf(const ParameterSet& set) {
    Settings out;
    out.seed = seedNumber(set.text("seed"));
    out.form = formOf(set);
    out.amplitude = set.real("amplitude");
    out.hurst = set.real("hurst");
    out.distribution = distributionOf(set);
    const bool brownian = isBrownian(out.form);
    out.factor =
        set.isChoice("falloff", "factor") && !brownian ? set.real("factor") : exactPower2(-out.hurst);
    if (brownian && out.distribution == Distribution::Positive)
        out.distribution = Distribution::Uniform;
    out.levelFactors = LevelFactors(MonotoneCurve(set.curve("level_amplitudes"), CurveEnds::Level));
    out.octaves = static_cast<int>(set.integer("octaves"));
    out.byHeight = {set.real("low_height"), set.real("high_height"), set.real("low_amplitude") / 100,
                    set.real("high_amplitude") / 100};
    out.amplitudeMask = set.table("amplitude_mask");
    out.edges = edgesOf(set);
    out.corners = set.isChoice("corners", "random") ? Corners::Random : Corners::Fixed;
    out.cornerHeights = {set.real("corner_nw"), set.real("corner_ne"), set.real("corner_sw"),
                         set.real("corner_se")};
    out.cornerRange = set.real("corner_range");
    if (out.edges != Edges::Wrap)
        out.startGrid = StartGrid(set.table("start_grid"));
    if (!out.startGrid.isEmpty())
        out.edges = Edges::Three; // there is nothing beyond a start grid
    out.fixedPoints = set.points("fixed_points");
    out.pins = set.points("pins");
    out.pinReach = set.real("pin_reach");
    out.stopLevel = static_cast<int>(set.integer("stop_level"));
    out.stopAtCentres = set.isChoice("stop_half", "centres");
    return out;
}

LevelAmplitudes amplitudesOf(const Settings& settings, int level) {
    if (level > settings.stopLevel)
        return {};
    double amplitude = settings.amplitude;
    for (int i = 1; i < level; ++i)
        amplitude *= settings.factor;
    for (int i = level; i < 1; ++i)
        amplitude /= settings.factor;
    LevelAmplitudes out;
    if (settings.form == Form::Calibrated) {
        out = calibratedAmplitudes(settings, amplitude);
    } else {
        const double edge =
            settings.form == Form::HalfStep ? amplitude * std::sqrt(settings.factor) : amplitude;
        out = {amplitude, edge, edge};
    }
    const double factor = settings.levelFactors.at(level);
    out = {out.centre * factor, out.edge * factor, out.border * factor};
    if (level == settings.stopLevel && settings.stopAtCentres)
        out.edge = out.border = 0;
    return out;
}

std::array<double, 4> brownianCorners(double amplitude, double hurst, const std::array<double, 3>& numbers) {
    // The covariance of a square's corners has these parts: slope to the south, slope to the east, saddle.
    const double diagonal = exactPower2(hurst);
    const double slope = amplitude * std::sqrt(diagonal / 2) / 2;
    const double saddle = amplitude * std::sqrt(1 - diagonal / 2) / 2;
    const double south = slope * numbers[0];
    const double east = slope * numbers[1];
    const double across = saddle * numbers[2];
    return {-south - east + across, -south + east - across, south - east - across, south + east + across};
}

} // namespace terrain::diamond_square
