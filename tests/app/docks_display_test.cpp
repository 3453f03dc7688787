// SPDX-License-Identifier: MIT
#include "app/controls/number_field.h"
#include "app/controls/number_row.h"
#include "app/controls/number_slider.h"
#include "app/controls/parameter_form.h"
#include "app/controls/parameter_rows.h"
#include "app/docks/display_dock.h"
#include "app/docks/display_specs.h"
#include "app/docks/ramp_strip.h"
#include "app/docks/sea_editor.h"
#include "app/map/map_picture.h"
#include "libterrain/surface/colour_ramp.h"
#include "libterrain/surface/curvature.h"

#include <QCheckBox>
#include <QComboBox>
#include <QSignalSpy>
#include <QUndoStack>

#include "docks_support.h"

using namespace app;

namespace {

void enter(NumberField& field, const QString& text) {
    field.setFocus();
    field.selectAll();
    QTest::keyClicks(&field, text);
    QTest::keyClick(&field, Qt::Key_Return);
}

struct Bench {
    Document document;
    std::unique_ptr<DisplayDock> dock;

    Bench() {
        DocumentState start = test::startOf("hills");
        start.recipe.seaLevel.reset(); // what a preset chose for itself is not at stake here
        start.display = {};
        document.reset(start, QStringLiteral("New"));
        document.setHeights(document.recipe(), test::slope(65, -50, 450), {});
        dock = std::make_unique<DisplayDock>(document);
        dock->setLocale(QLocale::English);
        dock->resize(320, 700);
        dock->show();
        if (!QTest::qWaitForWindowActive(dock.get()))
            qWarning("the dock did not become active");
    }
    template <class Row>
    [[nodiscard]] Row& row(const char* id) const {
        return *qobject_cast<Row*>(dock->form().row(QString::fromUtf8(id)));
    }
};

} // namespace

class DocksDisplayTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyTheme(*qApp, Theme::Light); }
    void everyDisplaySurvives();
    void everyRampIsOffered();
    void everyChangeIsOneStepWithItsName_data();
    void everyChangeIsOneStepWithItsName();
    void aDragIsOneStep();
    void escapeDuringADragRestores();
    void aFixedRangeBeginsWithWhatIsSeen();
    void aRangeUpsideDownIsExplained();
    void followsTheDocument();
    void theSeaCanBeUndone();
    void numbersOf16BitsAreTaken_data();
    void numbersOf16BitsAreTaken();
    void draggingTheSeaIsOneStep();
    void theLegendShowsTheColourOfEachHeight_data();
    void theLegendShowsTheColourOfEachHeight();
    void theLegendFollowsTheSea();
    void theLegendKnowsShapes_data();
    void theLegendKnowsShapes();
    void aLoadedRampIsOneStep();
    void everyFocusableChildHasAName();
    void pictures();
};

void DocksDisplayTest::everyDisplaySurvives() {
    terrain::Display display;
    display.ramp = "viridis";
    display.fixedRange = true;
    display.rangeMinimum = -12.5;
    display.rangeMaximum = 0.0001;
    display.exaggeration = 2.5;
    display.axisMaximum = 7;
    display.cameraAzimuth = 12;
    display.sunAzimuth = 10;
    display.sunElevation = 80;
    display.water = false;
    display.wireframe = true;
    display.repeat = true;
    display.contours = true;
    display.contourInterval = 25;
    display.colourBy = terrain::ColourBy::Aspect;
    display.flatShading = true;
    display.normals = terrain::NormalWeight::Angle;
    display.strips = true;
    display.needles = true;
    display.figure = true;
    terrain::Display rest;
    rest.axisMaximum = 7;
    rest.cameraAzimuth = 12;
    QVERIFY(withParameters(rest, displayParameters(display)) == display);
    for (const terrain::Preset& preset : terrain::presets()) {
        const terrain::Display own = test::startOf(preset.id).display;
        QVERIFY2(withParameters(own, displayParameters(own)) == own, preset.id);
    }
}

void DocksDisplayTest::everyRampIsOffered() {
    Bench bench;
    QCOMPARE(bench.row<ChoiceRow>("ramp").box().count(),
             static_cast<int>(terrain::colourRamps().size()) + 1); // and the one from a file
}

void DocksDisplayTest::everyChangeIsOneStepWithItsName_data() {
    QTest::addColumn<QString>("id");
    for (const terrain::ParameterSpec& spec : displaySpecs())
        QTest::newRow(spec.id) << QString::fromUtf8(spec.id);
}

