// SPDX-License-Identifier: MIT
#include "libterrain/core/height_blob.h"

namespace terrain {

SharedBlob makeBlob(Heightfield heights, const RunContext& context) {
    const Result<ContentHash> hash = fingerprint(heights, context);
    if (!hash)
        return nullptr;
    return std::make_shared<const HeightBlob>(HeightBlob{hash.value(), std::move(heights)});
}

} // namespace terrain
