// SPDX-License-Identifier: MIT
#include "app/controls/number_field.h"
#include "app/controls/number_row.h"
#include "app/controls/number_slider.h"
#include "app/controls/vertical_scroll_area.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QLabel>
#include <QScrollBar>
#include <QSignalSpy>
#include <QUndoStack>
#include <QVBoxLayout>

#include "controls_support.h"
#include "number_ranges.h"

using namespace app;

namespace {

QPoint handleCentre(const NumberSlider& slider) {
    const double travel = slider.width() - 16;
    return {qRound(8 + slider.numberRange().positionOf(slider.number()) * travel), slider.height() / 2};
}

} // namespace

class ControlsNumberRowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void typingCountsWhenItIsFinished();
    void typingCountsWhenTheFocusLeaves();
    void pendingEntriesCanBeFinished();
    void aWrongEntryChangesNothing();
    void keysStep_data();
    void keysStep();
    void aSeriesOfKeysIsOneGesture();
    void escapeTakesAStepGestureBack();
    void theWheelLeavesUnfocusedControlsAlone();
    void theWheelStepsFinelyInAFocusedControl();
    void aDragIsOneGesture();
    void escapeDuringADragRestores();
    void backAtItsStartADragChangesNothing();
    void aClickOnTheGrooveGoesThere();
    void nothingFromOutsideMovesADraggedSlider();
    void doubleClickOnTheLabelResets();
    void changedValuesAreMarked();
    void undoBelongsToTheWindowWhileNothingIsTyped();
    void screenReadersHearTheNumber();

private:
    struct Fixture;
};

struct ControlsNumberRowTest::Fixture {
    QWidget window;
    NumberRow row;
    QLineEdit other;
    QSignalSpy values;
    QSignalSpy started;
    QSignalSpy finished;
    QSignalSpy cancelled;

    explicit Fixture(const NumberRange& range = roughness, double value = 0.55)
        : row(QStringLiteral("Roughness"), range), values(&row, &NumberRow::valueChanged),
          started(&row, &ControlRow::gestureStarted), finished(&row, &ControlRow::gestureFinished),
          cancelled(&row, &ControlRow::gestureCancelled) {
        window.setLocale(english);
        auto* layout = new QVBoxLayout(&window);
        layout->addWidget(&row);
        layout->addWidget(&other);
        row.setNumber(value);
        row.setDefault(range.integer ? terrain::ParameterValue(std::int64_t{513})
                                     : terrain::ParameterValue(0.5),
                       QStringLiteral("0.5"));
        window.resize(320, 100);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        other.setFocus();
    }

    void type(const QString& text) {
        row.field().setFocus();
        row.field().selectAll();
        QTest::keyClicks(&row.field(), text);
    }
};

void ControlsNumberRowTest::initTestCase() {
    applyTheme(*qApp, Theme::Light);
}

void ControlsNumberRowTest::typingCountsWhenItIsFinished() {
    Fixture f(metres, 5);
    f.type(QStringLiteral("2*512"));
    QCOMPARE(f.values.size(), 0);
    QTest::keyClick(&f.row.field(), Qt::Key_Return);
    QCOMPARE(f.values.size(), 1);
    QCOMPARE(f.values[0][0].toDouble(), 1024.0);
    QCOMPARE(f.values[0][1].toBool(), false);
    QCOMPARE(f.row.field().text(), QStringLiteral("1024"));
    QCOMPARE(f.row.slider().number(), 1024.0);
    QTest::keyClick(&f.row.field(), Qt::Key_Return); // nothing new
    QCOMPARE(f.values.size(), 1);
}

void ControlsNumberRowTest::typingCountsWhenTheFocusLeaves() {
    Fixture f;
    f.type(QStringLiteral("0.0001"));
    QTest::keyClick(&f.row.field(), Qt::Key_Tab);
    QCOMPARE(f.values.size(), 0); // below the least roughness
    QVERIFY(f.row.message().contains(QStringLiteral("0.01")));
    f.type(QStringLiteral("0.0101"));
    QTest::keyClick(&f.row.field(), Qt::Key_Tab);
    QCOMPARE(f.values.size(), 1);
    QCOMPARE(f.values[0][0].toDouble(), 0.0101);
    QCOMPARE(f.row.field().text(), QStringLiteral("0.0101"));
    QVERIFY(f.row.message().isEmpty());
}

