// SPDX-License-Identifier: MIT
#pragma once

#include "app/controls/palette.h"

#include <QWidget>

class QLabel;

namespace app {

/// A sentence beside the control it is about, with an icon: an error, a warning or a hint. Hidden while it
/// has no text. Screen readers are told when one appears.
class InlineMessage : public QWidget {
    Q_OBJECT

public:
    explicit InlineMessage(QWidget* parent = nullptr);

    void showMessage(Tone tone, const QString& text);
    void clear();
    [[nodiscard]] QString text() const;
    [[nodiscard]] Tone tone() const { return m_tone; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void applyColours();

    Tone m_tone = Tone::Info;
    QLabel* m_icon;
    QLabel* m_text;
    bool m_colouring = false;
};

} // namespace app
