// SPDX-License-Identifier: MIT
// The real window under X: small terrains beside the present one, of which one is taken.
#include "app/controls/parameter_form.h"
#include "app/docks/variations_delegate.h"
#include "app/docks/variations_dock.h"
#include "libterrain/recipe/coarse_recipe.h"
#include "libterrain/recipe/step_edits.h"
#include "tests/support/window_driver.h"

#include <QDockWidget>
#include <QListWidget>
#include <QMenu>
#include <QToolButton>
#include <QUndoStack>

namespace app {

class WindowVariationsTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowDriver> m_driver;

    [[nodiscard]] VariationsDock& dock() { return *m_driver->window().findChild<VariationsDock*>(); }
    [[nodiscard]] QListWidget& list() { return dock().list(); }
    [[nodiscard]] QString seed() {
        return QString::fromStdString(m_driver->document().recipe().steps.front().parameters.text("seed"));
    }
    [[nodiscard]] bool isComplete() {
        for (int i = 0; i < list().count(); ++i)
            if ((list().item(i)->flags() & Qt::ItemIsEnabled) == 0)
                return false;
        return list().count() == dock().order().count;
    }
    [[nodiscard]] QStringList texts() {
        QStringList out;
        for (int i = 0; i < list().count(); ++i)
            out << list().item(i)->text();
        return out;
    }
    [[nodiscard]] int takenPlace() {
        for (int i = 0; i < list().count(); ++i)
            if (list().item(i)->data(VariationsDelegate::takenRole).toBool())
                return i;
        return -1;
    }
    void choose(const char* parameter, const terrain::ParameterValue& value) {
        terrain::ParameterSet values = dock().form().values();
        QVERIFY(values.set(parameter, value).isOk());
        dock().form().setValues(values);
        Q_EMIT dock().form().changed(QLatin1String(parameter), value, false);
        QTRY_VERIFY(isComplete());
    }
    void click(int place) {
        const QRect rect = list().visualItemRect(list().item(place));
        QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, rect.center());
        QVERIFY(m_driver->settle());
    }
    void press(const char* button) {
        auto* found = dock().findChild<QToolButton*>(QLatin1String(button));
        QVERIFY(found != nullptr && found->isEnabled());
        found->click();
        QTRY_VERIFY(isComplete());
    }

