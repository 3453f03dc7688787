// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/export_plan.h"
#include "libterrain/formats/mesh_export.h"

#include <string>

namespace app {

/// "1025 x 513 samples".
std::string sizeWords(const terrain::Grid& grid);

/// What an export wrote, in one line: its files and size, what its numbers mean, the largest error that was
/// seen when it was read again, and the sheet.
std::string exportWords(const terrain::ExportPlan& plan, const terrain::ExportOutcome& outcome);

/// What a map became, in one line.
std::string mapWords(const terrain::MapOutcome& outcome);
/// A note about a map, whose numbers are no heights.
terrain::Text mapNote(const terrain::Text& note);

/// "1 vertex", "3 vertices".
std::string counted(std::int64_t count, const char* one, const char* several);

/// What an export of a mesh or of bodies wrote, in one line.
std::string meshWords(const terrain::MeshRequest& request, const terrain::MeshOutcome& outcome);

} // namespace app
