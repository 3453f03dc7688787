// SPDX-License-Identifier: MIT
#include "app/controls/choice_box.h"
#include "app/controls/entry_field.h"
#include "app/controls/number_field.h"
#include "app/controls/number_row.h"
#include "app/controls/number_slider.h"
#include "app/controls/parameter_form.h"
#include "app/controls/parameter_rows.h"
#include "app/docks/generator_dock.h"
#include "app/docks/preset_box.h"
#include "app/docks/recipe_editor.h"
#include "app/docks/recipe_list.h"
#include "app/docks/size_editor.h"
#include "app/docks/step_editor.h"
#include "libterrain/recipe/evaluate.h"

#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QToolButton>
#include <QUndoStack>

#include "generator_dock_bench.h"

using namespace app;

class DocksGeneratorTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyTheme(*qApp, Theme::Light); }
    void aDragIsOneUndoStep();
    void aDragThatEndsWhereItBeganLeavesNoStep();
    void escapeDuringADragRestores();
    void typingIsOneStep();
    void aSeriesOfKeysIsOneStep();
    void undoShowsTheOldValue();
    void resettingIsOneStep();
    void finerKeepsEverySecondSample();
    void smallerAndLargerShowLessAndMoreOfTheSameLand_data();
    void smallerAndLargerShowLessAndMoreOfTheSameLand();
    void pointsStayInTheLand_data();
    void pointsStayInTheLand();
    void equalColumnsAndRows();
    void widthAndDepthAreShownAndEditable();
    void anImpossibleSizeIsExplained();
    void anImpossibleCombinationIsExplained();
    void aSizeBeyondMemoryIsSaidInBytes();
    void whatIsNoNumberIsSaidBesideItsField_data();
    void whatIsNoNumberIsSaidBesideItsField();
    void hurstBeyondItsFormIsSaidBesideIt();
    void theDiceIsOneStep();
    void laterStepsAreListed();
    void everyFocusableChildHasAName();
    void noHorizontalBar_data();
    void noHorizontalBar();
    void pictures();
};

void DocksGeneratorTest::aDragIsOneUndoStep() {
    Bench bench;
    QSignalSpy changes(&bench.document, &Document::recipeChanged);
    NumberRow& hurst = bench.number("hurst");
    const double before = bench.ground().real("hurst");
    Bench::drag(hurst.slider(), {4, 8, 12, 16, 20});
    QVERIFY(changes.size() >= 4); // every move changes the land
    QVERIFY(bench.ground().real("hurst") > before);
    QCOMPARE(bench.document.undoStack().count(), 1);
    const QString text = bench.document.generation(1).text;
    QVERIFY2(text.contains(QStringLiteral("%1 → %2").arg(before).arg(bench.ground().real("hurst"))),
             qPrintable(text));
    Bench::drag(hurst.slider(), {-10});
    QCOMPARE(bench.document.undoStack().count(), 2);
}

void DocksGeneratorTest::aDragThatEndsWhereItBeganLeavesNoStep() {
    Bench bench;
    const terrain::Recipe before = bench.document.recipe();
    NumberRow& hurst = bench.number("hurst");
    Bench::drag(hurst.slider(), {20, 10, 0});
    QVERIFY(bench.document.recipe() == before);
    QCOMPARE(bench.document.undoStack().count(), 0);
}

void DocksGeneratorTest::escapeDuringADragRestores() {
    Bench bench;
    const terrain::Recipe before = bench.document.recipe();
    NumberRow& hurst = bench.number("hurst");
    hurst.slider().setFocus();
    Bench::drag(hurst.slider(), {20, 30}, false);
    QVERIFY(!(bench.document.recipe() == before));
    QTest::keyClick(&hurst.slider(), Qt::Key_Escape);
    QVERIFY(bench.document.recipe() == before);
    QCOMPARE(bench.document.undoStack().count(), 0);
    QCOMPARE(hurst.number(), before.steps.front().parameters.real("hurst"));
    QTest::mouseRelease(&hurst.slider(), Qt::LeftButton);
    QVERIFY(bench.document.recipe() == before);
}

