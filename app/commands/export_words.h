// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/export_plan.h"
#include "libterrain/formats/mesh_solid.h"

#include <string>

namespace app {

/// "1025 x 513 samples".
std::string sizeWords(const terrain::Grid& grid);

/// What an export wrote, in one line: its files and size, what its numbers mean, the largest error that was
/// seen when it was read again, and the sheet.
std::string exportWords(const terrain::ExportPlan& plan, const terrain::ExportOutcome& outcome);

/// "1 vertex", "3 vertices".
std::string counted(std::int64_t count, const char* one, const char* several);

/// What a mesh export wrote, in one line.
std::string meshWords(const std::filesystem::path& path, const terrain::MeshOptions& options,
                      const terrain::MeshReport& report);

/// What an export of bodies wrote, in one line.
std::string solidWords(const terrain::SolidReport& report, const terrain::SolidOptions& options);

} // namespace app
