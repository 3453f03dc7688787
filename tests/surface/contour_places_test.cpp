// SPDX-License-Identifier: MIT
#include "libterrain/surface/contour_places.h"
#include "libterrain/surface/surface_height.h"
#include "tests/support/field_of.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <functional>
#include <set>

using namespace terrain;

namespace {

using Shape = std::function<double(double east, double north)>;

/// Places in m from the middle.
Heightfield fieldOf(int columns, int rows, double spacingX, double spacingY, const Shape& shape) {
    return support::fieldOf(
        columns, rows,
        [&](int column, int row) {
            return shape((column - (columns - 1) / 2.0) * spacingX, ((rows - 1) / 2.0 - row) * spacingY);
        },
        spacingX, spacingY);
}

double cone(double east, double north) {
    return 1000 - std::hypot(east, north);
}

double roof(double east, double /*north*/) {
    return 500.5 - std::abs(east);
}

} // namespace

/// Where the heights of index lines may be written.
class ContourPlacesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void places_data() {
        QTest::addColumn<Shape>("shape");
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("least"); // how many there are
        QTest::addColumn<int>("most");
        QTest::newRow("cone") << Shape(cone) << 201 << 201 << 40 << 100;
        QTest::newRow("roof") << Shape(roof) << 201 << 201 << 40 << 100;
        QTest::newRow("not square") << Shape(roof) << 201 << 60 << 30 << 100;
        QTest::newRow("flat") << Shape([](double, double) { return 50.0; }) << 101 << 101 << 0 << 0;
        QTest::newRow("flat between lines")
            << Shape([](double, double) { return 7.0; }) << 101 << 101 << 0 << 0;
        QTest::newRow("steeper than lines are told apart")
            << Shape([](double east, double) { return 200 * east; }) << 101 << 101 << 0 << 0;
        QTest::newRow("holes alone") << Shape([](double, double) { return NAN; }) << 51 << 51 << 0 << 0;
        QTest::newRow("a hole in the east")
            << Shape([](double east, double north) { return east > 30 ? NAN : roof(east, north); }) << 201
            << 201 << 20 << 70;
        QTest::newRow("one row") << Shape(roof) << 201 << 1 << 0 << 0;
        QTest::newRow("one column") << Shape(roof) << 1 << 201 << 0 << 0;
        QTest::newRow("one sample") << Shape(roof) << 1 << 1 << 0 << 0;
        QTest::newRow("none") << Shape(roof) << 0 << 0 << 0 << 0;
        QTest::newRow("least") << Shape([](double east, double) { return 18 * east + 3; }) << 5 << 5 << 1
                               << 4;
    }
    void places() {
        QFETCH(const Shape, shape);
        QFETCH(const int, columns);
        QFETCH(const int, rows);
        QFETCH(const int, least);
        QFETCH(const int, most);
        constexpr double interval = 4;
        const Heightfield field = columns > 0 ? fieldOf(columns, rows, 1, 1, shape) : Heightfield();
        const auto places = contourPlaces(field, interval, 10);
        QVERIFY2(int(places.size()) >= least && int(places.size()) <= most,
                 qPrintable(QString::number(places.size())));
        for (const ContourPlace& place : places) {
            QCOMPARE(std::fmod(place.level, 5 * interval), 0.0); // of index lines
            QVERIFY(std::abs(surfaceHeight(field, place.column, place.row) - place.level) < 1e-3);
            QVERIFY(std::abs(std::hypot(place.uphillX, place.uphillY) - 1) < 1e-9);
            const double uphill =
                surfaceHeight(field, place.column + 0.3 * place.uphillX, place.row - 0.3 * place.uphillY);
            QVERIFY(uphill > place.level);
        }
    }

    /// With samples twice as far apart from west to east.
    void uphillIsAcrossTheLineInMetres() {
        const Heightfield field =
            fieldOf(101, 201, 2, 1, [](double east, double north) { return 3 * east + 4 * north; });
        const auto places = contourPlaces(field, 20, 8);
        QVERIFY(!places.empty());
        for (const ContourPlace& place : places) {
            QVERIFY(std::abs(place.uphillX - 0.6) < 1e-4);
            QVERIFY(std::abs(place.uphillY - 0.8) < 1e-4);
        }
    }

    void anyFirstPartIsSpread() {
        const auto places = contourPlaces(fieldOf(401, 401, 1, 1, roof), 4, 20);
        QVERIFY(places.size() > 100);
        std::set<std::pair<bool, bool>> quarters;
        for (std::size_t i = 0; i < 16; ++i)
            quarters.emplace(places[i].column < 200, places[i].row < 200);
        QCOMPARE(quarters.size(), std::size_t{4});
    }

    /// West of the middle lines run straight, east of it they go round hills.
    void straightOnesComeFirst() {
        const auto places = contourPlaces(
            fieldOf(401, 401, 1, 1,
                    [](double east, double north) {
                        return east < 0 ? east : 30 * std::sin(east / 12) * std::sin(north / 12);
                    }),
            2, 20);
        // Those round hills are straight as well where they turn from one side to the other.
        const auto straight = [&](std::size_t first) {
            return std::count_if(places.begin() + std::ptrdiff_t(first),
                                 places.begin() + std::ptrdiff_t(first + 30),
                                 [](const ContourPlace& place) { return place.column < 200; });
        };
        QVERIFY2(straight(0) >= 18, qPrintable(QString::number(straight(0))));
        QCOMPARE(straight(places.size() - 30), 0);
    }

    void alwaysTheSame() {
        const Heightfield field = fieldOf(201, 201, 1, 1, cone);
        const auto first = contourPlaces(field, 4, 10);
        const auto second = contourPlaces(field, 4, 10);
        QCOMPARE(first.size(), second.size());
        for (std::size_t i = 0; i < first.size(); ++i) {
            QCOMPARE(first[i].column, second[i].column);
            QCOMPARE(first[i].row, second[i].row);
        }
        for (const double none : {0.0, -1.0, double(NAN), double(INFINITY)})
            QVERIFY(contourPlaces(field, none, 10).empty());
    }
};

QTEST_GUILESS_MAIN(ContourPlacesTest)
#include "contour_places_test.moc"
