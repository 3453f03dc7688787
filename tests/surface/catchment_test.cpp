// SPDX-License-Identifier: MIT
#include "libterrain/surface/catchment.h"
#include "tests/support/field_of.h"

#include <QTest>

#include <cmath>
#include <random>
#include <vector>

using namespace terrain;
using namespace support;

namespace {

constexpr int ways[8][2] = {{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}};

/// The rules of the map, followed one by one without any thought of time.
class Reference {
public:
    explicit Reference(const Heightfield& heights) : m_heights(heights), m_columns(heights.columns()) {
        for (const float height : heights.samples())
            m_levels.push_back(std::isnan(height) ? height : INFINITY);
        fill();
        measure();
    }

    /// Every drop is followed to its end.
    [[nodiscard]] std::vector<double> areas() const {
        const double cell = m_heights.grid().spacingX * m_heights.grid().spacingY;
        std::vector<double> out(m_levels.size(), 0);
        for (int start = 0; start < count(); ++start) {
            if (std::isnan(m_levels[index(start)]))
                continue;
            int place = start;
            for (int steps = 0; place >= 0; place = next(place)) {
                out[index(place)] += cell;
                if (++steps > count())
                    qFatal("water runs in a circle");
            }
        }
        return out;
    }

private:
    static std::size_t index(int place) { return static_cast<std::size_t>(place); }
    [[nodiscard]] int count() const { return static_cast<int>(m_levels.size()); }

    /// −1 outside and in holes.
    [[nodiscard]] int beyond(int place, int way) const {
        const int column = place % m_columns + ways[way][0];
        const int row = place / m_columns + ways[way][1];
        if (column < 0 || row < 0 || column >= m_columns || row >= m_heights.rows())
            return -1;
        const int out = row * m_columns + column;
        return std::isnan(m_heights.samples()[index(out)]) ? -1 : out;
    }

    [[nodiscard]] bool isOutlet(int place) const {
        for (int way = 0; way < 8; ++way)
            if (beyond(place, way) < 0)
                return true;
        return false;
    }

    /// Water stands as high as the lowest way out climbs.
    void fill() {
        for (bool changed = true; changed;) {
            changed = false;
            for (int place = 0; place < count(); ++place) {
                const float height = m_heights.samples()[index(place)];
                if (std::isnan(height))
                    continue;
                float lowest = isOutlet(place) ? height : INFINITY;
                for (int way = 0; way < 8; ++way)
                    if (const int other = beyond(place, way); other >= 0)
                        lowest = std::min(lowest, m_levels[index(other)]);
                const float level = std::max(height, lowest);
                changed = changed || level != m_levels[index(place)];
                m_levels[index(place)] = level;
            }
        }
    }

    /// Samples of level ground to where it falls or ends.
    void measure() {
        m_far.assign(m_levels.size(), count() + 1);
        for (int place = 0; place < count(); ++place)
            if (!std::isnan(m_levels[index(place)]) && (isOutlet(place) || steepest(place) >= 0))
                m_far[index(place)] = 0;
        for (bool changed = true; changed;) {
            changed = false;
            for (int place = 0; place < count(); ++place)
                for (int way = 0; way < 8; ++way)
                    if (const int other = beyond(place, way);
                        other >= 0 && m_levels[index(other)] == m_levels[index(place)] &&
                        m_far[index(other)] + 1 < m_far[index(place)]) {
                        m_far[index(place)] = m_far[index(other)] + 1;
                        changed = true;
                    }
        }
    }

    [[nodiscard]] int steepest(int place) const {
        const Grid& grid = m_heights.grid();
        int out = -1;
        double best = 0;
        for (int way = 0; way < 8; ++way) {
            const int other = beyond(place, way);
            if (other < 0)
                continue;
            const double fall =
                static_cast<double>(m_levels[index(place)]) - static_cast<double>(m_levels[index(other)]);
            const double slope =
                fall / std::hypot(ways[way][0] * grid.spacingX, ways[way][1] * grid.spacingY);
            if (slope > best * (1 + 1e-12)) {
                best = slope;
                out = other;
            }
        }
        return out;
    }

