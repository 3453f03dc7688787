// SPDX-License-Identifier: MIT
#include "app/map/map_ground.h"
#include "app/map/map_overlay.h"
#include "app/map/map_view.h"
#include "tests/support/field_of.h"

#include <QLocale>
#include <QTest>

#include <cmath>

using namespace app;

namespace {

MapView view(const QSizeF& metres = {1000, 500}, const QSizeF& pixels = {400, 300}, double spacing = 10) {
    MapView out;
    out.setContent(metres, spacing);
    out.setWindow(pixels);
    return out;
}

bool near(const QPointF& a, const QPointF& b) {
    return std::abs(a.x() - b.x()) < 1e-6 && std::abs(a.y() - b.y()) < 1e-6;
}

} // namespace

class MapViewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fitsWithAMargin() {
        const MapView v = view();
        QCOMPARE(v.pixelsPerMetre(), 360 / 1000.0);
        QVERIFY(near(v.toPixel({0, 250}), {20, 150}));
        QVERIFY(near(v.toPixel({1000, 250}), {380, 150}));
        QVERIFY(near(v.toGround(v.toPixel({123, 45})), {123, 45}));
    }

    void staysFittedWhileThingsChange() {
        MapView v = view();
        v.setWindow({800, 600});
        QCOMPARE(v.pixelsPerMetre(), 760 / 1000.0);
        v.setContent({100, 100}, 1);
        QCOMPARE(v.pixelsPerMetre(), 560 / 100.0);
        QVERIFY(v.isFitted());
        v.pan({10, 0});
        v.setWindow({400, 300});
        QVERIFY(!v.isFitted());
        QCOMPARE(v.pixelsPerMetre(), 560 / 100.0);
        v.fit();
        QCOMPARE(v.pixelsPerMetre(), 260 / 100.0);
    }

    void zoomsAboutThePointer() {
        MapView v = view();
        const QPointF pixel(300, 120);
        const QPointF ground = v.toGround(pixel);
        v.zoomAbout(pixel, 3);
        QVERIFY(near(v.toGround(pixel), ground));
        QCOMPARE(v.pixelsPerMetre(), 3 * 0.36);
        v.zoomAbout(pixel, 1 / 3.0);
        QVERIFY(near(v.toGround(pixel), ground));
    }

    void zoomHasEnds() {
        MapView v = view();
        v.zoomAbout({200, 150}, 1e9);
        QCOMPARE(v.pixelsPerMetre(), 64 / 10.0); // 64 pixels a sample
        v.zoomAbout({200, 150}, 1e-9);
        QCOMPARE(v.pixelsPerMetre(), 0.36 / 2);
    }

    /// Ground of a few samples fits larger than the closest view of a large one.
    void fewSamplesStillFit() {
        MapView v = view({3, 3}, {900, 900}, 1);
        QVERIFY(v.pixelsPerMetre() > 64);
        v.zoomAbout({450, 450}, 1.1);
        QCOMPARE(v.pixelsPerMetre(), 860 / 3.0);
    }

    void panMovesTheGroundWithThePointer() {
        MapView v = view();
        const QPointF ground = v.toGround({100, 100});
        v.pan({30, -20});
        QVERIFY(near(v.toGround({130, 80}), ground));
        v.pan({1e6, 1e6});
        QVERIFY(near(v.toGround({200, 150}), {0, 0})); // the map cannot be lost
    }

    void revealsPlaces() {
        MapView v = view();
        v.zoomAbout({200, 150}, 8);
        v.reveal({10, 10}, 40);
        QVERIFY(near(v.toPixel({10, 10}), {40, 40}));
        const QPointF before = v.toGround({0, 0});
        v.reveal(v.toGround({200, 150}), 40);
        QVERIFY(near(v.toGround({0, 0}), before));
    }

    void emptyViewsStandStill() {
        MapView v;
        QVERIFY(v.isEmpty());
        v.zoomAbout({0, 0}, 2);
        v.pan({5, 5});
        QVERIFY(v.isFitted());
    }

    void groundUnderAPosition() {
        // 3 × 2 samples of 10 × 20 m: the map is 30 × 40 m, the terrain 20 × 20 m.
        const terrain::Heightfield field = support::fieldOf({{1, 2, 3}, {4, 5, 9}}, 10, 20);
        const MapGround ground(field, false);
        QCOMPARE(ground.size(), QSizeF(30, 40));
        const auto check = [&](QPointF position, double x, double y, double height) {
            const auto point = ground.at(position);
            return point && point->x == x && point->y == y && point->height == height;
        };
        QVERIFY(check({5, 10}, 0, 20, 1));    // the north-west sample
        QVERIFY(check({25, 30}, 20, 0, 9));   // the south-east one
        QVERIFY(check({10, 10}, 5, 20, 1.5)); // between two
        QVERIFY(check({10, 20}, 5, 10, 3));   // between four
        QVERIFY(check({0, 0}, 0, 20, 1));     // the rim belongs to the nearest sample
        QVERIFY(!ground.at({-1, 5}) && !ground.at({5, 41}));
    }

    void groundBesideAHole() {
        const terrain::Heightfield field = support::fieldOf({{1, terrain::hole}, {3, 4}});
        const MapGround ground(field, false);
        QCOMPARE(ground.at({0.75, 1.25})->height, 3.0);
        QVERIFY(std::isnan(ground.at({1.75, 0.25})->height));
        QVERIFY(std::isnan(ground.sample({1, 0}).height));
    }

    void groundRepeats() {
        const terrain::Heightfield field =
            support::fieldOf(5, 5, [](int c, int r) { return c % 4 * 10 + r % 4; });
        const MapGround ground(field, true);
        QCOMPARE(ground.size(), QSizeF(13, 13));
        for (const int copy : {0, 4, 8}) {
            const auto point = ground.at(QPointF(2.5 + copy, 1.5 + copy));
            QVERIFY(point && point->x == 2 && point->y == 3 && point->height == 21);
        }
    }

    void textsOfPlaces() {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        QCOMPARE(groundText({1204, 873, 312.44}, 10),
                 QStringLiteral("1,204 m east, 873 m north, height 312.4 m"));
        QCOMPARE(groundText({1.25, 0, -0.5}, 0.25),
                 QStringLiteral("1.3 m east, 0.0 m north, height \u22120.50 m"));
        QCOMPARE(groundText({1, 2, std::nan("")}, 1), QStringLiteral("1 m east, 2 m north, no height here"));
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        QVERIFY(groundText({1204, 873, 312.44}, 10).contains(QStringLiteral("312,4")));
        QLocale::setDefault(QLocale::c());
    }

    void scaleBars_data() {
        QTest::addColumn<double>("pixelsPerMetre");
        QTest::addColumn<double>("metres");
        QTest::newRow("1") << 1.0 << 100.0;
        QTest::newRow("2") << 0.6 << 200.0;
        QTest::newRow("5") << 0.2 << 500.0;
        QTest::newRow("km") << 0.01 << 10000.0;
        QTest::newRow("cm") << 300.0 << 0.2;
    }
    void scaleBars() {
        QFETCH(double, pixelsPerMetre);
        QFETCH(double, metres);
        const ScaleBar bar = scaleBarFor(pixelsPerMetre, 140);
        QVERIFY(std::abs(bar.metres / metres - 1) < 1e-12);
        QVERIFY(std::abs(bar.pixels - metres * pixelsPerMetre) < 1e-9 && bar.pixels <= 140);
        QCOMPARE(scaleBarFor(0, 140).pixels, 0.0);
    }
};

QTEST_GUILESS_MAIN(MapViewTest)
#include "map_view_test.moc"
