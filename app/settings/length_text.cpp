// SPDX-License-Identifier: MIT
#include "app/settings/length_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace app {

QString lengthText(double metres) {
    const auto text = [](double value, const char* unit) {
        return QCoreApplication::translate("LengthText", unit)
            .arg(QLocale().toString(value, 'g', QLocale::FloatingPointShortest));
    };
    if (metres >= 1000)
        return text(metres / 1000, QT_TRANSLATE_NOOP("LengthText", "%1 km"));
    if (metres >= 1)
        return text(metres, QT_TRANSLATE_NOOP("LengthText", "%1 m"));
    // Rounded, since 0.07 · 100 is not 7.
    if (metres >= 0.01)
        return text(std::round(metres * 100), QT_TRANSLATE_NOOP("LengthText", "%1 cm"));
    return text(std::round(metres * 1e6) / 1000, QT_TRANSLATE_NOOP("LengthText", "%1 mm"));
}

} // namespace app
