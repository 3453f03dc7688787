// SPDX-License-Identifier: MIT
#pragma once

namespace terrain {

/// Makes GDAL and PROJ fit for files from strangers, once, before anything else of them is used: the
/// environment's settings for them are dropped, no plug-ins, no side files, no network, no archives, and no
/// driver but those that the door registers. Thread rule: any thread.
void setUpGdal();

/// From now on GDAL opens nothing of the disk in this process. After setUpGdal().
void refuseDisk();

} // namespace terrain
