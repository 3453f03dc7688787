// SPDX-License-Identifier: MIT
#include "app/viewport/ground_picture.h"

#include "app/viewport/coarse_field.h"
#include "app/viewport/prepared_heights.h"
#include "libterrain/surface/shape_colours.h"

namespace app {

SharedGroundPicture paintGround(const PreparedHeights& heights, terrain::ColourBy by,
                                const terrain::RunContext& context) {
    auto out = std::make_shared<GroundPicture>();
    out->colourBy = by;
    const terrain::ShapeColours colours(by, heights.curvatureRange);
    if (by == terrain::ColourBy::Plain) {
        out->columns = out->rows = 1;
        out->texels.push_back(colours.at({}));
        return out;
    }
    const terrain::SharedHeightfield field = fieldForPictures(heights);
    if (!field)
        return nullptr;
    out->columns = field->columns();
    out->rows = field->rows();
    out->texels = terrain::shapePicture(*field, colours, context);
    return out->texels.empty() ? nullptr : out;
}

} // namespace app