void DocksDisplayTest::everyChangeIsOneStepWithItsName() {
    QFETCH(const QString, id);
    Bench bench;
    if (id.startsWith(QLatin1String("range_"))) { // they are there for a fixed range
        DocumentState fixed{bench.document.recipe(), bench.document.display()};
        fixed.display.fixedRange = true;
        fixed.display.rangeMinimum = -10;
        fixed.display.rangeMaximum = 600;
        bench.document.reset(fixed, QStringLiteral("New"));
    }
    if (id == QLatin1String("contour_interval")) { // it is there for lines
        DocumentState lined{bench.document.recipe(), bench.document.display()};
        lined.display.contours = true;
        bench.document.reset(lined, QStringLiteral("New"));
    }
    ControlRow& row = *bench.dock->form().row(id);
    const terrain::Display before = bench.document.display();
    QSignalSpy heightsWanted(&bench.document, &Document::recipeChanged);
    if (auto* number = qobject_cast<NumberRow*>(&row))
        enter(number->field(), QStringLiteral("2"));
    else if (auto* boolean = qobject_cast<BooleanRow*>(&row))
        QTest::mouseClick(&boolean->box(), Qt::LeftButton, {}, QPoint(8, 12));
    else if (auto* choice = qobject_cast<ChoiceRow*>(&row))
        QTest::keyClick(&choice->box(), Qt::Key_Down);
    const terrain::Display after = bench.document.display();
    QVERIFY(!(after == before));
    QCOMPARE(bench.document.undoStack().count(), 1);
    QVERIFY2(bench.document.undoStack().undoText().startsWith(row.label() + QLatin1Char(' ')),
             qPrintable(bench.document.undoStack().undoText()));
    QVERIFY(bench.document.isModified());
    bench.document.undoStack().undo();
    QVERIFY(bench.document.display() == before);
    QVERIFY(!bench.document.isModified());
    bench.document.undoStack().redo();
    QVERIFY(bench.document.display() == after);
    QCOMPARE(heightsWanted.size(), 0);
}

void DocksDisplayTest::aDragIsOneStep() {
    Bench bench;
    NumberSlider& slider = bench.row<NumberRow>("sun_azimuth").slider();
    const QPoint middle(slider.width() / 2, slider.height() / 2);
    QTest::mousePress(&slider, Qt::LeftButton, {}, middle);
    for (int x = 1; x < 9; ++x)
        QTest::mouseMove(&slider, middle + QPoint(x, 0));
    QTest::mouseRelease(&slider, Qt::LeftButton, {}, middle + QPoint(8, 0));
    QCOMPARE(bench.document.undoStack().count(), 1);
    QVERIFY(bench.document.undoStack().undoText().contains(QString::fromUtf8("315° → ")));
    bench.document.undoStack().undo();
    QCOMPARE(bench.document.display().sunAzimuth, 315.0);
}

void DocksDisplayTest::escapeDuringADragRestores() {
    Bench bench;
    NumberSlider& slider = bench.row<NumberRow>("sun_azimuth").slider();
    QTest::mousePress(&slider, Qt::LeftButton, {}, QPoint(12, slider.height() / 2));
    QVERIFY(bench.document.display().sunAzimuth != 315);
    QTest::keyClick(&slider, Qt::Key_Escape);
    QCOMPARE(bench.document.display().sunAzimuth, 315.0);
    QCOMPARE(bench.document.undoStack().count(), 0);
}

void DocksDisplayTest::aFixedRangeBeginsWithWhatIsSeen() {
    Bench bench;
    QVERIFY(!bench.row<NumberRow>("range_minimum").inapplicable().isEmpty());
    QTest::mouseClick(&bench.row<BooleanRow>("fixed_range").box(), Qt::LeftButton, {}, QPoint(8, 12));
    QVERIFY(bench.document.display().fixedRange);
    QCOMPARE(bench.document.display().rangeMinimum, -50.0);
    QCOMPARE(bench.document.display().rangeMaximum, 450.0);
    QVERIFY(bench.row<NumberRow>("range_minimum").inapplicable().isEmpty());
    QCOMPARE(bench.row<NumberRow>("range_maximum").number(), 450.0);
}

void DocksDisplayTest::aRangeUpsideDownIsExplained() {
    Bench bench;
    QTest::mouseClick(&bench.row<BooleanRow>("fixed_range").box(), Qt::LeftButton, {}, QPoint(8, 12));
    enter(bench.row<NumberRow>("range_maximum").field(), QStringLiteral("-60"));
    QCOMPARE(bench.document.display().rangeMaximum, 450.0);
    QVERIFY(!bench.row<NumberRow>("range_maximum").message().isEmpty());
    enter(bench.row<NumberRow>("range_minimum").field(), QStringLiteral("-100"));
    QCOMPARE(bench.document.display().rangeMaximum, -60.0);
    QVERIFY(bench.row<NumberRow>("range_maximum").message().isEmpty());
}

