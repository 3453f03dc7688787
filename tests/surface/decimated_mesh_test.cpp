// SPDX-License-Identifier: MIT
#include "libterrain/formats/heightmap_format.h"
#include "libterrain/surface/mesh/decimated_mesh.h"
#include "libterrain/surface/mesh/grid_cells.h"
#include "libterrain/surface/mesh/heights_from_above.h"
#include "libterrain/surface/mesh/whole_cells.h"
#include "tests/support/field_of.h"
#include "tests/support/lattice_surface.h"

#include <QTest>

#include <atomic>
#include <map>

using namespace terrain;

namespace {

/// Hills of several sizes with a wall, and a number by place that looks random.
double land(int column, int row) {
    const auto noise = static_cast<double>((column * 7919 + row * 104729 + column * row * 31) % 1009) / 1009;
    const double wall = column > row + 9 ? 30 : 0;
    return 100 + 40 * std::sin(column * 0.13) * std::cos(row * 0.21) + 6 * noise + wall;
}

/// Numbers by place that no three neighbours have in one plane.
double noise(int column, int row) {
    auto bits = static_cast<std::uint32_t>(column) * 73856093U ^ static_cast<std::uint32_t>(row) * 19349663U;
    bits = (bits ^ bits >> 16) * 0x7FEB352DU;
    bits = (bits ^ bits >> 15) * 0x846CA68BU;
    return (bits >> 8) * 1e-4;
}

/// The edges that only one triangle has.
std::vector<std::pair<std::uint32_t, std::uint32_t>> openEdges(const Mesh& mesh) {
    std::map<std::pair<std::uint32_t, std::uint32_t>, int> uses;
    for (std::size_t t = 0; t < mesh.indices.size(); t += 3)
        for (std::size_t i = 0; i < 3; ++i)
            ++uses[std::minmax(mesh.indices[t + i], mesh.indices[t + (i + 1) % 3])];
    std::vector<std::pair<std::uint32_t, std::uint32_t>> out;
    for (const auto& [edge, count] : uses)
        if (count == 1)
            out.push_back(edge);
    return out;
}

Heightfield withHoles(Heightfield field) {
    const auto cut = [&](int column, int row) { field.row(row)[column] = hole; };
    for (int row = 10; row < 20; ++row)
        for (int column = 8; column < 15; ++column)
            cut(column, row);
    cut(0, 0); // a corner
    cut(30, 0);
    cut(field.columns() - 1, 12);
    cut(25, 25); // two that touch at a corner
    cut(26, 26);
    cut(28, 30); // a sample that no cell has left
    cut(30, 30);
    cut(29, 29);
    cut(29, 31);
    return field;
}

} // namespace

class DecimatedMeshTest : public QObject {
    Q_OBJECT

private:
    /// All that is promised of every result.
    static void check(const Heightfield& field, double error, const Mesh& mesh) {
        const support::LatticeSurface seen = support::latticeSurface(mesh, field);
        QVERIFY2(seen.worst <= error, qPrintable(QString::number(seen.worst, 'g', 12)));
        QCOMPARE(seen.turnedOver, 0);
        QCOMPARE(seen.offTheLattice, 0);
        QCOMPARE(seen.doubleCells, 2 * static_cast<std::int64_t>(wholeCells(field)));
        QVERIFY(meshFacts(mesh).manifold);
        QCOMPARE(meshFromSoup(corners(mesh)).vertices.size(),
                 mesh.vertices.size()); // none twice, none unused
        const WholeCells cells(field);
        GridCells grid(field);
        for (int row = 0; row < field.rows(); ++row) {
            grid.advance();
            for (int column = 0; column < field.columns(); ++column)
                QCOMPARE(seen.covered[static_cast<std::size_t>(row * field.columns() + column)],
                         grid.hasVertex(column));
        }
        checkOpenEdges(field, mesh);
    }

    static std::vector<glm::vec3> corners(const Mesh& mesh) {
        std::vector<glm::vec3> out;
        for (const std::uint32_t i : mesh.indices)
            out.push_back(mesh.vertices[i]);
        return out;
    }

