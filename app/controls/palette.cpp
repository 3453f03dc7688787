// SPDX-License-Identifier: MIT
#include "app/controls/palette.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace app {
namespace {

struct Entry {
    QPalette::ColorRole role;
    QRgb light;
    QRgb dark;
};

constexpr std::array normalColours = {
    Entry{QPalette::Window, 0xffefefef, 0xff2a2a2b},
    Entry{QPalette::WindowText, 0xff1c1c1e, 0xffe6e6e6},
    Entry{QPalette::Base, 0xffffffff, 0xff1e1e1f},
    Entry{QPalette::AlternateBase, 0xfff6f6f6, 0xff252526},
    Entry{QPalette::Text, 0xff1c1c1e, 0xffe6e6e6},
    Entry{QPalette::Button, 0xfff9f9f9, 0xff3a3a3c},
    Entry{QPalette::ButtonText, 0xff1c1c1e, 0xffe6e6e6},
    Entry{QPalette::BrightText, 0xffb3261e, 0xffff8f86},
    Entry{QPalette::ToolTipBase, 0xff2a2a2b, 0xff48484a},
    Entry{QPalette::ToolTipText, 0xfff2f2f2, 0xfff2f2f2},
    Entry{QPalette::PlaceholderText, 0xff636366, 0xff9f9fa3},
    Entry{QPalette::Highlight, 0xff17639c, 0xff6cb6ea},
    Entry{QPalette::HighlightedText, 0xffffffff, 0xff10222f},
    Entry{QPalette::Link, 0xff17639c, 0xff6cb6ea},
    Entry{QPalette::LinkVisited, 0xff6a3f9c, 0xffc3a5ec},
    Entry{QPalette::Light, 0xffffffff, 0xff48484a},
    Entry{QPalette::Midlight, 0xfff4f4f4, 0xff3f3f41},
    Entry{QPalette::Mid, 0xffc2c2c5, 0xff515154},
    Entry{QPalette::Dark, 0xffa4a4a8, 0xff161617},
    Entry{QPalette::Shadow, 0xff6f6f73, 0xff000000},
};

constexpr std::array disabledColours = {
    Entry{QPalette::WindowText, 0xff69696c, 0xff919195},
    Entry{QPalette::Text, 0xff69696c, 0xff919195},
    Entry{QPalette::ButtonText, 0xff69696c, 0xffa3a3a7},
    Entry{QPalette::Base, 0xfff4f4f4, 0xff262627},
    Entry{QPalette::Button, 0xfff1f1f1, 0xff303031},
    Entry{QPalette::PlaceholderText, 0xff69696c, 0xff919195},
    Entry{QPalette::Highlight, 0xff6f6f73, 0xff8e8e92},
    Entry{QPalette::HighlightedText, 0xffffffff, 0xff161617},
    Entry{QPalette::Link, 0xff69696c, 0xff919195},
    Entry{QPalette::LinkVisited, 0xff69696c, 0xff919195},
};

double luminance(const QColor& colour) {
    const auto linear = [](double c) {
        return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

} // namespace

QPalette themePalette(bool dark) {
    QPalette palette;
    for (const Entry& entry : normalColours)
        palette.setColor(entry.role, QColor(dark ? entry.dark : entry.light));
    for (const Entry& entry : disabledColours)
        palette.setColor(QPalette::Disabled, entry.role, QColor(dark ? entry.dark : entry.light));
    return palette;
}

bool isDark(const QPalette& palette) {
    return palette.color(QPalette::Window).lightnessF() < palette.color(QPalette::WindowText).lightnessF();
}

QColor mutedText(const QPalette& palette) {
    return QColor(isDark(palette) ? 0xffa9a9ad : 0xff5d5d61);
}

QColor outline(const QPalette& palette) {
    return palette.color(QPalette::Mid);
}

QColor toneColour(const QPalette& palette, Tone tone) {
    const bool dark = isDark(palette);
    switch (tone) {
    case Tone::Error:
        return QColor(dark ? 0xffff8f86 : 0xffb3261e);
    case Tone::Warning:
        return QColor(dark ? 0xfff0b95a : 0xff7a4d00);
    case Tone::Info:
        break;
    }
    return QColor(dark ? 0xff6cb6ea : 0xff17639c);
}

double contrastRatio(const QColor& a, const QColor& b) {
    const double first = luminance(a);
    const double second = luminance(b);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

} // namespace app
