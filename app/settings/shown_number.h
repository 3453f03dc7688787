// SPDX-License-Identifier: MIT
#pragma once

#include <QLocale>
#include <QString>

namespace app {

// How numbers look: those that are read have the groups of the language and a true minus sign; those that
// can be typed stand as they are typed, in fields and in the words about them (controls/number_range.h).

/// A number to be read; `format` and `precision` as QLocale::toString takes them. What rounds to 0 has no
/// sign.
QString shownNumber(double value, char format, int precision, const QLocale& locale = QLocale());

/// A number of QLocale's with a minus sign for its hyphen, none before 0.
QString withMinus(QString number);

} // namespace app
