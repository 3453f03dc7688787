// SPDX-License-Identifier: MIT
#include "app/map/difference_picture.h"

#include <QTest>

#include <limits>

namespace app {
namespace {

terrain::Heightfield field(int columns, int rows, double spacingX = 1) {
    terrain::Grid grid;
    grid.columns = columns;
    grid.rows = rows;
    grid.spacingX = spacingX;
    return terrain::Heightfield::filled(grid, 0).value();
}

/// How bright a colour looks, 0…255 (Rec. 709, of the encoded values: a measure for comparing is enough).
double brightness(QRgb colour) {
    return 0.2126 * qRed(colour) + 0.7152 * qGreen(colour) + 0.0722 * qBlue(colour);
}

} // namespace

class MapDifferenceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void higherIsRedAndLowerBlue() {
        const terrain::Heightfield before = field(3, 3);
        terrain::Heightfield after = field(3, 3);
        after.row(0)[0] = 5;  // north-west
        after.row(2)[2] = -5; // south-east
        after.row(1)[1] = std::numeric_limits<float>::quiet_NaN();
        const QImage picture = differencePicture(before, after, 5, QSize(30, 30));
        QCOMPARE(picture.size(), QSize(30, 30));
        QCOMPARE(picture.pixel(2, 2), differenceColour(1));
        QCOMPARE(picture.pixel(27, 27), differenceColour(-1));
        QCOMPARE(picture.pixel(27, 2), differenceColour(0));
        QCOMPARE(picture.pixel(15, 15), qRgb(128, 128, 128));
        QVERIFY(qRed(picture.pixel(2, 2)) > qBlue(picture.pixel(2, 2)));
        QVERIFY(qBlue(picture.pixel(27, 27)) > qRed(picture.pixel(27, 27)));
    }
    void colours() {
        for (const double sign : {-1.0, 1.0}) {
            double last = brightness(differenceColour(0));
            for (double part = 0.05; part <= 1; part += 0.05) {
                const double now = brightness(differenceColour(sign * part));
                QVERIFY2(now < last, qPrintable(QString::number(part)));
                last = now;
            }
        }
        QCOMPARE(differenceColour(7), differenceColour(1));
        QVERIFY(differenceColour(0.01) != differenceColour(0)); // small ones can be seen
    }
    void proportions() {
        const terrain::Heightfield wide = field(5, 3, 4);
        QCOMPARE(differencePicture(wide, wide, 0, QSize(400, 400)).size(), QSize(400, 50));
        const terrain::Heightfield strip = field(2, 2000);
        QCOMPARE(differencePicture(strip, strip, 1, QSize(400, 300)).size(), QSize(1, 300));
        QCOMPARE(differencePicture(strip, strip, 0, QSize(400, 300)).pixel(0, 150), differenceColour(0));
    }
    void otherSizesHaveNone() {
        QVERIFY(differencePicture(field(3, 3), field(3, 4), 1, QSize(30, 30)).isNull());
    }
};

} // namespace app

QTEST_GUILESS_MAIN(app::MapDifferenceTest)
#include "map_difference_test.moc"