    /// Only at the terrain's border, and from sample to sample around what is missing: no cracks.
    static void checkOpenEdges(const Heightfield& field, const Mesh& mesh) {
        const auto width = static_cast<float>(field.grid().width());
        const auto depth = static_cast<float>(field.grid().depth());
        for (const auto& [from, to] : openEdges(mesh)) {
            const glm::vec3 a = mesh.vertices[from];
            const glm::vec3 b = mesh.vertices[to];
            const bool atBorder =
                (a.x == b.x && (a.x == 0 || a.x == width)) || (a.y == b.y && (a.y == 0 || a.y == depth));
            const double steps = std::abs(static_cast<double>(a.x - b.x)) / field.grid().spacingX +
                                 std::abs(static_cast<double>(a.y - b.y)) / field.grid().spacingY;
            QVERIFY(atBorder || std::abs(steps - 1) < 1e-3);
        }
    }

private Q_SLOTS:
    /// Tiles that share an edge have the same vertices on it, and every sample stays within the error.
    void sharedEdgesFit_data() {
        QTest::addColumn<double>("error");
        for (const double error : {0.01, 0.1, 1.0, 5.0, 30.0})
            QTest::newRow(QByteArray::number(error).constData()) << error;
    }
    void sharedEdgesFit() {
        QFETCH(double, error);
        const auto height = [](int c, int r) {
            return 500 + 40 * std::sin(c * 0.11) * std::cos(r * 0.07) + 6 * std::sin(c * 1.3 + r * 0.9);
        };
        constexpr int side = 81; // of each tile; they share column or row 80
        const auto edgeOf = [&](int left, int top, bool isColumn, int which) {
            const Heightfield tile =
                support::fieldOf(side, side, [&](int c, int r) { return height(c + left, r + top); });
            const Mesh mesh = decimatedMesh(tile, error, {}, TerrainEdge::Shared).value();
            const Heightfield seen =
                heightsFromAbove(mesh, latticeOf(boundsFromAbove(mesh), 1).value()).value();
            for (std::size_t i = 0; i < seen.samples().size(); ++i)
                if (std::abs(seen.samples()[i] - tile.samples()[i]) > error * (1 + 1e-5))
                    return std::vector<glm::vec2>();
            std::vector<glm::vec2> out;
            for (const glm::vec3& v : mesh.vertices)
                if ((isColumn ? v.x : v.y) == static_cast<float>(which))
                    out.emplace_back(isColumn ? v.y : v.x, v.z);
            std::ranges::sort(out, [](const glm::vec2& a, const glm::vec2& b) { return a.x < b.x; });
            return out;
        };
        const auto east = edgeOf(0, 0, true, side - 1);
        QVERIFY(east.size() >= 2);
        QVERIFY(east == edgeOf(side - 1, 0, true, 0));
        const auto south = edgeOf(0, 0, false, 0);
        QVERIFY(south.size() >= 2);
        QVERIFY(south == edgeOf(0, side - 1, false, side - 1));
        if (error < 1)
            QVERIFY(east.size() > 10);
    }

    void staysWithinTheError_data() {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        QTest::addColumn<double>("spacingX");
        QTest::addColumn<double>("spacingY");
        QTest::addColumn<double>("error");
        for (const double error : {0.003, 0.5, 2.0, 7.0, 50.0}) {
            const auto row = [&](int columns, int rows, double x, double y) {
                QTest::addRow("%dx%d of %gx%g m, %g", columns, rows, x, y, error)
                    << columns << rows << x << y << error;
            };
            row(65, 49, 1, 1);
            row(129, 129, 30, 30);
            row(80, 61, 20.5, 3.25);
            row(2, 200, 1, 1);
            row(200, 2, 1, 1);
            row(2, 2, 5, 5);
            row(3, 2, 5, 5);
        }
    }
    void staysWithinTheError() {
        QFETCH(int, columns);
        QFETCH(int, rows);
        QFETCH(double, spacingX);
        QFETCH(double, spacingY);
        QFETCH(double, error);
        const Heightfield field = support::fieldOf(columns, rows, land, spacingX, spacingY);
        const Mesh mesh = decimatedMesh(field, error).value();
        check(field, error, mesh);
        QVERIFY(mesh.indices.size() / 3 <= 2 * wholeCells(field));
    }

    void holesStayOpen_data() {
        QTest::addColumn<double>("error");
        for (const double error : {0.01, 1.0, 8.0, 1000.0})
            QTest::addRow("%g m", error) << error;
    }
    void holesStayOpen() {
        QFETCH(double, error);
        const Heightfield field = withHoles(support::fieldOf(70, 45, land, 2, 3));
        check(field, error, decimatedMesh(field, error).value());
    }

    /// The same land 5 km up, and land of great heights: the arithmetic's own error counts as well.
    void highLand() {
        for (const double base : {-11000.0, 5000.0, 1e6}) {
            const Heightfield field = support::fieldOf(
                90, 70, [&](int column, int row) { return base + land(column, row); }, 10, 10);
            for (const double error : {0.13, 0.7, 5.0})
                check(field, error, decimatedMesh(field, error).value());
        }
    }

