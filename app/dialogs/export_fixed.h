// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/heightmap_format.h"
#include "libterrain/formats/targets/target.h"

#include <QCoreApplication>

namespace app {

class ParameterForm;

/// The forms of the export dialog in which a target decides something: that is shown, and cannot be changed.
/// GUI thread.
class ExportFixed {
    Q_DECLARE_TR_FUNCTIONS(app::ExportFixed)

public:
    static void showFormat(const terrain::Target& target, const terrain::HeightmapFormat& format,
                           ParameterForm& form);
    static void showRange(const terrain::Target& target, ParameterForm& form);
    static void showTiles(const terrain::Target& target, ParameterForm& form);
};

} // namespace app
