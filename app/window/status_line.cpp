// SPDX-License-Identifier: MIT
#include "app/window/status_line.h"

#include "app/controls/elided_label.h"
#include "app/controls/icons.h"
#include "app/document/document.h"
#include "app/jobs/job_runner.h"
#include "app/settings/display_text.h"
#include "app/window/evaluation.h"

#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QProgressBar>
#include <QStatusBar>
#include <QToolButton>

#include <cmath>
#include <utility>

namespace app {

namespace {

constexpr int pollInterval = 100;    // ms, until there is something to show
constexpr int shownInterval = 500;   // ms: each showing composes the whole window, 3D view and all
constexpr int timeOfCharacter = 80;  // ms to read one
constexpr int messageTime = 6000;    // ms
constexpr int leastText = 160;       // pixels that a text keeps where there is little room
constexpr double quietSeconds = 0.3; // what is done by then is not worth a word
constexpr qsizetype shortHash = 8;
const QString separator = QStringLiteral("  ·  ");

QString timeLeft(const JobRunner::Activity& activity) {
    const double known = activity.progress < 0.02 ? 10 : 2; // seconds until a guess is worth saying
    if (!(activity.progress > 0) || activity.elapsedSeconds < known)
        return {};
    const double left = activity.elapsedSeconds * (1 - activity.progress) / activity.progress;
    return StatusLine::tr(", about %1 left").arg(durationText(std::max(1.0, std::round(left))));
}

/// So high that the view above stays where it is when some parts come and go.
int heightOfAll(const QLayout& layout) {
    int height = 0;
    for (int i = 0; i < layout.count(); ++i) {
        QWidget* part = layout.itemAt(i)->widget();
        if (part == nullptr)
            continue;
        part->ensurePolished();
        height = std::max(height, part->sizeHint().height());
    }
    return height;
}

/// As setValue(), which paints at once and so puts the whole window together once more.
void setLazily(QProgressBar& bar, int value) {
    if (value == bar.value())
        return;
    bar.setUpdatesEnabled(false);
    bar.setValue(value);
    bar.setUpdatesEnabled(true);
}

} // namespace

StatusLine::StatusLine(QStatusBar& bar, Document& document, Evaluation& evaluation, JobRunner& jobs)
    : QObject(&bar), m_document(document), m_evaluation(evaluation), m_jobs(jobs),
      m_message(new ElidedLabel(Qt::ElideRight, leastText)),
      m_ground(new ElidedLabel(Qt::ElideRight, leastText)), m_facts(new ElidedLabel),
      m_fingerprint(new QToolButton), m_job(new ElidedLabel(Qt::ElideMiddle, leastText)),
      m_progress(new QProgressBar), m_cancel(new QToolButton) {
    addWidgets(bar);
    m_messageOver.setSingleShot(true);
    connect(&m_messageOver, &QTimer::timeout, this, &StatusLine::showLine);
    m_poll.setInterval(pollInterval);
    connect(&m_poll, &QTimer::timeout, this, &StatusLine::showActivity);
    connect(&jobs, &JobRunner::started, this, [this] { m_poll.start(pollInterval); });
    connect(&jobs, &JobRunner::finished, this, &StatusLine::showActivity);
    connect(&document, &Document::heightsChanged, this, &StatusLine::showTerrain);
    connect(m_cancel, &QToolButton::clicked, this, [this] { m_jobs.cancel(m_channel); });
    connect(m_fingerprint, &QToolButton::clicked, this, &StatusLine::copyFingerprint);
    showActivity();
    showLine();
}

void StatusLine::addWidgets(QStatusBar& bar) {
    m_message->setObjectName(QStringLiteral("message"));
    m_ground->setObjectName(QStringLiteral("ground"));
    m_facts->setObjectName(QStringLiteral("terrainFacts"));
    m_fingerprint->setObjectName(QStringLiteral("fingerprint"));
    m_fingerprint->setAutoRaise(true);
    m_fingerprint->setAccessibleName(tr("Copy the fingerprint"));
    m_fingerprint->hide();
    m_job->setObjectName(QStringLiteral("job"));
    m_progress->setObjectName(QStringLiteral("progress"));
    m_progress->setAccessibleName(tr("Progress"));
    m_progress->setFixedWidth(120);
    m_progress->setTextVisible(false);
    // Never the busy bar, whose motion composes the whole window again and again.
    m_progress->setRange(0, 1000);
    m_cancel->setObjectName(QStringLiteral("cancelJob"));
    m_cancel->setAutoRaise(true);
    m_cancel->setIcon(icon(QStringLiteral("stop")));
    m_cancel->setToolTip(tr("Stop"));
    m_cancel->setAccessibleName(tr("Stop what is running"));
    m_facts->setSeparator(separator);
    m_facts->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    // The facts take the room that the others leave, whatever they would need.
    m_facts->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* line = new QWidget;
    line->setObjectName(QStringLiteral("statusLine"));
    auto* layout = new QHBoxLayout(line);
    layout->setContentsMargins(12, 0, 4, 0);
    layout->setSpacing(8);
    for (QWidget* part : std::initializer_list<QWidget*>{m_job, m_progress, m_cancel, m_message, m_ground})
        layout->addWidget(part);
    layout->addSpacing(8);
    layout->addWidget(m_facts, 1);
    layout->addWidget(m_fingerprint);
    bar.addWidget(line, 1);
    line->setMinimumHeight(heightOfAll(*layout));
}

void StatusLine::say(const QString& sentence) {
    m_message->setText(sentence);
    m_messageOver.start(std::max<int>(messageTime, static_cast<int>(sentence.size()) * timeOfCharacter));
    showLine();
}

/// What was done hides the ground under the pointer for a while.
void StatusLine::showLine() {
    const bool says = m_messageOver.isActive();
    m_message->setVisible(says);
    m_ground->setVisible(!says);
}

void StatusLine::showGround(double x, double y, double height) {
    const QString place = m_places.at(x, y);
    m_ground->setText(
        tr("%1 east, %2 north, height %3").arg(metresText(x), metresText(y), metresText(height)) +
        (place.isEmpty() ? QString() : separator + place));
}

void StatusLine::hideGround() {
    m_ground->clear();
}

void StatusLine::showViewStep(int step) {
    if (std::exchange(m_viewStep, step) != step)
        showTerrain();
}

void StatusLine::showTerrain() {
    const terrain::SharedHeightfield heights = m_document.heights();
    if (heights == nullptr)
        return;
    const terrain::Grid& grid = heights->grid();
    m_places.setGrid(grid);
    const terrain::HeightRange range = m_document.heightRange();
    QStringList facts{sizeText(grid.columns, grid.rows)};
    if (m_viewStep > 1)
        facts << tr("3D view: one sample of %1 a side").arg(m_viewStep);
    facts << (grid.spacingX == grid.spacingY
                  ? tr("spacing %1").arg(metresText(grid.spacingX))
                  : tr("spacing %1 × %2").arg(metresText(grid.spacingX), metresText(grid.spacingY)));
    facts << metreRangeText(static_cast<double>(range.minimum), static_cast<double>(range.maximum));
    const terrain::Recipe& recipe = m_document.recipe();
    for (const terrain::ParameterSpec& spec : recipe.steps.front().parameters.specs()) {
        if (spec.type == terrain::ParameterType::Seed)
            facts << tr("seed %1").arg(QString::fromStdString(recipe.steps.front().parameters.text(spec.id)));
    }
    if (const auto seconds = m_evaluation.lastSeconds())
        facts << tr("made in %1").arg(durationText(*seconds));
    m_facts->setText(facts.join(separator));
    const QString hash = QString::fromStdString(m_document.fingerprint()->hex());
    m_fingerprint->setText(hash.left(shortHash));
    m_fingerprint->setToolTip(
        tr("Fingerprint %1: equal heights have equal fingerprints, whatever their spacing and place. "
           "Click to copy.")
            .arg(hash));
    m_fingerprint->show();
}

void StatusLine::showActivity() {
    const auto activity = m_jobs.activity();
    const bool shown = activity && activity->elapsedSeconds > quietSeconds;
    if (!activity)
        m_poll.stop();
    m_job->setVisible(shown);
    m_progress->setVisible(shown);
    m_cancel->setVisible(shown);
    if (!shown)
        return;
    if (m_poll.interval() != shownInterval)
        m_poll.setInterval(shownInterval);
    m_channel = activity->channel;
    m_job->setText(activity->title + timeLeft(*activity));
    setLazily(*m_progress, static_cast<int>(activity->progress * 1000));
}

void StatusLine::copyFingerprint() {
    const auto fingerprint = m_document.fingerprint();
    if (!fingerprint)
        return;
    QApplication::clipboard()->setText(QString::fromStdString(fingerprint->hex()));
    say(tr("The fingerprint is on the clipboard"));
}

} // namespace app
