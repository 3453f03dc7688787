// SPDX-License-Identifier: MIT
#include "libterrain/surface/mesh/decimated_mesh.h"
#include "libterrain/surface/mesh/heights_from_above.h"
#include "libterrain/surface/mesh/solid_mesh.h"
#include "tests/support/field_of.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <random>

using namespace terrain;

namespace {

float rough(int column, int row) {
    return static_cast<float>((column * 53 + row * 29) % 97) * 0.37F - 10;
}

bool isSame(const Heightfield& a, const Heightfield& b) {
    return a.columns() == b.columns() && a.rows() == b.rows() &&
           std::ranges::equal(a.samples(), b.samples(),
                              [](float x, float y) { return x == y || (std::isnan(x) && std::isnan(y)); });
}

/// A plane over a square, cut into many triangles without an order: points in it, joined in a fan of fans.
Mesh shatteredPlane(unsigned seed, double a, double b, double c) {
    std::minstd_rand random(seed);
    std::uniform_real_distribution<float> part(0.05F, 0.9F);
    const auto at = [&](const glm::vec2& p) {
        return glm::vec3(p, static_cast<float>(a * double{p.x} + b * double{p.y} + c));
    };
    std::vector<std::array<glm::vec2, 3>> triangles = {
        {glm::vec2(0, 0), glm::vec2(100, 0), glm::vec2(100, 100)},
        {glm::vec2(0, 0), glm::vec2(100, 100), glm::vec2(0, 100)}};
    for (int turn = 0; turn < 400; ++turn) {
        // Each third is cut from a point inside; their edges stay, so that nothing is left open.
        const std::size_t chosen = random() % triangles.size();
        const auto [p, q, r] = triangles[chosen];
        const float u = part(random) / 2;
        const float v = part(random) / 2;
        const glm::vec2 middle = p + u * (q - p) + v * (r - p);
        triangles[chosen] = {p, q, middle};
        triangles.push_back({q, r, middle});
        triangles.push_back({r, p, middle});
    }
    std::vector<glm::vec3> soup;
    for (const auto& triangle : triangles)
        for (const glm::vec2& corner : triangle)
            soup.push_back(at(corner));
    return meshFromSoup(soup);
}

} // namespace

class HeightsFromAboveTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// A grid that became a mesh comes back bit for bit, whatever its spacing, with its holes.
    void gridsComeBack_data() {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        QTest::addColumn<double>("spacingX");
        QTest::addColumn<double>("spacingY");
        QTest::addColumn<bool>("holes");
        QTest::newRow("2 × 2") << 2 << 2 << 1.0 << 1.0 << false;
        QTest::newRow("oblong") << 90 << 41 << 10.0 << 10.0 << false;
        QTest::newRow("odd spacing") << 257 << 129 << 7.3 << 7.3 << false;
        QTest::newRow("unequal") << 120 << 77 << 30.87 << 22.1 << false;
        QTest::newRow("tiny") << 65 << 65 << 0.001 << 0.001 << false;
        QTest::newRow("wide") << 2049 << 3 << 90.0 << 90.0 << false;
        QTest::newRow("holes") << 60 << 50 << 0.1 << 0.1 << true;
    }
    void gridsComeBack() {
        QFETCH(int, columns);
        QFETCH(int, rows);
        QFETCH(double, spacingX);
        QFETCH(double, spacingY);
        QFETCH(bool, holes);
        Heightfield field = support::fieldOf(columns, rows, rough, spacingX, spacingY);
        if (holes)
            for (const auto& [column, row] : {std::pair(20, 20), std::pair(21, 20), std::pair(0, 49)})
                field.row(row)[column] = hole;
        const Mesh mesh = gridMesh(field, QuadSplit::Rising).value();
        const auto lattice = ownLattice(mesh);
        QVERIFY(lattice);
        QCOMPARE(lattice->spacingX, spacingX);
        QCOMPARE(lattice->spacingY, spacingY);
        const Heightfield back = heightsFromAbove(mesh, *lattice).value();
        if (!holes) {
            QVERIFY(isSame(back, field));
            return;
        }
        // A vertex without a whole cell is no part of the mesh; all others are there.
        QCOMPARE(back.grid(), field.grid());
        for (int row = 0; row < rows; ++row)
            for (int column = 0; column < columns; ++column)
                if (!std::isnan(back.at(column, row)))
                    QCOMPARE(back.at(column, row), field.at(column, row));
        QCOMPARE(holeCount(back), 3);
    }

    /// Few triangles: every vertex is there again, and every other sample within the error.
    void fewTrianglesStayWithinTheirError() {
        constexpr double error = 2;
        const Heightfield field = support::fieldOf(
            150, 130, [](int c, int r) { return 40 * std::sin(c * 0.07) * std::cos(r * 0.05); });
        const Mesh mesh = decimatedMesh(field, error).value();
        const MeshLattice lattice = latticeOf(boundsFromAbove(mesh), 1).value();
        const Heightfield back = heightsFromAbove(mesh, lattice).value();
        QCOMPARE(back.grid(), field.grid());
        for (std::size_t i = 0; i < back.samples().size(); ++i)
            QVERIFY(std::abs(back.samples()[i] - field.samples()[i]) <= error * (1 + 1e-6));
        for (const glm::vec3& vertex : mesh.vertices)
            QCOMPARE(back.at(int(vertex.x), 129 - int(vertex.y)), vertex.z);
    }

    /// Nothing shows between triangles that share an edge, wherever samples lie, and a plane stays one.
    void nothingIsLeftOpen_data() {
        QTest::addColumn<double>("spacing");
        for (const double spacing : {0.13, 0.25, 1.0, 1.7, 100.0 / 3})
            QTest::newRow(QByteArray::number(spacing).constData()) << spacing;
    }
    void nothingIsLeftOpen() {
        QFETCH(double, spacing);
        for (unsigned seed = 1; seed <= 5; ++seed) {
            const Mesh mesh = shatteredPlane(seed, 0.5, -0.25, 7);
            const MeshLattice lattice = latticeOf(boundsFromAbove(mesh), spacing).value();
            const Heightfield back = heightsFromAbove(mesh, lattice).value();
            QCOMPARE(holeCount(back), 0);
            for (int row = 0; row < back.rows(); ++row)
                for (int column = 0; column < back.columns(); ++column) {
                    const double x = lattice.x[static_cast<std::size_t>(column)];
                    const double y = lattice.y[static_cast<std::size_t>(row)];
                    QVERIFY(std::abs(back.at(column, row) - (0.5 * x - 0.25 * y + 7)) < 2e-5);
                }
        }
    }

    /// The highest of several surfaces counts, whichever way they face and in whatever order they come.
    void theHighestIsSeen() {
        const Heightfield low = support::fieldOf(9, 9, [](int, int) { return 1; });
        Mesh both = gridMesh(low, QuadSplit::Rising).value();
        const auto first = static_cast<std::uint32_t>(both.vertices.size());
        for (const glm::vec2& p : {glm::vec2(2, 2), glm::vec2(6, 2), glm::vec2(6, 6), glm::vec2(2, 6)})
            both.vertices.emplace_back(p, 5.0F);
        const std::vector<std::uint32_t> roof = {first, first + 2, first + 1, first, first + 3, first + 2};
        for (const bool roofFirst : {false, true}) {
            Mesh mesh = both;
            mesh.indices.insert(roofFirst ? mesh.indices.begin() : mesh.indices.end(), roof.begin(),
                                roof.end());
            const Heightfield seen =
                heightsFromAbove(mesh, latticeOf(boundsFromAbove(mesh), 1).value()).value();
            for (int row = 0; row < 9; ++row)
                for (int column = 0; column < 9; ++column) {
                    const bool under = column >= 2 && column <= 6 && row >= 2 && row <= 6;
                    QCOMPARE(seen.at(column, row), under ? 5.0F : 1.0F);
                }
        }
    }

    /// A body for printing, looked at from above, is the land on its base; its walls are not seen.
    void bodiesShowTheirLand() {
        const Heightfield field = support::fieldOf(40, 30, rough, 2, 2);
        const SolidShape shape{.scale = 0.5, .upScale = 0.5, .lowest = -10, .base = 3, .origin = {}};
        const Mesh body = solidMesh(gridMesh(field, QuadSplit::Rising).value(), shape).value();
        const auto lattice = ownLattice(body);
        QVERIFY(!lattice || lattice->x.size() >= 40); // the middle of the bottom is no sample
        const Heightfield back = heightsFromAbove(body, latticeOf(boundsFromAbove(body), 1).value()).value();
        QCOMPARE(back.columns(), 40);
        for (std::size_t i = 0; i < back.samples().size(); ++i)
            QVERIFY(std::abs(back.samples()[i] - ((field.samples()[i] + 10) * 0.5F + 3)) < 1e-5F);
    }

    /// Where nothing is, there is a hole.
    void whatIsNotCoveredIsMissing() {
        Mesh mesh;
        mesh.vertices = {{0, 0, 1}, {4, 0, 1}, {0, 4, 1}};
        mesh.indices = {0, 1, 2};
        const Heightfield seen = heightsFromAbove(mesh, latticeOf(boundsFromAbove(mesh), 1).value()).value();
        for (int row = 0; row < 5; ++row)
            for (int column = 0; column < 5; ++column)
                QCOMPARE(std::isnan(seen.at(column, row)), column + (4 - row) > 4);
    }

    void wrongSpacingsAreRefused_data() {
        QTest::addColumn<double>("spacing");
        for (const double spacing : {0.0, -1.0, double(NAN), double(INFINITY), 101.0, 1e-6, 1e-300})
            QTest::newRow(QByteArray::number(spacing).constData()) << spacing;
    }
    void wrongSpacingsAreRefused() {
        QFETCH(double, spacing);
        const Mesh mesh = shatteredPlane(1, 0, 0, 0);
        const auto lattice = latticeOf(boundsFromAbove(mesh), spacing);
        QVERIFY(lattice.isError());
        QVERIFY(lattice.error().code == ErrorCode::InvalidRequest && lattice.error().field == "in-spacing");
    }

    /// The columns reach from edge to edge.
    void columnsReachBothEdges_data() {
        QTest::addColumn<int>("columns");
        for (const int columns : {2, 3, 7, 100, 1025})
            QTest::addRow("%d", columns) << columns;
    }
    void columnsReachBothEdges() {
        QFETCH(int, columns);
        Mesh mesh = shatteredPlane(3, 0, 0, 2);
        for (glm::vec3& v : mesh.vertices)
            v = {v.x * 0.37F - 12.3F, v.y * 0.37F + 1000.7F, v.z};
        const MeshBounds bounds = boundsFromAbove(mesh);
        const MeshLattice lattice = latticeOf(bounds, spacingOfColumns(bounds, columns).value()).value();
        QCOMPARE(static_cast<int>(lattice.x.size()), columns);
        QCOMPARE(lattice.x.front(), bounds.minimum.x);
        QCOMPARE(lattice.x.back(), bounds.maximum.x);
        QCOMPARE(lattice.y.front(), bounds.maximum.y);
        QVERIFY(std::abs(lattice.y.back() - bounds.minimum.y) < lattice.spacingY * 1e-3);
        QCOMPARE(holeCount(heightsFromAbove(mesh, lattice).value()), 0);
        QVERIFY(spacingOfColumns(bounds, 1).isError());
    }

    void lattices() {
        QVERIFY(!ownLattice(Mesh{}));
        QVERIFY(!ownLattice(shatteredPlane(1, 0, 0, 0)));
        const MeshBounds bounds = boundsFromAbove(shatteredPlane(1, 0, 0, 0));
        const double spacing = suggestedSpacing(bounds);
        QVERIFY(spacing > 2 && spacing < 5); // 802 triangles have 404 vertices, on 100 m a side
    }

    void cancels() {
        std::atomic<bool> stop = true;
        const Mesh mesh = shatteredPlane(1, 0, 0, 0);
        QVERIFY(heightsFromAbove(mesh, latticeOf(boundsFromAbove(mesh), 1).value(), {&stop, nullptr})
                    .isCancelled());
    }
};

QTEST_GUILESS_MAIN(HeightsFromAboveTest)
#include "heights_from_above_test.moc"
