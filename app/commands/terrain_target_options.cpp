// SPDX-License-Identifier: MIT
// The options that every kind of result takes, for TerrainTarget.
#include "app/commands/chunk_arguments.h"
#include "app/commands/solid_options.h"
#include "app/commands/terrain_target.h"
#include "libterrain/formats/targets/target_files.h"

namespace app {

using namespace std::string_view_literals;

terrain::Status TerrainTarget::takeOptions(Invocation& run) {
    if (terrain::Status taken = takeFormatOptions(run); !taken)
        return taken;
    if (terrain::Status taken = takeSolidOptions(run); !taken)
        return taken;
    if (terrain::Status taken = takePlanOptions(run); !taken)
        return taken;
    m_request.format = m_heightmap;
    m_request.path = m_path;
    m_mesh.path = m_path;
    const bool takesRange = m_heightmap != nullptr && m_heightmap->takesRange(m_request.options.format);
    if (m_request.options.range && !takesRange)
        run.console.note("--range has no effect: " + m_path.string() + " holds metres.");
    m_mesh.options.maximumError = run.arguments.number("max-error");
    if (m_mesh.options.maximumError && m_mesh.format == nullptr)
        run.console.note("--max-error has no effect: " + m_path.string() + " is no mesh.");
    return takeChunkOptions(run);
}

/// --option NAME=VALUE, where the target leaves it free.
terrain::Status TerrainTarget::takeFormatOptions(Invocation& run) {
    terrain::ParameterSet& options = m_request.options.format;
    if (m_heightmap != nullptr)
        options = terrain::ParameterSet(m_heightmap->exportOptions());
    const terrain::TargetFile* fixed = m_request.target != nullptr && m_heightmap != nullptr
                                           ? terrain::targetFile(*m_request.target, *m_heightmap)
                                           : nullptr;
    for (const std::string& setting : run.arguments.all("option")) {
        const std::size_t equals = setting.find('=');
        if (equals == std::string::npos)
            return usageError("--option takes NAME=VALUE, not '%1'.", {setting});
        const std::string name = setting.substr(0, equals);
        const std::string value = setting.substr(equals + 1);
        if (terrain::findSpec(options.specs(), name) == nullptr)
            return usageError("The format of %1 has no option '%2': 'moraine formats' lists them.",
                              {m_path.string(), name});
        const std::string_view wanted = fixed != nullptr ? terrain::fixedOption(fixed->options, name) : "";
        if (!wanted.empty() && wanted != value)
            return usageError("%1 needs %2=%3: leave --option %2 out.",
                              {m_request.target->label, name, std::string(wanted)});
        if (terrain::Status set = options.setFromText(name, value); !set)
            return set;
    }
    return terrain::Done{};
}

terrain::Status TerrainTarget::takeSolidOptions(Invocation& run) {
    const terrain::TargetMesh* wanted =
        m_mesh.target != nullptr ? terrain::targetMesh(*m_mesh.target, *m_mesh.format) : nullptr;
    auto solid = solidOptions(run.arguments, wanted != nullptr && wanted->isBody);
    if (!solid)
        return solid.failure();
    m_mesh.solid = solid.value();
    if (m_mesh.solid && m_mesh.format == nullptr)
        return usageError(
            "--base makes a body to be printed, and %1 is no mesh: end its name with .3mf or .stl.",
            {m_path.string()});
    return terrain::Done{};
}

terrain::Status TerrainTarget::takeChunkOptions(Invocation& run) {
    auto chunks = chunkOptions(run.arguments);
    if (!chunks)
        return chunks.failure();
    m_mesh.options.chunks = chunks.value();
    if (m_mesh.options.chunks && (m_mesh.format == nullptr || !m_mesh.format->takesChunks()))
        return usageError(
            "--chunks makes a mesh of many named parts, which %1 cannot hold: end its name with "
            ".glb or .obj.",
            {m_path.string()});
    return terrain::Done{};
}

/// What changes the samples or cuts them into tiles; of heightmaps, tiles of bodies too.
terrain::Status TerrainTarget::takePlanOptions(Invocation& run) {
    if (const auto range = run.arguments.range("range"))
        m_request.options.range = terrain::MetreRange{range->first, range->second};
    if (const auto size = run.arguments.size("resample"))
        m_request.size = terrain::SampleSize{size->first, size->second};
    if (const auto tiles = run.arguments.size("tiles")) {
        m_request.tilesAcross = tiles->first;
        m_request.tilesDown = tiles->second;
    }
    m_request.overlap = run.arguments.whole("overlap");
    if (m_heightmap == nullptr && !m_request.maps.empty())
        return usageError("--map goes beside heightmaps: %1 is none.", {m_path.string()});
    for (const char* option : {"resample", "tiles", "overlap"})
        if (m_heightmap == nullptr && run.arguments.has(option) && !(m_mesh.solid && option == "tiles"sv))
            return usageError("--%1 is for heightmaps: %2 is none.", {option, m_path.string()});
    if (m_request.overlap && m_request.tilesAcross == 1 && m_request.tilesDown == 1)
        run.console.note("--overlap has no effect without --tiles.");
    return terrain::Done{};
}

} // namespace app
