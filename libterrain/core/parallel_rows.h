// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/run_context.h"

#include <type_traits>

namespace terrain {

namespace detail {
bool runRows(const RunContext& context, int rows, int grain, void (*body)(const void*, int, int),
             const void* data);
}

/// Calls body(first, last) for blocks of rows that together cover 0 … rows−1 once, on as many threads as the
/// context allows, and returns when all are done. The only place that splits work and polls cancel: bodies
/// hold mathematics only, must not throw, and must not depend on the order or the size of the blocks.
/// `grain`: rows of the smallest block, ≥ 1; choose it so that a block takes about 0.1–5 ms.
/// Returns false when the work was cancelled (then some rows may not have been visited).
template <class Body>
[[nodiscard]] bool parallelRows(const RunContext& context, int rows, int grain, const Body& body) {
    return detail::runRows(
        context, rows, grain,
        [](const void* data, int first, int last) { (*static_cast<const Body*>(data))(first, last); }, &body);
}

/// The number of threads that a context with threads() == 0 uses.
int processorCount();

} // namespace terrain
