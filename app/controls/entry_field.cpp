// SPDX-License-Identifier: MIT
#include "app/controls/entry_field.h"

#include "app/controls/flat_style.h"
#include "app/controls/icons.h"
#include "app/controls/keyboard_home.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>

#include <memory>

namespace app {

EntryField::EntryField(QWidget* parent) : QLineEdit(parent) {
    setTextMargins(2, 0, 2, 0);
    connect(this, &QLineEdit::editingFinished, this, &EntryField::finish);
}

void EntryField::setEntry(const QString& text) {
    m_entry = text;
    setInvalid(false);
    if (this->text() != text) {
        setText(text);
        setCursorPosition(0);
    }
    setModified(false);
}

void EntryField::setInvalid(bool invalid) {
    if (m_invalid == invalid)
        return;
    m_invalid = invalid;
    setProperty(invalidProperty, invalid);
    update();
}

void EntryField::finishPending() {
    if (auto* field = qobject_cast<EntryField*>(QApplication::focusWidget()))
        field->finish();
}

void EntryField::finish() {
    if (!isModified())
        return;
    setModified(false);
    Q_EMIT entered(text());
}

void EntryField::revert() {
    setEntry(m_entry);
    selectAll();
    Q_EMIT reverted();
}

bool EntryField::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Escape && isPending()) {
            key->accept();
            return true;
        }
        if (!isModified() && (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo))) {
            key->ignore();
            return false;
        }
    }
    return QLineEdit::event(event);
}

void EntryField::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && isPending()) {
        revert();
        return event->accept();
    }
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    QLineEdit::keyPressEvent(event);
    if (!isEnter)
        return;
    if (m_invalid)
        event->accept(); // a dialog's default button waits until the entry is right
    else if (QWidget* home = keyboardHomeOf(*this))
        home->setFocus();
}

void EntryField::contextMenuEvent(QContextMenuEvent* event) {
    const std::unique_ptr<QMenu> menu(createStandardContextMenu());
    if (!m_resetText.isEmpty() && !isReadOnly()) {
        auto* reset = new QAction(icon(QStringLiteral("reset")), m_resetText, menu.get());
        connect(reset, &QAction::triggered, this, &EntryField::resetRequested);
        QAction* first = menu->actions().value(0);
        menu->insertAction(first, reset);
        menu->insertSeparator(first);
    }
    menu->exec(event->globalPos());
}

void EntryField::focusInEvent(QFocusEvent* event) {
    QLineEdit::focusInEvent(event);
    if (event->reason() == Qt::ShortcutFocusReason) // the label's mnemonic
        selectAll();
}

} // namespace app
