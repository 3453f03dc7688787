// SPDX-License-Identifier: MIT
#pragma once

#include <QPalette>
#include <QRect>

class QPainter;
class QStyleOption;
class QStyleOptionSlider;
class QWidget;

namespace app::flat {

// What FlatStyle draws. All colours come from the option's palette; all strokes fall on whole pixels.

inline constexpr qreal radius = 4;

void focusRing(QPainter& painter, const QRect& rect, const QPalette& palette);
void field(QPainter& painter, const QStyleOption& option, bool invalid);
void button(QPainter& painter, const QStyleOption& option, bool isDefault);
void toolButton(QPainter& painter, const QStyleOption& option);
void checkBox(QPainter& painter, const QStyleOption& option);
void radioButton(QPainter& painter, const QStyleOption& option);
/// `groove` and `handle` in the option's coordinates.
void slider(QPainter& painter, const QStyleOptionSlider& option, const QRect& groove, const QRect& handle);
void scrollHandle(QPainter& painter, const QStyleOptionSlider& option, const QRect& handle);
/// A tab of a tab bar above (or below) its page: the chosen one has a line of the accent.
void tab(QPainter& painter, const QStyleOption& option, bool belowPage);
void progressGroove(QPainter& painter, const QStyleOption& option);
void progressFill(QPainter& painter, const QRect& rect, const QPalette& palette);
/// The ground of a list's row; the chosen one has a tint and a bar of the accent.
void listRow(QPainter& painter, const QStyleOption& option, bool chosen);
void chevronDown(QPainter& painter, const QRect& rect, const QColor& ink);

} // namespace app::flat
