// SPDX-License-Identifier: MIT
// Normals of vertices, against values that were worked out by hand.
#include "libterrain/surface/normals.h"
#include "tests/support/field_of.h"

#include <QTest>

#include <cmath>
#include <glm/geometric.hpp>
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

using namespace terrain;
using namespace support;

namespace {

glm::dvec2 at(const LargeVector<PackedNormal>& normals, const Heightfield& field, int column, int row) {
    const PackedNormal& packed = normals[static_cast<std::size_t>(row * field.columns() + column)];
    return glm::dvec2(packed[0], packed[1]) / 32767.0;
}

bool isNear(const glm::dvec2& a, const glm::dvec2& b) {
    return glm::length(a - b) < 2e-4;
}

constexpr NormalWeight weights[] = {NormalWeight::Area, NormalWeight::Angle, NormalWeight::Equal};

} // namespace

class WeightedNormalsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// A 3 × 3 with only the middle of the east side raised by 1 m, spacing 1: of the six triangles around
    /// the centre, four are level and two rise. With rising diagonals these are E–NE (edges (1,0,1) and
    /// (1,1,0); normal (−1, 1, 1), angle atan2(√3, 1) = 60°) and SE's (E and S; edges (0,−1,0) and (1,0,1):
    /// normal (−1, 0, 1), angle 90°); the level ones have angles of 45° (N–NE), 90° (NW), 45° and 45° (SW).
    void byHand_data() {
        QTest::addColumn<int>("weight");
        QTest::addColumn<double>("x");
        QTest::addColumn<double>("y");
        const double third = std::numbers::pi / 3;
        const double right = std::numbers::pi / 2;
        const auto row = [](const char* name, NormalWeight weight, glm::dvec3 sum) {
            sum = glm::normalize(sum);
            QTest::newRow(name) << static_cast<int>(weight) << sum.x << sum.y;
        };
        const glm::dvec3 up(0, 0, 1);
        const glm::dvec3 first(-1, 1, 1);
        const glm::dvec3 second(-1, 0, 1);
        row("area", NormalWeight::Area, first + second + 4.0 * up);
        row("equal", NormalWeight::Equal, glm::normalize(first) + glm::normalize(second) + 4.0 * up);
        row("angle", NormalWeight::Angle,
            third * glm::normalize(first) + right * glm::normalize(second) + (right + 3 * right / 2) * up);
    }
    void byHand() {
        QFETCH(int, weight);
        QFETCH(double, x);
        QFETCH(double, y);
        const Heightfield field = fieldOf(
            3, 3, [](int column, int row) { return column == 2 && row == 1 ? 1 : 0; }, 1, 1);
        const auto normals = weightedNormals(field, QuadSplit::Rising, static_cast<NormalWeight>(weight));
        const glm::dvec2 made = at(normals, field, 1, 1);
        QVERIFY2(isNear(made, {x, y}), qPrintable(QStringLiteral("%1 %2").arg(made.x).arg(made.y)));
    }

    /// On a plane with cells that are no squares all weights give the plane's own normal, also at the rim.
    void planesHaveTheirOwn() {
        const Heightfield field = fieldOf(
            6, 5, [](int x, int y) { return 3 * x - 8 * y; }, 2, 5);
        const glm::dvec3 normal = glm::normalize(glm::dvec3(-1.5, -1.6, 1)); // rises 1.5 east, 1.6 north
        for (const NormalWeight weight : weights)
            for (const QuadSplit split : {QuadSplit::Rising, QuadSplit::Falling}) {
                const auto normals = weightedNormals(field, split, weight);
                for (int row = 0; row < 5; ++row)
                    for (int column = 0; column < 6; ++column)
                        QVERIFY(isNear(at(normals, field, column, row), {normal.x, normal.y}));
            }
    }

    /// By area they are those that meshes are written with.
    void areaIsTheMeshes() {
        const Heightfield field = fieldOf(
            19, 17, [](int x, int y) { return (x * 7919 + y * 104729) % 101 / 10.0; }, 3, 4);
        for (const QuadSplit split : {QuadSplit::Rising, QuadSplit::Falling}) {
            const auto packed = weightedNormals(field, split, NormalWeight::Area);
            const auto whole = areaWeightedNormals(field, split);
            for (int row = 0; row < 17; ++row)
                for (int column = 0; column < 19; ++column) {
                    const glm::vec3& normal = whole[static_cast<std::size_t>(row * 19 + column)];
                    QVERIFY(isNear(at(packed, field, column, row), {normal.x, normal.y}));
                }
        }
    }

    void theGradientsStay() {
        const Heightfield field = fieldOf(
            9, 9, [](int x, int y) { return x * y % 5; }, 1, 1);
        QVERIFY(weightedNormals(field, QuadSplit::Rising, NormalWeight::Gradient) == gradientNormals(field));
    }

    /// The triangles of a hole are not there; what has none left is level.
    void holesDoNotCount() {
        Heightfield field = fieldOf(
            3, 3, [](int x, int) { return x; }, 1, 1);
        for (const int column : {0, 1, 2})
            field.row(0)[column] = hole;
        const glm::dvec2 slope(-std::sqrt(0.5), 0);
        for (const NormalWeight weight : weights) {
            const auto normals = weightedNormals(field, QuadSplit::Rising, weight);
            QVERIFY(isNear(at(normals, field, 1, 1), slope));
            QVERIFY(isNear(at(normals, field, 1, 0), {0, 0}));
        }
    }
};

QTEST_GUILESS_MAIN(WeightedNormalsTest)
#include "weighted_normals_test.moc"
