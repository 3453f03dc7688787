// SPDX-License-Identifier: MIT
#include "libterrain/core/number_text.h"
#include "libterrain/formats/byte_reader.h"
#include "libterrain/formats/catalogue.h"
#include "libterrain/formats/depth_option.h"
#include "libterrain/formats/raw_guess.h"
#include "libterrain/formats/sample_rows_reader.h"
#include "libterrain/formats/sample_rows_writer.h"

#include <cmath>

namespace terrain {
namespace {

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

Error noSquare(const FileProbe& probe, const RawLayout& raw, std::uint64_t bytes, const std::string& type) {
    Error error = unusable(
        probe.path,
        TERRAIN_TEXT("formats", "%1: the bytes of its samples, %2, make no square of %3 samples: give "
                                "its size and type, so that columns × rows × bytes of a sample is "
                                "%2."),
        {numberText(bytes), type});
    if (const auto guess = guessRawLayout(probe.path, raw))
        error = unusable(probe.path,
                         TERRAIN_TEXT("formats",
                                      "%1: the bytes of its samples, %2, make no square of %3 samples: give "
                                      "its size and type, so that columns × rows × bytes of a sample is %2; "
                                      "the smoothest that fits is %4."),
                         {numberText(bytes), type, layoutText(guess->best())});
    error.field = "raw-size";
    return error;
}

/// Where nobody said how large it is and in which order its bytes stand: another layout that makes much
/// smoother ground is told.
std::optional<Text> smootherLayout(const FileProbe& probe, const RawLayout& taken) {
    constexpr double much = 2;
    const auto guess = guessRawLayout(probe.path, {});
    if (!guess)
        return std::nullopt;
    const auto own = guessRawLayout(probe.path, taken);
    const RawCandidate& best = guess->candidates.front();
    double roughness = 0;
    for (std::size_t i = 0; own && i < own->candidates.size(); ++i)
        if (own->candidates[i].layout.byteOrder == taken.byteOrder)
            roughness = own->candidates[i].roughness;
    if (own && roughness <= much * best.roughness)
        return std::nullopt;
    return Text{TERRAIN_TEXT("formats", "Read as %1; as %2 it would be smoother ground. If heights look like "
                                        "spikes, say so."),
                {layoutText(taken), layoutText(best.layout)},
                best.layout.byteOrder != taken.byteOrder ? "raw-endian" : "raw-size"};
}

Result<RawSize> sizeOf(const FileProbe& probe, const RawLayout& raw, SampleType type) {
    const std::uint64_t bytes = probe.size - std::min(probe.size, raw.headerBytes);
    const auto each = static_cast<std::uint64_t>(sampleBytes(type));
    const std::string typeName(sampleTypeId(type));
    if (!raw.columns || !raw.rows) {
        const std::uint64_t side = bytes % each == 0 ? squareSide(bytes / each) : 0;
        if (side > 1) // a file of one sample is more likely something else
            return RawSize{side, side};
        return noSquare(probe, raw, bytes, typeName);
    }
    const RawSize size{static_cast<std::uint64_t>(std::max(0, *raw.columns)),
                       static_cast<std::uint64_t>(std::max(0, *raw.rows))};
    if (const Status fits = checkSize(probe, size.columns, size.rows); !fits)
        return fits.failure();
    if (size.columns * size.rows * each <= bytes)
        return size;
    Error error = unusable(
        probe.path,
        TERRAIN_TEXT("formats",
                     "%1: the bytes of its samples are %2, but %3 × %4 samples of the type %5 need %6: "
                     "correct the size, the type or the bytes before the samples."),
        {numberText(bytes), numberText(size.columns), numberText(size.rows), typeName,
         numberText(size.columns * size.rows * each)});
    error.field = "raw-size";
    return error;
}

/// The rows of a file from its last one to its first.
class BackwardRows final : public ByteSource {
public:
    /// The rows end at `end`.
    BackwardRows(FileReader file, std::uint64_t end) : m_file(std::move(file)), m_next(end) {}

