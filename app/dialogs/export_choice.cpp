// SPDX-License-Identifier: MIT
#include "app/dialogs/export_choice.h"

#include "app/settings/settings.h"
#include "libterrain/formats/targets/target_files.h"

namespace app {

namespace {

const QString settingsKey = QStringLiteral("heightmap");
const QString targetKey = QStringLiteral("target");

} // namespace

void ExportChoice::add(const terrain::ParameterSet& values) {
    for (const terrain::ParameterSpec& spec : values.specs())
        options.insert(QString::fromLatin1(spec.id),
                       QString::fromStdString(terrain::valueText(values.value(spec.id))));
}

terrain::ParameterSet ExportChoice::restored(terrain::ParameterSet values) const {
    for (auto it = options.cbegin(); it != options.cend(); ++it) {
        [[maybe_unused]] const auto set =
            values.setFromText(it.key().toStdString(), it.value().toStdString());
    }
    return values;
}

ExportChoice exportChoice(const Settings& settings) {
    const FormatChoice stored = settings.formatChoice(settingsKey);
    return {stored.options.value(targetKey), stored.format, stored.options};
}

void setExportChoice(Settings& settings, const ExportChoice& choice) {
    FormatChoice stored{choice.format, choice.options};
    stored.options.insert(targetKey, choice.target);
    settings.setFormatChoice(settingsKey, stored);
}

std::vector<const terrain::HeightmapFormat*> formatsFor(const terrain::Target* target) {
    std::vector<const terrain::HeightmapFormat*> out;
    if (target == nullptr) {
        for (const terrain::HeightmapFormat* format : terrain::heightmapFormats())
            if (format->canWrite())
                out.push_back(format);
        return out;
    }
    for (const terrain::TargetFile& file : target->files)
        if (const auto* format = terrain::findHeightmapFormat(file.format); format && format->canWrite())
            out.push_back(format);
    return out;
}

QStringList pathsOf(const terrain::ExportPlan& plan) {
    QStringList out;
    for (const std::filesystem::path& path : plan.paths())
        out << QString::fromStdString(path.string());
    return out;
}

} // namespace app
