// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/export_plan.h"

#include <string>

namespace app {

/// "1025 x 513 samples".
std::string sizeWords(const terrain::Grid& grid);

/// What an export wrote, in one line: its files and size, what its numbers mean, the largest error that was
/// seen when it was read again, and the sheet.
std::string exportWords(const terrain::ExportPlan& plan, const terrain::ExportOutcome& outcome);

} // namespace app
