// SPDX-License-Identifier: MIT
#include "app/window/pinning.h"

#include "app/dialogs/file_choice.h"
#include "app/docks/pins_dock.h"
#include "app/document/native_path.h"
#include "app/settings/library_text.h"
#include "app/window/session.h"
#include "app/window/view_area.h"
#include "libterrain/formats/pin_table.h"

#include <QDockWidget>

#include <cmath>

namespace app {
namespace {

const QString tableKind = QStringLiteral("pins");

} // namespace

Pinning::Pinning(Session& session, PinEdits& edits, LandTools& tools, ViewArea& views, PinsDock& dock,
                 QWidget* window)
    : QObject(window), m_window(window), m_session(session), m_edits(edits), m_views(views), m_dock(dock),
      m_tool(edits) {
    tools.add(LandTool::Pins, m_tool);
    connectPins(tools);
    showMarks();
}

Pinning::~Pinning() = default;

void Pinning::connectPins(LandTools& tools) {
    connect(&tools, &LandTools::changed, this, &Pinning::take);
    connect(&m_edits, &PinEdits::changed, this, &Pinning::showMarks);
    connect(&m_edits, &PinEdits::selectionChanged, this, &Pinning::showMarks);
    connect(&m_session.document, &Document::heightsChanged, this, &Pinning::showMarks);
    connect(&m_edits, &PinEdits::refused, this,
            [this](const terrain::Error& error) { Q_EMIT message(errorText(error)); });
    connect(&m_tool, &PinTool::missed, this,
            [this] { Q_EMIT message(tr("That is beside the land: a pin has to stand on it.")); });
    connect(&m_tool, &PinTool::putAway, this, [&tools] { tools.take(LandTool::None); });
    connect(&m_dock, &PinsDock::importWanted, this, &Pinning::importPins);
    connect(&m_dock, &PinsDock::exportWanted, this, [this] {
        Q_EMIT exportWanted({QStringLiteral("csv"), tr("Table of pins"), tr("pins"),
                             QByteArray::fromStdString(terrain::pinTable(m_edits.pins(), m_edits.grid()))});
    });
    if (const auto* panel = qobject_cast<QDockWidget*>(m_dock.parentWidget()))
        connect(panel, &QDockWidget::visibilityChanged, this, &Pinning::showMarks);
}

void Pinning::take(LandTool tool) {
    const bool draws = tool == LandTool::Ridge || tool == LandTool::River;
    m_active = tool == LandTool::Pins || draws;
    m_dock.setLineShown(draws);
    if (m_active)
        raisePanel();
    if (tool != LandTool::Pins)
        m_edits.select(std::nullopt);
    else if (m_edits.isPossible())
        Q_EMIT message(tr("Click on the land to place a pin. Drag a pin to move it; with Shift, or by its "
                          "arrow, to raise or lower it."));
    showMarks();
}

void Pinning::showMarks() {
    ViewAnnotation drawing;
    if (m_active || m_dock.isVisible()) {
        std::vector<PinMark> marks = m_tool.marks();
        if (const terrain::SharedHeightfield heights = m_session.document.heights())
            for (PinMark& mark : marks)
                mark.land = terrain::heightAt(*heights, mark.place);
        drawing = pinDrawing(marks, m_edits.selected());
    }
    m_views.map().setAnnotation(QStringLiteral("pins"), drawing);
    if (m_views.viewport() != nullptr)
        m_views.viewport()->setAnnotation(QStringLiteral("pins"), drawing);
}

void Pinning::importPins() {
    chooseFileToOpen(m_window, m_session.settings,
                     {.title = tr("Import pins"),
                      .kind = tableKind,
                      .filters = {tr("Tables of pins") + QStringLiteral(" (*.csv *.txt *.tsv)"),
                                  tr("Any file") + QStringLiteral(" (*)")},
                      .suffixes = {},
                      .label = {},
                      .name = {}},
                     [this](const QString& path) { takeTable(path); });
}

/// What is wrong with it stands over the table that it was meant for.
void Pinning::takeTable(const QString& path) {
    const auto read = terrain::readPinTable(nativePath(path), m_edits.grid());
    if (!read.isOk()) {
        if (read.isError())
            m_dock.showMessage(errorText(read.error()));
        return;
    }
    rememberFolder(m_session.settings, tableKind, path);
    if (m_edits.append(read.value(), tr("Import pins")))
        Q_EMIT message(tr("Pins added: %1. There are %2 now.").arg(read.value().size()).arg(m_edits.count()));
}

void Pinning::raisePanel() {
    auto* panel = qobject_cast<QDockWidget*>(m_dock.parentWidget());
    if (panel == nullptr)
        return;
    showPanel(*panel);
}

} // namespace app
