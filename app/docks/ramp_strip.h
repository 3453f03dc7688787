// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <string>

namespace app {

/// A colour ramp from its lowest to its highest height, with the heights at its ends.
class RampStrip : public QWidget {
    Q_OBJECT

public:
    explicit RampStrip(QWidget* parent = nullptr);

    void setRamp(const std::string& rampId);
    /// In m; not finite = the heights are not known yet.
    void setRange(double minimum, double maximum);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {80, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::string m_ramp;
    double m_minimum;
    double m_maximum;
};

} // namespace app
