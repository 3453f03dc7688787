// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/import_options.h"
#include "libterrain/parameters/parameter_set.h"

namespace app {

// The rows of the import dialog that cut a part out, turn it, mirror it and resample it (importField::crop
// …).

/// What they say.
terrain::ImportShape shapeOf(const terrain::ParameterSet& values);

/// Makes the part's four rows those of the whole file; whether anything moved.
bool setWholePart(terrain::ParameterSet& values, const terrain::Grid& file);

/// Makes the numbers of samples in the rows those of `grid`; whether anything moved.
bool setNewSize(terrain::ParameterSet& values, const terrain::Grid& grid);

/// Columns of the terrain before it is resampled.
int columnsBefore(const terrain::ImportShape& shape, const terrain::Grid& file);

} // namespace app
