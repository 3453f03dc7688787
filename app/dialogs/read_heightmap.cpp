// SPDX-License-Identifier: MIT
#include "app/dialogs/read_heightmap.h"

#include "app/document/import_recipe.h"
#include "app/document/native_path.h"
#include "libterrain/core/number_text.h"
#include "libterrain/recipe/evaluate.h"

#include <algorithm>
#include <cmath>

namespace app {

terrain::MetreRange suggestedHeights(const terrain::Grid& grid) {
    constexpr double highest = 9000; // ground reaches no higher
    const double most = std::min(std::max(grid.width(), grid.depth()) / 5, highest);
    double top = std::pow(10, std::floor(std::log10(most)));
    for (const double factor : {5.0, 2.0})
        if (top * factor <= most) {
            top *= factor;
            break;
        }
    return {0, top};
}

namespace {

terrain::Status checkTerrain(const QString& path, const terrain::Grid& grid) {
    if (grid.columns >= 2 && grid.rows >= 2)
        return terrain::Done{};
    return terrain::Error{
        terrain::ErrorCode::UnusableInput,
        TERRAIN_TEXT("ImportDialog", "%1 holds %2 × %3 samples; a terrain has at least 2 on each side."),
        {path.toStdString(), terrain::numberText(grid.columns), terrain::numberText(grid.rows)}};
}

} // namespace

terrain::Result<std::shared_ptr<ReadHeightmap>>
readHeightmap(const QString& path, const terrain::ImportOptions& options,
              const terrain::MeshSampling& sampling, UnknownHeights unknown, const PictureMaker& makePicture,
              const terrain::RunContext& context) {
    auto imported = terrain::importHeights(nativePath(path), options, sampling, context.part(0, 0.4));
    if (imported)
        if (const terrain::Status usable = checkTerrain(path, imported.value().heights.grid()); !usable)
            return usable.failure();
    auto out = std::make_shared<ReadHeightmap>();
    if (imported && unknown == UnknownHeights::Suggest && terrain::isInteger(imported.value().sampleType) &&
        !imported.value().heightsInMetres) {
        out->suggested = suggestedHeights(imported.value().heights.grid());
        terrain::ImportOptions ranged = options;
        ranged.range = out->suggested;
        imported = terrain::importHeightmap(nativePath(path), ranged, context.part(0.4, 0.7));
    }
    if (!imported)
        return imported.failure();
    out->facts = std::move(imported).value();
    out->blob = terrain::makeBlob(std::move(out->facts.heights), context.part(0.7, 0.9));
    if (out->blob == nullptr)
        return terrain::Cancelled{};
    out->preview = {terrain::heightRange(out->blob->heights),
                    makePicture(out->blob->heights, QSize(previewSide, previewSide), context.part(0.9, 1))};
    if (context.isCancelled())
        return terrain::Cancelled{};
    return out;
}

std::optional<HeightPreview> previewFilled(const ReadHeightmap& read, const PictureMaker& makePicture,
                                           const terrain::RunContext& context) {
    const auto filled = terrain::evaluate(
        importRecipe(read.blob, read.facts, read.blob->heights.grid(), true), context.part(0, 0.8));
    if (!filled)
        return std::nullopt;
    HeightPreview out{terrain::heightRange(*filled.value()),
                      makePicture(*filled.value(), QSize(previewSide, previewSide), context.part(0.8, 1))};
    return context.isCancelled() ? std::nullopt : std::optional(std::move(out));
}

} // namespace app
