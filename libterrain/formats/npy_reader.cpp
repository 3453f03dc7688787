// SPDX-License-Identifier: MIT
#include "libterrain/formats/npy_reader.h"

#include "libterrain/formats/byte_reader.h"
#include "libterrain/formats/sample_rows_reader.h"

namespace terrain {
namespace {

struct NumberKind {
    char kind;
    int bytes;
    SampleType type; ///< as it is told: the next one that holds every value
    void (*decode)(std::span<const std::byte>, ByteOrder, std::span<double>);
};
constexpr std::array kinds = {
    NumberKind{'b', 1, SampleType::U8, nullptr},
    NumberKind{'u', 1, SampleType::U8, nullptr},
    NumberKind{'u', 2, SampleType::U16, nullptr},
    NumberKind{'u', 4, SampleType::U32, nullptr},
    NumberKind{'u', 8, SampleType::F64, decodeAs<std::uint64_t>},
    NumberKind{'i', 1, SampleType::I16, decodeAs<std::int8_t>},
    NumberKind{'i', 2, SampleType::I16, nullptr},
    NumberKind{'i', 4, SampleType::I32, nullptr},
    NumberKind{'i', 8, SampleType::F64, decodeAs<std::int64_t>},
    NumberKind{'f', 2, SampleType::F16, nullptr},
    NumberKind{'f', 4, SampleType::F32, nullptr},
    NumberKind{'f', 8, SampleType::F64, nullptr},
};

/// The same samples, one row after the other in place of one column after the other.
Result<std::vector<std::byte>> turned(ByteSource& source, std::size_t columns, std::size_t rows,
                                      std::size_t each) {
    std::vector<std::byte> out(columns * rows * each);
    std::vector<std::byte> line(rows * each);
    for (std::size_t column = 0; column < columns; ++column) {
        if (const Status read = source.read(line); !read)
            return read.failure();
        for (std::size_t row = 0; row < rows; ++row)
            std::copy_n(&line[row * each], each, &out[(row * columns + column) * each]);
    }
    return out;
}

} // namespace

bool isGrid(const NpyHeader& header) {
    return header.shape.size() == 2;
}

Result<HeightmapReaderPtr> openNpyRows(const FileProbe& probe, const char* format, const NpyHeader& header,
                                       std::unique_ptr<ByteSource> source, const ImportOptions& options) {
    MORAINE_EXPECTS(isGrid(header));
    const std::uint64_t rows = header.shape[0];
    const std::uint64_t columns = header.shape[1];
    if (const Status size = checkSize(probe, columns, rows); !size)
        return size.failure();
    const NumberKind& number = *std::ranges::find_if(
        kinds, [&](const NumberKind& k) { return k.kind == header.kind && k.bytes == header.bytesEach; });
    if (header.columnMajor) {
        const auto each = static_cast<std::size_t>(header.bytesEach);
        if (const Status allowed = checkBlock(probe, rows * columns * each); !allowed)
            return allowed.failure();
        auto bytes = turned(*source, static_cast<std::size_t>(columns), static_cast<std::size_t>(rows), each);
        if (!bytes)
            return bytes.failure();
        source = std::make_unique<MemoryBytes>(probe.path, std::move(bytes).value());
    }
    SampleRows layout{format, static_cast<int>(columns), static_cast<int>(rows), number.type, header.order};
    layout.decode = number.decode;
    layout.bytesEach = header.bytesEach;
    return HeightmapReaderPtr(std::make_unique<SampleRowsReader>(std::move(source), layout,
                                                                 SampleConversion::FileScale{}, options));
}

} // namespace terrain
