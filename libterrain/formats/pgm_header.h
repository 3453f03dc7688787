// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/heightmap_reader.h"

namespace terrain {

/// What stands before the samples of a grey picture of the Netpbm family (its specification "pgm").
struct PgmHeader {
    bool plain = false; ///< P2: samples as text; else P5: as bytes
    std::uint64_t columns = 0;
    std::uint64_t rows = 0;
    std::uint64_t maximum = 0; ///< the sample that is white
    std::size_t bytes = 0;     ///< where the samples begin
};

/// Whether the file begins as a PGM does.
bool isPgm(std::span<const std::byte> head);

/// The header at the start of `head`; none when it is damaged or goes beyond it.
std::optional<PgmHeader> pgmHeader(std::span<const std::byte> head);

} // namespace terrain
