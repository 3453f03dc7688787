// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLabel;

namespace app {

/// A message that lies over a map until the person closes it. Hidden while there is none.
class MapNotice : public QWidget {
    Q_OBJECT

public:
    explicit MapNotice(QWidget* map);

    /// Empty closes it.
    void setText(const QString& text);
    [[nodiscard]] QString text() const;
    /// Along the top of `area`, beside the north arrow.
    void placeIn(const QRect& area);

Q_SIGNALS:
    void closed();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QLabel* m_label;
    QRect m_area;
};

} // namespace app
