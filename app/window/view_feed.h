// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/heightfield.h"

#include <QObject>
#include <QPointer>

#include <optional>

namespace app {

class JobRunner;
class ViewportWidget;

/// Brings heights to the 3D view: prepares them in a worker, one terrain after the other. What comes
/// meanwhile replaces what waits, but never stops what is going on: so a drag that goes on shows terrain
/// after terrain, however large. GUI thread.
class ViewFeed : public QObject {
    Q_OBJECT

public:
    ViewFeed(ViewportWidget& viewport, JobRunner& jobs, QObject* parent = nullptr);

    void show(terrain::SharedHeightfield heights);

Q_SIGNALS:
    /// Why the newest heights are not shown; empty when they are.
    void problemChanged(const QString& sentence);

private:
    void prepareNext();

    QPointer<ViewportWidget> m_viewport;
    JobRunner& m_jobs;
    std::optional<terrain::SharedHeightfield> m_next;
};

} // namespace app
