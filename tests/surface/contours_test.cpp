// SPDX-License-Identifier: MIT
#include "libterrain/surface/contours.h"
#include "tests/support/field_of.h"

#include <QTest>

#include <cmath>
#include <set>

using namespace terrain;
using namespace support;

namespace {

/// The height of a place on an edge of the grid.
double heightAt(const Heightfield& heights, const ContourPoint& point) {
    const int column = static_cast<int>(point.column);
    const int row = static_cast<int>(point.row);
    const double right = point.column - column;
    const double down = point.row - row;
    double out = static_cast<double>(heights.at(column, row));
    if (right > 0)
        out += right * (static_cast<double>(heights.at(column + 1, row)) -
                        static_cast<double>(heights.at(column, row)));
    if (down > 0)
        out += down * (static_cast<double>(heights.at(column, row + 1)) -
                       static_cast<double>(heights.at(column, row)));
    return out;
}

std::vector<ContourLine> linesOf(const Heightfield& heights, double base, double interval) {
    return contourLines(heights, base, interval).value();
}

bool isOnRim(const Heightfield& heights, const ContourPoint& point) {
    return point.column == 0 || point.row == 0 || point.column == heights.columns() - 1 ||
           point.row == heights.rows() - 1;
}

Heightfield rough(int columns, int rows) {
    return fieldOf(columns, rows, [](int x, int y) {
        return 50 * std::sin(x * 0.31) + 40 * std::cos(y * 0.23 + x * 0.1) + (x * 7919 + y * 104729) % 13;
    });
}

} // namespace

/// Lines of equal height.
class ContoursTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aSlope();
    void aHill();
    void saddles();
    void roughGround();
    void samplesOnALevel();
    void besideHoles();
    void flatGround();
    void refusals();
    void intervals_data();
    void intervals();
};

void ContoursTest::aSlope() {
    // Rises by 10 a column: the levels 5, 15 … lie between the samples, higher ground to the right.
    const Heightfield slope = fieldOf(11, 6, [](int x, int) { return x * 10; });
    const auto lines = contourLines(slope, 5, 10).value();
    QCOMPARE(lines.size(), std::size_t{10});
    for (std::size_t i = 0; i < lines.size(); ++i) {
        QCOMPARE(lines[i].level, 5.0 + 10.0 * static_cast<double>(i));
        QVERIFY(!lines[i].isClosed());
        QCOMPARE(lines[i].points.size(), std::size_t{6});
        for (const ContourPoint& point : lines[i].points)
            QCOMPARE(point.column, static_cast<double>(i) + 0.5);
        QCOMPARE(lines[i].points.front().row, 5.0); // northward, for the higher ground lies in the east
        QCOMPARE(lines[i].points.back().row, 0.0);
    }
}

void ContoursTest::aHill() {
    const Heightfield hill = fieldOf(61, 61, [](int x, int y) { return 30 - std::hypot(x - 30, y - 30); });
    const auto lines = contourLines(hill, 0, 7).value();
    int closed = 0;
    for (const ContourLine& line : lines) {
        if (line.level < 1) // cut by the rim
            continue;
        ++closed;
        QVERIFY(line.isClosed());
        double area = 0; // with rows southward, clockwise is positive: higher ground is inside, to the right
        double length = 0;
        for (std::size_t i = 1; i < line.points.size(); ++i) {
            const ContourPoint& a = line.points[i - 1];
            const ContourPoint& b = line.points[i];
            area += (a.column * b.row - b.column * a.row) / 2;
            length += std::hypot(b.column - a.column, b.row - a.row);
        }
        const double radius = 30 - line.level;
        QVERIFY2(std::abs(area / (M_PI * radius * radius) - 1) < 0.1, qPrintable(QString::number(area)));
        QVERIFY(std::abs(length / (2 * M_PI * radius) - 1) < 0.1);
    }
    QCOMPARE(closed, 4); // 7, 14, 21, 28
}

/// The middle decides which corners belong together.
void ContoursTest::saddles() {
    const auto ends = [](float nw, float ne, float sw, float se) {
        std::set<std::pair<double, double>> out;
        for (const ContourLine& line : linesOf(fieldOf({{nw, ne}, {sw, se}}), 0, 1000))
            out.insert({line.points.front().column + 10 * line.points.front().row,
                        line.points.back().column + 10 * line.points.back().row});
        return out;
    };
    // North, east, south and west edge: 0.5, 6, 10.5, 5 when heights are opposite.
    const std::set<std::pair<double, double>> cutCorners = ends(1, -1, -1, 1);
    QCOMPARE(cutCorners.size(), std::size_t{2});
    QVERIFY(cutCorners == ends(1, -1, -1, 1));
    QCOMPARE(ends(3, -1, -1, 3).size(), std::size_t{2});
    // A high middle keeps the two high corners together: lines cut the low ones off.
    QVERIFY(ends(3, -1, -1, 3) != ends(1, -3, -3, 1));
}

