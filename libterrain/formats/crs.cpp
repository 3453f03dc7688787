// SPDX-License-Identifier: MIT
#include "libterrain/formats/crs.h"

#include "libterrain/core/number_text.h"
#include "libterrain/formats/gdal_error.h"
#include "libterrain/formats/gdal_setup.h"

#include <cpl_conv.h>
#include <cpl_error.h>
#include <cpl_string.h>
#include <ogr_srs_api.h>

#include <array>
#include <cctype>
#include <memory>

namespace terrain {
namespace {

struct Release {
    void operator()(void* srs) const { OSRDestroySpatialReference(srs); }
};
using SrsPtr = std::unique_ptr<void, Release>; // an OGRSpatialReferenceH

constexpr std::string_view epsg = "EPSG:";
constexpr std::size_t longestCrs = 64 * 1024; // no real one is longer

/// Only codes and WKT are taken: other texts could be addresses, which the library would follow.
SrsPtr parsed(const std::string& crs) {
    setUpGdal();
    SrsPtr srs(OSRNewSpatialReference(nullptr));
    if (crs.empty() || crs.size() > longestCrs || crs.find('\0') != std::string::npos)
        return nullptr;
    if (crs.starts_with(epsg)) {
        const auto code = parseInteger(std::string_view(crs).substr(epsg.size()));
        const bool known = code && *code > 0 && *code < 1'000'000 &&
                           OSRImportFromEPSG(srs.get(), static_cast<int>(*code)) == OGRERR_NONE;
        return known ? std::move(srs) : nullptr;
    }
    std::string copy = crs;
    char* text = copy.data();
    const bool known = std::isalpha(static_cast<unsigned char>(crs[0])) != 0 &&
                       OSRImportFromWkt(srs.get(), &text) == OGRERR_NONE;
    return known ? std::move(srs) : nullptr;
}

/// `format`: one of the library's kinds of WKT.
std::string exported(OGRSpatialReferenceH srs, const char* format) {
    const std::string choice = std::string("FORMAT=") + format;
    const std::array<const char*, 2> options = {choice.c_str(), nullptr};
    char* text = nullptr;
    std::string out;
    if (OSRExportToWktEx(srs, &text, options.data()) == OGRERR_NONE && text != nullptr)
        out = text;
    CPLFree(text);
    return out;
}

/// The code of a system that is the same in everything but words; 0 when there is none.
int sameCode(OGRSpatialReferenceH srs) {
    constexpr int sure = 90; // percent; the library gives it to equal systems with names of another house
    int count = 0;
    int* confidences = nullptr;
    OGRSpatialReferenceH* matches = OSRFindMatches(srs, nullptr, &count, &confidences);
    int code = 0;
    for (int i = 0; i < count && code == 0; ++i) {
        const char* authority = OSRGetAuthorityName(matches[i], nullptr);
        const char* number = OSRGetAuthorityCode(matches[i], nullptr);
        if (confidences[i] >= sure && authority != nullptr && number != nullptr &&
            std::string_view(authority) == "EPSG" && OSRIsSame(srs, matches[i]) != 0)
            code = static_cast<int>(parseInteger(number).value_or(0));
    }
    OSRFreeSRSArray(matches);
    CPLFree(confidences);
    return code;
}

/// What libraries put where a file names no system: a plane of its own without a name, in metres.
bool saysNothing(OGRSpatialReferenceH srs) {
    const char* name = OSRGetAttrValue(srs, "LOCAL_CS", 0);
    const bool unnamed =
        name != nullptr && (std::string_view(name) == "unnamed" || std::string_view(name) == "unknown");
    return unnamed && OSRGetLinearUnits(srs, nullptr) == 1;
}

std::string shortened(OGRSpatialReferenceH srs) {
    if (saysNothing(srs))
        return {};
    const char* authority = OSRGetAuthorityName(srs, nullptr);
    const char* code = OSRGetAuthorityCode(srs, nullptr);
    if (authority != nullptr && code != nullptr && std::string_view(authority) == "EPSG")
        return std::string(epsg) + code;
    return exported(srs, "WKT1_GDAL");
}

} // namespace

std::optional<CrsUnit> crsUnit(const std::string& crs) {
    const GdalErrors unheard; // the answer says it
    const SrsPtr srs = parsed(crs);
    if (srs == nullptr)
        return std::nullopt;
    if (OSRIsGeographic(srs.get()) != 0)
        return CrsUnit{.geographic = true};
    const double unit = OSRGetLinearUnits(srs.get(), nullptr);
    return CrsUnit{.geographic = false, .metresPerUnit = unit > 0 && unit < 1e6 ? unit : 1};
}

Status checkCrs(const std::string& crs) {
    if (crs.empty() || crsUnit(crs))
        return Done{};
    constexpr std::size_t enough = 60;
    return Error{ErrorCode::UnusableInput,
                 TERRAIN_TEXT("formats",
                              "grid.crs: '%1' is no coordinate system that is known here: give a code "
                              "such as EPSG:32632, WKT, or null."),
                 {crs.substr(0, enough)},
                 "grid.crs"};
}

std::string crsFromPrj(const std::string& text) {
    setUpGdal();
    if (text.empty() || text.size() > longestCrs)
        return {};
    char** lines = CSLTokenizeString2(text.c_str(), "\r\n", 0);
    const SrsPtr srs(OSRNewSpatialReference(nullptr));
    const bool known = OSRImportFromESRI(srs.get(), lines) == OGRERR_NONE;
    CSLDestroy(lines);
    if (!known)
        return {};
    const int code = sameCode(srs.get());
    return code > 0 ? std::string(epsg) + std::to_string(code) : shortened(srs.get());
}

std::string crsFromWkt(const std::string& wkt) {
    const SrsPtr srs = parsed(wkt);
    return srs == nullptr ? std::string() : shortened(srs.get());
}

std::string wktOf(const std::string& crs) {
    const SrsPtr srs = parsed(crs);
    return srs == nullptr ? std::string() : exported(srs.get(), "WKT1_GDAL");
}

std::string prjOf(const std::string& crs) {
    const SrsPtr srs = parsed(crs);
    return srs == nullptr ? std::string() : exported(srs.get(), "WKT1_ESRI");
}

} // namespace terrain
