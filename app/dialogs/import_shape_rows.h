// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/import_options.h"
#include "libterrain/parameters/parameter_set.h"

namespace app {

// The rows of the import dialog that cut a part out, turn it and mirror it (importField::crop …).

/// What they say.
terrain::ImportShape shapeOf(const terrain::ParameterSet& values);

/// Makes the part's four rows those of the whole file; whether anything moved.
bool setWholePart(terrain::ParameterSet& values, const terrain::Grid& file);

} // namespace app
