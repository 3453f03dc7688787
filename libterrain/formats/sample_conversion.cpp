// SPDX-License-Identifier: MIT
#include "libterrain/formats/sample_conversion.h"

#include "libterrain/core/number_text.h"
#include "libterrain/formats/byte_reader.h"

#include <algorithm>
#include <cmath>

namespace terrain {
namespace {

/// IEEE 754 binary16: 1 bit of sign, 5 of exponent, 10 of fraction.
double halfToDouble(std::uint16_t bits) {
    const int exponent = (bits >> 10) & 0x1F;
    const int fraction = bits & 0x3FF;
    double size = 0;
    if (exponent == 0x1F)
        size = fraction == 0 ? std::numeric_limits<double>::infinity() : static_cast<double>(hole);
    else
        size = exponent == 0 ? std::ldexp(fraction, -24) : std::ldexp(fraction + 0x400, exponent - 25);
    return (bits & 0x8000) != 0 ? -size : size;
}

bool isSinglePrecision(SampleType type) {
    return type == SampleType::F16 || type == SampleType::F32;
}

/// A marker as a sample of the file's own type holds it: −3.4e38 in text is not the float32 of that name.
double markerAs(SampleType type, std::optional<double> marker) {
    if (!marker || std::isnan(*marker))
        return hole; // NaN equals nothing; NaN samples are holes anyway
    constexpr double most = std::numeric_limits<float>::max();
    if (!isSinglePrecision(type) || std::abs(*marker) > most)
        return *marker;
    return static_cast<double>(static_cast<float>(*marker));
}

} // namespace

void decodeSamples(std::span<const std::byte> bytes, SampleType type, ByteOrder order,
                   std::span<double> samples) {
    MORAINE_EXPECTS(bytes.size() == samples.size() * static_cast<std::size_t>(sampleBytes(type)));
    switch (type) {
    case SampleType::U1:
    case SampleType::U2:
    case SampleType::U4:
    case SampleType::U8:
        return decodeAs<std::uint8_t>(bytes, order, samples);
    case SampleType::U16:
        return decodeAs<std::uint16_t>(bytes, order, samples);
    case SampleType::I16:
        return decodeAs<std::int16_t>(bytes, order, samples);
    case SampleType::U32:
        return decodeAs<std::uint32_t>(bytes, order, samples);
    case SampleType::I32:
        return decodeAs<std::int32_t>(bytes, order, samples);
    case SampleType::F32:
        return decodeAs<float>(bytes, order, samples);
    case SampleType::F64:
        return decodeAs<double>(bytes, order, samples);
    case SampleType::F16:
        for (std::size_t i = 0; i < samples.size(); ++i)
            samples[i] = halfToDouble(loadNumber<std::uint16_t>(&bytes[i * 2], order));
        return;
    }
    MORAINE_EXPECTS(false);
}

SampleConversion::SampleConversion(SampleType type, const FileScale& file, const ImportOptions& options,
                                   HeightmapFacts& facts)
    : m_singlePrecision(isSinglePrecision(type)), m_base(file.offset),
      m_span(file.scale), m_missing{markerAs(type, file.nodata), markerAs(type, file.secondNodata),
                                    markerAs(type, options.nodata)} {
    const double full = fullScale(type);
    if (options.range) {
        m_base = options.range->minimum;
        m_span = options.range->maximum - options.range->minimum;
        m_fullScale = file.fullScale.value_or(full);
    }
    const bool anyMissing = std::ranges::any_of(m_missing, [](double m) { return !std::isnan(m); });
    m_plain = isInteger(type) && !anyMissing && m_base == 0 && m_span == m_fullScale;
    facts.sampleType = type;
    facts.nodata = file.nodata;
    facts.heightsInMetres = file.metres || options.range.has_value();
    facts.scale = MetreRange{m_base, m_base + m_span * (full / m_fullScale)};
    if (options.range && m_fullScale == full)
        facts.scale = *options.range; // to the last digit
}

float SampleConversion::height(double sample) {
    constexpr double most = std::numeric_limits<float>::max();
    // Text has more digits than the samples that it stands for.
    if (m_singlePrecision && sample >= -most && sample <= most)
        sample = static_cast<double>(static_cast<float>(sample));
    if (std::isnan(sample) || sample == m_missing[0] || sample == m_missing[1] || sample == m_missing[2])
        return hole;
    // Multiplied before it is divided: full scale gives the range's maximum exactly.
    const double height = m_base + sample * m_span / m_fullScale;
    if (height >= -most && height <= most)
        return static_cast<float>(height);
    ++m_notFinite;
    return hole;
}

void SampleConversion::row(std::span<const double> samples, std::span<float> heights) {
    if (m_plain) {
        for (std::size_t i = 0; i < heights.size(); ++i)
            heights[i] = static_cast<float>(samples[i]);
        return;
    }
    for (std::size_t i = 0; i < heights.size(); ++i)
        heights[i] = height(samples[i]);
}

void SampleConversion::addNotes(HeightmapFacts& facts) const {
    if (m_notFinite > 0)
        facts.notes.emplace_back(
            TERRAIN_TEXT("formats",
                         "Samples that are infinite or beyond what heights can be, and so are missing: %1."),
            std::vector{numberText(m_notFinite)});
}

SampleEncoder::SampleEncoder(const MetreRange& range, double fullScale)
    : m_minimum(range.minimum), m_span(range.maximum - range.minimum), m_fullScale(fullScale) {}

std::uint32_t SampleEncoder::encode(float height) {
    MORAINE_EXPECTS(!std::isnan(height));
    if (!(m_span > 0)) {
        m_clipped += height != m_minimum ? 1 : 0;
        return 0;
    }
    const double sample = std::floor((height - m_minimum) * m_fullScale / m_span + 0.5);
    if (sample >= 0 && sample <= m_fullScale)
        return static_cast<std::uint32_t>(sample);
    ++m_clipped;
    return sample < 0 ? 0 : static_cast<std::uint32_t>(m_fullScale);
}

} // namespace terrain