void DocksDisplayTest::followsTheDocument() {
    Bench bench;
    terrain::Display display;
    display.ramp = "grey";
    display.sunElevation = 12;
    bench.document.apply({bench.document.recipe(), display}, QStringLiteral("Display"));
    QCOMPARE(bench.row<ChoiceRow>("ramp").box().currentData().toString(), QStringLiteral("grey"));
    QCOMPARE(bench.row<NumberRow>("sun_elevation").number(), 12.0);
}

void DocksDisplayTest::theSeaCanBeUndone() {
    Bench bench;
    SeaEditor& sea = bench.dock->seaEditor();
    QVERIFY(!sea.level().has_value());
    QVERIFY(!sea.levelRow().inapplicable().isEmpty());
    QTest::mouseClick(&sea.switchRow().box(), Qt::LeftButton, {}, QPoint(8, 12));
    QCOMPARE(bench.document.recipe().seaLevel, std::optional(0.0)); // the land lies on both sides of 0 m
    enter(sea.levelRow().field(), QStringLiteral("12.5"));
    QCOMPARE(bench.document.recipe().seaLevel, std::optional(12.5));
    QCOMPARE(bench.document.undoStack().count(), 2);
    QVERIFY(bench.document.generation(2).text.contains(QString::fromUtf8("0\u00a0m → 12.5\u00a0m")));
    bench.document.undoStack().setIndex(0);
    QVERIFY(!sea.level().has_value());
    bench.document.undoStack().setIndex(2);
    QCOMPARE(sea.levelRow().number(), 12.5);
}

void DocksDisplayTest::numbersOf16BitsAreTaken_data() {
    QTest::addColumn<double>("height");
    for (const double height : {255.0, 256.0, 30000.0, 65535.0, -11000.0})
        QTest::addRow("%g m", height) << height;
}

/// No height that a file can hold is too much for a field.
void DocksDisplayTest::numbersOf16BitsAreTaken() {
    QFETCH(double, height);
    Bench bench;
    SeaEditor& sea = bench.dock->seaEditor();
    QTest::mouseClick(&sea.switchRow().box(), Qt::LeftButton, {}, QPoint(8, 12));
    enter(sea.levelRow().field(), QString::number(height));
    QCOMPARE(bench.document.recipe().seaLevel, std::optional(height));
    QVERIFY(sea.levelRow().message().isEmpty());
    QTest::mouseClick(&bench.row<BooleanRow>("fixed_range").box(), Qt::LeftButton, {}, QPoint(8, 12));
    const bool isBelow = height < 0;
    enter(bench.row<NumberRow>(isBelow ? "range_minimum" : "range_maximum").field(), QString::number(height));
    QCOMPARE(isBelow ? bench.document.display().rangeMinimum : bench.document.display().rangeMaximum, height);
}

void DocksDisplayTest::draggingTheSeaIsOneStep() {
    Bench bench;
    SeaEditor& sea = bench.dock->seaEditor();
    QTest::mouseClick(&sea.switchRow().box(), Qt::LeftButton, {}, QPoint(8, 12));
    NumberSlider& slider = sea.levelRow().slider();
    QCOMPARE(slider.numberRange().sliderMinimum, -50.0); // the land's own heights
    QCOMPARE(slider.numberRange().sliderMaximum, 450.0);
    const QPoint middle(slider.width() / 2, slider.height() / 2);
    QTest::mousePress(&slider, Qt::LeftButton, {}, middle);
    QTest::mouseMove(&slider, middle + QPoint(5, 0));
    QTest::mouseMove(&slider, middle + QPoint(10, 0));
    QTest::mouseRelease(&slider, Qt::LeftButton, {}, middle + QPoint(10, 0));
    QCOMPARE(bench.document.undoStack().count(), 2);
    QVERIFY(*bench.document.recipe().seaLevel > 200);
    QTest::mousePress(&slider, Qt::LeftButton, {}, QPoint(2, slider.height() / 2));
    QTest::keyClick(&slider, Qt::Key_Escape);
    QVERIFY(*bench.document.recipe().seaLevel > 200);
    QCOMPARE(bench.document.undoStack().count(), 2);
}

