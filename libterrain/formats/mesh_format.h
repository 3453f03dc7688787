// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/run_context.h"
#include "libterrain/core/safe_file.h"
#include "libterrain/formats/chunk_options.h"
#include "libterrain/formats/heightmap_format.h"
#include "libterrain/formats/mesh_source.h"

namespace terrain {

/// How a terrain becomes a mesh.
struct MeshOptions {
    /// Few triangles that come within this many m of every sample (decimatedMesh); none: the full grid.
    std::optional<double> maximumError;
    /// Squares with levels of detail, without a largest error (exportChunks); none: one mesh.
    std::optional<ChunkOptions> chunks = std::nullopt;
};

struct MeshReport {
    MeshExtent extent; ///< in the terrain's axes: x east, y north, z up
    std::vector<Text> notes;
    std::optional<ChunkFacts> chunks; ///< when it is in chunks
};

class ChunkSource;

/// A kind of mesh file. Stateless; one object of each, in formats/mesh_catalogue.cpp. Thread rule: any member
/// from any thread.
class MeshFormat {
public:
    virtual ~MeshFormat() = default;

    [[nodiscard]] virtual const char* id() const = 0; ///< stable
    [[nodiscard]] virtual TextSource label() const = 0;
    /// Lower case without the point; the first is the one that is proposed.
    [[nodiscard]] virtual std::span<const char* const> suffixes() const = 0;

    /// Whether closed bodies for 3D printers are written in it, in mm (exportSolids).
    [[nodiscard]] virtual bool takesBodies() const { return false; }

    [[nodiscard]] virtual Recognition recognise(const FileProbe& probe) const = 0;
    /// Whether files can be read back.
    [[nodiscard]] virtual bool canRead() const { return true; }
    /// Suffixes of files that can be read but are not written, besides those above.
    [[nodiscard]] virtual std::span<const char* const> furtherSuffixes() const { return {}; }
    /// UnusableInput for files that are damaged or hold no triangles, OverLimit for too large ones. What was
    /// chosen is added to the notes.
    [[nodiscard]] virtual Result<Mesh> read(const FileProbe& probe, std::vector<Text>& notes,
                                            const RunContext& context) const = 0;
    /// Whether coordinates are written as 32-bit floats from 0 on, so that those of a map lose digits.
    [[nodiscard]] virtual bool roundsFarPlaces() const { return false; }

    /// Bytes of the file; about, for texts.
    [[nodiscard]] virtual std::uint64_t expectedBytes(std::uint64_t vertices,
                                                      std::uint64_t triangles) const = 0;
    /// Writes the mesh a block at a time, in the axes that the format's users expect. The caller commits the
    /// file. OverLimit for more than the format can hold.
    [[nodiscard]] virtual Status write(const MeshSource& mesh, SafeFile& file,
                                       const RunContext& context) const = 0;

    /// Whether chunks with levels of detail are written in it: it names its meshes. The two members below are
    /// called only then.
    [[nodiscard]] virtual bool takesChunks() const { return false; }
    /// Bytes of the file, about.
    [[nodiscard]] virtual std::uint64_t expectedChunkBytes(const ChunkSource&) const { return 0; }
    /// Writes the chunks one after the other, as write() does a mesh.
    [[nodiscard]] virtual Status writeChunks(const ChunkSource&, SafeFile&, const RunContext&) const {
        return Done{};
    }
};

/// Every mesh format, in the order in which people see them.
std::span<const MeshFormat* const> meshFormats();
const MeshFormat* findMeshFormat(std::string_view id);
/// The format of this suffix (any case, without the point); null when there is none.
const MeshFormat* meshFormatForSuffix(std::string_view suffix);

/// The mesh format that recognises the file by its content, or by its suffix where the content is no other
/// known kind of file; null when none does or the file cannot be read.
const MeshFormat* recogniseMesh(const std::filesystem::path& path);
/// Reads any mesh. UnusableInput with one sentence for what cannot be read. `notes`, if there are any, get
/// what was chosen.
Result<Mesh> importMesh(const std::filesystem::path& path, const RunContext& context = {},
                        std::vector<Text>* notes = nullptr);

/// Writes a terrain as a mesh through a SafeFile: whole under its name, or not at all. UnusableInput when no
/// cell has four heights, InvalidRequest for an error that cannot be asked for.
Result<MeshReport> exportMesh(const Heightfield& heights, const MeshFormat& format,
                              const std::filesystem::path& path, const MeshOptions& options,
                              Existing existing, const RunContext& context = {});

} // namespace terrain