void DocksGeneratorTest::typingIsOneStep() {
    Bench bench;
    QSignalSpy changes(&bench.document, &Document::recipeChanged);
    Bench::enter(bench.number("amplitude").field(), QStringLiteral("2*1024+1"));
    QCOMPARE(changes.size(), 1); // not one for each key
    QCOMPARE(bench.ground().real("amplitude"), 2049.0);
    QCOMPARE(bench.document.undoStack().count(), 1);
}

void DocksGeneratorTest::aSeriesOfKeysIsOneStep() {
    Bench bench;
    NumberField& field = bench.number("hurst").field();
    field.setFocus();
    for (int i = 0; i < 4; ++i)
        QTest::keyClick(&field, Qt::Key_Down);
    QCOMPARE(bench.document.undoStack().count(), 1);
}

void DocksGeneratorTest::undoShowsTheOldValue() {
    Bench bench;
    const double before = bench.ground().real("hurst");
    Bench::enter(bench.number("hurst").field(), QStringLiteral("0.5"));
    bench.document.undoStack().undo();
    QCOMPARE(bench.number("hurst").number(), before);
    bench.document.undoStack().redo();
    QCOMPARE(bench.number("hurst").number(), 0.5);
}

void DocksGeneratorTest::resettingIsOneStep() {
    Bench bench;
    Bench::enter(bench.number("amplitude").field(), QStringLiteral("50"));
    bench.number("amplitude").reset();
    QCOMPARE(bench.document.undoStack().count(), 2);
    QVERIFY(bench.ground().isDefault("amplitude"));
}

void DocksGeneratorTest::finerKeepsEverySecondSample() {
    Bench bench("workshop");
    const auto coarse = terrain::evaluate(bench.document.recipe(), {});
    const terrain::Grid before = bench.document.recipe().grid;
    QTest::mouseClick(&bench.button(QStringLiteral("Finer")), Qt::LeftButton);
    const terrain::Grid& grid = bench.document.recipe().grid;
    QCOMPARE(grid.columns, 2 * before.columns - 1);
    QCOMPARE(grid.width(), before.width());
    const auto fine = terrain::evaluate(bench.document.recipe(), {});
    for (int row = 0; row < before.rows; ++row) {
        for (int column = 0; column < before.columns; ++column)
            QCOMPARE(fine.value()->at(2 * column, 2 * row), coarse.value()->at(column, row));
    }
    QTest::mouseClick(&bench.button(QStringLiteral("Coarser")), Qt::LeftButton);
    QVERIFY(bench.document.recipe().grid == before);
    QCOMPARE(bench.document.undoStack().count(), 2);
}

void DocksGeneratorTest::smallerAndLargerShowLessAndMoreOfTheSameLand_data() {
    QTest::addColumn<QByteArray>("preset");
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("rows");
    for (const terrain::Preset& preset : terrain::presets()) {
        QTest::addRow("%s, square", preset.id) << QByteArray(preset.id) << 129 << 129;
        QTest::addRow("%s, wide", preset.id) << QByteArray(preset.id) << 257 << 129;
    }
}

