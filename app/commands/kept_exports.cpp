// SPDX-License-Identifier: MIT
#include "app/commands/kept_exports.h"

#include "app/commands/terrain_target.h"
#include "app/commands/write_export.h"
#include "libterrain/formats/kept_export.h"

namespace app {
namespace {

using Exports = std::vector<terrain::KeptExport>;

terrain::Status checkOptions(const Invocation& run) {
    const bool one = run.arguments.has("name");
    if (one && run.arguments.has("all"))
        return usageError("--name makes one export again, --all every one: give one of the two.");
    for (const char* option :
         {"output", "target", "format", "range", "resample", "tiles", "overlap", "option", "map",
          "map-option", "max-error", "base", "print-width", "scale", "exaggeration"})
        if (run.arguments.has(option))
            return usageError("--%1 makes exports again as the project keeps them: leave --%2 out.",
                              {one ? "name" : "all", option});
    return terrain::Done{};
}

/// Those that are asked for by their name, or all.
terrain::Result<Exports> askedExports(const std::filesystem::path& in, const terrain::Project& project,
                                      const Invocation& run) {
    auto kept = terrain::keptExportsFromJson(project.exports, in.parent_path());
    if (!kept)
        return kept.failure();
    Exports list = std::move(kept.value().list);
    std::string names;
    for (const terrain::KeptExport& one : list)
        names += (names.empty() ? "" : ", ") + one.name;
    if (names.empty())
        return usageError("%1 keeps no exports: make one in the window, or name OUT with -o.", {in.string()});
    const auto name = run.arguments.text("name");
    if (name)
        std::erase_if(list, [&](const terrain::KeptExport& one) { return one.name != *name; });
    if (list.empty())
        return usageError("%1 keeps no export '%2', but these: %3.", {in.string(), *name, names});
    return list;
}

/// Refuses, before anything is written, what cannot be or would replace a file that is to be kept.
terrain::Status checkFiles(const Exports& list, const Terrain& ground, const Invocation& run) {
    for (const terrain::KeptExport& one : list) {
        std::vector<std::filesystem::path> paths;
        if (one.mesh != nullptr) {
            paths = terrain::meshFiles(one.meshRequest());
        } else {
            const auto plan = terrain::planExport(completed(one.request, ground), ground.heights->grid(),
                                                  terrain::heightRange(*ground.heights));
            if (!plan)
                return plan.failure();
            paths = plan.value().paths();
        }
        for (const std::filesystem::path& path : paths)
            if (terrain::Status free = checkDestination(path, run.existing()); !free)
                return free;
    }
    return terrain::Done{};
}

/// Makes them one after the other, also after one that fails.
terrain::Status makeAll(const Exports& list, const Terrain& ground, Invocation& run) {
    const terrain::RunContext writing = run.context.part(0.5, 1);
    const auto count = static_cast<double>(list.size());
    std::optional<terrain::Error> failure;
    std::string names;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const terrain::KeptExport& one = list[i];
        const auto part = writing.part(static_cast<double>(i) / count, static_cast<double>(i + 1) / count);
        const terrain::Status done = one.mesh != nullptr ? writeMesh(one.meshRequest(), ground, run, part)
                                                         : writeExport(one.request, ground, run, part);
        if (done)
            continue;
        if (done.isCancelled() || list.size() == 1)
            return done;
        run.console.note(one.name, done.error().detail);
        failure = done.error();
        names += (names.empty() ? "" : ", ") + one.name;
    }
    if (!failure)
        return terrain::Done{};
    return terrain::Error{failure->code, {"commands", "Exports that could not be made: %1."}, {names}};
}

} // namespace

Outcome exportKept(const std::filesystem::path& project, Invocation& run) {
    if (const terrain::Status right = checkOptions(run); !right)
        return right.failure();
    const auto ground = loadTerrain(project, run, run.context.part(0, 0.5));
    if (!ground)
        return ground.failure();
    const auto list = askedExports(project, ground.value().project, run);
    if (!list)
        return list.failure();
    if (const terrain::Status free = checkFiles(list.value(), ground.value(), run); !free)
        return free.failure();
    if (const terrain::Status made = makeAll(list.value(), ground.value(), run); !made)
        return made.failure();
    return ExitCode::Done;
}

} // namespace app
