// SPDX-License-Identifier: MIT
#pragma once

#include "app/dialogs/import_form.h"
#include "app/dialogs/picture_maker.h"
#include "libterrain/core/height_blob.h"
#include "libterrain/formats/heightmap_format.h"
#include "libterrain/formats/raw_guess.h"

#include <QImage>

#include <memory>

namespace app {

/// What is shown of heights before they are imported.
struct HeightPreview {
    terrain::HeightRange range;
    QImage picture;
};

/// A heightmap or a mesh that was read with certain options.
struct ReadHeightmap {
    terrain::ImportedHeightmap facts; ///< its heights were moved into the blob
    terrain::SharedBlob blob;
    HeightPreview preview;
    std::optional<terrain::RawLayout> layout;     ///< how a file without a header was read, complete
    std::optional<terrain::MetreRange> suggested; ///< the heights it was read with, for the file says none
};

/// Heights for a file whose numbers mean none: from 0 to about a fifth of the longer side, as mountains have.
terrain::MetreRange suggestedHeights(const terrain::Grid& grid);

/// Reads, in a worker, everything that the import dialog shows. How a file without a header lies is guessed
/// where the options do not say it, and the reason stands among the notes.
terrain::Result<std::shared_ptr<ReadHeightmap>>
readHeightmap(const QString& path, const terrain::ImportOptions& options,
              const terrain::MeshSampling& sampling, UnknownHeights unknown, const PictureMaker& makePicture,
              const terrain::RunContext& context);

/// The same heights with their missing samples filled as the import is going to fill them; in a worker. None
/// when cancelled, and when they cannot be filled.
std::optional<HeightPreview> previewFilled(const ReadHeightmap& read, const PictureMaker& makePicture,
                                           const terrain::RunContext& context);

/// Side of the picture in pixels.
inline constexpr int previewSide = 320;

} // namespace app
