// SPDX-License-Identifier: MIT
#include "libterrain/generators/diamond_square/made_window.h"

#include "libterrain/core/number_text.h"
#include "libterrain/core/platform/memory.h"
#include "libterrain/generators/diamond_square/pins.h"

#include <new>

namespace terrain::diamond_square {
namespace {

Error notEnoughMemory(const Window& window, std::uint64_t bytes) {
    return {ErrorCode::OverLimit,
            TERRAIN_TEXT("generators",
                         "Making %1 × %2 samples takes %3 of memory, %4 are free: choose a smaller size."),
            {numberText(window.columns), numberText(window.rows), byteCountText(bytes),
             byteCountText(availableMemory())}};
}

} // namespace

Result<Heightfield> madeWindow(const Settings& settings, const Grid& grid, const Window& window,
                               const RunContext& context) {
    const Result<Plan> plan = planFor(settings, grid);
    if (!plan)
        return plan.failure();
    const std::uint64_t bytes =
        static_cast<std::uint64_t>(window.columns) * static_cast<std::uint64_t>(window.rows) * sizeof(float) +
        workingBytes(plan.value(), window);
    // Small terrains skip the look at the system's memory: it costs more than they do.
    constexpr std::uint64_t small = std::uint64_t{256} << 20;
    if (bytes > small && bytes > availableMemory() / 10 * 9)
        return notEnoughMemory(window, bytes);
    Result<Heightfield> out = Heightfield::create(gridOfWindow(grid, window));
    if (!out)
        return out;
    const bool pinned = holdsSamples(plan.value().settings);
    switch (makeWindow(plan.value(), window, out.value().row(0), context.part(0, pinned ? 0.3 : 1))) {
    case Outcome::Cancelled:
        return Cancelled{};
    case Outcome::OutOfMemory:
        return notEnoughMemory(window, bytes);
    case Outcome::Made:
        break;
    }
    if (!pinned)
        return out;
    try {
        const Status done = applyPins(plan.value(), grid, window, out.value().row(0), context.part(0.3, 1));
        return done ? std::move(out) : Result<Heightfield>(done.failure());
    } catch (const std::bad_alloc&) {
        return notEnoughMemory(window, bytes);
    }
}

} // namespace terrain::diamond_square
