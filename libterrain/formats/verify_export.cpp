// SPDX-License-Identifier: MIT
#include "libterrain/formats/verify_export.h"

#include "libterrain/core/no_memory.h"
#include "libterrain/core/number_text.h"
#include "libterrain/core/parallel_rows.h"
#include "libterrain/formats/decode_worker.h"
#include "libterrain/formats/serial_rows.h"

#include <algorithm>
#include <cmath>

namespace terrain {
namespace {

/// Compares the rows of a file with those that it should hold.
class Comparison {
public:
    Comparison(const ExportReport& report, bool hasRange) : m_step(report.step), m_type(report.sampleType) {
        if (hasRange) {
            m_low = report.range.minimum;
            m_high = report.range.maximum;
        } else if (report.clipped > 0) {
            m_low = -fullScale(m_type) * std::max(1.0, m_step);
            m_high = -m_low;
        }
    }

    /// The column of the first height that is not what it should be; −1 when all are.
    int compare(const float* wanted, std::span<const float> got) {
        for (std::size_t x = 0; x < got.size(); ++x) {
            if (std::isnan(wanted[x]) || std::isnan(got[x])) {
                if (std::isnan(wanted[x]) != std::isnan(got[x]))
                    return static_cast<int>(x);
                continue;
            }
            const double height = std::clamp<double>(wanted[x], m_low, m_high);
            const double error = std::abs(static_cast<double>(got[x]) - height);
            if (!(error <= allowed(height)))
                return static_cast<int>(x);
            if (height == static_cast<double>(wanted[x]))
                m_largest = std::max(m_largest, error);
        }
        return -1;
    }

    [[nodiscard]] double largest() const { return m_largest; }

private:
    [[nodiscard]] double allowed(double height) const {
        constexpr double half = 1.0 / 2048; // a unit in the last place of a float16, and its least step
        constexpr double leastHalf = 6e-8;
        constexpr double single = 1.0 / 4194304; // two units of a float32
        if (m_type == SampleType::F16)
            return std::abs(height) * half + leastHalf;
        const bool exact = !isInteger(m_type);
        return exact ? 0 : m_step / 2 * (1 + 1e-6) + std::abs(height) * single;
    }

