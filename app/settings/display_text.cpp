// SPDX-License-Identifier: MIT
#include "app/settings/display_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace app {

namespace {

class DisplayText {
    Q_DECLARE_TR_FUNCTIONS(DisplayText)
};

const QString thinSpace = QStringLiteral("\u00a0"); // between a number and its unit, never broken

/// About four digits, never more than four after the point, and no zeros at the end.
QString rounded(double value) {
    const double size = std::abs(value);
    if (size >= 1e15)
        return QLocale().toString(value, 'g', 4);
    int decimals = size >= 1000 ? 0 : size >= 100 ? 1 : size >= 1 || size == 0 ? 2 : 4;
    qint64 digits = std::llround(value * std::pow(10, decimals));
    for (; decimals > 0 && digits % 10 == 0; --decimals)
        digits /= 10;
    return QLocale().toString(value, 'f', decimals);
}

} // namespace

QString metresText(double metres) {
    if (!std::isfinite(metres))
        return QStringLiteral("–");
    return rounded(metres) + thinSpace + QStringLiteral("m");
}

QString metreRangeText(double minimum, double maximum) {
    if (!std::isfinite(minimum) || !std::isfinite(maximum))
        return DisplayText::tr("no heights");
    return rounded(minimum) + QStringLiteral(" … ") + metresText(maximum);
}

QString sizeText(int columns, int rows) {
    return QStringLiteral("%1 × %2").arg(countText(columns), countText(rows));
}

QString countText(qint64 count) {
    return QLocale().toString(count);
}

QString bytesText(quint64 bytes) {
    return QLocale().formattedDataSize(static_cast<qint64>(bytes), 1, QLocale::DataSizeSIFormat);
}

QString durationText(double seconds) {
    if (seconds < 1)
        return QLocale().toString(std::ceil(seconds * 1000), 'f', 0) + thinSpace + QStringLiteral("ms");
    return QLocale().toString(seconds, 'f', 1) + thinSpace + QStringLiteral("s");
}

QString stepText(double metres) {
    if (metres >= 1 || metres == 0)
        return QLocale().toString(metres, 'f', 2) + thinSpace + QStringLiteral("m");
    if (metres >= 0.01)
        return QLocale().toString(metres * 100, 'f', 1) + thinSpace + QStringLiteral("cm");
    return QLocale().toString(metres * 1000, 'g', 2) + thinSpace + QStringLiteral("mm");
}

} // namespace app
