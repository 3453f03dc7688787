// SPDX-License-Identifier: MIT
// The real window under X: what single keys do, wherever the keyboard is.
#include "app/controls/number_field.h"
#include "app/controls/number_row.h"
#include "app/controls/parameter_form.h"
#include "app/docks/generator_dock.h"
#include "app/docks/step_editor.h"
#include "app/plots/plot_widget.h"
#include "app/window/action_table.h"
#include "app/window/view_area.h"
#include "tests/support/window_driver.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QDockWidget>
#include <QLineEdit>
#include <QListView>
#include <QSlider>
#include <QTabBar>

namespace app {

namespace {

/// Notes which actions a key reaches, and keeps them from doing anything.
class Catcher : public QObject {
public:
    explicit Catcher(QWidget& window) {
        const auto actions = window.findChildren<QAction*>();
        for (QAction* action : actions)
            action->installEventFilter(this);
    }
    QStringList caught;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() != QEvent::Shortcut)
            return QObject::eventFilter(watched, event);
        caught << watched->objectName();
        return true;
    }
};

struct Key {
    const char* action;
    int key;
    Qt::KeyboardModifiers modifiers;
    bool onlyInViews; ///< letters and digits: elsewhere they are for typing
    bool ofText;      ///< a text field needs it itself
};

const Key keys[] = {
    {"view.fit", Qt::Key_Home, {}, false, true},
    {"help.shortcuts", Qt::Key_F1, {}, false, false},
    {"view.generate", Qt::Key_F5, {}, false, false},
    {"view.full_screen", Qt::Key_F11, {}, false, false},
    {"view.toggle_map", Qt::Key_M, {}, true, true},
    {"view.levels", Qt::Key_L, {}, true, true},
    {"travel.fly", Qt::Key_F, {}, true, true},
    {"travel.walk", Qt::Key_W, {}, true, true},
    {"travel.cruise", Qt::Key_C, {}, true, true},
    {"travel.follow", Qt::Key_F, Qt::ShiftModifier, true, true},
    {"view.south", Qt::Key_1, Qt::KeypadModifier, true, true},
    {"view.east", Qt::Key_3, Qt::KeypadModifier, true, true},
    {"view.top", Qt::Key_7, Qt::KeypadModifier, true, true},
    {"view.variations", Qt::Key_V, {}, true, true},
    {"tool.height", Qt::Key_1, {}, true, true},
    {"tool.distance", Qt::Key_2, {}, true, true},
    {"tool.profile", Qt::Key_3, {}, true, true},
    {"tool.pins", Qt::Key_4, {}, true, true},
    {"tool.ridge", Qt::Key_5, {}, true, true},
    {"tool.river", Qt::Key_6, {}, true, true},
    {"tool.sketch", Qt::Key_7, {}, true, true},
};

/// What a person would see of a control that a key has changed.
QString stateOf(const QWidget& widget) {
    if (const auto* box = qobject_cast<const QComboBox*>(&widget))
        return box->currentText();
    if (const auto* slider = qobject_cast<const QSlider*>(&widget))
        return QString::number(slider->value());
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        return QString::number(button->isChecked());
    if (const auto* tabs = qobject_cast<const QTabBar*>(&widget))
        return QString::number(tabs->currentIndex());
    if (const auto* list = qobject_cast<const QAbstractItemView*>(&widget))
        return QString::number(list->currentIndex().row());
    return {};
}

} // namespace

class WindowKeysTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowDriver> m_driver;

    /// One widget of every kind that can have the keyboard and is seen; the views themselves are in it.
    [[nodiscard]] QMap<QString, QWidget*> kinds() {
        QMap<QString, QWidget*> out;
        const auto all = m_driver->window().findChildren<QWidget*>();
        for (QWidget* widget : all) {
            const bool canHaveIt = widget->isVisible() && widget->isEnabled() &&
                                   (widget->focusPolicy() & Qt::TabFocus) != 0 && widget->isWindow() == false;
            if (canHaveIt && widget->window() == &m_driver->window())
                out.insert(QLatin1String(widget->metaObject()->className()), widget);
        }
        return out;
    }

    [[nodiscard]] NumberField& numberField() {
        auto* dock = m_driver->window().findChild<GeneratorDock*>();
        return qobject_cast<NumberRow*>(dock->stepEditor().form()->row(QStringLiteral("amplitude")))->field();
    }