void ControlsNumberRowTest::pendingEntriesCanBeFinished() {
    Fixture f;
    f.type(QStringLiteral("0.7"));
    EntryField::finishPending();
    QCOMPARE(f.values.size(), 1);
    QCOMPARE(f.row.number(), 0.7);
}

void ControlsNumberRowTest::aWrongEntryChangesNothing() {
    Fixture f;
    f.type(QStringLiteral("rough"));
    QTest::keyClick(&f.row.field(), Qt::Key_Return);
    QCOMPARE(f.values.size(), 0);
    QCOMPARE(f.row.number(), 0.55);
    QCOMPARE(f.row.field().text(), QStringLiteral("rough"));
    QVERIFY(f.row.field().isInvalid());
    QVERIFY(!f.row.message().isEmpty());
    QTest::keyClick(&f.row.field(), Qt::Key_Escape);
    QCOMPARE(f.row.field().text(), QStringLiteral("0.55"));
    QVERIFY(!f.row.field().isInvalid());
    QVERIFY(f.row.message().isEmpty());
}

void ControlsNumberRowTest::keysStep_data() {
    QTest::addColumn<bool>("onSlider");
    QTest::addColumn<int>("key");
    QTest::addColumn<int>("modifiers");
    QTest::addColumn<double>("value");
    QTest::newRow("field up") << false << int(Qt::Key_Up) << 0 << 0.56;
    QTest::newRow("field down") << false << int(Qt::Key_Down) << 0 << 0.54;
    QTest::newRow("field Shift") << false << int(Qt::Key_Up) << int(Qt::ShiftModifier) << 0.65;
    QTest::newRow("field Ctrl") << false << int(Qt::Key_Up) << int(Qt::ControlModifier) << 0.551;
    QTest::newRow("slider right") << true << int(Qt::Key_Right) << 0 << 0.56;
    QTest::newRow("slider left Shift") << true << int(Qt::Key_Left) << int(Qt::ShiftModifier) << 0.45;
    QTest::newRow("slider Ctrl") << true << int(Qt::Key_Down) << int(Qt::ControlModifier) << 0.549;
    QTest::newRow("slider page") << true << int(Qt::Key_PageUp) << 0 << 0.65;
    QTest::newRow("slider Home") << true << int(Qt::Key_Home) << 0 << 0.01;
    QTest::newRow("slider End") << true << int(Qt::Key_End) << 0 << 2.0;
}

void ControlsNumberRowTest::keysStep() {
    QFETCH(bool, onSlider);
    QFETCH(int, key);
    QFETCH(int, modifiers);
    QFETCH(double, value);
    Fixture f;
    QWidget& target = onSlider ? static_cast<QWidget&>(f.row.slider()) : f.row.field();
    target.setFocus();
    QTest::keyClick(&target, Qt::Key(key), Qt::KeyboardModifiers(modifiers));
    QCOMPARE(f.values.size(), 1);
    QCOMPARE(f.values[0][0].toDouble(), value);
    QCOMPARE(f.row.number(), value);
}

void ControlsNumberRowTest::aSeriesOfKeysIsOneGesture() {
    Fixture f(counts, 513);
    f.row.field().setFocus();
    for (int i = 0; i < 5; ++i)
        QTest::keyClick(&f.row.field(), Qt::Key_Up);
    QCOMPARE(f.started.size(), 1);
    QCOMPARE(f.finished.size(), 0);
    QCOMPARE(f.values.size(), 5);
    QCOMPARE(f.row.number(), 518.0);
    f.other.setFocus();
    QCOMPARE(f.finished.size(), 1);
    f.row.field().setFocus();
    QTest::keyClick(&f.row.field(), Qt::Key_Down);
    QCOMPARE(f.started.size(), 2);
    QTRY_COMPARE(f.finished.size(), 2); // by itself, after a pause
}

