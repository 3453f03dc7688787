// SPDX-License-Identifier: MIT
#include "libterrain/formats/maps/picture_file.h"

#include "libterrain/core/number_text.h"
#include "libterrain/core/parallel_rows.h"
#include "libterrain/formats/byte_reader.h"
#include "libterrain/formats/gdal_output.h"
#include "libterrain/formats/georeference.h"
#include "libterrain/formats/heightmap_format.h"
#include "libterrain/formats/new_files.h"
#include "libterrain/formats/png_writer.h"
#include "libterrain/formats/serial_rows.h"
#include "libterrain/formats/text_case.h"

#include <algorithm>

namespace terrain {
namespace {

/// The samples that a file has: those of the picture, or of one of its layers.
class PartRows {
public:
    PartRows(const MapPicture& picture, const PicturePart& part) : m_picture(picture), m_part(part) {}

    [[nodiscard]] int components() const { return m_part.layer < 0 ? m_picture.components() : 1; }
    [[nodiscard]] std::size_t rowSamples() const {
        return static_cast<std::size_t>(m_part.window.columns) * static_cast<std::size_t>(components());
    }

    void row(int row, std::uint16_t* out) const {
        const Window& window = m_part.window;
        if (m_part.layer < 0)
            return m_picture.row(window.row + row, window.column, window.columns, out);
        constexpr int chunk = 256;
        constexpr int mostComponents = 4;
        std::array<std::uint16_t, chunk * mostComponents> pixels;
        for (int x = 0; x < window.columns; x += chunk) {
            const int count = std::min(chunk, window.columns - x);
            m_picture.row(window.row + row, window.column + x, count, pixels.data());
            for (int i = 0; i < count; ++i)
                out[x + i] = pixels[static_cast<std::size_t>(i * m_picture.components() + m_part.layer)];
        }
    }

private:
    const MapPicture& m_picture;
    const PicturePart& m_part;
};

/// Samples as bytes: each one byte, or two in an order.
void toBytes(std::span<const std::uint16_t> samples, int bits, ByteOrder order, std::span<std::byte> out) {
    for (std::size_t i = 0; i < samples.size(); ++i) {
        if (bits == 8)
            out[i] = static_cast<std::byte>(samples[i]);
        else
            storeNumber(samples[i], &out[2 * i], order);
    }
}

Status writePngFile(const PartRows& rows, const Window& window, int bits, SafeFile& file,
                    const RunContext& context) {
    const PngShape shape{window.columns, window.rows, bits, rows.components()};
    const auto fill = [&](int row, std::span<std::byte> bytes) {
        std::vector<std::uint16_t> samples(rows.rowSamples());
        rows.row(row, samples.data());
        toBytes(samples, bits, ByteOrder::Big, bytes);
    };
    return writePngRows(shape, fill, file, context);
}

Status writeTiffFile(const PartRows& rows, const Grid& grid, int bits, SafeFile& file,
                     const RunContext& context) {
    RasterLayout layout;
    layout.type = bits == 16 ? SampleType::U16 : SampleType::U8;
    layout.bands = rows.components();
    auto output = RasterOutput::create(
        file.temporaryPath(), file.path(), grid, layout,
        {"BIGTIFF=IF_SAFER", "COMPRESS=DEFLATE", "PREDICTOR=2", "ZLEVEL=1", "INTERLEAVE=PIXEL", "TILED=YES"});
    if (!output)
        return output.failure();
    constexpr int bandRows = 256; // those of a tile
    const std::size_t rowBytes = rows.rowSamples() * static_cast<std::size_t>(bits / 8);
    std::vector<std::byte> bytes(rowBytes * bandRows);
    const int bands = (grid.rows + bandRows - 1) / bandRows;
    const Status written = serialRows(context, bands, [&](int band) -> Status {
        const int first = band * bandRows;
        const int count = std::min(bandRows, grid.rows - first);
        const bool whole = parallelRows(context.part(1, 1), count, 8, [&](int begin, int end) {
            std::vector<std::uint16_t> samples(rows.rowSamples());
            for (int row = begin; row < end; ++row) {
                rows.row(first + row, samples.data());
                toBytes(samples, bits,
                        std::endian::native == std::endian::big ? ByteOrder::Big : ByteOrder::Little,
                        std::span(bytes).subspan(static_cast<std::size_t>(row) * rowBytes, rowBytes));
            }
        });
        if (!whole)
            return Cancelled{};
        return output.value().writeRows(first, count,
                                        std::span(bytes).first(static_cast<std::size_t>(count) * rowBytes));
    });
    return written ? output.value().close() : written;
}

/// Compares one component of the file with the picture's.
Status verifyComponent(const PartRows& rows, const Window& window, int component, PictureKind kind,
                       const SafeFile& file, const RunContext& context) {
    constexpr std::array<const char*, 4> channels = {"r", "g", "b", "a"};
    ImportOptions options;
    options.format = kind == PictureKind::Png ? "png" : "tif";
    if (rows.components() > 1)
        options.channel = channels[static_cast<std::size_t>(component)];
    options.spacing = 1; // what a sample means is the same everywhere
    auto reader = openHeightmap(file.temporaryPath(), options);
    if (!reader)
        return reader.isError() ? Status(differs(file)) : Status(Cancelled{});
    const Grid& grid = reader.value()->grid();
    if (grid.columns != window.columns || grid.rows != window.rows)
        return differs(file);
    std::vector<float> got(static_cast<std::size_t>(window.columns));
    std::vector<std::uint16_t> wanted(rows.rowSamples());
    return serialRows(context, window.rows, [&](int row) -> Status {
        if (const Status read = reader.value()->readRow(got); !read)
            return read.isError() ? Status(differs(file)) : read;
        rows.row(row, wanted.data());
        for (std::size_t x = 0; x < got.size(); ++x)
            if (got[x] != static_cast<float>(wanted[x * static_cast<std::size_t>(rows.components()) +
                                                    static_cast<std::size_t>(component)]))
                return differs(file);
        return Done{};
    });
}

} // namespace

std::optional<PictureKind> pictureKind(const std::filesystem::path& path) {
    const std::string suffix = lowerCase(path.extension().string());
    if (suffix == ".png")
        return PictureKind::Png;
    return suffix == ".tif" || suffix == ".tiff" ? std::optional(PictureKind::GeoTiff) : std::nullopt;
}

Status writePicture(const MapPicture& picture, const Grid& grid, const PicturePart& part, PictureKind kind,
                    const std::filesystem::path& path, Existing existing, const RunContext& context) {
    auto file = SafeFile::open(path, {.existing = existing, .expectedBytes = 0, .backup = {}});
    if (!file)
        return file.failure();
    const PartRows rows(picture, part);
    constexpr double writing = 0.5; // of the time
    const RunContext making = context.part(0, writing);
    const Status written =
        kind == PictureKind::Png
            ? writePngFile(rows, part.window, picture.bits(), file.value(), making)
            : writeTiffFile(rows, placedWindow(grid, part.window), picture.bits(), file.value(), making);
    if (!written)
        return written;
    if (const Status gathered = file.value().write({}); !gathered) // what is gathered goes out
        return gathered;
    for (int component = 0; component < rows.components(); ++component) {
        const double one = (1 - writing) / rows.components();
        const double from = writing + component * one;
        if (const Status same = verifyComponent(rows, part.window, component, kind, file.value(),
                                                context.part(from, from + one));
            !same)
            return same;
    }
    return file.value().commit();
}

} // namespace terrain