private Q_SLOTS:
    void initTestCase() { m_driver = std::make_unique<WindowDriver>(QSize(1400, 900)); }
    void cleanupTestCase() { m_driver.reset(); }

    /// Who is done with a number can go on by the keys of the tools; a wrong number keeps the keyboard.
    void enterGivesTheKeyboardBack_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<bool>("goes");
        QTest::newRow("changed") << "321" << true;
        QTest::newRow("as it was") << "" << true;
        QTest::newRow("wrong") << "12x" << false;
    }
    void enterGivesTheKeyboardBack() {
        QFETCH(QString, typed);
        QFETCH(bool, goes);
        NumberField& field = numberField();
        field.setFocus();
        if (!typed.isEmpty())
            field.selectAll();
        QTest::keyClicks(&field, typed);
        QTest::keyClick(&field, Qt::Key_Return);
        auto* views = m_driver->window().findChild<ViewArea*>();
        QCOMPARE(views->isAncestorOf(QApplication::focusWidget()), goes);
        Catcher catcher(m_driver->window());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_4);
        QCOMPARE(catcher.caught.contains(QStringLiteral("tool.pins")), goes);
        QTest::keyClick(&field, Qt::Key_Escape);
    }

    /// Every action whose key is a single one is in the table above.
    void theTableIsComplete() {
        const auto actions = m_driver->window().findChildren<QAction*>();
        for (const QAction* action : actions) {
            if (action->shortcutContext() == Qt::WidgetShortcut)
                continue; // only that widget's own, as those of a list
            const auto sequences = action->shortcuts();
            for (const QKeySequence& sequence : sequences) {
                const QKeyCombination first = sequence[0];
                if (sequence.count() != 1 || (first.keyboardModifiers() & ~Qt::KeypadModifier) != 0)
                    continue;
                const auto isIt = [&](const Key& key) {
                    return action->objectName() == QLatin1String(key.action) && first.key() == key.key;
                };
                QVERIFY2(std::any_of(std::begin(keys), std::end(keys), isIt),
                         qPrintable(action->objectName() + QLatin1Char(' ') + sequence.toString()));
            }
        }
    }

    void theKeysActWhereverTheKeyboardIs_data() {
        QTest::addColumn<int>("key");
        QTest::addColumn<QByteArray>("dock");
        for (int i = 0; i < static_cast<int>(std::size(keys)); ++i) {
            for (const char* dock : {"historyDock", "displayDock", "statisticsDock"})
                QTest::addRow("%s beside %s", keys[i].action, dock) << i << QByteArray(dock);
        }
    }
    void theKeysActWhereverTheKeyboardIs() {
        QFETCH(int, key);
        QFETCH(QByteArray, dock);
        const Key& wanted = keys[key];
        m_driver->act("view.split");
        m_driver->window().findChild<QDockWidget*>(QLatin1String(dock))->raise();
        QTest::qWait(50);
        const QMap<QString, QWidget*> widgets = kinds();
        QVERIFY2(widgets.size() >= 8, qPrintable(QStringList(widgets.keys()).join(QLatin1Char(' '))));
        Catcher catcher(m_driver->window());
        for (auto it = widgets.cbegin(); it != widgets.cend(); ++it) {
            QWidget& widget = *it.value();
            widget.setFocus(Qt::TabFocusReason);
            QCOMPARE(QApplication::focusWidget(), &widget);
            auto* field = qobject_cast<QLineEdit*>(&widget);
            if (field != nullptr)
                field->setCursorPosition(static_cast<int>(field->text().size()));
            const QString before = stateOf(widget);
            catcher.caught.clear();
            QTest::keyClick(&widget, static_cast<Qt::Key>(wanted.key), wanted.modifiers);
            const bool inViews = m_driver->window().views().isAncestorOf(&widget);
            // Home goes to the first value of a plot that is read by keys, as it does in a text.
            const bool read = wanted.key == Qt::Key_Home && qobject_cast<PlotWidget*>(&widget) != nullptr;
            const bool acts = wanted.onlyInViews ? inViews : !(read || (field != nullptr && wanted.ofText));
            QVERIFY2(catcher.caught == (acts ? QStringList{QLatin1String(wanted.action)} : QStringList()),
                     qPrintable(it.key() + QStringLiteral(": ") + catcher.caught.join(QLatin1Char(' '))));
            if (acts)
                QVERIFY2(stateOf(widget) == before, qPrintable(it.key()));
            if (field != nullptr && wanted.key == Qt::Key_Home)
                QCOMPARE(field->cursorPosition(), 0);
            if (field != nullptr)
                QTest::keyClick(&widget, Qt::Key_Escape);
        }
    }

    /// The list of shortcuts says what keys do, not what they would do next.
    void theListOfShortcutsStaysAsItIs() {
        const auto lines = [&] {
            QStringList out;
            const auto shortcuts = m_driver->window().actionTable().shortcuts();
            for (const ShortcutLine& line : shortcuts)
                out << line.group + QStringLiteral(" › ") + line.text + QStringLiteral(": ") + line.keys;
            return out;
        };
        const QStringList before = lines();
        QVERIFY(before.join(QLatin1Char('\n')).contains(QStringLiteral("Edit › Undo: Ctrl+Z")));
        DocumentState next{m_driver->document().recipe(), m_driver->document().display()};
        QVERIFY(next.recipe.steps.front().parameters.set("seed", std::string("88")).isOk());
        m_driver->document().apply(next, QStringLiteral("Seed 4 → 88"));
        QVERIFY(m_driver->settle());
        QVERIFY(m_driver->window().actionTable().at("edit.undo").text().contains(QStringLiteral("88")));
        QCOMPARE(lines(), before);
        m_driver->act("edit.undo");
        QCOMPARE(lines(), before);
    }
};

} // namespace app

QTEST_MAIN(app::WindowKeysTest)
#include "window_keys_test.moc"