void ControlsNumberRowTest::escapeTakesAStepGestureBack() {
    Fixture f;
    f.row.field().setFocus();
    QTest::keyClick(&f.row.field(), Qt::Key_Up);
    QTest::keyClick(&f.row.field(), Qt::Key_Escape);
    QCOMPARE(f.row.number(), 0.55);
    QCOMPARE(f.cancelled.size(), 1);
    QCOMPARE(f.finished.size(), 0);
}

void ControlsNumberRowTest::theWheelLeavesUnfocusedControlsAlone() {
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    auto* row = new NumberRow(QStringLiteral("Roughness"), roughness);
    row->setNumber(0.55);
    auto* other = new QLineEdit;
    layout->addWidget(other);
    layout->addWidget(row);
    layout->addSpacing(900);
    VerticalScrollArea area(content);
    area.resize(320, 200);
    area.show();
    QVERIFY(QTest::qWaitForWindowActive(&area));
    other->setFocus();
    for (QWidget* target : {static_cast<QWidget*>(&row->slider()), static_cast<QWidget*>(&row->field())}) {
        const int before = area.verticalScrollBar()->value();
        test::turnWheel(*target, -1);
        QCOMPARE(row->number(), 0.55);
        QVERIFY(area.verticalScrollBar()->value() > before); // the dock scrolls
    }
}

void ControlsNumberRowTest::theWheelStepsFinelyInAFocusedControl() {
    Fixture f;
    QTest::qWait(600); // the scroll of the test before is over
    f.row.field().setFocus();
    test::turnWheel(f.row.field(), 1);
    QCOMPARE(f.row.number(), 0.56);
    f.row.slider().setFocus();
    test::turnWheel(f.row.slider(), -1);
    QCOMPARE(f.row.number(), 0.55);
}

void ControlsNumberRowTest::aDragIsOneGesture() {
    Fixture f;
    NumberSlider& slider = f.row.slider();
    const QPoint from = handleCentre(slider);
    QTest::mousePress(&slider, Qt::LeftButton, {}, from);
    QCOMPARE(f.started.size(), 1);
    QCOMPARE(f.values.size(), 0); // grabbing changes nothing
    for (int i = 1; i <= 10; ++i)
        QTest::mouseMove(&slider, from + QPoint(2 * i, 0));
    QVERIFY(f.values.size() >= 5);
    for (const QList<QVariant>& value : f.values)
        QCOMPARE(value[1].toBool(), true);
    QVERIFY(f.row.number() > 0.55);
    QTest::mouseRelease(&slider, Qt::LeftButton, {}, from + QPoint(20, 0));
    QCOMPARE(f.started.size(), 1);
    QCOMPARE(f.finished.size(), 1);
    QCOMPARE(f.cancelled.size(), 0);
}

void ControlsNumberRowTest::escapeDuringADragRestores() {
    Fixture f;
    NumberSlider& slider = f.row.slider();
    const QPoint from = handleCentre(slider);
    slider.setFocus();
    QTest::mousePress(&slider, Qt::LeftButton, {}, from);
    QTest::mouseMove(&slider, from + QPoint(20, 0));
    QVERIFY(f.row.number() > 0.55);
    QTest::keyClick(&slider, Qt::Key_Escape);
    QCOMPARE(f.cancelled.size(), 1);
    QCOMPARE(f.row.number(), 0.55);
    QCOMPARE(f.row.field().text(), QStringLiteral("0.55"));
    const auto count = f.values.size();
    QTest::mouseMove(&slider, from + QPoint(40, 0)); // the button is still down
    QTest::mouseRelease(&slider, Qt::LeftButton, {}, from + QPoint(40, 0));
    QCOMPARE(f.values.size(), count);
    QCOMPARE(f.finished.size(), 0);
}

void ControlsNumberRowTest::backAtItsStartADragChangesNothing() {
    Fixture f(roughness, 0.55371);
    NumberSlider& slider = f.row.slider();
    const QPoint from = handleCentre(slider) + QPoint(3, 0); // not in the middle of the handle
    QTest::mousePress(&slider, Qt::LeftButton, {}, from);
    QCOMPARE(f.values.size(), 0);
    QTest::mouseMove(&slider, from + QPoint(30, 0));
    QVERIFY(f.row.number() != 0.55371);
    QTest::mouseMove(&slider, from);
    QCOMPARE(f.row.number(), 0.55371);
    QTest::mouseRelease(&slider, Qt::LeftButton, {}, from);
}

