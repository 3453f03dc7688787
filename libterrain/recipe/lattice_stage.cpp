// SPDX-License-Identifier: MIT
#include "libterrain/recipe/lattice_stage.h"

#include "libterrain/core/contracts.h"
#include "libterrain/generators/diamond_square.h"
#include "libterrain/generators/diamond_square/amplitude_mask.h"
#include "libterrain/generators/diamond_square/height_gain.h"
#include "libterrain/generators/diamond_square/settings.h"
#include "libterrain/recipe/evaluate.h"

#include <algorithm>

namespace terrain {
namespace {

bool isGrown(const Recipe& recipe) {
    return !recipe.steps.empty() && recipe.steps.front().kind == diamondSquare().description().kind;
}

/// Land that is a sum of octaves does not grow level by level.
bool isFolded(const ParameterSet& parameters) {
    return diamond_square::isFolded(diamond_square::settingsOf(parameters).form);
}

/// None when the ground cannot be made or does not grow.
std::optional<int> levelsOf(const Recipe& recipe) {
    if (!isGrown(recipe) || isFolded(recipe.steps.front().parameters))
        return std::nullopt;
    const Result<int> levels = diamondSquareLevels(recipe.grid, recipe.steps.front().parameters);
    return levels ? std::optional(levels.value()) : std::nullopt;
}

/// The first step alone, stopped at a stage.
Recipe stopped(const Recipe& recipe, const LatticeStage& stage) {
    Recipe out = recipe;
    out.steps.resize(1);
    ParameterSet& parameters = out.steps.front().parameters;
    const auto level = std::min<std::int64_t>(stage.level, parameters.integer("stop_level"));
    const bool earlier = level < stage.level; // the recipe stops before
    [[maybe_unused]] const bool set =
        parameters.set("stop_level", level).isOk() &&
        (earlier || !stage.centresOnly || parameters.set("stop_half", std::string("centres")).isOk());
    return out;
}

/// Places where edges are to come: halfway between the two nodes beside them.
void bridgeEdges(Heightfield& heights) {
    const auto mean = [](float a, float b) { return (a + b) / 2; };
    for (int row = 0; row < heights.rows(); ++row) {
        float* samples = heights.row(row);
        for (int column = 1 - row % 2; column < heights.columns(); column += 2) {
            if (row % 2 == 0 && column + 1 < heights.columns())
                samples[column] = mean(samples[column - 1], samples[column + 1]);
            else if (row % 2 == 1 && row + 1 < heights.rows())
                samples[column] = mean(heights.row(row - 1)[column], heights.row(row + 1)[column]);
        }
    }
}

class Neighbours {
public:
    /// `cells`: of the lattice's side, where the terrain begins at its corner; none: it lies amid a wider
    /// one.
    Neighbours(const Heightfield& heights, bool wraps, std::optional<int> cells)
        : m_heights(heights), m_wraps(wraps), m_cells(cells) {}

    /// At these distances, those that there are; empty when one of them lies beyond the terrain.
    [[nodiscard]] std::vector<std::array<int, 2>> of(int column, int row,
                                                     std::initializer_list<std::array<int, 2>> away) const {
        std::vector<std::array<int, 2>> out;
        for (const auto& [right, down] : away) {
            const int c = inside(column + right, m_heights.columns());
            const int r = inside(row + down, m_heights.rows());
            if (c >= 0 && c < m_heights.columns() && r >= 0 && r < m_heights.rows())
                out.push_back({c, r});
            else if (isOfLattice(c) && isOfLattice(r))
                return {};
        }
        return out;
    }

private:
    /// The last sample is the first one again.
    [[nodiscard]] int inside(int index, int count) const {
        if (!m_wraps)
            return index;
        return index < 0 ? index + count - 1 : index >= count ? index - count + 1 : index;
    }

    [[nodiscard]] bool isOfLattice(int index) const { return !m_cells || (index >= 0 && index <= *m_cells); }

    const Heightfield& m_heights;
    bool m_wraps;
    std::optional<int> m_cells;
};

/// What the amplitude of a stage's samples is multiplied with, by place and by the mean of the neighbours.
class AmplitudeFactor {
public:
    AmplitudeFactor(const diamond_square::Settings& settings, const Recipe& recipe, int step)
        : m_mask(settings.amplitudeMask, {}, recipe.grid), m_gain(settings.byHeight),
          m_across(static_cast<double>(step) / (recipe.grid.columns - 1)),
          m_down(static_cast<double>(step) / (recipe.grid.rows - 1)) {}

