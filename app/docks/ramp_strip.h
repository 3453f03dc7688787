// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"
#include "libterrain/surface/display.h"

#include <QWidget>

#include <optional>

namespace app {

/// The legend of the colours: from west to east the heights rise evenly, each in the colour that the ground
/// of that height has, with the heights at the ends and a mark where the sea is.
class RampStrip : public QWidget {
    Q_OBJECT

public:
    explicit RampStrip(QWidget* parent = nullptr);

    /// How the terrain is shown, its heights (empty = not known yet) and the recipe's sea level in m.
    void setLegend(const terrain::Display& display, const terrain::HeightRange& heights,
                   std::optional<double> seaLevel);

    /// The height in m at a place of the strip, and back (not clamped); NaN while no heights are known.
    [[nodiscard]] double heightAt(double x) const;
    [[nodiscard]] double placeOf(double height) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {80, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] bool isKnown() const;
    [[nodiscard]] std::optional<double> seaPlace() const;
    [[nodiscard]] QString heightText(double height) const;
    void drawLabels(QPainter& painter) const;

    terrain::Display m_display;
    terrain::HeightRange m_heights;
    std::optional<double> m_sea; ///< where it is shown
};

} // namespace app
