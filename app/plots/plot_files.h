// SPDX-License-Identifier: MIT
#pragma once

#include "app/plots/plot.h"

#include <QImage>
#include <QLocale>

namespace app {

/// A plot as a file.
struct PlotFile {
    QString suffix; ///< "svg", "png" or "csv"
    QString label;  ///< of its kind, translated
    QString name;   ///< proposed, without suffix
    QByteArray bytes;
};

/// Plots as files measure 960 × 400 units of 1/96 inch, in the light theme's colours on white.
inline constexpr int plotFileWidth = 960;
inline constexpr int plotFileHeight = 400;

/// With texts as text. GUI thread (fonts), as the next ones.
PlotFile plotSvg(const Plot& plot, const QLocale& locale);
/// Two pixels a unit; the file says how large it is printed.
PlotFile plotPng(const Plot& plot, const QLocale& locale);
QImage plotImage(const Plot& plot, const QLocale& locale);
PlotFile plotCsv(const Plot& plot);

} // namespace app
