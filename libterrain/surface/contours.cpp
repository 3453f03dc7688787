// SPDX-License-Identifier: MIT
#include "libterrain/surface/contours.h"

#include "libterrain/core/number_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <new>

namespace terrain {
namespace {

constexpr double mostLevels = 10000;

/// The piece of a line in one cell, from one edge to another; edges have numbers of their own.
struct Segment {
    std::int64_t from;
    std::int64_t to;
};

/// The corners of a cell, clockwise from the north-west, and its edges: north, east, south, west.
constexpr int noEdge = -1;
struct CellLines {
    std::array<int, 4> ends; ///< from, to, from, to
};
/// By which corners are above (bit i: corner i), with higher ground to the right. The two saddles are those
/// of a low middle.
constexpr std::array<CellLines, 16> cellLines = {{
    {{noEdge, noEdge, noEdge, noEdge}},
    {{0, 3, noEdge, noEdge}}, // north-west above: from the north edge to the west one
    {{1, 0, noEdge, noEdge}},
    {{1, 3, noEdge, noEdge}},
    {{2, 1, noEdge, noEdge}},
    {{0, 3, 2, 1}}, // saddle
    {{2, 0, noEdge, noEdge}},
    {{2, 3, noEdge, noEdge}},
    {{3, 2, noEdge, noEdge}},
    {{0, 2, noEdge, noEdge}},
    {{1, 0, 3, 2}}, // saddle
    {{1, 2, noEdge, noEdge}},
    {{3, 1, noEdge, noEdge}},
    {{0, 1, noEdge, noEdge}},
    {{3, 0, noEdge, noEdge}},
    {{noEdge, noEdge, noEdge, noEdge}},
}};
constexpr CellLines highSaddle5 = {{0, 1, 2, 3}};  ///< of corners 0 and 2, with a high middle
constexpr CellLines highSaddle10 = {{1, 2, 3, 0}}; ///< of corners 1 and 3

class Contours {
public:
    Contours(const Heightfield& heights, double base, double interval)
        : m_heights(heights), m_base(base), m_interval(interval) {
        const HeightRange range = heightRange(heights);
        if (range.isEmpty())
            return;
        m_first = std::ceil((static_cast<double>(range.minimum) - base) / interval);
        m_last = std::floor((static_cast<double>(range.maximum) - base) / interval);
    }

    [[nodiscard]] double levels() const { return m_last - m_first + 1; }

    bool run(const RunContext& context, std::vector<ContourLine>& out) {
        m_segments.resize(static_cast<std::size_t>(std::max(0.0, levels())));
        for (int row = 0; row + 1 < m_heights.rows(); ++row) {
            if (context.isCancelled())
                return false;
            context.setProgress(0.6 * row / m_heights.rows());
            addRow(row);
        }
        for (std::size_t i = 0; i < m_segments.size(); ++i) {
            if (context.isCancelled())
                return false;
            join(i, out);
            context.setProgress(0.6 +
                                0.4 * static_cast<double>(i + 1) / static_cast<double>(m_segments.size()));
        }
        return true;
    }

private:
    [[nodiscard]] double level(std::size_t index) const {
        return m_base + (m_first + static_cast<double>(index)) * m_interval;
    }

    void addRow(int row) {
        const float* north = m_heights.row(row);
        const float* south = m_heights.row(row + 1);
        for (int x = 0; x + 1 < m_heights.columns(); ++x) {
            const std::array<float, 4> corners = {north[x], north[x + 1], south[x + 1], south[x]};
            const auto [low, high] = std::ranges::minmax(corners);
            if (std::isnan(corners[0] + corners[1] + corners[2] + corners[3]) || low == high)
                continue;
            // One more on each side, for the quotient is rounded.
            const double first = std::floor((static_cast<double>(low) - m_base) / m_interval) - m_first;
            const double last = std::ceil((static_cast<double>(high) - m_base) / m_interval) - m_first;
            const auto count = static_cast<double>(m_segments.size());
            for (double i = std::max(first, 0.0); i <= last && i < count; ++i)
                addCell(corners, x, row, static_cast<std::size_t>(i));
        }
    }

    void addCell(const std::array<float, 4>& corners, int column, int row, std::size_t index) {
        const double height = level(index);
        std::size_t above = 0;
        double sum = 0;
        for (std::size_t i = 0; i < 4; ++i) {
            const auto corner = static_cast<double>(corners[i]);
            above |= corner >= height ? std::size_t{1} << i : 0;
            sum += corner;
        }
        const bool high = sum / 4 >= height;
        const CellLines& lines = above == 5 && high    ? highSaddle5
                                 : above == 10 && high ? highSaddle10
                                                       : cellLines[above];
        for (std::size_t i = 0; i < 4 && lines.ends[i] != noEdge; i += 2)
            m_segments[index].push_back(
                {edge(column, row, lines.ends[i]), edge(column, row, lines.ends[i + 1])});
    }

