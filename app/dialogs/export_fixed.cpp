// SPDX-License-Identifier: MIT
#include "app/dialogs/export_fixed.h"

#include "app/controls/control_row.h"
#include "app/controls/parameter_form.h"
#include "libterrain/formats/targets/target_files.h"

namespace app {
namespace {

QString reasonOf(const terrain::Target& target) {
    return ExportFixed::tr("%1 decides this.").arg(QLatin1String(target.label));
}

} // namespace

void ExportFixed::showFormat(const terrain::Target& target, const terrain::HeightmapFormat& format,
                             ParameterForm& form) {
    const terrain::TargetFile* file = terrain::targetFile(target, format);
    if (file == nullptr)
        return;
    terrain::ParameterSet values = form.values();
    terrain::fixOptions(file->options, values);
    if (!(values == form.values()))
        form.setValues(values);
    for (const terrain::ParameterSpec& spec : values.specs())
        if (!terrain::fixedOption(file->options, spec.id).empty())
            form.row(QLatin1String(spec.id))->setInapplicable(reasonOf(target));
}

void ExportFixed::showRange(const terrain::Target& target, ParameterForm& form) {
    if (target.range == terrain::RangeRule::Fixed)
        form.row(QStringLiteral("range"))->setInapplicable(reasonOf(target));
}

void ExportFixed::showTiles(const terrain::Target& target, ParameterForm& form) {
    if (target.overlap) {
        terrain::ParameterSet tiles = form.values();
        [[maybe_unused]] const auto set = tiles.set("overlap", std::int64_t{*target.overlap});
        if (!(tiles == form.values()))
            form.setValues(tiles);
        form.row(QStringLiteral("overlap"))->setInapplicable(reasonOf(target));
    }
    if (target.tiles == terrain::TileNames::None)
        for (const char* id : {"across", "down", "overlap"})
            form.row(QLatin1String(id))
                ->setInapplicable(tr("%1 takes one file.").arg(QLatin1String(target.label)));
}

} // namespace app
