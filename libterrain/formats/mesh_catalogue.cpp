// SPDX-License-Identifier: MIT
#include "libterrain/formats/mesh_catalogue.h"

#include "libterrain/core/no_memory.h"
#include "libterrain/core/number_text.h"
#include "libterrain/formats/file_kind.h"
#include "libterrain/formats/file_reader.h"
#include "libterrain/formats/mesh_chunks.h"
#include "libterrain/formats/mesh_writing.h"
#include "libterrain/surface/mesh/decimated_mesh.h"
#include "libterrain/surface/mesh/grid_cells.h"
#include "libterrain/surface/mesh/mesh_origin.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <new>

namespace terrain {
namespace {

std::string lowerCase(std::string_view text) {
    std::string out(text);
    std::ranges::transform(out, out.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? c + ('a' - 'A') : c; });
    return out;
}

/// The start of a file and what is known of it before it is read.
struct Probed {
    FileProbe probe;
    std::vector<std::byte> head = std::vector<std::byte>(4096);
};

Status probeFile(const std::filesystem::path& path, Probed& out) {
    Result<FileReader> file = FileReader::open(path);
    if (!file)
        return file.failure();
    const Result<std::size_t> got = file.value().readSome(out.head);
    if (!got)
        return got.failure();
    const std::string suffix = path.extension().string();
    out.probe = {path, std::span(out.head).first(got.value()), file.value().size(),
                 suffix.empty() ? suffix : lowerCase(suffix.substr(1))};
    return Done{};
}

const MeshFormat* recognised(const FileProbe& probe) {
    const MeshFormat* best = nullptr;
    Recognition certainty = Recognition::No;
    for (const MeshFormat* format : meshFormats()) {
        const Recognition recognition = format->recognise(probe);
        if (recognition > certainty) {
            certainty = recognition;
            best = format;
        }
    }
    return certainty == Recognition::BySuffix && looksLikeKnownKind(probe) ? nullptr : best;
}

Error noMesh(const FileProbe& probe) {
    if (probe.size == 0)
        return unusable(probe.path, TERRAIN_TEXT("formats", "%1 is empty: it holds 0 bytes."));
    return unusable(
        probe.path,
        TERRAIN_TEXT("formats",
                     "%1 is no mesh of a known format: OBJ, STL, PLY and glTF (.glb, .gltf) can be read."));
}

/// By how much 32-bit floats miss the places of a mesh at most, in m.
float largestRounding(const MeshSource& mesh) {
    float out = 0;
    for (int axis = 0; axis < 3; ++axis)
        for (const float offset : {mesh.extent().minimum[axis], mesh.extent().maximum[axis]}) {
            const auto far = static_cast<float>(std::abs(coordinateFrom(mesh.origin()[axis], offset)));
            out = std::max(out, (std::nextafter(far, std::numeric_limits<float>::max()) - far) / 2);
        }
    return out;
}

Result<MeshReport> exported(const Heightfield& heights, const MeshFormat& format,
                            const std::filesystem::path& path, const MeshOptions& options, Existing existing,
                            const RunContext& context) {
    if (!options.maximumError)
        return writeMesh(GridMeshSource(heights), format, path, existing, context);
    const Result<Mesh> mesh = decimatedMesh(heights, *options.maximumError, context.part(0, 0.7));
    if (!mesh)
        return mesh.failure();
    return writeMesh(StoredMeshSource(mesh.value()), format, path, existing, context.part(0.7, 1));
}

} // namespace

Status checkMeshRequest(const Heightfield& heights, const std::filesystem::path& path,
                        const std::optional<double>& maximumError) {
    if (maximumError && !isPossibleError(*maximumError))
        return Error{ErrorCode::InvalidRequest,
                     TERRAIN_TEXT("formats", "The largest error must be greater than 0 m, not %1."),
                     {numberText(*maximumError)},
                     "max-error"};
    if (wholeCells(heights) == 0)
        return Error{
            ErrorCode::UnusableInput,
            TERRAIN_TEXT("formats", "%1 would hold no triangles: the terrain has no cell of four heights."),
            {path.string()}};
    return Done{};
}

