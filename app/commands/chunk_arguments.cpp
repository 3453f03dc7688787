// SPDX-License-Identifier: MIT
#include "app/commands/chunk_arguments.h"

#include "libterrain/core/number_text.h"

#include <cmath>

namespace app {
namespace {

/// False for what is neither a word nor a depth.
bool takeSkirts(const std::string& text, terrain::ChunkOptions& out) {
    using Skirts = terrain::ChunkOptions::Skirts;
    if (text == "auto" || text == "none") {
        out.skirts = text == "none" ? Skirts::None : Skirts::AsDeepAsNeeded;
        return true;
    }
    const std::optional<double> depth = terrain::parseDouble(text);
    if (!depth || !std::isfinite(*depth) || *depth <= 0)
        return false;
    out.skirts = Skirts::Typed;
    out.skirtDepth = *depth;
    return true;
}

} // namespace

terrain::Result<std::optional<terrain::ChunkOptions>> chunkOptions(const Arguments& arguments) {
    const std::optional<int> cells = arguments.whole("chunks");
    if (!cells) {
        for (const char* option : {"lods", "skirts"})
            if (arguments.has(option))
                return usageError("--%1 is for a mesh in chunks: give their size too, with --chunks N.",
                                  {option});
        return std::optional<terrain::ChunkOptions>();
    }
    for (const char* option : {"max-error", "base"})
        if (arguments.has(option))
            return usageError("--chunks and --%1 make different kinds of meshes: leave one of them out.",
                              {option});
    terrain::ChunkOptions out;
    out.cells = *cells;
    out.levels = arguments.whole("lods").value_or(terrain::usualChunkLevels(*cells));
    if (const auto skirts = arguments.text("skirts"); skirts && !takeSkirts(*skirts, out))
        return usageError("--skirts takes auto, none or a depth in metres above 0, not '%1'.", {*skirts});
    return std::optional(out);
}

} // namespace app
