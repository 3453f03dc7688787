// SPDX-License-Identifier: MIT
#include "libterrain/core/number_text.h"
#include "libterrain/formats/byte_reader.h"
#include "libterrain/formats/catalogue.h"
#include "libterrain/formats/crs.h"
#include "libterrain/formats/even_axis.h"
#include "libterrain/formats/file_kind.h"
#include "libterrain/formats/georeference.h"
#include "libterrain/formats/sample_conversion.h"
#include "libterrain/formats/side_file.h"
#include "libterrain/formats/xyz_points.h"

namespace terrain {
namespace {

/// Where the rows of a file begin, if the points of each stand together and the rows in their order, from
/// either end: then they can be read one after the other.
class RowStarts {
public:
    void add(double y, const TextLines::Place& place) {
        if (!m_ordered || (!m_starts.empty() && m_starts.back().y == y))
            return;
        m_ordered = m_starts.size() < 2 || (y < m_starts.back().y) == (m_starts[1].y < m_starts[0].y);
        if (m_ordered)
            m_starts.push_back({y, place});
        else
            m_starts = {};
    }

    [[nodiscard]] bool areOrdered() const { return m_ordered; }

    /// After the last point: where each row from the north begins; none for rows without a point.
    [[nodiscard]] std::vector<std::optional<TextLines::Place>> ofRows(const EvenAxis& axis, int rows) const {
        std::vector<std::optional<TextLines::Place>> out(static_cast<std::size_t>(rows));
        for (const Start& start : m_starts)
            out[static_cast<std::size_t>(rows - 1 - axis.numberOf(start.y))] = start.place;
        return out;
    }

private:
    struct Start {
        double y;
        TextLines::Place place;
    };
    std::vector<Start> m_starts;
    bool m_ordered = true;
};

/// Points of a grid in any order: a first reading finds the grid, a second one the heights; row by row where
/// the file has them so, else all of them at once.
class XyzReader final : public HeightmapReader {
public:
    static Result<HeightmapReaderPtr> open(const FileProbe& probe, const ImportOptions& options) {
        Result<FileReader> file = FileReader::open(probe.path);
        if (!file)
            return file.failure();
        std::unique_ptr<XyzReader> reader(new XyzReader(std::move(file).value(), options));
        RowStarts starts;
        if (const Status found = reader->findGrid(starts, probe, options); !found)
            return found.failure();
        if (starts.areOrdered())
            reader->m_starts = starts.ofRows(reader->m_rows, reader->m_grid.rows);
        else if (const Status read = reader->readAll(); !read)
            return read.failure();
        return HeightmapReaderPtr(std::move(reader));
    }

    Status readRow(std::span<float> heights) override {
        const auto row = static_cast<std::size_t>(m_nextRow++);
        if (m_starts.empty()) {
            std::copy_n(m_heights.row(static_cast<int>(row)), heights.size(), heights.begin());
            return Done{};
        }
        std::ranges::fill(heights, hole);
        return m_starts[row] ? readRowAt(*m_starts[row], heights) : Status(Done{});
    }

    Status finish() override {
        m_conversion.addNotes(m_facts);
        return Done{};
    }

private:
    XyzReader(FileReader file, const ImportOptions& options)
        : m_points(std::move(file)),
          m_conversion(SampleType::F32, SampleConversion::FileScale{}, options, m_facts) {}

    Status findGrid(RowStarts& starts, const FileProbe& probe, const ImportOptions& options) {
        std::int64_t count = 0;
        bool even = true;
        while (const auto point = m_points.next()) {
            if (count++ == 0)
                m_first = m_points.place();
            even = m_columns.add(point->x) && m_rows.add(point->y);
            if (!even)
                break;
            starts.add(point->y, m_points.place());
        }
        if (!m_points.status())
            return m_points.status();
        if (!even || !m_columns.finish() || !m_rows.finish())
            return unusable(probe.path,
                            TERRAIN_TEXT("formats", "%1 holds points that do not lie on a grid of even "
                                                    "spacing: interpolate them first, for example with: "
                                                    "gdal_grid -of GTiff IN OUT.tif"));
        return place(starts.areOrdered(), probe, options, count);
    }

