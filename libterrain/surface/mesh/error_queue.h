// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/surface/mesh/tile_order.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <limits>
#include <vector>

namespace terrain {

/// Which triangles to refine next: those of the largest error first, by classes of which eight make an
/// octave. Work stays in one place while that is in the caches: a class goes tile by tile, but the latest
/// first of those that were added since it began. May throw std::bad_alloc.
class ErrorQueue {
public:
    /// Errors up to `limit` need nothing.
    ErrorQueue(float limit, const TileOrder& order)
        : m_limit(limit), m_order(order), m_lowest(classOf(limit)), m_ends(TileOrder::count) {
        m_classes.resize(classOf(std::numeric_limits<float>::max()) - m_lowest + 1);
        m_current = m_classes.size() - 1;
    }

    /// `triangle` has this error now, at this sample; what was added of it before is void.
    void add(std::uint32_t triangle, std::uint32_t sample, float error) {
        if (error > m_limit)
            m_classes[std::min(classOf(error) - m_lowest, m_current)].push_back({triangle, sample});
    }

    /// Takes the next triangle into `triangle`; false: none is left. `errorOf(triangle)`: its present error;
    /// `expect(soon, next)`: is told of triangles that may come a little later, to ask memory for them.
    template <class ErrorOf, class Expect>
    bool take(const ErrorOf& errorOf, const Expect& expect, std::uint32_t& triangle) {
        for (;; --m_current) {
            std::vector<Entry>& here = m_classes[m_current];
            while (!here.empty()) {
                triangle = here.back().triangle;
                here.pop_back();
                if (here.size() >= soon)
                    expect(here[here.size() - soon].triangle, here[here.size() - next].triangle);
                // A triangle of less error is in a lower class besides.
                const float error = errorOf(triangle);
                if (error > m_limit && classOf(error) - m_lowest >= m_current)
                    return true;
            }
            if (m_current == 0)
                return false;
            here = {};
            sortByTiles(m_classes[m_current - 1]);
        }
    }

    /// The least error of the present class.
    [[nodiscard]] float level() const {
        return std::bit_cast<float>(static_cast<std::uint32_t>(m_lowest + m_current) << classShift);
    }

private:
    struct Entry {
        std::uint32_t triangle;
        std::uint32_t sample;
    };
    static constexpr std::size_t soon = 8;
    static constexpr std::size_t next = 4;
    static constexpr int classShift = 20; ///< leaves three bits of the mantissa
    static std::size_t classOf(float error) { return std::bit_cast<std::uint32_t>(error) >> classShift; }

    /// Of one tile, they stay in their order.
    void sortByTiles(std::vector<Entry>& entries) {
        constexpr std::size_t few = 256; // are near to each other anyway, in time if not in place
        if (entries.size() < few)
            return;
        std::ranges::fill(m_ends, 0);
        for (const Entry& entry : entries)
            ++m_ends[m_order.of(entry.sample)];
        std::uint32_t sum = 0;
        for (std::uint32_t& end : m_ends)
            end = sum += end;
        m_sorted.resize(entries.size());
        for (std::size_t i = entries.size(); i-- > 0;)
            m_sorted[--m_ends[m_order.of(entries[i].sample)]] = entries[i];
        entries.swap(m_sorted);
    }

    float m_limit;
    TileOrder m_order;
    std::size_t m_lowest;
    std::size_t m_current = 0;
    std::vector<std::vector<Entry>> m_classes;
    std::vector<std::uint32_t> m_ends; ///< of the tiles' parts
    std::vector<Entry> m_sorted;
};

} // namespace terrain
