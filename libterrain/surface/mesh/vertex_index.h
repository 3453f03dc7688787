// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <glm/vec3.hpp>
#include <vector>

namespace terrain {

/// Numbers positions in the order in which they first come: equal ones (bit for bit, −0 = +0) get one number.
/// A hash table with open addressing. May throw std::bad_alloc.
class VertexIndex {
public:
    /// `expected`: about how many different positions there will be.
    explicit VertexIndex(std::size_t expected = 0);

    /// The position's number. Precondition: fewer than 2^32 − 1 positions so far.
    std::uint32_t add(const glm::vec3& position);

    /// The positions by number; the index is empty after this.
    [[nodiscard]] std::vector<glm::vec3> take();

private:
    void grow();
    [[nodiscard]] std::size_t slotOf(const glm::vec3& position) const;

    std::vector<glm::vec3> m_positions;
    std::vector<std::uint32_t> m_slots; ///< number + 1; 0 = free; the size is a power of two
};

} // namespace terrain
