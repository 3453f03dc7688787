// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/grid.h"
#include "libterrain/core/platform/memory.h"

#include <limits>
#include <memory>
#include <span>

namespace terrain {

/// A missing sample. Every NaN counts as one.
inline constexpr float hole = std::numeric_limits<float>::quiet_NaN();

/// Heights in metres on a grid: float32, row-major, row 0 is the north edge, no padding between rows.
/// A value to be moved; copies are asked for (clone), since they are large.
/// Thread rule: const members from any thread; writers keep to rows of their own.
class Heightfield {
public:
    /// 0 × 0 samples.
    Heightfield() = default;

    /// A field with samples that are not set. Sizes from 1×1 (a window may be one sample).
    /// OverLimit, with the number of bytes, when there is not enough memory.
    static Result<Heightfield> create(const Grid& grid);

    /// Whether there is memory for a field of this size now; else the same OverLimit.
    static Status checkMemory(const Grid& grid);

    /// A field with every sample at `height`.
    static Result<Heightfield> filled(const Grid& grid, float height);

    [[nodiscard]] Result<Heightfield> clone() const;

    [[nodiscard]] const Grid& grid() const { return m_grid; }
    [[nodiscard]] int columns() const { return m_grid.columns; }
    [[nodiscard]] int rows() const { return m_grid.rows; }
    [[nodiscard]] bool isEmpty() const { return m_grid.isEmpty(); }

    [[nodiscard]] float* row(int r) { return m_samples.data() + offset(r); }
    [[nodiscard]] const float* row(int r) const { return m_samples.data() + offset(r); }
    [[nodiscard]] float at(int column, int r) const { return row(r)[column]; }
    [[nodiscard]] std::span<float> samples() { return {m_samples.data(), size()}; }
    [[nodiscard]] std::span<const float> samples() const { return {m_samples.data(), size()}; }

    /// Another place and spacing for the same samples. Precondition: same columns and rows.
    void setGrid(const Grid& grid);

private:
    [[nodiscard]] std::size_t size() const {
        return isEmpty() ? 0 : static_cast<std::size_t>(m_grid.sampleCount());
    }
    [[nodiscard]] std::size_t offset(int r) const {
        return static_cast<std::size_t>(r) * static_cast<std::size_t>(m_grid.columns);
    }

    Grid m_grid;
    LargeBuffer<float> m_samples;
};

/// Heights that several values share and nobody changes.
using SharedHeightfield = std::shared_ptr<const Heightfield>;

/// The number of samples that are NaN.
std::int64_t holeCount(const Heightfield& field);

/// Least and greatest valid height; both NaN when there is none.
struct HeightRange {
    float minimum = hole;
    float maximum = hole;

    [[nodiscard]] bool isEmpty() const { return !(minimum <= maximum); }
    [[nodiscard]] float span() const { return isEmpty() ? 0.0F : maximum - minimum; }
    friend bool operator==(const HeightRange&, const HeightRange&) = default;
};
/// The same of samples in any order; both NaN when all are holes or there are none.
HeightRange heightRange(std::span<const float> samples);
HeightRange heightRange(const Heightfield& field);

} // namespace terrain
