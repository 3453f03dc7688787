// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"
#include "libterrain/core/run_context.h"

#include <array>
#include <optional>

namespace terrain {

/// The ground with its hollows filled to where they spill over: each sample lies as high as the lowest way
/// from it to the rim of the terrain, or to a hole, climbs. In a frame of holes one sample wide, so that
/// every sample has eight neighbours. A value to be moved.
class FilledGround {
public:
    /// The flood comes in from the rim, lowest first; what climbs from a sample that it reached cannot be in
    /// a hollow, and is taken without a queue (Zhou, Sun and Fu 2016, "An efficient variant of the
    /// Priority-Flood algorithm for filling depressions in raster digital elevation models"). The filled
    /// levels are the same whatever the order. None when cancelled; may throw
    /// std::bad_alloc.
    static std::optional<FilledGround> of(const Heightfield& heights, const RunContext& context);

    [[nodiscard]] int columns() const { return m_columns; }
    [[nodiscard]] int rows() const { return m_rows; }
    /// Samples from one row to the next, and of all rows; the frame counts.
    [[nodiscard]] std::size_t stride() const { return static_cast<std::size_t>(m_columns) + 2; }
    [[nodiscard]] std::size_t size() const { return stride() * (static_cast<std::size_t>(m_rows) + 2); }
    /// The place of a sample in levels().
    [[nodiscard]] std::size_t place(int column, int row) const {
        return (static_cast<std::size_t>(row) + 1) * stride() + static_cast<std::size_t>(column) + 1;
    }

    /// m; NaN in holes and in the frame. size() of them.
    [[nodiscard]] const float* levels() const { return m_levels.data(); }
    /// How far the eight neighbours lie from a place: from the east on, clockwise.
    [[nodiscard]] std::array<std::ptrdiff_t, 8> neighbours() const;

private:
    explicit FilledGround(const Heightfield& heights);

    int m_columns = 0;
    int m_rows = 0;
    LargeBuffer<float> m_levels;
};

} // namespace terrain
