// SPDX-License-Identifier: MIT
// The row of a curve: its points by pointer and by keys.
#include "app/controls/curve_field.h"
#include "app/controls/curve_row.h"

#include <QLabel>
#include <QSignalSpy>

#include "controls_support.h"

using namespace app;

namespace {

QString read(const terrain::CurvePoints& curve) {
    QStringList out;
    for (const terrain::CurvePoint& p : curve)
        out << QStringLiteral("%1,%2").arg(p.x * 100).arg(p.y * 100);
    return out.join(QLatin1Char(' '));
}

struct Press {
    const char* name;
    QList<int> keys;
    Qt::KeyboardModifiers modifiers;
    const char* after; ///< in percent
    int chosen;
};

const Press presses[] = {
    {"right and up", {Qt::Key_PageDown, Qt::Key_Right, Qt::Key_Up}, {}, "0,0 51,31 100,100", 1},
    {"left and down", {Qt::Key_PageDown, Qt::Key_Left, Qt::Key_Down}, {}, "0,0 49,29 100,100", 1},
    {"far", {Qt::Key_PageDown, Qt::Key_Right}, Qt::ShiftModifier, "0,0 60,30 100,100", 1},
    {"fine", {Qt::Key_PageDown, Qt::Key_Right}, Qt::ControlModifier, "0,0 50.1,30 100,100", 1},
    {"the first up", {Qt::Key_Up}, {}, "0,1 50,30 100,100", 0},
    {"not out of the frame", {Qt::Key_Left, Qt::Key_Down}, {}, "0,0 50,30 100,100", 0},
    {"not past the next", QList<int>(7, Qt::Key_Right), Qt::ShiftModifier, "49.9,0 50,30 100,100", 0},
    {"a point more", {Qt::Key_Insert}, {}, "0,0 25,13.5 50,30 100,100", 1},
    {"one more at the end", {Qt::Key_PageDown, Qt::Key_PageDown, Qt::Key_Insert}, {}, "", 2},
    {"taken away", {Qt::Key_PageDown, Qt::Key_Delete}, {}, "0,0 100,100", 1},
    {"two stay", {Qt::Key_Delete, Qt::Key_Delete, Qt::Key_Delete}, {}, "50,30 100,100", 0},
};

} // namespace

class ControlsCurveRowTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<CurveRow> m_row;

    [[nodiscard]] CurveField& field() { return m_row->field(); }
    [[nodiscard]] QPoint placeOf(double x, double y) { return field().placeOf({x, y}).toPoint(); }

private Q_SLOTS:
    void initTestCase() { applyTheme(*qApp, Theme::Light); }
    void init() {
        terrain::CurveFrame frame;
        frame.ends = terrain::CurveEnds::Parallel;
        m_row = std::make_unique<CurveRow>(QStringLiteral("Curve"), frame);
        const terrain::CurvePoints standard{{0, 0}, {0.5, 0.3}, {1, 1}};
        m_row->setDefault(standard, QStringLiteral("3 points"));
        m_row->setValue(standard);
        m_row->resize(280, 240);
        m_row->show();
        field().setFocus();
    }

    void keys_data() {
        QTest::addColumn<int>("row");
        for (int i = 0; i < static_cast<int>(std::size(presses)); ++i)
            QTest::newRow(presses[i].name) << i;
    }
    void keys() {
        QFETCH(int, row);
        const Press& press = presses[row];
        const QSignalSpy edits(m_row.get(), &ControlRow::edited);
        for (const int key : press.keys)
            QTest::keyClick(&field(), static_cast<Qt::Key>(key), press.modifiers);
        if (*press.after != '\0')
            QCOMPARE(read(field().curve()), QString::fromLatin1(press.after));
        QCOMPARE(field().chosen(), press.chosen);
        const QString label = m_row->findChildren<QLabel*>().last()->text();
        QVERIFY2(field().accessibleDescription() == field().chosenText(), qPrintable(label));
        for (const QList<QVariant>& edit : edits)
            QVERIFY(!edit.at(1).toBool()); // each key is a step of its own
    }

    void aDragIsOneGesture() {
        const QSignalSpy started(m_row.get(), &ControlRow::gestureStarted);
        const QSignalSpy finished(m_row.get(), &ControlRow::gestureFinished);
        QTest::mousePress(&field(), Qt::LeftButton, {}, placeOf(0.5, 0.3));
        QTest::mouseMove(&field(), placeOf(0.6, 0.5));
        QTest::mouseMove(&field(), placeOf(0.25, 0.75));
        QTest::mouseRelease(&field(), Qt::LeftButton, {}, placeOf(0.25, 0.75));
        QCOMPARE(started.size(), 1);
        QCOMPARE(finished.size(), 1);
        const terrain::CurvePoint point = field().curve()[1];
        QVERIFY(std::abs(point.x - 0.25) < 0.01 && std::abs(point.y - 0.75) < 0.01);
        m_row->reset();
        QCOMPARE(read(field().curve()), QStringLiteral("0,0 50,30 100,100"));
    }

    void escapeTakesADragBack() {
        const QSignalSpy cancelled(m_row.get(), &ControlRow::gestureCancelled);
        QTest::mousePress(&field(), Qt::LeftButton, {}, placeOf(0.5, 0.3));
        QTest::mouseMove(&field(), placeOf(0.6, 0.9));
        QTest::keyClick(&field(), Qt::Key_Escape);
        QTest::mouseRelease(&field(), Qt::LeftButton, {}, placeOf(0.6, 0.9));
        QCOMPARE(cancelled.size(), 1);
        QCOMPARE(read(field().curve()), QStringLiteral("0,0 50,30 100,100"));
    }

    void aDoubleClickAddsAPointOnTheCurve() {
        QTest::mouseDClick(&field(), Qt::LeftButton, {}, placeOf(0.75, 0.1));
        QCOMPARE(field().curve().size(), std::size_t{4});
        QVERIFY(std::abs(field().curve()[2].y - 0.6) < 0.05); // the land stays nearly what it was
        QTest::mouseDClick(&field(), Qt::LeftButton, {}, placeOf(0.5, 0.3)); // where one is
        QCOMPARE(field().curve().size(), std::size_t{4});
    }
};

QTEST_MAIN(ControlsCurveRowTest)
#include "controls_curve_row_test.moc"
