// SPDX-License-Identifier: MIT
// The colours of the ground by its shape: what they say is what the maps of slope, aspect and curvature say.
#include "libterrain/surface/curvature.h"
#include "libterrain/surface/relief_maps.h"
#include "libterrain/surface/shape_colours.h"
#include "tests/support/field_of.h"

#include <QTest>

#include <cmath>
#include <numbers>

using namespace terrain;
using namespace support;

namespace {

constexpr double radians = std::numbers::pi / 180;

/// Ground without a pattern, on cells that are no squares, with a hole.
Heightfield rough() {
    Heightfield out = fieldOf(
        37, 23, [](int x, int y) { return (x * 7919 + y * 104729 + x * y * 31) % 1009; }, 40, 90);
    out.row(11)[17] = hole;
    return out;
}

int apart(const Colour& a, const Colour& b) {
    return std::max({std::abs(a.red - b.red), std::abs(a.green - b.green), std::abs(a.blue - b.blue)});
}

} // namespace

class ShapeColoursTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesComeBack() {
        for (const ColourByName& name : colourByNames()) {
            QVERIFY(findColourBy(name.id) == name.colourBy);
            QCOMPARE(idOf(name.colourBy), name.id);
        }
        QVERIFY(!findColourBy("hue"));
    }

    /// Every sample has the colour that the legend gives the value of the map.
    void agreesWithTheMaps_data() {
        QTest::addColumn<int>("by");
        QTest::newRow("slope") << static_cast<int>(ColourBy::Slope);
        QTest::newRow("aspect") << static_cast<int>(ColourBy::Aspect);
        QTest::newRow("curvature") << static_cast<int>(ColourBy::Curvature);
    }
    void agreesWithTheMaps() {
        QFETCH(int, by);
        const auto colourBy = static_cast<ColourBy>(by);
        const Heightfield field = rough();
        const ShapeColours colours(colourBy, curvatureRange(field));
        const LargeVector<Colour> picture = shapePicture(field, colours);
        QCOMPARE(picture.size(), field.samples().size());
        const Result<Heightfield> map = colourBy == ColourBy::Slope    ? slopeMap(field)
                                        : colourBy == ColourBy::Aspect ? aspectMap(field)
                                                                       : curvatureMap(field);
        int different = 0;
        for (std::size_t i = 0; i < picture.size(); ++i) {
            const auto value = static_cast<double>(map.value().samples()[i]);
            if (std::isnan(value))
                QCOMPARE(picture[i], picture[i - 1]); // of its neighbour
            else
                QVERIFY(apart(picture[i], colours.ofValue(value)) <= 2);
            different += i > 0 && picture[i] != picture[i - 1] ? 1 : 0;
        }
        QVERIFY(different > 300);
    }

    /// By hand: a plane that falls 3 m on 4 m to the south and 0 to the east, and its normal (0, −0.6, 0.8).
    void normalsAreColours() {
        const ShapeColours colours(ColourBy::Normal, 1);
        QCOMPARE(colours.at({0, 0, 0}), (Colour{128, 128, 255}));
        QCOMPARE(colours.at({0, 0.75F, 0}), (Colour{128, 51, 230}));
        QCOMPARE(colours.at({-0.75F, 0, 0}), (Colour{204, 128, 230}));
    }

    void slopesAndAspects_data() {
        QTest::addColumn<double>("slope");
        QTest::addColumn<double>("aspect");
        for (const double slope : {1.0, 20.0, 45.0, 80.0})
            for (const double aspect : {0.0, 45.0, 90.0, 180.0, 275.0, 359.0})
                QTest::addRow("%g degrees to %g", slope, aspect) << slope << aspect;
    }
    void slopesAndAspects() {
        QFETCH(double, slope);
        QFETCH(double, aspect);
        const double rise = std::tan(slope * radians);
        const GroundShape shape{static_cast<float>(-rise * std::sin(aspect * radians)),
                                static_cast<float>(-rise * std::cos(aspect * radians)), 0};
        const ShapeColours slopes(ColourBy::Slope, 1);
        const ShapeColours aspects(ColourBy::Aspect, 1);
        QVERIFY(apart(slopes.at(shape), slopes.ofValue(slope)) <= 2);
        QVERIFY(apart(aspects.at(shape), aspects.ofValue(aspect)) <= 2);
    }

    /// The circle is closed, and what faces nowhere has none of its colours.
    void aspectIsACircle() {
        const ShapeColours colours(ColourBy::Aspect, 1);
        QCOMPARE(colours.ofValue(0), colours.ofValue(360));
        const Colour level = colours.at({0, 0, 0});
        for (int degrees = 0; degrees < 360; ++degrees) {
            QVERIFY(apart(colours.ofValue(degrees), level) > 20);
            QVERIFY(apart(colours.ofValue(degrees), colours.ofValue(degrees + 1)) <= 8);
        }
    }

    /// Knolls and hollows of the same curvature are as far from level on either side.
    void curvatureIsSymmetric() {
        const ShapeColours colours(ColourBy::Curvature, 0.02);
        QCOMPARE(colours.scale().low, -0.02);
        QCOMPARE(colours.scale().high, 0.02);
        const Colour level = colours.at({0, 0, 0});
        const Colour knoll = colours.at({0, 0, 0.02F});
        const Colour hollow = colours.at({0, 0, -0.02F});
        QVERIFY(knoll.red > knoll.blue);
        QVERIFY(hollow.blue > hollow.red);
        QVERIFY(apart(level, knoll) > 100 && apart(level, hollow) > 100);
        QCOMPARE(colours.at({0, 0, 5}), knoll);
        QCOMPARE(colours.at({0, 0, -5}), hollow);
    }

    void curvatureRanges() {
        QCOMPARE(curvatureRange(fieldOf(
                     9, 9, [](int x, int y) { return 2 * x + y; }, 1, 1)),
                 0.001);
        // z = −x² / 400: 1/200 across the crest and 0 along it, so 1/400 on the mean; a little less beside
        // it.
        const double bowl = curvatureRange(fieldOf(
            41, 41, [](int x, int) { return -(x - 20) * (x - 20) / 400.0; }, 1, 1));
        QCOMPARE(bowl, 0.005);
        QVERIFY(curvatureRange(rough()) > 0);
    }

    void plainIsOneColour() {
        const ShapeColours colours(ColourBy::Plain, 1);
        const LargeVector<Colour> picture = shapePicture(rough(), colours);
        QVERIFY(std::ranges::all_of(picture, [&](const Colour& c) { return c == picture.front(); }));
    }
};

QTEST_GUILESS_MAIN(ShapeColoursTest)
#include "shape_colours_test.moc"
