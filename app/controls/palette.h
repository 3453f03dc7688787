// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QPalette>

namespace app {

/// The program's colours: neutral greys, so that the terrain's colours lead, and one accent.
QPalette themePalette(bool dark);

/// Whether a palette is a dark one (light text on a dark window).
bool isDark(const QPalette& palette);

/// Text of less weight (hints, units, captions), still readable on window and field backgrounds.
QColor mutedText(const QPalette& palette);

/// The quiet line around fields, buttons and pictures.
QColor outline(const QPalette& palette);

/// What a message is about; its colour comes with an icon and words, never alone.
enum class Tone { Error, Warning, Info };
QColor toneColour(const QPalette& palette, Tone tone);

/// Contrast of two opaque colours, 1…21 (WCAG 2.1, relative luminance).
double contrastRatio(const QColor& a, const QColor& b);

} // namespace app
