// SPDX-License-Identifier: MIT
#include "libterrain/formats/export_options.h"

namespace terrain {

void ExportOptions::setSource(std::string_view typeId, MetreRange scale, std::optional<double> nodata) {
    sourceType = sampleTypeFromId(typeId);
    sourceScale = scale;
    sourceNodata = nodata;
}

ChosenRange chosenRange(const ExportOptions& options, SampleType type, const HeightRange& heights) {
    if (options.range)
        return {*options.range, RangeOrigin::Asked};
    if (heights.isEmpty())
        return {{}, RangeOrigin::Heights};
    const MetreRange own{heights.minimum, heights.maximum};
    const MetreRange& source = options.sourceScale;
    const bool fitsSource = options.sourceType == type && source.minimum < source.maximum &&
                            own.minimum >= source.minimum && own.maximum <= source.maximum;
    return fitsSource ? ChosenRange{source, RangeOrigin::Source} : ChosenRange{own, RangeOrigin::Heights};
}

MetreRange exportRange(const ExportOptions& options, SampleType type, const HeightRange& heights) {
    return chosenRange(options, type, heights).range;
}

} // namespace terrain
