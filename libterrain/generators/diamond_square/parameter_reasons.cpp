// SPDX-License-Identifier: MIT
#include "libterrain/generators/diamond_square/parameter_reasons.h"

namespace terrain::diamond_square::reasons {
namespace {

Reason reasonIf(bool applies, TextSource reason) {
    return applies ? Reason(reason) : std::nullopt;
}

bool isFoldedForm(const ParameterSet& set) {
    return set.isChoice("form", "ridged") || set.isChoice("form", "billowed");
}
/// Or made of octaves that are.
bool isStationary(const ParameterSet& set) {
    return set.isChoice("form", "stationary") || isFoldedForm(set);
}
bool fallsByHAlone(const ParameterSet& set) {
    return set.isChoice("form", "calibrated") || isStationary(set);
}
bool hasStartGrid(const ParameterSet& set) {
    return !set.table("start_grid").isEmpty() && !set.isChoice("edges", "wrap");
}
/// Starts from corners of height 0 outside of the terrain.
bool startsOutside(const ParameterSet& set) {
    return set.isChoice("edges", "open") && !isStationary(set) && !hasStartGrid(set);
}
bool hasCorners(const ParameterSet& set) {
    return !isStationary(set) && !startsOutside(set) && !hasStartGrid(set);
}
/// Corners of the calibrated form that follow from amplitude and H.
bool hasBrownianCorners(const ParameterSet& set) {
    return hasCorners(set) && set.isChoice("form", "calibrated") && set.isChoice("edges", "three") &&
           set.isChoice("corners", "random");
}

Reason onlyStart(bool applies) {
    return reasonIf(applies, TERRAIN_TEXT("generators", "There are no offsets: the last level is 0."));
}
Reason noAmplitude(const ParameterSet& set) {
    return reasonIf(set.real("amplitude") == 0,
                    TERRAIN_TEXT("generators", "There are no offsets: the amplitude is 0."));
}
Reason withoutOffsets(const ParameterSet& set) {
    const Reason reason = amplitude(set);
    return reason ? reason : noAmplitude(set);
}
Reason fallsByH(const ParameterSet& set) {
    return reasonIf(fallsByHAlone(set), TERRAIN_TEXT("generators", "This form falls off by smoothness H."));
}

} // namespace

Reason amplitude(const ParameterSet& set) {
    const bool isGiven = hasStartGrid(set) || (hasCorners(set) && !hasBrownianCorners(set));
    return onlyStart(set.integer("stop_level") == 0 && isGiven);
}

Reason seed(const ParameterSet& set) {
    const bool drawsCorners =
        hasCorners(set) && set.isChoice("corners", "random") && set.real("corner_range") > 0;
    return drawsCorners && !hasBrownianCorners(set) ? std::nullopt : withoutOffsets(set);
}

Reason stopLevel(const ParameterSet& set) {
    return noAmplitude(set);
}

Reason falloff(const ParameterSet& set) {
    const Reason reason = fallsByH(set);
    return reason ? reason : withoutOffsets(set);
}

Reason hurst(const ParameterSet& set) {
    if (!set.isChoice("falloff", "hurst") && !fallsByHAlone(set))
        return TERRAIN_TEXT("generators", "Only for the fall-off by smoothness H.");
    return withoutOffsets(set);
}

Reason factor(const ParameterSet& set) {
    if (const Reason reason = fallsByH(set))
        return reason;
    if (!set.isChoice("falloff", "factor"))
        return TERRAIN_TEXT("generators", "Only for the fall-off by a factor.");
    return withoutOffsets(set);
}

Reason distribution(const ParameterSet& set) {
    const bool isGaussianStart = isStationary(set) && set.integer("stop_level") == 0;
    return isGaussianStart ? onlyStart(true) : withoutOffsets(set);
}

Reason corners(const ParameterSet& set) {
    if (hasStartGrid(set))
        return TERRAIN_TEXT("generators", "The land starts from the heights of the start grid.");
    if (isStationary(set))
        return TERRAIN_TEXT("generators", "This form starts from random heights beyond the terrain.");
    return reasonIf(startsOutside(set),
                    TERRAIN_TEXT("generators", "With open edges the land starts beyond the terrain."));
}

Reason northWestCorner(const ParameterSet& set) {
    if (const Reason reason = corners(set))
        return reason;
    return reasonIf(!set.isChoice("corners", "fixed"),
                    TERRAIN_TEXT("generators", "Only for corners that are set by hand."));
}

Reason otherCorner(const ParameterSet& set) {
    if (hasCorners(set) && set.isChoice("corners", "fixed") && set.isChoice("edges", "wrap"))
        return TERRAIN_TEXT("generators", "With wrapped edges every corner has the north-west one's height.");
    return northWestCorner(set);
}

Reason startGrid(const ParameterSet& set) {
    return reasonIf(
        set.isChoice("edges", "wrap"),
        TERRAIN_TEXT("generators", "With wrapped edges the land starts from corners of one height."));
}

Reason pinReach(const ParameterSet& set) {
    const bool holdsOthers = isFoldedForm(set) && (!set.points("fixed_points").empty() || hasStartGrid(set));
    return reasonIf(set.points("pins").empty() && !holdsOthers,
                    TERRAIN_TEXT("generators", "There are no pins."));
}

Reason octaves(const ParameterSet& set) {
    return reasonIf(!isFoldedForm(set), TERRAIN_TEXT("generators", "Only for ridged and billowed land."));
}

Reason amplitudeByHeight(const ParameterSet& set) {
    if (const Reason reason = withoutOffsets(set))
        return reason;
    return reasonIf(set.real("low_amplitude") == 100 && set.real("high_amplitude") == 100,
                    TERRAIN_TEXT("generators", "Low and high land have the whole amplitude."));
}

Reason offsets(const ParameterSet& set) {
    return withoutOffsets(set);
}

Reason cornerRange(const ParameterSet& set) {
    if (const Reason reason = corners(set))
        return reason;
    if (hasBrownianCorners(set))
        return TERRAIN_TEXT("generators",
                            "Random corners of the calibrated form follow the amplitude and H.");
    return reasonIf(!set.isChoice("corners", "random"),
                    TERRAIN_TEXT("generators", "Only for random corners."));
}

} // namespace terrain::diamond_square::reasons