    /// Twice the sample at the edge's western or northern end; and one more for an edge that runs south.
    [[nodiscard]] std::int64_t edge(int column, int row, int side) const {
        const auto sample = [&](int x, int y) { return 2 * (std::int64_t{y} * m_heights.columns() + x); };
        switch (side) {
        case 0:
            return sample(column, row);
        case 1:
            return sample(column + 1, row) + 1;
        case 2:
            return sample(column, row + 1);
        default:
            return sample(column, row) + 1;
        }
    }

    [[nodiscard]] ContourPoint pointOn(std::int64_t edge, double height) const {
        const std::int64_t sample = edge / 2;
        const int column = static_cast<int>(sample % m_heights.columns());
        const int row = static_cast<int>(sample / m_heights.columns());
        const bool southward = edge % 2 != 0;
        const auto begin = static_cast<double>(m_heights.at(column, row));
        const auto end =
            static_cast<double>(southward ? m_heights.at(column, row + 1) : m_heights.at(column + 1, row));
        const double part = (height - begin) / (end - begin);
        return southward ? ContourPoint{static_cast<double>(column), row + part}
                         : ContourPoint{column + part, static_cast<double>(row)};
    }

    /// Makes lines of a level's segments: each edge begins at most one and ends at most one.
    void join(std::size_t index, std::vector<ContourLine>& out) {
        std::vector<Segment>& segments = m_segments[index];
        std::ranges::sort(segments, {}, &Segment::from);
        std::vector<std::int64_t> ends;
        ends.reserve(segments.size());
        for (const Segment& segment : segments)
            ends.push_back(segment.to);
        std::ranges::sort(ends);
        std::vector<char> used(segments.size(), 0);
        // Open lines begin at an edge where none ends; what is left then is closed.
        for (const bool closed : {false, true})
            for (std::size_t i = 0; i < segments.size(); ++i)
                if (used[i] == 0 && (closed || !std::ranges::binary_search(ends, segments[i].from)))
                    out.push_back(follow(i, index, used));
        segments = {};
    }

    ContourLine follow(std::size_t first, std::size_t index, std::vector<char>& used) const {
        const std::vector<Segment>& segments = m_segments[index];
        const double height = level(index);
        ContourLine out{height, {pointOn(segments[first].from, height)}};
        std::size_t at = first;
        while (at < segments.size() && used[at] == 0) {
            used[at] = 1;
            const std::int64_t to = segments[at].to;
            const ContourPoint point = pointOn(to, height);
            if (!(point == out.points.back())) // where a corner lies on the line, its edges meet
                out.points.push_back(point);
            const auto next = std::ranges::lower_bound(segments, to, {}, &Segment::from);
            at = next != segments.end() && next->from == to
                     ? static_cast<std::size_t>(next - segments.begin())
                     : segments.size();
        }
        return out;
    }

    const Heightfield& m_heights;
    double m_base;
    double m_interval;
    double m_first = 0; ///< levels are m_base + (m_first + i) · m_interval
    double m_last = -1;
    std::vector<std::vector<Segment>> m_segments; ///< of each level
};

} // namespace

double contourInterval(const HeightRange& heights) {
    constexpr double mostLines = 25;
    const double span = heights.isEmpty() ? 0 : static_cast<double>(heights.span());
    if (!(span > 0))
        return 1;
    double power = 1;
    while (span / power > mostLines)
        power *= 10;
    while (span / power <= mostLines / 10)
        power /= 10;
    for (const double factor : {5.0, 2.0})
        if (span / (power / factor) <= mostLines)
            return power / factor;
    return power;
}

Result<std::vector<ContourLine>> contourLines(const Heightfield& heights, double base, double interval,
                                              const RunContext& context) {
    if (!(std::isfinite(base) && std::isfinite(interval) && interval > 0))
        return Error{ErrorCode::InvalidRequest,
                     TERRAIN_TEXT("surface",
                                  "The contour interval must be a number of metres greater than 0, "
                                  "not %1."),
                     {numberText(interval)},
                     "map-option"};
    try {
        Contours contours(heights, base, interval);
        if (contours.levels() > mostLevels)
            return Error{ErrorCode::OverLimit,
                         TERRAIN_TEXT("surface", "An interval of %1 m makes %2 contour levels, more than %3: "
                                                 "choose a larger one."),
                         {numberText(interval), numberText(contours.levels()), numberText(mostLevels)},
                         "map-option"};
        std::vector<ContourLine> out;
        if (!contours.run(context, out))
            return Cancelled{};
        // A line that only touches a sample has no length.
        std::erase_if(out, [](const ContourLine& line) { return line.points.size() < 2; });
        return out;
    } catch (const std::bad_alloc&) {
        return Error{ErrorCode::OverLimit,
                     TERRAIN_TEXT("surface", "There is not enough memory for so many contour lines: choose a "
                                             "larger interval."),
                     {},
                     "map-option"};
    }
}

} // namespace terrain
