// SPDX-License-Identifier: MIT
#include "libterrain/generators/diamond_square/pins.h"

#include "libterrain/core/number_text.h"
#include "libterrain/generators/diamond_square/cholesky.h"
#include "libterrain/generators/diamond_square/pin_field.h"

#include <algorithm>
#include <cmath>

namespace terrain::diamond_square {
namespace {

/// A sample of the terrain that is to have its height; of a wrapped terrain the first of its twins.
struct HeldSample {
    int row = 0;
    int column = 0;
    std::optional<std::size_t> pin; ///< which one
    std::optional<float> given;     ///< the height that it is to get; none = that without pins

    [[nodiscard]] bool isAt(const HeldSample& other) const {
        return row == other.row && column == other.column;
    }
};

class HeldSamples {
public:
    HeldSamples(const Settings& settings, const Grid& grid)
        : m_grid(grid), m_wraps(settings.edges == Edges::Wrap) {
        for (std::size_t i = 0; i < settings.pins.size(); ++i)
            if (const std::optional<Node> node = nodeOf(grid, settings.pins[i]))
                m_samples.push_back(
                    sampleAt(node->row, node->column, i, static_cast<float>(settings.pins[i].height)));
        m_pinCount = m_samples.size();
        for (const FixedPoint& point : settings.fixedPoints)
            if (const std::optional<Node> node = nodeOf(grid, point))
                addGiven(settings, node->row, node->column, static_cast<float>(point.height));
        m_pointCount = m_samples.size();
        addStart(settings);
    }

    [[nodiscard]] const std::vector<HeldSample>& all() const { return m_samples; }

    /// What is wrong with them.
    [[nodiscard]] Status check() const;
    /// Only the first of those at one sample, for later ones say nothing new; the pins
    /// after the others, each in the order of its list.
    [[nodiscard]] std::vector<HeldSample> distinct() const;

private:
    [[nodiscard]] HeldSample sampleAt(int row, int column, std::optional<std::size_t> pin = {},
                                      std::optional<float> given = {}) const {
        if (m_wraps)
            return {wrapped(row, m_grid.rows - 1), wrapped(column, m_grid.columns - 1), pin, given};
        return {row, column, pin, given};
    }
    /// One that the land is made from: folded land has lost its height.
    void addGiven(const Settings& settings, int row, int column, float height) {
        m_samples.push_back(
            sampleAt(row, column, {}, isFolded(settings.form) ? std::optional(height) : std::nullopt));
    }
    void addStart(const Settings& settings);

