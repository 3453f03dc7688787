// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/surface/profile.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace app {

/// A profile over its distance, both in m; gaps are holes. The pointer, or the arrow keys (Shift ×10), read
/// one point. GUI thread.
class ProfilePlot : public QWidget {
    Q_OBJECT

public:
    explicit ProfilePlot(QWidget* parent = nullptr);

    void setPoints(std::vector<terrain::ProfilePoint> points);
    [[nodiscard]] const std::vector<terrain::ProfilePoint>& points() const { return m_points; }
    /// The point that is read; none when there is none.
    [[nodiscard]] std::optional<terrain::ProfilePoint> read() const;

    [[nodiscard]] QSize sizeHint() const override { return {300, 220}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {180, 140}; }

Q_SIGNALS:
    /// Another point is read, or none.
    void readChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void setRead(std::optional<std::size_t> index);
    [[nodiscard]] QString readText() const;

    std::vector<terrain::ProfilePoint> m_points;
    std::optional<std::size_t> m_read;
};

} // namespace app
