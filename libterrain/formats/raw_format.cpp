// SPDX-License-Identifier: MIT
#include "libterrain/core/number_text.h"
#include "libterrain/formats/byte_reader.h"
#include "libterrain/formats/catalogue.h"
#include "libterrain/formats/file_reader.h"
#include "libterrain/formats/sample_conversion.h"
#include "libterrain/formats/serial_rows.h"

#include <cmath>

namespace terrain {
namespace {

/// Rows of samples that follow one another, north row first, without a header of a known kind.
class RawReader final : public HeightmapReader {
public:
    RawReader(FileReader file, int columns, int rows, ByteOrder order)
        : m_file(std::move(file)), m_order(order) {
        m_grid.columns = columns;
        m_grid.rows = rows;
    }

    Status begin(const char* format, SampleType type, const ImportOptions& options) {
        m_facts.format = format;
        m_conversion.emplace(type, SampleConversion::FileScale{.metres = !isInteger(type)}, options, m_facts);
        m_samples.resize(static_cast<std::size_t>(m_grid.columns));
        m_bytes.resize(m_samples.size() * static_cast<std::size_t>(sampleBytes(type)));
        const std::uint64_t end =
            options.raw.headerBytes + m_bytes.size() * static_cast<std::uint64_t>(m_grid.rows);
        if (end < m_file.size())
            m_facts.notes.emplace_back(
                TERRAIN_TEXT("formats",
                             "The file holds %1 bytes more than its size needs; they are ignored."),
                std::vector{numberText(m_file.size() - end)});
        return m_file.seek(options.raw.headerBytes);
    }

    Status readRow(std::span<float> heights) override {
        if (Status read = m_file.read(m_bytes); !read)
            return read;
        decodeSamples(m_bytes, m_facts.sampleType, m_order, m_samples);
        m_conversion->row(m_samples, heights);
        return Done{};
    }

    Status finish() override {
        m_conversion->addNotes(m_facts);
        return Done{};
    }

private:
    FileReader m_file;
    ByteOrder m_order;
    std::vector<std::byte> m_bytes;
    std::vector<double> m_samples;
    std::optional<SampleConversion> m_conversion;
};

/// The side of the square that `samples` fill; 0 when they fill none.
std::uint64_t squareSide(std::uint64_t samples) {
    auto side = static_cast<std::uint64_t>(std::sqrt(static_cast<double>(samples)));
    while (side * side > samples)
        --side;
    while ((side + 1) * (side + 1) <= samples)
        ++side;
    return side * side == samples ? side : 0;
}

struct RawSize {
    std::uint64_t columns;
    std::uint64_t rows;
};

Result<RawSize> sizeOf(const FileProbe& probe, const RawLayout& raw, SampleType type) {
    const std::uint64_t bytes = probe.size - std::min(probe.size, raw.headerBytes);
    const auto each = static_cast<std::uint64_t>(sampleBytes(type));
    const std::string typeName(sampleTypeId(type));
    if (!raw.columns || !raw.rows) {
        const std::uint64_t side = bytes % each == 0 ? squareSide(bytes / each) : 0;
        if (side > 0)
            return RawSize{side, side};
        Error error =
            unusable(probe.path,
                     TERRAIN_TEXT("formats",
                                  "%1 holds %2 bytes of samples, which is no square of %3 samples: give its "
                                  "size and type (--raw-size WxH --raw-type TYPE, so that W × H × bytes of "
                                  "a sample is %2)."),
                     {numberText(bytes), typeName});
        error.field = "raw-size";
        return error;
    }
    const RawSize size{static_cast<std::uint64_t>(std::max(0, *raw.columns)),
                       static_cast<std::uint64_t>(std::max(0, *raw.rows))};
    if (const Status fits = checkSize(probe, size.columns, size.rows); !fits)
        return fits.failure();
    if (size.columns * size.rows * each <= bytes)
        return size;
    Error error = unusable(
        probe.path,
        TERRAIN_TEXT("formats", "%1 holds %2 bytes of samples, but %3 × %4 samples of the type %5 need %6: "
                                "correct --raw-size, --raw-type or --raw-header."),
        {numberText(bytes), numberText(size.columns), numberText(size.rows), typeName,
         numberText(size.columns * size.rows * each)});
    error.field = "raw-size";
    return error;
}

/// Headerless samples; two formats, which differ in the type they are for.
class RawFormat : public HeightmapFormat {
public:
    bool canRead() const override { return true; }
    bool canWrite() const override { return true; }
    bool canHoldHoles() const override { return !isInteger(ownType()); }

