// SPDX-License-Identifier: MIT
#include "libterrain/core/number_text.h"
#include "libterrain/formats/catalogue.h"
#include "libterrain/formats/depth_option.h"
#include "libterrain/formats/file_kind.h"
#include "libterrain/formats/pgm_header.h"
#include "libterrain/formats/sample_rows_reader.h"
#include "libterrain/formats/sample_rows_writer.h"
#include "libterrain/formats/text_tokens.h"

namespace terrain {
namespace {

/// Samples as text.
class PlainPgmReader final : public HeightmapReader {
public:
    PlainPgmReader(FileReader file, const PgmHeader& header, SampleType type, const ImportOptions& options,
                   const SampleConversion::FileScale& scale)
        : m_tokens(std::move(file)), m_conversion(type, scale, options, m_facts) {
        m_grid.columns = static_cast<int>(header.columns);
        m_grid.rows = static_cast<int>(header.rows);
        m_facts.format = "pgm";
    }

    Status readRow(std::span<float> heights) override {
        for (float& height : heights) {
            const std::string_view word = m_tokens.next();
            if (word.empty())
                return m_tokens.status() ? Status(truncated(m_tokens.file().path())) : m_tokens.status();
            const auto sample = parseInteger(word);
            if (!sample || *sample < 0)
                return unusable(m_tokens.file().path(),
                                TERRAIN_TEXT("formats", "%1 is damaged: '%2' is no sample of a PGM picture."),
                                {std::string(word.substr(0, 40))});
            height = m_conversion.height(static_cast<double>(*sample));
        }
        return Done{};
    }

    Status finish() override {
        if (std::optional<Text> more = surplusNote(m_tokens, m_grid.columns, m_grid.rows))
            addNote(std::move(*more));
        return Done{};
    }

private:
    TextTokens m_tokens;
    SampleConversion m_conversion;
};

class PgmFormat final : public HeightmapFormat {
public:
    const char* id() const override { return "pgm"; }
    TextSource label() const override { return TERRAIN_TEXT("formats", "PGM picture"); }
    std::span<const char* const> suffixes() const override {
        static constexpr std::array suffixes = {"pgm", "pnm"};
        return suffixes;
    }
    bool canRead() const override { return true; }
    bool canWrite() const override { return true; }

    Recognition recognise(const FileProbe& probe) const override {
        return isPgm(probe.head) ? Recognition::ByContent : Recognition::No;
    }

    Result<HeightmapReaderPtr> open(const FileProbe& probe, const ImportOptions& options) const override {
        if (!isPgm(probe.head))
            return refusal(probe);
        const std::optional<PgmHeader> header = pgmHeader(probe.head);
        constexpr std::uint64_t whitest = 65535;
        if (!header || header->maximum == 0 || header->maximum > whitest)
            return unusable(probe.path,
                            TERRAIN_TEXT("formats", "%1 is damaged: a PGM picture begins with its size and "
                                                    "its greatest sample, 1 to 65535."));
        if (const Status size = checkSize(probe, header->columns, header->rows); !size)
            return size.failure();
        // A sample takes a byte, as text a digit and a blank.
        const std::uint64_t least = header->columns * header->rows * (header->plain ? 2 : 1) - 1;
        if (least > probe.size)
            return truncated(probe.path);
        return readerOf(probe, *header, options);
    }

    std::span<const ParameterSpec> exportOptions() const override { return std::span(&depthOption(), 1); }

    SampleType writtenType(const ParameterSet& options) const override { return depthType(options); }

    Result<ExportReport> write(const Heightfield& heights, const ExportOptions& options, SafeFile& file,
                               const RunContext& context) const override {
        const SampleType type = writtenType(options.format);
        const std::string header = "P5\n" + numberText(heights.columns()) + " " + numberText(heights.rows()) +
                                   "\n" + numberText(static_cast<int>(fullScale(type))) + "\n";
        if (const Status begun = file.write(std::as_bytes(std::span(header))); !begun)
            return begun.failure();
        return writeSampleRows(heights, {type, ByteOrder::Big}, options, file, context);
    }

private:
    Result<HeightmapReaderPtr> readerOf(const FileProbe& probe, const PgmHeader& header,
                                        const ImportOptions& options) const {
        Result<FileReader> file = FileReader::open(probe.path);
        if (!file)
            return file.failure();
        if (const Status sought = file.value().seek(header.bytes); !sought)
            return sought.failure();
        const SampleType type = header.maximum < 256 ? SampleType::U8 : SampleType::U16;
        const SampleConversion::FileScale scale{.metres = false,
                                                .fullScale = static_cast<double>(header.maximum)};
        if (header.plain)
            return HeightmapReaderPtr(
                std::make_unique<PlainPgmReader>(std::move(file).value(), header, type, options, scale));
        const SampleRows layout{id(), static_cast<int>(header.columns), static_cast<int>(header.rows), type,
                                ByteOrder::Big};
        return HeightmapReaderPtr(std::make_unique<SampleRowsReader>(
            std::make_unique<FileReader>(std::move(file).value()), layout, scale, options));
    }
};

} // namespace

const HeightmapFormat& pgmFormat() {
    static const PgmFormat format;
    return format;
}

} // namespace terrain
