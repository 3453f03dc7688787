// SPDX-License-Identifier: MIT
// The worst sample of a triangle against every sample, one by one.
#include "libterrain/core/heightfield.h"
#include "libterrain/surface/mesh/plane_error.h"
#include "tests/support/field_of.h"

#include <QTest>

#include <array>
#include <cmath>
#include <limits>
#include <random>

using namespace terrain;

namespace {

using Corners = std::array<LatticeCorner, 3>;

std::int64_t turn(LatticeCorner a, LatticeCorner b, LatticeCorner c) {
    return std::int64_t{b.column - a.column} * (c.row - a.row) -
           std::int64_t{c.column - a.column} * (b.row - a.row);
}

/// Every sample that no side has on its outer side.
WorstSample searched(const Heightfield& field, Corners t) {
    if (turn(t[0], t[1], t[2]) < 0)
        std::swap(t[1], t[2]);
    const auto whole = static_cast<double>(turn(t[0], t[1], t[2]));
    const auto heightAt = [&](LatticeCorner c) { return static_cast<double>(field.at(c.column, c.row)); };
    const auto [firstRow, lastRow] = std::minmax({t[0].row, t[1].row, t[2].row});
    const auto [firstColumn, lastColumn] = std::minmax({t[0].column, t[1].column, t[2].column});
    WorstSample out;
    for (int row = firstRow; row <= lastRow; ++row)
        for (int column = firstColumn; column <= lastColumn; ++column) {
            const LatticeCorner p = {column, row};
            const std::array<std::int64_t, 3> parts = {turn(t[1], t[2], p), turn(t[2], t[0], p),
                                                       turn(t[0], t[1], p)};
            if (parts[0] < 0 || parts[1] < 0 || parts[2] < 0)
                continue;
            double plane = 0;
            for (std::size_t i = 0; i < 3; ++i)
                plane += static_cast<double>(parts[i]) / whole * heightAt(t[i]);
            const auto error = static_cast<float>(std::abs(heightAt(p) - plane));
            if (error > out.error)
                out = {column, row, error};
        }
    return out;
}

} // namespace

class PlaneErrorTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everySampleIsSeenAndNoOther_data() {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("triangles");
        QTest::newRow("small") << 12 << 9 << 3000;
        QTest::newRow("wide") << 400 << 30 << 300;
        QTest::newRow("tall") << 30 << 400 << 300;
        QTest::newRow("very long, eastwards") << 300000 << 4 << 12;
        QTest::newRow("very long, southwards") << 4 << 300000 << 12;
    }

    /// The heights are such that a sample left out or one too many shows: each one beyond its neighbours'.
    void everySampleIsSeenAndNoOther() {
        QFETCH(const int, columns);
        QFETCH(const int, rows);
        QFETCH(const int, triangles);
        std::mt19937 numbers(5);
        const Heightfield field = support::fieldOf(
            columns, rows, [&](int, int) { return static_cast<double>(numbers() % 100000) / 100; }, 1, 1);
        const auto corner = [&] {
            return LatticeCorner{static_cast<int>(numbers() % static_cast<unsigned>(columns)),
                                 static_cast<int>(numbers() % static_cast<unsigned>(rows))};
        };
        for (int i = 0; i < triangles; ++i) {
            const Corners corners = {corner(), corner(), corner()};
            if (turn(corners[0], corners[1], corners[2]) == 0)
                continue;
            const WorstSample expected = searched(field, corners);
            const auto width = static_cast<std::size_t>(columns);
            constexpr float never = std::numeric_limits<float>::infinity();
            const WorstSample fine = worstSample<double>(field.row(0), width, corners, never);
            const WorstSample coarse = worstSample<float>(field.row(0), width, corners, never);
            QVERIFY(std::abs(fine.error - expected.error) < 1e-4F);
            QVERIFY(std::abs(coarse.error - expected.error) < 1e-2F);
            if (expected.error > 0.1F) {
                QCOMPARE(fine.column, expected.column);
                QCOMPARE(fine.row, expected.row);
            }
        }
    }
};

QTEST_GUILESS_MAIN(PlaneErrorTest)
#include "plane_error_test.moc"
