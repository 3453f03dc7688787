// SPDX-License-Identifier: MIT
#include "libterrain/generators/diamond_square/octaves.h"

#include "libterrain/core/exact_math.h"
#include "libterrain/core/parallel_rows.h"
#include "libterrain/generators/diamond_square/brownian_start.h"
#include "libterrain/generators/diamond_square/height_gain.h"

#include <algorithm>
#include <cmath>

namespace terrain::diamond_square {
namespace {

/// Offsets of all octaves but the last: enough for ridges that are no straight lines.
constexpr int levelsOfOctave = 3;

double startDeviation(const Plan& octave) {
    const Settings& settings = octave.settings;
    return settings.amplitude * exactPower2(-settings.hurst * octave.lattice.startHalvings);
}

std::vector<float> gaussianStart(const Plan& octave) {
    const int more = octave.lattice.wraps ? 0 : 1;
    const double deviation = startDeviation(octave);
    std::vector<float> out;
    for (int row = 0; row < octave.lattice.startRows + more; ++row)
        for (int column = 0; column < octave.lattice.startColumns + more; ++column)
            out.push_back(
                static_cast<float>(deviation * gaussianStartNumber(octave.settings.seed, row, column)) +
                0.0F);
    return out;
}

/// The octave whose cells are as large as those of the start grid.
int octaveOfStartGrid(const Lattice& lattice, const Grid& grid) {
    const Lattice whole = latticeFor(grid, Form::Classic, Edges::Three).value();
    int out = whole.levels - lattice.levels;
    for (int step = lattice.startStep; step > 1; step /= 2)
        ++out;
    return out;
}

/// The settings of every octave: nothing is given, and the seed is the octave's own.
Settings plainSettings(const Settings& settings, int octave) {
    Settings out = settings;
    out.form = Form::Stationary;
    out.seed = offsetLevelKey(settings.seed, mostLevels + octave).key;
    out.startGrid = {};
    out.fixedPoints.clear();
    out.pins.clear();
    out.levelFactors = {};
    out.byHeight = {};
    out.amplitudeMask = {};
    return out;
}

/// Adds a folded octave to the rows of a window.
class Fold {
public:
    /// `number`: of the octave, from 1 on.
    Fold(const Plan& plan, const Plan& octave, int number, const Window& window)
        : m_plan(plan), m_window(window), m_gain(plan.settings.byHeight) {
        const double mean = std::sqrt(2 / pi); // of |x| over its deviation
        const double share = 1 / std::sqrt(1 - 2 / pi) * (plan.settings.form == Form::Ridged ? 1 : -1) *
                             plan.settings.levelFactors.at(number);
        m_fold = static_cast<float>(share);
        m_level = static_cast<float>(share * mean * startDeviation(octave));
    }

    /// Changes the octave's row on the way.
    void addRow(int row, float* octave, float* out) const {
        const int count = m_window.columns;
        for (int column = 0; column < count; ++column)
            octave[column] = m_level - m_fold * std::abs(octave[column]);
        const Lattice& lattice = m_plan.lattice;
        if (!m_plan.mask.isEmpty())
            m_plan.mask.apply(lattice.levels,
                              {lattice.origin + m_window.row + row, lattice.origin + m_window.column, 1},
                              count, octave);
        for (int column = 0; column < count; ++column)
            out[column] += octave[column] * m_gain.at(out[column]);
    }

private:
    static constexpr double pi = 3.14159265358979323846;

    const Plan& m_plan;
    Window m_window;
    HeightGain m_gain;
    float m_fold = 0;
    float m_level = 0;
};

} // namespace

std::vector<Plan> octavePlans(const Settings& settings, const Grid& grid) {
    std::vector<Plan> out;
    const BrownianPrediction prediction = brownianPrediction(settings.hurst);
    const auto add = [&](const Settings& of, const Lattice& lattice) {
        out.push_back({of, lattice, {}, prediction, {}, {}, {}});
    };
    int first = 1;
    // Of the first octave. The stationary form counts its levels from cells of a fourth of the side.
    int levels = settings.stopLevel + 1;
    double amplitude = settings.amplitude;
    if (!settings.startGrid.isEmpty()) {
        Settings ground = plainSettings(settings, 0);
        ground.startGrid = settings.startGrid;
        ground.stopLevel = 0;
        add(ground, latticeFromGrid(grid, ground.startGrid, ground.form));
        first = octaveOfStartGrid(out.front().lattice, grid);
        levels = settings.stopLevel - 1;
        amplitude *= exactPower2(settings.hurst * first);
    }
    for (int octave = first; octave < first + settings.octaves && levels >= 0; ++octave, --levels) {
        Settings own = plainSettings(settings, octave);
        own.amplitude = amplitude;
        const bool isLast = octave + 1 == first + settings.octaves;
        own.stopLevel = isLast ? levels : std::min(levels, levelsOfOctave);
        own.stopAtCentres = settings.stopAtCentres && own.stopLevel == levels;
        add(own, octaveLattice(grid, settings.edges, octave));
        out.back().start = gaussianStart(out.back());
    }
    return out;
}

Outcome makeOctaves(const Plan& plan, const Window& window, float* out, const RunContext& context) {
    const auto count = static_cast<std::uint64_t>(window.columns) * static_cast<std::uint64_t>(window.rows);
    std::fill_n(out, count, 0.0F);
    LargeBuffer<float> own = LargeBuffer<float>::allocate(count);
    if (own.data() == nullptr)
        return Outcome::OutOfMemory;
    int number = 0;
    const auto parts = static_cast<double>(plan.octaves.size());
    for (std::size_t i = 0; i < plan.octaves.size(); ++i) {
        const Plan& octave = plan.octaves[i];
        const bool isGround = !octave.settings.startGrid.isEmpty();
        const auto done = static_cast<double>(i);
        const Outcome outcome = makeWindow(octave, window, isGround ? out : own.data(),
                                           context.part(done / parts, (done + 0.9) / parts));
        if (outcome != Outcome::Made)
            return outcome;
        if (isGround)
            continue;
        const Fold fold(plan, octave, ++number, window);
        const bool folded = parallelRows(
            context.part((done + 0.9) / parts, (done + 1) / parts), window.rows, 16, [&](int row, int last) {
                for (; row < last; ++row) {
                    const std::ptrdiff_t at = std::ptrdiff_t{row} * window.columns;
                    fold.addRow(row, own.data() + at, out + at);
                }
            });
        if (!folded)
            return Outcome::Cancelled;
    }
    return Outcome::Made;
}

} // namespace terrain::diamond_square