void DocksGeneratorTest::smallerAndLargerShowLessAndMoreOfTheSameLand() {
    QFETCH(QByteArray, preset);
    QFETCH(int, columns);
    QFETCH(int, rows);
    Bench bench(preset.constData());
    DocumentState start{bench.document.recipe(), bench.document.display()};
    start.recipe.grid.columns = columns;
    start.recipe.grid.rows = rows;
    bench.document.reset(start, QStringLiteral("New"));
    bench.dock->sizeEditor().setKeep(Keep::Spacing);
    QPushButton& smaller = *qobject_cast<QPushButton*>(&bench.button(QStringLiteral("Smaller")));
    QPushButton& larger = *qobject_cast<QPushButton*>(&bench.button(QStringLiteral("Larger")));
    QVERIFY(!larger.isEnabled()); // all of it is seen, and said so
    QVERIFY(larger.toolTip().contains(QLatin1Char('.')));
    if (bench.ground().isChoice("edges", "wrap")) {
        QVERIFY(!smaller.isEnabled());
        QVERIFY(smaller.toolTip().contains(QStringLiteral("wrapped")));
        return;
    }
    // Of the ground: steps after it may look beyond a border.
    const auto groundOf = [&bench] {
        terrain::Recipe ground = bench.document.recipe();
        ground.steps.resize(1);
        return terrain::evaluate(ground, {});
    };
    const auto whole = groundOf();
    for (int steps = 0; smaller.isEnabled(); ++steps) {
        QVERIFY(steps < 4);
        QTest::mouseClick(&smaller, Qt::LeftButton);
        const terrain::Grid& grid = bench.document.recipe().grid;
        QVERIFY(grid.columns < columns && grid.rows < rows);
        QCOMPARE(grid.spacingX, start.recipe.grid.spacingX);
        const auto part = groundOf();
        for (int row = 0; row < grid.rows; ++row) {
            for (int column = 0; column < grid.columns; ++column)
                QCOMPARE(part.value()->at(column, row), whole.value()->at(column, row));
        }
    }
    QVERIFY(smaller.toolTip().contains(QLatin1Char('.')));
    while (larger.isEnabled())
        QTest::mouseClick(&larger, Qt::LeftButton);
    QVERIFY(bench.document.recipe().grid == start.recipe.grid);
    QCOMPARE(terrain::fingerprint(*groundOf().value()).value(), terrain::fingerprint(*whole.value()).value());
}

void DocksGeneratorTest::pointsStayInTheLand_data() {
    QTest::addColumn<QByteArray>("list");
    for (const char* list : {"fixed_points", "pins"})
        QTest::newRow(list) << QByteArray(list);
}

void DocksGeneratorTest::pointsStayInTheLand() {
    QFETCH(const QByteArray, list);
    Bench bench;
    DocumentState start{bench.document.recipe(), bench.document.display()};
    terrain::ParameterSet& ground = start.recipe.steps.front().parameters;
    QVERIFY(ground.set(list.data(), terrain::PointList{{0.25, 0.5, 900}, {1, 0.5, 100}}).isOk());
    bench.document.reset(start, QStringLiteral("New"));
    bench.dock->sizeEditor().setKeep(Keep::Spacing);
    const double metresEast = 0.25 * start.recipe.grid.width();
    QTest::mouseClick(&bench.button(QStringLiteral("Smaller")), Qt::LeftButton);
    const terrain::PointList points = bench.ground().points(list.data());
    QCOMPARE(points.size(), std::size_t{1}); // the other one lies beyond
    QCOMPARE(points.front().x * bench.document.recipe().grid.width(), metresEast);
    QCOMPARE(points.front().height, 900.0);
}

void DocksGeneratorTest::equalColumnsAndRows() {
    Bench bench;
    Bench::enter(bench.field("Columns"), QStringLiteral("2^9+1"));
    QCOMPARE(bench.document.recipe().grid.columns, 513);
    QCOMPARE(bench.document.recipe().grid.rows, 513);
    for (QToolButton* button : bench.dock->sizeEditor().findChildren<QToolButton*>()) {
        if (button->accessibleName() == QLatin1String("Columns and rows are equal"))
            QTest::mouseClick(button, Qt::LeftButton);
    }
    Bench::enter(bench.field("Rows"), QStringLiteral("257"));
    QCOMPARE(bench.document.recipe().grid.columns, 513);
    QCOMPARE(bench.document.recipe().grid.rows, 257);
    bench.document.undoStack().undo();
    QCOMPARE(bench.field("Rows").number(), 513.0);
}

void DocksGeneratorTest::widthAndDepthAreShownAndEditable() {
    Bench bench;
    QCOMPARE(bench.field("Width").number(), bench.document.recipe().grid.width());
    Bench::enter(bench.field("Width"), QStringLiteral("2048"));
    QCOMPARE(bench.document.recipe().grid.spacingX, 2.0);
    QCOMPARE(bench.field("Spacing").number(), 2.0);
    QCOMPARE(bench.field("Depth").number(), 2048.0);
    Bench::enter(bench.field("Spacing"), QStringLiteral("0.5"));
    QCOMPARE(bench.field("Width").number(), 512.0);
    QCOMPARE(bench.document.undoStack().count(), 2);
}

