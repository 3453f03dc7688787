// SPDX-License-Identifier: MIT
#include "app/tools/measure_tool.h"

#include <QSignalSpy>
#include <QTest>

using app::Measure;
using app::MeasureTool;
using terrain::PlanPoint;

namespace {

using Line = std::vector<PlanPoint>;

void click(MeasureTool& tool, const PlanPoint& at) {
    tool.move(at);
    tool.press(at);
    tool.release(at, false);
}

void drag(MeasureTool& tool, const PlanPoint& from, const PlanPoint& to) {
    tool.press(from);
    tool.move(to);
    tool.release(to, true);
}

} // namespace

/// What clicks, drags and keys make of a line.
class ToolsMeasureTest : public QObject {
    Q_OBJECT

private:
    const PlanPoint a{1, 2};
    const PlanPoint b{30, 4};
    const PlanPoint c{5, 60};
    const PlanPoint d{7, 8};

private Q_SLOTS:
    void nothingWithoutATool() {
        MeasureTool tool;
        QSignalSpy changed(&tool, &MeasureTool::changed);
        drag(tool, a, b);
        tool.enter(a);
        tool.finish();
        QVERIFY(!tool.cancel());
        QVERIFY(tool.line().empty() && changed.isEmpty());
    }

    void cornersAreTakenBack() {
        MeasureTool tool;
        tool.setMeasure(Measure::Profile);
        QVERIFY(!tool.takeBack());
        click(tool, a);
        click(tool, b);
        tool.finish();
        QVERIFY(!tool.takeBack()); // a finished line stays
        click(tool, c);
        click(tool, d);
        QVERIFY(tool.takeBack());
        QVERIFY(tool.line() == (Line{c, d})); // the pointer is still there
        QVERIFY(tool.takeBack());
        QVERIFY(tool.line() == (Line{a, b})); // what was marked before
        QVERIFY(!tool.isDrawing());
    }

    void aPlace() {
        MeasureTool tool;
        tool.setMeasure(Measure::Height);
        QSignalSpy finished(&tool, &MeasureTool::finished);
        click(tool, a);
        QVERIFY(tool.line() == Line{a});
        drag(tool, b, c); // ends where the button goes up
        QVERIFY(tool.line() == Line{c});
        tool.move(d);
        QVERIFY(tool.line() == Line{c});
        QCOMPARE(finished.size(), 2);
    }

    void twoClicksOrADrag() {
        MeasureTool tool;
        tool.setMeasure(Measure::Distance);
        QSignalSpy finished(&tool, &MeasureTool::finished);
        click(tool, a);
        QVERIFY(tool.isDrawing() && tool.line() == Line{a});
        tool.move(c);
        QVERIFY((tool.line() == Line{a, c}));
        click(tool, b);
        QVERIFY((!tool.isDrawing() && tool.line() == Line{a, b}));
        drag(tool, c, d);
        QVERIFY((!tool.isDrawing() && tool.line() == Line{c, d}));
        tool.move(a);
        QVERIFY((tool.line() == Line{c, d}));
        QCOMPARE(finished.size(), 2);
    }

    void aLineOfManyCorners() {
        MeasureTool tool;
        tool.setMeasure(Measure::Profile);
        QSignalSpy finished(&tool, &MeasureTool::finished);
        click(tool, a);
        click(tool, b);
        click(tool, c);
        tool.move(d);
        QVERIFY((tool.line() == Line{a, b, c, d}));
        click(tool, d);
        tool.press(d); // the second press of a double click
        tool.finish();
        QVERIFY((!tool.isDrawing() && tool.line() == Line{a, b, c, d}));
        QCOMPARE(finished.size(), 1);
        drag(tool, a, c);
        QVERIFY((tool.line() == Line{a, c}));
        QCOMPARE(finished.size(), 2);
    }

    void aLaterCornerCanBeDragged() {
        MeasureTool tool;
        tool.setMeasure(Measure::Profile);
        click(tool, a);
        drag(tool, b, c);
        QVERIFY((tool.isDrawing() && tool.line() == Line{a, c}));
    }

    void theKeyboardDoesTheSame() {
        MeasureTool tool;
        tool.setMeasure(Measure::Profile);
        tool.enter(a);
        tool.enter(b);
        QVERIFY(tool.isDrawing());
        tool.enter(b); // the same once more: the end
        QVERIFY((!tool.isDrawing() && tool.line() == Line{a, b}));
        tool.setMeasure(Measure::Distance);
        tool.enter(c);
        tool.enter(d);
        QVERIFY((!tool.isDrawing() && tool.line() == Line{c, d}));
    }

    void aLineNeedsTwoPlaces() {
        MeasureTool tool;
        tool.setMeasure(Measure::Profile);
        click(tool, a);
        tool.press(a);
        tool.finish();
        QVERIFY(tool.isDrawing() && tool.line() == Line{a});
    }

    /// Whatever is going on, cancelling brings back what was marked before, and ends it.
    void cancellingRestores_data() {
        QTest::addColumn<int>("stage");
        for (int stage = 0; stage < 4; ++stage)
            QTest::addRow("%d", stage) << stage;
    }
    void cancellingRestores() {
        QFETCH(const int, stage);
        MeasureTool tool;
        tool.setMeasure(Measure::Profile);
        drag(tool, a, b);
        tool.press(c);
        if (stage > 0)
            tool.move(d);
        if (stage > 1)
            tool.release(c, false);
        if (stage > 2)
            click(tool, b);
        if (stage % 2 == 0)
            QVERIFY(tool.cancel());
        else
            tool.setMeasure(Measure::Height);
        QVERIFY((tool.line() == Line{a, b}));
        QVERIFY(!tool.isDrawing() && !tool.cancel());
        tool.release(d, true); // of the press that was given up
        QVERIFY((tool.line() == Line{a, b}));
    }

    void marksStayUntilCleared() {
        MeasureTool tool;
        QSignalSpy changed(&tool, &MeasureTool::changed);
        tool.mark(a);
        QVERIFY(tool.line() == Line{a});
        tool.setMeasure(Measure::Distance);
        tool.setMeasure(Measure::None);
        QVERIFY(tool.line() == Line{a});
        tool.clear();
        QVERIFY(tool.line().empty());
        QCOMPARE(changed.size(), 2);
        tool.clear();
        QCOMPARE(changed.size(), 2);
    }
};

QTEST_GUILESS_MAIN(ToolsMeasureTest)
#include "tools_measure_test.moc"
