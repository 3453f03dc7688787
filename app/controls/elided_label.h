// SPDX-License-Identifier: MIT
#pragma once

#include <QLabel>

namespace app {

/// A line of plain text that ends with an ellipsis where there is no room for all of it; its tooltip then
/// says the whole. It never asks for more than `leastWidth` pixels.
class ElidedLabel : public QLabel {
    Q_OBJECT

public:
    explicit ElidedLabel(Qt::TextElideMode mode = Qt::ElideRight, int leastWidth = 0,
                         QWidget* parent = nullptr);

    /// Where the text is a row of parts, whole ones are left out at its end.
    void setSeparator(const QString& separator) { m_separator = separator; }

    /// What is seen of text().
    [[nodiscard]] QString shownText() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    Qt::TextElideMode m_mode;
    int m_leastWidth;
    QString m_separator;
};

} // namespace app
