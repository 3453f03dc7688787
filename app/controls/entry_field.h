// SPDX-License-Identifier: MIT
#pragma once

#include <QLineEdit>

namespace app {

/// A line of text that counts when it is finished: with Enter or when the focus goes elsewhere. Escape takes
/// a change back. While nothing is typed, undo and redo belong to the window, not to the field.
class EntryField : public QLineEdit {
    Q_OBJECT

public:
    explicit EntryField(QWidget* parent = nullptr);

    /// Shows the value that holds now; what was being typed is dropped.
    void setEntry(const QString& text);
    [[nodiscard]] QString entry() const { return m_entry; }

    /// Draws the field as wrong; the sentence stands beside it.
    void setInvalid(bool invalid);
    [[nodiscard]] bool isInvalid() const { return m_invalid; }

    /// The name of the reset command in the context menu; empty = there is none.
    void setResetText(const QString& text) { m_resetText = text; }

    /// Finishes the entry that is being typed somewhere in the program, if any. To be called before the
    /// program acts on values (save, export) by a shortcut, which leaves the focus where it is.
    static void finishPending();

Q_SIGNALS:
    /// A changed text was finished. The receiver shows it with setEntry or calls setInvalid.
    void entered(const QString& text);
    /// Escape: entry() holds again.
    void reverted();
    void resetRequested();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    void finish();
    void revert();
    [[nodiscard]] bool isPending() const { return isModified() || m_invalid; }

    QString m_entry;
    QString m_resetText;
    bool m_invalid = false;
};

} // namespace app
