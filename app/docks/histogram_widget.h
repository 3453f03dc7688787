// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/surface/statistics.h"

#include <QWidget>

#include <optional>

namespace app {

/// How much of the land lies at which height, as bars over a height axis in m.
class HistogramWidget : public QWidget {
    Q_OBJECT

public:
    explicit HistogramWidget(QWidget* parent = nullptr);

    void setStatistics(const std::optional<terrain::Statistics>& statistics);

    [[nodiscard]] QSize sizeHint() const override { return {260, 160}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {160, 120}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::optional<terrain::Statistics> m_statistics;
};

/// Round numbers (1, 2 or 5 times a power of ten apart) within minimum…maximum, at most about `count`.
std::vector<double> axisTicks(double minimum, double maximum, int count);

} // namespace app
