// SPDX-License-Identifier: MIT
#include "libterrain/formats/catalogue.h"
#include "libterrain/formats/file_kind.h"
#include "libterrain/formats/npy_reader.h"
#include "libterrain/formats/sample_rows_writer.h"

namespace terrain {
namespace {

class NpyFormat final : public HeightmapFormat {
public:
    const char* id() const override { return "npy"; }
    TextSource label() const override { return TERRAIN_TEXT("formats", "NumPy array"); }
    std::span<const char* const> suffixes() const override {
        static constexpr std::array suffixes = {"npy"};
        return suffixes;
    }
    bool canRead() const override { return true; }
    bool canWrite() const override { return true; }
    bool canHoldHoles() const override { return true; }

    Recognition recognise(const FileProbe& probe) const override {
        return isNpy(probe.head) ? Recognition::ByContent : Recognition::No;
    }

    Result<HeightmapReaderPtr> open(const FileProbe& probe, const ImportOptions& options) const override {
        if (!isNpy(probe.head))
            return refusal(probe);
        const Result<NpyHeader> header = npyHeader(probe.head, probe.path);
        if (!header)
            return header.failure();
        if (!isGrid(header.value()))
            return unusable(probe.path,
                            TERRAIN_TEXT("formats", "%1 holds an array of %2 numbers; a heightmap has two "
                                                    "dimensions, rows and columns: save one layer of it."),
                            {shapeText(header.value())});
        Result<FileReader> opened = FileReader::open(probe.path);
        if (!opened)
            return opened.failure();
        auto file = std::make_unique<FileReader>(std::move(opened).value());
        if (const Status sought = file->seek(header.value().dataBegin); !sought)
            return sought.failure();
        return openNpyRows(probe, id(), header.value(), std::move(file), options);
    }

    Result<ExportReport> write(const Heightfield& heights, const ExportOptions& options, SafeFile& file,
                               const RunContext& context) const override {
        const std::string header = npyHeaderText(heights.columns(), heights.rows());
        if (const Status begun = file.write(std::as_bytes(std::span(header))); !begun)
            return begun.failure();
        return writeSampleRows(heights, {SampleType::F32, ByteOrder::Little}, options, file, context);
    }
};

} // namespace

const HeightmapFormat& npyFormat() {
    static const NpyFormat format;
    return format;
}

} // namespace terrain
