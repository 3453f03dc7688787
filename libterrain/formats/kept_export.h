// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/export_plan.h"
#include "libterrain/formats/mesh_export.h"

namespace terrain {

/// An export that a project keeps, to be made again. Where the heights came from, the sea level and the
/// colours are not part of it: they are the terrain's of that time.
struct KeptExport {
    std::string name;                 ///< unique among those of a project
    ExportRequest request;            ///< of a mesh the path and the target alone
    const MeshFormat* mesh = nullptr; ///< none: a heightmap
    MeshOptions meshOptions;
    std::optional<SolidOptions> solid; ///< closed bodies instead; meshOptions do not count

    /// Precondition: mesh is not null.
    [[nodiscard]] MeshRequest meshRequest() const {
        return {request.target, mesh, meshOptions, solid, request.path};
    }
};

struct KeptExports {
    std::vector<KeptExport> list;     ///< the last one made stands last
    std::vector<std::string> unknown; ///< JSON of those that this version does not know: to be saved again
};

/// As the JSON text that projects hold; empty for none. Paths in `folder`, which is absolute or empty, are
/// written relative to it, so that a project and what was made of it can move together.
std::string keptExportsToJson(const KeptExports& exports, const std::filesystem::path& folder = {});

/// Relative paths become paths in `folder`. UnusableInput for a text that is no list.
Result<KeptExports> keptExportsFromJson(std::string_view text, const std::filesystem::path& folder = {});

/// Adds an export as the last one; one of the same name goes.
void keepExport(std::vector<KeptExport>& exports, KeptExport added);

/// The name for an export to this path: that of the one which writes there, else the file's, with a number
/// when another one is called so.
std::string nameForExport(const std::vector<KeptExport>& exports, const std::filesystem::path& path);

} // namespace terrain
