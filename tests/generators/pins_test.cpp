// SPDX-License-Identifier: MIT
// Pins: met exactly, natural around, contradictions refused.
#include "tests/generators/making.h"

#include <cmath>
#include <random>

using namespace terrain;
using making::Values;
using making::whole;

namespace {

/// Pins at random samples of a square terrain of so many cells, at heights of ± `range`.
PointList randomPins(int count, int cells, double range, unsigned seed) {
    std::mt19937 random(seed);
    PointList out;
    for (int i = 0; i < count; ++i) {
        const auto place = [&] {
            return static_cast<double>(random() % static_cast<unsigned>(cells + 1)) / cells;
        };
        out.push_back({place(), place(), (random() % 20001 / 10000.0 - 1) * range});
    }
    return out;
}

int sampleOf(double fraction, int samples) {
    return static_cast<int>(std::lround(fraction * (samples - 1)));
}

Error errorOf(int columns, int rows, const Values& values) {
    const Status status = diamondSquare().check(making::gridOf(columns, rows), making::parametersOf(values));
    return status.isError() ? status.error() : Error{};
}

/// The mean square of the sums of second differences along both axes, near pins and elsewhere.
struct Roughness {
    double near = 0;
    double elsewhere = 0;
};

Roughness roughnessOf(const Heightfield& field, const PointList& pins) {
    std::vector<bool> near(field.samples().size());
    const int columns = field.columns();
    constexpr int distance = 4;
    for (const FixedPoint& pin : pins)
        for (int dy = -distance; dy <= distance; ++dy)
            for (int dx = -distance; dx <= distance; ++dx) {
                const int x = sampleOf(pin.x, columns) + dx;
                const int y = sampleOf(pin.y, field.rows()) + dy;
                if (x >= 0 && x < columns && y >= 0 && y < field.rows())
                    near[static_cast<std::size_t>(y) * static_cast<std::size_t>(columns) +
                         static_cast<std::size_t>(x)] = true;
            }
    double sums[2] = {};
    double counts[2] = {};
    for (int y = 1; y + 1 < field.rows(); ++y)
        for (int x = 1; x + 1 < columns; ++x) {
            const double middle = 2.0 * field.at(x, y);
            const double across = field.at(x - 1, y) - middle + field.at(x + 1, y);
            const double down = field.at(x, y - 1) - middle + field.at(x, y + 1);
            const bool isNear = near[static_cast<std::size_t>(y) * static_cast<std::size_t>(columns) +
                                     static_cast<std::size_t>(x)];
            sums[isNear ? 0 : 1] += across * across + down * down;
            counts[isNear ? 0 : 1] += 2;
        }
    return {sums[0] / counts[0], sums[1] / counts[1]};
}

} // namespace

class PinsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everythingGivenIsMet_data() {
        QTest::addColumn<QString>("form");
        QTest::addColumn<QString>("edges");
        for (const char* form : {"classic", "half_step", "calibrated", "stationary", "ridged"})
            for (const char* edges : {"three", "open", "wrap"})
                QTest::addRow("%s %s", form, edges) << form << edges;
    }
    /// Bit for bit: 200 pins, fixed points and corners set by hand.
    void everythingGivenIsMet() {
        QFETCH(const QString, form);
        QFETCH(const QString, edges);
        const bool wraps = edges == QLatin1String("wrap");
        PointList pins = randomPins(200, 256, 500, 5);
        const PointList points = {{0.5, 0.5, 123.25}, {0.25, 0.75, -60}};
        const auto isTaken = [&](const FixedPoint& pin) {
            const auto isAt = [&](const FixedPoint& p) { return p.x == pin.x && p.y == pin.y; };
            const bool onBorder = pin.x == 0 || pin.y == 0 || pin.x == 1 || pin.y == 1;
            return onBorder || std::ranges::any_of(points, isAt) || std::ranges::count_if(pins, isAt) > 1;
        };
        const PointList all = pins;
        std::erase_if(pins, isTaken);
        pins.push_back({1, 0.5, 77});
        QVERIFY(pins.size() > 190);
        const Heightfield field = whole(257, 257,
                                        {{"form", form.toStdString()},
                                         {"edges", edges.toStdString()},
                                         {"hurst", "0.8"},
                                         {"corner_nw", "-31"},
                                         {"fixed_points", valueText(points)},
                                         {"pins", valueText(pins)}});
        for (const PointList* list : {&std::as_const(pins), &points})
            for (const FixedPoint& p : *list)
                QCOMPARE(field.at(sampleOf(p.x, 257), sampleOf(p.y, 257)), static_cast<float>(p.height));
        if (wraps)
            QCOMPARE(field.at(0, 128), 77.0F);
        if (form != QLatin1String("stationary") && form != QLatin1String("ridged") &&
            edges != QLatin1String("open"))
            QCOMPARE(field.at(0, 0), -31.0F);
    }

    void sizesAndCrops_data() {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        for (const auto& [columns, rows] : {std::pair(2, 2), {3, 3}, {5, 2}, {65, 33}, {1000, 70}, {41, 21}})
            QTest::addRow("%dx%d", columns, rows) << columns << rows;
    }
    void sizesAndCrops() {
        QFETCH(const int, columns);
        QFETCH(const int, rows);
        for (const char* form : {"half_step", "stationary", "billowed"}) {
            const Heightfield field =
                whole(columns, rows, {{"form", form}, {"hurst", "0.8"}, {"pins", "0,1,250;1,0,-40"}});
            QCOMPARE(field.at(0, rows - 1), 250.0F);
            QCOMPARE(field.at(columns - 1, 0), -40.0F);
        }
    }

    void theLaw_data() {
        QTest::addColumn<QString>("form");
        QTest::addColumn<QString>("edges");
        for (const char* form : {"classic", "stationary", "ridged"})
            for (const char* edges : {"open", "wrap"})
                QTest::addRow("%s %s", form, edges) << form << edges;
    }
    /// The law of all sizes, for pins whose samples the coarser terrain has; windows of the largest join.
    void theLaw() {
        QFETCH(const QString, form);
        QFETCH(const QString, edges);
        const Values values = {{"form", form.toStdString()},
                               {"edges", edges.toStdString()},
                               {"hurst", "0.7"},
                               {"pins", "0.5,0.25,90;0.25,0.5,-80;1,1,30;0.625,0.625,10"},
                               {"fixed_points", "0.125,0.875,5"}};
        for (const auto& [columns, rows] : {std::pair(65, 65), {129, 65}, {9, 9}})
            QVERIFY(making::isEverySecondOf(whole(columns, rows, values),
                                            whole(2 * columns - 1, 2 * rows - 1, values)));
        constexpr int side = maximumSide;
        const Heightfield left = making::window(side, side, {(side - 1) / 2 - 9, side / 4, 10, 30}, values);
        const Heightfield right = making::window(side, side, {(side - 1) / 2, side / 4, 10, 30}, values, 2);
        for (int r = 0; r < 30; ++r)
            QCOMPARE(left.at(9, r), right.at(0, r));
        QCOMPARE(right.at(0, 0), 90.0F);
    }

    void withoutItsSampleAPinHasNoEffect() {
        const Values values = {{"pins", "0.515625,0.234375,400"}};
        QVERIFY(making::sameBits(whole(33, 33, values), whole(33, 33, {})));
        const auto notes = diamondSquare().notes(making::gridOf(33, 33), making::parametersOf(values));
        QCOMPARE(notes.size(), std::size_t{1});
        QVERIFY(notes.front().english().find("Pins that lie on no sample") == 0);
    }

    /// At another size points go where they act, unless another one is there.
    void pointsTakeTheNodesThatAreFree() {
        terrain::ParameterSet set = making::parametersOf(
            {{"pins", "0.515625,0.25,400;0.53125,0.25,90;0,1,7"}, {"fixed_points", "0.5,0.25,3"}});
        const Grid coarse = making::gridOf(9, 9);
        terrain::putPointsOnFreeNodes(coarse, set);
        QCOMPARE(set.points("fixed_points"), (PointList{{0.5, 0.25, 3}}));
        QCOMPARE(set.points("pins"), (PointList{{0.515625, 0.25, 400}, {0.53125, 0.25, 90}, {0, 1, 7}}));
        QVERIFY(terrain::diamondSquare().check(coarse, set));
        QVERIFY(set.set("fixed_points", PointList{}).isOk());
        terrain::putPointsOnFreeNodes(coarse, set);
        QCOMPARE(set.points("pins"), (PointList{{0.5, 0.25, 400}, {0.53125, 0.25, 90}, {0, 1, 7}}));
        // One that lies on its node is there before those that come later, wherever it stands in the list.
        QVERIFY(set.set("pins", PointList{{0.515625, 0.25, 400}, {0.5, 0.25, 90}}).isOk());
        terrain::putPointsOnFreeNodes(coarse, set);
        QCOMPARE(set.points("pins"), (PointList{{0.515625, 0.25, 400}, {0.5, 0.25, 90}}));
    }

    void aLonePinMovesWhatIsNear() {
        const Values plain = {{"form", "stationary"}, {"hurst", "0.8"}};
        Values pinned = plain;
        pinned.emplace_back("pins", "0.5,0.5,1000");
        const Heightfield before = whole(257, 257, plain);
        const Heightfield after = whole(257, 257, pinned);
        const auto moved = [&](int x) { return static_cast<double>(after.at(x, 128)) - before.at(x, 128); };
        const double most = moved(128);
        for (const int distance : {8, 32, 64, 128}) {
            const double r = 3.07745473 * distance / 64;
            const double expected = most * (1 + r + r * r / 3) * std::exp(-r);
            QVERIFY2(std::abs(moved(128 - distance) - expected) < 1e-6 * most,
                     qPrintable(QString::number(distance)));
            QVERIFY(std::abs(moved(128 + distance) - expected) < 1e-6 * most);
        }
        QVERIFY(moved(0) < 0.06 * most);
    }

    void aroundPinsTheLandIsAsRoughAsElsewhere_data() {
        QTest::addColumn<QString>("form");
        QTest::addColumn<double>("hurst");
        for (const double hurst : {0.3, 0.5, 0.8, 0.9})
            QTest::addRow("stationary H %g", hurst) << "stationary" << hurst;
        QTest::newRow("calibrated H 0.8") << "calibrated" << 0.8;
    }
    /// 50 pins of the heights that the land itself has.
    void aroundPinsTheLandIsAsRoughAsElsewhere() {
        QFETCH(const QString, form);
        QFETCH(const double, hurst);
        double near = 0;
        double elsewhere = 0;
        for (unsigned seed = 1; seed <= 6; ++seed) {
            const PointList pins = randomPins(50, 512, 100, seed);
            const Heightfield field = whole(513, 513,
                                            {{"form", form.toStdString()},
                                             {"hurst", std::to_string(hurst)},
                                             {"seed", std::to_string(seed)},
                                             {"pins", valueText(pins)}});
            const Roughness roughness = roughnessOf(field, pins);
            near += roughness.near;
            elsewhere += roughness.elsewhere;
        }
        const double ratio = near / elsewhere;
        qInfo("second differences near pins over those elsewhere: %.3f", ratio);
        QVERIFY2(std::abs(ratio - 1) < 0.2, qPrintable(QString::number(ratio)));
    }

    void wrongPinsAreRefused_data() {
        QTest::addColumn<QString>("pins");
        QTest::addColumn<QString>("points");
        QTest::addColumn<QString>("edges");
        QTest::addColumn<QString>("says");
        QTest::newRow("one sample twice") << "0,0,1;0.5,0.5,10;0.5,0.5,20"
                                          << ""
                                          << "three"
                                          << "Pins 2 and 3 lie on the same sample";
        QTest::newRow("twice the same") << "0.5,0.5,10;0.5,0.5,10"
                                        << ""
                                        << "three"
                                        << "Pins 1 and 2 lie";
        QTest::newRow("twins of a wrapped border") << "0,0.5,1;0.25,0.25,3;1,0.5,2"
                                                   << ""
                                                   << "wrap"
                                                   << "Pins 1 and 3 lie";
        QTest::newRow("on a fixed point") << "0,0,1;0.5,0.5,10"
                                          << "0.5,0.5,10"
                                          << "three"
                                          << "Pin 2 lies on the sample of a fixed point";
        QTest::newRow("too high") << "0.5,0.5,1e30"
                                  << ""
                                  << "three"
                                  << "A pin is 1e+30 m high";
    }
    void wrongPinsAreRefused() {
        QFETCH(const QString, pins);
        QFETCH(const QString, points);
        QFETCH(const QString, edges);
        QFETCH(const QString, says);
        const Error error = errorOf(65, 65,
                                    {{"pins", pins.toStdString()},
                                     {"fixed_points", points.toStdString()},
                                     {"edges", edges.toStdString()}});
        QCOMPARE(error.field, std::string("pins"));
        QVERIFY2(QString::fromStdString(error.detail.english()).startsWith(says),
                 error.detail.english().c_str());
    }

    void thousandsOfPinsAreRefused() {
        PointList pins;
        for (int i = 0; i < 2001; ++i)
            pins.push_back({i % 64 / 64.0, i / 64 / 64.0, 1.0 * i});
        QCOMPARE(errorOf(65, 65, {{"corners", "random"}, {"pins", valueText(pins)}}).field,
                 std::string("pins"));
        pins.pop_back();
        QCOMPARE(errorOf(65, 65, {{"corners", "random"}, {"pins", valueText(pins)}}).field, std::string());
    }

    void wrongTextsNameTheField() {
        for (const char* text : {"0.5,2,1", "-0.1,0,1", "0.5,nan,1", "0.5,0.5,inf", "0.5,0.5", "a,b,c"}) {
            ParameterSet set = making::parametersOf({});
            const Status status = set.setFromText("pins", text);
            QVERIFY2(status.isError(), text);
            QCOMPARE(status.error().field, std::string("pins"));
        }
    }
};

QTEST_GUILESS_MAIN(PinsTest)
#include "pins_test.moc"
