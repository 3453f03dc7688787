// SPDX-License-Identifier: MIT
#include "app/controls/theme.h"

#include "app/controls/flat_style.h"
#include "app/controls/palette.h"

#include <QApplication>
#include <QPixmapCache>
#include <QToolTip>

namespace app {

void applyTheme(QApplication& application, Theme theme) {
    // Qt 6.4 cannot be asked for the system's scheme: the first call sees the platform's own palette.
    static const bool systemIsDark = isDark(QApplication::palette());
    const bool dark = theme == Theme::Dark || (theme == Theme::System && systemIsDark);

    if (qobject_cast<FlatStyle*>(QApplication::style()) == nullptr)
        QApplication::setStyle(new FlatStyle);
    const QPalette palette = themePalette(dark);
    application.setPalette(palette);
    QToolTip::setPalette(palette);
    QPixmapCache::clear();
}

} // namespace app
