// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/generators/diamond_square/row_kernels.h"

namespace terrain::diamond_square {

/// AmplitudeByHeight in the arithmetic of the samples.
class HeightGain {
public:
    explicit HeightGain(const AmplitudeByHeight& amplitude);

    [[nodiscard]] bool isSame() const { return m_isSame; }
    [[nodiscard]] float at(float height) const {
        const float part = (height - m_lowHeight) * m_perMetre;
        const float held = part < 0 ? 0.0F : part > 1 ? 1.0F : part;
        return m_low + (m_high - m_low) * held;
    }

    /// What the kernels are to add: the offsets, or nothing where these wait for the mean.
    [[nodiscard]] Offsets ofKernel(Offsets offsets) const {
        if (!m_isSame)
            offsets.scale = 0;
        return offsets;
    }
    /// Adds what waited to its means, which stand `step` samples apart. Precondition, unless isSame(): the
    /// offsets' numbers are given.
    void addTo(float* means, std::ptrdiff_t step, int count, const Offsets& offsets) const {
        if (!m_isSame)
            addEach(means, step, count, offsets);
    }

private:
    void addEach(float* means, std::ptrdiff_t step, int count, const Offsets& offsets) const;

    bool m_isSame;
    float m_lowHeight;
    float m_perMetre; ///< very steep for a step
    float m_low;
    float m_high;
};

} // namespace terrain::diamond_square
