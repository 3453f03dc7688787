// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/file_reader.h"
#include "libterrain/formats/import_options.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace terrain {

enum class PlyType { I8, U8, I16, U16, I32, U32, F32, F64 };

/// One number or list of numbers of an element.
struct PlyProperty {
    std::string name;
    PlyType type = PlyType::F32;
    std::optional<PlyType> countType; ///< of the number before a list; none: a single number
};

/// A kind of thing of which the file holds `count`, one after the other.
struct PlyElement {
    std::string name;
    std::uint64_t count = 0;
    std::vector<PlyProperty> properties;
};

/// What a PLY file says it holds (Turk: The PLY Polygon File Format, 1994).
struct PlyHeader {
    std::optional<ByteOrder> byteOrder; ///< of binary files; none: text
    std::vector<PlyElement> elements;
    std::uint64_t dataAt = 0; ///< where the header ends
};

std::size_t plyTypeBytes(PlyType type);

/// Reads the header of an open file from its start. UnusableInput for one that is damaged or says what is not
/// known.
Result<PlyHeader> readPlyHeader(FileReader& file);

} // namespace terrain
