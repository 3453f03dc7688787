// SPDX-License-Identifier: MIT
// Ridges and rivers in the real window under X: drawn by mouse and keyboard, changed afterwards, undone.
#include "app/controls/parameter_form.h"
#include "app/controls/parameter_rows.h"
#include "app/docks/pin_line_form.h"
#include "app/document/pin_edits.h"
#include "app/map/map_widget.h"
#include "app/window/pin_lines.h"
#include "tests/support/window_driver.h"

#include <QSignalSpy>
#include <QUndoStack>

#include <algorithm>

namespace app {

class WindowPinLinesTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowDriver> m_driver;

    [[nodiscard]] PinLineForm& form() { return *m_driver->window().findChild<PinLineForm*>(); }
    [[nodiscard]] const terrain::PointList& pins() {
        return m_driver->window().findChild<PinEdits*>()->pins();
    }
    void click(const QPoint& place) {
        WindowDriver::movePointer(m_driver->map(), place, Qt::NoButton);
        QTest::mouseClick(&m_driver->map(), Qt::LeftButton, {}, place);
    }
    void type(const char* field, double value) {
        auto* parameters = form().findChild<ParameterForm*>();
        ControlRow* row = parameters->row(QLatin1String(field));
        Q_EMIT row->edited(value, false);
    }

private Q_SLOTS:
    void initTestCase() { m_driver = std::make_unique<WindowDriver>(WindowDriver::Views::Map); }
    void cleanupTestCase() { m_driver.reset(); }
    void init() {
        m_driver->document().undoStack().setIndex(0);
        m_driver->act("view.map");
        m_driver->map().fitView();
        QVERIFY(m_driver->settle());
    }
    void cleanup() {
        for (const char* id : {"tool.ridge", "tool.river", "tool.pins"})
            if (m_driver->isChecked(id))
                m_driver->act(id);
    }

    void aRidgeIsDrawn_data() {
        QTest::addColumn<bool>("byKey");
        QTest::newRow("double click") << false;
        QTest::newRow("Enter") << true;
    }
    void aRidgeIsDrawn() {
        QFETCH(const bool, byKey);
        m_driver->take("tool.ridge");
        QVERIFY(form().isVisible());
        click(m_driver->onMap(0.35, 0.5));
        click(m_driver->onMap(0.5, 0.4));
        click(m_driver->onMap(0.65, 0.5));
        QVERIFY(pins().empty());
        if (byKey)
            QTest::keyClick(&m_driver->map(), Qt::Key_Return);
        else
            QTest::mouseDClick(&m_driver->map(), Qt::LeftButton, {}, m_driver->onMap(0.65, 0.5));
        QVERIFY(pins().size() > 10);
        QCOMPARE(m_driver->steps(), 1);
        QCOMPARE(pins().front().height, form().start());
        QCOMPARE(pins().back().height, form().end());
        QVERIFY(m_driver->settle());
        m_driver->act("edit.undo");
        QVERIFY(pins().empty());
    }

