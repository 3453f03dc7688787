// SPDX-License-Identifier: MIT
#include "libterrain/surface/mesh/vertex_index.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace terrain {
namespace {

/// −0 becomes +0, everything else stays.
glm::vec3 withoutNegativeZero(const glm::vec3& p) {
    return {p.x + 0.0F, p.y + 0.0F, p.z + 0.0F};
}

bool sameBits(const glm::vec3& a, const glm::vec3& b) {
    const auto bits = [](float f) { return std::bit_cast<std::uint32_t>(f); };
    return bits(a.x) == bits(b.x) && bits(a.y) == bits(b.y) && bits(a.z) == bits(b.z);
}

std::uint64_t hashOf(const glm::vec3& p) {
    const auto bits = [](float f) { return std::uint64_t{std::bit_cast<std::uint32_t>(f)}; };
    std::uint64_t h = (bits(p.x) << 32 | bits(p.y)) * 0x9E3779B97F4A7C15U;
    h = (h ^ h >> 32 ^ bits(p.z)) * 0xD6E8FEB86659FD93U;
    return h ^ h >> 32;
}

} // namespace

VertexIndex::VertexIndex(std::size_t expected)
    : m_slots(std::bit_ceil(std::max<std::size_t>(64, expected * 2))) {
    m_positions.reserve(expected);
}

std::size_t VertexIndex::slotOf(const glm::vec3& position) const {
    const std::size_t mask = m_slots.size() - 1;
    std::size_t slot = static_cast<std::size_t>(hashOf(position)) & mask;
    while (m_slots[slot] != 0 && !sameBits(m_positions[m_slots[slot] - 1], position))
        slot = (slot + 1) & mask;
    return slot;
}

std::uint32_t VertexIndex::add(const glm::vec3& raw) {
    const glm::vec3 position = withoutNegativeZero(raw);
    const std::size_t slot = slotOf(position);
    if (m_slots[slot] != 0)
        return m_slots[slot] - 1;
    m_positions.push_back(position);
    const auto number = static_cast<std::uint32_t>(m_positions.size());
    m_slots[slot] = number;
    if (m_positions.size() * 2 > m_slots.size())
        grow();
    return number - 1;
}

void VertexIndex::grow() {
    m_slots.assign(m_slots.size() * 2, 0);
    for (std::size_t i = 0; i < m_positions.size(); ++i)
        m_slots[slotOf(m_positions[i])] = static_cast<std::uint32_t>(i + 1);
}

std::vector<glm::vec3> VertexIndex::take() {
    m_slots.assign(64, 0);
    return std::exchange(m_positions, {});
}

} // namespace terrain
