// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/document.h"
#include "libterrain/core/heightfield.h"

#include <QList>
#include <QObject>
#include <QPointer>

#include <memory>
#include <optional>

namespace app {

class JobRunner;
class ViewportWidget;
struct PreparedHeights;

/// Brings heights to the 3D view: prepares them in a worker, one terrain after the other. What comes
/// meanwhile replaces what waits, but never stops what is going on: so a drag that goes on shows terrain
/// after terrain, however large. The light of a ground that display or sea have changed is baked in the same
/// way. GUI thread.
class ViewFeed : public QObject {
    Q_OBJECT

public:
    ViewFeed(ViewportWidget& viewport, JobRunner& jobs, QObject* parent = nullptr);

    /// Of the jobs that prepare heights.
    static QString channel() { return QStringLiteral("prepare-view"); }

    /// The heights of `state`.
    void show(const terrain::SharedHeightfield& heights, const DocumentState& state);
    /// Shows what was stopped before it was ready; nothing when nothing was.
    void again();

Q_SIGNALS:
    /// The 3D view shows the heights of this state from its next picture on.
    void taken(const app::DocumentState& state);
    /// Why the newest heights are not shown; empty when they are.
    void problemChanged(const QString& sentence);

private:
    struct Shown {
        terrain::SharedHeightfield heights;
        DocumentState state;
    };
    void prepareNext();
    void prepareLight();
    void tellTaken(const terrain::SharedHeightfield& heights);

    QPointer<ViewportWidget> m_viewport;
    JobRunner& m_jobs;
    std::optional<Shown> m_next;
    std::optional<Shown> m_unready;                ///< what is being prepared, or was when it was stopped
    std::weak_ptr<const PreparedHeights> m_newest; ///< that the view was given
    QList<Shown> m_given;                          ///< to the view, which has not taken them yet
};

} // namespace app
