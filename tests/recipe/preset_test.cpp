// SPDX-License-Identifier: MIT
#include "libterrain/recipe/evaluate.h"
#include "libterrain/recipe/preset.h"
#include "libterrain/surface/colour_ramp.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

using namespace terrain;

class PresetTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void list();
    void sourceValues_data();
    void sourceValues();
    void sourceChoices_data();
    void sourceChoices();
    void controls_data();
    void controls();
    void badControls_data();
    void badControls();
    void displays();
    void everyPresetMakesATerrain();
    void landscapes_data();
    void landscapes();
};

namespace {

AppliedPreset applied(const char* id, int side = 0, const std::map<std::string, double>& controls = {}) {
    const Preset& preset = *findPreset(id);
    Grid grid = presetGrid(preset);
    if (side > 0)
        grid.columns = grid.rows = side;
    Result<AppliedPreset> out = applyPreset(preset, grid, controls);
    if (!out)
        QTest::qFail(out.error().detail.english().c_str(), __FILE__, __LINE__);
    return std::move(out).value();
}

const ParameterSet& groundOf(const AppliedPreset& preset) {
    return preset.recipe.steps.front().parameters;
}

bool isNear(double a, double b) {
    return std::abs(a - b) <= 1e-12 * std::abs(b);
}

} // namespace

void PresetTest::list() {
    QCOMPARE(presets().front().id, "coast"); // what the program shows at start
    std::set<std::string> ids;
    for (const Preset& preset : presets()) {
        ids.insert(preset.id);
        QVERIFY(!preset.label.isEmpty());
        QVERIFY(!preset.help.isEmpty());
        for (const ParameterSpec& control : preset.controls)
            QVERIFY(checkedValue(control, control.defaultValue).isOk());
    }
    QVERIFY(ids == std::set<std::string>({"coast", "mountains", "hills", "islands", "volcano", "archipelago",
                                          "canyons", "badlands", "dunes", "moon", "webgl", "matlab",
                                          "playful", "workshop", "periodic"}));
    QCOMPARE(presets().size(), ids.size());
    QVERIFY(findPreset("lunar") == nullptr);
}

void PresetTest::sourceValues_data() {
    QTest::addColumn<QString>("preset");
    QTest::addColumn<int>("side"); // 0 = the preset's own
    QTest::addColumn<QString>("parameter");
    QTest::addColumn<double>("value");
    const auto row = [](const char* preset, int side, const char* parameter, double value) {
        QTest::addRow("%s %d %s", preset, side, parameter)
            << QString::fromLatin1(preset) << side << QString::fromLatin1(parameter) << value;
    };
    for (const char* corner : {"corner_nw", "corner_ne", "corner_sw", "corner_se"}) {
        row("webgl", 0, corner, 0.01);
        row("playful", 0, corner, 64);
        row("playful", 513, corner, 256);
    }
    row("webgl", 0, "amplitude", 0.3);
    row("webgl", 0, "factor", 0.6);
    row("matlab", 0, "corner_nw", 1);
    row("matlab", 0, "corner_ne", 1.4);
    row("matlab", 0, "corner_sw", 1);
    row("matlab", 0, "corner_se", 1.2);
    row("matlab", 0, "amplitude", 0.008);
    row("matlab", 0, "factor", 5);
    row("matlab", 33, "amplitude", 0.00032);
    row("matlab", 18, "amplitude", 0.00032); // cut out of 33
    row("playful", 0, "amplitude", 0.7 * 128);
    row("playful", 0, "factor", 0.5);
    row("playful", 100, "amplitude", 0.7 * 128);
    row("playful", 513, "amplitude", 0.7 * 512);
    row("workshop", 0, "amplitude", 1);
    row("workshop", 0, "corner_range", 1);
    row("workshop", 0, "hurst", 1);
    row("periodic", 0, "amplitude", 1);
    row("periodic", 0, "hurst", 1);
    row("periodic", 0, "corner_nw", 0);
}

void PresetTest::sourceValues() {
    QFETCH(QString, preset);
    QFETCH(int, side);
    QFETCH(QString, parameter);
    QFETCH(double, value);
    const AppliedPreset result = applied(qPrintable(preset), side);
    const double actual = groundOf(result).real(parameter.toStdString());
    QVERIFY2(value == 0 ? actual == 0 : isNear(actual, value), qPrintable(QString::number(actual, 'g', 17)));
}

