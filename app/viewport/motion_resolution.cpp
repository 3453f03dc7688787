// SPDX-License-Identifier: MIT
#include "app/viewport/motion_resolution.h"

#include <algorithm>
#include <utility>

namespace app {
namespace {

constexpr double spare = 0.7;  ///< of the budget: what a finer picture may be expected to take
constexpr int quickInARow = 8; ///< pictures, before finer ones are tried

} // namespace

void MotionResolution::drew(double seconds) {
    const double cost = seconds * m_side * m_side;
    const double sure = std::min(cost, std::exchange(m_costBefore, cost));
    const auto expected = [sure](int side) { return sure / (side * side); };
    const bool quick = m_side > 1 && expected(m_side - 1) <= spare * m_budget;
    m_quick = quick ? m_quick + 1 : 0;
    if (m_quick == quickInARow) {
        --m_side;
        m_quick = 0;
    }
    while (m_side < coarsest && expected(m_side) > m_budget)
        ++m_side;
}

} // namespace app
