// SPDX-License-Identifier: MIT
#include "libterrain/surface/mesh/decimated_mesh.h"
#include "libterrain/surface/mesh/mesh_rims.h"
#include "libterrain/surface/mesh/solid_mesh.h"
#include "tests/support/field_of.h"

#include <QTest>

#include <cmath>
#include <glm/geometric.hpp>

using namespace terrain;

namespace {

Heightfield hills(int columns, int rows) {
    return support::fieldOf(
        columns, rows, [](int x, int y) { return 100 + 20 * std::sin(x * 0.7) * std::cos(y * 0.4); }, 10, 20);
}

/// Land with these samples missing.
Heightfield withHoles(std::initializer_list<std::pair<int, int>> holes) {
    Heightfield out = hills(12, 10);
    for (const auto& [column, row] : holes)
        out.row(row)[column] = hole;
    return out;
}

double volume(const Mesh& mesh) {
    double out = 0;
    for (std::size_t i = 0; i < mesh.indices.size(); i += 3) {
        const glm::dvec3 a(mesh.vertices[mesh.indices[i]]);
        const glm::dvec3 b(mesh.vertices[mesh.indices[i + 1]]);
        const glm::dvec3 c(mesh.vertices[mesh.indices[i + 2]]);
        out += glm::dot(a, glm::cross(b, c)) / 6;
    }
    return out;
}

/// What lies under an open mesh, above z = 0.
double volumeUnder(const Mesh& land, const SolidShape& shape) {
    double out = 0;
    for (std::size_t i = 0; i < land.indices.size(); i += 3) {
        std::array<glm::dvec3, 3> at{};
        for (std::size_t k = 0; k < 3; ++k) {
            const glm::dvec3 v(land.vertices[land.indices[i + k]]);
            at[k] = {v.x * shape.scale, v.y * shape.scale, (v.z - shape.lowest) * shape.upScale + shape.base};
        }
        const glm::dvec3 normal = glm::cross(at[1] - at[0], at[2] - at[0]);
        out += normal.z / 2 * (at[0].z + at[1].z + at[2].z) / 3;
    }
    return out;
}

constexpr SolidShape shape{.scale = 0.5, .upScale = 1.5, .lowest = 80, .base = 3, .origin = {}};

} // namespace

class SolidMeshTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void bodiesAreClosed_data() {
        QTest::addColumn<int>("kind");
        QTest::addColumn<double>("maximumError"); // 0 = every sample
        const auto row = [](const char* name, int kind) {
            QTest::addRow("%s, every sample", name) << kind << 0.0;
            QTest::addRow("%s, few", name) << kind << 2.0;
        };
        row("whole", 0);
        row("a hole", 1);
        row("a hole at the border", 2);
        row("a corner missing", 3);
        row("parts that meet in a sample", 4);
        row("islands", 5);
        row("many holes", 6);
    }

    void bodiesAreClosed() {
        QFETCH(int, kind);
        QFETCH(double, maximumError);
        Heightfield field = hills(12, 10);
        if (kind == 1)
            field = withHoles({{5, 5}});
        if (kind == 2)
            field = withHoles({{0, 5}, {6, 0}});
        if (kind == 3)
            field = withHoles({{0, 0}, {11, 9}});
        if (kind == 4) // the sample at 5, 5 has cells to its north-west and south-east alone
            field = withHoles({{6, 4}, {4, 6}});
        if (kind == 5)
            field =
                withHoles({{5, 0}, {5, 1}, {5, 2}, {5, 3}, {5, 4}, {5, 5}, {5, 6}, {5, 7}, {5, 8}, {5, 9}});
        if (kind == 6)
            for (int i = 0; i < 12; ++i)
                field.row(i * 7 % 10)[i * 5 % 12] = hole;
        const Mesh land = maximumError > 0 ? decimatedMesh(field, maximumError).value()
                                           : gridMesh(field, QuadSplit::Rising).value();
        const Result<Mesh> body = solidMesh(land, shape);
        QVERIFY2(body.isOk(), body.isError() ? body.error().detail.english().c_str() : "");
        const MeshFacts facts = meshFacts(body.value());
        QVERIFY(facts.closed && facts.manifold);
        // As those see it who tell vertices by their positions.
        std::vector<glm::vec3> soup;
        for (const std::uint32_t vertex : body.value().indices)
            soup.push_back(body.value().vertices[vertex]);
        const MeshFacts merged = meshFacts(meshFromSoup(soup));
        QVERIFY(merged.closed && merged.manifold);
        QCOMPARE(merged.vertices, facts.vertices);
        QCOMPARE(facts.minimum.z, 0.0F);
        const double wanted = volumeUnder(land, shape);
        QVERIFY2(
            std::abs(volume(body.value()) - wanted) < wanted * 1e-3, // outside is outside
            qPrintable(QString::number(volume(body.value())) + QLatin1Char(' ') + QString::number(wanted)));
    }

    /// The surface is the land's, scaled, and the bottom of whole land is a fan.
    void theSurfaceIsTheLand() {
        const Heightfield field = hills(9, 7);
        const Mesh land = gridMesh(field, QuadSplit::Rising).value();
        const Mesh body = solidMesh(land, shape).value();
        for (std::size_t i = 0; i < land.vertices.size(); ++i) {
            const glm::vec3& v = land.vertices[i];
            QCOMPARE(body.vertices[i].x, v.x * 0.5F);
            QCOMPARE(body.vertices[i].y, v.y * 0.5F);
            QVERIFY(std::abs(static_cast<double>(body.vertices[i].z) -
                             ((static_cast<double>(v.z) - 80) * 1.5 + 3)) < 1e-5);
        }
        const std::size_t rim = 2 * (8 + 6);
        QCOMPARE(body.vertices.size(), land.vertices.size() + rim + 1);
        QCOMPARE(body.indices.size(), land.indices.size() + 3 * (2 * rim + rim));
    }

    void pinchesArePartedOnly_data() {
        QTest::addColumn<int>("count");
        QTest::newRow("none") << 0;
        QTest::newRow("one") << 1;
    }
    void pinchesArePartedOnly() {
        QFETCH(int, count);
        Mesh land =
            gridMesh(count == 0 ? withHoles({{5, 5}}) : withHoles({{6, 4}, {4, 6}}), QuadSplit::Rising)
                .value();
        const std::size_t before = land.vertices.size();
        QCOMPARE(partPinches(land), static_cast<std::size_t>(count));
        QCOMPARE(land.vertices.size(), before + static_cast<std::size_t>(count));
        const std::vector<RimEdge> rim = rimEdges(land);
        for (std::size_t i = 1; i < rim.size(); ++i)
            QVERIFY(rim[i].from != rim[i - 1].from);
    }

    /// What floats cannot hold is refused, not written open.
    void tooSmallIsRefused() {
        const Mesh land = gridMesh(hills(9, 7), QuadSplit::Rising).value();
        SolidShape far = shape;
        far.origin = {-1e9, -1e9};
        const Result<Mesh> body = solidMesh(land, far);
        QVERIFY(body.isError());
        QCOMPARE(body.error().code, ErrorCode::InvalidRequest);
    }

    void nothingOfNothing() { QVERIFY(solidMesh({}, shape).value().indices.empty()); }
};

QTEST_GUILESS_MAIN(SolidMeshTest)
#include "solid_mesh_test.moc"
