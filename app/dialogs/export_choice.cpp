// SPDX-License-Identifier: MIT
#include "app/dialogs/export_choice.h"

#include "app/settings/library_text.h"
#include "app/settings/settings.h"
#include "libterrain/core/number_text.h"
#include "libterrain/formats/targets/target_files.h"

namespace app {

namespace {

const QString settingsKey = QStringLiteral("heightmap");
const QString targetKey = QStringLiteral("target");
const QString mapsKey = QStringLiteral("maps"); // "normal splat.tif"

/// Of an option of a map.
QString keyOf(const terrain::SurfaceMap& map, const char* option) {
    return QStringLiteral("map.%1.%2").arg(QLatin1String(map.id), QLatin1String(option));
}

} // namespace

void ExportChoice::add(const terrain::ParameterSet& values) {
    for (const terrain::ParameterSpec& spec : values.specs())
        options.insert(QString::fromLatin1(spec.id),
                       QString::fromStdString(terrain::valueText(values.value(spec.id))));
}

void ExportChoice::addMaps(const std::vector<terrain::MapChoice>& maps) {
    QStringList words;
    for (const terrain::MapChoice& one : maps) {
        const std::string suffix = one.suffix.empty() ? std::string() : "." + one.suffix;
        words << QLatin1String(one.map->id) + QString::fromStdString(suffix);
        for (const terrain::ParameterSpec& spec : one.options.specs())
            options.insert(keyOf(*one.map, spec.id),
                           QString::fromStdString(terrain::valueText(one.options.value(spec.id))));
    }
    options.insert(mapsKey, words.join(QLatin1Char(' ')));
}

std::vector<terrain::MapChoice> ExportChoice::maps() const {
    std::vector<terrain::MapChoice> out;
    const QStringList words = options.value(mapsKey).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (const QString& word : words) {
        const std::string id = word.section(QLatin1Char('.'), 0, 0).toStdString();
        const terrain::SurfaceMap* map = terrain::findSurfaceMap(id);
        if (map == nullptr)
            continue;
        terrain::MapChoice one{map, terrain::ParameterSet(map->options),
                               word.section(QLatin1Char('.'), 1).toStdString()};
        for (const terrain::ParameterSpec& spec : map->options)
            if (const QString key = keyOf(*map, spec.id); options.contains(key)) {
                [[maybe_unused]] const auto set =
                    one.options.setFromText(spec.id, options.value(key).toStdString());
            }
        out.push_back(std::move(one));
    }
    return out;
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

terrain::Error holesProblem(const terrain::HeightmapFormat& format, const terrain::Target* target,
                            std::int64_t holes) {
    QStringList others;
    for (const terrain::HeightmapFormat* other : formatsFor(target))
        if (other->canHoldHoles() && other != &format)
            others << libraryText(other->label());
    const std::vector<std::string> arguments = {terrain::numberText(holes),
                                                libraryText(format.label()).toStdString(),
                                                others.join(QStringLiteral(", ")).toStdString()};
    return {terrain::ErrorCode::UnusableInput,
            others.isEmpty()
                ? TERRAIN_TEXT("ExportDialog", "Missing samples: %1. %2 cannot hold them: fill them.")
                : TERRAIN_TEXT("ExportDialog", "Missing samples: %1. %2 cannot hold them: fill them, or "
                                               "choose one of %3."),
            arguments, fillField};
}

QStringList pathsOf(const terrain::ExportPlan& plan) {
    QStringList out;
    for (const std::filesystem::path& path : plan.paths())
        out << QString::fromStdString(path.string());
    return out;
}

} // namespace app
