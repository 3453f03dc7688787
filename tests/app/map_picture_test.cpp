// SPDX-License-Identifier: MIT
#include "app/map/map_picture.h"
#include "app/map/map_shading.h"
#include "libterrain/surface/colour_ramp.h"
#include "tests/support/field_of.h"

#include <QTest>

#include <atomic>
#include <cmath>

using namespace terrain;
using app::MapOptions;
using app::mapPicture;

namespace {

/// The greatest difference of two colours in any channel.
int difference(QRgb a, QRgb b) {
    return std::max(
        {std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)), std::abs(qBlue(a) - qBlue(b))});
}

QRgb asQRgb(const Colour& c) {
    return qRgb(c.red, c.green, c.blue);
}

QRgb rampAt(const char* ramp, double position) {
    return asQRgb(colourAt(*findColourRamp(ramp), position));
}

MapOptions withRamp(const QString& ramp, QSize size = {}) {
    MapOptions out;
    out.display.ramp = ramp.toStdString();
    out.size = size;
    return out;
}

/// Flat ground apart from its first and last row, whose height differs by less than is seen as slope from
/// inside.
Heightfield steppes(std::initializer_list<float> levels) {
    const auto* level = levels.begin();
    return support::fieldOf(8, 8 * static_cast<int>(levels.size()), [&](int, int r) { return level[r / 8]; });
}

} // namespace

class MapPictureTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Of a picture with room for texts; a thumbnail has none.
    void contourLinesHaveTheirHeights_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("contours");
        QTest::addColumn<bool>("labelled");
        QTest::newRow("large") << QSize(600, 600) << true << true;
        QTest::newRow("thumbnail") << QSize(200, 200) << true << false;
        QTest::newRow("without lines") << QSize(600, 600) << false << false;
    }
    void contourLinesHaveTheirHeights() {
        QFETCH(const QSize, size);
        QFETCH(const bool, contours);
        QFETCH(const bool, labelled);
        MapOptions options = withRamp(QStringLiteral("terrain"), size);
        options.display.contours = contours;
        options.display.contourInterval = 10;
        const QImage picture = mapPicture(support::planeOf(65, 65, 2, 1, 0), options);
        // Letters have a white rim; the ground west of the snow is nowhere as light.
        int letters = 0;
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width() * 2 / 3; ++x)
                letters += difference(picture.pixel(x, y), qRgb(255, 255, 255)) < 50 ? 1 : 0;
        QCOMPARE(letters > 20, labelled);
    }

    void placesOfAPicture_data() {
        QTest::addColumn<bool>("repeat");
        QTest::addColumn<QPointF>("first");
        QTest::newRow("once") << false << QPointF(5, 25);
        QTest::newRow("repeated") << true << QPointF(34, 54);
    }
    void placesOfAPicture() {
        QFETCH(const bool, repeat);
        QFETCH(const QPointF, first);
        MapOptions options = withRamp(QStringLiteral("grey"), QSize(100, 140));
        options.display.repeat = repeat;
        const Heightfield field = support::planeOf(10, 10, 1, 1, 0, 30, 30);
        const auto projection = app::mapPictureProjection(field, options);
        const QPointF found = *projection->pixel({0, 9 * 30.0}, 0);
        QVERIFY2(std::hypot(found.x() - first.x(), found.y() - first.y()) < 2,
                 qPrintable(QString::number(found.x())));
        QVERIFY(projection->isPlan());
    }

    void sizes_data() {
        QTest::addColumn<QSize>("asked");
        QTest::addColumn<QSize>("made");
        QTest::addColumn<QRect>("ground");
        QTest::newRow("a pixel a sample") << QSize() << QSize(40, 20) << QRect(0, 0, 40, 20);
        QTest::newRow("equal proportions") << QSize(20, 10) << QSize(20, 10) << QRect(0, 0, 20, 10);
        QTest::newRow("room above and below") << QSize(80, 60) << QSize(80, 60) << QRect(0, 10, 80, 40);
        QTest::newRow("room at the sides") << QSize(100, 10) << QSize(100, 10) << QRect(40, 0, 20, 10);
        QTest::newRow("one pixel") << QSize(1, 1) << QSize(1, 1) << QRect(0, 0, 1, 1);
    }
    void sizes() {
        QFETCH(QSize, asked);
        QFETCH(QSize, made);
        QFETCH(QRect, ground);
        const QImage image =
            mapPicture(support::planeOf(40, 20, 0.1, 0, 0), withRamp(QStringLiteral("grey"), asked));
        QCOMPARE(image.size(), made);
        for (int y = 0; y < made.height(); ++y)
            for (int x = 0; x < made.width(); ++x)
                QCOMPARE(qAlpha(image.pixel(x, y)), ground.contains(x, y) ? 255 : 0);
    }

    /// Cells of 1 × 2 m are shown twice as high as wide.
    void bothSpacingsCount() {
        const QImage image = mapPicture(support::planeOf(20, 20, 0.1, 0, 0, 1, 2),
                                        withRamp(QStringLiteral("grey"), QSize(40, 40)));
        QCOMPARE(qAlpha(image.pixel(9, 20)), 0);
        QCOMPARE(qAlpha(image.pixel(10, 20)), 255);
        QCOMPARE(qAlpha(image.pixel(29, 20)), 255);
        QCOMPARE(qAlpha(image.pixel(30, 20)), 0);
        QCOMPARE(qAlpha(image.pixel(20, 0)), 255);
    }

    /// Row 0, column 0 is the north-west corner: top left.
    void northWestIsTopLeft() {
        for (const QSize size : {QSize(), QSize(16, 16), QSize(256, 256)}) {
            const QImage image =
                mapPicture(support::fieldOf(64, 64, [](int c, int r) { return c < 32 && r < 32 ? 100 : 0; }),
                           withRamp(QStringLiteral("grey"), size));
            const auto at = [&](double x, double y) {
                return qGray(image.pixel(int(x * image.width()), int(y * image.height())));
            };
            QVERIFY(at(0.2, 0.2) > 200);
            QVERIFY(at(0.8, 0.2) < 60);
            QVERIFY(at(0.2, 0.8) < 60);
            QVERIFY(at(0.8, 0.8) < 60);
        }
    }

    void holesAreNeutralAndSurroundedByGround() {
        Heightfield field = support::planeOf(16, 16, 0.1, 0, 50);
        for (int r = 4; r < 12; ++r)
            for (int c = 4; c < 12; ++c)
                field.row(r)[c] = hole;
        for (const QSize size : {QSize(), QSize(8, 8), QSize(128, 128)}) {
            const QImage image = mapPicture(field, withRamp(QStringLiteral("viridis"), size));
            const int w = image.width();
            int holes = 0;
            for (int y = 0; y < w; ++y)
                for (int x = 0; x < w; ++x)
                    holes += image.pixel(x, y) == app::holeColour ? 1 : 0;
            QCOMPARE(holes, w * w / 4);
            QCOMPARE(image.pixel(w / 2, w / 2), app::holeColour);
        }
        const QImage all = mapPicture(support::planeOf(4, 4, 0, 0, std::nan("")), MapOptions{});
        QCOMPARE(all.pixel(1, 1), app::holeColour);
    }

    /// Flat ground has the ramp's own colours: the ends at the least and the greatest height, or of the fixed
    /// range.
    void rampEnds() {
        const Heightfield field = steppes({10, 20, 30});
        MapOptions options = withRamp(QStringLiteral("viridis"));
        QImage image = mapPicture(field, options);
        QVERIFY(difference(image.pixel(4, 2), rampAt("viridis", 0)) <= 2);
        QVERIFY(difference(image.pixel(4, 12), rampAt("viridis", 0.5)) <= 2);
        QVERIFY(difference(image.pixel(4, 20), rampAt("viridis", 1)) <= 2);
        options.display.fixedRange = true;
        options.display.rangeMinimum = 0;
        options.display.rangeMaximum = 40;
        image = mapPicture(field, options);
        QVERIFY(difference(image.pixel(4, 2), rampAt("viridis", 0.25)) <= 2);
        QVERIFY(difference(image.pixel(4, 20), rampAt("viridis", 0.75)) <= 2);
        options.display.rangeMaximum = 20;
        QVERIFY(difference(mapPicture(field, options).pixel(4, 20), rampAt("viridis", 1)) <= 2);
        QVERIFY(!mapPicture(field, withRamp(QStringLiteral("no such ramp"))).isNull());
    }

    /// Where there is a sea the hypsometric ramp is split there; water at its very level is water.
    void seaOnTheHypsometricRamp() {
        const Heightfield field = steppes({-100, -50, 0, 50, 100});
        MapOptions options = withRamp(QStringLiteral("terrain"));
        options.seaLevel = 0;
        QImage image = mapPicture(field, options);
        QVERIFY(difference(image.pixel(4, 3), rampAt("terrain", 0)) <= 2);
        QVERIFY(difference(image.pixel(4, 12), rampAt("terrain", 0.249)) <= 3);
        QVERIFY(difference(image.pixel(4, 20), rampAt("terrain", 0.498)) <= 2);
        QVERIFY(difference(image.pixel(4, 28), rampAt("terrain", 0.751)) <= 3);
        QVERIFY(difference(image.pixel(4, 36), rampAt("terrain", 1)) <= 2);
        options.display.water = false;
        image = mapPicture(field, options);
        QVERIFY(difference(image.pixel(4, 3), rampAt("terrain", 0.502)) <= 2);
        QVERIFY(difference(image.pixel(4, 36), rampAt("terrain", 1)) <= 2);
    }

    /// On the other ramps water is a tint that deepens, and land keeps its colour.
    void seaOnOtherRamps() {
        const Heightfield field = steppes({-100, -10, 50, 100});
        MapOptions options = withRamp(QStringLiteral("grey"));
        const QImage dry = mapPicture(field, options);
        options.seaLevel = 0;
        const QImage wet = mapPicture(field, options);
        QCOMPARE(wet.pixel(4, 20), dry.pixel(4, 20));
        for (const int y : {3, 12})
            QVERIFY(qBlue(wet.pixel(4, y)) > qRed(wet.pixel(4, y)) + 20);
        QVERIFY(qGray(wet.pixel(4, 3)) < qGray(wet.pixel(4, 12)) - 30);
    }

    /// Slopes that face the light are lighter than level ground, those behind it darker.
    void theSunShinesFromWhereItIsSaid() {
        const Heightfield ridge =
            support::fieldOf(40, 40, [](int c, int) { return 20 - std::abs(c - 20); }); // falls to both sides
        MapOptions options = withRamp(QStringLiteral("grey"));
        options.display.fixedRange = true; // one grey for all heights
        options.display.rangeMinimum = -1e6;
        options.display.rangeMaximum = 1e6;
        options.display.sunAzimuth = 270;
        QImage image = mapPicture(ridge, options);
        QVERIFY(qGray(image.pixel(10, 20)) > qGray(image.pixel(30, 20)) + 40);
        options.display.sunAzimuth = 90;
        image = mapPicture(ridge, options);
        QVERIFY(qGray(image.pixel(10, 20)) < qGray(image.pixel(30, 20)) - 40);
    }

    /// A strip of 3 × 1000 samples is widened, so that there is something to see of it.
    void stripsOfLandAreKnownAgain_data() {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        QTest::newRow("upright") << 3 << 1000;
        QTest::newRow("lying") << 1000 << 3;
        QTest::newRow("square") << 100 << 100;
    }
    void stripsOfLandAreKnownAgain() {
        QFETCH(const int, columns);
        QFETCH(const int, rows);
        const terrain::Heightfield field = support::planeOf(columns, rows, 1, 1, 0);
        const QImage picture = mapPicture(field, {{}, std::nullopt, QSize(128, 96), 24});
        QCOMPARE(picture.size(), QSize(128, 96));
        const auto painted = [&](int x, int y) { return qAlpha(picture.pixel(x, y)) > 0; };
        int across = 0;
        int down = 0;
        for (int x = 0; x < 128; ++x)
            across += painted(x, 48) ? 1 : 0;
        for (int y = 0; y < 96; ++y)
            down += painted(64, y) ? 1 : 0;
        QCOMPARE(std::pair(across, down), columns == rows  ? std::pair(96, 96)
                                          : columns < rows ? std::pair(24, 96)
                                                           : std::pair(128, 24));
    }

    /// A chequer of single samples becomes even ground in a thumbnail, whatever the ratio of sizes is.
    void thumbnailsDoNotAlias() {
        const Heightfield chequer =
            support::fieldOf(1000, 1000, [](int c, int r) { return (c + r) % 2 == 0 ? 100 : 0; });
        for (const int side : {10, 128, 199, 333}) {
            const QImage image = mapPicture(chequer, withRamp(QStringLiteral("grey"), QSize(side, side)));
            int low = 255;
            int high = 0;
            for (int y = 0; y < side; ++y) {
                for (int x = 0; x < side; ++x) {
                    low = std::min(low, qGray(image.pixel(x, y)));
                    high = std::max(high, qGray(image.pixel(x, y)));
                }
            }
            // At a third of the size each pixel's nine samples are five and four: a ninth of the ramp.
            QVERIFY2(high - low < (side == 333 ? 80 : 50), qPrintable(QString::number(high - low)));
        }
    }

    /// A narrow ridge does not get lost between the pixels of a thumbnail.
    void thumbnailsKeepThinThings() {
        const Heightfield field = support::fieldOf(900, 900, [](int c, int) { return c == 451 ? 1000 : 0; });
        const QImage image = mapPicture(field, withRamp(QStringLiteral("viridis"), QSize(100, 100)));
        QVERIFY(difference(image.pixel(50, 50), image.pixel(20, 50)) > 20);
    }

    void threadsGiveTheSamePicture() {
        const Heightfield field =
            support::fieldOf(700, 500, [](int c, int r) { return (c * 37 + r * 91) % 211 + c * 0.1; });
        const MapOptions options = withRamp(QStringLiteral("terrain"), QSize(600, 600));
        const QImage one = mapPicture(field, options, RunContext(nullptr, nullptr, 1));
        QCOMPARE(mapPicture(field, options, RunContext(nullptr, nullptr, 3)), one);
    }

    /// A terrain that is wider than is summed at once, and than any number of samples a pixel looks at.
    void veryWideTerrains() {
        const Heightfield field = support::fieldOf(70000, 3, [](int c, int) { return c / 700; });
        MapOptions options = withRamp(QStringLiteral("grey"), QSize(100, 100));
        options.display.sunElevation = 90;
        const QImage image = mapPicture(field, options);
        QVERIFY(qGray(image.pixel(2, 50)) < 60);
        QVERIFY(std::abs(qGray(image.pixel(50, 50)) - 137) < 30);
        QVERIFY(qGray(image.pixel(97, 50)) > 200);
    }

    /// The seam between copies is shaded as the inside is: the period of a wrapped terrain shows nowhere.
    void repeatedThreeTimes() {
        const double turn = 2 * 3.14159265358979 / 32;
        const Heightfield field = support::fieldOf(
            33, 33, [&](int c, int r) { return std::sin(c * turn) * 5 + std::cos(r * turn) * 5; });
        MapOptions options = withRamp(QStringLiteral("terrain"));
        options.display.repeat = true;
        const QImage image = mapPicture(field, options);
        QCOMPARE(image.size(), QSize(97, 97));
        for (int y = 0; y < 64; ++y)
            for (int x = 1; x < 64; ++x)
                QVERIFY(y == 0 || difference(image.pixel(x, y), image.pixel(x + 32, y)) <= 1);
        options.size = QSize(50, 50);
        QCOMPARE(mapPicture(field, options).size(), QSize(50, 50));
    }

    void edgeCases() {
        QVERIFY(mapPicture(Heightfield{}, MapOptions{}).isNull());
        QCOMPARE(mapPicture(support::fieldOf({{5}}), withRamp(QStringLiteral("land"), QSize(30, 30))).size(),
                 QSize(30, 30));
        const std::atomic<bool> stop{true};
        QVERIFY(
            mapPicture(support::planeOf(9, 9, 0, 0, 0), MapOptions{}, RunContext(&stop, nullptr)).isNull());
    }

    void timeOfAThumbnail() {
        const Heightfield field =
            support::fieldOf(4097, 4097, [](int c, int r) { return (c * 7 + r * 13) % 1000 * 0.5; });
        for (const int side : {128, 1000}) {
            QBENCHMARK_ONCE {
                QVERIFY(!mapPicture(field, withRamp(QStringLiteral("terrain"), QSize(side, side))).isNull());
            }
        }
    }
};

QTEST_MAIN(MapPictureTest)
#include "map_picture_test.moc"
