// SPDX-License-Identifier: MIT
#include "app/settings/length_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace app {

namespace {

/// Without it products show their binary tails: 0.07 · 100, or a speed after some turns of the wheel.
double rounded(double value, int digits) {
    if (!(value > 0) || !std::isfinite(value))
        return value;
    const double power = std::pow(10.0, digits - 1 - std::floor(std::log10(value)));
    return std::round(value * power) / power;
}

} // namespace

QString lengthText(double metres, int digits) {
    const double length = rounded(metres, digits);
    const auto text = [digits](double value, const char* unit) {
        return QCoreApplication::translate("LengthText", unit)
            .arg(QLocale().toString(rounded(value, digits), 'f', QLocale::FloatingPointShortest));
    };
    if (length >= 1000)
        return text(length / 1000, QT_TRANSLATE_NOOP("LengthText", "%1 km"));
    if (length >= 1)
        return text(length, QT_TRANSLATE_NOOP("LengthText", "%1 m"));
    if (length >= 0.01)
        return text(length * 100, QT_TRANSLATE_NOOP("LengthText", "%1 cm"));
    return text(length * 1000, QT_TRANSLATE_NOOP("LengthText", "%1 mm"));
}

} // namespace app
