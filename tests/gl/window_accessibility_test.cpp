// SPDX-License-Identifier: MIT
// Walks over the main window and every dialog as a screen reader and a keyboard do.
#include "app/window/action_table.h"
#include "app/window/view_area.h"
#include "tests/support/window_driver.h"

#include <QAccessible>
#include <QDialog>
#include <QMenu>
#include <QMenuBar>
#include <QTabBar>
#include <QToolButton>

namespace app {

namespace {

QString describe(const QWidget& widget) {
    return QStringLiteral("%1 “%2” in %3")
        .arg(QLatin1String(widget.metaObject()->className()), widget.objectName(),
             widget.parentWidget() != nullptr ? widget.parentWidget()->objectName() : QString());
}

/// Parts that Qt makes for itself and that its own accessibility stands for.
bool isInner(const QWidget& widget) {
    if (const auto* bar = qobject_cast<const QTabBar*>(&widget); bar != nullptr && bar->count() == 0)
        return true; // of panels that are all hidden
    return widget.objectName().startsWith(QLatin1String("qt_")) || widget.inherits("QLineEdit") == false
               ? widget.objectName().startsWith(QLatin1String("qt_"))
               : widget.parentWidget() != nullptr && widget.parentWidget()->inherits("QComboBox");
}

/// What is wrong with the focusable widgets of a window.
QStringList faultsOf(QWidget& window) {
    QStringList faults;
    QSet<QWidget*> chain;
    for (QWidget* next = window.nextInFocusChain();
         next != nullptr && next != &window && !chain.contains(next); next = next->nextInFocusChain())
        chain.insert(next);
    const auto widgets = window.findChildren<QWidget*>();
    for (QWidget* widget : widgets) {
        if (widget->window() != &window || !widget->isVisible() || isInner(*widget) ||
            widget->focusPolicy() == Qt::NoFocus)
            continue;
        const QAccessibleInterface* reader = QAccessible::queryAccessibleInterface(widget);
        if (reader == nullptr) {
            faults << describe(*widget) + QStringLiteral(" is not there for screen readers");
            continue;
        }
        if (reader->text(QAccessible::Name).isEmpty())
            faults << describe(*widget) + QStringLiteral(" has no name");
        if (reader->role() == QAccessible::NoRole)
            faults << describe(*widget) + QStringLiteral(" has no role");
        if (!chain.contains(widget))
            faults << describe(*widget) + QStringLiteral(" is not in the tab order");
    }
    return faults;
}

/// The first row above one that Tab came to before, in a column of rows.
QString jumpUp(const QWidget* before, const QWidget* now) {
    const auto column = [](const QWidget* widget) {
        while (widget != nullptr && !widget->inherits("app::FormColumn"))
            widget = widget->parentWidget();
        return widget;
    };
    const QWidget* rows = before != nullptr ? column(before) : nullptr;
    if (rows == nullptr || rows != column(now) ||
        before->mapTo(rows, QPoint()).y() <= now->mapTo(rows, QPoint(0, now->height())).y())
        return {};
    return describe(*now) + QStringLiteral(" comes after ") + describe(*before);
}

/// Which widgets that take the focus by Tab it never comes to, however often the key is pressed, and where it
/// jumps.
QStringList faultsOfTab(QWidget& window) {
    QStringList out;
    const QWidget* before = nullptr;
    QSet<const QWidget*> missing;
    const auto widgets = window.findChildren<QWidget*>();
    for (const QWidget* widget : widgets)
        if (widget->window() == &window && widget->isVisible() && widget->isEnabled() && !isInner(*widget) &&
            (widget->focusPolicy() & Qt::TabFocus) != 0 && widget->focusProxy() == nullptr)
            missing.insert(widget);
    for (qsizetype left = 2 * widgets.size(); left > 0 && !missing.isEmpty(); --left) {
        QWidget* focus = window.focusWidget() != nullptr ? window.focusWidget() : &window;
        if (missing.remove(focus))
            if (const QString fault = jumpUp(std::exchange(before, focus), focus); !fault.isEmpty())
                out << fault;
        QTest::keyClick(focus, Qt::Key_Tab);
    }
    for (const QWidget* widget : std::as_const(missing))
        out << describe(*widget) + QStringLiteral(" is not reached by Tab");
    return out;
}

} // namespace

class WindowAccessibilityTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowDriver> m_driver;

