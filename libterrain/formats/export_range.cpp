// SPDX-License-Identifier: MIT
#include "libterrain/formats/export_options.h"

namespace terrain {

void ExportOptions::setSource(std::string_view typeId, MetreRange scale, std::optional<double> nodata) {
    sourceType = sampleTypeFromId(typeId);
    sourceScale = scale;
    sourceNodata = nodata;
}

MetreRange exportRange(const ExportOptions& options, SampleType type, const HeightRange& heights) {
    if (options.range)
        return *options.range;
    if (heights.isEmpty())
        return {};
    const MetreRange own{heights.minimum, heights.maximum};
    const MetreRange& source = options.sourceScale;
    const bool fitsSource = options.sourceType == type && source.minimum < source.maximum &&
                            own.minimum >= source.minimum && own.maximum <= source.maximum;
    return fitsSource ? source : own;
}

} // namespace terrain