    Result<HeightmapReaderPtr> open(const FileProbe& probe, const ImportOptions& options) const override {
        // Asked for by another name than the suffix's, the suffix still knows the type.
        const SampleType suffixType = probe.suffix == "r32" ? SampleType::F32 : ownType();
        const SampleType type = options.raw.type.value_or(suffixType);
        const Result<RawSize> size = sizeOf(probe, options.raw, type);
        if (!size)
            return size.failure();
        if (const Status fits = checkSize(probe, size.value().columns, size.value().rows); !fits)
            return fits.failure();
        Result<FileReader> file = FileReader::open(probe.path);
        if (!file)
            return file.failure();
        auto reader =
            std::make_unique<RawReader>(std::move(file).value(), static_cast<int>(size.value().columns),
                                        static_cast<int>(size.value().rows), options.raw.byteOrder);
        if (const Status begun = reader->begin(id(), type, options); !begun)
            return begun.failure();
        return HeightmapReaderPtr(std::move(reader));
    }

    std::span<const ParameterSpec> exportOptions() const override {
        static constexpr std::array<ParameterChoice, 2> orders = {{
            {"little", TERRAIN_TEXT("formats", "Little endian (Windows, Linux)")},
            {"big", TERRAIN_TEXT("formats", "Big endian (old Mac)")},
        }};
        static constexpr std::array<ParameterChoice, 2> edges = {{
            {"north", TERRAIN_TEXT("formats", "North first, as pictures")},
            {"south", TERRAIN_TEXT("formats", "South first")},
        }};
        static const std::array<ParameterSpec, 2> specs = {{
            {
                .id = "byte_order",
                .label = TERRAIN_TEXT("formats", "Byte order"),
                .help =
                    TERRAIN_TEXT("formats", "A program that reads the other order shows spikes all over."),
                .type = ParameterType::Choice,
                .defaultValue = std::string("little"),
                .choices = orders,
            },
            {
                .id = "rows",
                .label = TERRAIN_TEXT("formats", "Rows"),
                .help = TERRAIN_TEXT("formats", "Which edge of the terrain stands first in the file."),
                .type = ParameterType::Choice,
                .defaultValue = std::string("north"),
                .choices = edges,
            },
        }};
        return specs;
    }

    SampleType writtenType(const ParameterSet& /*options*/) const override { return ownType(); }

    Result<ExportReport> write(const Heightfield& heights, const ExportOptions& options, SafeFile& file,
                               const RunContext& context) const override {
        const ByteOrder order =
            options.format.isChoice("byte_order", "big") ? ByteOrder::Big : ByteOrder::Little;
        const bool southFirst = options.format.isChoice("rows", "south");
        const bool integers = isInteger(ownType());
        const MetreRange range =
            integers ? exportRange(options, ownType(), heightRange(heights)) : MetreRange{};
        SampleEncoder encoder(range, fullScale(ownType()));
        const auto columns = static_cast<std::size_t>(heights.columns());
        std::vector<std::byte> bytes(columns * static_cast<std::size_t>(sampleBytes(ownType())));
        const Status written = serialRows(context, heights.rows(), [&](int row) {
            const float* from = heights.row(southFirst ? heights.rows() - 1 - row : row);
            for (std::size_t x = 0; x < columns; ++x)
                if (integers)
                    storeNumber(static_cast<std::uint16_t>(encoder.encode(from[x])), &bytes[2 * x], order);
                else
                    storeNumber(from[x], &bytes[4 * x], order);
            return file.write(bytes);
        });
        if (!written)
            return written.failure();
        return ExportReport{ownType(), range, integers ? encoder.step() : 0, encoder.clipped(), {}};
    }

protected:
    [[nodiscard]] virtual SampleType ownType() const = 0;
};

class RawIntegers final : public RawFormat {
public:
    const char* id() const override { return "raw"; }
    TextSource label() const override { return TERRAIN_TEXT("formats", "RAW, 16-bit integers"); }
    std::span<const char* const> suffixes() const override {
        static constexpr std::array suffixes = {"raw", "r16"};
        return suffixes;
    }

protected:
    SampleType ownType() const override { return SampleType::U16; }
};

class RawFloats final : public RawFormat {
public:
    const char* id() const override { return "r32"; }
    TextSource label() const override { return TERRAIN_TEXT("formats", "R32, 32-bit floats"); }
    std::span<const char* const> suffixes() const override {
        static constexpr std::array suffixes = {"r32"};
        return suffixes;
    }

protected:
    SampleType ownType() const override { return SampleType::F32; }
};

} // namespace

const HeightmapFormat& rawFormat() {
    static const RawIntegers format;
    return format;
}

const HeightmapFormat& r32Format() {
    static const RawFloats format;
    return format;
}

} // namespace terrain
