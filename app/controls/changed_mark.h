// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractButton>

namespace app {

/// The small dot beside a label whose value was changed; a click resets it. Keeps its place while unmarked.
class ChangedMark : public QAbstractButton {
    Q_OBJECT

public:
    explicit ChangedMark(QWidget* parent = nullptr);

    void setMarked(bool marked);
    [[nodiscard]] bool isMarked() const { return m_marked; }
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    bool m_marked = false;
};

} // namespace app