void DocksGeneratorTest::anImpossibleSizeIsExplained() {
    Bench bench("periodic");
    const terrain::Recipe before = bench.document.recipe();
    Bench::enter(bench.field("Columns"), QStringLiteral("1"));
    QVERIFY(!bench.dock->sizeEditor().error().isEmpty());
    Bench::enter(bench.field("Columns"), QStringLiteral("4000")); // wrapped edges need other numbers
    QVERIFY(!bench.dock->sizeEditor().error().isEmpty());
    QVERIFY(bench.document.recipe() == before);
    QCOMPARE(bench.field("Columns").number(), 4000.0); // it stays, to be corrected
    Bench::enter(bench.field("Columns"), QStringLiteral("257"));
    QCOMPARE(bench.document.recipe().grid.columns, 257);
    QVERIFY(bench.dock->sizeEditor().error().isEmpty());
}

void DocksGeneratorTest::anImpossibleCombinationIsExplained() {
    Bench bench;
    Bench::enter(bench.field("Columns"), QStringLiteral("1000"));
    const terrain::Recipe before = bench.document.recipe();
    auto* edges = qobject_cast<ChoiceRow*>(bench.dock->stepEditor().form()->row(QStringLiteral("edges")));
    edges->box().setFocus();
    QTest::keyClick(&edges->box(), Qt::Key_Down);
    QVERIFY(bench.document.recipe() == before);
    QVERIFY2(edges->message().endsWith(QLatin1Char('.')), qPrintable(edges->message()));
    QCOMPARE(edges->box().currentData().toString(), QStringLiteral("wrap")); // still to be seen
    // With a size that fits, the pending choice holds.
    Bench::enter(bench.field("Columns"), QStringLiteral("1025"));
    QVERIFY(bench.ground().isChoice("edges", "wrap"));
    QVERIFY(edges->message().isEmpty());
}

void DocksGeneratorTest::aSizeBeyondMemoryIsSaidInBytes() {
    Bench bench;
    const terrain::Recipe before = bench.document.recipe();
    Bench::enter(bench.field("Columns"), QStringLiteral("1048577")); // the rows follow
    QVERIFY(bench.document.recipe() == before);
    const QString error = bench.dock->sizeEditor().error();
    QVERIFY2(error.contains(QStringLiteral("4.0 TiB of memory")), qPrintable(error));
    for (const char* again : {"1048577", "1048577.0"}) { // nothing new: what was said still holds
        Bench::enter(bench.field("Columns"), QString::fromUtf8(again));
        QCOMPARE(bench.dock->sizeEditor().error(), error);
    }
    Bench::enter(bench.field("Columns"), QStringLiteral("many"));
    QVERIFY(bench.dock->sizeEditor().error() != error);
    Bench::enter(bench.field("Columns"), QString::number(before.grid.columns));
    QVERIFY(bench.dock->sizeEditor().error().isEmpty());
}

void DocksGeneratorTest::whatIsNoNumberIsSaidBesideItsField_data() {
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<QString>("text");
    for (const char* id : {"amplitude", "hurst"})
        for (const char* text : {"nan", "inf", "-inf", "1e999", "-5"})
            QTest::addRow("%s %s", id, text) << QByteArray(id) << QString::fromUtf8(text);
}

void DocksGeneratorTest::whatIsNoNumberIsSaidBesideItsField() {
    QFETCH(const QByteArray, id);
    QFETCH(const QString, text);
    Bench bench;
    const terrain::Recipe before = bench.document.recipe();
    NumberRow& row = bench.number(id.constData());
    Bench::enter(row.field(), text);
    QVERIFY(bench.document.recipe() == before);
    QVERIFY2(row.message().endsWith(QLatin1Char('.')), qPrintable(row.message()));
}

