// SPDX-License-Identifier: MIT
// What each filter does to heights.
#include "libterrain/core/number_text.h"
#include "libterrain/filters/filter.h"
#include "tests/support/field_of.h"

#include <QTest>

#include <cmath>
#include <string>
#include <utility>
#include <vector>

using namespace terrain;

namespace {

using Values = std::vector<std::pair<std::string, std::string>>;

ParameterSet parametersOf(const Filter& filter, const Values& values) {
    ParameterSet out(filter.description().parameters);
    for (const auto& [id, text] : values)
        if (const Status status = out.setFromText(id, text); !status)
            QTest::qFail(status.error().detail.english().c_str(), __FILE__, __LINE__);
    return out;
}

Heightfield changed(const char* kind, const Values& values, const Heightfield& ground) {
    const Filter& filter = *findFilter(kind);
    const ParameterSet parameters = parametersOf(filter, values);
    if (const Status status = filter.check(ground.grid(), parameters); !status)
        QTest::qFail(status.error().detail.english().c_str(), __FILE__, __LINE__);
    return filter.apply({ground.grid(), wholeOf(ground.grid()), ground}, parameters, {}).value();
}

std::vector<float> samplesOf(const Heightfield& field) {
    return {field.samples().begin(), field.samples().end()};
}

} // namespace

Q_DECLARE_METATYPE(Values)

class FiltersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void heightBecomes_data() {
        QTest::addColumn<std::string>("kind");
        QTest::addColumn<Values>("values");
        QTest::addColumn<float>("from");
        QTest::addColumn<float>("to");
        const auto row = [](const char* name, const char* kind, Values values, float from, float to) {
            QTest::newRow(name) << std::string(kind) << std::move(values) << from << to;
        };
        row("scaled", "scale", {{"factor", "2.5"}}, 10, 25);
        row("raised", "scale", {{"offset", "-3"}}, 10, 7);
        row("first scaled, then raised", "scale", {{"factor", "2"}, {"offset", "1"}}, 10, 21);
        row("upside down", "invert", {}, 10, -10);
        row("about a height", "invert", {{"about", "100"}}, 30, 170);
        row("inside the limits", "clamp", {{"lowest", "-5"}, {"highest", "5"}}, 4.5F, 4.5F);
        row("above", "clamp", {{"lowest", "-5"}, {"highest", "5"}}, 400, 5);
        row("below", "clamp", {{"lowest", "-5"}, {"highest", "5"}}, -400, -5);
        const Values soft = {{"lowest", "0"}, {"highest", "100"}, {"softness", "20"}};
        row("soft, before it bends", "clamp", soft, 80, 80);
        row("soft, at the limit", "clamp", soft, 100, 95);
        row("soft, where it ends", "clamp", soft, 120, 100);
        row("soft, from below", "clamp", soft, 0, 5);
        const Values bent = {{"bottom", "100"}, {"top", "300"}, {"curve", "0,0;0.5,0.25;1,1"}};
        row("curve, at its point", "curve", bent, 200, 150);
        row("curve, at its ends", "curve", bent, 300, 300);
        row("curve, between", "curve", bent, 250, 215.625F); // slopes 0.75 and 1.5
        row("curve, below it", "curve", bent, 40, 40);
        row("curve, raised below it", "curve", {{"top", "10"}, {"curve", "0,0.5;1,1"}}, -3, 2);
        row("curve, lowered above it", "curve", {{"top", "10"}, {"curve", "0,0;1,0.5"}}, 14, 9);
        row("sharp tread", "terrace", {{"step_height", "10"}, {"softness", "0"}}, 39.9F, 30);
        row("sharp, at the step", "terrace", {{"step_height", "10"}, {"softness", "0"}}, 40, 40);
        row("below the base", "terrace", {{"step_height", "10"}, {"softness", "0"}}, -0.5F, -10);
        row("base elsewhere", "terrace", {{"step_height", "10"}, {"softness", "0"}, {"base", "5"}}, 24, 15);
        row("soft, tread", "terrace", {{"step_height", "10"}, {"softness", "50"}}, 24.9F, 20);
        row("soft, half way up", "terrace", {{"step_height", "10"}, {"softness", "50"}}, 27.5F, 25);
        const Values counted = {{"by", "count"}, {"top", "80"}, {"count", "4"}, {"softness", "0"}};
        row("by count", "terrace", counted, 59, 40);
        row("by count, above the top", "terrace", counted, 81, 81);
        row("by count, below the base", "terrace", counted, -7, -7);
    }

    void heightBecomes() {
        QFETCH(const std::string, kind);
        QFETCH(const Values, values);
        QFETCH(const float, from);
        QFETCH(const float, to);
        const Heightfield out =
            changed(kind.c_str(), values, support::fieldOf(2, 2, [&](int, int) { return from; }));
        for (const float height : out.samples())
            QCOMPARE(height, to);
    }

    void unevenTreadsStayInOrder() {
        const Heightfield ramp = support::fieldOf(2001, 2, [](int c, int) { return c * 0.5 - 300; });
        const Values values = {{"step_height", "10"}, {"softness", "20"}, {"jitter", "100"}};
        const Heightfield out = changed("terrace", values, ramp);
        const Heightfield other = changed("terrace", {values[0], values[1], values[2], {"seed", "2"}}, ramp);
        int moved = 0;
        for (int c = 1; c < ramp.columns(); ++c) {
            QVERIFY(out.at(c, 0) >= out.at(c - 1, 0));
            QVERIFY(std::abs(out.at(c, 0) - ramp.at(c, 0)) < 15);
            moved += out.at(c, 0) != other.at(c, 0) ? 1 : 0;
        }
        QVERIFY(moved > 1900);
    }

    void stretchedToARange() {
        const Heightfield ground = support::fieldOf({{-3, 1}, {hole, 5}});
        const Heightfield out = changed("normalise", {{"lowest", "0.1"}, {"highest", "1000.7"}}, ground);
        QCOMPARE(out.at(0, 0), 0.1F);
        QCOMPARE(out.at(1, 1), 1000.7F);
        QCOMPARE(out.at(1, 0), static_cast<float>((0.1 + 1000.7) / 2));
        QVERIFY(std::isnan(out.at(0, 1)));
        const Heightfield level = changed("normalise", {{"lowest", "7"}}, support::fieldOf({{4, 4}, {4, 4}}));
        QCOMPARE(samplesOf(level), (std::vector<float>{7, 7, 7, 7}));
    }

    void turned_data() {
        QTest::addColumn<std::string>("way");
        QTest::addColumn<std::vector<float>>("to");
        QTest::newRow("east_west") << std::string("east_west")
                                   << std::vector<float>{3, 2, 1, 6, 5, 4, 9, 8, 7};
        QTest::newRow("north_south") << std::string("north_south")
                                     << std::vector<float>{7, 8, 9, 4, 5, 6, 1, 2, 3};
        QTest::newRow("half") << std::string("half") << std::vector<float>{9, 8, 7, 6, 5, 4, 3, 2, 1};
        QTest::newRow("clockwise") << std::string("clockwise")
                                   << std::vector<float>{7, 4, 1, 8, 5, 2, 9, 6, 3};
        QTest::newRow("anticlockwise")
            << std::string("anticlockwise") << std::vector<float>{3, 6, 9, 2, 5, 8, 1, 4, 7};
    }

    void turned() {
        QFETCH(const std::string, way);
        QFETCH(const std::vector<float>, to);
        const Heightfield ground = support::fieldOf({{1, 2, 3}, {4, 5, 6}, {7, 8, 9}});
        QCOMPARE(samplesOf(changed("turn", {{"way", way}}, ground)), to);
    }

    void islandsEndAtTheirFloor_data() {
        QTest::addColumn<std::string>("shape");
        QTest::addColumn<int>("outside"); ///< how many of two places near the corner
        QTest::newRow("circle") << std::string("circle") << 2;
        QTest::newRow("rounded") << std::string("rounded") << 1;
        QTest::newRow("square") << std::string("square") << 0;
    }

    void islandsEndAtTheirFloor() {
        QFETCH(const std::string, shape);
        QFETCH(const int, outside);
        const Heightfield ground = support::fieldOf(101, 51, [](int, int) { return 300; });
        const Heightfield out =
            changed("island", {{"shape", shape}, {"floor", "-50"}, {"start", "40"}}, ground);
        QCOMPARE(out.at(50, 25), 300.0F);
        QCOMPARE(out.at(69, 25), 300.0F); // 38 % of the way
        QCOMPARE(out.at(85, 25), 125.0F); // half way down
        for (int c = 0; c < 101; ++c)
            QVERIFY(out.at(c, 0) == -50 && out.at(c, 50) == -50);
        for (int r = 0; r < 51; ++r)
            QVERIFY(out.at(0, r) == -50 && out.at(100, r) == -50);
        QCOMPARE((out.at(93, 4) == -50 ? 1 : 0) + (out.at(87, 6) == -50 ? 1 : 0), outside);
    }

    void smoothingKeepsPlanesAndLevelGround() {
        const Heightfield level = support::fieldOf(40, 30, [](int, int) { return 1234.567; });
        QCOMPARE(samplesOf(changed("smooth", {{"radius", "4"}}, level)), samplesOf(level));
        const Heightfield plane = support::planeOf(60, 60, 0.25, -0.5, 10);
        const Heightfield out = changed("smooth", {{"radius", "2"}}, plane);
        for (int r = 7; r < 53; ++r)
            for (int c = 7; c < 53; ++c)
                QVERIFY(std::abs(out.at(c, r) - plane.at(c, r)) < 1e-4F);
    }

    /// A wave of length L loses the part 1 − exp(−2π²σ²/L²), whatever the spacing of the samples.
    void smoothingIsInMetres_data() {
        QTest::addColumn<double>("spacingX");
        QTest::addColumn<double>("spacingY");
        QTest::newRow("1 m") << 1.0 << 1.0;
        QTest::newRow("half a metre") << 0.5 << 0.5;
        QTest::newRow("two spacings") << 0.5 << 2.0;
    }

    void smoothingIsInMetres() {
        QFETCH(const double, spacingX);
        QFETCH(const double, spacingY);
        constexpr double radius = 6;
        constexpr double length = 40;
        const auto wave = [](double metres) { return std::cos(2 * M_PI * metres / length); };
        const double left = std::exp(-2 * M_PI * M_PI * radius * radius / (length * length));
        const Values values = {{"radius", numberText(radius)}};
        const Heightfield across =
            changed("smooth", values,
                    support::fieldOf(
                        401, 5, [&](int c, int) { return 100 * wave(c * spacingX); }, spacingX, spacingY));
        const Heightfield along =
            changed("smooth", values,
                    support::fieldOf(
                        5, 401, [&](int, int r) { return 100 * wave(r * spacingY); }, spacingX, spacingY));
        for (int i = 100; i < 300; ++i) {
            QVERIFY(std::abs(static_cast<double>(across.at(i, 2)) - 100 * left * wave(i * spacingX)) < 0.1);
            QVERIFY(std::abs(static_cast<double>(along.at(2, i)) - 100 * left * wave(i * spacingY)) < 0.1);
        }
    }

    /// What becomes of single high samples, against the sum of bells: both direct means and those over
    /// several levels, wherever on the levels' lattices the sample lies, and mirrored at the border.
    void smoothingIsGaussian_data() {
        QTest::addColumn<double>("radius");
        QTest::addColumn<double>("most"); ///< of the sum of all errors, as a part of the sample
        for (const double radius : {0.4, 1.0, 2.0, 3.3})
            QTest::addRow("%g samples", radius) << radius << 0.002; // what lies beyond the reach
        for (const double radius : {3.35, 4.0, 5.7, 6.0, 11.0, 20.0, 47.0, 200.0})
            QTest::addRow("%g samples", radius) << radius << 0.003;
    }

    void smoothingIsGaussian() {
        QFETCH(const double, radius);
        QFETCH(const double, most);
        constexpr int count = 515;
        for (const int place : {0, 3, 250, 251, 252, 253, 254, 255, 514}) {
            const Heightfield out =
                changed("smooth", {{"radius", numberText(radius)}},
                        support::fieldOf(count, 2, [&](int c, int) { return c == place ? 1000 : 0; }));
            std::vector<double> bells(count);
            double sum = 0;
            for (int c = -6 * count; c < 6 * count; ++c) {
                const double bell = std::exp(-c * c / (2 * radius * radius));
                const int there = std::abs((place + c) % (2 * count - 2));
                bells[static_cast<std::size_t>(std::min(there, 2 * count - 2 - there))] += bell;
                sum += bell;
            }
            const auto isBorder = [](int c) { return c == 0 || c == count - 1; };
            const double own = isBorder(place) ? 0.5 : 1; // it is its own mirror image
            double error = 0;
            for (int c = 0; c < count; ++c) {
                const double wanted = bells[static_cast<std::size_t>(c)] / sum * own * (isBorder(c) ? 2 : 1);
                error += std::abs(static_cast<double>(out.at(c, 0)) / 1000 - wanted);
            }
            QVERIFY2(error < most, qPrintable(QStringLiteral("%1 at %2").arg(error).arg(place)));
        }
    }

    void smoothingHoldsItsMean() {
        const Heightfield spike =
            support::fieldOf(81, 81, [](int c, int r) { return c == 40 && r == 40 ? 1000 : 0; });
        const Heightfield out = changed("smooth", {{"radius", "5"}}, spike);
        double sum = 0;
        for (const float height : out.samples())
            sum += static_cast<double>(height);
        QVERIFY(std::abs(sum - 1000) < 0.5);
        QVERIFY(std::abs(static_cast<double>(out.at(40, 40)) - 1000 / (2 * M_PI * 25)) < 0.02);
        QCOMPARE(out.at(30, 40), out.at(50, 40));
        QCOMPARE(out.at(40, 33), out.at(40, 47));
        QVERIFY(std::abs(out.at(33, 40) - out.at(40, 33)) < 1e-4F);
    }

    void resampledInBlocks_data() {
        QTest::addColumn<std::string>("kernel");
        QTest::addColumn<std::vector<float>>("to");
        QTest::newRow("nearest") << std::string("nearest")
                                 << std::vector<float>{0, 0, 16, 16, 16, 16, 64, 64, 64, 64};
        QTest::newRow("area") << std::string("area") << std::vector<float>{0.5F,  0.5F,  13.5F, 13.5F, 13.5F,
                                                                           13.5F, 57.5F, 57.5F, 57.5F, 57.5F};
    }

    /// Cells of four columns around the columns 0, 4 and 8; heights are the squares of the columns.
    void resampledInBlocks() {
        QFETCH(const std::string, kernel);
        QFETCH(const std::vector<float>, to);
        const Heightfield ground = support::fieldOf(
            10, 3, [](int c, int) { return c * c; }, 2.5, 2.5);
        const Heightfield out = changed("resample", {{"kernel", kernel}, {"distance", "10"}}, ground);
        for (int c = 0; c < 10; ++c)
            QCOMPARE(out.at(c, 1), to[static_cast<std::size_t>(c)]);
    }

    void resampledSmoothly_data() {
        QTest::addColumn<std::string>("kernel");
        QTest::addColumn<double>("distance");
        for (const char* kernel : {"bilinear", "bicubic"})
            for (const double distance : {2.0, 3.5, 8.0, 11.3, 90.0})
                QTest::addRow("%s, %g m", kernel, distance) << std::string(kernel) << distance;
    }

    /// Samples stay as they are, planes as a whole up to the border; between them the bicubic one is nearer
    /// to a wave than straight lines.
    void resampledSmoothly() {
        QFETCH(const std::string, kernel);
        QFETCH(const double, distance);
        const Values values = {{"kernel", kernel}, {"distance", numberText(distance)}};
        const Heightfield plane = support::planeOf(50, 40, 0.25, -0.5, 10);
        const Heightfield same = changed("resample", values, plane);
        for (std::size_t i = 0; i < plane.samples().size(); ++i)
            QVERIFY(std::abs(same.samples()[i] - plane.samples()[i]) < 1e-3F);
        if (distance != 8.0)
            return;
        const auto wave = [](int c, int) { return 100 * std::cos(c * M_PI / 20); };
        const Heightfield ground = support::fieldOf(201, 3, wave);
        const Heightfield out = changed("resample", values, ground);
        double worst = 0;
        for (int c = 0; c < 201; ++c) {
            if (c % 8 == 0)
                QCOMPARE(out.at(c, 1), ground.at(c, 1));
            if (c >= 16 && c <= 184) // beyond the border the wave does not go on as it did
                worst = std::max(worst, static_cast<double>(std::abs(out.at(c, 1) - ground.at(c, 1))));
        }
        QVERIFY2(kernel == "bilinear" ? worst > 15 && worst < 20 : worst > 0.5 && worst < 6,
                 qPrintable(QString::number(worst)));
    }

    void resamplingFinerThanTheGridChangesNothing() {
        const Heightfield ground = support::fieldOf(
            30, 20, [](int c, int r) { return c * r * 0.37; }, 2, 3);
        for (const char* kernel : {"bicubic", "bilinear", "nearest", "area"})
            QCOMPARE(samplesOf(changed("resample", {{"kernel", kernel}, {"distance", "1.9"}}, ground)),
                     samplesOf(ground));
    }

    void refused_data() {
        QTest::addColumn<std::string>("kind");
        QTest::addColumn<Values>("values");
        QTest::addColumn<std::string>("field");
        const auto row = [](const char* name, const char* kind, Values values, const char* field) {
            QTest::newRow(name) << std::string(kind) << std::move(values) << std::string(field);
        };
        row("limits the wrong way round", "clamp", {{"lowest", "5"}, {"highest", "4"}}, "lowest");
        row("curve between no heights", "curve", {{"bottom", "5"}, {"top", "5"}}, "top");
        row("too soft", "clamp", {{"lowest", "0"}, {"highest", "10"}, {"softness", "6"}}, "softness");
        row("range the wrong way round", "normalise", {{"lowest", "5"}, {"highest", "4"}}, "lowest");
        row("top below the base", "terrace", {{"by", "count"}, {"top", "-1"}}, "top");
        row("a quarter of no square", "turn", {{"way", "clockwise"}}, "way");
        row("too wide", "smooth", {{"radius", "600"}}, "radius");
        row("too far apart", "resample", {{"distance", "2001"}}, "distance");
    }

    void refused() {
        QFETCH(const std::string, kind);
        QFETCH(const Values, values);
        QFETCH(const std::string, field);
        const Filter& filter = *findFilter(kind);
        Grid grid;
        grid.columns = 30;
        grid.rows = 20;
        grid.spacingX = 2;
        grid.spacingY = 4;
        const Status status = filter.check(grid, parametersOf(filter, values));
        QVERIFY(status.isError());
        QCOMPARE(status.error().field, field);
    }
};

QTEST_APPLESS_MAIN(FiltersTest)
#include "filters_test.moc"
