// SPDX-License-Identifier: MIT
#include "libterrain/core/number_text.h"
#include "libterrain/formats/byte_reader.h"
#include "libterrain/formats/catalogue.h"
#include "libterrain/formats/file_kind.h"
#include "libterrain/formats/png_reader.h"
#include "libterrain/formats/png_writer.h"

#include <cmath>

namespace terrain {
namespace {

constexpr std::string_view signature = "\x89PNG\r\n\x1a\n";

/// Heights packed into the colours of a PNG (R·65536 + G·256 + B); a kind of file for each base and interval.
class RgbHeightsFormat : public HeightmapFormat {
public:
    std::span<const char* const> suffixes() const override {
        static constexpr std::array suffixes = {"png"};
        return suffixes;
    }
    bool canRead() const override { return true; }
    bool canWrite() const override { return true; }
    /// Base and interval say what a colour means.
    bool integersAreMetres() const override { return true; }
    std::optional<MetreRange> heldHeights(const ParameterSet& options) const override {
        return packedRange(options.real("base"), options.real("interval"));
    }
    Takes takes() const override { return {.range = false, .rgb = true}; }
    /// Its files look like any picture: it must be asked for.
    bool onlyByName() const override { return true; }
    Recognition recognise(const FileProbe& /*probe*/) const override { return Recognition::No; }

    Result<HeightmapReaderPtr> open(const FileProbe& probe, const ImportOptions& options) const override {
        if (!startsWith(probe.head, signature))
            return refusal(probe);
        const PackedHeights packing{id(), options.rgb.base.value_or(ownBase()),
                                    options.rgb.interval.value_or(ownInterval())};
        if (!std::isfinite(packing.base) || !(packing.interval > 0) || !std::isfinite(packing.interval))
            return Error{ErrorCode::InvalidRequest,
                         TERRAIN_TEXT("formats", "The base %1 and the interval %2 of heights in colours must "
                                                 "be numbers, the interval greater than 0."),
                         {numberText(packing.base), numberText(packing.interval)},
                         "rgb-interval"};
        return PngReader::openPacked(probe, options, packing);
    }

    SampleType writtenType(const ParameterSet& /*options*/) const override { return SampleType::U32; }

    std::uint64_t expectedBytes(const Grid& grid, const ParameterSet& /*options*/) const override {
        return static_cast<std::uint64_t>(grid.sampleCount()); // three bytes each, packed
    }

    SizeEstimate estimatedSize(const Grid& grid, const Heightfield& /*heights*/,
                               const ParameterSet& /*options*/) const override {
        constexpr std::uint64_t bytesOfColour = 3;
        return {bytesOfColour * static_cast<std::uint64_t>(grid.sampleCount()), SizeEstimate::Kind::Packed};
    }

    Result<ExportReport> write(const Heightfield& heights, const ExportOptions& options, SafeFile& file,
                               const RunContext& context) const override {
        return writePackedPng(heights, options.format.real("base"), options.format.real("interval"), file,
                              context);
    }

protected:
    /// What black means, and the step from one colour to the next.
    static std::array<ParameterSpec, 2> packingSpecs(double base, double interval) {
        ParameterSpec first{"base", TERRAIN_TEXT("formats", "Height of black"),
                            TERRAIN_TEXT("formats", "The program that reads the picture must know it.")};
        first.unit = "m";
        first.defaultValue = base;
        first.minimum = -1e6;
        first.maximum = 1e6;
        first.softMinimum = -40000;
        first.softMaximum = 10000;
        first.step = 100;
        ParameterSpec second{"interval", TERRAIN_TEXT("formats", "Step between colours"),
                             TERRAIN_TEXT("formats", "Heights are rounded to it. The program that reads the "
                                                     "picture must know it.")};
        second.unit = "m";
        second.defaultValue = interval;
        second.minimum = 1e-6;
        second.maximum = 1000;
        second.softMinimum = 0.001;
        second.softMaximum = 10;
        second.step = 0.1;
        second.logarithmic = true;
        return {first, second};
    }

    [[nodiscard]] virtual double ownBase() const = 0;     ///< m
    [[nodiscard]] virtual double ownInterval() const = 0; ///< m
};

/// The encoding of Mapbox's raster tiles.
class TerrainRgbFormat final : public RgbHeightsFormat {
public:
    const char* id() const override { return "terrain_rgb"; }
    TextSource label() const override { return TERRAIN_TEXT("formats", "Terrain-RGB picture"); }
    std::span<const ParameterSpec> exportOptions() const override {
        static const std::array specs = packingSpecs(ownBase(), ownInterval());
        return specs;
    }

protected:
    double ownBase() const override { return -10000; }
    double ownInterval() const override { return 0.1; }
};

/// The encoding of Mapzen's tiles: whole metres in red and green, parts of a metre in blue.
class TerrariumFormat final : public RgbHeightsFormat {
public:
    const char* id() const override { return "terrarium"; }
    TextSource label() const override { return TERRAIN_TEXT("formats", "Terrarium picture"); }
    std::span<const ParameterSpec> exportOptions() const override {
        static const std::array specs = packingSpecs(ownBase(), ownInterval());
        return specs;
    }

protected:
    double ownBase() const override { return -32768; }
    double ownInterval() const override { return 1.0 / 256; }
};

} // namespace

const HeightmapFormat& terrainRgbFormat() {
    static const TerrainRgbFormat format;
    return format;
}

const HeightmapFormat& terrariumFormat() {
    static const TerrariumFormat format;
    return format;
}

} // namespace terrain
