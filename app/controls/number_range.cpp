// SPDX-License-Identifier: MIT
#include "app/controls/number_range.h"

#include "app/settings/shown_number.h"

#include <algorithm>
#include <cmath>

namespace app {
namespace {

/// Takes the noise of binary fractions away: 0.1 + 0.2 becomes 0.3.
double withoutNoise(double value, int significantDigits = 12) {
    return QString::number(value, 'g', significantDigits).toDouble();
}

/// The step in which a linear slider moves: the parameter's own when the slider then has a fair number of
/// places, else a power of ten.
double sliderQuantum(const NumberRange& range) {
    const double span = range.sliderMaximum - range.sliderMinimum;
    const double places = range.step > 0 ? span / range.step : 0;
    if (places >= 60 && places <= 2000)
        return range.step;
    return std::pow(10.0, std::floor(std::log10(span / 150)));
}

QString written(double value, const QLocale& plain) {
    const double size = std::abs(value);
    const bool inFull = value == 0 || (size >= 1e-5 && size < 1e15);
    if (value == 0) // also −0
        return plain.zeroDigit();
    const auto write = [&](double number) {
        return plain.toString(number, inFull ? 'f' : 'e', QLocale::FloatingPointShortest)
            .replace(QLatin1Char('E'), QLatin1Char('e'));
    };
    // 0.2³ is 0.008000000000000002: nobody wrote that.
    const QString exact = write(value);
    const QString clean = write(withoutNoise(value, 15));
    return clean.size() + 3 <= exact.size() ? clean : exact;
}

QString withUnit(const QString& number, const QString& unit) {
    if (unit.isEmpty())
        return number;
    return unit == QStringLiteral("°") ? number + unit : number + QChar(0x00a0) + unit;
}

} // namespace

double NumberRange::positionOf(double value) const {
    if (!(sliderMaximum > sliderMinimum))
        return 0;
    const double inside = std::clamp(value, sliderMinimum, sliderMaximum);
    if (logarithmic)
        return std::log(inside / sliderMinimum) / std::log(sliderMaximum / sliderMinimum);
    return (inside - sliderMinimum) / (sliderMaximum - sliderMinimum);
}

double NumberRange::valueAt(double position) const {
    if (position <= 0)
        return sliderMinimum;
    if (position >= 1)
        return sliderMaximum;
    double value = 0;
    if (logarithmic) {
        value = withoutNoise(sliderMinimum * std::pow(sliderMaximum / sliderMinimum, position), 3);
    } else {
        const double quantum = sliderQuantum(*this);
        value = withoutNoise(
            std::round((sliderMinimum + position * (sliderMaximum - sliderMinimum)) / quantum) * quantum);
    }
    return std::clamp(integer ? std::round(value) : value, sliderMinimum, sliderMaximum);
}

double NumberRange::stepped(double value, double steps) const {
    double change = steps * step;
    if (integer)
        change = change > 0 ? std::max(1.0, std::round(change)) : std::min(-1.0, std::round(change));
    return std::clamp(withoutNoise(value + change), minimum, maximum);
}

NumberRange numberRange(const terrain::ParameterSpec& spec) {
    return {.minimum = spec.minimum,
            .maximum = spec.maximum,
            .sliderMinimum = spec.sliderMinimum(),
            .sliderMaximum = spec.sliderMaximum(),
            .step = spec.step,
            .logarithmic = spec.logarithmic && spec.sliderMinimum() > 0,
            .integer = spec.type == terrain::ParameterType::Integer,
            .unit = QString::fromUtf8(spec.unit)};
}

QString numberDisplay(double value, const QLocale& locale) {
    QLocale plain = locale;
    plain.setNumberOptions(QLocale::OmitGroupSeparator | QLocale::OmitLeadingZeroInExponent);
    return written(value, plain);
}

QString numberToRead(double value, const QLocale& locale) {
    QLocale grouped = locale;
    grouped.setNumberOptions(locale.numberOptions() | QLocale::OmitLeadingZeroInExponent);
    return withMinus(written(value, grouped));
}

QString numberToRead(double value, const QString& unit, const QLocale& locale) {
    return withUnit(numberToRead(value, locale), unit);
}

QString shortNumberDisplay(double value, const QLocale& locale) {
    constexpr int mostCharacters = 10;
    constexpr int digits = 7;
    const QString exact = numberDisplay(value, locale);
    return exact.size() <= mostCharacters || value == std::round(value)
               ? exact
               : numberDisplay(withoutNoise(value, digits), locale);
}

QString numberDisplay(double value, const QString& unit, const QLocale& locale) {
    return withUnit(numberDisplay(value, locale), unit);
}

} // namespace app
