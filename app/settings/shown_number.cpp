// SPDX-License-Identifier: MIT
#include "app/settings/shown_number.h"

#include <algorithm>

namespace app {

QString withMinus(QString number) {
    if (!number.startsWith(QLatin1Char('-')))
        return number;
    const bool isZero = std::ranges::none_of(number, [](QChar c) { return c.digitValue() > 0; });
    if (isZero && number.contains(QLatin1Char('0'))) // −∞ has no digits at all
        return number.mid(1);
    return number.replace(0, 1, QChar(0x2212));
}

QString shownNumber(double value, char format, int precision, const QLocale& locale) {
    return withMinus(locale.toString(value, format, precision));
}

} // namespace app
