// SPDX-License-Identifier: MIT
#include "libterrain/surface/mesh/lattice_delaunay.h"

#include <QTest>

#include <set>

using namespace terrain;

namespace {

/// The determinant whose sign tells whether d lies in the circle through a, b and c, in long double: exact
/// for what is tested here (below 2^63).
long double inCircle(const LatticeCode& code, const LatticeDelaunay::Triangle& triangle,
                     std::uint32_t point) {
    std::array<std::array<long double, 3>, 3> m{};
    for (std::size_t i = 0; i < 3; ++i) {
        const long double x = code.column(triangle.vertices[i]) - code.column(point);
        const long double y = code.row(triangle.vertices[i]) - code.row(point);
        m[i] = {x, y, x * x + y * y};
    }
    return m[0][0] * (m[1][1] * m[2][2] - m[1][2] * m[2][1]) -
           m[0][1] * (m[1][0] * m[2][2] - m[1][2] * m[2][0]) +
           m[0][2] * (m[1][0] * m[2][1] - m[1][1] * m[2][0]);
}

std::int64_t twiceTheArea(const LatticeCode& code, const LatticeDelaunay::Triangle& triangle) {
    const auto x = [&](std::size_t i) {
        return std::int64_t{code.column(triangle.vertices[i]) - code.column(triangle.vertices[0])};
    };
    const auto y = [&](std::size_t i) {
        return std::int64_t{code.row(triangle.vertices[i]) - code.row(triangle.vertices[0])};
    };
    return x(1) * y(2) - x(2) * y(1);
}

} // namespace

class LatticeDelaunayTest : public QObject {
    Q_OBJECT

private:
    static void check(const LatticeDelaunay& triangles, const std::set<std::uint32_t>& points,
                      std::int64_t area) {
        std::set<std::uint32_t> seen;
        std::int64_t sum = 0;
        for (std::uint32_t t = 0; t < triangles.size(); ++t) {
            const LatticeDelaunay::Triangle& triangle = triangles[t];
            seen.insert(triangle.vertices.begin(), triangle.vertices.end());
            const std::int64_t twice = twiceTheArea(triangles.code(), triangle);
            QVERIFY(twice > 0);
            sum += twice;
            for (const std::uint32_t point : points)
                QVERIFY(inCircle(triangles.code(), triangle, point) <= 0);
            for (std::uint32_t edge = 0; edge < 3; ++edge) {
                const std::uint32_t twin = triangle.twins[edge];
                if (twin == LatticeDelaunay::none)
                    continue;
                const LatticeDelaunay::Triangle& other = triangles[twin >> 2];
                QCOMPARE(other.twins[twin & 3], t << 2 | edge);
                QCOMPARE(other.vertices[twin & 3], triangle.vertices[(edge + 1) % 3]);
                QCOMPARE(other.vertices[((twin & 3) + 1) % 3], triangle.vertices[edge]);
            }
        }
        QCOMPARE(sum, 2 * area);
        QVERIFY(seen == points);
    }

private Q_SLOTS:
    void circlesAreEmpty_data() {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("points");
        QTest::newRow("every point of a small lattice") << 9 << 7 << 600;
        QTest::newRow("two rows") << 40 << 2 << 300;
        QTest::newRow("two columns") << 2 << 40 << 300;
        QTest::newRow("few in a large one") << 4097 << 4097 << 150;
        QTest::newRow("at the end of 64 bits") << 16384 << 16384 << 150;
        QTest::newRow("beyond 64 bits") << 40001 << 30001 << 150;
        QTest::newRow("a long one") << 1048577 << 1025 << 100;
    }
    void circlesAreEmpty() {
        QFETCH(int, columns);
        QFETCH(int, rows);
        QFETCH(int, points);
        LatticeDelaunay triangles(columns, rows);
        const LatticeCode code = triangles.code();
        QVERIFY(code.fits());
        std::set<std::uint32_t> all = {code.of(0, 0), code.of(columns - 1, 0), code.of(0, rows - 1),
                                       code.of(columns - 1, rows - 1)};
        std::uint64_t state = 1;
        std::uint32_t near = 0;
        for (int i = 0; i < points; ++i) {
            state = state * 6364136223846793005U + 1442695040888963407U;
            const int column = static_cast<int>((state >> 33) % static_cast<std::uint64_t>(columns));
            const int row =
                i % 5 == 0 ? 0 : static_cast<int>((state >> 13) % static_cast<std::uint64_t>(rows));
            const std::uint32_t point = code.of(column, row);
            near = triangles.locate(point, near);
            QCOMPARE(triangles.isVertexOf(point, near), !all.insert(point).second);
            if (!triangles.isVertexOf(point, near))
                near = triangles.insert(point, near).front();
        }
        check(triangles, all, std::int64_t{columns - 1} * (rows - 1));
    }

    /// Every diagonal that may be turned is turned, and back: it stays a triangulation of the same points.
    void diagonalsTurn() {
        LatticeDelaunay triangles(5, 5);
        const LatticeCode code = triangles.code();
        std::set<std::uint32_t> all;
        for (int row = 0; row < 5; ++row)
            for (int column = 0; column < 5; ++column) {
                const std::uint32_t point = code.of(column, row);
                all.insert(point);
                const std::uint32_t near = triangles.locate(point, 0);
                if (!triangles.isVertexOf(point, near))
                    triangles.insert(point, near);
            }
        int turned = 0;
        for (std::uint32_t t = 0; t < triangles.size(); ++t)
            for (std::uint32_t edge = 0; edge < 3; ++edge)
                if (triangles.isFree(t, edge)) {
                    triangles.flip(t, edge);
                    ++turned;
                    check(triangles, all, 16);
                }
        QVERIFY(turned >= 16);
    }

    void codesOfLargeLattices() {
        QVERIFY(LatticeCode(32769, 32769).fits());
        QVERIFY(!LatticeCode(65538, 65538).fits());
        const LatticeCode code(1048577, 1025);
        QCOMPARE(code.column(code.of(1048576, 1024)), 1048576);
        QCOMPARE(code.row(code.of(1048576, 1024)), 1024);
    }
};

QTEST_GUILESS_MAIN(LatticeDelaunayTest)
#include "lattice_delaunay_test.moc"
