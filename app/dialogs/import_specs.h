// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/parameters/parameter_spec.h"

namespace app {

/// The rows of the import dialog, with the ids below.
std::span<const terrain::ParameterSpec> importSpecs();

namespace importField {
inline constexpr char format[] = "format";
inline constexpr char columns[] = "raw-columns";
inline constexpr char rows[] = "raw-rows";
inline constexpr char type[] = "raw-type";
inline constexpr char byteOrder[] = "raw-endian";
inline constexpr char header[] = "raw-header";
inline constexpr char rowOrder[] = "raw-rows-from";
inline constexpr char channel[] = "channel";
inline constexpr char heights[] = "heights";
inline constexpr char rangeMinimum[] = "range-minimum";
inline constexpr char rangeMaximum[] = "range-maximum";
inline constexpr char nodata[] = "nodata";
inline constexpr char spacing[] = "spacing"; ///< of square cells; of others the two below
inline constexpr char spacingX[] = "spacing-x";
inline constexpr char spacingY[] = "spacing-y";
inline constexpr char meshColumns[] = "mesh-columns";
inline constexpr char meshUp[] = "mesh-up";
inline constexpr char fill[] = "fill";
inline constexpr char crop[] = "crop"; ///< the whole, or the part that the four below tell
inline constexpr char cropColumn[] = "crop-column";
inline constexpr char cropRow[] = "crop-row";
inline constexpr char cropColumns[] = "crop-columns";
inline constexpr char cropRows[] = "crop-rows";
inline constexpr char turn[] = "turn";
inline constexpr char mirror[] = "mirror";
inline constexpr char resample[] = "in-resample"; ///< not, to square cells, or to the two below
inline constexpr char resampleColumns[] = "resample-columns";
inline constexpr char resampleRows[] = "resample-rows";
} // namespace importField

} // namespace app
