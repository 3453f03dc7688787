// SPDX-License-Identifier: MIT
#include "app/window/autosave.h"

#include "app/jobs/job_runner.h"
#include "app/settings/library_text.h"

#include <algorithm>
#include <utility>

namespace app {

namespace {
const QString channel = QStringLiteral("autosave");
constexpr std::chrono::seconds usualPause{30};
constexpr std::chrono::seconds afterAnEdit{5};
} // namespace

Autosave::Autosave(Document& document, JobRunner& jobs, const QString& folder, QObject* parent)
    : QObject(parent), m_document(document), m_jobs(jobs), m_store(std::make_shared<RecoveryStore>(folder)),
      m_pause(usualPause) {
    m_delay.setSingleShot(true);
    connect(&m_delay, &QTimer::timeout, this, [this] { keepNow(); });
    connect(&document, &Document::recipeChanged, this, &Autosave::schedule);
    connect(&document, &Document::displayChanged, this, &Autosave::schedule);
    connect(&document, &Document::exportsChanged, this, &Autosave::schedule);
    connect(&document, &Document::viewpointsChanged, this, &Autosave::schedule);
    connect(&document, &Document::historyChanged, this, &Autosave::schedule);
    connect(&document, &Document::modifiedChanged, this, &Autosave::schedule);
}

void Autosave::schedule() {
    if (m_document.isModified()) {
        if (!m_delay.isActive())
            m_delay.start(patience());
        return;
    }
    m_delay.stop();
    m_jobs.cancel(channel);
    m_store->forget();
    m_kept = {};
}

/// From an edit to its copy.
std::chrono::milliseconds Autosave::patience() const {
    const auto least = std::min<std::chrono::milliseconds>(afterAnEdit, m_pause);
    if (!m_sinceKept.isValid())
        return least;
    return std::max(least, m_pause - std::chrono::milliseconds(m_sinceKept.elapsed()));
}

void Autosave::keepNow(const std::function<void()>& kept) {
    const SaveMark mark = m_document.saveMark();
    if (kept)
        m_waiting.push_back(kept);
    if (mark == m_kept) {
        tellKept();
        return;
    }
    m_sinceKept.start();
    m_jobs.start(channel, tr("Keeping a copy of unsaved work"),
                 [this, mark, store = m_store, project = m_document.toProject(),
                  path = m_document.path()](const terrain::RunContext& context) {
                     const terrain::Status written = store->keep(project, path, context);
                     return [this, mark, written] {
                         if (written.isOk())
                             m_kept = mark;
                         settle(written);
                     };
                 });
}

void Autosave::tellKept() {
    for (const auto& kept : std::exchange(m_waiting, {}))
        kept();
}

void Autosave::settle(const terrain::Status& written) {
    if (written.isOk()) {
        m_failing = false;
        if (!m_document.isModified())
            m_store->forget(); // saved in the meantime
        tellKept();
    } else if (written.isError()) {
        m_delay.start(m_pause);
        if (!std::exchange(m_failing, true))
            Q_EMIT failed(errorText(written.error()));
    }
}

} // namespace app
