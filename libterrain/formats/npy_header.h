// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/heightmap_reader.h"

#include <string>
#include <vector>

namespace terrain {

/// What stands before the samples of a NumPy array (numpy.lib.format, versions 1.0 to 3.0).
struct NpyHeader {
    char kind = 'f'; ///< b truth, i signed, u unsigned, f float
    int bytesEach = 4;
    ByteOrder order = ByteOrder::Little;
    bool columnMajor = false;         ///< Fortran's order
    std::vector<std::uint64_t> shape; ///< of any number of dimensions
    std::uint64_t dataBegin = 0;      ///< bytes before the first sample
};

bool isNpy(std::span<const std::byte> head);

/// The header at the start of `bytes`; UnusableInput for one that is damaged, goes beyond them, or whose
/// samples are no plain numbers of 1, 2, 4 or 8 bytes.
Result<NpyHeader> npyHeader(std::span<const std::byte> bytes, const std::filesystem::path& path);

/// The header (version 1.0) of an array of little-endian float32, row after row, the samples aligned to 64
/// bytes as NumPy itself does.
std::string npyHeaderText(int columns, int rows);

/// "344 × 403", for messages.
std::string shapeText(const NpyHeader& header);

} // namespace terrain
