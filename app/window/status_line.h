// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QTimer>

class QLabel;
class QProgressBar;
class QStatusBar;
class QToolButton;

namespace app {

class Document;
class Evaluation;
class JobRunner;

/// What the status bar shows: the ground under the pointer; size, spacing, heights, seed, time of the last
/// generation and fingerprint of the terrain; and what is running, with its progress and a way to stop it, as
/// soon as it takes over 0.3 s. GUI thread.
class StatusLine : public QObject {
    Q_OBJECT

public:
    StatusLine(QStatusBar& bar, Document& document, Evaluation& evaluation, JobRunner& jobs);

    void showGround(double x, double y, double height);
    void hideGround();

private:
    void addWidgets(QStatusBar& bar);
    void showTerrain();
    void showActivity();
    void copyFingerprint();

    QStatusBar& m_bar;
    Document& m_document;
    Evaluation& m_evaluation;
    JobRunner& m_jobs;
    QTimer m_poll;
    QString m_channel; ///< of the job that is shown
    QLabel* m_ground;
    QLabel* m_facts;
    QToolButton* m_fingerprint;
    QLabel* m_job;
    QProgressBar* m_progress;
    QToolButton* m_cancel;
};

} // namespace app
