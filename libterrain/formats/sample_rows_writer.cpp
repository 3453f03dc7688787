// SPDX-License-Identifier: MIT
#include "libterrain/formats/sample_rows_writer.h"

#include "libterrain/formats/byte_reader.h"
#include "libterrain/formats/sample_conversion.h"
#include "libterrain/formats/serial_rows.h"

namespace terrain {
namespace {

/// One row of samples as bytes.
class RowBytes {
public:
    RowBytes(const WrittenRows& layout, const MetreRange& range, int columns)
        : m_layout(layout), m_encoder(range, fullScale(layout.type)),
          m_bytes(static_cast<std::size_t>(columns) * static_cast<std::size_t>(sampleBytes(layout.type))) {}

    std::span<const std::byte> of(std::span<const float> heights) {
        switch (m_layout.type) {
        case SampleType::U8:
            for (std::size_t i = 0; i < heights.size(); ++i)
                m_bytes[i] = static_cast<std::byte>(m_encoder.encode(heights[i]));
            break;
        case SampleType::U16:
            for (std::size_t i = 0; i < heights.size(); ++i)
                storeNumber(static_cast<std::uint16_t>(m_encoder.encode(heights[i])), &m_bytes[2 * i],
                            m_layout.order);
            break;
        default:
            for (std::size_t i = 0; i < heights.size(); ++i)
                storeNumber(heights[i], &m_bytes[4 * i], m_layout.order);
        }
        return m_bytes;
    }

    [[nodiscard]] const SampleEncoder& encoder() const { return m_encoder; }

private:
    WrittenRows m_layout;
    SampleEncoder m_encoder;
    std::vector<std::byte> m_bytes;
};

} // namespace

Result<ExportReport> writeSampleRows(const Heightfield& heights, const WrittenRows& layout,
                                     const ExportOptions& options, SafeFile& file,
                                     const RunContext& context) {
    MORAINE_EXPECTS(layout.type == SampleType::U8 || layout.type == SampleType::U16 ||
                    layout.type == SampleType::F32);
    const bool integers = isInteger(layout.type);
    const MetreRange range =
        integers ? exportRange(options, layout.type, heightRange(heights)) : MetreRange{};
    RowBytes bytes(layout, range, heights.columns());
    const auto columns = static_cast<std::size_t>(heights.columns());
    const Status written = serialRows(context, heights.rows(), [&](int row) {
        const int from = layout.southFirst ? heights.rows() - 1 - row : row;
        return file.write(bytes.of({heights.row(from), columns}));
    });
    if (!written)
        return written.failure();
    return ExportReport{
        layout.type, range, integers ? bytes.encoder().step() : 0, bytes.encoder().clipped(), {}};
}

} // namespace terrain
