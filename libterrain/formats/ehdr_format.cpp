// SPDX-License-Identifier: MIT
#include "libterrain/core/number_text.h"
#include "libterrain/formats/catalogue.h"
#include "libterrain/formats/crs.h"
#include "libterrain/formats/esri_header.h"
#include "libterrain/formats/raster_format.h"
#include "libterrain/formats/sample_rows_reader.h"
#include "libterrain/formats/side_file.h"
#include "libterrain/formats/text_case.h"

namespace terrain {
namespace {

/// The samples say nothing; the header beside them gives the numbers of rows and columns by these words.
Recognition recogniseEhdr(const FileProbe& probe) {
    if (probe.suffix == "hdr")
        return Recognition::No; // the header itself
    const std::string header = lowerCase(readSideFile(probe.path, "hdr"));
    const bool ours = !header.starts_with("envi") && header.find("nrows") != std::string::npos &&
                      header.find("ncols") != std::string::npos;
    return ours ? Recognition::BySidecar : Recognition::No;
}

/// Rows that begin a fixed number of bytes apart.
class RowsApart final : public ByteSource {
public:
    RowsApart(FileReader file, std::uint64_t first, std::uint64_t apart)
        : m_file(std::move(file)), m_next(first), m_apart(apart) {}

    /// One row.
    Status read(std::span<std::byte> bytes) override {
        if (Status sought = m_file.seek(m_next); !sought)
            return sought;
        m_next += m_apart;
        return m_file.read(bytes);
    }

private:
    FileReader m_file;
    std::uint64_t m_next;
    std::uint64_t m_apart;
};

Result<HeightmapReaderPtr> openRows(const EsriHeader& header, const FileProbe& probe,
                                    const ImportOptions& options) {
    if (const Status size = checkSize(probe, static_cast<std::uint64_t>(header.columns),
                                      static_cast<std::uint64_t>(header.rows));
        !size)
        return size.failure();
    const std::uint64_t samples = header.denseRowBytes();
    const std::uint64_t apart = header.rowBytesIn(probe.size);
    if (header.bands > 1 || !header.type)
        return unusable(probe.path,
                        TERRAIN_TEXT("formats",
                                     "%1 has filling bytes between its rows, which are read only of "
                                     "one band of 8 to 64 bits: save it as GeoTIFF."));
    if (apart < samples)
        return unusable(
            probe.path,
            TERRAIN_TEXT("formats",
                         "%1: the bytes of a row are %2 by its header, fewer than the %3 of its samples: "
                         "correct TOTALROWBYTES, NCOLS or NBITS."),
            {numberText(apart), numberText(samples)});
    if (probe.size < header.skip + apart * static_cast<std::uint64_t>(header.rows - 1) + samples)
        return truncated(probe.path);
    Result<FileReader> file = FileReader::open(probe.path);
    if (!file)
        return file.failure();
    const SampleRows layout{"ehdr", header.columns, header.rows, *header.type, header.order};
    auto reader = std::make_unique<SampleRowsReader>(
        std::make_unique<RowsApart>(std::move(file).value(), header.skip, apart), layout,
        SampleConversion::FileScale{.nodata = header.nodata}, options);
    if (header.place) {
        FileGeoreference place = *header.place;
        place.crs = crsFromPrj(readSideFile(probe.path, "prj"));
        if (const Status placed = reader->place(place, probe, options); !placed)
            return placed.failure();
    }
    return HeightmapReaderPtr(std::move(reader));
}

class EhdrFormat final : public RasterFormat {
public:
    using RasterFormat::RasterFormat;

    Result<HeightmapReaderPtr> open(const FileProbe& probe, const ImportOptions& options) const override {
        if (recognise(probe) == Recognition::No)
            return RasterFormat::open(probe, options);
        // GDAL 3.6 looks neither at the bytes from row to row nor at the words of other programs.
        const auto header = parseEsriHeader(readSideFile(probe.path, "hdr"));
        const bool isMisread = header && ((header->foreignWords && header->bands == 1 && header->type) ||
                                          header->rowBytesIn(probe.size) != header->denseRowBytes());
        return isMisread ? openRows(*header, probe, options) : RasterFormat::open(probe, options);
    }
};

} // namespace

const HeightmapFormat& ehdrFormat() {
    static constexpr std::array suffixes = {"bil", "flt", "bip"};
    static constexpr std::array sides = {"hdr", "prj"};
    static const EhdrFormat format({
        .id = "ehdr",
        .label = TERRAIN_TEXT("formats", "ESRI grid with a header file"),
        .suffixes = suffixes,
        .driver = "EHdr",
        .recognise = recogniseEhdr,
        .sideSuffixes = sides,
    });
    return format;
}

} // namespace terrain
