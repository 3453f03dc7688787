// SPDX-License-Identifier: MIT
#include "libterrain/generators/diamond_square/height_gain.h"

namespace terrain::diamond_square {
namespace {

float perMetre(const AmplitudeByHeight& amplitude) {
    constexpr double steepest = 1e20; // finite, and a step for any two different heights
    const double height = amplitude.highHeight - amplitude.lowHeight;
    return static_cast<float>(height * steepest > 1 ? 1 / height : steepest);
}

} // namespace

HeightGain::HeightGain(const AmplitudeByHeight& amplitude)
    : m_isSame(amplitude.isSame()), m_lowHeight(static_cast<float>(amplitude.lowHeight)),
      m_perMetre(perMetre(amplitude)), m_low(static_cast<float>(amplitude.low)),
      m_high(static_cast<float>(amplitude.high)) {}

void HeightGain::addEach(float* means, std::ptrdiff_t step, int count, const Offsets& offsets) const {
    for (int j = 0; j < count; ++j) {
        float& height = means[j * step];
        height += offsets.numbers[j] * offsets.scale * at(height);
    }
}

} // namespace terrain::diamond_square
