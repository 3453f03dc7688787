// SPDX-License-Identifier: MIT
#pragma once

#include "app/plots/plot_files.h"

#include <QObject>

class QWidget;

namespace app {

struct Session;

/// Writes what plots give as files: asks for a name, writes it by a job. GUI thread.
class PlotExports : public QObject {
    Q_OBJECT

public:
    /// `window`: what dialogs and the jobs' messages belong to.
    PlotExports(Session& session, QWidget* window);

public Q_SLOTS:
    /// An empty file is not written.
    void save(const app::PlotFile& file);

Q_SIGNALS:
    void message(const QString& sentence);

private:
    void write(const QString& path, const QByteArray& bytes, bool replaces);

    Session& m_session;
    QWidget* m_window;
};

} // namespace app
