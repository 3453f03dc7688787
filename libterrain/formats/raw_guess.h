// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/run_context.h"
#include "libterrain/formats/import_options.h"

#include <filesystem>

namespace terrain {

/// A way in which the samples of a file without a header may lie.
struct RawCandidate {
    RawLayout layout; ///< complete
    /// The root mean square difference of neighbours in both directions, in parts of the samples' standard
    /// deviation: ground is smooth, bytes in the wrong order or rows of the wrong length are not.
    double roughness = 0;
};

/// What a file without a header probably holds.
struct RawGuess {
    std::vector<RawCandidate> candidates; ///< the likeliest first; at least one
    std::size_t tried = 0;                ///< all that fit the file's size

    [[nodiscard]] const RawLayout& best() const { return candidates.front().layout; }
    /// Why, for people.
    [[nodiscard]] Text reason() const;
};

/// Compares every size, type and byte order that the file's bytes allow, on some of its rows. What `known`
/// says (size, type, header) is left as it is; its byte order and row order are not asked. None when nothing
/// fits or the file cannot be read. Sides differ by no more than 8 times.
std::optional<RawGuess> guessRawLayout(const std::filesystem::path& path, const RawLayout& known,
                                       const RunContext& context = {});

/// "1201 × 801 i16 little", in the words of the options.
std::string layoutText(const RawLayout& layout);

} // namespace terrain
