// SPDX-License-Identifier: MIT
#pragma once

#include "app/settings/motion_choice.h"

#include <QProxyStyle>

namespace app {

/// Fusion with flat, quiet controls: one accent, fields and buttons with a hairline, and a clear ring around
/// what has the keyboard focus. Takes every colour from the palette.
class FlatStyle : public QProxyStyle {
    Q_OBJECT

public:
    FlatStyle();

    /// System: as Qt has it from the platform.
    void setMotion(Motion motion) { m_motion = motion; }

    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* data) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                         const QWidget* widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                           const QWidget* widget) const override;
    QIcon standardIcon(StandardPixmap pixmap, const QStyleOption* option,
                       const QWidget* widget) const override;

private:
    Motion m_motion = Motion::System;
};

/// A field whose dynamic property with this name is true is drawn with an error's colour.
inline constexpr char invalidProperty[] = "moraineInvalid";

} // namespace app
