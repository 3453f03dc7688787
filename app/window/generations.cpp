// SPDX-License-Identifier: MIT
#include "app/window/generations.h"

#include "app/dialogs/comparison_dialog.h"
#include "app/dialogs/messages.h"
#include "app/docks/history_dock.h"
#include "app/map/difference_picture.h"
#include "app/settings/library_text.h"
#include "app/window/session.h"
#include "libterrain/recipe/evaluate.h"

namespace app {
namespace {

const QString channel = QStringLiteral("compare");
constexpr QSize pictureSize(420, 320);
constexpr QSize scaleSize(180, 12);

/// The colours of differences, from the deepest fall to the highest rise.
QImage scaleOf(const QSize& size) {
    QImage out(size, QImage::Format_RGB32);
    for (int x = 0; x < size.width(); ++x)
        for (int y = 0; y < size.height(); ++y)
            out.setPixel(x, y, differenceColour(2.0 * x / (size.width() - 1) - 1));
    return out;
}

} // namespace

Generations::Generations(Session& session, HistoryDock& dock, QWidget* window)
    : QObject(window), m_session(session), m_window(window) {
    connect(&dock, &HistoryDock::comparisonWanted, this, &Generations::compare);
    connect(&dock, &HistoryDock::partingWanted, this, &Generations::letGo);
    connect(&session.settings, &Settings::historyChanged, this, &Generations::takeMemory);
    connect(&session.jobs, &JobRunner::failed, this, [this](const QString& failed, const QString& sentence) {
        if (failed == channel)
            showError(m_window, sentence);
    });
    connect(&session.document, &Document::generationsDropped, this, &Generations::sayDropped,
            Qt::QueuedConnection); // after what is said of the change itself
    if (session.settings.historyMemory() > 0)
        takeMemory();
}

void Generations::takeMemory() {
    m_session.evaluation.setHistoryMemory(static_cast<std::uint64_t>(m_session.settings.historyMemory())
                                          << 20U);
}

void Generations::sayDropped(int count) {
    Q_EMIT message(tr("Undone generations that this change has dropped: %1. A star in the history keeps one.")
                       .arg(count));
}

void Generations::compare(int first, int second) {
    const Document& document = m_session.document;
    Comparison comparison{
        document.generation(first).title(), document.generation(second).title(), {}, {}, scaleOf(scaleSize)};
    m_session.jobs.start(
        channel, tr("Comparing generations"),
        [this, comparison, before = document.stateOf(first).recipe, after = document.stateOf(second).recipe,
         cache = m_session.evaluation.cache()](
            const terrain::RunContext& context) mutable -> std::function<void()> {
            const auto left = terrain::evaluate(before, context.part(0, 0.5), cache.get());
            const auto right = left ? terrain::evaluate(after, context.part(0.5, 1), cache.get()) : left;
            if (right.isCancelled())
                return {};
            if (right.isError())
                return [this, sentence = errorText(right.error())] { showError(m_window, sentence); };
            comparison.difference = terrain::fieldDifference(*left.value(), *right.value());
            if (comparison.difference.differing > 0)
                comparison.picture = differencePicture(*left.value(), *right.value(),
                                                       comparison.difference.largest(), pictureSize);
            return [this, comparison] {
                auto* dialog = new ComparisonDialog(comparison, m_window);
                dialog->setAttribute(Qt::WA_DeleteOnClose);
                dialog->open();
            };
        });
}

void Generations::letGo(int generation) {
    const QString name = m_session.document.generation(generation).title();
    ask(m_window, {.name = QStringLiteral("letGoDialog"),
                   .text = tr("Let “%1” go?").arg(name),
                   .details = tr("It is no longer part of the history: without its star it is gone."),
                   .answers = {{tr("&Let it go"), QMessageBox::DestructiveRole,
                                [this, generation, name] {
                                    // Only if nothing has moved meanwhile.
                                    if (m_session.document.generation(generation).title() == name)
                                        m_session.document.setKept(generation, false, {});
                                }},
                               {tr("&Cancel"), QMessageBox::RejectRole}},
                   .icon = QMessageBox::Question});
}

} // namespace app
