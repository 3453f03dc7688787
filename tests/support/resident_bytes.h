// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/platform/labelled_number.h"
#include "libterrain/core/platform/memory.h"

#include <cstdint>

namespace support {

/// Bytes that this process has in memory; 0 where the system does not say. Memory that is only kept to be
/// used again is given back first.
inline std::uint64_t residentBytes() {
    terrain::dropKeptMemory();
    return terrain::numberBehind("/proc/self/status", "VmRSS:").value_or(0) * 1024;
}

} // namespace support
