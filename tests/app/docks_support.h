// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/document.h"
#include "libterrain/core/content_hash.h"
#include "libterrain/recipe/preset.h"

#include <QImage>
#include <QLinearGradient>
#include <QPainter>
#include <QTranslator>

#include "controls_support.h"

namespace test {

/// A document as the window starts it: a preset, nothing to undo.
inline app::DocumentState startOf(const char* presetId) {
    const terrain::Preset* preset = terrain::findPreset(presetId);
    auto applied = terrain::applyPreset(*preset, terrain::presetGrid(*preset));
    return {applied.value().recipe, applied.value().display};
}

inline terrain::SharedHeightfield slope(int side, float lowest, float highest) {
    terrain::Grid grid;
    grid.columns = side;
    grid.rows = side;
    terrain::Heightfield field = std::move(terrain::Heightfield::create(grid)).value();
    for (int row = 0; row < side; ++row) {
        for (int column = 0; column < side; ++column)
            field.row(row)[column] =
                lowest + (highest - lowest) * static_cast<float>(column) / static_cast<float>(side - 1);
    }
    return std::make_shared<const terrain::Heightfield>(std::move(field));
}

/// Makes every text about two fifths longer, with the long words of German.
class LongWords : public QTranslator {
public:
    QString translate(const char*, const char* source, const char*, int) const override {
        QString text = QString::fromUtf8(source);
        if (text.size() > 3)
            text +=
                text.contains(QLatin1Char(' ')) ? QStringLiteral(" mit Variante") : QStringLiteral("sangabe");
        return text;
    }
    [[nodiscard]] bool isEmpty() const override { return false; }
};

/// Every focusable child has a name for screen readers; returns the class of the first one without.
inline QString firstWithoutName(const QWidget& widget) {
    for (const QWidget* child : widget.findChildren<QWidget*>()) {
        const bool isOwn = child->objectName().startsWith(QLatin1String("qt_")); // scroll bars and viewports
        if (!isOwn && child->focusPolicy() != Qt::NoFocus && child->accessibleName().isEmpty())
            return QString::fromUtf8(child->metaObject()->className());
    }
    return {};
}

/// Pictures of a dock in both themes, 300 and 340 px wide, in English and in long words.
template <class Make>
void keepPictures(const QString& name, int height, Make make) {
    for (const app::Theme theme : {app::Theme::Light, app::Theme::Dark}) {
        for (const bool longWords : {false, true}) {
            app::applyTheme(*qApp, theme);
            LongWords translator;
            if (longWords)
                QCoreApplication::installTranslator(&translator);
            const auto widget = make();
            widget->resize(longWords ? 340 : 300, height);
            widget->show();
            QTest::qWait(30);
            keepPicture(*widget,
                        QStringLiteral("%1-%2-%3")
                            .arg(name,
                                 theme == app::Theme::Dark ? QStringLiteral("dark") : QStringLiteral("light"),
                                 longWords ? QStringLiteral("long") : QStringLiteral("english")));
            QCoreApplication::removeTranslator(&translator);
        }
    }
    app::applyTheme(*qApp, app::Theme::Light);
}

/// A picture of a generation as the history shows them, in a colour of its own.
inline QImage thumbnail(int hue) {
    QImage picture(128, 96, QImage::Format_RGB32);
    QPainter painter(&picture);
    QLinearGradient gradient(0, 0, 128, 96);
    gradient.setColorAt(0, QColor::fromHsv(hue, 120, 200));
    gradient.setColorAt(1, QColor::fromHsv(hue, 160, 80));
    painter.fillRect(picture.rect(), gradient);
    return picture;
}

} // namespace test