void PresetTest::sourceChoices_data() {
    QTest::addColumn<QString>("preset");
    QTest::addColumn<int>("side");
    QTest::addColumn<QString>("falloff");
    QTest::addColumn<QString>("distribution");
    QTest::addColumn<QString>("edges");
    QTest::addColumn<QString>("corners");
    QTest::addColumn<double>("seaLevel"); // NaN = none
    const double none = std::numeric_limits<double>::quiet_NaN();
    QTest::newRow("webgl") << "webgl" << 129 << "factor"
                           << "positive"
                           << "three"
                           << "fixed" << none;
    QTest::newRow("matlab") << "matlab" << 9 << "factor"
                            << "uniform"
                            << "three"
                            << "fixed" << none;
    QTest::newRow("playful") << "playful" << 129 << "factor"
                             << "uniform"
                             << "three"
                             << "fixed" << 0.3 * 128;
    QTest::newRow("workshop") << "workshop" << 33 << "hurst"
                              << "uniform"
                              << "three"
                              << "random" << none;
    QTest::newRow("periodic") << "periodic" << 129 << "hurst"
                              << "uniform"
                              << "wrap"
                              << "fixed" << none;
}

void PresetTest::sourceChoices() {
    QFETCH(QString, preset);
    QFETCH(int, side);
    QFETCH(QString, falloff);
    QFETCH(QString, distribution);
    QFETCH(QString, edges);
    QFETCH(QString, corners);
    QFETCH(double, seaLevel);
    const AppliedPreset result = applied(qPrintable(preset));
    QCOMPARE(result.recipe.grid.columns, side);
    QCOMPARE(result.recipe.grid.rows, side);
    QCOMPARE(result.recipe.grid.spacingX, 1.0);
    QCOMPARE(groundOf(result).text("form"), std::string("classic"));
    QCOMPARE(groundOf(result).text("falloff"), falloff.toStdString());
    QCOMPARE(groundOf(result).text("distribution"), distribution.toStdString());
    QCOMPARE(groundOf(result).text("edges"), edges.toStdString());
    QCOMPARE(groundOf(result).text("corners"), corners.toStdString());
    QCOMPARE(result.recipe.seaLevel.has_value(), !std::isnan(seaLevel));
    if (result.recipe.seaLevel)
        QVERIFY(isNear(*result.recipe.seaLevel, seaLevel));
    if (preset == QLatin1String("workshop"))
        QCOMPARE(groundOf(result).text("seed"), std::string("4"));
}

void PresetTest::controls_data() {
    QTest::addColumn<QString>("preset");
    QTest::addColumn<int>("side");
    QTest::addColumn<QString>("control");
    QTest::addColumn<double>("value");
    QTest::addColumn<double>("amplitude");
    QTest::addColumn<double>("factor");
    QTest::newRow("rougher") << "matlab" << 9 << "rcoe" << 0.1 << 0.001 << 10.0;
    QTest::newRow("smoother") << "matlab" << 33 << "rcoe" << 1.9 << 24.76099 << 1 / 1.9;
    QTest::newRow("iterations") << "matlab" << 9 << "iterations" << 5.0 << 0.00032 << 5.0;
    QTest::newRow("no iterations") << "matlab" << 9 << "iterations" << 0.0 << 1.0 << 5.0;
    QTest::newRow("roughness") << "playful" << 513 << "roughness" << 0.5 << 256.0 << 0.5;
}

void PresetTest::controls() {
    QFETCH(QString, preset);
    QFETCH(int, side);
    QFETCH(QString, control);
    QFETCH(double, value);
    QFETCH(double, amplitude);
    QFETCH(double, factor);
    const AppliedPreset result = applied(qPrintable(preset), side, {{control.toStdString(), value}});
    QVERIFY(isNear(groundOf(result).real("amplitude"), amplitude));
    QVERIFY(isNear(groundOf(result).real("factor"), factor));
}

void PresetTest::badControls_data() {
    QTest::addColumn<QString>("preset");
    QTest::addColumn<QString>("control");
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("words");
    QTest::newRow("unknown") << "playful"
                             << "rcoe" << 1.0 << "The preset 'playful' has no control 'rcoe'";
    QTest::newRow("range") << "matlab"
                           << "rcoe" << 0.0 << "rcoe = 0: allowed are numbers from 0.0625 to 100";
    QTest::newRow("whole") << "matlab"
                           << "iterations" << 1.5 << "iterations = 1.5: allowed are whole numbers";
    QTest::newRow("result") << "matlab"
                            << "rcoe" << 50.0 << "amplitude = ";
}

void PresetTest::badControls() {
    QFETCH(QString, preset);
    QFETCH(QString, control);
    QFETCH(double, value);
    QFETCH(QString, words);
    Grid grid;
    grid.columns = grid.rows = 257;
    const Result<AppliedPreset> result =
        applyPreset(*findPreset(preset.toStdString()), grid, {{control.toStdString(), value}});
    QVERIFY(result.isError());
    QCOMPARE(result.error().code, ErrorCode::InvalidRequest);
    QVERIFY2(result.error().detail.english().find(words.toStdString()) != std::string::npos,
             result.error().detail.english().c_str());
}

