// SPDX-License-Identifier: MIT
#include "libterrain/formats/sample_rows_reader.h"

namespace terrain {

SampleRowsReader::SampleRowsReader(std::unique_ptr<ByteSource> source, const SampleRows& layout,
                                   const SampleConversion::FileScale& scale, const ImportOptions& options)
    : m_source(std::move(source)), m_layout(layout), m_conversion(layout.type, scale, options, m_facts) {
    m_grid.columns = layout.columns;
    m_grid.rows = layout.rows;
    m_facts.format = layout.format;
    m_samples.resize(static_cast<std::size_t>(layout.columns));
    const int each = layout.decode != nullptr ? layout.bytesEach : sampleBytes(layout.type);
    m_bytes.resize(m_samples.size() * static_cast<std::size_t>(each));
}

Status SampleRowsReader::readRow(std::span<float> heights) {
    if (Status read = m_source->read(m_bytes); !read)
        return read;
    if (m_layout.decode != nullptr)
        m_layout.decode(m_bytes, m_layout.order, m_samples);
    else
        decodeSamples(m_bytes, m_layout.type, m_layout.order, m_samples);
    m_conversion.row(m_samples, heights);
    return Done{};
}

Status SampleRowsReader::finish() {
    m_conversion.addNotes(m_facts);
    return Done{};
}

} // namespace terrain
