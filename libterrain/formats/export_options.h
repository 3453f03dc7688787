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

/// What decides the range that integer samples span.
enum class RangeOrigin {
    None,    ///< nothing: the samples are metres, or have a scale of the format's own
    Asked,   ///< a person
    Source,  ///< the file that the heights came from: its own full scale
    Heights, ///< the lowest and the highest of them
    Target,  ///< the tool that they are for
};

struct ChosenRange {
    MetreRange range;
    RangeOrigin origin = RangeOrigin::None;
};

/// The range that integer samples of `type` span, on the command line and in the window: the asked one; else
/// the source's own full scale if its type is the same and every height lies in it; else the heights'
/// minimum … maximum, 0 … 0 where there are none.
ChosenRange chosenRange(const ExportOptions& options, SampleType type, const HeightRange& heights);
/// The same without the reason.
MetreRange exportRange(const ExportOptions& options, SampleType type, const HeightRange& heights);

} // namespace terrain