    [[nodiscard]] double of(const SampleOrigin& sample) const {
        const double place = m_mask.isEmpty() ? 1 : m_mask.at(sample.column * m_across, sample.row * m_down);
        return place * static_cast<double>(m_gain.at(static_cast<float>(sample.mean)));
    }

private:
    diamond_square::AmplitudeMask m_mask;
    diamond_square::HeightGain m_gain;
    double m_across;
    double m_down;
};

} // namespace

std::vector<LatticeStage> latticeStages(const Recipe& recipe) {
    std::vector<LatticeStage> out;
    const std::optional<int> levels = levelsOf(recipe);
    if (!levels)
        return out;
    out.push_back({0, false});
    for (int level = 1; level <= *levels; ++level) {
        out.push_back({level, true});
        out.push_back({level, false});
    }
    return out;
}

int latticeStep(const Recipe& recipe, const LatticeStage& stage) {
    const std::optional<int> levels = levelsOf(recipe);
    MORAINE_EXPECTS(levels && stage.level <= *levels);
    return 1 << (*levels - stage.level);
}

Result<Heightfield> latticeStageHeights(const Recipe& recipe, const LatticeStage& stage,
                                        const RunContext& context) {
    const int step = latticeStep(recipe, stage);
    const Result<SharedHeightfield> whole = evaluate(stopped(recipe, stage), context.part(0, 0.9));
    if (!whole)
        return whole.failure();
    const Heightfield& from = *whole.value();
    Grid grid = recipe.grid;
    grid.columns = std::max(2, (grid.columns - 1) / step + 1);
    grid.rows = std::max(2, (grid.rows - 1) / step + 1);
    grid.spacingX *= std::min(step, recipe.grid.columns - 1);
    grid.spacingY *= std::min(step, recipe.grid.rows - 1);
    Result<Heightfield> out = Heightfield::create(grid);
    if (!out)
        return out;
    for (int row = 0; row < grid.rows; ++row) {
        const float* source = from.row(std::min(row * step, from.rows() - 1));
        float* to = out.value().row(row);
        for (int column = 0; column < grid.columns; ++column)
            to[column] = source[std::min(column * step, from.columns() - 1)];
    }
    if (stage.centresOnly)
        bridgeEdges(out.value());
    return out;
}

SharedHeightfield withFirstSamples(const Heightfield& heights, std::span<const SampleOrigin> samples,
                                   int count) {
    Result<Heightfield> out = Heightfield::create(heights.grid());
    if (!out)
        return nullptr;
    std::ranges::copy(heights.samples(), out.value().samples().begin());
    for (const SampleOrigin& sample :
         samples.subspan(std::min<std::size_t>(samples.size(), static_cast<std::size_t>(count))))
        out.value().row(sample.row)[sample.column] = static_cast<float>(sample.mean);
    return std::make_shared<const Heightfield>(std::move(out).value());
}

Display stageDisplay(Display display, const HeightRange& finished) {
    if (finished.isEmpty())
        return display;
    const auto lowest = static_cast<double>(finished.minimum);
    const auto highest = static_cast<double>(finished.maximum);
    if (!display.fixedRange) {
        display.fixedRange = true;
        display.rangeMinimum = lowest;
        display.rangeMaximum = highest;
    }
    display.axisMinimum = display.axisMinimum.value_or(lowest);
    display.axisMaximum = display.axisMaximum.value_or(highest);
    return display;
}

std::vector<SampleOrigin> samplesOfStage(const Recipe& recipe, const LatticeStage& stage,
                                         const Heightfield& heights) {
    std::vector<SampleOrigin> out;
    const ParameterSet& parameters = recipe.steps.front().parameters;
    if (stage.level == 0 || parameters.isChoice("form", "stationary") || !parameters.points("pins").empty())
        return out;
    const std::optional<int> cells =
        parameters.isChoice("edges", "open") ? std::nullopt : std::optional(1 << stage.level);
    const diamond_square::Settings settings = diamond_square::settingsOf(parameters);
    const diamond_square::LevelAmplitudes amplitudes = diamond_square::amplitudesOf(settings, stage.level);
    const AmplitudeFactor factor(settings, recipe, latticeStep(recipe, stage));
    const Neighbours neighbours(heights, parameters.isChoice("edges", "wrap"), cells);
    for (int row = 0; row < heights.rows(); ++row) {
        const bool centres = stage.centresOnly;
        if (centres && row % 2 == 0)
            continue;
        for (int column = centres ? 1 : 1 - row % 2; column < heights.columns(); column += 2) {
            SampleOrigin sample{column, row, {}};
            sample.neighbours = centres ? neighbours.of(column, row, {{-1, -1}, {1, -1}, {-1, 1}, {1, 1}})
                                        : neighbours.of(column, row, {{0, -1}, {-1, 0}, {1, 0}, {0, 1}});
            if (sample.neighbours.empty())
                continue;
            for (const auto& [c, r] : sample.neighbours)
                sample.mean += static_cast<double>(heights.row(r)[c]);
            sample.mean /= static_cast<double>(sample.neighbours.size());
            sample.height = static_cast<double>(heights.row(row)[column]);
            sample.offset = sample.height - sample.mean;
            sample.amplitude = centres                         ? amplitudes.centre
                               : sample.neighbours.size() == 3 ? amplitudes.border
                                                               : amplitudes.edge;
            sample.amplitude *= factor.of(sample);
            out.push_back(sample);
        }
    }
    return out;
}

} // namespace terrain