Result<MeshReport> writeMesh(const MeshSource& mesh, const MeshFormat& format,
                             const std::filesystem::path& path, Existing existing,
                             const RunContext& context) {
    const MeshExtent& extent = mesh.extent();
    Result<SafeFile> file =
        SafeFile::open(path, {.existing = existing,
                              .expectedBytes = format.expectedBytes(extent.vertices, extent.triangles),
                              .backup = {}});
    if (!file)
        return file.failure();
    if (const Status done = format.write(mesh, file.value(), context); !done)
        return done.failure();
    if (const Status committed = file.value().commit(); !committed)
        return committed.failure();
    MeshReport out{extent, {}, {}};
    if (format.roundsFarPlaces() && mesh.origin() != glm::dvec3(0))
        out.notes.emplace_back(TERRAIN_TEXT("formats",
                                            "The mesh lies far from 0, and this format holds 32-bit "
                                            "numbers: places are rounded by up to %1 m. OBJ, PLY "
                                            "and glTF keep them."),
                               std::vector{numberText(largestRounding(mesh))});
    return out;
}

std::span<const MeshFormat* const> meshFormats() {
    static const std::array<const MeshFormat*, 5> formats = {&objFormat(), &stlFormat(), &plyFormat(),
                                                             &glbFormat(), &threeMfFormat()};
    return formats;
}

const MeshFormat* findMeshFormat(std::string_view id) {
    const auto formats = meshFormats();
    const auto found =
        std::ranges::find_if(formats, [&](const MeshFormat* format) { return format->id() == id; });
    return found == formats.end() ? nullptr : *found;
}

const MeshFormat* meshFormatForSuffix(std::string_view suffix) {
    const std::string lower = lowerCase(suffix);
    for (const MeshFormat* format : meshFormats())
        for (const char* own : format->suffixes())
            if (lower == own)
                return format;
    return nullptr;
}

const MeshFormat* recogniseMesh(const std::filesystem::path& path) {
    Probed probed;
    return probeFile(path, probed) && probed.probe.size > 0 ? recognised(probed.probe) : nullptr;
}

Result<Mesh> importMesh(const std::filesystem::path& path, const RunContext& context,
                        std::vector<Text>* notes) {
    Probed probed;
    if (const Status probing = probeFile(path, probed); !probing)
        return probing.failure();
    const MeshFormat* format = probed.probe.size > 0 ? recognised(probed.probe) : nullptr;
    if (format == nullptr)
        return noMesh(probed.probe);
    if (!format->canRead())
        return unusable(path,
                        TERRAIN_TEXT("formats",
                                     "%1 is a mesh of a kind that can be written but not read (%2): "
                                     "open it in a slicer or a 3D program and save it as STL or OBJ."),
                        {format->id()});
    try {
        std::vector<Text> unheard;
        return format->read(probed.probe, notes != nullptr ? *notes : unheard, context);
    } catch (const std::bad_alloc&) {
        return noMemoryToRead(path);
    }
}

Result<MeshReport> exportMesh(const Heightfield& heights, const MeshFormat& format,
                              const std::filesystem::path& path, const MeshOptions& options,
                              Existing existing, const RunContext& context) {
    if (const Status possible = checkMeshRequest(heights, path, options.maximumError); !possible)
        return possible.failure();
    try {
        if (options.chunks)
            return exportChunks(heights, format, path, options, existing, context);
        Result<MeshReport> report = exported(heights, format, path, options, existing, context);
        if (const std::int64_t holes = report ? holeCount(heights) : 0; holes > 0)
            report.value().notes.emplace_back(
                TERRAIN_TEXT("formats", "Missing samples: %1. The cells around them are left out."),
                std::vector{numberText(holes)});
        return report;
    } catch (const std::bad_alloc&) {
        return noMemoryToWrite(path);
    }
}

} // namespace terrain
