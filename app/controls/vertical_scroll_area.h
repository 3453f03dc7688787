// SPDX-License-Identifier: MIT
#pragma once

#include <QScrollArea>

namespace app {

/// Scrolls up and down only: what it holds is as wide as it is. Its least width is that of its content.
class VerticalScrollArea : public QScrollArea {
    Q_OBJECT

public:
    explicit VerticalScrollArea(QWidget* content, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void wheelEvent(QWheelEvent* event) override;
};

} // namespace app
