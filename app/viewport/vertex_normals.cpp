// SPDX-License-Identifier: MIT
#include "app/viewport/vertex_normals.h"

#include "app/viewport/coarse_field.h"

namespace app {

SharedVertexNormals weightNormals(const PreparedHeights& heights, terrain::NormalWeight weight,
                                  const terrain::RunContext& context) {
    const terrain::SharedHeightfield field = fieldForPictures(heights);
    if (!field)
        return nullptr;
    auto out = std::make_shared<VertexNormals>();
    out->weight = weight;
    out->columns = field->columns();
    out->rows = field->rows();
    out->texels = terrain::weightedNormals(*field, terrain::QuadSplit::Rising, weight, context);
    return out->texels.empty() ? nullptr : out;
}

} // namespace app