    void checkDialog(const char* name) {
        auto* dialog = m_driver->seek<QDialog>(name);
        QVERIFY2(dialog != nullptr, name);
        const QStringList faults = faultsOf(*dialog) + faultsOfTab(*dialog);
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
        QVERIFY2(!dialog->windowTitle().isEmpty(), name);
        // Enter does what the dialog is for: its own button is the default, and the only one.
        const auto buttons = dialog->findChildren<QPushButton*>();
        for (const QPushButton* button : buttons) {
            const bool isTheAction = button->objectName() == QLatin1String("export") ||
                                     button->objectName() == QLatin1String("import");
            QVERIFY2(!isTheAction || button->isDefault() || !button->isEnabled(), name);
            QVERIFY2(isTheAction || !button->isDefault() ||
                         dialog->findChild<QPushButton*>(QStringLiteral("export")) == nullptr,
                     name);
        }
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY2(!m_driver->isShown(name), name);
    }

private Q_SLOTS:
    void initTestCase() {
        QAccessible::setActive(true);
        m_driver = std::make_unique<WindowDriver>(QSize(1440, 900));
    }
    void cleanupTestCase() { m_driver.reset(); }

    void noTwoEntriesOfAMenuHaveOneLetter() {
        const QStringList shared = m_driver->sharedMenuLetters();
        QVERIFY2(shared.isEmpty(), qPrintable(shared.join(QLatin1Char('\n'))));
    }

    void theMainWindow() {
        m_driver->act("view.split");
        const QStringList faults = faultsOf(m_driver->window());
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
        m_driver->act("view.3d");
    }

    void theDialogs_data() {
        QTest::addColumn<QByteArray>("action");
        QTest::addColumn<QByteArray>("dialog");
        for (const auto& [action, dialog] : WindowDriver::dialogOpeners())
            QTest::newRow(dialog) << QByteArray(action) << QByteArray(dialog);
    }
    void theDialogs() {
        QFETCH(QByteArray, action);
        QFETCH(QByteArray, dialog);
        m_driver->act(action.constData());
        checkDialog(dialog.constData());
    }

    void theImportDialog() {
        m_driver->openImportDialog();
        checkDialog("importDialog");
    }

    void everyActionIsReachableByKeyboard() {
        QSet<QAction*> inMenus;
        const auto menus = m_driver->window().menuBar()->findChildren<QMenu*>();
        for (const QMenu* menu : menus) {
            const auto actions = menu->actions();
            for (QAction* action : actions)
                inMenus.insert(action);
        }
        for (const QToolButton* button : m_driver->window().findChildren<QToolButton*>())
            if (button->menu() != nullptr && (button->focusPolicy() & Qt::TabFocus) != 0)
                for (QAction* action : button->menu()->actions())
                    inMenus.insert(action);
        // The menu key opens those of what has the focus.
        for (const QWidget* widget : m_driver->window().findChildren<QWidget*>())
            if (widget->contextMenuPolicy() == Qt::ActionsContextMenu &&
                (widget->focusPolicy() & Qt::TabFocus) != 0)
                for (QAction* action : widget->actions())
                    inMenus.insert(action);
        const auto actions = m_driver->window().findChildren<QAction*>();
        QStringList faults;
        for (QAction* action : actions) {
            if (action->isSeparator() || action->text().isEmpty() || action->parent()->inherits("QLineEdit"))
                continue;
            if (!inMenus.contains(action) && action->shortcut().isEmpty() && action->menu() == nullptr)
                faults << action->objectName() + QLatin1Char(' ') + action->text();
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
    }

    void noShortcutIsTakenTwice() {
        QMap<QString, QString> taken;
        QStringList faults;
        const auto actions = m_driver->window().findChildren<QAction*>();
        for (const QAction* action : actions) {
            const auto keys = action->shortcuts();
            for (const QKeySequence& key : keys) {
                const QString name = key.toString();
                if (taken.contains(name))
                    faults << QStringLiteral("%1: %2 and %3").arg(name, taken[name], action->text());
                taken.insert(name, action->text());
            }
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
        QVERIFY(taken.size() > 15);
    }
};

} // namespace app

QTEST_MAIN(app::WindowAccessibilityTest)
#include "window_accessibility_test.moc"
