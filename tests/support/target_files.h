// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/export_plan.h"
#include "libterrain/formats/targets/target_files.h"
#include "tests/support/field_of.h"
#include "tests/support/heightmap_files.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

namespace support {

/// Ground from −37 m to 812 m with nothing symmetric about it.
inline terrain::Heightfield groundOf(int columns, int rows, double spacing = 2) {
    terrain::Heightfield out = fieldOf(columns, rows, [](int x, int y) {
        return x == 0 && y == 0 ? 812.625 : x == 1 && y == 0 ? -37.25 : (x * 7919 + y * 104729) % 7001 / 9.0;
    });
    terrain::Grid grid = out.grid();
    grid.spacingX = grid.spacingY = spacing;
    out.setGrid(grid);
    return out;
}

inline terrain::ExportRequest requestFor(const char* target, const QString& path) {
    terrain::ExportRequest out;
    out.target = terrain::findTarget(target);
    if (out.target == nullptr)
        qFatal("no target %s", target);
    const std::string suffix = QFileInfo(path).suffix().toStdString();
    for (const terrain::TargetFile& file : out.target->files)
        if (suffix == file.suffix)
            out.format = terrain::findHeightmapFormat(file.format);
    if (out.format == nullptr)
        out.format = terrain::heightmapFormatForSuffix(suffix);
    out.path = asPath(path);
    return out;
}

inline terrain::ExportOutcome written(const terrain::ExportRequest& request,
                                      const terrain::Heightfield& heights) {
    const auto plan = terrain::planExport(request, heights.grid(), terrain::heightRange(heights));
    if (!plan)
        qFatal("%s", plan.error().detail.english().c_str());
    auto outcome = terrain::runExport(plan.value(), heights, terrain::Existing::Replace);
    if (!outcome)
        qFatal("%s", outcome.error().detail.english().c_str());
    return std::move(outcome).value();
}

inline QJsonObject sheetOf(const QTemporaryDir& folder, const char* stem = "land") {
    const QString path = folder.filePath(QLatin1String(stem) + QStringLiteral(".settings.json"));
    return QJsonDocument::fromJson(readFile(path)).object();
}

/// The settings of a sheet by their id.
using Settings = QJsonObject;

inline double number(const Settings& settings, const char* id) {
    const QJsonValue value = settings[QLatin1String(id)][QLatin1String("value")];
    if (!value.isDouble())
        qFatal("no number %s", id);
    return value.toDouble();
}

} // namespace support
