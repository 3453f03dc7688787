// SPDX-License-Identifier: MIT
#pragma once

#include "app/commands/terrain_source.h"
#include "libterrain/formats/export_plan.h"
#include "libterrain/formats/maps/map_export.h"
#include "libterrain/formats/mesh_export.h"

namespace app {

/// What a result becomes: a heightmap, a mesh, a map, a project or a recipe. Decided before anything is
/// computed.
class TerrainTarget {
public:
    enum class Kind { Heightmap, Mesh, Map, Project, Recipe };

    /// By --format, else by the suffix of `path`; with the export options.
    static terrain::Result<TerrainTarget> choose(const std::filesystem::path& path, Invocation& run);

    [[nodiscard]] Kind kind() const { return m_kind; }
    /// Whether it holds steps instead of heights.
    [[nodiscard]] bool holdsSteps() const { return m_kind == Kind::Project || m_kind == Kind::Recipe; }

    /// Whether it is a mesh whose triangles can be those of another one: nothing that is asked needs heights.
    [[nodiscard]] bool takesTriangles() const;
    /// The triangles of the mesh in `from`, as they are. Precondition: takesTriangles().
    terrain::Status rewriteMesh(const std::filesystem::path& from, Invocation& run) const;

    /// Whether a terrain of this size can go there.
    [[nodiscard]] terrain::Status checkGrid(const terrain::Grid& grid) const;

    /// Refuses a place where nothing can be written, as far as it is known before there are heights.
    [[nodiscard]] terrain::Status checkPlace(terrain::Existing existing) const;

    /// Whether writeStream() can write it, in memory for a part.
    [[nodiscard]] bool canStream() const;
    terrain::Status writeStream(terrain::HeightSource& heights, Invocation& run,
                                const terrain::RunContext& context) const;

    /// Writes the terrain: whole under its name, or not at all. A recipe needs no heights.
    terrain::Status write(const Terrain& ground, Invocation& run, const terrain::RunContext& context) const;

private:
    terrain::Status chooseFormat(const std::string& id);
    terrain::Status chooseSuffix();
    terrain::Status chooseTarget(const std::string& id);
    terrain::Status chooseTargetFormat(const std::optional<std::string>& format);
    terrain::Status takeOptions(Invocation& run);
    terrain::Status takeFormatOptions(Invocation& run);
    terrain::Status takePlanOptions(Invocation& run);
    terrain::Status takeSolidOptions(Invocation& run);
    terrain::Status takeChunkOptions(Invocation& run);
    terrain::Status writeMeshes(const Terrain& ground, Invocation& run,
                                const terrain::RunContext& context) const;
    terrain::Status writeProject(const Terrain& ground, Invocation& run,
                                 const terrain::RunContext& context) const;
    terrain::Status writeRecipe(const Terrain& ground, Invocation& run) const;

    std::filesystem::path m_path;
    Kind m_kind = Kind::Heightmap;
    const terrain::HeightmapFormat* m_heightmap = nullptr;
    terrain::ExportRequest m_request; ///< of a heightmap; the target of a mesh too
    terrain::MeshRequest m_mesh;      ///< of a mesh
    std::optional<terrain::MapRequest> m_map;
};

/// Refuses a path that cannot become a result: a folder, an existing file that is to be kept, a place in no
/// folder.
terrain::Status checkDestination(const std::filesystem::path& path, terrain::Existing existing);

/// The recipe of a terrain that came from a heightmap: one step that holds its heights and remembers how the
/// file held them.
terrain::Result<terrain::Recipe> recipeOfImport(const Terrain& ground, const terrain::RunContext& context);

} // namespace app