    /// One row.
    Status read(std::span<std::byte> bytes) override {
        m_next -= bytes.size();
        const Status sought = m_file.seek(m_next);
        return sought ? m_file.read(bytes) : sought;
    }

private:
    FileReader m_file;
    std::uint64_t m_next;
};

Result<HeightmapReaderPtr> readerOf(FileReader opened, const SampleRows& layout,
                                    const ImportOptions& options) {
    const std::uint64_t size = opened.size();
    const std::uint64_t end =
        options.raw.headerBytes + static_cast<std::uint64_t>(layout.columns) *
                                      static_cast<std::uint64_t>(layout.rows) *
                                      static_cast<std::uint64_t>(sampleBytes(layout.type));
    if (const Status sought = opened.seek(options.raw.headerBytes); !sought)
        return sought.failure();
    std::unique_ptr<ByteSource> bytes;
    if (options.raw.southFirst)
        bytes = std::make_unique<BackwardRows>(std::move(opened), end);
    else
        bytes = std::make_unique<FileReader>(std::move(opened));
    auto reader = std::make_unique<SampleRowsReader>(
        std::move(bytes), layout, SampleConversion::FileScale{.metres = !isInteger(layout.type)}, options);
    if (end < size)
        reader->addNote(
            {TERRAIN_TEXT("formats", "The file is longer than its size needs: what is more (%1) is ignored."),
             std::vector{byteCountText(size - end)}});
    return HeightmapReaderPtr(std::move(reader));
}

constexpr std::array<ParameterChoice, 2> byteOrders = {{
    {"little", TERRAIN_TEXT("formats", "Little endian (Windows, Linux)")},
    {"big", TERRAIN_TEXT("formats", "Big endian (old Mac)")},
}};
constexpr std::array<ParameterChoice, 2> edges = {{
    {"north", TERRAIN_TEXT("formats", "North first, as pictures")},
    {"south", TERRAIN_TEXT("formats", "South first")},
}};

const ParameterSpec byteOrderSpec = {
    .id = "byte_order",
    .label = TERRAIN_TEXT("formats", "Byte order"),
    .help = TERRAIN_TEXT("formats", "A program that reads the other order shows spikes all over."),
    .type = ParameterType::Choice,
    .defaultValue = std::string("little"),
    .choices = byteOrders,
};
const ParameterSpec rowsSpec = {
    .id = "rows",
    .label = TERRAIN_TEXT("formats", "Rows"),
    .help = TERRAIN_TEXT("formats", "Which edge of the terrain stands first in the file."),
    .type = ParameterType::Choice,
    .defaultValue = std::string("north"),
    .choices = edges,
};

/// Headerless samples; two formats, which differ in the type they are for.
class RawFormat : public HeightmapFormat {
public:
    bool canRead() const override { return true; }
    Takes takes() const override { return {.rawLayout = true}; }
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
        const SampleRows layout{id(), static_cast<int>(size.value().columns),
                                static_cast<int>(size.value().rows), type, options.raw.byteOrder};
        Result<HeightmapReaderPtr> reader = readerOf(std::move(file).value(), layout, options);
        if (reader && !options.raw.columns) {
            RawLayout taken = options.raw;
            taken.columns = layout.columns;
            taken.rows = layout.rows;
            taken.type = type;
            if (const auto note = smootherLayout(probe, taken))
                reader.value()->addNote(*note);
        }
        return reader;
    }

    Result<ExportReport> write(const Heightfield& heights, const ExportOptions& options, SafeFile& file,
                               const RunContext& context) const override {
        const ByteOrder order =
            options.format.isChoice("byte_order", "big") ? ByteOrder::Big : ByteOrder::Little;
        const bool southFirst = options.format.isChoice("rows", "south");
        return writeSampleRows(heights, {writtenType(options.format), order, southFirst}, options, file,
                               context);
    }

protected:
    [[nodiscard]] virtual SampleType ownType() const = 0;
};

class RawIntegers final : public RawFormat {
public:
    const char* id() const override { return "raw"; }
    TextSource label() const override { return TERRAIN_TEXT("formats", "RAW, 16-bit or 8-bit integers"); }
    std::span<const char* const> suffixes() const override {
        static constexpr std::array suffixes = {"raw", "r16"};
        return suffixes;
    }
    std::span<const ParameterSpec> exportOptions() const override {
        static const std::array specs = {depthOption(), byteOrderSpec, rowsSpec};
        return specs;
    }
    SampleType writtenType(const ParameterSet& options) const override { return depthType(options); }

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
    std::span<const ParameterSpec> exportOptions() const override {
        static const std::array specs = {byteOrderSpec, rowsSpec};
        return specs;
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
