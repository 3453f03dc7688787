// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/export_plan.h"

#include <QMap>
#include <QString>
#include <QStringList>

#include <vector>

namespace app {

class Settings;

/// The last choices of the export dialog, by their ids and as text.
struct ExportChoice {
    QString target; ///< id; empty = none
    QString format;
    QMap<QString, QString> options;

    void addMaps(const std::vector<terrain::MapChoice>& maps);
    /// Those that are known.
    [[nodiscard]] std::vector<terrain::MapChoice> maps() const;
    void add(const terrain::ParameterSet& values);
    /// `values` with what is known of them; what a later version calls otherwise keeps its value.
    [[nodiscard]] terrain::ParameterSet restored(terrain::ParameterSet values) const;
};

ExportChoice exportChoice(const Settings& settings);
void setExportChoice(Settings& settings, const ExportChoice& choice);

/// The formats that a target takes, or all, of those that can be written.
std::vector<const terrain::HeightmapFormat*> formatsFor(const terrain::Target* target);

/// The field of problems that filling the holes solves.
inline constexpr const char* fillField = "fill-nodata";

/// That a format cannot hold missing samples, and which of the target's, or of all, can.
terrain::Error holesProblem(const terrain::HeightmapFormat& format, const terrain::Target* target,
                            std::int64_t holes);

/// Every file that a plan makes.
QStringList pathsOf(const terrain::ExportPlan& plan);

} // namespace app
