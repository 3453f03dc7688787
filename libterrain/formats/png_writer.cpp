// SPDX-License-Identifier: MIT
#include "libterrain/formats/png_writer.h"

#include "libterrain/formats/byte_reader.h"
#include "libterrain/formats/png_library.h"
#include "libterrain/formats/sample_conversion.h"
#include "libterrain/formats/serial_rows.h"

#include <zlib.h>

namespace terrain {
namespace {

/// A PNG that is being written row by row.
class PngWriter {
public:
    explicit PngWriter(SafeFile& file) : m_file(file) {}
    ~PngWriter() { png_destroy_write_struct(&m_png, &m_info); }
    PngWriter(const PngWriter&) = delete;
    PngWriter& operator=(const PngWriter&) = delete;

    Status begin(int columns, int rows, int bits) {
        m_png = png_create_write_struct(PNG_LIBPNG_VER_STRING, &m_message, pngFailed, pngWarned);
        m_info = m_png == nullptr ? nullptr : png_create_info_struct(m_png);
        if (m_info == nullptr)
            return failed();
        return outcome(pngGuarded(m_png, [=, this] {
            png_set_write_fn(m_png, this, append, [](png_structp) {});
            png_set_user_limits(m_png, maximumSide, maximumSide);
            // Differences to the left, then run lengths and Huffman codes: a fifteenth of the default's time
            // on heights, and no larger.
            png_set_compression_level(m_png, 1);
            png_set_compression_strategy(m_png, Z_RLE);
            png_set_filter(m_png, PNG_FILTER_TYPE_BASE, PNG_FILTER_SUB);
            png_set_compression_buffer_size(m_png, std::size_t{1} << 18);
            png_set_IHDR(m_png, m_info, static_cast<png_uint_32>(columns), static_cast<png_uint_32>(rows),
                         bits, PNG_COLOR_TYPE_GRAY, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_BASE,
                         PNG_FILTER_TYPE_BASE);
            png_write_info(m_png, m_info);
        }));
    }

    Status row(const std::vector<std::byte>& bytes) {
        return outcome(pngGuarded(
            m_png, [&, this] { png_write_row(m_png, reinterpret_cast<png_const_bytep>(bytes.data())); }));
    }

    Status end() {
        return outcome(pngGuarded(m_png, [this] { png_write_end(m_png, nullptr); }));
    }

private:
    static void append(png_structp png, png_bytep bytes, std::size_t count) {
        auto* self = static_cast<PngWriter*>(png_get_io_ptr(png));
        self->m_written = self->m_file.write({reinterpret_cast<const std::byte*>(bytes), count});
        if (!self->m_written)
            png_error(png, "not written");
    }

    Status outcome(bool done) { return done ? Status(Done{}) : failed(); }

    Status failed() {
        if (!m_written)
            return m_written;
        return Error{ErrorCode::CannotWrite,
                     TERRAIN_TEXT("formats", "%1 could not be written (libpng: %2)."),
                     {m_file.path().string(), m_message.text.data()}};
    }

    SafeFile& m_file;
    Status m_written = Done{};
    PngMessage m_message;
    png_structp m_png = nullptr;
    png_infop m_info = nullptr;
};

} // namespace

Result<ExportReport> writePng(const Heightfield& heights, SampleType type, const MetreRange& range,
                              SafeFile& file, const RunContext& context) {
    MORAINE_EXPECTS(type == SampleType::U8 || type == SampleType::U16);
    const auto bytesEach = static_cast<std::size_t>(sampleBytes(type));
    const auto columns = static_cast<std::size_t>(heights.columns());
    PngWriter png(file);
    if (const Status begun = png.begin(heights.columns(), heights.rows(), static_cast<int>(8 * bytesEach));
        !begun)
        return begun.failure();
    SampleEncoder encoder(range, fullScale(type));
    std::vector<std::byte> bytes(columns * bytesEach);
    const Status written = serialRows(context, heights.rows(), [&](int row) {
        const float* from = heights.row(row);
        for (std::size_t x = 0; x < columns; ++x) {
            const std::uint32_t sample = encoder.encode(from[x]);
            if (bytesEach == 1)
                bytes[x] = static_cast<std::byte>(sample);
            else
                storeNumber(static_cast<std::uint16_t>(sample), &bytes[2 * x], ByteOrder::Big);
        }
        return png.row(bytes);
    });
    if (!written)
        return written.failure();
    if (const Status ended = png.end(); !ended)
        return ended.failure();
    return ExportReport{type, range, encoder.step(), encoder.clipped(), {}};
}

} // namespace terrain