    double m_step;
    SampleType m_type;
    double m_low = -HUGE_VAL;
    double m_high = HUGE_VAL;
    double m_largest = 0;
};

Error differs(const SafeFile& file, int column, int row, float wanted, float got) {
    return {ErrorCode::CannotWrite,
            TERRAIN_TEXT("formats",
                         "%1 was read again and does not hold what was written: at column %2, row %3 "
                         "stands %5 m instead of %4 m. Nothing was kept; try another disk."),
            {file.path().string(), numberText(column), numberText(row), numberText(wanted), numberText(got)}};
}

/// What the reader says, as a failure to write.
Error unreadable(const SafeFile& file, const Error& error) {
    if (error.code == ErrorCode::OverLimit)
        return noMemoryToWrite(file.path());
    return {ErrorCode::CannotWrite,
            TERRAIN_TEXT("formats", "%1 was written, but could not be read again (%2). Nothing was kept."),
            {file.path().string(), error.detail.english()}};
}

/// The file, which must have this size.
Result<HeightmapReaderPtr> openedAgain(SafeFile& file, const ReadBack& back, const Grid& grid) {
    if (const Status readable = file.write({}); !readable) // what is gathered goes out
        return readable.failure();
    const DecodeScope scope(DecodeScope::inThisProcess); // nobody else's file
    Result<HeightmapReaderPtr> opened = openHeightmap(file.temporaryPath(), back.options);
    if (!opened)
        return unreadable(file, opened.error());
    const Grid& found = opened.value()->grid();
    if (found.columns != grid.columns || found.rows != grid.rows)
        return unreadable(file, {ErrorCode::CannotWrite,
                                 TERRAIN_TEXT("formats", "it has %1 × %2 samples"),
                                 {numberText(found.columns), numberText(found.rows)}});
    return opened;
}

/// Calls body(row) for each row of the file, in its order, and hears the reader out.
template <class Body>
Status readRows(HeightmapReader& reader, const SafeFile& file, std::span<float> row,
                const RunContext& context, const Body& body) {
    const Status same = serialRows(context, reader.grid().rows, [&](int index) -> Status {
        if (Status read = reader.readRow(row); !read)
            return read.isError() ? Status(unreadable(file, read.error())) : read;
        return body(index);
    });
    return same ? reader.finish() : same;
}

/// Whether the options have this choice.
bool isChosen(const ParameterSet& options, const char* id, const char* choice) {
    return findSpec(options.specs(), id) != nullptr && options.isChoice(id, choice);
}

} // namespace

ReadBack readBack(const HeightmapFormat& format, const Grid& grid, const ParameterSet& options,
                  const ExportReport& report) {
    ReadBack out;
    out.options.format = format.id();
    if (format.takesRange(options))
        out.options.range = report.range;
    if (format.takes().rgb)
        out.options.rgb = {options.real("base"), options.real("interval")};
    if (format.takes().rawLayout) {
        RawLayout& raw = out.options.raw;
        raw.columns = grid.columns;
        raw.rows = grid.rows;
        raw.type = report.sampleType;
        raw.byteOrder = isChosen(options, "byte_order", "big") ? ByteOrder::Big : ByteOrder::Little;
        out.southFirst = isChosen(options, "rows", "south");
    }
    return out;
}

Result<double> verifiedError(const Heightfield& heights, const HeightmapFormat& format,
                             const ParameterSet& options, const ExportReport& report, SafeFile& file,
                             const RunContext& context) {
    const ReadBack back = readBack(format, heights.grid(), options, report);
    const Result<HeightmapReaderPtr> opened = openedAgain(file, back, heights.grid());
    if (!opened)
        return opened.failure();
    Comparison comparison(report,
                          report.range.minimum < report.range.maximum || back.options.range.has_value());
    std::vector<float> got(static_cast<std::size_t>(heights.columns()));
    const Status same = readRows(*opened.value(), file, got, context, [&](int index) -> Status {
        const int row = back.southFirst ? heights.rows() - 1 - index : index;
        const int wrong = comparison.compare(heights.row(row), got);
        if (wrong >= 0)
            return differs(file, wrong, row, heights.at(wrong, row), got[static_cast<std::size_t>(wrong)]);
        return Done{};
    });
    if (!same)
        return same.failure();
    return comparison.largest();
}

HashedSource::HashedSource(HeightSource& heights)
    : m_heights(heights), m_hashes(static_cast<std::size_t>(heights.grid().rows)) {}

Result<std::span<const float>> HashedSource::rows(int first, int count, const RunContext& context) {
    const Result<std::span<const float>> band = m_heights.rows(first, count, context);
    if (!band)
        return band;
    const auto columns = static_cast<std::size_t>(grid().columns);
    const bool whole = parallelRows(context.part(1, 1), count, 8, [&](int begin, int end) {
        for (int row = begin; row < end; ++row)
            m_hashes[static_cast<std::size_t>(first + row)] =
                rowHash(band.value().subspan(static_cast<std::size_t>(row) * columns, columns));
    });
    return whole ? band : Cancelled{};
}

Status verifyRows(const HashedSource& written, const HeightmapFormat& format, const ParameterSet& options,
                  const ExportReport& report, SafeFile& file, const RunContext& context) {
    MORAINE_EXPECTS(report.sampleType == SampleType::F32);
    const ReadBack back = readBack(format, written.grid(), options, report);
    const Result<HeightmapReaderPtr> opened = openedAgain(file, back, written.grid());
    if (!opened)
        return opened.failure();
    std::vector<float> got(static_cast<std::size_t>(written.grid().columns));
    return readRows(*opened.value(), file, got, context, [&](int index) -> Status {
        const int row = back.southFirst ? written.grid().rows - 1 - index : index;
        if (rowHash(got) == written.hashes()[static_cast<std::size_t>(row)])
            return Done{};
        return Error{ErrorCode::CannotWrite,
                     TERRAIN_TEXT("formats", "%1 was read again and does not hold what was written in row "
                                             "%2. Nothing was kept; try another disk."),
                     {file.path().string(), numberText(row)}};
    });
}

} // namespace terrain
