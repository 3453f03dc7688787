// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/content_hash.h"

#include <memory>

namespace terrain {

/// Bulk heights that recipes share: immutable, named by their content. Copying a recipe copies the pointer.
struct HeightBlob {
    ContentHash hash; ///< fingerprint(heights)
    Heightfield heights;
};
using SharedBlob = std::shared_ptr<const HeightBlob>;

/// Takes the heights and names them; null only when the context is cancelled.
SharedBlob makeBlob(Heightfield heights, const RunContext& context = {});

} // namespace terrain
