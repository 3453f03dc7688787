// SPDX-License-Identifier: MIT
// The worst sample of a triangle against every sample, one by one.
#include "libterrain/core/heightfield.h"
#include "libterrain/surface/mesh/plane_error_avx2.h"
#include "tests/support/field_of.h"

#include <QTest>

#include <array>
#include <cmath>
#include <limits>
#include <random>

using namespace terrain;

namespace {

struct Corner {
    int column;
    int row;
};

using Corners = std::array<Corner, 3>;

std::int64_t turn(Corner a, Corner b, Corner c) {
    return std::int64_t{b.column - a.column} * (c.row - a.row) -
           std::int64_t{c.column - a.column} * (b.row - a.row);
}

/// Every sample that no side has on its outer side.
WorstSample searched(const Heightfield& field, Corners t) {
    if (turn(t[0], t[1], t[2]) < 0)
        std::swap(t[1], t[2]);
    const LatticeCode code(field.columns(), field.rows());
    const auto whole = static_cast<double>(turn(t[0], t[1], t[2]));
    const auto heightAt = [&](Corner c) { return static_cast<double>(field.at(c.column, c.row)); };
    const auto [firstRow, lastRow] = std::minmax({t[0].row, t[1].row, t[2].row});
    const auto [firstColumn, lastColumn] = std::minmax({t[0].column, t[1].column, t[2].column});
    WorstSample out;
    for (int row = firstRow; row <= lastRow; ++row)
        for (int column = firstColumn; column <= lastColumn; ++column) {
            const Corner p = {column, row};
            const std::array<std::int64_t, 3> parts = {turn(t[1], t[2], p), turn(t[2], t[0], p),
                                                       turn(t[0], t[1], p)};
            if (parts[0] < 0 || parts[1] < 0 || parts[2] < 0)
                continue;
            double plane = 0;
            for (std::size_t i = 0; i < 3; ++i)
                plane += static_cast<double>(parts[i]) / whole * heightAt(t[i]);
            const auto error = static_cast<float>(std::abs(heightAt(p) - plane));
            if (error > out.error)
                out = {code.of(column, row), error};
        }
    return out;
}

constexpr float never = std::numeric_limits<float>::infinity();

/// Samples, and the codes that they have.
struct Ground {
    explicit Ground(Heightfield heights) : field(std::move(heights)), code(field.columns(), field.rows()) {}
    [[nodiscard]] LatticeHeights lattice() const {
        return {field.row(0), static_cast<std::size_t>(field.columns()), code};
    }
    [[nodiscard]] LatticeCorners codes(const Corners& c) const {
        return {code.of(c[0].column, c[0].row), code.of(c[1].column, c[1].row),
                code.of(c[2].column, c[2].row)};
    }
    Heightfield field;
    LatticeCode code;
};

void compare(const Ground& ground, const Corners& corners) {
    const WorstSample expected = searched(ground.field, corners);
    const LatticeCorners codes = ground.codes(corners);
    const WorstSample fine = worstSample<double>(ground.lattice(), codes, never);
    const WorstSample coarse = worstSample<float>(ground.lattice(), codes, never);
    QVERIFY(std::abs(fine.error - expected.error) < 1e-4F);
    QVERIFY(std::abs(coarse.error - expected.error) < 1e-2F);
    if (expected.error > 0.1F)
        QCOMPARE(fine.sample, expected.sample);
    if (!plane_error_avx2::isThere())
        return;
    // Early exits too: the very same.
    for (const float enough : {never, 500.0F, 0.0F}) {
        const WorstSample plain = worstSample<float>(ground.lattice(), codes, enough);
        const WorstSample eight = plane_error_avx2::worstSample(ground.lattice(), codes, enough);
        QCOMPARE(eight.sample, plain.sample);
        QCOMPARE(eight.error, plain.error);
    }
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
        const Ground ground(support::fieldOf(
            columns, rows, [&](int, int) { return static_cast<double>(numbers() % 100000) / 100; }, 1, 1));
        const auto corner = [&] {
            return Corner{static_cast<int>(numbers() % static_cast<unsigned>(columns)),
                          static_cast<int>(numbers() % static_cast<unsigned>(rows))};
        };
        for (int i = 0; i < triangles; ++i) {
            const Corners corners = {corner(), corner(), corner()};
            if (turn(corners[0], corners[1], corners[2]) != 0)
                compare(ground, corners);
        }
    }

    /// All the triangles of a few samples a side: those without any sample, and with one amid a side,
    /// besides.
    void everySmallTriangle() {
        constexpr int side = 4;
        constexpr int points = side * side;
        std::mt19937 numbers(6);
        const Ground ground(support::fieldOf(
            side, side, [&](int, int) { return static_cast<double>(numbers() % 100000) / 100; }, 1, 1));
        const auto corner = [](int point) { return Corner{point % side, point / side}; };
        for (int i = 0; i < points * points * points; ++i) {
            const Corners corners = {corner(i % points), corner(i / points % points),
                                     corner(i / points / points)};
            if (turn(corners[0], corners[1], corners[2]) != 0)
                compare(ground, corners);
        }
    }
    /// Of samples that are equally far the northern, then the western one counts.
    void ofEqualsTheFirst() {
        const Ground ground(support::fieldOf(
            40, 3, [](int column, int row) { return row == 1 && column % 9 == 4 ? 10.0 : 0.0; }, 1, 1));
        const LatticeCorners codes = ground.codes({{{0, 0}, {39, 0}, {39, 2}}});
        const std::uint32_t first = ground.code.of(22, 1);
        QCOMPARE(worstSample<float>(ground.lattice(), codes, never).sample, first);
        QCOMPARE(worstSample<double>(ground.lattice(), codes, never).sample, first);
        if (plane_error_avx2::isThere())
            QCOMPARE(plane_error_avx2::worstSample(ground.lattice(), codes, never).sample, first);
    }
};

QTEST_GUILESS_MAIN(PlaneErrorTest)
#include "plane_error_test.moc"
