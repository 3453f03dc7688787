// SPDX-License-Identifier: MIT
#include "libterrain/formats/gdal_error.h"

#include <string_view>

namespace terrain {
namespace {

/// libtiff only warns when a tag's value lies beyond the end of the file, and goes on without it; libjpeg
/// only warns when the picture ends early, and makes up the rest.
bool tellsOfLostData(std::string_view warning) {
    return warning.find("IO error") != std::string_view::npos ||
           warning.find("Error fetching") != std::string_view::npos ||
           warning.find("Premature end") != std::string_view::npos ||
           warning.find("Read error") != std::string_view::npos;
}

} // namespace

void GdalErrors::collect(CPLErr severity, CPLErrorNum /*number*/, const char* message) {
    auto* self = static_cast<GdalErrors*>(CPLGetErrorHandlerUserData());
    // A system of coordinates that the database does not know costs the place, not the heights.
    if (std::string_view(message).starts_with("PROJ:"))
        return;
    const bool failure = severity >= CE_Failure || (severity == CE_Warning && tellsOfLostData(message));
    if (!failure || self->m_failed)
        return;
    self->m_failed = true;
    self->m_message = message;
}

} // namespace terrain