    Status place(bool isOrdered, const FileProbe& probe, const ImportOptions& options, std::int64_t points) {
        const auto columns = static_cast<std::uint64_t>(m_columns.count());
        const auto rows = static_cast<std::uint64_t>(m_rows.count());
        if (const Status size = checkSize(probe, columns, rows); !size)
            return size;
        if (const Status allowed = checkAmount(isOrdered, probe, columns * rows * sizeof(float)); !allowed)
            return allowed;
        m_grid.columns = static_cast<int>(columns);
        m_grid.rows = static_cast<int>(rows);
        m_facts.format = "xyz";
        if (points < m_grid.sampleCount())
            addNote(
                {TERRAIN_TEXT("formats", "The file holds %1 points; the other %2 of the grid are missing."),
                 std::vector{numberText(points), numberText(m_grid.sampleCount() - points)}});
        FileGeoreference file;
        file.stepX = m_columns.step();
        file.stepY = m_rows.step();
        file.west = m_columns.first();
        file.north = m_rows.first() + m_rows.step() * (m_grid.rows - 1);
        file.crs = crsFromPrj(readSideFile(probe.path, "prj"));
        return placeGrid(file, probe, options, m_grid, m_facts);
    }

    /// Rows that follow one another are no piece that is held at once. A few points far apart must not become
    /// a large terrain all the same.
    static Status checkAmount(bool isOrdered, const FileProbe& probe, std::uint64_t bytes) {
        constexpr std::uint64_t mostRatio = 200; // as checkBlock has it
        return isOrdered && bytes / mostRatio <= probe.size ? Status(Done{}) : checkBlock(probe, bytes);
    }

    /// The points of the row that begins there; the first one of the next is kept.
    Status readRowAt(const TextLines::Place& start, std::span<float> heights) {
        if (!m_pending || !(m_points.place() == start)) {
            m_points.seek(start);
            m_pending = m_points.next();
        }
        const double y = m_pending ? m_pending->y : 0;
        while (m_pending && m_pending->y == y) {
            const auto column = static_cast<std::size_t>(m_columns.numberOf(m_pending->x));
            if (column >= heights.size())
                break; // it was changed while it is read
            heights[column] = m_conversion.height(m_pending->z);
            m_pending = m_points.next();
        }
        return m_points.status();
    }

    Status readAll() {
        Result<Heightfield> heights = Heightfield::filled(m_grid, hole);
        if (!heights)
            return heights.failure();
        m_heights = std::move(heights).value();
        m_points.seek(m_first);
        while (const auto point = m_points.next()) {
            const auto column = m_columns.numberOf(point->x);
            const auto row = m_grid.rows - 1 - m_rows.numberOf(point->y);
            m_heights.row(static_cast<int>(row))[column] = m_conversion.height(point->z);
        }
        return m_points.status();
    }

    EvenAxis m_columns;
    EvenAxis m_rows; ///< from the south
    XyzPoints m_points;
    TextLines::Place m_first;                              ///< of the first point
    std::optional<XyzPoint> m_pending;                     ///< read, but not yet given out
    std::vector<std::optional<TextLines::Place>> m_starts; ///< of the rows; empty: m_heights has them all
    SampleConversion m_conversion;
    Heightfield m_heights;
    int m_nextRow = 0;
};

/// The number of fields that every line with a point has; 0 when they differ or are no points. The last line
/// may be cut.
int fieldsOfLines(const FileProbe& probe) {
    std::string_view text = asText(probe.head);
    if (probe.size > text.size())
        text = text.substr(0, text.find_last_of("\r\n") + 1);
    int fields = 0;
    int points = 0;
    bool names = false;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
        std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        std::string_view rest = line;
        const std::string_view first = takeWord(rest);
        if (first.empty() || first.front() == '#' || first.front() == '/')
            continue;
        int count = 0;
        if (xyzPoint(line, xyzSeparator(line), &count)) {
            if (points++ > 0 && count != fields)
                return 0;
            fields = count;
        } else if (points > 0 || std::exchange(names, true))
            return 0;
    }
    return points >= 2 ? fields : 0;
}

class XyzFormat final : public HeightmapFormat {
public:
    const char* id() const override { return "xyz"; }
    TextSource label() const override { return TERRAIN_TEXT("formats", "Points x y z on a grid"); }
    std::span<const char* const> suffixes() const override {
        static constexpr std::array suffixes = {"xyz", "csv", "txt"};
        return suffixes;
    }
    bool canRead() const override { return true; }

    Recognition recognise(const FileProbe& probe) const override {
        const int fields = fieldsOfLines(probe);
        if (fields == 3)
            return Recognition::ByContent;
        // More fields may be colours after the point, or the columns of a table.
        const bool named = probe.suffix == "xyz" || probe.suffix == "csv";
        return fields > 3 && named ? Recognition::BySuffix : Recognition::No;
    }

    Result<HeightmapReaderPtr> open(const FileProbe& probe, const ImportOptions& options) const override {
        return fieldsOfLines(probe) >= 3 ? XyzReader::open(probe, options)
                                         : Result<HeightmapReaderPtr>(refusal(probe));
    }
};

} // namespace

const HeightmapFormat& xyzFormat() {
    static const XyzFormat format;
    return format;
}

} // namespace terrain
