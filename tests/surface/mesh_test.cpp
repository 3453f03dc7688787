// SPDX-License-Identifier: MIT
#include "libterrain/surface/mesh/mesh.h"
#include "tests/support/field_of.h"

#include <QTest>

#include <array>
#include <atomic>
#include <cmath>
#include <glm/geometric.hpp>
#include <set>

using namespace terrain;

namespace {

std::vector<glm::vec3> soupOf(const Mesh& mesh) {
    std::vector<glm::vec3> out;
    for (const std::uint32_t i : mesh.indices)
        out.push_back(mesh.vertices[i]);
    return out;
}

/// The triangles of strips as a reader of OpenGL's definition has them: every vertex from the third on makes
/// one with the two before it, and every second one is turned over.
std::vector<std::array<std::uint32_t, 3>> trianglesOf(const std::vector<std::uint32_t>& strip) {
    std::vector<std::array<std::uint32_t, 3>> out;
    for (std::size_t i = 2; i < strip.size(); ++i)
        out.push_back(i % 2 == 0 ? std::array{strip[i - 2], strip[i - 1], strip[i]}
                                 : std::array{strip[i - 1], strip[i - 2], strip[i]});
    return out;
}

/// Starting at its least corner, so that equal triangles compare equal.
std::array<std::uint32_t, 3> turned(std::array<std::uint32_t, 3> t) {
    while (t[0] > t[1] || t[0] > t[2])
        t = {t[1], t[2], t[0]};
    return t;
}

/// A tetrahedron, counter-clockwise from outside.
Mesh tetrahedron() {
    return {{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {0, 2, 1, 0, 1, 3, 1, 2, 3, 2, 0, 3}};
}

} // namespace

class MeshTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void gridMeshByHand() {
        const Mesh mesh =
            gridMesh(support::fieldOf({{1, 2, 3}, {4, 5, 6}}, 10, 20), QuadSplit::Rising).value();
        const std::vector<glm::vec3> vertices = {{0, 20, 1}, {10, 20, 2}, {20, 20, 3},
                                                 {0, 0, 4},  {10, 0, 5},  {20, 0, 6}};
        QVERIFY(mesh.vertices == vertices);
        QCOMPARE(mesh.indices, (std::vector<std::uint32_t>{0, 3, 1, 1, 3, 4, 1, 4, 2, 2, 4, 5}));
        const Mesh falling = gridMesh(support::fieldOf({{1, 2}, {3, 4}}), QuadSplit::Falling).value();
        QCOMPARE(falling.indices, (std::vector<std::uint32_t>{0, 2, 3, 0, 3, 1}));
    }

    void everyTriangleFacesUp() {
        const Heightfield field = support::fieldOf(
            9, 7, [](int c, int r) { return (c * 5 + r * 3) % 7; }, 2, 3);
        for (const QuadSplit split : {QuadSplit::Rising, QuadSplit::Falling}) {
            const Mesh mesh = gridMesh(field, split).value();
            QCOMPARE(mesh.indices.size(), std::size_t{6 * 8 * 6});
            const std::vector<glm::vec3> soup = soupOf(mesh);
            for (std::size_t i = 0; i < soup.size(); i += 3)
                QVERIFY(glm::cross(soup[i + 1] - soup[i], soup[i + 2] - soup[i]).z > 0);
        }
    }

    /// Cells with a hole are left out, and so are the vertices that no cell has then.
    void holes() {
        Heightfield field = support::planeOf(4, 3, 1, 1, 0);
        field.row(0)[0] = hole;
        Mesh mesh = gridMesh(field, QuadSplit::Rising).value();
        QCOMPARE(mesh.vertices.size(), std::size_t{11});
        QCOMPARE(mesh.indices.size() / 3, std::size_t{10});
        field.row(1)[1] = hole; // leaves the two cells in the east
        mesh = gridMesh(field, QuadSplit::Rising).value();
        QCOMPARE(mesh.vertices.size(), std::size_t{6});
        QCOMPARE(mesh.indices.size() / 3, std::size_t{4});
        for (const std::uint32_t i : mesh.indices)
            QVERIFY(i < 6);
        for (const glm::vec3& v : mesh.vertices)
            QVERIFY(v.x >= 2 && v.z == v.x + v.y);
        QVERIFY(gridMesh(support::fieldOf({{hole, 1}, {1, 1}}), QuadSplit::Rising).value().vertices.empty());
    }

    void smallGridsAndCancel() {
        QVERIFY(gridMesh(Heightfield{}, QuadSplit::Rising).value().vertices.empty());
        QVERIFY(gridMesh(support::fieldOf({{1, 2, 3}}), QuadSplit::Rising).value().indices.empty());
        const std::atomic<bool> stop{true};
        QVERIFY(gridMesh(support::planeOf(9, 9, 0, 0, 0), QuadSplit::Rising, RunContext(&stop, nullptr))
                    .isCancelled());
    }

    void stripsByTheirDefinition() {
        const auto strips = triangleStrips(5, 4);
        QCOMPARE(strips.size(), std::size_t{3});
        for (std::uint32_t r = 0; r < 3; ++r) {
            QCOMPARE(strips[r].size(), std::size_t{10});
            for (std::uint32_t c = 0; c < 5; ++c) {
                QCOMPARE(strips[r][2 * c], r * 5 + c);
                QCOMPARE(strips[r][2 * c + 1], (r + 1) * 5 + c);
            }
        }
        QVERIFY(triangleStrips(1, 9).empty());
        QVERIFY(triangleStrips(9, 1).empty());
        QVERIFY(triangleStrips(0, 0).empty());
    }