void ControlsNumberRowTest::aClickOnTheGrooveGoesThere() {
    Fixture f;
    NumberSlider& slider = f.row.slider();
    QTest::mouseClick(&slider, Qt::LeftButton, {}, QPoint(slider.width() - 2, slider.height() / 2));
    QCOMPARE(f.row.number(), 2.0);
    QCOMPARE(f.started.size(), 1);
    QCOMPARE(f.finished.size(), 1);
}

void ControlsNumberRowTest::nothingFromOutsideMovesADraggedSlider() {
    Fixture f;
    NumberSlider& slider = f.row.slider();
    const QPoint from = handleCentre(slider);
    QTest::mousePress(&slider, Qt::LeftButton, {}, from);
    QTest::mouseMove(&slider, from + QPoint(20, 0));
    const double under = f.row.number();
    f.row.setNumber(0.1);
    QCOMPARE(f.row.number(), under);
    QTest::mouseRelease(&slider, Qt::LeftButton, {}, from);
    f.row.setNumber(0.1);
    QCOMPARE(f.row.number(), 0.1);
}

void ControlsNumberRowTest::doubleClickOnTheLabelResets() {
    Fixture f;
    QLabel* label = nullptr;
    for (QLabel* candidate : f.row.findChildren<QLabel*>()) {
        if (candidate->text() == QLatin1String("Roughness"))
            label = candidate;
    }
    QVERIFY(label != nullptr);
    QCOMPARE(label->buddy(), &f.row.field());
    QTest::mouseDClick(label, Qt::LeftButton);
    QCOMPARE(f.row.number(), 0.5);
    QCOMPARE(f.values.size(), 0); // edited() alone speaks of a reset
    Q_EMIT f.row.field().resetRequested();
    QCOMPARE(f.row.number(), 0.5);
}

void ControlsNumberRowTest::changedValuesAreMarked() {
    Fixture f;
    auto* mark = f.row.findChild<QAbstractButton*>();
    QVERIFY(mark != nullptr);
    QVERIFY(mark->isEnabled());
    QVERIFY(mark->toolTip().contains(QStringLiteral("0.5")));
    QSignalSpy edited(&f.row, &ControlRow::edited);
    QTest::mouseClick(mark, Qt::LeftButton);
    QCOMPARE(f.row.number(), 0.5);
    QCOMPARE(edited.size(), 1);
    QVERIFY(!mark->isEnabled());
}

void ControlsNumberRowTest::undoBelongsToTheWindowWhileNothingIsTyped() {
    Fixture f;
    QUndoStack stack;
    stack.push(new QUndoCommand(QStringLiteral("a change")));
    QAction* undo = stack.createUndoAction(&f.window);
    undo->setShortcut(QKeySequence::Undo);
    f.window.addAction(undo);
    f.row.field().setFocus();
    QTest::keyClick(&f.row.field(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(stack.index(), 0);
    stack.redo();
    f.type(QStringLiteral("9"));
    QTest::keyClick(&f.row.field(), Qt::Key_Z, Qt::ControlModifier); // of the typing
    QCOMPARE(stack.index(), 1);
}

void ControlsNumberRowTest::screenReadersHearTheNumber() {
    Fixture f(metres, 12.5);
    QAccessibleInterface* slider = QAccessible::queryAccessibleInterface(&f.row.slider());
    QVERIFY(slider != nullptr);
    QCOMPARE(slider->role(), QAccessible::Slider);
    QCOMPARE(slider->valueInterface()->currentValue().toDouble(), 12.5);
    QCOMPARE(slider->text(QAccessible::Value), QString::fromUtf8("12.5\u00a0m"));
    QVERIFY(slider->text(QAccessible::Name).contains(QStringLiteral("Roughness")));
    slider->valueInterface()->setCurrentValue(20.0);
    QCOMPARE(f.row.number(), 20.0);
}

QTEST_MAIN(ControlsNumberRowTest)
#include "controls_number_row_test.moc"
