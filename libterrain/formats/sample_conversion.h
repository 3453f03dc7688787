// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"
#include "libterrain/formats/import_options.h"

#include <array>
#include <cstddef>
#include <span>

namespace terrain {

/// The samples whose bytes follow one another in `bytes`; types of less than a byte have one byte each.
/// Precondition: bytes.size() is samples.size() · sampleBytes(type).
void decodeSamples(std::span<const std::byte> bytes, SampleType type, ByteOrder order,
                   std::span<double> samples);

/// Turns the samples of a file into metres and missing ones into holes.
class SampleConversion {
public:
    /// What the file itself says of its samples.
    struct FileScale {
        double scale = 1;  ///< height = sample · scale + offset
        double offset = 0; ///< m
        bool metres = true;
        std::optional<double> nodata = std::nullopt;
        std::optional<double> secondNodata = std::nullopt;
        /// The sample that means full scale, where it is not the type's greatest (PGM).
        std::optional<double> fullScale = std::nullopt;
    };

    /// A range in the options wins over the file's scale. Completes facts: sampleType, heightsInMetres,
    /// scale, nodata.
    SampleConversion(SampleType type, const FileScale& file, const ImportOptions& options,
                     HeightmapFacts& facts);

    /// Infinite samples and what no float32 holds become holes and are counted.
    float height(double sample);
    void row(std::span<const double> samples, std::span<float> heights);

    /// Says how many samples were not finite, when there were any.
    void addNotes(HeightmapFacts& facts) const;

private:
    bool m_singlePrecision = false;
    bool m_plain = false; ///< samples are metres, and none is missing
    double m_base = 0;
    double m_span = 1;
    double m_fullScale = 1;
    std::array<double, 3> m_missing{hole, hole, hole};
    std::int64_t m_notFinite = 0;
};

/// Turns metres into integer samples, rounding to nearest; what lies outside the range is clipped and
/// counted.
class SampleEncoder {
public:
    /// 0 … fullScale stand for range.minimum … range.maximum; an empty range makes every sample 0.
    SampleEncoder(const MetreRange& range, double fullScale);

    /// Precondition: not a hole.
    std::uint32_t encode(float height);

    [[nodiscard]] double step() const { return m_span / m_fullScale; }
    [[nodiscard]] std::int64_t clipped() const { return m_clipped; }

private:
    double m_minimum;
    double m_span;
    double m_fullScale;
    std::int64_t m_clipped = 0;
};

} // namespace terrain
