// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/raster_rows.h"

namespace terrain {

/// The file in a decode worker of its own; nothing when none is set up or none can be started. What the
/// worker does wrong is an error of the file: it crashed, took too long, or answered what none of ours says.
std::optional<Result<std::unique_ptr<RasterRows>>> openInWorker(const RasterRequest& request);

} // namespace terrain
