// SPDX-License-Identifier: MIT
#include "app/window/layout_trial.h"

#include "app/settings/settings.h"
#include "app/window/main_window.h"

#include <QTimer>

namespace app {

namespace {

// Qt places docks anew until the window has its size on the screen.
constexpr std::chrono::seconds trialTime(3);

} // namespace

LayoutTrial::LayoutTrial(const QString& folder, Settings& settings)
    : m_mark(folder, QStringLiteral("layout-on-trial")) {
    if (!m_mark.wasLeft())
        return;
    m_secondMark.emplace(folder, QStringLiteral("layout-on-second-trial"));
    m_forgotten = m_secondMark->wasLeft();
    if (m_forgotten)
        settings.setWindowLayout({});
}

void LayoutTrial::watch(MainWindow& window) {
    if (m_forgotten)
        window.say(MainWindow::tr(
            "Moraine ended twice while it was starting, so the panels are back in their places."));
    QTimer::singleShot(trialTime, &window, [this] {
        m_secondMark.reset();
        m_mark.takeAway();
    });
}

} // namespace app
