// SPDX-License-Identifier: MIT
#include "app/dialogs/import_shape_rows.h"

#include "app/dialogs/import_specs.h"

namespace app {

terrain::ImportShape shapeOf(const terrain::ParameterSet& values) {
    terrain::ImportShape out;
    const auto whole = [&values](const char* id) { return static_cast<int>(values.integer(id)); };
    if (values.isChoice(importField::crop, "part"))
        out.crop = terrain::Window{whole(importField::cropColumn), whole(importField::cropRow),
                                   whole(importField::cropColumns), whole(importField::cropRows)};
    const std::string& turn = values.text(importField::turn);
    out.quarterTurns = turn == "90" ? 1 : turn == "180" ? 2 : turn == "270" ? 3 : 0;
    const std::string& mirror = values.text(importField::mirror);
    out.mirrorEastWest = mirror == "horizontal" || mirror == "both";
    out.mirrorNorthSouth = mirror == "vertical" || mirror == "both";
    out.squareCells = values.isChoice(importField::resample, "square");
    if (values.isChoice(importField::resample, "size"))
        out.size =
            terrain::SampleCounts{whole(importField::resampleColumns), whole(importField::resampleRows)};
    return out;
}

bool setWholePart(terrain::ParameterSet& values, const terrain::Grid& file) {
    bool moved = values.set(importField::cropColumn, std::int64_t{0}).isOk();
    moved = values.set(importField::cropRow, std::int64_t{0}).isOk() || moved;
    moved = values.set(importField::cropColumns, std::int64_t{file.columns}).isOk() || moved;
    return values.set(importField::cropRows, std::int64_t{file.rows}).isOk() || moved;
}

bool setNewSize(terrain::ParameterSet& values, const terrain::Grid& grid) {
    const bool moved = values.set(importField::resampleColumns, std::int64_t{grid.columns}).isOk();
    return values.set(importField::resampleRows, std::int64_t{grid.rows}).isOk() || moved;
}

int columnsBefore(const terrain::ImportShape& shape, const terrain::Grid& file) {
    const terrain::Window part = shape.crop.value_or(terrain::wholeOf(file));
    return shape.quarterTurns % 2 == 0 ? part.columns : part.rows;
}

} // namespace app
