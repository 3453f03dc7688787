// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/start_grid_edits.h"

#include <QWidget>

class QLabel;
class QLayout;
class QPushButton;

namespace app {

class InlineMessage;
class ParameterForm;

/// The start grid and the brush that paints it. GUI thread.
class StartGridDock : public QWidget {
    Q_OBJECT

public:
    /// `edits` outlives the dock.
    explicit StartGridDock(StartGridEdits& edits, QWidget* parent = nullptr);

    /// The brush as the person chose it: mode (raise, lower, set), radius, amount and height in m, cells.
    [[nodiscard]] const terrain::ParameterSet& brush() const;
    /// What suits a land of this size and these heights, while nobody has chosen a brush.
    void proposeBrush(double radius, double amount);
    [[nodiscard]] QString message() const;

    [[nodiscard]] QSize sizeHint() const override { return {300, 320}; }

Q_SIGNALS:
    void brushChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QLayout* makeButtons();
    void follow();

    StartGridEdits& m_edits;
    QWidget* m_content;
    QLabel* m_hint;
    InlineMessage* m_message;
    ParameterForm* m_form;
    QPushButton* m_begin;
    QPushButton* m_clear;
    bool m_chosen = false;
};

} // namespace app