    /// Undo while a line is drawn is about its corners; after the first it is the document's again.
    void undoTakesACornerBack() {
        m_driver->take("tool.ridge");
        click(m_driver->onMap(0.35, 0.5));
        click(m_driver->onMap(0.65, 0.5));
        QTest::keyClick(&m_driver->map(), Qt::Key_Return);
        QCOMPARE(m_driver->steps(), 1);
        const std::size_t count = pins().size();
        click(m_driver->onMap(0.35, 0.3));
        click(m_driver->onMap(0.5, 0.3));
        QTest::keyClick(&m_driver->map(), Qt::Key_Z, Qt::ControlModifier);
        QTest::keyClick(&m_driver->map(), Qt::Key_Backspace);
        QCOMPARE(m_driver->steps(), 1);
        QCOMPARE(pins().size(), count);
        QTest::keyClick(&m_driver->map(), Qt::Key_Return); // ends nothing: both corners are gone
        QCOMPARE(m_driver->steps(), 1);
        QTest::keyClick(&m_driver->map(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(m_driver->steps(), 0);
        QVERIFY(pins().empty());
    }

    void aClickBesideTheLandIsSaid() {
        QSignalSpy said(m_driver->window().findChild<PinLines*>(), &PinLines::message);
        m_driver->take("tool.ridge");
        said.clear();
        click(QPoint(4, m_driver->map().height() / 2)); // the land is square, the map is wide
        QCOMPARE(said.size(), 1);
        QVERIFY(said.front().front().toString().contains(QLatin1String("beside the land")));
    }

    /// The last line's heights stay open until its pins are changed.
    void theHeightsAreChangedAfterwards() {
        m_driver->take("tool.ridge");
        click(m_driver->onMap(0.35, 0.5));
        click(m_driver->onMap(0.65, 0.5));
        QTest::keyClick(&m_driver->map(), Qt::Key_Return);
        const std::size_t count = pins().size();
        type("start", 1234);
        QCOMPARE(pins().size(), count);
        QCOMPARE(pins().front().height, 1234.0);
        QCOMPARE(m_driver->steps(), 2);
        type("spacing", form().spacing() * 3);
        QVERIFY(pins().size() < count);
        m_driver->act("edit.undo");
        m_driver->act("edit.undo");
        type("end", 77); // the line is another one than was made: no pin moves
        QVERIFY(pins().back().height != 77);
    }

    void aRiverNeverRises() {
        m_driver->take("tool.river");
        click(m_driver->onMap(0.35, 0.5));
        click(m_driver->onMap(0.5, 0.6));
        click(m_driver->onMap(0.65, 0.5));
        QTest::keyClick(&m_driver->map(), Qt::Key_Return);
        const auto falls = [&] {
            return std::ranges::is_sorted(pins(), std::ranges::greater{}, &terrain::FixedPoint::height);
        };
        QVERIFY(pins().size() > 10 && falls());
        type("end", form().start() + 500);
        QVERIFY(falls());
        QCOMPARE(form().start(), form().end());
    }

    /// One that was clicked uphill begins at its end, and each of its ends has the land's height.
    void aRiverClickedUphillIsTurnedRound() {
        const terrain::Heightfield& land = *m_driver->document().heights();
        const auto heightAt = [&](double x) {
            return land.at(static_cast<int>(x * (land.columns() - 1)), land.rows() / 2);
        };
        const bool fallsEast = heightAt(0.35) > heightAt(0.65);
        m_driver->take("tool.river");
        click(m_driver->onMap(fallsEast ? 0.65 : 0.35, 0.5));
        click(m_driver->onMap(fallsEast ? 0.35 : 0.65, 0.5));
        QTest::keyClick(&m_driver->map(), Qt::Key_Return);
        QVERIFY(pins().size() > 5);
        QVERIFY(pins().front().height > pins().back().height);
        QCOMPARE(pins().front().x < pins().back().x, fallsEast);
        QVERIFY(m_driver->settle());
    }

    void theKeyboardDrawsToo() {
        m_driver->take("tool.ridge");
        m_driver->map().setFocus();
        QTest::keyClick(&m_driver->map(), Qt::Key_Return); // the cursor comes
        QTest::keyClick(&m_driver->map(), Qt::Key_Return);
        QTest::keyClick(&m_driver->map(), Qt::Key_Right, Qt::ControlModifier);
        QTest::keyClick(&m_driver->map(), Qt::Key_Return);
        QTest::keyClick(&m_driver->map(), Qt::Key_Down, Qt::ControlModifier);
        QTest::keyClick(&m_driver->map(), Qt::Key_Return);
        QVERIFY(pins().empty());
        QTest::keyClick(&m_driver->map(), Qt::Key_Return); // at the last corner: the end
        QVERIFY(pins().size() > 4);
        QCOMPARE(m_driver->steps(), 1);
    }

    void escapeGivesTheLineUpFirst() {
        m_driver->take("tool.river");
        click(m_driver->onMap(0.35, 0.5));
        QTest::keyClick(&m_driver->map(), Qt::Key_Escape);
        QVERIFY(m_driver->isChecked("tool.river"));
        QVERIFY(pins().empty());
        QTest::keyClick(&m_driver->map(), Qt::Key_Escape);
        QVERIFY(!m_driver->isChecked("tool.river"));
    }

    /// A line that begins at a pin leaves it as it is.
    void aPinOnTheLineStays() {
        m_driver->take("tool.pins");
        click(m_driver->onMap(0.35, 0.5));
        const terrain::FixedPoint there = pins().front();
        m_driver->take("tool.ridge");
        QVERIFY(!m_driver->isChecked("tool.pins"));
        click(m_driver->onMap(0.35, 0.5));
        click(m_driver->onMap(0.65, 0.5));
        QTest::keyClick(&m_driver->map(), Qt::Key_Return);
        QVERIFY(pins().size() > 5);
        QCOMPARE(pins().front(), there);
        QVERIFY(m_driver->settle());
    }
};

} // namespace app

QTEST_MAIN(app::WindowPinLinesTest)
#include "window_pin_lines_test.moc"
