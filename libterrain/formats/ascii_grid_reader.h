// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/georeference.h"
#include "libterrain/formats/sample_conversion.h"
#include "libterrain/formats/text_tokens.h"

namespace terrain {

/// Reads the ASCII grid of Arc/Info: keys of the header in any order and case, values on as many lines as
/// there are, nan a hole, decimal commas understood; what follows the last value is ignored, numbers not
/// without a note.
class AsciiGridReader final : public HeightmapReader {
public:
    static bool recognises(const FileProbe& probe);
    static Result<HeightmapReaderPtr> open(const FileProbe& probe, const ImportOptions& options);

    Status readRow(std::span<float> heights) override;
    Status finish() override;

private:
    struct Header {
        std::optional<double> columns, rows, west, south, stepX, stepY, nodata;
        bool westIsCentre = false;
        bool southIsCentre = false;
    };

    explicit AsciiGridReader(FileReader file) : m_tokens(std::move(file)) {}
    Status readHeader(Header& header);
    bool setKey(Header& header, std::string_view key, double value);
    Status begin(const FileProbe& probe, const ImportOptions& options);
    [[nodiscard]] Error notANumber(std::string_view token) const;

    TextTokens m_tokens;
    std::optional<double> m_first; ///< the value that ended the header
    int m_nextRow = 0;
    std::optional<SampleConversion> m_conversion;
};

} // namespace terrain
