// SPDX-License-Identifier: MIT
#include "app/settings/display_text.h"

#include "app/settings/shown_number.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace app {

namespace {

class DisplayText {
    Q_DECLARE_TR_FUNCTIONS(DisplayText)
};

const QString unitSpace = QStringLiteral("\u00a0"); // between a number and its unit, never broken

/// The decimals that give about four digits up to this size, never more than four.
int decimalsFor(double size) {
    return size >= 1000 ? 0 : size >= 100 ? 1 : size >= 1 || size == 0 ? 2 : 4;
}

/// How many of these decimals are left when zeros at the end are dropped.
int withoutZeros(double value, int decimals) {
    qint64 digits = std::llround(value * std::pow(10, decimals));
    for (; decimals > 0 && digits % 10 == 0; --decimals)
        digits /= 10;
    return decimals;
}

bool isHuge(double value) {
    return std::abs(value) >= 1e15; // more digits than a whole number holds
}

QString rounded(double value) {
    if (isHuge(value))
        return shownNumber(value, 'g', 4);
    return shownNumber(value, 'f', withoutZeros(value, decimalsFor(std::abs(value))));
}

} // namespace

QString metresText(double metres) {
    if (!std::isfinite(metres))
        return QStringLiteral("–");
    return rounded(metres) + unitSpace + QStringLiteral("m");
}

QString metreRangeText(double minimum, double maximum) {
    if (!std::isfinite(minimum) || !std::isfinite(maximum))
        return DisplayText::tr("no heights");
    if (isHuge(minimum) || isHuge(maximum))
        return rounded(minimum) + QStringLiteral(" … ") + metresText(maximum);
    // Both ends with the same decimals, else they look like numbers of two instruments.
    const int most = decimalsFor(std::max(std::abs(minimum), std::abs(maximum)));
    const int decimals = std::max(withoutZeros(minimum, most), withoutZeros(maximum, most));
    return shownNumber(minimum, 'f', decimals) + QStringLiteral(" … ") + shownNumber(maximum, 'f', decimals) +
           unitSpace + QStringLiteral("m");
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

namespace {

/// Two units at most: the lesser one only while it matters.
QString longDurationText(qint64 seconds) {
    const auto text = [](qint64 large, const char* unit, qint64 small, const char* lesser) {
        const QString whole = countText(large) + unitSpace + QLatin1String(unit);
        return small == 0 ? whole
                          : whole + QLatin1Char(' ') + countText(small) + unitSpace + QLatin1String(lesser);
    };
    const qint64 minutes = seconds / 60;
    if (minutes < 10)
        return text(minutes, "min", seconds % 60, "s");
    return minutes < 60 ? text(minutes, "min", 0, "") : text(minutes / 60, "h", minutes % 60, "min");
}

} // namespace

QString durationText(double seconds) {
    if (seconds < 1)
        return shownNumber(std::ceil(seconds * 1000), 'f', 0) + unitSpace + QStringLiteral("ms");
    if (seconds < 60) {
        const int decimals = seconds < 10 ? withoutZeros(seconds, 1) : 0;
        if (std::round(seconds) < 60)
            return shownNumber(seconds, 'f', decimals) + unitSpace + QStringLiteral("s");
    }
    return longDurationText(std::llround(seconds));
}

QString stepText(double metres) {
    if (metres >= 1 || metres == 0)
        return shownNumber(metres, 'f', 2) + unitSpace + QStringLiteral("m");
    if (metres >= 0.01)
        return shownNumber(metres * 100, 'f', 1) + unitSpace + QStringLiteral("cm");
    return shownNumber(metres * 1000, 'g', 2) + unitSpace + QStringLiteral("mm");
}

} // namespace app
