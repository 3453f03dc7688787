// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/import_options.h"
#include "libterrain/parameters/parameter_set.h"

namespace terrain {

/// How heights go out.
struct ExportOptions {
    std::optional<MetreRange> range; ///< metres of 0 and of full scale; none: see exportRange
    /// Where the heights came from, so that an untouched file goes out as it came in.
    std::optional<SampleType> sourceType;
    MetreRange sourceScale;
    std::optional<double> sourceNodata; ///< what stood for missing samples there
    ParameterSet format; ///< the format's own options (HeightmapFormat::exportOptions); empty = defaults

    /// The source as recipes keep it; a type of no known id leaves it unknown.
    void setSource(std::string_view typeId, MetreRange scale, std::optional<double> nodata);
};

/// What a finished export tells.
struct ExportReport {
    SampleType sampleType = SampleType::F32;
    MetreRange range;         ///< used for integers that are not metres
    double step = 0;          ///< m between neighbouring values; 0 for floats
    std::int64_t clipped = 0; ///< samples outside the range
    std::vector<Text> notes;
};

/// The range that integer samples of `type` span: the asked one; else the source's own full scale if its type
/// is the same and every height lies in it; else the heights' minimum … maximum.
MetreRange exportRange(const ExportOptions& options, SampleType type, const HeightRange& heights);

} // namespace terrain
