// SPDX-License-Identifier: MIT
#include "libterrain/core/heightfield.h"

#include "libterrain/core/number_text.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace terrain {

namespace {

std::uint64_t bytesOf(const Grid& grid) {
    return static_cast<std::uint64_t>(grid.sampleCount()) * sizeof(float);
}

Error tooLarge(const Grid& grid) {
    return {
        ErrorCode::OverLimit,
        TERRAIN_TEXT("core",
                     "A terrain of %1 × %2 samples needs %3 of memory, %4 are free: choose a smaller size."),
        {numberText(grid.columns), numberText(grid.rows), byteCountText(bytesOf(grid)),
         byteCountText(availableMemory())}};
}

} // namespace

Status Heightfield::checkMemory(const Grid& grid) {
    // Small fields skip the look at the system's memory: it costs more than they do.
    constexpr std::uint64_t small = std::uint64_t{64} << 20;
    const std::uint64_t bytes = bytesOf(grid);
    if (bytes > small && bytes > availableMemory() / 5 * 4)
        return tooLarge(grid);
    return Done{};
}

Result<Heightfield> Heightfield::create(const Grid& grid) {
    MORAINE_EXPECTS(!grid.isEmpty());
    if (const Status fits = checkMemory(grid); !fits)
        return fits.error();
    Heightfield out;
    out.m_samples = LargeBuffer<float>::allocate(static_cast<std::uint64_t>(grid.sampleCount()));
    if (out.m_samples.data() == nullptr)
        return tooLarge(grid);
    out.m_grid = grid;
    return out;
}

Result<Heightfield> Heightfield::filled(const Grid& grid, float height) {
    Result<Heightfield> out = create(grid);
    if (out)
        std::ranges::fill(out.value().samples(), height);
    return out;
}

Result<Heightfield> Heightfield::clone() const {
    if (isEmpty())
        return Heightfield{};
    Result<Heightfield> out = create(m_grid);
    if (out)
        std::ranges::copy(samples(), out.value().samples().begin());
    return out;
}

void Heightfield::setGrid(const Grid& grid) {
    MORAINE_EXPECTS(grid.columns == m_grid.columns && grid.rows == m_grid.rows);
    m_grid = grid;
}

std::int64_t holeCount(const Heightfield& field) {
    return std::ranges::count_if(field.samples(), [](float h) { return std::isnan(h); });
}

HeightRange heightRange(std::span<const float> samples) {
    // In lanes, which the compiler keeps in registers: one minimum would wait for the one before.
    constexpr std::size_t lanes = 4;
    constexpr float infinity = std::numeric_limits<float>::infinity();
    std::array<float, lanes> low{infinity, infinity, infinity, infinity};
    std::array<float, lanes> high{-infinity, -infinity, -infinity, -infinity};
    const std::size_t whole = samples.size() / lanes * lanes;
    for (std::size_t i = 0; i < whole; i += lanes) {
        for (std::size_t lane = 0; lane < lanes; ++lane) {
            // Comparisons with NaN are false, so holes fall through both.
            low[lane] = std::min(low[lane], samples[i + lane]);
            high[lane] = std::max(high[lane], samples[i + lane]);
        }
    }
    for (const float h : samples.subspan(whole)) {
        low[0] = std::min(low[0], h);
        high[0] = std::max(high[0], h);
    }
    const HeightRange out{*std::ranges::min_element(low), *std::ranges::max_element(high)};
    return out.isEmpty() ? HeightRange{} : out;
}

HeightRange heightRange(const Heightfield& field) {
    return heightRange(field.samples());
}

} // namespace terrain