/// For every ramp, sea and range: what the legend shows at a height is what the map gives level ground of it.
void DocksDisplayTest::theLegendShowsTheColourOfEachHeight_data() {
    QTest::addColumn<QString>("ramp");
    QTest::addColumn<std::optional<double>>("sea");
    QTest::addColumn<bool>("water");
    QTest::addColumn<bool>("fixed");
    using Level = std::optional<double>;
    for (const terrain::ColourRamp& ramp : terrain::colourRamps()) {
        for (const Level sea : {Level(), Level(-60.0), Level(-49.0), Level(0.0), Level(75.5), Level(300.0),
                                Level(449.0), Level(500.0)}) {
            for (const bool water : {true, false}) {
                for (const bool fixed : {false, true})
                    QTest::addRow("%s, sea %s, %s, %s", ramp.id,
                                  sea ? qPrintable(QString::number(*sea)) : "none",
                                  water ? "shown" : "hidden", fixed ? "fixed range" : "own range")
                        << QString::fromUtf8(ramp.id) << sea << water << fixed;
            }
        }
    }
}

void DocksDisplayTest::theLegendShowsTheColourOfEachHeight() {
    QFETCH(const QString, ramp);
    QFETCH(const std::optional<double>, sea);
    QFETCH(const bool, water);
    QFETCH(const bool, fixed);
    terrain::Display display;
    display.ramp = ramp.toStdString();
    display.water = water;
    display.fixedRange = fixed;
    display.rangeMinimum = -20;
    display.rangeMaximum = 250;
    const bool hypsometric = terrain::findColourRamp(display.ramp)->hypsometric;
    RampStrip strip;
    strip.resize(300, strip.sizeHint().height());
    strip.setLegend(display, {{-50, 450}, 1}, sea);
    QCOMPARE(strip.heightAt(0), fixed ? -20.0 : -50.0);
    QCOMPARE(strip.heightAt(300), fixed ? 250.0 : 450.0);
    const QImage legend = strip.grab().toImage();
    constexpr int flats = 11;
    // Level ground at heights all along the legend; the outermost columns give the terrain its range.
    terrain::Grid grid;
    grid.columns = 5 * (flats + 2);
    grid.rows = 8;
    terrain::Heightfield field = std::move(terrain::Heightfield::create(grid)).value();
    const auto heightOf = [&](int flat) {
        return flat == 0 ? -50.0 : flat > flats ? 450.0 : strip.heightAt(300.0 * flat / (flats + 1) + 0.5);
    };
    for (int row = 0; row < grid.rows; ++row) {
        for (int column = 0; column < grid.columns; ++column)
            field.row(row)[column] = static_cast<float>(heightOf(column / 5));
    }
    const QImage map = mapPicture(field, {display, sea, {}});
    for (int flat = 1; flat <= flats; ++flat) {
        const int x = 300 * flat / (flats + 1);
        const bool wet = water && sea && heightOf(flat) <= *sea;
        const bool isMark = water && sea && std::abs(strip.placeOf(*sea) - x) < 4;
        if (isMark || (wet && !hypsometric)) // other ramps give the bed's colour; water lies over it
            continue;
        const QColor shown = legend.pixelColor(x, 10);
        const QColor ground = map.pixelColor(5 * flat + 2, 4);
        const int apart =
            std::max({std::abs(shown.red() - ground.red()), std::abs(shown.green() - ground.green()),
                      std::abs(shown.blue() - ground.blue())});
        QVERIFY2(apart <= 4, qPrintable(QStringLiteral("%1 m: %2 in the legend, %3 on the map")
                                            .arg(heightOf(flat))
                                            .arg(shown.name(), ground.name())));
    }
}

void DocksDisplayTest::theLegendFollowsTheSea() {
    Bench bench;
    const QImage dry = bench.dock->rampStrip().grab().toImage();
    enter(bench.row<NumberRow>("exaggeration").field(), QStringLiteral("2"));
    QCOMPARE(bench.dock->rampStrip().grab().toImage(), dry);
    QTest::mouseClick(&bench.dock->seaEditor().switchRow().box(), Qt::LeftButton, {}, QPoint(8, 12));
    const QImage wet = bench.dock->rampStrip().grab().toImage();
    QVERIFY(wet != dry);
    enter(bench.dock->seaEditor().levelRow().field(), QStringLiteral("100"));
    QVERIFY(bench.dock->rampStrip().grab().toImage() != wet);
    QTest::mouseClick(&bench.row<BooleanRow>("water").box(), Qt::LeftButton, {}, QPoint(8, 12));
    QCOMPARE(bench.dock->rampStrip().grab().toImage(), dry);
}

