// SPDX-License-Identifier: MIT
#pragma once

#include "app/docks/levels_dock.h"
#include "app/document/document.h"

#include <QObject>

namespace app {

class JobRunner;
class ViewArea;

/// Shows in the views what the levels panel plays: the ground as the generator itself has made it up to a
/// stage, over a fixed range of heights and from a fixed camera. GUI thread.
class LevelPlayer : public QObject {
    Q_OBJECT

public:
    LevelPlayer(Document& document, JobRunner& jobs, ViewArea& views, LevelsDock& dock,
                QObject* parent = nullptr);

private:
    struct Shown {
        terrain::Recipe recipe;
        terrain::LatticeStage stage;
        terrain::SharedHeightfield heights; ///< with all samples of the stage
        std::vector<terrain::SampleOrigin> samples;
    };
    void followRecipe();
    void followPlace();
    void make(const terrain::LatticeStage& stage);
    void showPlace();

    Document& m_document;
    JobRunner& m_jobs;
    ViewArea& m_views;
    LevelsDock& m_dock;
    std::optional<Shown> m_shown; ///< the stage that was made last
};

} // namespace app
