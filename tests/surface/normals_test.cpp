// SPDX-License-Identifier: MIT
#include "libterrain/surface/normals.h"
#include "tests/support/build_folders.h"
#include "tests/support/field_of.h"

#include <QDir>
#include <QTest>

#include <atomic>
#include <cmath>
#include <fstream>
#include <glm/geometric.hpp>
#include <nlohmann/json.hpp>

using namespace terrain;

namespace {

/// Area-weighted normals as the definition has them: cross products of the triangles, added to their
/// vertices.
std::vector<glm::dvec3> normalsByDefinition(const Heightfield& f, QuadSplit split) {
    const auto point = [&](int c, int r) {
        return glm::dvec3(c * f.grid().spacingX, (f.rows() - 1 - r) * f.grid().spacingY,
                          static_cast<double>(f.at(c, r)));
    };
    std::vector<glm::dvec3> sums(f.samples().size(), glm::dvec3(0));
    const auto add = [&](std::array<std::array<int, 2>, 3> corners) {
        const glm::dvec3 a = point(corners[0][0], corners[0][1]);
        const glm::dvec3 b = point(corners[1][0], corners[1][1]);
        const glm::dvec3 c = point(corners[2][0], corners[2][1]);
        const glm::dvec3 cross = glm::cross(b - a, c - a);
        if (std::isnan(cross.x + cross.y + cross.z))
            return;
        for (const auto& corner : corners)
            sums[static_cast<std::size_t>(corner[1] * f.columns() + corner[0])] += cross;
    };
    for (int r = 0; r + 1 < f.rows(); ++r) {
        for (int c = 0; c + 1 < f.columns(); ++c) {
            if (split == QuadSplit::Rising) {
                add({{{c, r}, {c, r + 1}, {c + 1, r}}});
                add({{{c + 1, r}, {c, r + 1}, {c + 1, r + 1}}});
            } else {
                add({{{c, r}, {c, r + 1}, {c + 1, r + 1}}});
                add({{{c, r}, {c + 1, r + 1}, {c + 1, r}}});
            }
        }
    }
    for (glm::dvec3& sum : sums)
        sum = sum == glm::dvec3(0) ? glm::dvec3(0, 0, 1) : glm::normalize(sum);
    return sums;
}

void addVectors(const QString& folder) {
    for (const QString& name : QDir(folder).entryList({QStringLiteral("*.json")}, QDir::Files)) {
        std::ifstream file(QDir(folder).filePath(name).toStdString());
        if (nlohmann::json::parse(file).contains("normals"))
            QTest::newRow(qPrintable(name)) << QDir(folder).filePath(name);
    }
}

} // namespace

class NormalsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void conformance_data() {
        QTest::addColumn<QString>("path");
        addVectors(support::sourceFile(QStringLiteral("tests/data/conformance")));
        if (qEnvironmentVariableIsSet("MORAINE_CONFORMANCE"))
            addVectors(qEnvironmentVariable("MORAINE_CONFORMANCE"));
    }
    /// The vectors of an independent reference. Their y grows southward, ours northward.
    void conformance() {
        QFETCH(QString, path);
        std::ifstream file(path.toStdString());
        const nlohmann::json vector = nlohmann::json::parse(file);
        const auto& normals = vector["normals"];
        QVERIFY(normals["split"] == "triangles (r,c)(r+1,c)(r,c+1) and (r,c+1)(r+1,c)(r+1,c+1)");
        const double spacing = normals["cell_spacing"];
        const int side = vector["side_points"];
        const Heightfield field = support::fieldOf(
            side, side,
            [&](int c, int r) { return vector["heights"][std::size_t(r)][std::size_t(c)].get<double>(); },
            spacing, spacing);
        const std::vector<glm::vec3> ours = areaWeightedNormals(field, QuadSplit::Rising);
        for (int r = 0; r < side; ++r) {
            for (int c = 0; c < side; ++c) {
                const auto& theirs = normals["xyz"][std::size_t(r)][std::size_t(c)];
                const glm::dvec3 expected(theirs[0].get<double>(), -theirs[1].get<double>(),
                                          theirs[2].get<double>());
                const glm::dvec3 actual(ours[std::size_t(r * side + c)]);
                QVERIFY2(glm::length(actual - expected) < 1e-5, qPrintable(path));
            }
        }
    }

    void planes_data() {
        QTest::addColumn<double>("east");
        QTest::addColumn<double>("north");
        QTest::addColumn<double>("spacingX");
        QTest::addColumn<double>("spacingY");
        QTest::newRow("flat") << 0.0 << 0.0 << 1.0 << 1.0;
        QTest::newRow("rising east") << 1.0 << 0.0 << 1.0 << 1.0;
        QTest::newRow("rising north") << 0.0 << 2.0 << 5.0 << 5.0;
        QTest::newRow("oblique, wide cells") << 0.25 << -0.5 << 30.0 << 10.0;
        QTest::newRow("oblique, tall cells") << -3.0 << 0.125 << 0.5 << 8.0;
        QTest::newRow("cliff") << 500.0 << -300.0 << 1.0 << 1.0;
    }
    /// A plane's normal is the same at every sample, borders and corners too, by both methods and splits.
    void planes() {
        QFETCH(double, east);
        QFETCH(double, north);
        QFETCH(double, spacingX);
        QFETCH(double, spacingY);
        const Heightfield field = support::planeOf(6, 5, east, north, 50, spacingX, spacingY);
        const glm::dvec3 expected = glm::normalize(glm::dvec3(-east, -north, 1));
        for (const QuadSplit split : {QuadSplit::Falling, QuadSplit::Rising})
            for (const glm::vec3& normal : areaWeightedNormals(field, split))
                QVERIFY(glm::length(glm::dvec3(normal) - expected) < 1e-5);
        for (const auto& normal : gradientNormals(field)) {
            QVERIFY(std::abs(normal[0] - expected.x * 32767) < 1);
            QVERIFY(std::abs(normal[1] - expected.y * 32767) < 1);
        }
    }

    /// Rough ground with holes, both splits, unequal spacings, against the sum of cross products.
    void roughGroundFollowsTheDefinition() {
        Heightfield field = support::fieldOf(
            12, 9, [](int c, int r) { return (c * 53 + r * 29) % 17 * 0.6; }, 2, 3);
        field.row(4)[5] = hole;
        field.row(0)[0] = hole;
        field.row(8)[11] = hole;
        for (const QuadSplit split : {QuadSplit::Falling, QuadSplit::Rising}) {
            const auto ours = areaWeightedNormals(field, split, RunContext(nullptr, nullptr, 2));
            const auto expected = normalsByDefinition(field, split);
            for (std::size_t i = 0; i < ours.size(); ++i)
                QVERIFY(glm::length(glm::dvec3(ours[i]) - expected[i]) < 1e-5);
        }
    }

    /// Samples that no whole triangle adjoins point up.
    void lonelySamples() {
        const auto normals = areaWeightedNormals(support::fieldOf({{1, hole}, {hole, 2}}), QuadSplit::Rising);
        for (const glm::vec3& normal : normals)
            QVERIFY(normal == glm::vec3(0, 0, 1));
        QCOMPARE(areaWeightedNormals(support::fieldOf({{7}}), QuadSplit::Rising).size(), std::size_t{1});
    }

    void gradientBesideHoles() {
        Heightfield field = support::planeOf(5, 5, 1, 0, 0);
        field.row(2)[2] = hole;
        const auto normals = gradientNormals(field);
        const int slanted = int(std::lround(-32767 / std::sqrt(2.0)));
        for (std::size_t i = 0; i < normals.size(); ++i) {
            QVERIFY(std::abs(normals[i][0] - (i == 12 ? 0 : slanted)) <= 1);
            QCOMPARE(int(normals[i][1]), 0);
        }
        // Neighbours on no side leave no slope.
        QCOMPARE(int(gradientNormals(support::fieldOf({{hole, 4, hole}}))[1][0]), 0);
    }

    /// Large results are written past the caches; those of a part are not. With holes between.
    void largeResultsAreTheSame() {
        const auto height = [](int c, int r) { return (c * 53 + r * 29) % 97 * 0.3; };
        Heightfield large = support::fieldOf(2501, 2600, height, 2, 3);
        for (const int r : {3, 700, 701, 1999})
            large.row(r)[r % 2501] = hole;
        const auto normals = gradientNormals(large);
        constexpr int rows = 40;
        for (int first = 0; first + rows <= 2600; first += rows - 2) {
            Heightfield part = support::fieldOf(2501, rows, height, 2, 3);
            for (int r = 0; r < rows; ++r)
                std::copy_n(large.row(first + r), 2501, part.row(r));
            const auto expected = gradientNormals(part);
            const auto* same = normals.data() + std::ptrdiff_t{2501} * (first + 1);
            QVERIFY(std::equal(expected.begin() + 2501, expected.end() - 2501, same));
        }
    }

    void cancelled() {
        const std::atomic<bool> stop{true};
        const RunContext context(&stop, nullptr);
        QVERIFY(areaWeightedNormals(support::planeOf(5, 5, 0, 0, 0), QuadSplit::Rising, context).empty());
        QVERIFY(gradientNormals(support::planeOf(5, 5, 0, 0, 0), context).empty());
        QVERIFY(gradientNormals(Heightfield{}).empty());
    }
};

QTEST_GUILESS_MAIN(NormalsTest)
#include "normals_test.moc"
