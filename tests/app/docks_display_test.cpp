// SPDX-License-Identifier: MIT
#include "app/controls/number_field.h"
#include "app/controls/number_row.h"
#include "app/controls/number_slider.h"
#include "app/controls/parameter_form.h"
#include "app/controls/parameter_rows.h"
#include "app/docks/display_dock.h"
#include "app/docks/display_specs.h"
#include "app/docks/sea_editor.h"
#include "libterrain/surface/colour_ramp.h"

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
    void changesTheDisplayWithoutAnUndoStep();
    void escapeDuringADragRestores();
    void aFixedRangeBeginsWithWhatIsSeen();
    void aRangeUpsideDownIsExplained();
    void followsTheDocument();
    void theSeaCanBeUndone();
    void draggingTheSeaIsOneStep();
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
    QCOMPARE(bench.row<ChoiceRow>("ramp").box().count(), static_cast<int>(terrain::colourRamps().size()));
}

void DocksDisplayTest::changesTheDisplayWithoutAnUndoStep() {
    Bench bench;
    QSignalSpy changes(&bench.document, &Document::displayChanged);
    enter(bench.row<NumberRow>("exaggeration").field(), QStringLiteral("2"));
    QCOMPARE(changes.size(), 1);
    QCOMPARE(bench.document.display().exaggeration, 2.0);
    QTest::mouseClick(&bench.row<BooleanRow>("wireframe").box(), Qt::LeftButton, {}, QPoint(8, 12));
    QVERIFY(bench.document.display().wireframe);
    QCOMPARE(bench.document.undoStack().count(), 0);
    QVERIFY(bench.document.isModified());
}

void DocksDisplayTest::escapeDuringADragRestores() {
    Bench bench;
    NumberSlider& slider = bench.row<NumberRow>("sun_azimuth").slider();
    QTest::mousePress(&slider, Qt::LeftButton, {}, QPoint(12, slider.height() / 2));
    QVERIFY(bench.document.display().sunAzimuth != 315);
    QTest::keyClick(&slider, Qt::Key_Escape);
    QCOMPARE(bench.document.display().sunAzimuth, 315.0);
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
    bench.document.setDisplay(display);
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
