// SPDX-License-Identifier: MIT
#pragma once

#include "app/settings/place_text.h"

#include <QObject>
#include <QTimer>

class QProgressBar;
class QStatusBar;
class QToolButton;

namespace app {

class Document;
class ElidedLabel;
class Evaluation;
class JobRunner;

/// What the status bar shows, from left to right: what is running, with its progress and a way to stop it, as
/// soon as it takes over 0.3 s; what was done last, for some seconds, else the ground under the pointer; and
/// size, spacing, heights, seed, time of the last generation and fingerprint of the terrain. One line of its
/// own, so that nothing lies over another: where there is little room the terrain's facts make way first, and
/// what is cut ends with an ellipsis. GUI thread.
class StatusLine : public QObject {
    Q_OBJECT

public:
    StatusLine(QStatusBar& bar, Document& document, Evaluation& evaluation, JobRunner& jobs);

    void showGround(double x, double y, double height);
    void hideGround();
    /// That the 3D view shows fewer samples than there are: every `step`th; 1 = all.
    void showViewStep(int step);
    /// Says for some seconds what was done.
    void say(const QString& sentence);

private:
    void addWidgets(QStatusBar& bar);
    void showLine();
    void showTerrain();
    void showActivity();
    void copyFingerprint();

    Document& m_document;
    Evaluation& m_evaluation;
    JobRunner& m_jobs;
    PlaceText m_places; ///< of the terrain
    QTimer m_poll;
    int m_viewStep = 1;
    QString m_channel; ///< of the job that is shown
    QTimer m_messageOver;
    ElidedLabel* m_message; ///< what was done
    ElidedLabel* m_ground;
    ElidedLabel* m_facts;
    QToolButton* m_fingerprint;
    ElidedLabel* m_job;
    QProgressBar* m_progress;
    QToolButton* m_cancel;
};

} // namespace app
