// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/run_context.h"
#include "libterrain/core/safe_file.h"
#include "libterrain/formats/heightmap_format.h"
#include "libterrain/surface/mesh/mesh.h"

namespace terrain {

struct MeshReport {
    std::uint64_t vertices = 0;
    std::uint64_t triangles = 0;
    std::vector<Text> notes;
};

/// A kind of mesh file. Stateless; one object of each, in formats/mesh_catalogue.cpp. Thread rule: any member
/// from any thread.
class MeshFormat {
public:
    virtual ~MeshFormat() = default;

    [[nodiscard]] virtual const char* id() const = 0; ///< stable
    [[nodiscard]] virtual TextSource label() const = 0;
    /// Lower case without the point; the first is the one that is proposed.
    [[nodiscard]] virtual std::span<const char* const> suffixes() const = 0;

    [[nodiscard]] virtual Recognition recognise(const FileProbe& probe) const = 0;
    /// UnusableInput for files that are damaged or hold no triangles, OverLimit for too large ones.
    [[nodiscard]] virtual Result<Mesh> read(const FileProbe& probe, const RunContext& context) const = 0;

    /// Bytes of the file for a full grid without holes; about, for texts.
    [[nodiscard]] virtual std::uint64_t expectedBytes(int columns, int rows) const = 0;
    /// Writes the full grid of the terrain row by row (memory does not follow the file's size); cells with a
    /// hole are left out. Vertices as gridMesh has them. The caller commits the file.
    [[nodiscard]] virtual Result<MeshReport> write(const Heightfield& heights, SafeFile& file,
                                                   const RunContext& context) const = 0;
};

/// Every mesh format, in the order in which people see them.
std::span<const MeshFormat* const> meshFormats();
const MeshFormat* findMeshFormat(std::string_view id);
/// The format of this suffix (any case, without the point); null when there is none.
const MeshFormat* meshFormatForSuffix(std::string_view suffix);

/// The mesh format that recognises the file by its content, or by its suffix where the content is no other
/// known kind of file; null when none does or the file cannot be read.
const MeshFormat* recogniseMesh(const std::filesystem::path& path);
/// Reads any mesh. UnusableInput with one sentence for what cannot be read.
Result<Mesh> importMesh(const std::filesystem::path& path, const RunContext& context = {});

/// Writes the grid mesh of a terrain through a SafeFile: whole under its name, or not at all.
/// UnusableInput when no cell has four heights.
Result<MeshReport> exportMesh(const Heightfield& heights, const MeshFormat& format,
                              const std::filesystem::path& path, Existing existing,
                              const RunContext& context = {});

} // namespace terrain
