// SPDX-License-Identifier: MIT
#include "libterrain/formats/gdal_door.h"

#include "libterrain/core/no_memory.h"
#include "libterrain/core/number_text.h"
#include "libterrain/core/parallel_rows.h"
#include "libterrain/core/platform/address_room.h"
#include "libterrain/formats/crs.h"
#include "libterrain/formats/file_reader.h"
#include "libterrain/formats/gdal_error.h"
#include "libterrain/formats/gdal_setup.h"
#include "libterrain/formats/gdal_whole.h"

#include <cpl_conv.h>
#include <cpl_vsi.h>
#include <gdal.h>
#include <gdal_frmts.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <mutex>

namespace terrain {

struct RasterFile::Handle {
    GDALDatasetH dataset = nullptr;
    bool isInMemory = false; ///< in GDAL's own file system
    bool signedBytes = false;
    std::vector<unsigned char> mask;
};

namespace {

struct Driver {
    const char* name;
    void (*registerIt)();
};
constexpr std::array drivers = {
    Driver{"GTiff", GDALRegister_GTiff}, Driver{"USGSDEM", GDALRegister_USGSDEM},
    Driver{"EHdr", GDALRegister_EHdr},   Driver{"ENVI", GDALRegister_ENVI},
    Driver{"BT", GDALRegister_BT},       Driver{"Terragen", GDALRegister_Terragen},
    Driver{"HF2", GDALRegister_HF2},     Driver{"GSAG", GDALRegister_GSAG},
    Driver{"GSBG", GDALRegister_GSBG},   Driver{"GS7BG", GDALRegister_GS7BG},
    Driver{"BMP", GDALRegister_BMP},     Driver{"JPEG", GDALRegister_JPEG},
    Driver{"TGA", GDALRegister_TGA},
};

/// Registers the driver the first time that it is asked for; false for one that the door does not know.
bool knowsDriver(std::string_view name) {
    static std::mutex mutex;
    const std::scoped_lock lock(mutex);
    const auto found = std::ranges::find_if(drivers, [&](const Driver& d) { return name == d.name; });
    if (found == drivers.end())
        return false;
    if (GDALGetDriverByName(found->name) == nullptr)
        found->registerIt();
    return true;
}

// The sentences that this door says itself.
constexpr TextSource partsMissing = TERRAIN_TEXT(
    "formats", "%1 is damaged or incomplete: parts that its header names are not in it; fetch or "
               "save it again.");
constexpr TextSource damagedSomehow =
    TERRAIN_TEXT("formats", "%1 is damaged or incomplete: fetch or save it again.");
constexpr TextSource damagedThus =
    TERRAIN_TEXT("formats", "%1 is damaged or incomplete (%2): fetch or save it again.");
constexpr TextSource wrongName = TERRAIN_TEXT("formats", "%1 cannot be opened under this name: move it.");
constexpr TextSource wrongBands =
    TERRAIN_TEXT("formats", "%1 has %2 bands; a heightmap has 1 to %3: split it, for example with: "
                            "gdal_translate -b 1 IN OUT.tif");
constexpr TextSource complexNumbers =
    TERRAIN_TEXT("formats", "%1 holds complex numbers, not heights; their real part alone is written with: "
                            "gdal_translate -ot Float32 IN OUT.tif");

Error damaged(const std::filesystem::path& path, const std::string& name, const GdalErrors& errors) {
    if (errors.lackedMemory())
        return noMemoryToRead(path);
    // The library goes on without such a part; the heights would not be those of the file.
    if (errors.message().find("tag ignored") != std::string::npos)
        return unusable(path, partsMissing);
    const std::string detail = errors.detail(path, name);
    return detail.empty() ? unusable(path, damagedSomehow) : unusable(path, damagedThus, {detail});
}

std::string textOf(const char* text) {
    return text == nullptr ? std::string() : std::string(text);
}

std::optional<SampleType> sampleTypeOf(GDALRasterBandH band) {
    const auto bits = parseInteger(textOf(GDALGetMetadataItem(band, "NBITS", "IMAGE_STRUCTURE"))).value_or(0);
    switch (GDALGetRasterDataType(band)) {
    case GDT_Byte:
        return bits == 1   ? SampleType::U1
               : bits == 2 ? SampleType::U2
               : bits == 4 ? SampleType::U4
                           : SampleType::U8;
    case GDT_UInt16:
        return SampleType::U16;
    case GDT_Int16:
        return SampleType::I16;
    case GDT_UInt32:
        return SampleType::U32;
    case GDT_Int32:
        return SampleType::I32;
    case GDT_Float32:
        return bits == 16 ? SampleType::F16 : SampleType::F32;
    case GDT_Float64:
    case GDT_Int64:
    case GDT_UInt64:
        return SampleType::F64;
    default:
        return std::nullopt;
    }
}

RasterBand::Role roleOf(GDALRasterBandH band) {
    switch (GDALGetRasterColorInterpretation(band)) {
    case GCI_GrayIndex:
        return RasterBand::Role::Grey;
    case GCI_RedBand:
        return RasterBand::Role::Red;
    case GCI_GreenBand:
        return RasterBand::Role::Green;
    case GCI_BlueBand:
        return RasterBand::Role::Blue;
    case GCI_AlphaBand:
        return RasterBand::Role::Alpha;
    case GCI_PaletteIndex:
        return RasterBand::Role::Index;
    default:
        return RasterBand::Role::Other;
    }
}

RasterBand factsOf(GDALRasterBandH band) {
    RasterBand out;
    out.name = textOf(GDALGetDescription(band));
    out.role = roleOf(band);
    int has = 0;
    const double nodata = GDALGetRasterNoDataValue(band, &has);
    if (has != 0)
        out.nodata = nodata;
    const double scale = GDALGetRasterScale(band, &has);
    if (has != 0 && std::isfinite(scale))
        out.scale = scale;
    const double offset = GDALGetRasterOffset(band, &has);
    if (has != 0 && std::isfinite(offset))
        out.offset = offset;
    out.unit = textOf(GDALGetRasterUnitType(band));
    const int flags = GDALGetMaskFlags(band);
    out.masked = (flags & GMF_PER_DATASET) != 0 && (flags & GMF_ALPHA) == 0;
    return out;
}

std::vector<std::array<int, 4>> paletteOf(GDALRasterBandH band) {
    std::vector<std::array<int, 4>> out;
    GDALColorTableH table = GDALGetRasterColorTable(band);
    for (int i = 0; table != nullptr && i < GDALGetColorEntryCount(table); ++i) {
        const GDALColorEntry* entry = GDALGetColorEntry(table, i);
        out.push_back({entry->c1, entry->c2, entry->c3, entry->c4});
    }
    return out;
}

/// Refuses blocks that cost much more memory than the file has bytes, and lets the others stay in GDAL's
/// cache while their rows are read: else each piece of a large one would be decoded anew.
Status checkBlocks(const FileProbe& probe, GDALDatasetH dataset, GDALRasterBandH band) {
    int width = 0;
    int height = 0;
    GDALGetBlockSize(band, &width, &height);
    const auto each = static_cast<std::uint64_t>(GDALGetDataTypeSizeBytes(GDALGetRasterDataType(band)));
    const std::string interleave = textOf(GDALGetMetadataItem(dataset, "INTERLEAVE", "IMAGE_STRUCTURE"));
    const auto bands = static_cast<std::uint64_t>(interleave == "PIXEL" ? GDALGetRasterCount(dataset) : 1);
    const std::uint64_t bytes =
        static_cast<std::uint64_t>(width) * static_cast<std::uint64_t>(height) * each * bands;
    if (Status allowed = checkBlock(probe, bytes); !allowed)
        return allowed;
    // A row of blocks, so that each is unpacked once by those who read row by row, within a bound.
    constexpr std::uint64_t most = std::uint64_t{1} << 30;
    const auto across = static_cast<std::uint64_t>((GDALGetRasterBandXSize(band) + width - 1) / width);
    const auto needed = static_cast<GIntBig>(std::max(2 * bytes, std::min((across + 1) * bytes, most)));
    if (needed > GDALGetCacheMax64())
        GDALSetCacheMax64(needed);
    return Done{};
}

} // namespace

RasterFile::RasterFile() : m_handle(std::make_unique<Handle>()) {}

RasterFile::~RasterFile() {
    const GdalErrors unheard;
    if (m_handle->dataset != nullptr)
        GDALClose(m_handle->dataset);
    if (m_handle->isInMemory)
        VSIUnlink(m_name.c_str());
}

/// What GDAL opens: the file by its absolute path, which no longer can be taken for an address, or its
/// content.
Status RasterFile::setName(const RasterRequest& request) {
    const std::filesystem::path& path = request.probe.path;
    if (request.content.empty()) {
        std::error_code code;
        m_name = std::filesystem::absolute(path, code).string();
        return code || m_name.starts_with("/vsi") ? Status(unusable(path, wrongName)) : Status(Done{});
    }
    static std::atomic<std::uint64_t> number{0};
    m_name = "/vsimem/unpacked/" + numberText(++number);
    m_handle->isInMemory = true;
    // GDAL reads the bytes and does not own them, though it takes the kind of pointer that could change them.
    auto* bytes = reinterpret_cast<GByte*>(const_cast<std::byte*>(request.content.data()));
    VSILFILE* file = VSIFileFromMemBuffer(m_name.c_str(), bytes, request.content.size(), FALSE);
    if (file == nullptr)
        return noMemoryToRead(path);
    VSIFCloseL(file);
    return Done{};
}

Result<std::unique_ptr<RasterRows>> RasterFile::open(const RasterRequest& request, std::string name) {
    const FileProbe& probe = request.probe;
    setUpGdal();
    [[maybe_unused]] const bool known = knowsDriver(request.driver);
    MORAINE_EXPECTS(known);
    std::unique_ptr<RasterFile> out(new RasterFile);
    out->m_path = probe.path;
    out->m_name = std::move(name);
    if (out->m_name.empty())
        if (const Status named = out->setName(request); !named)
            return named.failure();
    GdalErrors errors;
    const std::array<const char*, 2> allowed = {request.driver, nullptr};
    std::vector<std::string> names{probe.path.filename().string()};
    for (const std::filesystem::path& beside : request.sideFiles)
        names.push_back(beside.filename().string());
    std::vector<const char*> siblings;
    siblings.reserve(names.size() + 1);
    for (const std::string& each : names)
        siblings.push_back(each.c_str());
    siblings.push_back(nullptr);
    // Other drivers would only warn of an option that they do not know. GDAL waits for ever for threads that
    // cannot start.
    const int processors = processorCount();
    const std::array<const char*, 2> threads = {"NUM_THREADS=ALL_CPUS", nullptr};
    const bool isThreaded =
        std::string_view(request.driver) == "GTiff" && threadsWithRoom(processors + 1) > processors;
    out->m_handle->dataset =
        GDALOpenEx(out->m_name.c_str(), GDAL_OF_RASTER | GDAL_OF_READONLY, allowed.data(),
                   isThreaded ? threads.data() : nullptr, siblings.data());
    if (out->m_handle->dataset == nullptr || errors.failed())
        return damaged(probe.path, out->m_name, errors);
    if (const Status read = out->readFacts(probe); !read)
        return read.failure();
    if (errors.failed())
        return damaged(probe.path, out->m_name, errors);
    return std::unique_ptr<RasterRows>(std::move(out));
}

const std::vector<Error>& RasterFile::refusals() {
    static const std::vector<Error> all = [] {
        constexpr std::uint64_t tooMuch = std::uint64_t{1} << 40;
        const FileProbe probe{};
        return std::vector<Error>{
            unusable({}, partsMissing),
            unusable({}, damagedSomehow),
            unusable({}, damagedThus, {""}),
            unusable({}, wrongName),
            unusable({}, wrongBands, {"", ""}),
            unusable({}, complexNumbers),
            truncated({}),
            noMemoryToRead({}),
            checkSize(probe, 0, 0).error(),
            checkSize(probe, tooMuch, tooMuch).error(),
            checkBlock(probe, tooMuch).error(),
        };
    }();
    return all;
}

Status RasterFile::readFacts(const FileProbe& probe) {
    GDALDatasetH dataset = m_handle->dataset;
    m_facts.columns = GDALGetRasterXSize(dataset);
    m_facts.rows = GDALGetRasterYSize(dataset);
    if (Status size = checkSize(probe, static_cast<std::uint64_t>(m_facts.columns),
                                static_cast<std::uint64_t>(m_facts.rows));
        !size)
        return size;
    constexpr int mostBands = 16;
    const int bands = GDALGetRasterCount(dataset);
    if (bands < 1 || bands > mostBands)
        return unusable(probe.path, wrongBands, {numberText(bands), numberText(mostBands)});
    GDALRasterBandH first = GDALGetRasterBand(dataset, 1);
    if (Status blocks = checkBlocks(probe, dataset, first); !blocks)
        return blocks;
    if (Status whole = checkWhole(probe, dataset); !whole)
        return whole;
    const std::optional<SampleType> type = sampleTypeOf(first);
    if (!type)
        return unusable(probe.path, complexNumbers);
    m_handle->signedBytes =
        textOf(GDALGetMetadataItem(first, "PIXELTYPE", "IMAGE_STRUCTURE")) == "SIGNEDBYTE";
    m_facts.type = m_handle->signedBytes ? SampleType::I16 : *type;
    int blockColumns = 0;
    GDALGetBlockSize(first, &blockColumns, &m_facts.blockRows);
    for (int band = 1; band <= bands; ++band)
        m_facts.bands.push_back(factsOf(GDALGetRasterBand(dataset, band)));
    m_facts.palette = paletteOf(first);
    std::array<double, 6> transform{};
    if (GDALGetGeoTransform(dataset, transform.data()) == CE_None)
        m_facts.transform = transform;
    m_facts.crs = crsFromWkt(textOf(GDALGetProjectionRef(dataset)));
    return Done{};
}

Status RasterFile::readRows(int band, int first, int count, std::span<double> samples) {
    GdalErrors errors;
    GDALRasterBandH source = GDALGetRasterBand(m_handle->dataset, band + 1);
    const CPLErr read = GDALRasterIO(source, GF_Read, 0, first, m_facts.columns, count, samples.data(),
                                     m_facts.columns, count, GDT_Float64, 0, 0);
    if (read != CE_None || errors.failed())
        return damaged(m_path, m_name, errors);
    if (m_handle->signedBytes)
        for (double& sample : samples)
            sample -= sample > 127 ? 256 : 0;
    if (!m_facts.bands[static_cast<std::size_t>(band)].masked)
        return Done{};
    m_handle->mask.resize(samples.size());
    if (GDALRasterIO(GDALGetMaskBand(source), GF_Read, 0, first, m_facts.columns, count,
                     m_handle->mask.data(), m_facts.columns, count, GDT_Byte, 0, 0) != CE_None)
        return damaged(m_path, m_name, errors);
    for (std::size_t i = 0; i < samples.size(); ++i)
        if (m_handle->mask[i] == 0)
            samples[i] = hole;
    return Done{};
}

} // namespace terrain