    /// −1 where water leaves.
    [[nodiscard]] int next(int place) const {
        if (const int down = steepest(place); down >= 0)
            return down;
        if (isOutlet(place))
            return -1;
        for (int way = 0; way < 8; ++way)
            if (const int other = beyond(place, way); other >= 0 &&
                                                      m_levels[index(other)] == m_levels[index(place)] &&
                                                      m_far[index(other)] == m_far[index(place)] - 1)
                return other;
        qFatal("water stands still");
    }

    const Heightfield& m_heights;
    int m_columns;
    std::vector<float> m_levels;
    std::vector<int> m_far;
};

/// Heights of so many different levels: few make plateaus, lakes and equal ways. One of `holes` samples is
/// missing; 0: none.
Heightfield ground(int columns, int rows, int levels, int holes, unsigned seed) {
    std::mt19937 random(seed);
    return fieldOf(
        columns, rows,
        [&](int, int) {
            const auto height = static_cast<double>(random() % static_cast<unsigned>(levels)) / 3;
            return holes > 0 && random() % static_cast<unsigned>(holes) == 0 ? std::nan("") : height;
        },
        2, 3);
}

} // namespace

/// Where water runs, against a reference that follows every drop.
class CatchmentTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyDropIsFollowed_data();
    void everyDropIsFollowed();
    void lakesRunOutThroughTheirOutlet();
    void threadsChangeNothing();
};

void CatchmentTest::everyDropIsFollowed_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("levels");
    QTest::addColumn<int>("holes");
    const QSize sizes[] = {{1, 1}, {1, 9}, {9, 1}, {2, 2}, {3, 3}, {17, 13}, {40, 31}};
    for (const QSize& size : sizes)
        for (const int levels : {1, 2, 4, 30, 1000000})
            for (const int holes : {0, 40, 6})
                QTest::addRow("%d x %d, levels %d, holes %d", size.width(), size.height(), levels, holes)
                    << size << levels << holes;
}

void CatchmentTest::everyDropIsFollowed() {
    QFETCH(QSize, size);
    QFETCH(int, levels);
    QFETCH(int, holes);
    for (unsigned seed = 1; seed <= 6; ++seed) {
        const Heightfield heights = ground(size.width(), size.height(), levels, holes, seed);
        const std::vector<double> wanted = Reference(heights).areas();
        const Heightfield areas = catchmentMap(heights).value();
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            if (std::isnan(heights.samples()[i]))
                QVERIFY(std::isnan(areas.samples()[i]));
            else
                QVERIFY2(areas.samples()[i] == static_cast<float>(wanted[i]),
                         qPrintable(QStringLiteral("seed %1, place %2: %3, not %4")
                                        .arg(seed)
                                        .arg(i)
                                        .arg(static_cast<double>(areas.samples()[i]))
                                        .arg(wanted[i])));
        }
    }
}

/// A lake with one outlet in a wall: its water gathers there.
void CatchmentTest::lakesRunOutThroughTheirOutlet() {
    Heightfield lake = fieldOf(11, 11, [](int x, int y) {
        return x == 0 || y == 0 || x == 10 || y == 10 ? 9 : 1 + (x * 5 + y * 3) % 4;
    });
    lake.row(5)[10] = 6; // the outlet
    const Heightfield areas = catchmentMap(lake).value();
    QVERIFY(areas.at(10, 5) >= 81.0F + 1);
    QCOMPARE(heightRange(areas).maximum, areas.at(10, 5));
    // Three samples touch the outlet, and all runs through them but itself and the wall's sample north of it.
    QCOMPARE(areas.at(9, 4) + areas.at(9, 5) + areas.at(9, 6), areas.at(10, 5) - 2);
}

void CatchmentTest::threadsChangeNothing() {
    const Heightfield heights = ground(333, 222, 50, 90, 7);
    const Heightfield one = catchmentMap(heights, RunContext(nullptr, nullptr, 1)).value();
    const Heightfield three = catchmentMap(heights, RunContext(nullptr, nullptr, 3)).value();
    for (std::size_t i = 0; i < one.samples().size(); ++i)
        QVERIFY(one.samples()[i] == three.samples()[i] || std::isnan(one.samples()[i]));
}

QTEST_GUILESS_MAIN(CatchmentTest)
#include "catchment_test.moc"
