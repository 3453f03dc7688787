// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/pin_edits.h"

#include <QWidget>

class QLabel;
class QTableView;
class QToolButton;

namespace app {

class ControlRow;
class InlineMessage;
class PinLineForm;
class PinsModel;

/// The pins as a table: to see, type, remove, import and export them, with their reach. GUI thread.
class PinsDock : public QWidget {
    Q_OBJECT

public:
    /// `edits` outlives the dock.
    PinsDock(Document& document, PinEdits& edits, QWidget* parent = nullptr);

    /// The heights of a line, while one is drawn.
    void setLineShown(bool shown);
    [[nodiscard]] PinLineForm& lineForm() const { return *m_line; }
    [[nodiscard]] QTableView& table() const { return *m_table; }
    /// What is wrong with what was asked for; empty = nothing.
    [[nodiscard]] QString message() const;
    void showMessage(const QString& sentence);

    [[nodiscard]] QSize sizeHint() const override { return {300, 320}; }

Q_SIGNALS:
    void importWanted();
    void exportWanted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void addTable();
    QToolButton* addButton(const char* iconName, const QString& text, const QString& help);
    QWidget* makeReach();
    void follow();
    void followSelection();
    void removeSelected();
    void takeReach(const terrain::ParameterValue& value, bool inGesture);

    Document& m_document;
    PinEdits& m_edits;
    QWidget* m_content;
    QLabel* m_hint;
    PinLineForm* m_line;
    QTableView* m_table;
    InlineMessage* m_message;
    QLabel* m_further;
    QWidget* m_buttons;
    ControlRow* m_reach = nullptr;
    QToolButton* m_remove = nullptr;
    QToolButton* m_export = nullptr;
    int m_gesture = 0;
    DocumentState m_before; ///< a gesture of the reach
};

} // namespace app
