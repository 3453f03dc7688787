// SPDX-License-Identifier: MIT
#pragma once

#include "app/controls/theme.h"
#include "libterrain/parameters/parameter_set.h"

#include <QApplication>
#include <QDir>
#include <QImage>
#include <QTest>
#include <QWheelEvent>
#include <QWidget>
#include <QtTest/qtestspontaneevent.h>

namespace test {

inline constexpr terrain::ParameterChoice fallOffs[] = {
    {"hurst", TERRAIN_TEXT("test", "Roughness (H)"), {}},
    {"factor", TERRAIN_TEXT("test", "Factor per level"), {}},
};

inline std::optional<terrain::TextSource> needsHurst(const terrain::ParameterSet& set) {
    if (set.isChoice("falloff", "hurst"))
        return std::nullopt;
    return TERRAIN_TEXT("test", "only with the fall-off by roughness.");
}

/// One parameter of every type.
inline std::span<const terrain::ParameterSpec> everyType() {
    using terrain::ParameterType;
    static const terrain::ParameterSpec specs[] = {
        {.id = "seed",
         .label = TERRAIN_TEXT("test", "Seed"),
         .help = TERRAIN_TEXT("test", "Another seed: another terrain of the same kind."),
         .type = ParameterType::Seed,
         .defaultValue = std::string("1")},
        {.id = "falloff",
         .label = TERRAIN_TEXT("test", "Fall-off"),
         .help = TERRAIN_TEXT("test", "How the offsets shrink from level to level."),
         .type = ParameterType::Choice,
         .defaultValue = std::string("hurst"),
         .choices = fallOffs},
        {.id = "hurst",
         .label = TERRAIN_TEXT("test", "Roughness"),
         .help = TERRAIN_TEXT("test", "Lower: rougher at small scale."),
         .type = ParameterType::Real,
         .defaultValue = 0.55,
         .minimum = 0.01,
         .maximum = 2,
         .step = 0.01,
         .inapplicable = needsHurst},
        {.id = "amplitude",
         .label = TERRAIN_TEXT("test", "First amplitude"),
         .help = TERRAIN_TEXT("test", "Greater: higher mountains."),
         .unit = "m",
         .type = ParameterType::Real,
         .defaultValue = 120.0,
         .minimum = 0,
         .maximum = 1e6,
         .softMinimum = 0.1,
         .softMaximum = 10000,
         .step = 1,
         .logarithmic = true},
        {.id = "stop_level",
         .label = TERRAIN_TEXT("test", "Last level"),
         .help = TERRAIN_TEXT("test", "Fewer: a smoother terrain."),
         .type = ParameterType::Integer,
         .defaultValue = std::int64_t{20},
         .minimum = 0,
         .maximum = 20,
         .step = 1},
        {.id = "damp",
         .label = TERRAIN_TEXT("test", "Damp half steps"),
         .help = TERRAIN_TEXT("test", "Takes the difference between the two steps away."),
         .type = ParameterType::Boolean,
         .defaultValue = false},
        {.id = "note",
         .label = TERRAIN_TEXT("test", "Note"),
         .help = TERRAIN_TEXT("test", "A line of your own."),
         .type = ParameterType::Text,
         .defaultValue = std::string()},
        {.id = "points",
         .label = TERRAIN_TEXT("test", "Fixed points"),
         .help = TERRAIN_TEXT("test", "Places that keep their height."),
         .type = ParameterType::Points,
         .defaultValue = terrain::PointList{}},
        {.id = "heights",
         .label = TERRAIN_TEXT("test", "Heights"),
         .help = TERRAIN_TEXT("test", "The imported heights."),
         .type = ParameterType::Heights,
         .defaultValue = terrain::SharedBlob()},
    };
    return specs;
}

/// Saves a picture of the widget into the folder $MORAINE_PICTURES, where that is set: to be looked at.
inline void keepPicture(QWidget& widget, const QString& name) {
    const QString folder = qEnvironmentVariable("MORAINE_PICTURES");
    if (!folder.isEmpty())
        widget.grab().save(QDir(folder).filePath(name + QStringLiteral(".png")));
}

inline void turnWheel(QWidget& widget, int notches, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    const QPointF middle = widget.rect().center();
    QWheelEvent event(middle, widget.mapToGlobal(middle), {}, QPoint(0, 120 * notches), Qt::NoButton,
                      modifiers, Qt::NoScrollPhase, false);
    QSpontaneKeyEvent::setSpontaneous(&event); // as from a person: it goes on to the parents when ignored
    qApp->notify(&widget, &event);
}

} // namespace test
