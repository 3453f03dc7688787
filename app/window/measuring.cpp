// SPDX-License-Identifier: MIT
#include "app/window/measuring.h"

#include "app/dialogs/file_choice.h"
#include "app/dialogs/messages.h"
#include "app/docks/measure_dock.h"
#include "app/docks/profile_plot.h"
#include "app/document/native_path.h"
#include "app/settings/library_text.h"
#include "app/window/session.h"
#include "app/window/view_area.h"
#include "libterrain/core/safe_file.h"

#include <QClipboard>
#include <QDockWidget>
#include <QFileInfo>
#include <QGuiApplication>

namespace app {

namespace {
const QString profileKind = QStringLiteral("profile");
} // namespace

Measuring::Measuring(Session& session, ViewArea& views, MeasureDock& dock, QWidget* window)
    : QObject(window), m_session(session), m_views(views), m_dock(dock), m_window(window) {
    connectMap();
    connectDock();
    connect(&m_tool, &MeasureTool::changed, this, [this] { m_dock.setLine(m_tool.line()); });
    connect(&m_tool, &MeasureTool::finished, this, &Measuring::raiseDock);
    connect(&m_tool, &MeasureTool::measureChanged, this,
            [this](Measure measure) { m_views.map().setPointing(measure != Measure::None); });
}

void Measuring::connectMap() {
    MapWidget& map = m_views.map();
    connect(&map, &MapWidget::pointPressed, this, [this](double x, double y) { m_tool.press({x, y}); });
    connect(&map, &MapWidget::pointMoved, this, [this](double x, double y) { m_tool.move({x, y}); });
    connect(&map, &MapWidget::pointReleased, this, [this](double x, double y, bool dragged) {
        m_tool.release({x, y}, dragged);
    });
    connect(&map, &MapWidget::lineFinished, &m_tool, &MeasureTool::finish);
    connect(&map, &MapWidget::pointingCancelled, this, [this] {
        if (!m_tool.cancel())
            m_tool.setMeasure(Measure::None);
    });
    connect(&map, &MapWidget::placeEntered, this, [this](double x, double y) { pick({x, y}); });
}

void Measuring::connectDock() {
    connect(&m_dock, &MeasureDock::shown, this, &Measuring::showMarks);
    connect(&m_dock, &MeasureDock::clearWanted, &m_tool, &MeasureTool::clear);
    connect(&m_dock, &MeasureDock::placeRead, this, [this](double x, double y) {
        m_views.setLinkedPlace(terrain::PlanPoint{x, y});
    });
    connect(&m_dock, &MeasureDock::placeLeft, this, [this] { m_views.setLinkedPlace(std::nullopt); });
    connect(&m_dock, &MeasureDock::csvWanted, this, [this] { save({"csv", tr("Table"), m_dock.csv()}); });
    connect(&m_dock, &MeasureDock::svgWanted, this, [this] { save({"svg", tr("Drawing"), m_dock.svg()}); });
}

void Measuring::toggle(Measure measure) {
    const bool away = m_tool.measure() == measure;
    m_tool.setMeasure(away ? Measure::None : measure);
    if (away)
        return;
    if (m_views.mode() == ViewMode::View3d)
        m_views.setMode(ViewMode::Split);
    m_views.map().setFocus();
}

/// Enter at the keyboard's cursor: the tool's next place, without a tool a place of its own.
void Measuring::pick(const terrain::PlanPoint& at) {
    if (m_tool.measure() == Measure::None)
        m_tool.mark(at);
    else
        m_tool.enter(at);
    const QString found = m_dock.summary();
    if (!m_tool.isDrawing() && !found.isEmpty())
        Q_EMIT message(tr("Measured: %1").arg(found));
}

void Measuring::showMarks() {
    m_views.map().setMarks({m_tool.line(), m_dock.summary()});
}

void Measuring::raiseDock() {
    auto* dock = qobject_cast<QDockWidget*>(m_dock.parentWidget());
    if (dock == nullptr)
        return;
    dock->show();
    dock->raise();
}

void Measuring::copy() {
    const QString text = m_dock.text();
    if (text.isEmpty()) {
        Q_EMIT message(tr("Nothing is measured yet: choose a tool and click on the map."));
        return;
    }
    QGuiApplication::clipboard()->setText(text);
    Q_EMIT message(tr("The measurement is on the clipboard"));
}

void Measuring::save(const File& file) {
    if (file.bytes.isEmpty())
        return;
    const QString path = m_session.document.path();
    const QString name =
        path.isEmpty() ? tr("profile") : tr("%1 profile").arg(QFileInfo(path).completeBaseName());
    chooseFileToSave(
        m_window, m_session.settings,
        {.title = tr("Export profile"),
         .kind = profileKind,
         .filters = {},
         .suffixes = {QLatin1String(file.suffix)},
         .label = file.label,
         .name = name},
        [this, bytes = file.bytes](const QString& chosen, bool replaces) { write(chosen, bytes, replaces); });
}

void Measuring::write(const QString& path, const QByteArray& bytes, bool replaces) {
    const QString name = QFileInfo(path).fileName();
    const auto work = [this, path, bytes, replaces,
                       name](const terrain::RunContext&) -> std::function<void()> {
        terrain::SafeFile::Options options;
        options.existing = replaces ? terrain::Existing::Replace : terrain::Existing::Keep;
        const terrain::Status written = terrain::writeFileSafely(
            nativePath(path),
            std::as_bytes(std::span(bytes.constData(), static_cast<std::size_t>(bytes.size()))), options);
        return [this, path, written, name] {
            if (!written) {
                showError(m_window, errorText(written.error()));
                return;
            }
            rememberFolder(m_session.settings, profileKind, path);
            Q_EMIT message(tr("Exported %1").arg(name));
        };
    };
    m_session.jobs.start(QStringLiteral("write-profile"), tr("Writing %1").arg(name), work);
}

} // namespace app
