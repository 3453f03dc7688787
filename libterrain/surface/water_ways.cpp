// SPDX-License-Identifier: MIT
#include "libterrain/surface/water_ways.h"

#include "libterrain/core/parallel_rows.h"

#include <algorithm>
#include <cmath>

namespace terrain {
namespace {

constexpr std::uint8_t undecided = 10; // level ground

/// The way of one place after the other, by its fall alone.
class Falls {
public:
    Falls(const FilledGround& ground, double spacingX, double spacingY)
        : m_ground(ground), m_neighbours(ground.neighbours()) {
        const double diagonal = 1 / std::sqrt(spacingX * spacingX + spacingY * spacingY);
        m_nearness = {1 / spacingX, diagonal, 1 / spacingY, diagonal,
                      1 / spacingX, diagonal, 1 / spacingY, diagonal};
    }

    [[nodiscard]] std::uint8_t way(std::size_t place) const {
        const float* levels = m_ground.levels() + place;
        const double level = *levels;
        if (std::isnan(level))
            return IsHole;
        int out = undecided;
        double best = 0;
        for (int i = 0; i < 8; ++i) {
            const auto way = static_cast<std::size_t>(i);
            const double fall = (level - static_cast<double>(levels[m_neighbours[way]])) * m_nearness[way];
            const bool isSteeper = fall > best; // not with a hole
            best = isSteeper ? fall : best;
            out = isSteeper ? i : out;
        }
        return static_cast<std::uint8_t>(out == undecided && isOutlet(levels) ? LeavesTerrain : out);
    }

private:
    [[nodiscard]] bool isOutlet(const float* level) const {
        return std::ranges::any_of(m_neighbours,
                                   [&](std::ptrdiff_t offset) { return std::isnan(level[offset]); });
    }

    const FilledGround& m_ground;
    std::array<std::ptrdiff_t, 8> m_neighbours;
    std::array<double, 8> m_nearness{};
};

/// Leads the water over level ground, from where it falls or ends backwards, one sample a round.
class Plains {
public:
    Plains(const FilledGround& ground, std::vector<std::uint8_t>& ways)
        : m_levels(ground.levels()), m_neighbours(ground.neighbours()), m_ways(ways) {
        for (int row = 0; row < ground.rows(); ++row)
            for (std::size_t place = ground.place(0, row); place < ground.place(ground.columns(), row);
                 ++place)
                if (m_ways[place] == undecided)
                    reach(place);
    }

    /// False when cancelled.
    bool run(const RunContext& context) {
        while (!m_reached.empty()) {
            if (context.isCancelled())
                return false;
            for (const auto& [place, way] : m_reached)
                m_ways[place] = way;
            m_last.swap(m_reached);
            m_reached.clear();
            for (const auto& [place, way] : m_last)
                for (const std::ptrdiff_t offset : m_neighbours)
                    if (const std::size_t other = place + static_cast<std::size_t>(offset);
                        m_ways[other] == undecided && m_levels[other] == m_levels[place])
                        reach(other);
        }
        return true;
    }

private:
    struct Step {
        std::size_t place;
        std::uint8_t way;
    };

    /// Notes the first neighbour on the same level that has a way since the round before.
    void reach(std::size_t place) {
        for (std::size_t i = 0; i < 8; ++i) {
            const std::size_t other = place + static_cast<std::size_t>(m_neighbours[i]);
            if (m_ways[other] <= LeavesTerrain && m_levels[other] == m_levels[place]) {
                m_reached.push_back({place, static_cast<std::uint8_t>(i)});
                m_ways[place] = noted;
                return;
            }
        }
    }

    static constexpr std::uint8_t noted = 11;

    const float* m_levels;
    std::array<std::ptrdiff_t, 8> m_neighbours;
    std::vector<std::uint8_t>& m_ways;
    std::vector<Step> m_reached; ///< in this round
    std::vector<Step> m_last;    ///< in the round before
};

} // namespace

std::vector<std::uint8_t> waterWays(const FilledGround& ground, double spacingX, double spacingY,
                                    const RunContext& context) {
    std::vector<std::uint8_t> out(ground.size(), IsHole);
    const Falls falls(ground, spacingX, spacingY);
    constexpr int rowsOfBlock = 16;
    const bool done = parallelRows(context, ground.rows(), rowsOfBlock, [&](int first, int last) {
        for (int row = first; row < last; ++row)
            for (std::size_t place = ground.place(0, row); place < ground.place(ground.columns(), row);
                 ++place)
                out[place] = falls.way(place);
    });
    if (!done || !Plains(ground, out).run(context))
        return {};
    return out;
}

} // namespace terrain
