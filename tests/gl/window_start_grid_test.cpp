// SPDX-License-Identifier: MIT
// The start grid painted in the real window under X.
#include "app/docks/start_grid_dock.h"
#include "app/document/pin_edits.h"
#include "app/document/start_grid_edits.h"
#include "app/map/map_widget.h"
#include "tests/support/window_driver.h"

#include <QPushButton>
#include <QUndoStack>

#include <algorithm>
#include <cmath>

namespace app {

class WindowStartGridTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowDriver> m_driver;

    [[nodiscard]] StartGridEdits& edits() { return *m_driver->window().findChild<StartGridEdits*>(); }
    [[nodiscard]] StartGridDock& dock() { return *m_driver->window().findChild<StartGridDock*>(); }
    [[nodiscard]] const terrain::HeightTable& table() { return edits().table(); }
    void press(const char* button) { dock().findChild<QPushButton*>(QLatin1String(button))->click(); }
    void move(double x, double y) { WindowDriver::movePointer(m_driver->map(), m_driver->onMap(x, y)); }
    void stroke(Qt::KeyboardModifiers modifiers = {}) {
        QTest::mousePress(&m_driver->map(), Qt::LeftButton, modifiers, m_driver->onMap(0.45, 0.5));
        move(0.5, 0.5);
        move(0.55, 0.5);
        QTest::mouseRelease(&m_driver->map(), Qt::LeftButton, modifiers, m_driver->onMap(0.55, 0.5));
    }
    /// The mean difference of neighbours in the row, m.
    [[nodiscard]] double roughness() {
        const terrain::Heightfield& field = *m_driver->document().heights();
        double sum = 0;
        for (int row = 0; row < field.rows(); ++row)
            for (int column = 1; column < field.columns(); ++column)
                sum += std::abs(static_cast<double>(field.row(row)[column] - field.row(row)[column - 1]));
        return sum / (field.rows() * (field.columns() - 1.0));
    }
    [[nodiscard]] double amplitude() {
        return m_driver->document().recipe().steps.front().parameters.real("amplitude");
    }

private Q_SLOTS:
    void initTestCase() { m_driver = std::make_unique<WindowDriver>(WindowDriver::Views::Map); }
    void cleanupTestCase() { m_driver.reset(); }
    void init() {
        m_driver->document().undoStack().setIndex(0);
        m_driver->act("view.map");
        m_driver->map().fitView();
        m_driver->take("tool.sketch");
        QVERIFY(m_driver->settle());
    }

    /// The nodes have the land's heights, the land goes through them, and it stays as rough as it was.
    void itBeginsFromTheLand() {
        const terrain::SharedHeightfield before = m_driver->document().heights();
        const double whole = amplitude();
        press("beginGrid");
        QCOMPARE(table().columns, 9);
        QCOMPARE(table().rows(), 9);
        QVERIFY(m_driver->settle());
        const terrain::Heightfield& after = *m_driver->document().heights();
        for (int row = 0; row < 9; ++row)
            for (int column = 0; column < 9; ++column) {
                QCOMPARE(table().at(row, column), static_cast<double>(before->row(row * 128)[column * 128]));
                QCOMPARE(after.row(row * 128)[column * 128], before->row(row * 128)[column * 128]);
            }
        const double hurst = m_driver->document().recipe().steps.front().parameters.real("hurst");
        QVERIFY(std::abs(amplitude() / (whole * std::pow(8, -hurst)) - 1) < 0.01);
        press("clearGrid");
        QVERIFY(table().isEmpty());
        QVERIFY(std::abs(amplitude() / whole - 1) < 0.01);
        QCOMPARE(m_driver->steps(), 2);
    }

    void aStrokeIsOneStep_data() {
        QTest::addColumn<bool>("shift");
        QTest::newRow("raises") << false;
        QTest::newRow("lowers") << true;
    }
    void aStrokeIsOneStep() {
        QFETCH(const bool, shift);
        press("beginGrid");
        const terrain::HeightTable before = table();
        stroke(shift ? Qt::ShiftModifier : Qt::NoModifier);
        QCOMPARE(m_driver->steps(), 2);
        int changed = 0;
        for (std::size_t i = 0; i < before.heights.size(); ++i) {
            const double by = table().heights[i] - before.heights[i];
            QVERIFY(shift ? by <= 0 : by >= 0);
            QVERIFY(std::abs(by) <= dock().brush().real("amount"));
            changed += by != 0 ? 1 : 0;
        }
        QVERIFY(changed > 1 && changed < 40);
        QVERIFY(m_driver->settle());
        m_driver->act("edit.undo");
        QCOMPARE(table(), before);
    }

