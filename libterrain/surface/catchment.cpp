// SPDX-License-Identifier: MIT
#include "libterrain/surface/catchment.h"

#include "libterrain/core/number_text.h"
#include "libterrain/core/parallel_rows.h"
#include "libterrain/surface/water_ways.h"

#include <cmath>
#include <limits>
#include <new>
#include <optional>

namespace terrain {
namespace {

/// Where the water goes, in the frame of the filled ground.
struct Drainage {
    std::vector<std::uint8_t> ways;
    std::array<std::ptrdiff_t, 8> neighbours;
    std::size_t stride;
};

/// Without the levels, whose memory is free again. None when cancelled.
std::optional<Drainage> drainageOf(const Heightfield& heights, const RunContext& context) {
    const std::optional<FilledGround> ground = FilledGround::of(heights, context.part(0, 0.6));
    if (!ground)
        return std::nullopt;
    const Grid& grid = heights.grid();
    Drainage out{waterWays(*ground, grid.spacingX, grid.spacingY, context.part(0.6, 0.8)),
                 ground->neighbours(), ground->stride()};
    return out.ways.empty() ? std::nullopt : std::optional(std::move(out));
}

/// Gives every sample's count on along the ways, from the springs down. A sample's turn comes when all that
/// flows into it is counted (topological order by in-degrees), so that no order of heights is needed.
template <class Count>
class Gathering {
public:
    explicit Gathering(const Drainage& drainage)
        : m_drainage(drainage), m_inflows(drainage.ways.size(), 0), m_counts(drainage.ways.size(), 1) {
        for (std::size_t place = 0; place < m_inflows.size(); ++place)
            if (flowsOn(place))
                ++m_inflows[next(place)];
    }

    void run() {
        constexpr std::uint8_t passed = 255;
        for (std::size_t spring = 0; spring < m_inflows.size(); ++spring) {
            std::size_t place = spring;
            while (m_inflows[place] == 0) {
                m_inflows[place] = passed;
                if (!flowsOn(place))
                    break;
                const std::size_t below = next(place);
                m_counts[below] += m_counts[place];
                --m_inflows[below];
                place = below;
            }
        }
        m_inflows = {}; // its memory is free again
    }

    [[nodiscard]] const std::vector<Count>& counts() const { return m_counts; }

private:
    [[nodiscard]] bool flowsOn(std::size_t place) const { return m_drainage.ways[place] < LeavesTerrain; }
    [[nodiscard]] std::size_t next(std::size_t place) const {
        return place + static_cast<std::size_t>(m_drainage.neighbours[m_drainage.ways[place]]);
    }

    const Drainage& m_drainage;
    std::vector<std::uint8_t> m_inflows;
    std::vector<Count> m_counts;
};

template <class Count>
Result<Heightfield> gathered(const Drainage& drainage, const Grid& grid, const RunContext& context) {
    Gathering<Count> gathering(drainage);
    gathering.run();
    Result<Heightfield> out = Heightfield::create(grid);
    if (!out)
        return out;
    const double cell = grid.spacingX * grid.spacingY;
    constexpr int rowsOfBlock = 64;
    const bool done = parallelRows(context, grid.rows, rowsOfBlock, [&](int first, int last) {
        for (int row = first; row < last; ++row) {
            const std::size_t from = (static_cast<std::size_t>(row) + 1) * drainage.stride + 1;
            for (std::size_t x = 0; x < static_cast<std::size_t>(grid.columns); ++x)
                out.value().row(row)[x] =
                    drainage.ways[from + x] == IsHole
                        ? hole
                        : static_cast<float>(static_cast<double>(gathering.counts()[from + x]) * cell);
        }
    });
    return done ? std::move(out) : Cancelled{};
}

Result<Heightfield> catchments(const Heightfield& heights, const RunContext& context) {
    const std::optional<Drainage> drainage = drainageOf(heights, context.part(0, 0.8));
    if (!drainage)
        return Cancelled{};
    const RunContext counting = context.part(0.8, 1);
    const bool isSmall = heights.grid().sampleCount() <= std::numeric_limits<std::uint32_t>::max();
    return isSmall ? gathered<std::uint32_t>(*drainage, heights.grid(), counting)
                   : gathered<std::uint64_t>(*drainage, heights.grid(), counting);
}

} // namespace

Result<Heightfield> catchmentMap(const Heightfield& heights, const RunContext& context) {
    try {
        return catchments(heights, context);
    } catch (const std::bad_alloc&) {
        return Error{
            ErrorCode::OverLimit,
            TERRAIN_TEXT(
                "surface",
                "There is not enough memory for the water of %1 × %2 samples: choose a smaller size."),
            {numberText(heights.columns()), numberText(heights.rows())}};
    }
}

} // namespace terrain
