// SPDX-License-Identifier: MIT
#include "libterrain/formats/gdal_setup.h"

#include "libterrain/core/platform/environment.h"

#include <cpl_conv.h>
#include <cpl_error.h>
#include <cpl_string.h>
#include <cpl_vsi.h>
#include <gdal.h>
#include <ogr_srs_api.h>

#include <array>
#include <mutex>
#include <string_view>

namespace terrain {
namespace {

/// Settings of the environment are made for other programs, and some of them open files or the network.
void dropEnvironment() {
    constexpr std::array<std::string_view, 10> prefixes = {"GDAL_", "OGR_",   "CPL_", "VSI_",   "AWS_",
                                                           "GS_",   "AZURE_", "OSS_", "SWIFT_", "GTIFF_"};
    dropEnvironmentVariables(prefixes);
}

void configure() {
    constexpr std::array<std::array<const char*, 2>, 13> options = {{
        {"GDAL_DRIVER_PATH", "disable"},
        {"GDAL_CONFIG_FILE", ""}, // no settings from /etc or the home folder
        {"GDAL_PAM_ENABLED", "NO"},
        {"GDAL_DISABLE_READDIR_ON_OPEN", "EMPTY_DIR"},
        {"CPL_VSIL_CURL_ALLOWED_EXTENSIONS", ".none"},
        {"CPL_VSIL_CURL_ALLOWED_FILENAME", "/vsicurl/none"},
        {"GDAL_HTTP_PROXY", "127.0.0.1:9"},
        {"GDAL_VRT_ENABLE_PYTHON", "NO"},
        {"GDAL_CACHEMAX", "64"},
        {"GDAL_MAX_BAND_COUNT", "16"},
        {"GDAL_JPEG_MAX_ALLOWED_SCAN_NUMBER", "100"},
        {"GTIFF_POINT_GEO_IGNORE", "NO"},
        {"ESRI_XML_PAM", "NO"},
    }};
    for (const auto& [key, value] : options)
        CPLSetConfigOption(key, value);
    OSRSetPROJEnableNetwork(FALSE);
}

void* refuseToOpen(void* /*data*/, const char* /*name*/, const char* /*access*/) {
    return nullptr;
}

int refuseToLook(void* /*data*/, const char* /*name*/, VSIStatBufL* /*state*/, int /*flags*/) {
    return -1;
}

void closeFileSystem(const char* prefix) {
    VSIFilesystemPluginCallbacksStruct* callbacks = VSIAllocFilesystemPluginCallbacksStruct();
    callbacks->open = refuseToOpen;
    callbacks->stat = refuseToLook;
    VSIInstallPluginHandler(prefix, callbacks);
    VSIFreeFilesystemPluginCallbacksStruct(callbacks);
}

/// A name inside a file may ask for any file system that GDAL knows; all but memory and parts of the file
/// itself answer that there is nothing.
void closeFileSystems() {
    char** prefixes = VSIGetFileSystemsPrefixes();
    for (char** prefix = prefixes; prefix != nullptr && *prefix != nullptr; ++prefix) {
        const std::string_view name = *prefix;
        if (!name.empty() && name != "/vsimem/" && name != "/vsisubfile/")
            closeFileSystem(*prefix);
    }
    CSLDestroy(prefixes);
}

} // namespace

void setUpGdal() {
    static std::once_flag once;
    std::call_once(once, [] {
        dropEnvironment();
        configure();
        closeFileSystems();
        // Errors are collected where they happen; none goes to stderr behind our back.
        CPLSetErrorHandler(CPLQuietErrorHandler);
    });
}

void refuseDisk() {
    closeFileSystem("");
}

} // namespace terrain
