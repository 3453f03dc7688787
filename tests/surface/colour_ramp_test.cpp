// SPDX-License-Identifier: MIT
#include "libterrain/surface/colour_ramp.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <set>

using namespace terrain;

namespace {

constexpr double none = std::numeric_limits<double>::quiet_NaN();

/// WCAG relative luminance.
double luminance(const Colour& colour) {
    const auto linear = [](std::uint8_t value) {
        const double v = value / 255.0;
        return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.red) + 0.7152 * linear(colour.green) + 0.0722 * linear(colour.blue);
}

} // namespace

class ColourRampTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyRampIsWellFormed() {
        std::set<std::string_view> ids;
        for (const ColourRamp& ramp : colourRamps()) {
            QVERIFY2(ids.insert(ramp.id).second, ramp.id);
            QCOMPARE(findColourRamp(ramp.id), &ramp);
            QVERIFY(!ramp.label.isEmpty());
            QVERIFY(ramp.stops.size() >= 2);
            QCOMPARE(ramp.stops.front().position, 0.0);
            QCOMPARE(ramp.stops.back().position, 1.0);
            for (std::size_t i = 1; i < ramp.stops.size(); ++i)
                QVERIFY2(ramp.stops[i].position > ramp.stops[i - 1].position, ramp.id);
        }
        for (const char* id : {"terrain", "land", "grey", "viridis", "diverging"})
            QVERIFY2(ids.contains(id), id);
        QVERIFY(findColourRamp("no such ramp") == nullptr);
    }

    void coloursAtStopsBetweenAndBeyond() {
        const ColourRamp& grey = *findColourRamp("grey");
        const Colour dark = grey.stops.front().colour;
        const Colour light = grey.stops.back().colour;
        QVERIFY(colourAt(grey, 0) == dark);
        QVERIFY(colourAt(grey, 1) == light);
        QVERIFY(colourAt(grey, -3) == dark);
        QVERIFY(colourAt(grey, 3) == light);
        QVERIFY(colourAt(grey, none) == dark);
        QCOMPARE(int(colourAt(grey, 0.5).red), (dark.red + light.red + 1) / 2);
        for (const ColourRamp& ramp : colourRamps())
            for (const ColourStop& stop : ramp.stops)
                QVERIFY2(colourAt(ramp, stop.position) == stop.colour, ramp.id);
    }

    void tableHasTheRampsEnds() {
        for (const ColourRamp& ramp : colourRamps()) {
            const auto table = colourTable(ramp);
            QVERIFY(table.front() == ramp.stops.front().colour);
            QVERIFY(table.back() == ramp.stops.back().colour);
            QVERIFY(table[64] == colourAt(ramp, 64 / 255.0));
        }
    }

    /// A table of 256 colours never mixes water and land: the shore is blue below, not blue above.
    void shoreIsSharp() {
        const auto table = colourTable(*findColourRamp("terrain"));
        QVERIFY(table[127].blue > table[127].red);
        QVERIFY(table[128].blue < table[128].red);
    }

    /// Reading a height from lightness must work without colour vision.
    void sequentialRampsRiseInLuminance() {
        for (const char* id : {"grey", "viridis"}) {
            const auto table = colourTable(*findColourRamp(id));
            for (std::size_t i = 1; i < table.size(); ++i)
                QVERIFY2(luminance(table[i]) >= luminance(table[i - 1]) - 0.002, id);
        }
        const auto table = colourTable(*findColourRamp("diverging"));
        for (std::size_t i = 1; i < 128; ++i) {
            QVERIFY(luminance(table[i]) >= luminance(table[i - 1]) - 0.002);
            QVERIFY(luminance(table[255 - i]) >= luminance(table[256 - i]) - 0.002);
        }
    }

    void positions_data() {
        QTest::addColumn<QString>("ramp");
        QTest::addColumn<double>("height");
        QTest::addColumn<double>("minimum");
        QTest::addColumn<double>("maximum");
        QTest::addColumn<double>("sea");
        QTest::addColumn<double>("position");
        const auto land = QStringLiteral("land");
        const auto terrain = QStringLiteral("terrain");
        QTest::newRow("plain, bottom") << land << 0.0 << 0.0 << 1.8 << none << 0.0;
        QTest::newRow("plain, middle") << land << 0.9 << 0.0 << 1.8 << none << 0.5;
        QTest::newRow("plain, top") << land << 1.8 << 0.0 << 1.8 << none << 1.0;
        QTest::newRow("plain, clamped below") << land << -4.0 << 0.0 << 1.8 << none << 0.0;
        QTest::newRow("plain, clamped above") << land << 9.0 << 0.0 << 1.8 << none << 1.0;
        QTest::newRow("plain, the sea does not count") << land << 0.45 << 0.0 << 1.8 << 1.5 << 0.25;
        QTest::newRow("flat") << land << 5.0 << 5.0 << 5.0 << none << 0.5;
        QTest::newRow("sea bottom") << terrain << -200.0 << -200.0 << 1000.0 << 0.0 << 0.0;
        QTest::newRow("half deep") << terrain << -100.0 << -200.0 << 1000.0 << 0.0 << 0.25;
        QTest::newRow("shore") << terrain << 0.0 << -200.0 << 1000.0 << 0.0 << 0.5;
        QTest::newRow("half high") << terrain << 500.0 << -200.0 << 1000.0 << 0.0 << 0.75;
        QTest::newRow("summit") << terrain << 1000.0 << -200.0 << 1000.0 << 0.0 << 1.0;
        QTest::newRow("no sea, lowest") << terrain << 100.0 << 100.0 << 300.0 << none << 0.5;
        QTest::newRow("no sea, below a fixed range") << terrain << 50.0 << 100.0 << 300.0 << none << 0.5;
        QTest::newRow("no sea, highest") << terrain << 300.0 << 100.0 << 300.0 << none << 1.0;
        QTest::newRow("sea below all land") << terrain << 200.0 << 100.0 << 300.0 << -50.0 << 0.75;
        QTest::newRow("all under water") << terrain << 200.0 << 100.0 << 300.0 << 900.0 << 0.25;
        QTest::newRow("hole") << terrain << none << 100.0 << 300.0 << 0.0 << 0.0;
    }
    void positions() {
        QFETCH(QString, ramp);
        QFETCH(double, height);
        QFETCH(double, minimum);
        QFETCH(double, maximum);
        QFETCH(double, sea);
        QFETCH(double, position);
        const ColourRamp* found = findColourRamp(ramp.toStdString());
        QCOMPARE(rampPosition(*found, height, minimum, maximum, sea), position);
    }
};

QTEST_GUILESS_MAIN(ColourRampTest)
#include "colour_ramp_test.moc"
