// SPDX-License-Identifier: MIT
#include "libterrain/formats/byte_reader.h"
#include "libterrain/formats/catalogue.h"
#include "libterrain/formats/file_kind.h"
#include "libterrain/formats/npy_reader.h"
#include "libterrain/formats/zip_entry.h"

#include <algorithm>

namespace terrain {
namespace {

constexpr std::string_view suffix = ".npy";
constexpr std::size_t headBytes = 4096;

bool isArray(const ZipEntry& entry) {
    return entry.name.ends_with(suffix);
}

std::string arrayName(const ZipEntry& entry) {
    return entry.name.substr(0, entry.name.size() - suffix.size());
}

struct Array {
    ZipEntry entry;
    NpyHeader header;
};

/// The arrays of the archive that can be read.
Result<std::vector<Array>> arraysIn(FileReader& file) {
    const Result<std::vector<ZipEntry>> entries = zipEntries(file);
    if (!entries)
        return entries.failure();
    std::vector<Array> out;
    for (const ZipEntry& entry : entries.value()) {
        if (!isArray(entry))
            continue;
        const auto head = startOfEntry(file, entry, headBytes);
        if (!head)
            return head.failure();
        if (Result<NpyHeader> header = npyHeader(head.value(), file.path()); header)
            out.push_back({entry, std::move(header).value()});
    }
    return out;
}

/// "elevation (344 × 403), dx (1)".
std::string listOf(const std::vector<Array>& arrays) {
    std::string out;
    for (const Array& array : arrays)
        out += (out.empty() ? "" : ", ") + arrayName(array.entry) + " (" + shapeText(array.header) + ")";
    return out;
}

/// The array that was asked for, or the only one of two dimensions.
Result<Array> chosen(const std::vector<Array>& arrays, const ImportOptions& options,
                     const std::filesystem::path& path) {
    const auto wanted = [&](const Array& array) {
        return isGrid(array.header) && (options.channel.empty() || arrayName(array.entry) == options.channel);
    };
    if (std::ranges::count_if(arrays, wanted) == 1)
        return *std::ranges::find_if(arrays, wanted);
    Error error =
        options.channel.empty()
            ? unusable(path,
                       TERRAIN_TEXT("formats", "%1 holds no or several arrays of two dimensions "
                                               "(%2): name one."),
                       {listOf(arrays)})
            : unusable(path, TERRAIN_TEXT("formats", "%1 has no array '%2' of two dimensions; it has: %3."),
                       {options.channel, listOf(arrays)});
    error.field = "channel";
    return error;
}

class NpzFormat final : public HeightmapFormat {
public:
    const char* id() const override { return "npz"; }
    TextSource label() const override { return TERRAIN_TEXT("formats", "NumPy archive"); }
    std::span<const char* const> suffixes() const override {
        static constexpr std::array suffixes = {"npz"};
        return suffixes;
    }
    bool canRead() const override { return true; }
    Takes takes() const override { return {.channel = true}; }

    Recognition recognise(const FileProbe& probe) const override {
        if (!startsWith(probe.head, "PK\x03\x04"))
            return Recognition::No;
        Result<FileReader> file = FileReader::open(probe.path);
        if (!file)
            return Recognition::No;
        const auto entries = zipEntries(file.value());
        return entries && std::ranges::any_of(entries.value(), isArray) ? Recognition::ByContent
                                                                        : Recognition::No;
    }

    Result<HeightmapReaderPtr> open(const FileProbe& probe, const ImportOptions& options) const override {
        if (!startsWith(probe.head, "PK\x03\x04"))
            return refusal(probe);
        Result<FileReader> file = FileReader::open(probe.path);
        if (!file)
            return file.failure();
        const auto arrays = arraysIn(file.value());
        if (!arrays)
            return arrays.failure();
        const Result<Array> array = chosen(arrays.value(), options, probe.path);
        if (!array)
            return array.failure();
        const ZipEntry& entry = array.value().entry;
        if (const Status allowed = checkBlock(probe, entry.bytes); !allowed)
            return allowed.failure();
        auto bytes = unpackedEntry(file.value(), entry, entry.bytes);
        if (!bytes)
            return bytes.failure();
        auto source = std::make_unique<MemoryBytes>(probe.path, std::move(bytes).value());
        std::vector<std::byte> header(static_cast<std::size_t>(array.value().header.dataBegin));
        if (const Status skipped = source->read(header); !skipped)
            return skipped.failure();
        auto reader = openNpyRows(probe, id(), array.value().header, std::move(source), options);
        if (reader && arrays.value().size() > 1)
            reader.value()->addNote(
                {TERRAIN_TEXT("formats", "The archive holds several arrays: the heights are '%1'."),
                 std::vector{arrayName(entry)}});
        return reader;
    }
};

} // namespace

const HeightmapFormat& npzFormat() {
    static const NpzFormat format;
    return format;
}

} // namespace terrain
