// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/channel_choice.h"
#include "libterrain/formats/file_reader.h"
#include "libterrain/formats/heightmap_reader.h"
#include "libterrain/formats/png_library.h"
#include "libterrain/formats/png_unpacked.h"
#include "libterrain/formats/sample_conversion.h"

namespace terrain {

/// Heights that are packed into colours: base + (R·65536 + G·256 + B) · interval.
struct PackedHeights {
    const char* format; ///< id
    double base;        ///< m
    double interval;    ///< m
};

/// Rows of a PNG picture (PNG specification, second edition) of any colour type and depth, interlaced or not.
/// Samples are numbers, not light: gamma and colour profiles are ignored.
class PngReader final : public HeightmapReader {
public:
    static Result<HeightmapReaderPtr> open(const FileProbe& probe, const ImportOptions& options);
    /// The same with heights packed into its colours. UnusableInput for a picture without 8-bit colours.
    static Result<HeightmapReaderPtr> openPacked(const FileProbe& probe, const ImportOptions& options,
                                                 const PackedHeights& packing);
    ~PngReader() override;

    Status readRow(std::span<float> heights) override;
    Status finish() override;

private:
    explicit PngReader(FileReader file) : m_file(std::move(file)) {}

    static void deliver(png_structp png, png_bytep bytes, std::size_t count);
    static Result<HeightmapReaderPtr> opened(const FileProbe& probe, const ImportOptions& options,
                                             const std::optional<PackedHeights>& packing);
    Status readHeader();
    Status unpack(const FileProbe& probe, const ImportOptions& options);
    Status takeSize(const FileProbe& probe);
    Status startRows();
    Status choose(const FileProbe& probe, const ImportOptions& options);
    void readTransparency();
    Status readInterlaced(const FileProbe& probe);
    void unpackAtOnce();
    void heightsOf(const std::byte* row, std::span<float> heights);
    void fillLookup();
    void samplesOf(const std::byte* row);
    [[nodiscard]] double sampleAt(const std::byte* row, std::size_t column) const;
    [[nodiscard]] double component(const std::byte* row, std::size_t column, std::size_t which) const;
    [[nodiscard]] Error failed() const;

    FileReader m_file;
    bool m_endedEarly = false;
    PngMessage m_message;
    png_structp m_png = nullptr;
    png_infop m_info = nullptr;

    int m_colourType = 0;
    int m_bitDepth = 0;
    int m_components = 1;
    Channel m_channel = Channel::Grey;
    std::optional<PackedHeights> m_packing;
    bool m_hasKey = false;
    std::array<double, 3> m_key{};       ///< the colour that stands for nothing
    std::array<double, 256> m_lookup{};  ///< palette: the sample of each index
    std::vector<std::byte> m_row;        ///< one row of the picture
    LargeBuffer<std::byte> m_interlaced; ///< the whole picture, when it is interlaced
    std::optional<PngUnpacked> m_unpacked;
    bool m_plain = false; ///< 16-bit greys that are metres, and none is missing
    int m_nextRow = 0;
    std::vector<double> m_samples;
    std::optional<SampleConversion> m_conversion;
};

} // namespace terrain
