// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"
#include "libterrain/core/run_context.h"

namespace terrain {

/// Heights that a writer takes band by band from the north: those of a terrain in memory, or of one that is
/// made while it is written and may be larger than memory. Thread rule: one thread at a time.
class HeightSource {
public:
    virtual ~HeightSource() = default;

    [[nodiscard]] virtual const Grid& grid() const = 0;

    /// Rows first … first+count−1, dense; they stay until the next call. Bands are asked for in their order,
    /// each once. Precondition: the rows lie in the grid.
    [[nodiscard]] virtual Result<std::span<const float>> rows(int first, int count,
                                                              const RunContext& context) = 0;

protected:
    HeightSource() = default;
    HeightSource(const HeightSource&) = default;
    HeightSource& operator=(const HeightSource&) = default;
};

/// A terrain in memory, which must outlive it.
class FieldSource final : public HeightSource {
public:
    explicit FieldSource(const Heightfield& heights) : m_heights(heights) {}

    [[nodiscard]] const Grid& grid() const override { return m_heights.grid(); }
    [[nodiscard]] Result<std::span<const float>> rows(int first, int count,
                                                      const RunContext& /*context*/) override {
        return std::span<const float>(m_heights.row(first),
                                      static_cast<std::size_t>(count) *
                                          static_cast<std::size_t>(m_heights.columns()));
    }

private:
    const Heightfield& m_heights;
};

} // namespace terrain
