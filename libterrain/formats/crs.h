// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/result.h"

#include <optional>
#include <string>

namespace terrain {

/// The unit in which a coordinate system measures its plane.
struct CrsUnit {
    bool geographic = false; ///< degrees; metresPerUnit says nothing then
    double metresPerUnit = 1;
};

/// The unit of a coordinate system given as Grid::crs has it; none when the text is empty or not understood.
/// Thread rule: any thread.
std::optional<CrsUnit> crsUnit(const std::string& crs);

/// Refuses a text that is no coordinate system, so that nothing can be placed by it: UnusableInput, field
/// "grid.crs". Empty is none, and good.
Status checkCrs(const std::string& crs);

/// The content of an ESRI .prj file (WKT of either kind, or the older list of words) as Grid::crs has it;
/// empty when it is not understood.
std::string crsFromPrj(const std::string& text);

/// WKT as Grid::crs has it: the short code of an authority where it means the same, else the WKT.
std::string crsFromWkt(const std::string& wkt);

/// Grid::crs as WKT for libraries; empty when it is not understood.
std::string wktOf(const std::string& crs);

/// Grid::crs as the content of an ESRI .prj file; empty when it is not understood.
std::string prjOf(const std::string& crs);

} // namespace terrain
