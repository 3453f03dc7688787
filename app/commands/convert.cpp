// SPDX-License-Identifier: MIT
#include "app/commands/kept_exports.h"
#include "app/commands/refined_terrain.h"
#include "app/commands/terrain_target.h"
#include "app/commands/verbs.h"

namespace app {
namespace {

/// Whether an option asks for the heights of a mesh, seen from above.
bool asksForHeights(const Arguments& arguments) {
    return arguments.has("in-spacing") || arguments.has("mesh-columns") || arguments.has("fill-nodata") ||
           arguments.has("refine");
}

/// From a file with a terrain to another one.
Outcome rewrite(const std::filesystem::path& in, const std::filesystem::path& out, Invocation& run) {
    const auto target = TerrainTarget::choose(out, run);
    if (!target)
        return target.failure();
    if (const terrain::Status free = target.value().checkPlace(run.existing()); !free)
        return free.failure();
    if (target.value().takesTriangles() && !asksForHeights(run.arguments) &&
        fileKind(in, run.arguments) == FileKind::Mesh)
        return outcomeOf(target.value().rewriteMesh(in, run));
    auto loaded = loadTerrain(in, run, run.context.part(0, 0.4));
    if (!loaded)
        return loaded.failure();
    const auto ground = refinedAsAsked(std::move(loaded).value(), in, run, run.context.part(0.4, 0.5));
    if (!ground)
        return ground.failure();
    if (const terrain::Status fits = target.value().checkGrid(ground.value().heights->grid()); !fits)
        return fits.failure();
    return outcomeOf(target.value().write(ground.value(), run, run.context.part(0.5, 1)));
}

} // namespace

Outcome runConvert(Invocation& run) {
    return rewrite(run.arguments.operand(0), run.arguments.operand(1), run);
}

Outcome runExport(Invocation& run) {
    const std::filesystem::path in = run.arguments.operand(0);
    const FileKind kind = fileKind(in, run.arguments);
    std::error_code code;
    if (std::filesystem::exists(in, code) && kind != FileKind::Project && kind != FileKind::Recipe)
        return terrain::Error{
            terrain::ErrorCode::UnusableInput,
            {"commands",
             "%1 is neither a project nor a recipe: 'moraine convert' takes heightmaps and meshes."},
            {in.string()}};
    if (run.arguments.has("name") || run.arguments.has("all"))
        return exportKept(in, run);
    if (!run.arguments.has("output"))
        return usageError("Name the result with -o OUT, or an export that the project keeps with --name N "
                          "(--all for every one).");
    return rewrite(in, run.output(), run);
}

} // namespace app
