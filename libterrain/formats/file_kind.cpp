// SPDX-License-Identifier: MIT
#include "libterrain/formats/file_kind.h"

#include "libterrain/formats/byte_reader.h"
#include "libterrain/formats/file_reader.h"
#include "libterrain/formats/text_case.h"
#include "libterrain/formats/zip_entry.h"

#include <algorithm>
#include <array>

namespace terrain {
namespace {

using namespace std::string_view_literals;

enum class Remedy { ConvertRaster, ConvertVariable, ConvertPicture, Unpack, None };

struct FileKind {
    std::size_t offset;
    std::string_view magic;
    const char* name;
    Remedy remedy;
};

// By the formats' own specifications; of two that fit, the first counts.
constexpr std::array kinds = {
    FileKind{0, "\x89PNG\r\n\x1a\n"sv, "PNG", Remedy::ConvertPicture},
    FileKind{0, "II*\0"sv, "TIFF", Remedy::ConvertRaster},
    FileKind{0, "MM\0*"sv, "TIFF", Remedy::ConvertRaster},
    FileKind{0, "II+\0"sv, "BigTIFF", Remedy::ConvertRaster},
    FileKind{0, "MM\0+"sv, "BigTIFF", Remedy::ConvertRaster},
    FileKind{0, "\xFF\xD8\xFF"sv, "JPEG", Remedy::ConvertPicture},
    FileKind{0, "GIF87a"sv, "GIF", Remedy::ConvertPicture},
    FileKind{0, "GIF89a"sv, "GIF", Remedy::ConvertPicture},
    FileKind{8, "WEBP"sv, "WebP", Remedy::ConvertPicture},
    FileKind{4, "ftypavif"sv, "AVIF", Remedy::ConvertPicture},
    FileKind{4, "ftypheic"sv, "HEIC", Remedy::ConvertPicture},
    FileKind{0, "8BPS"sv, "Photoshop", Remedy::ConvertPicture},
    FileKind{0, "gimp xcf "sv, "GIMP XCF", Remedy::ConvertPicture},
    FileKind{0, "DDS "sv, "DDS", Remedy::ConvertPicture},
    FileKind{0, "v/1\x01"sv, "OpenEXR", Remedy::ConvertPicture},
    FileKind{0, "\0\0\0\x0CjP  \r\n"sv, "JPEG 2000", Remedy::ConvertRaster},
    FileKind{0, "\xFF\x4F\xFF\x51"sv, "JPEG 2000", Remedy::ConvertRaster},
    FileKind{0, "\x89HDF\r\n\x1a\n"sv, "HDF5 / NetCDF-4", Remedy::ConvertVariable},
    FileKind{0, "\x0E\x03\x13\x01"sv, "HDF4", Remedy::ConvertVariable},
    FileKind{0, "CDF\x01"sv, "NetCDF", Remedy::ConvertVariable},
    FileKind{0, "CDF\x02"sv, "NetCDF", Remedy::ConvertVariable},
    FileKind{0, "CDF\x05"sv, "NetCDF", Remedy::ConvertVariable},
    FileKind{0, "GRIB"sv, "GRIB", Remedy::ConvertRaster},
    FileKind{0, "EHFA_HEADER_TAG"sv, "Erdas Imagine", Remedy::ConvertRaster},
    FileKind{0, "<VRTDataset"sv, "GDAL VRT", Remedy::ConvertRaster},
    FileKind{0, "NITF0"sv, "NITF", Remedy::ConvertRaster},
    FileKind{0, "[general]"sv, "R raster", Remedy::ConvertRaster},
    FileKind{0, "P1\n"sv, "PBM", Remedy::ConvertPicture},
    FileKind{0, "P3\n"sv, "PPM", Remedy::ConvertPicture},
    FileKind{0, "P4\n"sv, "PBM", Remedy::ConvertPicture},
    FileKind{0, "P6\n"sv, "PPM", Remedy::ConvertPicture},
    FileKind{0, "P7\n"sv, "PAM", Remedy::ConvertPicture},
    FileKind{0, "Pf\n"sv, "PFM", Remedy::ConvertPicture},
    FileKind{0, "PF\n"sv, "PFM", Remedy::ConvertPicture},
    FileKind{0, "#?RADIANCE"sv, "Radiance HDR", Remedy::ConvertPicture},
    FileKind{0, "%PDF-"sv, "PDF", Remedy::None},
    FileKind{0, "SQLite format 3\0"sv, "SQLite", Remedy::None},
    FileKind{0, "PK\x03\x04"sv, "ZIP", Remedy::Unpack},
    FileKind{0, "PK\x05\x06"sv, "ZIP", Remedy::Unpack},
    FileKind{0, "\x1F\x8B\x08"sv, "gzip", Remedy::Unpack},
    FileKind{0, "BZh"sv, "bzip2", Remedy::Unpack},
    FileKind{0,
             "\xFD"
             "7zXZ\0"sv,
             "xz", Remedy::Unpack},
    FileKind{0, "7z\xBC\xAF\x27\x1C"sv, "7-Zip", Remedy::Unpack},
    FileKind{0, "Rar!\x1A\x07"sv, "RAR", Remedy::Unpack},
    FileKind{0, "\x28\xB5\x2F\xFD"sv, "zstd", Remedy::Unpack},
    FileKind{257, "ustar"sv, "tar", Remedy::Unpack},
    FileKind{0, "glTF"sv, "glTF", Remedy::None},
    FileKind{0, "ply\n"sv, "PLY", Remedy::None},
    FileKind{0, "<?xml"sv, "XML", Remedy::None},
    FileKind{0, "<!DOCTYPE html"sv, "HTML", Remedy::None},
    FileKind{0, "<html"sv, "HTML", Remedy::None},
    FileKind{0, "<svg"sv, "SVG", Remedy::ConvertPicture},
};

const FileKind* kindOf(std::span<const std::byte> head) {
    const std::string_view text = asText(head);
    const auto found = std::ranges::find_if(kinds, [&](const FileKind& kind) {
        return text.size() >= kind.offset && text.substr(kind.offset).starts_with(kind.magic);
    });
    return found == kinds.end() ? nullptr : &*found;
}

bool isText(std::span<const std::byte> head) {
    return std::ranges::all_of(asText(head), [](char c) {
        const auto u = static_cast<unsigned char>(c);
        return u >= 0x20 ? u != 0x7F : c == '\t' || c == '\n' || c == '\r' || c == '\f';
    });
}

TextSource sentence(Remedy remedy) {
    switch (remedy) {
    case Remedy::ConvertRaster:
        return TERRAIN_TEXT("formats", "%1 has the format %2, which cannot be read here; convert it, for "
                                       "example with: gdal_translate -of GTiff IN OUT.tif");
    case Remedy::ConvertVariable:
        return TERRAIN_TEXT("formats",
                            "%1 has the format %2, which cannot be read here; convert it, for example with: "
                            "gdal_translate -of GTiff IN OUT.tif; of several variables, which gdalinfo IN "
                            "lists, name one in place of IN.");
    case Remedy::ConvertPicture:
        return TERRAIN_TEXT("formats", "%1 is a picture in the format %2, which cannot be read here; save it "
                                       "as PNG (16-bit grey) or TIFF in a picture editor.");
    case Remedy::Unpack:
        return TERRAIN_TEXT("formats", "%1 is an archive (%2): unpack it and choose the heightmap in it.");
    case Remedy::None:
        break;
    }
    return TERRAIN_TEXT("formats", "%1 has the format %2, which holds no heightmap.");
}

Error inField(const char* field, Error error) {
    error.field = field;
    return error;
}

bool isSideHeader(const FileProbe& probe) {
    const std::string text = lowerCase(asText(probe.head));
    return probe.suffix == "hdr" && isText(probe.head) &&
           (text.starts_with("envi") || text.find("nrows") != std::string::npos);
}

} // namespace

bool looksLikeKnownKind(const FileProbe& probe) {
    return kindOf(probe.head) != nullptr;
}

Error refusal(const FileProbe& probe) {
    if (isSideHeader(probe))
        return unusable(probe.path,
                        TERRAIN_TEXT("formats", "%1 is the header of a grid: choose the file with "
                                                "the samples beside it (.bil, .flt, .img …)."));
    if (probe.size == 0)
        return unusable(probe.path, TERRAIN_TEXT("formats", "%1 is empty: it holds 0 bytes."));
    if (isCutZip(probe.path, probe.head))
        return truncated(probe.path);
    if (const FileKind* kind = kindOf(probe.head))
        return inField("formats", unusable(probe.path, sentence(kind->remedy), {kind->name}));
    if (isText(probe.head))
        return unusable(probe.path,
                        TERRAIN_TEXT("formats", "%1 holds text, but not a heightmap: open it in a "
                                                "text editor to see what it says."));
    return inField(
        "in-format",
        unusable(probe.path, TERRAIN_TEXT("formats", "%1 is no heightmap of a known format; data "
                                                     "without a header need their size and type.")));
}

} // namespace terrain