    void planesAreTwoTriangles() {
        for (const auto& [a, b] : {std::pair(0.0, 0.0), std::pair(0.5, 0.0), std::pair(-2.0, 0.25)}) {
            const Heightfield field = support::planeOf(300, 200, a, b, 7);
            const Mesh mesh = decimatedMesh(field, 0.001).value();
            QCOMPARE(mesh.indices.size(), std::size_t{6});
            QCOMPARE(mesh.vertices.size(), std::size_t{4});
        }
    }

    void onePeakTakesFewTriangles() {
        Heightfield field = support::planeOf(257, 257, 0, 0, 0);
        field.row(100)[77] = 50;
        const Mesh mesh = decimatedMesh(field, 1).value();
        check(field, 1, mesh);
        QVERIFY2(mesh.indices.size() / 3 < 40, qPrintable(QString::number(mesh.indices.size() / 3)));
    }

    /// Where every sample is needed, every sample is there.
    void noiseKeepsEverySample() {
        const Heightfield field = support::fieldOf(60, 50, noise);
        const Mesh mesh = decimatedMesh(field, 0.0001).value();
        QVERIFY(mesh.vertices.size() > 60 * 50 * 0.98);
        check(field, 0.0001, mesh);
    }

    void sameForAnyThreads() {
        const Heightfield field = withHoles(support::fieldOf(150, 140, land));
        const Mesh one = decimatedMesh(field, 1, RunContext(nullptr, nullptr, 1)).value();
        for (const int threads : {0, 2, 8}) {
            const Mesh other = decimatedMesh(field, 1, RunContext(nullptr, nullptr, threads)).value();
            QVERIFY(other.vertices == one.vertices && other.indices == one.indices);
        }
    }

    /// Vertices come row by row from the north-west, so a file's order follows the land.
    void verticesComeRowByRow() {
        const Mesh mesh = decimatedMesh(support::fieldOf(80, 60, land), 2).value();
        QVERIFY(std::ranges::is_sorted(mesh.vertices, [](const glm::vec3& a, const glm::vec3& b) {
            return a.y != b.y ? a.y > b.y : a.x < b.x;
        }));
    }

    void nothingAndCancel() {
        QVERIFY(decimatedMesh(Heightfield{}, 1).value().vertices.empty());
        QVERIFY(decimatedMesh(support::fieldOf({{1, 2, 3}}), 1).value().indices.empty());
        QVERIFY(decimatedMesh(support::fieldOf({{hole, 1}, {1, 1}}), 1).value().vertices.empty());
        QVERIFY(!isPossibleError(0) && !isPossibleError(-1) && !isPossibleError(std::nan("")));
        QVERIFY(!isPossibleError(std::numeric_limits<double>::infinity()) && isPossibleError(1e-9));
        const std::atomic<bool> stop{true};
        QVERIFY(
            decimatedMesh(support::fieldOf(150, 140, noise), 0.01, RunContext(&stop, nullptr)).isCancelled());
    }

    /// As few triangles as a program known for it makes of the same ground (hmm, with voids at 0 m), within 3
    /// %.
    void realGround_data() {
        QTest::addColumn<double>("error");
        QTest::addColumn<int>("triangles");
        QTest::newRow("50 m") << 50.0 << 131662;
        QTest::newRow("20 m") << 20.0 << 418068;
        QTest::newRow("5 m") << 5.0 << 1446457;
    }
    void realGround() {
        QFETCH(double, error);
        QFETCH(int, triangles);
        const QString data = qEnvironmentVariable("MORAINE_TEST_DATA");
        if (data.isEmpty())
            QSKIP("MORAINE_TEST_DATA is not set.");
        auto tile =
            importHeightmap((data + QStringLiteral("/heightmaps/hgt/N35E138.hgt.zip")).toStdString(), {});
        QVERIFY(tile.isOk());
        Heightfield field = std::move(tile.value().heights);
        for (float& height : field.samples())
            height = std::isnan(height) ? 0 : height;
        const Mesh mesh = decimatedMesh(field, error).value();
        const support::LatticeSurface seen = support::latticeSurface(mesh, field);
        QVERIFY(seen.worst <= error && seen.turnedOver == 0);
        QVERIFY(mesh.indices.size() / 3 <= triangles * 1.03);
    }
};

QTEST_GUILESS_MAIN(DecimatedMeshTest)
#include "decimated_mesh_test.moc"