private Q_SLOTS:
    void init() {
        m_driver = std::make_unique<WindowDriver>();
        DocumentState next{m_driver->document().recipe(), m_driver->document().display()};
        next.recipe.grid.columns = next.recipe.grid.rows = 129;
        QVERIFY(next.recipe.steps.front().parameters.set("seed", std::string("10")).isOk());
        m_driver->document().apply(next, QStringLiteral("Size"));
        QVERIFY(m_driver->settle());
        m_driver->act("view.variations");
        QTRY_VERIFY(dock().isVisible());
        QTRY_VERIFY(isComplete());
    }

    void neighbouringSeeds() {
        QCOMPARE(texts().join(QLatin1Char(' ')), QStringLiteral("11 12 13 14 15 16 17 18 19"));
        for (int i = 0; i < list().count(); ++i) {
            QVERIFY(!list().item(i)->data(Qt::DecorationRole).value<QImage>().isNull());
            QVERIFY(!list().item(i)->data(Qt::AccessibleTextRole).toString().isEmpty());
            QVERIFY2(list().item(i)->toolTip().contains(list().item(i)->text()),
                     qPrintable(list().item(i)->toolTip()));
        }
        QVERIFY(list().item(0)->data(Qt::DecorationRole).value<QImage>() !=
                list().item(1)->data(Qt::DecorationRole).value<QImage>());
    }

    /// Hidden half-way and seen again, it goes on where it was.
    void whatWasBegunIsCompleted() {
        terrain::ParameterSet values = dock().form().values();
        QVERIFY(values.set("side", std::string("5")).isOk());
        dock().form().setValues(values);
        Q_EMIT dock().form().changed(QStringLiteral("side"), std::string("5"), false);
        QTRY_VERIFY(dock().cellCount() > 0);
        QVERIFY(!isComplete());
        auto* frame = qobject_cast<QDockWidget*>(dock().parentWidget());
        QVERIFY(frame != nullptr);
        frame->hide();
        QVERIFY(m_driver->settle());
        const int had = dock().cellCount();
        QVERIFY2(had > 0 && had < 25, qPrintable(QString::number(had)));
        frame->show();
        QTRY_VERIFY(isComplete());
    }

    void aClickTakesOneAsOneUndoStep() {
        const int generations = m_driver->document().generationCount();
        click(3);
        QCOMPARE(seed(), QStringLiteral("14"));
        QCOMPARE(m_driver->document().generationCount(), generations + 1);
        QCOMPARE(takenPlace(), 3);
        QCOMPARE(texts().front(), QStringLiteral("11")); // the terrains stay to be compared
        click(5);
        QCOMPARE(seed(), QStringLiteral("16"));
        QCOMPARE(takenPlace(), 5);
        m_driver->document().undoStack().undo();
        m_driver->document().undoStack().undo();
        QVERIFY(m_driver->settle());
        QCOMPARE(seed(), QStringLiteral("10"));
        QCOMPARE(takenPlace(), -1);
        QCOMPARE(texts().front(), QStringLiteral("11"));
    }

    void keysChooseAndTake() {
        list().setFocus();
        list().setCurrentRow(0);
        QTest::keyClick(&list(), Qt::Key_Right);
        QTest::keyClick(&list(), Qt::Key_Down);
        QCOMPARE(list().currentRow(), 4);
        QTest::keyClick(&list(), Qt::Key_Return);
        QVERIFY(m_driver->settle());
        QCOMPARE(seed(), QStringLiteral("15"));
    }

    void moreAndBack() {
        QVERIFY(!dock().findChild<QToolButton*>(QStringLiteral("variationsBack"))->isEnabled());
        press("variationsMore");
        QCOMPARE(texts().front(), QStringLiteral("20"));
        click(0);
        QCOMPARE(seed(), QStringLiteral("20"));
        press("variationsBack"); // the taken one is on another page, and still no new beginning
        QCOMPARE(texts().front(), QStringLiteral("11"));
        press("variationsHere");
        QCOMPARE(texts().front(), QStringLiteral("21"));
    }

    void otherChangesBeginAnew() {
        m_driver->changeSeed("50");
        QTRY_COMPARE(texts().front(), QStringLiteral("51"));
        // While nobody looks nothing is made; then it is what belongs to the terrain.
        m_driver->act("view.variations");
        QVERIFY(!dock().isVisible());
        m_driver->changeSeed("90");
        QVERIFY(m_driver->settle());
        m_driver->act("view.variations");
        QTRY_COMPARE(texts().front(), QStringLiteral("91"));
    }

    void theSizesOfTheGrid_data() {
        QTest::addColumn<QString>("side");
        QTest::addColumn<int>("count");
        QTest::newRow("3") << "3" << 9;
        QTest::newRow("4") << "4" << 16;
        QTest::newRow("5") << "5" << 25;
    }
    void theSizesOfTheGrid() {
        QFETCH(QString, side);
        QFETCH(int, count);
        choose("side", side.toStdString());
        QCOMPARE(list().count(), count);
        const int columns = side.toInt();
        for (int i = 0; i < count; ++i) { // as many in a row as were asked for
            const QRect rect = list().visualItemRect(list().item(i));
            QCOMPARE(rect.top(), list().visualItemRect(list().item(i / columns * columns)).top());
            QVERIFY(rect.left() >= 0 && rect.right() < list().viewport()->width());
        }
    }

    void numbersAroundTheOwn() {
        choose("by", std::string("numbers"));
        QCOMPARE(texts().front(), QStringLiteral("1")); // several differ: numbered
        const terrain::Recipe before = m_driver->document().recipe();
        click(2);
        const terrain::ParameterSet& now = m_driver->document().recipe().steps.front().parameters;
        QCOMPARE(now.text("seed"), before.steps.front().parameters.text("seed"));
        QVERIFY(now.real("amplitude") != before.steps.front().parameters.real("amplitude"));
        QVERIFY(list().item(2)->toolTip().contains(QLatin1Char('\n')));
    }

    void whichNumbers() {
        choose("by", std::string("numbers"));
        auto& menu = *dock().numbersButton().menu();
        for (QAction* entry : menu.actions())
            if (entry->isCheckable() && entry->objectName() != QStringLiteral("ground:hurst"))
                entry->setChecked(false);
        QTRY_VERIFY(isComplete());
        const terrain::Recipe before = m_driver->document().recipe();
        click(1);
        const terrain::ParameterSet& now = m_driver->document().recipe().steps.front().parameters;
        QCOMPARE(now.real("amplitude"), before.steps.front().parameters.real("amplitude"));
        QVERIFY(now.real("hurst") != before.steps.front().parameters.real("hurst"));
        QVERIFY2(texts().at(1).contains(QLatin1Char('.')), qPrintable(texts().at(1))); // the value itself
    }

    void groundWithoutASeedSaysSo() {
        DocumentState next{m_driver->document().recipe(), m_driver->document().display()};
        next.recipe = terrain::withGround(next.recipe, "flat");
        m_driver->document().apply(next, QStringLiteral("Flat"));
        QVERIFY(m_driver->settle());
        QTRY_VERIFY(!list().isVisible());
        QVERIFY(!dock().findChild<QToolButton*>(QStringLiteral("variationsMore"))->isEnabled());
    }

    void landWithoutNumbersSaysSo() {
        DocumentState next{m_driver->document().recipe(), m_driver->document().display()};
        next.recipe = terrain::withGround(next.recipe, "flat");
        m_driver->document().apply(next, QStringLiteral("Flat"));
        choose("by", std::string("numbers"));
        QVERIFY(m_driver->settle());
        const bool any = !terrain::variableParameters(m_driver->document().recipe()).empty();
        QCOMPARE(list().isVisible(), any);
        for (QAction* entry :
             dock().findChild<QToolButton*>(QStringLiteral("variedNumbers"))->menu()->actions())
            if (entry->isCheckable())
                entry->setChecked(false);
        QTRY_VERIFY(!list().isVisible()); // instead of as many equal pictures
        QVERIFY(!dock().findChild<QToolButton*>(QStringLiteral("variationsMore"))->isEnabled());
    }

    /// The picture shows what a click will make, with every step of the recipe.
    void theFiltersAreInThePicture() {
        const QImage plain = list().item(0)->data(Qt::DecorationRole).value<QImage>();
        DocumentState next{m_driver->document().recipe(), m_driver->document().display()};
        next.recipe = terrain::withStepAdded(next.recipe, 0, "invert");
        m_driver->document().apply(next, QStringLiteral("Invert"));
        QTRY_VERIFY(isComplete() && list().item(0)->data(Qt::DecorationRole).value<QImage>() != plain);
    }
};

} // namespace app

QTEST_MAIN(app::WindowVariationsTest)
#include "window_variations_test.moc"
