// SPDX-License-Identifier: MIT
#include "app/dialogs/read_heightmap.h"

#include "app/document/import_recipe.h"
#include "app/document/native_path.h"
#include "libterrain/core/number_text.h"
#include "libterrain/recipe/evaluate.h"

#include <QFileInfo>

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

bool takesLayout(const std::string& format) {
    const terrain::HeightmapFormat* known = terrain::findHeightmapFormat(format);
    return known != nullptr && known->takes().rawLayout;
}

/// Whether only its name tells what it is, or somebody said that it has no header.
bool mayLackHeader(const QString& path, const terrain::ImportOptions& options) {
    if (!options.format.empty())
        return takesLayout(options.format);
    const std::string suffix = QFileInfo(path).suffix().toLower().toStdString();
    return std::ranges::any_of(terrain::heightmapFormats(), [&](const terrain::HeightmapFormat* format) {
        return format->takes().rawLayout &&
               std::ranges::find(format->suffixes(), suffix) != format->suffixes().end();
    });
}

/// Of a file without a header, of which the options do not say how it lies.
std::optional<terrain::RawGuess> guessedLayout(const QString& path, const terrain::ImportOptions& options,
                                               const terrain::RunContext& context) {
    if (options.raw.columns || !mayLackHeader(path, options))
        return std::nullopt;
    const auto opened = terrain::openHeightmap(nativePath(path), options);
    const bool raw = opened ? takesLayout(opened.value()->facts().format)
                            : opened.isError() && opened.error().field == "raw-size";
    return raw ? terrain::guessRawLayout(nativePath(path), options.raw, context) : std::nullopt;
}

} // namespace

terrain::Result<std::shared_ptr<ReadHeightmap>>
readHeightmap(const QString& path, const terrain::ImportOptions& asked, const terrain::MeshSampling& sampling,
              UnknownHeights unknown, const PictureMaker& makePicture, const terrain::RunContext& context) {
    terrain::ImportOptions options = asked;
    const auto guess = guessedLayout(path, options, context.part(0, 0.1));
    if (guess)
        options.raw = guess->best();
    auto imported = terrain::importHeights(nativePath(path), options, sampling, context.part(0.1, 0.5));
    if (imported)
        if (const terrain::Status usable = checkTerrain(path, imported.value().heights.grid()); !usable)
            return usable.failure();
    auto out = std::make_shared<ReadHeightmap>();
    if (imported && unknown == UnknownHeights::Suggest && terrain::isInteger(imported.value().sampleType) &&
        !imported.value().heightsInMetres) {
        out->suggested = suggestedHeights(imported.value().file); // a part has those of the whole
        options.range = out->suggested;
        imported = terrain::importHeightmap(nativePath(path), options, context.part(0.5, 0.7));
    }
    if (!imported)
        return imported.failure();
    out->facts = std::move(imported).value();
    if (takesLayout(out->facts.format))
        out->layout = options.raw;
    if (guess)
        out->facts.notes.insert(out->facts.notes.begin(), guess->reason());
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
