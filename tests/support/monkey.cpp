// SPDX-License-Identifier: MIT
#include "tests/support/monkey.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QMouseEvent>
#include <QTest>
#include <QWheelEvent>

namespace app {

namespace {

constexpr int loopPause = 30; // ms until an event loop within a deed is acted in

QString nameOf(const QWidget& widget) {
    QString out = QString::fromLatin1(widget.metaObject()->className());
    if (!widget.objectName().isEmpty())
        out += QLatin1Char(' ') + widget.objectName();
    return out;
}

void sendMouse(QWidget& widget, QEvent::Type type, QPoint at, Qt::MouseButton button, Qt::MouseButtons held,
               Qt::KeyboardModifiers modifiers = {}) {
    QMouseEvent event(type, at, widget.mapToGlobal(QPointF(at)), button, held, modifiers);
    QCoreApplication::sendEvent(&widget, &event);
}

Qt::Key keyFrom(unsigned number) {
    constexpr Qt::Key keys[] = {
        Qt::Key_Return, Qt::Key_Return, Qt::Key_Escape, Qt::Key_Tab,       Qt::Key_Tab,    Qt::Key_Backtab,
        Qt::Key_Up,     Qt::Key_Down,   Qt::Key_Left,   Qt::Key_Right,     Qt::Key_PageUp, Qt::Key_PageDown,
        Qt::Key_Home,   Qt::Key_End,    Qt::Key_Delete, Qt::Key_Backspace, Qt::Key_Space,  Qt::Key_Insert,
        Qt::Key_F2,     Qt::Key_F5,     Qt::Key_F11,    Qt::Key_Plus,      Qt::Key_Minus,  Qt::Key_Period,
        Qt::Key_Comma,  Qt::Key_Menu};
    const unsigned plain = std::size(keys);
    const unsigned index = number % (plain + 26 + 10);
    if (index < plain)
        return keys[index];
    return static_cast<Qt::Key>(index < plain + 26 ? Qt::Key_A + index - plain
                                                   : Qt::Key_0 + index - plain - 26);
}

} // namespace

Monkey::Monkey(quint32 seed, const QString& folder, QObject* parent)
    : QObject(parent), m_random(seed), m_inLoops(seed), m_folder(folder) {
    // Menus and drags run event loops of their own: something has to be done in them, or they never end.
    m_loops.setSingleShot(true);
    m_loops.setInterval(loopPause);
    connect(&m_loops, &QTimer::timeout, this, &Monkey::leaveLoop);
    m_loops.start();
}

void Monkey::leaveLoop() {
    m_loops.start(); // before anything that may run another loop
    if (m_deeds == 0)
        return;
    QPointer<QWidget> target = QApplication::activePopupWidget();
    if (target == nullptr)
        target = QApplication::activeWindow();
    if (target == nullptr)
        return;
    for (unsigned down = m_inLoops() % 8; target != nullptr && down > 0; --down)
        QTest::keyClick(target, Qt::Key_Down);
    if (target != nullptr)
        QTest::keyClick(target, m_inLoops() % 3 == 0 ? Qt::Key_Return : Qt::Key_Escape);
    if (target != nullptr && qobject_cast<QMenu*>(target) != nullptr && m_inLoops() % 4 == 0)
        target->close();
}

QString Monkey::act(QWidget& window) {
    ++m_deeds;
    m_loops.start();
    const auto deed = [&]() -> QString {
        if (QWidget* popup = QApplication::activePopupWidget())
            return inPopup(*popup);
        QWidget* modal = QApplication::activeModalWidget();
        if (auto* files = qobject_cast<QFileDialog*>(modal))
            return inFileDialog(*files);
        if (auto* dialog = qobject_cast<QDialog*>(modal); dialog != nullptr && chance(10)) {
            const QString name = nameOf(*dialog);
            dialog->reject();
            return QStringLiteral("close ") + name;
        }
        QWidget& top = modal != nullptr ? *modal : window;
        if (modal == nullptr && chance(22))
            return byAction(window);
        if (modal == nullptr && chance(1))
            return dropFile(window);
        return chance(60) ? byMouse(top) : byKeys(top);
    }();
    --m_deeds;
    return deed;
}

QString Monkey::inPopup(QWidget& popup) {
    const QPointer<QWidget> target = &popup;
    const QString name = nameOf(popup);
    if (chance(30)) {
        popup.close();
        return QStringLiteral("close ") + name;
    }
    for (int down = below(9); target != nullptr && down > 0; --down)
        QTest::keyClick(target, chance(85) ? Qt::Key_Down : Qt::Key_Right);
    if (target != nullptr)
        QTest::keyClick(target, chance(70) ? Qt::Key_Return : Qt::Key_Escape);
    return QStringLiteral("choose in ") + name;
}

QString Monkey::anyFile() {
    const QStringList there = QDir(m_folder).entryList(QDir::Files);
    const QStringList fresh = {QStringLiteral("new"),     QStringLiteral("one.moraine"),
                               QStringLiteral("two.tif"), QStringLiteral("three.obj"),
                               QStringLiteral("ä b.png"), QStringLiteral("four.json")};
    const int index = below(static_cast<int>(there.size() + fresh.size()));
    return QDir(m_folder).filePath(index < there.size() ? there[index] : fresh[index - there.size()]);
}

QString Monkey::inFileDialog(QFileDialog& dialog) {
    const QString path = anyFile();
    auto* edit = dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
    if (edit != nullptr && chance(80)) {
        edit->setText(path);
        // What its own list selects meanwhile counts more than what is typed.
        if (dialog.selectedFiles().value(0).startsWith(path)) {
            QMetaObject::invokeMethod(&dialog, "accept");
            return QStringLiteral("give ") + path;
        }
    }
    dialog.reject();
    return QStringLiteral("cancel the file dialog");
}

QWidget* Monkey::anyOf(QWidget& top) {
    QList<QWidget*> there{&top};
    const auto all = top.findChildren<QWidget*>();
    for (QWidget* widget : all) {
        if (widget->isVisible() && widget->isEnabled() && !widget->visibleRegion().isEmpty())
            there.append(widget);
    }
    return there[below(static_cast<int>(there.size()))];
}

QString Monkey::byMouse(QWidget& top) {
    const QPointer<QWidget> widget = anyOf(top);
    const QRect seen = widget->visibleRegion().boundingRect();
    if (seen.isEmpty())
        return QStringLiteral("nothing to click");
    const QPoint at(seen.left() + below(seen.width()), seen.top() + below(seen.height()));
    const QString where = QStringLiteral(" %1 at %2,%3").arg(nameOf(*widget)).arg(at.x()).arg(at.y());
    const int what = below(100);
    if (what < 15)
        return drag(*widget, at) + where;
    if (what < 25) {
        QWheelEvent event(at, widget->mapToGlobal(QPointF(at)), {}, {0, (below(7) - 3) * 120}, Qt::NoButton,
                          chance(15) ? Qt::ControlModifier : Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(widget, &event);
        return QStringLiteral("wheel") + where;
    }
    if (what < 30) {
        sendMouse(*widget, QEvent::MouseMove, at, Qt::NoButton, Qt::NoButton);
        return QStringLiteral("hover") + where;
    }
    const Qt::MouseButton button = what < 38 ? Qt::RightButton : Qt::LeftButton;
    QTest::mousePress(widget, button, {}, at);
    if (button == Qt::RightButton && widget != nullptr) {
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, widget->mapToGlobal(at));
        QCoreApplication::sendEvent(widget, &event);
    }
    if (widget != nullptr)
        QTest::mouseRelease(widget, button, {}, at);
    if (widget != nullptr && what < 46)
        QTest::mouseDClick(widget, button, {}, at);
    return (button == Qt::LeftButton ? QStringLiteral("click") : QStringLiteral("right click")) + where;
}

QString Monkey::drag(QWidget& widget, QPoint from) {
    const QPointer<QWidget> held = &widget;
    const Qt::MouseButton button = chance(75) ? Qt::LeftButton : Qt::RightButton;
    QPoint at = from;
    QTest::mousePress(held, button, {}, at);
    for (int step = 1 + below(6); held != nullptr && step > 0; --step) {
        at += QPoint(below(121) - 60, below(121) - 60);
        sendMouse(*held, QEvent::MouseMove, at, Qt::NoButton, button);
        if (chance(30))
            QCoreApplication::processEvents();
        if (held != nullptr && chance(4))
            QTest::keyClick(held, chance(50) ? Qt::Key_Escape : keyFrom(m_random()));
    }
    if (held != nullptr)
        QTest::mouseRelease(held, button, {}, at);
    return QStringLiteral("drag");
}

QString Monkey::typeNumber(QWidget& target) {
    const QPointer<QWidget> field = &target;
    const QString text = QString::number(below(4) == 0 ? below(3000) : below(60)) +
                         (chance(20) ? QStringLiteral(".5") : QString());
    QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
    if (field != nullptr)
        QTest::keyClicks(field, text);
    if (field != nullptr && chance(80))
        QTest::keyClick(field, chance(70) ? Qt::Key_Return : Qt::Key_Tab);
    return QStringLiteral("type ") + text;
}

QString Monkey::byKeys(QWidget& top) {
    if (chance(20)) { // to somewhere else, as by many tabs
        if (QWidget* other = anyOf(top); other->focusPolicy() != Qt::NoFocus)
            other->setFocus(Qt::TabFocusReason);
    }
    QWidget* focus = top.focusWidget();
    QWidget& target = focus != nullptr && focus->isVisible() ? *focus : top;
    const QString where = QStringLiteral(" in ") + nameOf(target);
    if (qobject_cast<QLineEdit*>(&target) != nullptr && chance(50))
        return typeNumber(target) + where;
    const Qt::Key key = keyFrom(m_random());
    constexpr Qt::KeyboardModifier modifiers[] = {Qt::ShiftModifier, Qt::ControlModifier, Qt::ControlModifier,
                                                  Qt::AltModifier};
    const Qt::KeyboardModifiers held = chance(30) ? modifiers[below(4)] : Qt::NoModifier;
    QTest::keyClick(&target, key, held);
    return QKeySequence(QKeyCombination(held, key)).toString() + where;
}

QString Monkey::byAction(QWidget& window) {
    QList<QAction*> there;
    const auto all = window.findChildren<QAction*>();
    for (QAction* action : all) {
        // Those of the window's own table, which its menus show.
        if (action->isEnabled() && action->objectName().contains(QLatin1Char('.')) &&
            !action->objectName().startsWith(QLatin1String("step.")))
            there.append(action);
    }
    if (there.isEmpty())
        return QStringLiteral("no action");
    QAction* action = there[below(static_cast<int>(there.size()))];
    for (const char* often : {"edit.undo", "edit.redo"})
        if (chance(20))
            if (auto* found = window.findChild<QAction*>(QLatin1String(often));
                found != nullptr && found->isEnabled())
                action = found;
    if (action->objectName() == QLatin1String("file.quit") && !chance(20))
        return QStringLiteral("thinks of leaving");
    const QString name = action->objectName();
    action->trigger();
    return QStringLiteral("action ") + name;
}

QString Monkey::dropFile(QWidget& window) {
    const QString path = anyFile();
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    QDragEnterEvent enter({9, 9}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(&window, &enter);
    QDropEvent drop(QPointF(9, 9), Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(&window, &drop);
    return QStringLiteral("drop ") + path;
}

bool Monkey::closeEverything() {
    for (int tries = 0; tries < 50; ++tries) {
        if (QWidget* popup = QApplication::activePopupWidget())
            popup->close();
        else if (auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget()))
            dialog->reject();
        else if (QApplication::activeModalWidget() == nullptr)
            return true;
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    return false;
}

} // namespace app