void DocksGeneratorTest::hurstBeyondItsFormIsSaidBesideIt() {
    Bench bench;
    NumberRow& hurst = bench.number("hurst");
    Bench::enter(hurst.field(), QStringLiteral("0.8"));
    auto* form = qobject_cast<ChoiceRow*>(bench.dock->stepEditor().form()->row(QStringLiteral("form")));
    form->box().setFocus();
    for (int i = 0; i < 4 && !bench.ground().isChoice("form", "stationary"); ++i)
        QTest::keyClick(&form->box(), Qt::Key_Down);
    QVERIFY(bench.ground().isChoice("form", "stationary"));
    Bench::enter(hurst.field(), QStringLiteral("1.5"));
    QCOMPARE(bench.ground().real("hurst"), 0.8);
    QVERIFY2(hurst.message().contains(QStringLiteral("0.99")), qPrintable(hurst.message()));
}

void DocksGeneratorTest::theDiceIsOneStep() {
    Bench bench;
    const std::string before = bench.ground().text("seed");
    bench.dock->newRandomSeed();
    QVERIFY(bench.ground().text("seed") != before);
    QCOMPARE(bench.document.undoStack().count(), 1);
    QVERIFY(bench.document.generation(1).text.contains(QString::fromStdString(bench.ground().text("seed"))));
}

void DocksGeneratorTest::laterStepsAreListed() {
    Bench bench;
    RecipeEditor& recipe = bench.dock->recipeEditor();
    RecipeList& list = recipe.list();
    QCOMPARE(list.count(), 1);
    DocumentState state{bench.document.recipe(), bench.document.display()};
    state.recipe.steps.push_back(terrain::makeStep("fill_holes", "fill"));
    bench.document.apply(state, QStringLiteral("Step added"));
    QCOMPARE(list.count(), 2);
    recipe.selectStep(1);
    QCOMPARE(bench.dock->stepEditor().step().id, std::string("fill"));
    for (NumberRow* row : bench.dock->stepEditor().findChildren<NumberRow*>()) {
        if (row->label() == QLatin1String("Strength"))
            Bench::enter(row->field(), QStringLiteral("40"));
    }
    QCOMPARE(bench.document.recipe().steps[1].strength, 0.4);
    QVERIFY(list.item(1)->data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("40 %")));
}

void DocksGeneratorTest::everyFocusableChildHasAName() {
    Bench bench("matlab");
    QCOMPARE(test::firstWithoutName(*bench.dock), QString());
}

void DocksGeneratorTest::noHorizontalBar_data() {
    QTest::addColumn<bool>("longWords");
    QTest::newRow("English") << false;
    QTest::newRow("long words") << true;
}

void DocksGeneratorTest::noHorizontalBar() {
    QFETCH(bool, longWords);
    test::LongWords translator;
    if (longWords)
        QCoreApplication::installTranslator(&translator);
    Bench bench("matlab");
    bench.dock->resize(300, 700);
    auto* area = bench.dock->findChild<QScrollArea*>();
    const auto fits = [](const QLabel* label) {
        return !label->isVisible() || !label->wordWrap() ||
               label->heightForWidth(label->width()) <= label->height();
    };
    QVERIFY2(bench.dock->minimumSizeHint().width() <= 300,
             qPrintable(QString::number(bench.dock->minimumSizeHint().width())));
    QVERIFY(area->widget()->width() <= area->viewport()->width());
    for (const QLabel* label : area->findChildren<QLabel*>())
        QTRY_VERIFY2(fits(label), qPrintable(label->text())); // once it is laid out
    QCoreApplication::removeTranslator(&translator);
}

void DocksGeneratorTest::pictures() {
    for (const char* preset : {"mountains", "matlab"}) {
        Document document;
        document.reset(test::startOf(preset), QStringLiteral("New"));
        test::keepPictures(QStringLiteral("generator-") + QString::fromUtf8(preset), 860, [&] {
            auto dock = std::make_unique<GeneratorDock>(document);
            QImage picture(112, 84, QImage::Format_RGB32);
            picture.fill(QColor(0x6f8f55));
            picture.setDevicePixelRatio(2);
            dock->setPresetPicture(QString::fromUtf8(preset), picture);
            return dock;
        });
    }
}

QTEST_MAIN(DocksGeneratorTest)
#include "docks_generator_test.moc"
