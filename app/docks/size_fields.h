// SPDX-License-Identifier: MIT
#pragma once

#include "app/controls/number_range.h"

#include <QList>
#include <QString>

class QLabel;
class QToolButton;
class QWidget;

namespace app {

class NumberField;

// What the rows of the size editor are made of.

/// A field whose steps are entries.
NumberField* makeField(const NumberRange& range, int leastWidth, QWidget* parent);
/// The parts beside each other; what is no label shares the room.
QWidget* inLine(const QList<QWidget*>& parts, int spacing);
/// The sign between two fields.
QLabel* times();
/// One of several buttons of which one is down.
QToolButton* segment(const QString& text, const QString& help);
/// As a tooltip that takes several lines where it is long.
QString inLines(const QString& text);

} // namespace app
