// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/sample_type.h"

#include <QString>

namespace app {

/// "16-bit whole numbers".
QString sampleTypeText(terrain::SampleType type);

} // namespace app
