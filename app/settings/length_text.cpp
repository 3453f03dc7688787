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

QString lengthTextBeside(double metres, double other, int digits) {
    const auto text = [metres, digits](double unit, const char* words) {
        const QString size = QLocale().toString(rounded(rounded(std::abs(metres), digits) / unit, digits),
                                                'f', QLocale::FloatingPointShortest);
        const QString shown = QCoreApplication::translate("LengthText", words).arg(size);
        return metres < 0 ? QChar(0x2212) + shown : shown;
    };
    const double suited = rounded(std::abs(other), digits);
    if (suited >= 1000)
        return text(1000, QT_TRANSLATE_NOOP("LengthText", "%1 km"));
    if (suited >= 1)
        return text(1, QT_TRANSLATE_NOOP("LengthText", "%1 m"));
    if (suited >= 0.01)
        return text(0.01, QT_TRANSLATE_NOOP("LengthText", "%1 cm"));
    return text(0.001, QT_TRANSLATE_NOOP("LengthText", "%1 mm"));
}

QString lengthText(double metres, int digits) {
    return lengthTextBeside(metres, metres, digits);
}

} // namespace app
