// SPDX-License-Identifier: MIT
#include "libterrain/surface/filled_ground.h"

#include <queue>

#include <algorithm>
#include <cmath>
#include <limits>
#include <new>
#include <utility>
#include <vector>

namespace terrain {
namespace {

/// A sample that water has reached.
template <class Place>
struct Reached {
    float level;
    Place place;
    bool operator<(const Reached& other) const { return level > other.level; } // the lowest is the top
};

/// Gives back what was put in, the lowest level first. What comes later is never lower than what went: so it
/// goes into buckets by its level, and only the bucket whose turn it is has an order.
template <class Place>
class LowestFirst {
public:
    explicit LowestFirst(const HeightRange& levels)
        : m_lowest(levels.minimum), m_buckets(levels.span() > 0 ? bucketCount : 1) {
        if (levels.span() > 0)
            m_scale = (bucketCount - 1) / (static_cast<double>(levels.maximum) - m_lowest);
    }

    [[nodiscard]] bool isEmpty() const { return m_count == 0; }

    void push(const Reached<Place>& reached) {
        const auto bucket =
            static_cast<std::size_t>((static_cast<double>(reached.level) - m_lowest) * m_scale);
        if (bucket > m_current)
            m_buckets[bucket].push_back(reached);
        else
            m_front.push(reached);
        ++m_count;
    }

    /// Precondition: !isEmpty().
    Reached<Place> pop() {
        while (m_front.empty())
            m_front = Front(std::less<>(), std::exchange(m_buckets[++m_current], {}));
        const Reached<Place> out = m_front.top();
        m_front.pop();
        --m_count;
        return out;
    }

private:
    using Bucket = std::vector<Reached<Place>>;
    using Front = std::priority_queue<Reached<Place>, Bucket, std::less<>>;
    static constexpr std::size_t bucketCount = std::size_t{1} << 14;

    double m_lowest;
    double m_scale = 0; ///< from a level to its bucket
    std::vector<Bucket> m_buckets;
    std::size_t m_current = 0;
    Front m_front;
    std::size_t m_count = 0;
};

/// The flood over the levels. `Place` holds the place of every sample.
template <class Place>
class Flood {
public:
    Flood(const FilledGround& ground, float* levels)
        : m_neighbours(ground.neighbours()), m_levels(levels), m_closed(ground.size(), 0),
          m_front(heightRange({levels, ground.size()})) {
        for (std::size_t place = 0; place < m_closed.size(); ++place)
            if (std::isnan(levels[place])) {
                m_closed[place] = 1;
                beginAround(place);
            }
    }

    /// False when cancelled.
    bool run(const RunContext& context) {
        constexpr std::int64_t often = 1 << 14;
        for (std::int64_t done = 0; !m_front.isEmpty(); ++done) {
            if (done % often == 0) {
                if (context.isCancelled())
                    return false;
                context.setProgress(static_cast<double>(m_count) / static_cast<double>(m_closed.size()));
            }
            const Reached<Place> here = m_front.pop();
            spread(here.place, here.level);
            while (!m_pit.empty()) {
                const Place place = m_pit.back();
                m_pit.pop_back();
                spread(place, here.level);
            }
            climb();
        }
        return true;
    }

private:
    /// Water leaves the terrain where it borders on a hole or on the frame.
    void beginAround(std::size_t place) {
        for (const std::ptrdiff_t offset : m_neighbours) {
            const std::size_t other =
                place + static_cast<std::size_t>(offset); // beyond the end: below 0, too
            if (other >= m_closed.size() || m_closed[other] != 0 || std::isnan(m_levels[other]))
                continue;
            m_closed[other] = 1;
            m_front.push({m_levels[other], static_cast<Place>(other)});
        }
    }

    /// Neighbours that lie no higher are in a hollow, which fills to `level`.
    void spread(Place from, float level) {
        for (const std::ptrdiff_t offset : m_neighbours) {
            const std::size_t place = from + static_cast<std::size_t>(offset);
            if (m_closed[place] != 0)
                continue;
            m_closed[place] = 1;
            ++m_count;
            if (m_levels[place] <= level) {
                m_levels[place] = level;
                m_pit.push_back(static_cast<Place>(place));
            } else {
                m_slope.push_back(static_cast<Place>(place));
            }
        }
    }

    /// Takes all that climbs from the slope. Where a neighbour lies no higher and is not reached from
    /// elsewhere, the flood goes on in its turn.
    void climb() {
        while (!m_slope.empty()) {
            const Place from = m_slope.back();
            m_slope.pop_back();
            const float level = m_levels[from];
            bool spills = false;
            for (const std::ptrdiff_t offset : m_neighbours) {
                const std::size_t place = from + static_cast<std::size_t>(offset);
                if (m_closed[place] != 0)
                    continue;
                if (m_levels[place] > level) {
                    m_closed[place] = 1;
                    ++m_count;
                    m_slope.push_back(static_cast<Place>(place));
                } else {
                    spills = true;
                }
            }
            if (spills)
                m_spills.push_back(from);
        }
        for (const Place from : m_spills)
            if (isOpenBeside(from))
                m_front.push({m_levels[from], from});
        m_spills.clear();
    }

    [[nodiscard]] bool isOpenBeside(Place place) const {
        return std::ranges::any_of(m_neighbours, [&](std::ptrdiff_t offset) {
            return m_closed[place + static_cast<std::size_t>(offset)] == 0;
        });
    }

    std::array<std::ptrdiff_t, 8> m_neighbours;
    float* m_levels;
    std::vector<std::uint8_t> m_closed;
    std::size_t m_count = 0; ///< of samples that were reached
    LowestFirst<Place> m_front;
    std::vector<Place> m_pit;
    std::vector<Place> m_slope;
    std::vector<Place> m_spills;
};

template <class Place>
bool flood(const FilledGround& ground, float* levels, const RunContext& context) {
    return Flood<Place>(ground, levels).run(context);
}

} // namespace

std::array<std::ptrdiff_t, 8> FilledGround::neighbours() const {
    const auto down = static_cast<std::ptrdiff_t>(stride());
    return {1, down + 1, down, down - 1, -1, -down - 1, -down, -down + 1};
}

FilledGround::FilledGround(const Heightfield& heights) {
    m_columns = heights.columns();
    m_rows = heights.rows();
    m_levels = LargeBuffer<float>::allocate(size());
    if (m_levels.data() == nullptr)
        throw std::bad_alloc();
    std::fill_n(m_levels.data(), stride(), hole);
    std::fill_n(m_levels.data() + size() - stride(), stride(), hole);
    for (int row = 0; row < m_rows; ++row) {
        float* to = m_levels.data() + place(0, row);
        to[-1] = to[m_columns] = hole;
        std::copy_n(heights.row(row), m_columns, to);
    }
}

std::optional<FilledGround> FilledGround::of(const Heightfield& heights, const RunContext& context) {
    FilledGround out(heights);
    const bool isSmall = out.size() <= std::numeric_limits<std::uint32_t>::max();
    const bool done = isSmall ? flood<std::uint32_t>(out, out.m_levels.data(), context)
                              : flood<std::uint64_t>(out, out.m_levels.data(), context);
    return done ? std::optional(std::move(out)) : std::nullopt;
}

} // namespace terrain