    void theFirstStrokeKeepsTheRoughness_data() {
        QTest::addColumn<bool>("pins");
        QTest::addColumn<bool>("escaped");
        QTest::newRow("plain land") << false << false;
        QTest::newRow("with pins") << true << false;
        QTest::newRow("after a stroke that was taken back") << false << true;
    }
    void theFirstStrokeKeepsTheRoughness() {
        QFETCH(const bool, pins);
        QFETCH(const bool, escaped);
        if (pins) {
            auto* edits = m_driver->window().findChild<PinEdits*>();
            QVERIFY(edits->place({2800, 7600}));
            QVERIFY(edits->setHeight(0, 2000));
            QVERIFY(edits->place({6500, 2800}));
        }
        QVERIFY(m_driver->settle());
        const double whole = amplitude();
        const double hurst = m_driver->document().recipe().steps.front().parameters.real("hurst");
        if (escaped) {
            QTest::mousePress(&m_driver->map(), Qt::LeftButton, {}, m_driver->onMap(0.45, 0.5));
            move(0.5, 0.5);
            QTest::keyClick(&m_driver->map(), Qt::Key_Escape);
            QVERIFY(table().isEmpty());
            QCOMPARE(amplitude(), whole);
            QTest::mouseRelease(&m_driver->map(), Qt::LeftButton, {}, m_driver->onMap(0.5, 0.5));
        }
        const double rough = roughness();
        stroke();
        QVERIFY(m_driver->settle());
        QVERIFY(std::abs(roughness() / rough - 1) < 0.2);
        QCOMPARE(table().columns, 9);
        QVERIFY2(std::abs(amplitude() / (whole * std::pow(8, -hurst)) - 1) < 0.01,
                 qPrintable(QString::number(amplitude())));
        m_driver->act("edit.undo");
        QVERIFY(table().isEmpty());
        QCOMPARE(amplitude(), whole);
        m_driver->act("edit.redo");
        QVERIFY(std::abs(amplitude() / (whole * std::pow(8, -hurst)) - 1) < 0.01);
    }

    /// What is undone in the middle of a stroke stays undone, whatever the pointer does until it is let go.
    void undoEndsAStroke() {
        for (const bool begun : {false, true}) {
            if (begun)
                press("beginGrid");
            const terrain::Recipe start = m_driver->document().recipe();
            QTest::mousePress(&m_driver->map(), Qt::LeftButton, {}, m_driver->onMap(0.45, 0.5));
            move(0.5, 0.5);
            m_driver->act("edit.undo");
            QVERIFY(m_driver->document().recipe() == start);
            move(0.55, 0.5);
            move(0.6, 0.5);
            QTest::mouseRelease(&m_driver->map(), Qt::LeftButton, {}, m_driver->onMap(0.6, 0.5));
            QVERIFY(m_driver->document().recipe() == start);
        }
    }

    void theFirstStrokeBeginsAGrid() {
        stroke();
        QCOMPARE(table().columns, 9);
        QCOMPARE(m_driver->steps(), 1);
        m_driver->act("edit.undo");
        QVERIFY(table().isEmpty());
    }

    void escapeTakesAStrokeBack() {
        press("beginGrid");
        const terrain::HeightTable before = table();
        QTest::mousePress(&m_driver->map(), Qt::LeftButton, {}, m_driver->onMap(0.5, 0.5));
        QVERIFY(table() != before);
        QTest::keyClick(&m_driver->map(), Qt::Key_Escape);
        QCOMPARE(table(), before);
        QTest::mouseRelease(&m_driver->map(), Qt::LeftButton, {}, m_driver->onMap(0.5, 0.5));
        QCOMPARE(table(), before);
    }

    void theKeyboardPaints() {
        m_driver->map().setFocus();
        QTest::keyClick(&m_driver->map(), Qt::Key_Return); // the cursor comes
        QTest::keyClick(&m_driver->map(), Qt::Key_Return);
        QVERIFY(!table().isEmpty());
        QCOMPARE(m_driver->steps(), 1);
    }

    void wrappedLandSaysWhyNot() {
        DocumentState next{m_driver->document().recipe(), m_driver->document().display()};
        QVERIFY(next.recipe.steps.front().parameters.set("edges", std::string("wrap")).isOk());
        m_driver->document().apply(next, QStringLiteral("Wrap"));
        QVERIFY(m_driver->settle());
        stroke();
        QVERIFY(table().isEmpty());
        QVERIFY(!dock().message().isEmpty());
        QCOMPARE(m_driver->steps(), 1);
    }
};

} // namespace app

QTEST_MAIN(app::WindowStartGridTest)
#include "window_start_grid_test.moc"
