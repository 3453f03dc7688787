// SPDX-License-Identifier: MIT
#include "app/controls/choice_box.h"
#include "app/controls/entry_field.h"
#include "app/controls/parameter_rows.h"
#include "app/docks/preset_box.h"
#include "app/docks/recipe_editor.h"

#include <QToolButton>
#include <QUndoStack>

#include "generator_dock_bench.h"

using namespace app;

class DocksPresetBoxTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyTheme(*qApp, Theme::Light); }
    void presetsAreOneStep_data();
    void presetsAreOneStep();
    void aLockedSeedStays();
    void aChangedPresetIsNamedSo();
    void presetControls();
    void presetControlsComeBackWithUndo();
    void thePresetIsForgottenWhenItsGroundIsChanged();
};

void DocksPresetBoxTest::presetsAreOneStep_data() {
    QTest::addColumn<QString>("id");
    for (const terrain::Preset& preset : terrain::presets())
        QTest::newRow(preset.id) << QString::fromUtf8(preset.id);
}

void DocksPresetBoxTest::presetsAreOneStep() {
    QFETCH(QString, id);
    Bench bench(id == QLatin1String("hills") ? "mountains" : "hills");
    const terrain::Recipe before = bench.document.recipe();
    ChoiceBox& box = bench.dock->presetBox().box();
    box.setCurrentIndex(box.findData(id));
    Q_EMIT box.activated(box.currentIndex());
    QCOMPARE(bench.document.undoStack().count(), 1);
    QVERIFY(bench.document.recipe() == test::startOf(qPrintable(id)).recipe);
    QVERIFY(bench.document.display() == test::startOf(qPrintable(id)).display);
    QCOMPARE(box.currentData().toString(), id);
    bench.document.undoStack().undo();
    QVERIFY(bench.document.recipe() == before);
    QCOMPARE(box.currentData().toString(),
             id == QLatin1String("hills") ? QStringLiteral("mountains") : QStringLiteral("hills"));
}

void DocksPresetBoxTest::aLockedSeedStays() {
    Bench bench;
    SeedRow* seed = bench.dock->stepEditor().seedRow();
    seed->field().setFocus();
    seed->field().selectAll();
    QTest::keyClicks(&seed->field(), QStringLiteral("alps"));
    QTest::keyClick(&seed->field(), Qt::Key_Return);
    seed->lock().setChecked(true);
    DocumentState state{bench.document.recipe(), bench.document.display()};
    state.recipe.steps.push_back(terrain::makeStep("fill_holes", "fill"));
    bench.document.apply(state, QStringLiteral("Step added"));
    bench.dock->recipeEditor().selectStep(1); // looking at another step does not unlock it
    bench.dock->startFromPreset(QStringLiteral("hills"));
    QCOMPARE(bench.ground().text("seed"), std::string("alps"));
    bench.dock->newRandomSeed();
    QCOMPARE(bench.ground().text("seed"), std::string("alps"));
    QCOMPARE(bench.dock->presetBox().box().currentData().toString(), QStringLiteral("hills"));
}

/// A step more is no other ground: the preset is named, and that it is not all.
void DocksPresetBoxTest::aChangedPresetIsNamedSo() {
    Bench bench("matlab");
    const ChoiceBox& box = bench.dock->presetBox().box();
    DocumentState state{bench.document.recipe(), bench.document.display()};
    state.recipe.steps.push_back(terrain::makeStep("invert", "upside"));
    bench.document.apply(state, QStringLiteral("Step added"));
    QCOMPARE(box.currentIndex(), -1);
    const QString said = box.placeholderText();
    QVERIFY2(said.contains(box.itemText(box.findData(QStringLiteral("matlab")))), qPrintable(said));
    QVERIFY(bench.dock->presetBox().controls() != nullptr); // they go on with its ground
    bench.document.undoStack().undo();
    QCOMPARE(box.currentData().toString(), QStringLiteral("matlab"));
}

void DocksPresetBoxTest::presetControls() {
    Bench bench;
    QVERIFY(bench.dock->presetBox().controls() == nullptr);
    bench.dock->startFromPreset(QStringLiteral("matlab"));
    ParameterForm* controls = bench.dock->presetBox().controls();
    QVERIFY(controls != nullptr);
    QVERIFY(controls->isVisible());
    auto* rcoe = qobject_cast<NumberRow*>(controls->row(QStringLiteral("rcoe")));
    QVERIFY(rcoe != nullptr);
    Bench::enter(rcoe->field(), QStringLiteral("0.5"));
    QCOMPARE(bench.ground().real("factor"), 2.0);
    QCOMPARE(bench.document.undoStack().count(), 2);
    QVERIFY(bench.document.generation(2).text.contains(QStringLiteral("0.2 → 0.5")));
    Bench::drag(rcoe->slider(), {5, 10, 15});
    QCOMPARE(bench.document.undoStack().count(), 3);
    QVERIFY(bench.dock->presetBox().controls() == controls); // the same rows under the pointer
    bench.dock->startFromPreset(QStringLiteral("hills"));
    QVERIFY(bench.dock->presetBox().controls() == nullptr);
}

void DocksPresetBoxTest::presetControlsComeBackWithUndo() {
    Bench bench("matlab");
    QVERIFY(bench.dock->presetBox().controls() != nullptr);
    auto* rcoe = qobject_cast<NumberRow*>(bench.dock->presetBox().controls()->row(QStringLiteral("rcoe")));
    Bench::enter(rcoe->field(), QStringLiteral("0.5"));
    Bench::enter(rcoe->field(), QStringLiteral("1.9"));
    bench.document.undoStack().undo();
    QCOMPARE(rcoe->number(), 0.5);
    bench.dock->newRandomSeed(); // another seed is still the preset
    QCOMPARE(bench.dock->presetBox().box().currentData().toString(), QStringLiteral("matlab"));
}

void DocksPresetBoxTest::thePresetIsForgottenWhenItsGroundIsChanged() {
    Bench bench("matlab");
    Bench::enter(bench.number("factor").field(), QStringLiteral("3"));
    QVERIFY(bench.dock->presetBox().controls() == nullptr);
    QCOMPARE(bench.dock->presetBox().box().currentIndex(), -1);
}

QTEST_MAIN(DocksPresetBoxTest)
#include "docks_preset_box_test.moc"