/// The strip has the colours of its scale, its ends say which values they stand for, and the controls of
/// colours by height are off.
void DocksDisplayTest::theLegendKnowsShapes_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("says");
    QTest::newRow("slope") << "slope"
                           << "0° to 90°";
    QTest::newRow("aspect") << "aspect"
                            << "0° to 360°";
    QTest::newRow("normal") << "normal"
                            << "0° to 360°";
    QTest::newRow("curvature") << "curvature"
                               << "1/m";
}

void DocksDisplayTest::theLegendKnowsShapes() {
    QFETCH(const QString, id);
    QFETCH(const QString, says);
    Bench bench;
    terrain::Display display;
    display.colourBy = *terrain::findColourBy(id.toStdString());
    bench.document.apply({bench.document.recipe(), display}, QStringLiteral("Colours"), 0);
    const RampStrip& strip = bench.dock->rampStrip();
    QVERIFY(strip.isVisible());
    QVERIFY2(strip.accessibleName().contains(says), qPrintable(strip.accessibleName()));
    const QImage shown = bench.dock->rampStrip().grab().toImage();
    const double curvature = terrain::curvatureRange(*bench.document.heights());
    const terrain::ShapeColours colours(display.colourBy, curvature);
    for (const double share : {0.1, 0.37, 0.5, 0.8}) {
        const terrain::ShapeColours::Scale scale = colours.scale();
        const terrain::Colour wanted = colours.ofValue(scale.low + (scale.high - scale.low) * share);
        const QColor seen = shown.pixelColor(static_cast<int>(share * shown.width()), 10);
        const int apart = std::max({std::abs(seen.red() - wanted.red), std::abs(seen.green() - wanted.green),
                                    std::abs(seen.blue() - wanted.blue)});
        QVERIFY2(apart <= 6, qPrintable(seen.name()));
    }
    QVERIFY(!bench.row<ChoiceRow>("ramp").box().isEnabled());
    QVERIFY(!bench.row<BooleanRow>("fixed_range").box().isEnabled());
    display.colourBy = terrain::ColourBy::Plain;
    bench.document.apply({bench.document.recipe(), display}, QStringLiteral("Colours"), 0);
    QVERIFY(!strip.isVisible());
}

void DocksDisplayTest::aLoadedRampIsOneStep() {
    Bench bench;
    QComboBox& box = bench.row<ChoiceRow>("ramp").box();
    const int place = box.findData(QString::fromUtf8(terrain::loadedRampId));
    const auto canBeChosen = [&] {
        return box.model()->flags(box.model()->index(place, 0)) & Qt::ItemIsEnabled;
    };
    QVERIFY(!canBeChosen());
    terrain::LoadedRamp ramp{"Alps", {{0, {10, 20, 30}}, {1, {250, 240, 230}}}, true, -20, 600};
    const terrain::Display before = bench.document.display();
    bench.dock->takeRamp(ramp);
    QCOMPARE(bench.document.undoStack().count(), 1);
    QVERIFY(bench.document.undoStack().undoText().contains(QLatin1String("Alps")));
    QVERIFY(canBeChosen());
    QCOMPARE(box.currentText(), QStringLiteral("Alps"));
    QCOMPARE(bench.dock->rampStrip().heightAt(0), -20.0);
    const QColor end = bench.dock->rampStrip().grab().toImage().pixelColor(4, 10);
    QVERIFY2(std::abs(end.red() - 13) < 6 && std::abs(end.blue() - 33) < 6, qPrintable(end.name()));
    // Another choice keeps it at hand.
    terrain::Display other = bench.document.display();
    other.ramp = "grey";
    bench.document.apply({bench.document.recipe(), other}, QStringLiteral("Grey"), 0);
    QVERIFY(canBeChosen());
    bench.document.undoStack().undo();
    bench.document.undoStack().undo();
    QVERIFY(bench.document.display() == before);
    QVERIFY(!canBeChosen());
}

void DocksDisplayTest::everyFocusableChildHasAName() {
    Bench bench;
    QCOMPARE(test::firstWithoutName(*bench.dock), QString());
}

void DocksDisplayTest::pictures() {
    Document document;
    document.reset(test::startOf("islands"), QStringLiteral("New"));
    document.setHeights(document.recipe(), test::slope(65, -312.4F, 1450), {});
    test::keepPictures(QStringLiteral("display"), 560,
                       [&] { return std::make_unique<DisplayDock>(document); });
}

QTEST_MAIN(DocksDisplayTest)
#include "docks_display_test.moc"
