// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/result.h"
#include "libterrain/core/run_context.h"

namespace terrain {

/// Calls body(row), which gives a Status, for rows 0 … rows−1 in order: for files, whose rows follow one
/// another. Stops at the first failure; Cancelled when the context is.
template <class Body>
Status serialRows(const RunContext& context, int rows, const Body& body) {
    for (int row = 0; row < rows; ++row) {
        if (context.isCancelled())
            return Cancelled{};
        if (Status done = body(row); !done)
            return done;
        context.setProgress(static_cast<double>(row + 1) / rows);
    }
    return Done{};
}

} // namespace terrain
