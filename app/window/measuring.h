// SPDX-License-Identifier: MIT
#pragma once

#include "app/tools/measure_tool.h"

#include <QObject>

class QByteArray;
class QDockWidget;
class QWidget;

namespace app {

class MeasureDock;
class ViewArea;
struct Session;

/// Connects the measuring tools with the map that they point on, the dock that shows what they find, and the
/// files that a profile is written to. GUI thread.
class Measuring : public QObject {
    Q_OBJECT

public:
    /// `window`: what messages and file dialogs belong to.
    Measuring(Session& session, ViewArea& views, MeasureDock& dock, QWidget* window);

    [[nodiscard]] MeasureTool& tool() { return m_tool; }
    /// Takes the tool, and shows the map for it; the one in hand is put away.
    void toggle(Measure measure);
    void copy();

Q_SIGNALS:
    void message(const QString& sentence);

private:
    struct File {
        const char* suffix;
        QString label;
        QByteArray bytes;
    };
    void connectMap();
    void connectDock();
    void pick(const terrain::PlanPoint& at);
    void showMarks();
    void raiseDock();
    void save(const File& file);
    void write(const QString& path, const QByteArray& bytes, bool replaces);

    Session& m_session;
    ViewArea& m_views;
    MeasureDock& m_dock;
    QWidget* m_window;
    MeasureTool m_tool;
};

} // namespace app
