// SPDX-License-Identifier: MIT
#include "libterrain/surface/catchment.h"

#include "libterrain/core/number_text.h"

#include <queue>

#include <array>
#include <cmath>
#include <new>
#include <vector>

namespace terrain {
namespace {

/// The eight ways to a neighbour.
struct Way {
    int column;
    int row;
};
constexpr std::array<Way, 8> ways = {{{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}}};
constexpr std::uint8_t nowhere = 8;

/// A sample that water has reached, lowest first; equal ones by their place, so that nothing depends on
/// chance.
struct Reached {
    float level;
    std::int64_t place;
    bool operator<(const Reached& other) const {
        return level != other.level ? level > other.level : place > other.place;
    }
};

/// Finds where each sample's water goes.
class Flood {
public:
    explicit Flood(const Heightfield& heights)
        : m_heights(heights), m_columns(heights.columns()),
          m_levels(heights.samples().begin(), heights.samples().end()), m_seen(heights.samples().size(), 0),
          m_to(heights.samples().size(), nowhere) {
        for (std::size_t i = 0; i < 8; ++i) {
            const double x = ways[i].column * heights.grid().spacingX;
            const double y = ways[i].row * heights.grid().spacingY;
            m_lengths[i] = std::sqrt(x * x + y * y);
        }
    }

    /// False when cancelled.
    bool run(const RunContext& context) {
        begin();
        std::int64_t done = 0;
        constexpr std::int64_t often = 1 << 16;
        while (!m_front.empty()) {
            if (done++ % often == 0) {
                if (context.isCancelled())
                    return false;
                context.setProgress(static_cast<double>(done) / static_cast<double>(m_seen.size()));
            }
            const Reached here = m_front.top();
            m_front.pop();
            reachAround(here);
        }
        return true;
    }

    [[nodiscard]] std::vector<std::uint8_t> takeWays() { return std::move(m_to); }

private:
    [[nodiscard]] bool isInside(std::int64_t column, std::int64_t row) const {
        return column >= 0 && row >= 0 && column < m_columns && row < m_heights.rows();
    }

    /// The place beyond a way; −1 outside of the terrain.
    [[nodiscard]] std::int64_t beyond(std::int64_t place, const Way& way) const {
        const std::int64_t column = place % m_columns + way.column;
        const std::int64_t row = place / m_columns + way.row;
        return isInside(column, row) ? row * m_columns + column : -1;
    }

    [[nodiscard]] bool isHole(std::int64_t place) const {
        return std::isnan(m_levels[static_cast<std::size_t>(place)]);
    }

    /// Water leaves the terrain at its rim and into holes.
    [[nodiscard]] bool isOutlet(std::int64_t place) const {
        for (const Way& way : ways)
            if (const std::int64_t other = beyond(place, way); other < 0 || isHole(other))
                return true;
        return false;
    }

    void begin() {
        for (std::int64_t place = 0; place < static_cast<std::int64_t>(m_seen.size()); ++place)
            if (!isHole(place) && isOutlet(place))
                reach(place);
    }

    void reach(std::int64_t place) {
        m_seen[static_cast<std::size_t>(place)] = 1;
        m_front.push({m_levels[static_cast<std::size_t>(place)], place});
    }

    void reachAround(const Reached& here) {
        // What was popped before lies no higher. An outlet without lower neighbours leaves the terrain.
        const std::uint8_t down = steepest(here);
        if (down != nowhere)
            m_to[static_cast<std::size_t>(here.place)] = down;
        for (std::size_t i = 0; i < 8; ++i) {
            const std::int64_t other = beyond(here.place, ways[i]);
            if (other < 0 || isHole(other) || m_seen[static_cast<std::size_t>(other)] != 0)
                continue;
            float& level = m_levels[static_cast<std::size_t>(other)];
            level = std::max(level, here.level);                                            // a hollow fills
            m_to[static_cast<std::size_t>(other)] = static_cast<std::uint8_t>((i + 4) % 8); // back to here
            reach(other);
        }
    }

    [[nodiscard]] std::uint8_t steepest(const Reached& here) const {
        std::uint8_t out = nowhere;
        double best = 0;
        for (std::size_t i = 0; i < 8; ++i) {
            const std::int64_t other = beyond(here.place, ways[i]);
            if (other < 0 || isHole(other))
                continue;
            const double fall = static_cast<double>(here.level) -
                                static_cast<double>(m_levels[static_cast<std::size_t>(other)]);
            if (m_seen[static_cast<std::size_t>(other)] != 0 && fall / m_lengths[i] > best) {
                best = fall / m_lengths[i];
                out = static_cast<std::uint8_t>(i);
            }
        }
        return out;
    }

    const Heightfield& m_heights;
    std::int64_t m_columns;
    std::vector<float> m_levels; ///< of the ground with its hollows filled, as far as water has come
    std::vector<std::uint8_t> m_seen;
    std::vector<std::uint8_t> m_to;
    std::array<double, 8> m_lengths{};
    std::priority_queue<Reached> m_front;
};

/// Gives every sample's area on along the ways, from the springs down.
void gather(const std::vector<std::uint8_t>& to, std::int64_t columns, std::vector<double>& areas) {
    const auto next = [&](std::size_t place) {
        const Way& way = ways[to[place]];
        return static_cast<std::size_t>(static_cast<std::int64_t>(place) + way.row * columns + way.column);
    };
    std::vector<std::uint8_t> inflows(to.size(), 0);
    for (std::size_t place = 0; place < to.size(); ++place)
        if (to[place] != nowhere)
            ++inflows[next(place)];
    constexpr std::uint8_t passed = 255;
    for (std::size_t spring = 0; spring < to.size(); ++spring) {
        std::size_t place = spring;
        while (inflows[place] == 0) {
            inflows[place] = passed;
            if (to[place] == nowhere)
                break;
            const std::size_t below = next(place);
            areas[below] += areas[place];
            --inflows[below];
            place = below;
        }
    }
}

Result<Heightfield> catchments(const Heightfield& heights, const RunContext& context) {
    Result<Heightfield> out = Heightfield::create(heights.grid());
    if (!out)
        return out;
    Flood flood(heights);
    if (!flood.run(context))
        return Cancelled{};
    const std::vector<std::uint8_t> to = flood.takeWays();
    std::vector<double> areas(to.size(), heights.grid().spacingX * heights.grid().spacingY);
    gather(to, heights.columns(), areas);
    for (std::size_t i = 0; i < areas.size(); ++i)
        out.value().samples()[i] = std::isnan(heights.samples()[i]) ? hole : static_cast<float>(areas[i]);
    return out;
}

} // namespace

Result<Heightfield> catchmentMap(const Heightfield& heights, const RunContext& context) {
    try {
        return catchments(heights, context);
    } catch (const std::bad_alloc&) {
        return Error{ErrorCode::OverLimit,
                     TERRAIN_TEXT("surface", "There is not enough memory for the water of %1 × %2 samples."),
                     {numberText(heights.columns()), numberText(heights.rows())}};
    }
}

} // namespace terrain
