// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/parameters/parameter_spec.h"

#include <QLocale>
#include <QString>

#include <optional>

namespace app {

/// What a number may be and how a slider moves through it.
struct NumberRange {
    double minimum = 0; ///< what is accepted
    double maximum = 1;
    double sliderMinimum = 0; ///< the slider's ends, within the range
    double sliderMaximum = 1;
    double step = 0.01;       ///< of an arrow key
    bool logarithmic = false; ///< the slider moves by factors; sliderMinimum > 0 then
    bool integer = false;
    QString unit = {}; ///< such as "m"; empty when there is none

    /// Where a value lies on the slider, 0…1 (clamped).
    [[nodiscard]] double positionOf(double value) const;
    /// The value at a place of the slider, rounded to what a person would write.
    [[nodiscard]] double valueAt(double position) const;
    /// `value` moved by `steps` arrow keys and kept in the range.
    [[nodiscard]] double stepped(double value, double steps) const;
};

/// The range of an Integer or Real parameter.
NumberRange numberRange(const terrain::ParameterSpec& spec);

/// The number with as many digits as it needs (the noise of binary fractions left out) and the locale's
/// decimal sign; no group separators.
QString numberDisplay(double value, const QLocale& locale);
/// The same with its unit.
QString numberDisplay(double value, const QString& unit, const QLocale& locale);
/// Where it is read and not typed (settings/shown_number.h): with groups and a true minus sign.
QString numberToRead(double value, const QLocale& locale);
QString numberToRead(double value, const QString& unit, const QLocale& locale);
/// As a narrow field shows it: numbers of more than ten characters are rounded to seven digits, whole
/// ones never.
QString shortNumberDisplay(double value, const QLocale& locale);

/// What a person's entry means: a number or a sentence that says why it is none.
struct NumberEntry {
    std::optional<double> value;
    QString error;
};

/// Reads an entry: a number or a sum such as 2*1024+1, with or without the unit; it must lie in the range.
/// Numbers have the locale's decimal sign or a point, and may have the locale's group separators where it
/// puts them (1,234.5; in German 1.234,5). What can be read in two ways (in German 1.234) is refused.
NumberEntry readNumber(const QString& text, const NumberRange& range, const QLocale& locale);

} // namespace app
