// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/surface/mesh/tile_order.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <limits>
#include <vector>

namespace terrain {

/// Which triangles to refine next: those of the largest error first, octave by octave. In an octave it goes
/// tile by tile, so that work stays in one place while that is in the caches, and in a tile by classes of
/// which sixteen make an octave: what is far away matters little to the order. May throw std::bad_alloc.
class ErrorQueue {
public:
    /// Errors up to `limit` need nothing.
    ErrorQueue(float limit, const TileOrder& order)
        : m_limit(limit), m_order(order), m_lowest(classOf(limit)), m_ends(TileOrder::count) {
        m_octaves.resize((classOf(std::numeric_limits<float>::max()) - m_lowest) / classes + 1);
        m_current = m_octaves.size() - 1;
    }

    /// `triangle` has this error now, at this sample; what was added of it before is void.
    void add(std::uint32_t triangle, std::uint32_t sample, float error) {
        if (!(error > m_limit))
            return;
        if (isNear(error))
            addNear(triangle, error);
        else
            m_octaves[(classOf(error) - m_lowest) / classes].push_back({triangle, sample});
    }

    /// Takes the next triangle into `triangle`; false: none is left. `errorOf(triangle)`: its present error;
    /// `expect(soon, next)`: is told of triangles that may come a little later, to ask memory for them.
    template <class ErrorOf, class Expect>
    bool take(const ErrorOf& errorOf, const Expect& expect, std::uint32_t& triangle) {
        for (;;) {
            while (m_filled != 0) {
                const auto highest = static_cast<std::size_t>(std::bit_width(m_filled) - 1);
                std::vector<std::uint32_t>& here = m_near[highest];
                triangle = here.back();
                here.pop_back();
                if (here.empty())
                    m_filled &= ~(1U << highest);
                // A triangle of less error was added besides.
                if (const float error = errorOf(triangle); isNear(error) && nearClass(error) >= highest)
                    return true;
            }
            if (!m_octaves[m_current].empty()) {
                takeTile(errorOf, expect);
            } else {
                if (m_current == 0)
                    return false;
                --m_current;
                sortByTiles(m_octaves[m_current]);
            }
        }
    }

    /// The least error of the present octave.
    [[nodiscard]] float level() const {
        return std::bit_cast<float>(static_cast<std::uint32_t>(m_lowest + m_current * classes) << classShift);
    }

private:
    struct Entry {
        std::uint32_t triangle;
        std::uint32_t sample;
    };
    static constexpr std::size_t classes = 16; ///< an octave
    static constexpr int classShift = 19;      ///< leaves four bits of the mantissa
    static constexpr std::size_t few = 256;    ///< entries that are taken as if from one tile
    static std::size_t classOf(float error) { return std::bit_cast<std::uint32_t>(error) >> classShift; }

    /// Whether an error belongs to the present octave, or a higher one.
    [[nodiscard]] bool isNear(float error) const {
        return error > m_limit && classOf(error) >= m_lowest + m_current * classes;
    }
    [[nodiscard]] std::size_t nearClass(float error) const {
        return std::min(classOf(error) - m_lowest - m_current * classes, classes - 1);
    }
    void addNear(std::uint32_t triangle, float error) {
        const std::size_t place = nearClass(error);
        m_near[place].push_back(triangle);
        m_filled |= 1U << place;
    }

    /// What the present octave's last tile holds becomes near.
    template <class ErrorOf, class Expect>
    void takeTile(const ErrorOf& errorOf, const Expect& expect) {
        constexpr std::size_t soon = 16;
        constexpr std::size_t next = 8;
        std::vector<Entry>& entries = m_octaves[m_current];
        const std::size_t tile = m_order.of(entries.back().sample);
        while (!entries.empty() && (m_isFew || m_order.of(entries.back().sample) == tile)) {
            const std::uint32_t triangle = entries.back().triangle;
            entries.pop_back();
            if (entries.size() >= soon)
                expect(entries[entries.size() - soon].triangle, entries[entries.size() - next].triangle);
            if (const float error = errorOf(triangle); isNear(error))
                addNear(triangle, error);
        }
    }

    /// Of one tile, they stay in their order.
    void sortByTiles(std::vector<Entry>& entries) {
        m_isFew = entries.size() < few;
        if (m_isFew)
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
    std::size_t m_current = 0; ///< the present octave
    std::vector<std::vector<Entry>> m_octaves;
    bool m_isFew = true;
    std::array<std::vector<std::uint32_t>, classes> m_near; ///< of the present octave and tile, by classes
    std::uint32_t m_filled = 0;                             ///< bits: classes that are not empty
    std::vector<std::uint32_t> m_ends;                      ///< of the tiles' parts
    std::vector<Entry> m_sorted;
};

} // namespace terrain
