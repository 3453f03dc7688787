// SPDX-License-Identifier: MIT
#include "app/commands/write_export.h"

#include "app/commands/export_words.h"
#include "app/commands/map_request.h"

namespace app {

terrain::ExportRequest completed(terrain::ExportRequest request, const Terrain& ground) {
    request.seaLevel = ground.project.recipe.seaLevel;
    request.display = ground.project.display;
    if (ground.isImported)
        request.options.setSource(terrain::sampleTypeId(ground.sampleType), ground.scale, ground.nodata);
    else if (const terrain::SourceSamples* source = terrain::sourceSamples(ground.project.recipe))
        request.options.setSource(source->type, {source->minimum, source->maximum}, source->nodata);
    return request;
}

terrain::Status writeExport(const terrain::ExportRequest& request, const Terrain& ground, Invocation& run,
                            const terrain::RunContext& context) {
    const auto plan = terrain::planExport(completed(request, ground), ground.heights->grid(),
                                          terrain::heightRange(*ground.heights));
    if (!plan)
        return plan.failure();
    const auto outcome = terrain::runExport(plan.value(), *ground.heights, run.existing(), context);
    if (!outcome)
        return outcome.failure();
    for (const terrain::Text& note : outcome.value().report.notes)
        run.console.note(request.path.string(), note);
    run.console.note(exportWords(plan.value(), outcome.value()));
    for (const terrain::MapOutcome& map : outcome.value().maps)
        tellMap(map.files.front(), map, run);
    return terrain::Done{};
}

terrain::Status writeMesh(const terrain::MeshRequest& request, const Terrain& ground, Invocation& run,
                          const terrain::RunContext& context) {
    const auto outcome = terrain::exportMeshFor(request, *ground.heights, run.existing(), context);
    if (!outcome)
        return outcome.failure();
    for (const terrain::Text& note : outcome.value().report.notes)
        run.console.note(request.path.string(), note);
    run.console.note(meshWords(request, outcome.value()));
    return terrain::Done{};
}

} // namespace app
