// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/exr_file.h"
#include "libterrain/formats/heightmap_reader.h"
#include "libterrain/formats/sample_conversion.h"

#include <ImfInputFile.h>

namespace terrain {

/// One channel of an OpenEXR picture, in lines or tiles, of half, float or whole numbers. Numbers are metres;
/// the display window and colour spaces are ignored.
class ExrReader final : public HeightmapReader {
public:
    static Result<HeightmapReaderPtr> open(const FileProbe& probe, const ImportOptions& options);

    Status readRow(std::span<float> heights) override;
    Status finish() override;

private:
    explicit ExrReader(FileReader file) : m_stream(std::move(file)) {}
    Status begin(const FileProbe& probe, const ImportOptions& options);
    Status checkHeader(const FileProbe& probe, const Imf::Header& header);
    Status choose(const FileProbe& probe, const ImportOptions& options);
    [[nodiscard]] Error damaged(const char* message) const;

    ExrInput m_stream; ///< before the picture, which reads from it
    std::unique_ptr<Imf::InputFile> m_picture;
    int m_nextLine = 0;
    bool m_wholeNumbers = false;
    std::vector<float> m_floats;
    std::vector<std::uint32_t> m_numbers;
    std::vector<double> m_samples;
    std::optional<SampleConversion> m_conversion;
};

} // namespace terrain