void PresetTest::displays() {
    const terrain::Display matlab = applied("matlab").display;
    QCOMPARE(matlab.ramp, std::string("land"));
    QVERIFY(matlab.fixedRange);
    QCOMPARE(matlab.rangeMinimum, 0.0);
    QCOMPARE(matlab.rangeMaximum, 1.8);
    QCOMPARE(*matlab.axisMinimum, 0.0);
    QCOMPARE(*matlab.axisMaximum, 2.5);
    QCOMPARE(matlab.cameraElevation, 74.0);
    // The eye stands where MATLAB's view(-47, …) has it: at (sin az, −cos az) seen from the middle.
    const double degrees = std::acos(-1.0) / 180;
    QVERIFY(std::abs(std::sin(matlab.cameraAzimuth * degrees) - std::sin(-47 * degrees)) < 1e-12);
    QVERIFY(std::abs(std::cos(matlab.cameraAzimuth * degrees) + std::cos(-47 * degrees)) < 1e-12);
    const terrain::Display playful = applied("playful").display;
    QCOMPARE(*playful.axisMaximum - *playful.axisMinimum, 128.0);
    QVERIFY(playful.water);
    QVERIFY(!applied("periodic").display.repeat); // only on request
    for (const Preset& preset : presets()) {
        const terrain::Display display = applied(preset.id).display;
        const bool isOwn = display.ramp == terrain::loadedRampId && display.loadedRamp;
        QVERIFY2(isOwn || findColourRamp(display.ramp) != nullptr, preset.id);
        QVERIFY(display.exaggeration >= 0.01 && display.exaggeration <= 100);
    }
}

void PresetTest::everyPresetMakesATerrain() {
    for (const Preset& preset : presets()) {
        Grid grid = presetGrid(preset);
        grid.columns = grid.rows = 33;
        const Result<AppliedPreset> result = applyPreset(preset, grid);
        QVERIFY2(result.isOk(), preset.id);
        const Result<SharedHeightfield> heights = evaluate(result.value().recipe, {});
        QVERIFY2(heights.isOk(), preset.id);
        QCOMPARE(holeCount(*heights.value()), std::int64_t{0});
        QVERIFY2(heightRange(*heights.value()).span() > 0, preset.id);
    }
}

void PresetTest::landscapes_data() {
    QTest::addColumn<QString>("preset");
    QTest::addColumn<double>("leastRelief"); // m
    QTest::addColumn<double>("mostRelief");
    QTest::addColumn<double>("leastWater"); // of all samples
    QTest::addColumn<double>("mostWater");
    QTest::newRow("coast") << "coast" << 1600.0 << 2000.0 << 0.5 << 0.7;
    QTest::newRow("mountains") << "mountains" << 1500.0 << 2000.0 << 0.05 << 0.15;
    QTest::newRow("hills") << "hills" << 300.0 << 600.0 << 0.02 << 0.12;
    QTest::newRow("islands") << "islands" << 1000.0 << 1600.0 << 0.6 << 0.9;
    QTest::newRow("volcano") << "volcano" << 2000.0 << 3000.0 << 0.005 << 0.15;
    QTest::newRow("archipelago") << "archipelago" << 800.0 << 2000.0 << 0.6 << 0.95;
    QTest::newRow("canyon land") << "canyons" << 350.0 << 600.0 << 0.0 << 0.0;
    QTest::newRow("badlands") << "badlands" << 60.0 << 500.0 << 0.0 << 0.0;
    QTest::newRow("dunes") << "dunes" << 30.0 << 90.0 << 0.0 << 0.0;
    QTest::newRow("moon") << "moon" << 200.0 << 900.0 << 0.0 << 0.0;
}

void PresetTest::landscapes() {
    QFETCH(QString, preset);
    QFETCH(double, leastRelief);
    QFETCH(double, mostRelief);
    QFETCH(double, leastWater);
    QFETCH(double, mostWater);
    const Recipe recipe = applied(qPrintable(preset)).recipe;
    const SharedHeightfield heights = evaluate(recipe, {}).value();
    const double relief = heightRange(*heights).span();
    QVERIFY2(relief >= leastRelief && relief <= mostRelief, qPrintable(QString::number(relief)));
    const auto sea = static_cast<float>(recipe.seaLevel.value_or(-1e9));
    const auto wet = std::ranges::count_if(heights->samples(), [&](float h) { return h < sea; });
    const double water = static_cast<double>(wet) / static_cast<double>(heights->samples().size());
    QVERIFY2(water >= leastWater && water <= mostWater, qPrintable(QString::number(water)));
}

QTEST_GUILESS_MAIN(PresetTest)
#include "preset_test.moc"
