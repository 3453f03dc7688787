// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <limits>
#include <vector>

namespace terrain {

/// Which triangles to refine next: those of the largest error first, by classes of which four make an octave;
/// in a class the latest first, so that work stays in one place while that is in the caches. May throw
/// std::bad_alloc.
class ErrorQueue {
public:
    /// Errors up to `limit` need nothing.
    explicit ErrorQueue(float limit) : m_limit(limit), m_lowest(classOf(limit)) {
        m_classes.resize(classOf(std::numeric_limits<float>::max()) - m_lowest + 1);
        m_current = m_classes.size() - 1;
    }

    /// `triangle` has this error now; what was added of it before is void.
    void add(std::uint32_t triangle, float error) {
        if (error > m_limit)
            m_classes[std::min(classOf(error) - m_lowest, m_current)].push_back(triangle);
    }

    /// Takes the next triangle into `triangle`; false: none is left. `errorOf(triangle)`: its present error.
    template <class ErrorOf>
    bool take(const ErrorOf& errorOf, std::uint32_t& triangle) {
        for (;; --m_current) {
            std::vector<std::uint32_t>& here = m_classes[m_current];
            while (!here.empty()) {
                triangle = here.back();
                here.pop_back();
                // A triangle of less error is in a lower class besides.
                const float error = errorOf(triangle);
                if (error > m_limit && classOf(error) - m_lowest >= m_current)
                    return true;
            }
            if (m_current == 0)
                return false;
            here = {};
        }
    }

    /// The least error of the present class.
    [[nodiscard]] float level() const {
        return std::bit_cast<float>(static_cast<std::uint32_t>(m_lowest + m_current) << classShift);
    }

private:
    static constexpr int classShift = 21; ///< leaves two bits of the mantissa
    static std::size_t classOf(float error) { return std::bit_cast<std::uint32_t>(error) >> classShift; }

    float m_limit;
    std::size_t m_lowest;
    std::size_t m_current = 0;
    std::vector<std::vector<std::uint32_t>> m_classes;
};

} // namespace terrain