/// Every point lies on its level; every open line ends at the rim; lines meet no other of another level.
void ContoursTest::roughGround() {
    const Heightfield ground = rough(97, 71);
    const auto lines = contourLines(ground, 0, 5).value();
    QVERIFY(lines.size() > 50);
    double former = -1e9;
    std::size_t points = 0;
    for (const ContourLine& line : lines) {
        QVERIFY(line.level >= former);
        former = line.level;
        points += line.points.size();
        QVERIFY(line.points.size() >= 2);
        if (!line.isClosed()) {
            QVERIFY(isOnRim(ground, line.points.front()));
            QVERIFY(isOnRim(ground, line.points.back()));
        }
        for (const ContourPoint& point : line.points)
            QVERIFY(std::abs(heightAt(ground, point) - line.level) < 1e-4);
    }
    // Each crossed edge is met once, twice by closed lines' common end.
    std::size_t crossings = 0;
    const auto crossed = [&](float a, float b) {
        crossings += static_cast<std::size_t>(
            std::abs(std::floor(static_cast<double>(a) / 5) - std::floor(static_cast<double>(b) / 5)));
    };
    for (int row = 0; row < 71; ++row)
        for (int column = 0; column < 97; ++column) {
            if (column + 1 < 97)
                crossed(ground.at(column, row), ground.at(column + 1, row));
            if (row + 1 < 71)
                crossed(ground.at(column, row), ground.at(column, row + 1));
        }
    const auto rings = static_cast<std::size_t>(
        std::count_if(lines.begin(), lines.end(), [](const ContourLine& line) { return line.isClosed(); }));
    QCOMPARE(points - rings, crossings);
}

/// Heights that are a level: nothing is drawn twice and nothing is without length.
void ContoursTest::samplesOnALevel() {
    const Heightfield steps = fieldOf(20, 20, [](int x, int y) { return (x / 3 + y / 4) * 10; });
    for (const ContourLine& line : linesOf(steps, 0, 10)) {
        QVERIFY(line.points.size() >= 2);
        for (std::size_t i = 1; i < line.points.size(); ++i)
            QVERIFY(!(line.points[i] == line.points[i - 1]));
    }
    const Heightfield peak = fieldOf({{0, 0, 0}, {0, 10, 0}, {0, 0, 0}});
    QVERIFY(contourLines(peak, 10, 100).value().empty()); // a point has no line
    QCOMPARE(contourLines(peak, 5, 100).value().size(), std::size_t{1});
}

void ContoursTest::besideHoles() {
    Heightfield slope = fieldOf(11, 11, [](int x, int) { return x * 10; });
    slope.row(5)[5] = hole;
    const auto lines = contourLines(slope, 45, 1000).value();
    QCOMPARE(lines.size(), std::size_t{2}); // cut into two by the hole
    for (const ContourLine& line : lines)
        for (const ContourPoint& point : line.points)
            QVERIFY(point.row <= 4 || point.row >= 6);
}

void ContoursTest::flatGround() {
    QVERIFY(contourLines(fieldOf(5, 5, [](int, int) { return 10; }), 0, 10).value().empty());
    QVERIFY(contourLines(fieldOf(5, 5, [](int, int) { return NAN; }), 0, 10).value().empty());
    QVERIFY(contourLines(fieldOf(1, 5, [](int, int y) { return y; }), 0, 1).value().empty());
}

void ContoursTest::refusals() {
    const Heightfield slope = fieldOf(5, 5, [](int x, int) { return x * 10; });
    for (const double interval : {0.0, -1.0, double{NAN}, double{INFINITY}})
        QCOMPARE(contourLines(slope, 0, interval).error().code, ErrorCode::InvalidRequest);
    QCOMPARE(contourLines(slope, 0, 1e-6).error().code, ErrorCode::OverLimit);
}

void ContoursTest::intervals_data() {
    QTest::addColumn<float>("span");
    QTest::addColumn<double>("interval");
    QTest::newRow("a plain") << 23.0F << 1.0;
    QTest::newRow("hills") << 240.0F << 10.0;
    QTest::newRow("between") << 40.0F << 2.0;
    QTest::newRow("mountains") << 2100.0F << 100.0;
    QTest::newRow("high") << 9000.0F << 500.0;
    QTest::newRow("a table") << 0.9F << 0.05;
    QTest::newRow("flat") << 0.0F << 1.0;
}

void ContoursTest::intervals() {
    QFETCH(float, span);
    QFETCH(double, interval);
    const double chosen = contourInterval({100, 100 + span});
    QVERIFY2(std::abs(chosen / interval - 1) < 1e-6, qPrintable(QString::number(chosen)));
}

QTEST_GUILESS_MAIN(ContoursTest)
#include "contours_test.moc"
