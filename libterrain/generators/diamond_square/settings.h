// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/generators/diamond_square/start_grid.h"
#include "libterrain/parameters/monotone_curve.h"
#include "libterrain/parameters/parameter_set.h"

#include <algorithm>
#include <array>

namespace terrain::diamond_square {

enum class Form {
    Classic,  ///< both half steps of a level have the same amplitude
    HalfStep, ///< the amplitude falls by √factor at each half step
    /// Each offset has the deviation that fractional Brownian heights have around the mean of the neighbours
    /// that the sample is made from (amplitudesOf).
    Calibrated,
    /// Each sample is predicted from 16 neighbours with the weights and the deviation that fractional
    /// Brownian heights have (brownian_prediction.h).
    Stationary,
    /// Octaves of fractal ground, each folded where it passes 0, with the crease upwards (octaves.h).
    Ridged,
    Billowed, ///< the same with the crease downwards
};
enum class Distribution { Uniform, Positive, Gaussian };
enum class Edges { Three, Wrap, Open };
enum class Corners { Fixed, Random };

/// Whether a form is made of folded octaves.
inline bool isFolded(Form form) {
    return form == Form::Ridged || form == Form::Billowed;
}

/// The form whose lattice it lies on.
inline Form latticeForm(Form form) {
    return isFolded(form) ? Form::Stationary : form;
}

/// The greatest amplitude and height that parameters may give, in m: more than a planet's radius, and small
/// enough that 20 levels growing by the greatest factor stay finite in float32.
inline constexpr double greatestHeight = 1e7;
/// The most that amplitudes are multiplied with from place to place and by height, in percent.
inline constexpr double greatestPercent = 400;
/// Levels of the largest terrain: 2^20 cells a side.
inline constexpr int mostLevels = 20;

/// How large offsets are by the height that they are added to (F. K. Musgrave, C. Kolb, R. Mace, "The
/// synthesis and rendering of eroded fractal terrains", 1989: rough summits over smooth valleys).
struct AmplitudeByHeight {
    double lowHeight = 0;  ///< m; at or below it the factor is `low`
    double highHeight = 0; ///< m; at or above it the factor is `high`; linear between. Where it is not above
                           ///< lowHeight, all that lies above lowHeight is high
    double low = 1;
    double high = 1;

    [[nodiscard]] bool isSame() const { return low == 1 && high == 1; }
};

/// What the amplitudes of the levels are multiplied with.
class LevelFactors {
public:
    /// 1 for all.
    LevelFactors() { m_factors.fill(1); }
    explicit LevelFactors(const MonotoneCurve& byLevel);

    /// Levels before the first one have its factor.
    [[nodiscard]] double at(int level) const {
        return m_factors[static_cast<std::size_t>(std::clamp(level, 1, mostLevels) - 1)];
    }

private:
    std::array<double, mostLevels> m_factors;
};

/// The step's parameters as numbers.
struct Settings {
    std::uint64_t seed = 0;
    Form form = Form::Classic;
    double amplitude = 0; ///< m, of the first centre step; of the Brownian forms: rms difference over a side
    double factor = 0.5;  ///< of the amplitude, per level; of the Brownian forms 2^−hurst
    double hurst = 1;     ///< of the Brownian forms
    Distribution distribution = Distribution::Uniform;
    Edges edges = Edges::Three;
    Corners corners = Corners::Fixed;
    std::array<double, 4> cornerHeights{}; ///< m: north-west, north-east, south-west, south-east
    double cornerRange = 0;                ///< m, random corners lie in ±
    int octaves = 1;                       ///< of the folded forms
    StartGrid startGrid;                   ///< instead of corners; not with wrapped edges
    LevelFactors levelFactors;             ///< of the amplitude, beside the fall-off
    AmplitudeByHeight byHeight;
    HeightTable amplitudeMask; ///< percent (amplitude_mask.h); empty = 100 everywhere
    PointList fixedPoints;
    PointList pins;             ///< pins.h
    double pinReach = 0;        ///< as a part of the lattice's side
    int stopLevel = mostLevels; ///< the last level that has offsets
    bool stopAtCentres = false; ///< at that level only the centres have offsets
};

/// The table of the step's parameters.
std::span<const ParameterSpec> parameters();

/// Precondition: the set is one of parameters().
Settings settingsOf(const ParameterSet& set);

/// Whether a form is made after fractional Brownian heights: it falls off by H alone.
inline bool isBrownian(Form form) {
    return form == Form::Calibrated || form == Form::Stationary || isFolded(form);
}

/// The amplitude of a distribution's numbers that gives them this deviation.
double amplitudeOfDeviation(Distribution distribution, double deviation);

/// The amplitudes (m) of a level of any form but the stationary: of its centre step, of its edge step, and of
/// those edges that lie on the border of the lattice and have three neighbours.
struct LevelAmplitudes {
    double centre = 0;
    double edge = 0;
    double border = 0;
};
/// For the calibrated form these follow from E|h(x+d) − h(x)|² = amplitude²·|d|^2H (d in sides of the
/// lattice; B. Mandelbrot, J. van Ness, "Fractional Brownian motions, fractional noises and applications",
/// 1968): the variance of h around the mean of n neighbours, Σ d(0,i)^2H/n − Σ d(i,j)^2H/2n², is in a square
/// of side s
/// - s^2H·(2^−H − 1/4 − 2^H/8) for its centre,
/// - 2^−H times that for an edge, whose neighbours are a square of side s/√2,
/// - s^2H·(2^−2H − (1 + 2·2^−H)/9) for an edge on the border.
/// Uniform numbers get √3 times the deviation as their range.
LevelAmplitudes amplitudesOf(const Settings& settings, int level);

/// The greatest H that the Brownian forms take: at 1 their offsets vanish.
inline constexpr double greatestBrownianHurst = 0.99;

/// The heights (m) of the corners north-west, north-east, south-west, south-east for three independent
/// numbers of deviation 1: those of fractional Brownian heights whose mean is 0, so that two corners differ
/// by amplitude²·1 or, across, amplitude²·2^H in the mean square.
std::array<double, 4> brownianCorners(double amplitude, double hurst, const std::array<double, 3>& numbers);

} // namespace terrain::diamond_square
