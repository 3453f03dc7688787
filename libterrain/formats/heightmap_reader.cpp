// SPDX-License-Identifier: MIT
#include "libterrain/formats/heightmap_reader.h"

#include "libterrain/core/number_text.h"
#include "libterrain/formats/file_reader.h"

namespace terrain {

void HeightmapReader::setSpacing(double metres) {
    m_grid.spacingX = metres;
    m_grid.spacingY = metres;
}

Status checkSize(const FileProbe& probe, std::uint64_t columns, std::uint64_t rows) {
    if (columns < 1 || rows < 1)
        return unusable(
            probe.path,
            TERRAIN_TEXT("formats", "%1 says that it holds %2 × %3 samples: there is nothing in it."),
            {numberText(columns), numberText(rows)});
    if (columns > maximumSide || rows > maximumSide)
        return Error{ErrorCode::OverLimit,
                     TERRAIN_TEXT("formats",
                                  "%1 says that it holds %2 × %3 samples; a terrain has at most %4 "
                                  "on each side."),
                     {probe.path.string(), numberText(columns), numberText(rows), numberText(maximumSide)}};
    return Done{};
}

Status checkBlock(const FileProbe& probe, std::uint64_t bytes) {
    constexpr std::uint64_t most = std::uint64_t{11} << 30; // tenths of a byte
    constexpr std::uint64_t mostRatio = 200;
    constexpr std::uint64_t always = std::uint64_t{1} << 20;
    if (bytes <= most / 10 && (bytes <= always || (bytes - always) / mostRatio <= probe.size))
        return Done{};
    return Error{ErrorCode::OverLimit,
                 TERRAIN_TEXT("formats", "%1 has only %2, but its samples come in pieces of %3 that must be "
                                         "decoded at once: save it again in strips or tiles."),
                 {probe.path.string(), byteCountText(probe.size), byteCountText(bytes)}};
}

} // namespace terrain