    void stripsAreTheGridsTriangles() {
        const Mesh mesh = gridMesh(support::planeOf(6, 5, 1, 2, 3), QuadSplit::Rising).value();
        std::set<std::array<std::uint32_t, 3>> grid;
        for (std::size_t i = 0; i < mesh.indices.size(); i += 3)
            grid.insert(turned({mesh.indices[i], mesh.indices[i + 1], mesh.indices[i + 2]}));
        std::set<std::array<std::uint32_t, 3>> strips;
        for (const auto& strip : triangleStrips(6, 5))
            for (const auto& triangle : trianglesOf(strip))
                strips.insert(turned(triangle));
        QVERIFY(strips == grid);
    }

    /// A soup becomes the mesh again: as many vertices, the same triangles in the same order.
    void soupBecomesTheMesh() {
        const Heightfield field = support::fieldOf(
            41, 37, [](int c, int r) { return (c * 13 + r * 7) % 11 * 0.3; }, 0.1, 0.7);
        const Mesh mesh = gridMesh(field, QuadSplit::Rising).value();
        const std::vector<glm::vec3> soup = soupOf(mesh);
        const Mesh indexed = meshFromSoup(soup);
        QCOMPARE(indexed.vertices.size(), mesh.vertices.size());
        QVERIFY(soupOf(indexed) == soup);
        const auto theirs = meshNormals(mesh);
        const auto ours = meshNormals(indexed);
        for (std::size_t i = 0; i < mesh.indices.size(); ++i)
            QVERIFY(glm::length(theirs[mesh.indices[i]] - ours[indexed.indices[i]]) < 1e-6F);
    }

    void positionsAreEqualBitForBit() {
        const float next = std::nextafter(1.0F, 2.0F);
        const std::vector<glm::vec3> soup = {{0, 0, 0},     {1, 0, 0},    {0, 1, 0},
                                             {-0.0F, 0, 0}, {next, 0, 0}, {0, 1, -0.0F}};
        const Mesh mesh = meshFromSoup(soup);
        QCOMPARE(mesh.indices, (std::vector<std::uint32_t>{0, 1, 2, 0, 3, 2}));
        QCOMPARE(mesh.vertices.size(), std::size_t{4});
        QVERIFY(!std::signbit(meshFromSoup(std::vector<glm::vec3>(3, glm::vec3(-0.0F))).vertices[0].x));
        QVERIFY(meshFromSoup({}).vertices.empty());
    }

    void normalsAreThoseOfTheGrid() {
        Heightfield field = support::fieldOf(
            12, 9, [](int c, int r) { return (c * 53 + r * 29) % 17 * 0.6; }, 2, 3);
        for (const QuadSplit split : {QuadSplit::Rising, QuadSplit::Falling}) {
            const auto ofMesh = meshNormals(gridMesh(field, split).value());
            const auto ofGrid = areaWeightedNormals(field, split);
            for (std::size_t i = 0; i < ofGrid.size(); ++i)
                QVERIFY(glm::length(ofMesh[i] - ofGrid[i]) < 1e-5F);
        }
        const Mesh line{{{0, 0, 0}, {1, 0, 0}, {2, 0, 0}, {9, 9, 9}}, {0, 1, 2}};
        for (const glm::vec3& normal : meshNormals(line))
            QVERIFY(normal == glm::vec3(0, 0, 1));
    }

    void facts_data() {
        QTest::addColumn<QVector<quint32>>("indices");
        QTest::addColumn<bool>("closed");
        QTest::addColumn<bool>("manifold");
        const Mesh solid = tetrahedron();
        const QVector<quint32> all(solid.indices.begin(), solid.indices.end());
        QTest::newRow("tetrahedron") << all << true << true;
        QTest::newRow("a side is missing") << all.mid(3) << false << true;
        QTest::newRow("a side is turned over") << (QVector<quint32>{0, 1, 2} + all.mid(3)) << true << false;
        QTest::newRow("a side twice") << (all + all.mid(0, 3)) << false << false;
        QTest::newRow("a line besides") << (all + QVector<quint32>{0, 1, 1}) << true << true;
        QTest::newRow("no triangles") << QVector<quint32>{} << false << true;
    }
    void facts() {
        QFETCH(QVector<quint32>, indices);
        QFETCH(bool, closed);
        QFETCH(bool, manifold);
        Mesh mesh = tetrahedron();
        mesh.indices.assign(indices.begin(), indices.end());
        const MeshFacts facts = meshFacts(mesh);
        QCOMPARE(facts.vertices, 4U);
        QCOMPARE(facts.triangles, static_cast<std::uint64_t>(indices.size() / 3));
        QCOMPARE(facts.closed, closed);
        QCOMPARE(facts.manifold, manifold);
        QVERIFY(facts.minimum == glm::vec3(0) && facts.maximum == glm::vec3(1));
    }

    void factsOfAGrid() {
        const MeshFacts facts =
            meshFacts(gridMesh(support::planeOf(33, 17, 0.5, -1, 7, 100, 50), QuadSplit::Rising).value());
        QCOMPARE(facts.vertices, 33U * 17U);
        QCOMPARE(facts.triangles, 2U * 32U * 16U);
        QVERIFY(!facts.closed && facts.manifold);
        QVERIFY(facts.minimum == glm::vec3(0, 0, 7 - 800) && facts.maximum == glm::vec3(3200, 800, 7 + 1600));
        QVERIFY(meshFacts(Mesh{}).maximum == glm::vec3(0));
    }
};

QTEST_GUILESS_MAIN(MeshTest)
#include "mesh_test.moc"
