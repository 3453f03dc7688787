// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"
#include "libterrain/surface/display.h"
#include "libterrain/surface/shape_colours.h"

#include <QWidget>

#include <optional>

namespace app {

/// What a legend asks of a terrain as a whole.
struct LegendMeasures {
    terrain::HeightRange heights; ///< empty = not known yet
    double curvature = 1;         ///< terrain::curvatureRange()
};

/// The legend of the colours: from west to east the heights (or degrees of slope, of the compass, or
/// curvatures) rise evenly, each in the colour that such ground has, with the values at the ends and a mark
/// where the sea is.
class RampStrip : public QWidget {
    Q_OBJECT

public:
    explicit RampStrip(QWidget* parent = nullptr);

    /// How the terrain is shown, what it is like and the recipe's sea level in m.
    void setLegend(const terrain::Display& display, const LegendMeasures& measures,
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
    [[nodiscard]] QString shapeText(double value) const;
    [[nodiscard]] QString valueText(double x) const;
    [[nodiscard]] QImage columns(int count) const;
    void drawLabels(QPainter& painter) const;
    void drawShapeLabels(QPainter& painter) const;

    terrain::Display m_display;
    terrain::HeightRange m_heights;
    std::optional<double> m_sea;                  ///< where it is shown
    std::optional<terrain::ShapeColours> m_shape; ///< none: by height
};

} // namespace app