    const Grid& m_grid;
    bool m_wraps;
    std::vector<HeldSample> m_samples; ///< pins, fixed points, the start
    std::size_t m_pinCount = 0;
    std::size_t m_pointCount = 0;
};

/// Corners of the lattice that are set by hand and nodes of a start grid, as far as the terrain has them.
void HeldSamples::addStart(const Settings& settings) {
    if (!settings.startGrid.isEmpty()) {
        const Lattice lattice = latticeFromGrid(m_grid, settings.startGrid, latticeForm(settings.form));
        const int step = 1 << lattice.levels;
        for (int row = 0; row < m_grid.rows; row += step)
            for (int column = 0; column < m_grid.columns; column += step)
                addGiven(settings, row, column,
                         static_cast<float>(
                             settings.startGrid.at((row >> lattice.levels) * lattice.startStep,
                                                   (column >> lattice.levels) * lattice.startStep)));
        return;
    }
    if (settings.corners != Corners::Fixed || latticeForm(settings.form) == Form::Stationary ||
        settings.edges == Edges::Open)
        return;
    const int side = pinPlaneOf(m_grid, settings.edges).span;
    m_samples.push_back(sampleAt(0, 0));
    if (m_wraps)
        return;
    for (const auto& [row, column] : {std::pair(0, side), std::pair(side, 0), std::pair(side, side)})
        if (row < m_grid.rows && column < m_grid.columns)
            m_samples.push_back(sampleAt(row, column));
}

std::vector<std::size_t> byPlace(const std::vector<HeldSample>& samples) {
    std::vector<std::size_t> out(samples.size());
    for (std::size_t i = 0; i < out.size(); ++i)
        out[i] = i;
    std::ranges::stable_sort(out, {},
                             [&](std::size_t i) { return std::pair(samples[i].row, samples[i].column); });
    return out;
}

std::string numberOf(std::size_t index) {
    return numberText(static_cast<std::int64_t>(index) + 1);
}

Status HeldSamples::check() const {
    if (m_samples.size() > mostPins)
        return Error{ErrorCode::InvalidRequest,
                     TERRAIN_TEXT("generators",
                                  "There are %1 pins, fixed points and heights of the start grid: at most %2 "
                                  "can be held at once."),
                     {numberText(static_cast<std::int64_t>(m_samples.size())),
                      numberText(static_cast<std::int64_t>(mostPins))},
                     m_pinCount > 0     ? "pins"
                     : m_pointCount > 0 ? "fixed_points"
                                        : "start_grid"};
    const std::vector<std::size_t> order = byPlace(m_samples);
    for (std::size_t k = 1; k < order.size(); ++k) {
        const std::size_t first = order[k - 1];
        const std::size_t second = order[k];
        if (first >= m_pinCount || second >= m_pointCount || !m_samples[first].isAt(m_samples[second]))
            continue;
        if (second >= m_pinCount)
            return Error{
                ErrorCode::InvalidRequest,
                TERRAIN_TEXT("generators",
                             "Pin %1 lies on the sample of a fixed point: move or remove one of them."),
                {numberOf(*m_samples[first].pin)},
                "pins"};
        return Error{
            ErrorCode::InvalidRequest,
            TERRAIN_TEXT("generators", "Pins %1 and %2 lie on the same sample: move or remove one of them."),
            {numberOf(*m_samples[first].pin), numberOf(*m_samples[second].pin)},
            "pins"};
    }
    return Done{};
}

std::vector<HeldSample> HeldSamples::distinct() const {
    std::vector<bool> repeats(m_samples.size());
    const std::vector<std::size_t> order = byPlace(m_samples);
    for (std::size_t k = 1; k < order.size(); ++k)
        repeats[order[k]] = m_samples[order[k - 1]].isAt(m_samples[order[k]]);
    std::vector<HeldSample> out;
    for (const bool pins : {false, true})
        for (std::size_t i = 0; i < m_samples.size(); ++i)
            if (!repeats[i] && m_samples[i].pin.has_value() == pins)
                out.push_back(m_samples[i]);
    return out;
}

Error tooClose(const HeldSample& sample) {
    if (!sample.pin)
        return {ErrorCode::InvalidRequest,
                TERRAIN_TEXT("generators", "The fixed points are too close to each other to be held beside "
                                           "pins of this reach: remove some or lower the reach."),
                {},
                "fixed_points"};
    return {
        ErrorCode::InvalidRequest,
        TERRAIN_TEXT("generators",
                     "Pin %1 is too close to others for their reach: move it, remove it or lower the reach."),
        {numberOf(*sample.pin)},
        "pins"};
}

/// Changes the sources' weights, which hold what is missing at each, to those that make up for it.
Status solveWeights(PinField& field, const std::vector<HeldSample>& held) {
    const std::size_t count = field.sources.size();
    std::vector<double> matrix;
    matrix.reserve(count * (count + 1) / 2);
    for (std::size_t i = 0; i < count; ++i)
        for (std::size_t j = 0; j <= i; ++j)
            matrix.push_back(field.between(field.sources[i], field.sources[j]));
    std::vector<double> factor = matrix;
    constexpr double least = 1e-12; // what is left of a place's variance beside those before it
    if (const auto row = cholesky::factorise(factor, count, least))
        return tooClose(held[*row]);
    std::vector<double> missing;
    for (const PinSource& source : field.sources)
        missing.push_back(source.weight);
    std::vector<double> weights = missing;
    cholesky::solve(factor, weights);
    // What rounding left, once more.
    std::vector<double> rest = missing;
    for (std::size_t i = 0; i < count; ++i)
        for (std::size_t j = 0; j < count; ++j)
            rest[i] -= matrix[std::max(i, j) * (std::max(i, j) + 1) / 2 + std::min(i, j)] * weights[j];
    cholesky::solve(factor, rest);
    for (std::size_t i = 0; i < count; ++i)
        field.sources[i].weight = weights[i] + rest[i];
    return Done{};
}

/// Sets a held sample and its twins, as far as they are in the window.
void setSample(const HeldSample& sample, float height, const Grid& grid, bool wraps, const Window& window,
               float* heights) {
    for (int row = sample.row; row < grid.rows; row += wraps ? grid.rows - 1 : grid.rows)
        for (int column = sample.column; column < grid.columns;
             column += wraps ? grid.columns - 1 : grid.columns) {
            const int r = row - window.row;
            const int c = column - window.column;
            if (r >= 0 && r < window.rows && c >= 0 && c < window.columns)
                heights[static_cast<std::ptrdiff_t>(r) * window.columns + c] = height;
        }
}

Status failureOf(Outcome outcome) {
    if (outcome == Outcome::OutOfMemory)
        throw std::bad_alloc();
    return Cancelled{};
}

} // namespace

bool holdsSamples(const Settings& settings) {
    return !settings.pins.empty() ||
           (isFolded(settings.form) && (!settings.fixedPoints.empty() || !settings.startGrid.isEmpty()));
}

Status checkPins(const Settings& settings, const Grid& grid) {
    return holdsSamples(settings) ? HeldSamples(settings, grid).check() : Status(Done{});
}

Status applyPins(const Plan& plan, const Grid& grid, const Window& window, float* heights,
                 const RunContext& context) {
    const HeldSamples all(plan.settings, grid);
    if (std::ranges::none_of(all.all(), [](const HeldSample& sample) { return sample.given.has_value(); }))
        return Done{};
    const std::vector<HeldSample> held = all.distinct();
    const PinPlane plane = pinPlaneOf(grid, plan.settings.edges);
    PinField field{PinCovariance(plan.settings.pinReach, plan.processor), plane, {}};
    std::vector<float> before; // at the held samples, without pins
    for (const HeldSample& sample : held) {
        float height = 0;
        const Outcome outcome =
            makeWindow(plan, {sample.column, sample.row, 1, 1}, &height, context.part(0, 0));
        if (outcome != Outcome::Made)
            return failureOf(outcome);
        before.push_back(height);
        field.sources.push_back({plane.placeOf(sample.column), plane.placeOf(sample.row),
                                 sample.given ? static_cast<double>(*sample.given) - height : 0});
    }
    if (Status solved = solveWeights(field, held); !solved)
        return solved;
    if (!field.addTo(window, heights, context))
        return Cancelled{};
    for (std::size_t i = 0; i < held.size(); ++i)
        setSample(held[i], held[i].given.value_or(before[i]), grid, plan.settings.edges == Edges::Wrap,
                  window, heights);
    return Done{};
}

} // namespace terrain::diamond_square
