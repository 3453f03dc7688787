// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/file_reader.h"
#include "libterrain/formats/georeference.h"
#include "libterrain/formats/sample_conversion.h"

namespace terrain {

/// How rows of samples of one type follow one another, north row first.
struct SampleRows {
    const char* format = ""; ///< id
    int columns = 0;
    int rows = 0;
    SampleType type = SampleType::U16; ///< as it is told
    ByteOrder order = ByteOrder::Little;
    /// What turns bytes into samples; for types that SampleType does not have.
    void (*decode)(std::span<const std::byte> bytes, ByteOrder order, std::span<double> samples) = nullptr;
    int bytesEach = 0; ///< with decode
};

/// Reads them from a source whose next byte is the first of the north row.
class SampleRowsReader final : public HeightmapReader {
public:
    SampleRowsReader(std::unique_ptr<ByteSource> source, const SampleRows& layout,
                     const SampleConversion::FileScale& scale, const ImportOptions& options);

    /// Puts the samples where the file says that they lie; as placeGrid.
    Status place(const FileGeoreference& file, const FileProbe& probe, const ImportOptions& options) {
        return placeGrid(file, probe, options, m_grid, m_facts);
    }

    Status readRow(std::span<float> heights) override;
    Status finish() override;

private:
    std::unique_ptr<ByteSource> m_source;
    SampleRows m_layout;
    std::vector<std::byte> m_bytes;
    std::vector<double> m_samples;
    SampleConversion m_conversion;
};

} // namespace terrain
