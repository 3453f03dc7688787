// SPDX-License-Identifier: MIT
#include "app/viewport/ground.h"

#include <QElapsedTimer>
#include <QTest>

#include <cmath>
#include <glm/geometric.hpp>
#include <random>

using namespace app;
using terrain::Grid;
using terrain::Heightfield;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

Heightfield waves(int columns, int rows, double spacingX, double spacingY, double amplitude) {
    Grid grid;
    grid.columns = columns;
    grid.rows = rows;
    grid.spacingX = spacingX;
    grid.spacingY = spacingY;
    Heightfield field = std::move(Heightfield::create(grid)).value();
    for (int r = 0; r < rows; ++r)
        for (int c = 0; c < columns; ++c)
            field.row(r)[c] = static_cast<float>(
                amplitude * (std::sin(c * 0.21) * std::cos(r * 0.17) + 0.2 * std::sin(c * 1.3 + r * 0.9)));
    return field;
}

double planeHit(const Ray& ray, const glm::dvec3& a, const glm::dvec3& b, const glm::dvec3& c) {
    const glm::dvec3 normal = glm::cross(b - a, c - a);
    const double t = glm::dot(a - ray.origin, normal) / glm::dot(ray.direction, normal);
    if (!(t >= 0))
        return infinity;
    const glm::dvec3 p = ray.origin + ray.direction * t;
    for (const auto& [from, to] : {std::pair(a, b), std::pair(b, c), std::pair(c, a)})
        if (glm::dot(glm::cross(to - from, p - from), normal) < -1e-9 * glm::dot(normal, normal))
            return infinity;
    return t;
}

/// Every triangle of the field, one after the other.
double bruteForce(const Heightfield& field, double exaggeration, double water, const Ray& ray) {
    double nearest = infinity;
    const Grid& grid = field.grid();
    const auto corner = [&](int c, int r) {
        const double h = field.at(c, r);
        return glm::dvec3(c * grid.spacingX, (grid.rows - 1 - r) * grid.spacingY,
                          (h < water ? water : h) * exaggeration);
    };
    for (int r = 0; r + 1 < field.rows(); ++r)
        for (int c = 0; c + 1 < field.columns(); ++c) {
            nearest = std::min(nearest, planeHit(ray, corner(c, r), corner(c, r + 1), corner(c + 1, r)));
            nearest =
                std::min(nearest, planeHit(ray, corner(c + 1, r + 1), corner(c + 1, r), corner(c, r + 1)));
        }
    return nearest;
}

} // namespace

class GroundTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void pyramidHoldsEverySample() {
        const Heightfield field = waves(100, 53, 1, 1, 10);
        const HeightPyramid pyramid = *HeightPyramid::build(field);
        QCOMPARE(pyramid.levels(), 4);
        QCOMPARE(pyramid.columns(0), 7);
        QCOMPARE(pyramid.rows(0), 4);
        const terrain::HeightRange whole = terrain::heightRange(field);
        QCOMPARE(pyramid.whole().minimum, whole.minimum);
        QCOMPARE(pyramid.whole().maximum, whole.maximum);
        for (int level = 0; level < pyramid.levels(); ++level) {
            const int side = HeightPyramid::blockCells << level;
            for (int r = 0; r < field.rows(); ++r)
                for (int c = 0; c < field.columns(); ++c)
                    for (const int blockRow : {r / side, (r - 1) / side})
                        for (const int blockColumn : {c / side, (c - 1) / side}) {
                            if (blockRow >= pyramid.rows(level) || blockColumn >= pyramid.columns(level))
                                continue;
                            const terrain::HeightRange range = pyramid.range(level, blockColumn, blockRow);
                            QVERIFY(field.at(c, r) >= range.minimum && field.at(c, r) <= range.maximum);
                        }
        }
    }

    void pyramidIsCancelled() {
        const std::atomic<bool> cancelled{true};
        QVERIFY(!HeightPyramid::build(waves(40, 40, 1, 1, 1), terrain::RunContext(&cancelled, nullptr)));
    }

    void hitsWhatBruteForceHits_data() {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        QTest::addColumn<double>("spacingX");
        QTest::addColumn<double>("spacingY");
        QTest::addColumn<double>("exaggeration");
        QTest::addColumn<double>("water");
        const double none = std::nan("");
        QTest::newRow("2 x 2") << 2 << 2 << 1.0 << 1.0 << 1.0 << none;
        QTest::newRow("5 x 5") << 5 << 5 << 1.0 << 1.0 << 2.0 << none;
        QTest::newRow("one block") << 17 << 17 << 1.0 << 1.0 << 1.0 << none;
        QTest::newRow("not square") << 90 << 41 << 2.0 << 0.5 << 1.0 << none;
        QTest::newRow("water") << 65 << 65 << 1.0 << 1.0 << 1.0 << 2.0;
        QTest::newRow("all water") << 33 << 33 << 1.0 << 1.0 << 1.0 << 99.0;
        QTest::newRow("steep") << 65 << 65 << 1.0 << 1.0 << 20.0 << none;
    }
    void hitsWhatBruteForceHits() {
        QFETCH(int, columns);
        QFETCH(int, rows);
        QFETCH(double, spacingX);
        QFETCH(double, spacingY);
        QFETCH(double, exaggeration);
        QFETCH(double, water);
        const Heightfield field = waves(columns, rows, spacingX, spacingY, 5);
        const HeightPyramid pyramid = *HeightPyramid::build(field);
        const Ground ground(field, pyramid, exaggeration, water);
        const double width = field.grid().width();
        const double depth = field.grid().depth();
        const double size = std::max(width, depth) + 10 * exaggeration;
        std::mt19937 random(3);
        const auto number = [&](double low, double high) {
            return low + (high - low) * (static_cast<double>(random()) / 4294967296.0);
        };
        int hits = 0;
        for (int i = 0; i < 400; ++i) {
            const glm::dvec3 from{number(-0.5, 1.5) * width, number(-0.5, 1.5) * depth,
                                  number(0.1, 1) * size + (water > 0 ? water : 0)};
            const glm::dvec3 to{number(-0.2, 1.2) * width, number(-0.2, 1.2) * depth,
                                number(-8, 8) * exaggeration};
            const Ray ray{from, glm::normalize(to - from)};
            const std::optional<glm::dvec3> found = ground.hit(ray);
            const double expected = bruteForce(field, exaggeration, water, ray);
            if (expected == infinity) {
                QVERIFY(!found);
                continue;
            }
            ++hits;
            QVERIFY(found);
            QVERIFY(std::abs(glm::distance(*found, from) - expected) < 1e-6 * size);
            // The two readings of the surface agree.
            QVERIFY(std::abs(ground.heightAt(found->x, found->y) - found->z) < 1e-5 * size);
        }
        QVERIFY(hits > 100);
    }

    void straightDownMeetsEverySample() {
        const Heightfield field = waves(40, 35, 1, 1, 5);
        const HeightPyramid pyramid = *HeightPyramid::build(field);
        const Ground ground(field, pyramid, 1);
        for (int r = 0; r < field.rows(); ++r)
            for (int c = 0; c < field.columns(); ++c) {
                const std::optional<glm::dvec3> found =
                    ground.hit({{c, field.rows() - 1 - r, 100}, {0, 0, -1}});
                QVERIFY(found);
                QVERIFY(std::abs(found->z - field.at(c, r)) < 1e-5);
            }
    }

    void holesLetTheRayThrough() {
        Heightfield field = waves(33, 33, 1, 1, 1);
        field.row(16)[16] = terrain::hole;
        const HeightPyramid pyramid = *HeightPyramid::build(field);
        const Ground ground(field, pyramid, 1);
        QVERIFY(!ground.hit({{16.2, 16.2, 100}, {0, 0, -1}}));
        QVERIFY(!ground.metresAt(16.2, 16.2));
        QVERIFY(ground.hit({{18.2, 18.2, 100}, {0, 0, -1}}));
        QCOMPARE(ground.heightAt(16.2, 16.2), static_cast<double>(pyramid.whole().minimum));
        QVERIFY(!Ground(field, pyramid, 1).metresAt(-1, 5));
    }

    void nothingButHoles() {
        Grid grid;
        grid.columns = grid.rows = 4;
        const Heightfield field = std::move(Heightfield::filled(grid, terrain::hole)).value();
        const HeightPyramid pyramid = *HeightPyramid::build(field);
        const Ground ground(field, pyramid, 1);
        QVERIFY(ground.isEmpty());
        QVERIFY(!ground.hit({{1, 1, 5}, {0, 0, -1}}));
        QCOMPARE(ground.heightAt(1, 1), 0.0);
    }

    void repeatsSideBySide() {
        const Heightfield field = waves(33, 33, 1, 1, 3);
        const HeightPyramid pyramid = *HeightPyramid::build(field);
        const Ground ground(field, pyramid, 1, std::nan(""), 1);
        const std::optional<glm::dvec3> found = ground.hit({{40.25, -20.5, 50}, {0, 0, -1}});
        QVERIFY(found);
        QVERIFY(std::abs(found->z - *ground.metresAt(8.25, 11.5)) < 1e-6);
        QVERIFY(std::abs(*ground.metresAt(40.25, -20.5) - found->z) < 1e-6);
        QVERIFY(!ground.hit({{70, 0, 50}, {0, 0, -1}}));
        QVERIFY(!Ground(field, pyramid, 1).hit({{40.25, -20.5, 50}, {0, 0, -1}}));
    }

    void isFastOnLargeFields() {
        const Heightfield field = waves(4097, 4097, 1, 1, 40);
        const HeightPyramid pyramid = *HeightPyramid::build(field);
        const Ground ground(field, pyramid, 1);
        QElapsedTimer timer;
        timer.start();
        constexpr int rays = 200;
        for (int i = 0; i < rays; ++i)
            QVERIFY(ground.hit({{-500, -500, 700}, glm::normalize(glm::dvec3(200 + i, 300, -60))}));
        qInfo("%d microseconds a ray", static_cast<int>(timer.nsecsElapsed() / 1000 / rays));
        QVERIFY(timer.elapsed() < rays * 16); // one picture's time a ray, on the slowest machine
    }
};

QTEST_GUILESS_MAIN(GroundTest)
#include "ground_test.moc"
