// SPDX-License-Identifier: MIT
#pragma once

#include "app/controls/number_range.h"

#include <QLocale>

/// Ranges of the kinds that there are, and the languages that they are written in.
namespace app {

inline const NumberRange roughness = {.minimum = 0.01,
                                      .maximum = 2,
                                      .sliderMinimum = 0.01,
                                      .sliderMaximum = 2,
                                      .step = 0.01,
                                      .unit = QString()};
inline const NumberRange metres = {.minimum = 0,
                                   .maximum = 1e6,
                                   .sliderMinimum = 0.1,
                                   .sliderMaximum = 10000,
                                   .step = 1,
                                   .logarithmic = true,
                                   .unit = QStringLiteral("m")};
inline const NumberRange counts = {.minimum = 2,
                                   .maximum = 4097,
                                   .sliderMinimum = 2,
                                   .sliderMaximum = 4097,
                                   .step = 1,
                                   .logarithmic = true,
                                   .integer = true};
inline const QLocale english(QLocale::English, QLocale::UnitedKingdom);
inline const QLocale german(QLocale::German, QLocale::Germany);

} // namespace app
