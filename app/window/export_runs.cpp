// SPDX-License-Identifier: MIT
#include "app/window/export_runs.h"

#include "app/dialogs/kept_exports_dialog.h"
#include "app/dialogs/messages.h"
#include "app/document/import_recipe.h"
#include "app/document/native_path.h"
#include "app/jobs/job_runner.h"
#include "app/settings/display_text.h"
#include "app/settings/library_text.h"
#include "app/settings/settings.h"
#include "app/window/evaluation.h"
#include "libterrain/formats/verify_export.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>

namespace app {

namespace {

const QString exportChannel = QStringLiteral("export-"); // and a number

QString shownPath(const std::filesystem::path& path) {
    return QFile::decodeName(QByteArray::fromStdString(path.string()));
}

QString shownName(const std::filesystem::path& path) {
    return shownPath(path.filename());
}

/// What one export made.
struct Made {
    std::filesystem::path path; ///< as it was asked for
    std::vector<std::filesystem::path> files;
    double step = 0; ///< m
    std::optional<double> largestError;
    bool clips = false; ///< heights were cut off, which the error leaves out
    int maps = 0;       ///< beside the heights
    std::optional<quint64> triangles;
    std::vector<terrain::Text> notes;
};

terrain::Result<terrain::ExportPlan> planOf(const terrain::ExportRequest& request,
                                            const terrain::Heightfield& heights) {
    return terrain::planExport(request, heights.grid(), terrain::heightRange(heights));
}

terrain::Result<Made> madeMesh(const terrain::KeptExport& kept, const terrain::Heightfield& heights,
                               terrain::Existing existing, const terrain::RunContext& context) {
    const auto outcome = terrain::exportMeshFor(kept.meshRequest(), heights, existing, context);
    if (!outcome)
        return outcome.failure();
    Made out;
    out.files = outcome.value().files;
    out.triangles = outcome.value().report.extent.triangles;
    out.notes = outcome.value().report.notes;
    return out;
}

terrain::Result<Made> madeHeightmap(const terrain::KeptExport& kept, const terrain::Heightfield& heights,
                                    terrain::Existing existing, const terrain::RunContext& context) {
    const auto plan = planOf(kept.request, heights);
    if (!plan)
        return plan.failure();
    const auto outcome = terrain::runExport(plan.value(), heights, existing, context);
    if (!outcome)
        return outcome.failure();
    Made out;
    out.files = outcome.value().files;
    out.step = outcome.value().report.step;
    out.largestError = outcome.value().largestError;
    out.clips = outcome.value().report.clipped > 0;
    out.notes = outcome.value().report.notes;
    out.maps = static_cast<int>(outcome.value().maps.size());
    for (const terrain::MapOutcome& map : outcome.value().maps)
        std::ranges::copy_if(map.notes, std::back_inserter(out.notes), [](const terrain::Text& note) {
            return !(note.source == terrain::clippedNote); // whose numbers are no heights
        });
    return out;
}

/// The files of an export that are there already.
QStringList filesThere(const terrain::KeptExport& kept, const terrain::Heightfield& heights) {
    std::vector<std::filesystem::path> paths = {kept.request.path};
    if (kept.mesh != nullptr)
        paths = terrain::meshFiles(kept.meshRequest());
    else if (const auto plan = planOf(kept.request, heights))
        paths = plan.value().paths();
    QStringList out;
    for (const std::filesystem::path& path : paths)
        if (const QString shown = shownPath(path); QFileInfo::exists(shown))
            out << shown;
    return out;
}

QString filesText(const Made& made) {
    const QString first = shownName(made.files.front());
    const QString names =
        made.files.size() == 1 ? first : ExportRuns::tr("%1 … %2").arg(first, shownName(made.files.back()));
    return made.maps == 0 ? names : ExportRuns::tr("%1 (maps: %2)").arg(names, QLocale().toString(made.maps));
}

/// "Exported land.png in steps of 1.2 cm · read again, largest error 0.6 cm".
QString outcomeText(const std::vector<Made>& all, bool replaced) {
    QStringList names;
    std::optional<double> largestError;
    QStringList notes;
    bool clips = false;
    for (const Made& made : all) {
        names << filesText(made);
        clips = clips || made.clips;
        if (made.largestError)
            largestError = std::max(largestError.value_or(0), *made.largestError);
        for (const terrain::Text& note : made.notes)
            if (const QString text = libraryText(note); !notes.contains(text))
                notes << text;
    }
    const Made& first = all.front();
    const QString name = names.join(QStringLiteral(", "));
    QStringList sentences;
    if (all.size() == 1 && first.triangles)
        sentences << ExportRuns::tr("Exported %1: %2 triangles")
                         .arg(name, countText(static_cast<qint64>(*first.triangles)));
    else if (all.size() == 1 && first.step > 0)
        sentences << ExportRuns::tr("Exported %1 in steps of %2").arg(name, stepText(first.step));
    else
        sentences << ExportRuns::tr("Exported %1").arg(name);
    if (replaced)
        sentences << ExportRuns::tr("over the former files");
    if (largestError)
        sentences << (clips ? ExportRuns::tr("read again, largest error %1 cm where nothing is cut off")
                            : ExportRuns::tr("read again, largest error %1 cm"))
                         .arg(QLocale().toString(*largestError * 100, 'g', 3));
    return (sentences + notes).join(QStringLiteral(" · "));
}

} // namespace

/// What a job writes.
struct ExportRuns::Order {
    std::vector<terrain::KeptExport> exports;
    terrain::SharedHeightfield heights;
    terrain::Existing existing = terrain::Existing::Replace;
    std::vector<bool> foreign; ///< of each, whether a file in its place may be another one's
    bool again = false;
};

struct ExportRuns::Result {
    struct Failure {
        std::string name; ///< of the export
        terrain::Error error;
    };
    std::vector<Made> made;
    std::vector<Failure> failures; ///< of the others
    bool replaced = false;
};

ExportRuns::ExportRuns(Document& document, Evaluation& evaluation, JobRunner& jobs, Settings& settings,
                       QWidget* window)
    : QObject(window), m_document(document), m_evaluation(evaluation), m_jobs(jobs), m_settings(settings),
      m_window(window) {
    connect(&jobs, &JobRunner::failed, this, [this](const QString& channel, const QString& sentence) {
        if (channel.startsWith(exportChannel))
            showError(m_window, sentence);
    });
}

void ExportRuns::make(terrain::KeptExport chosen, terrain::Existing existing,
                      const terrain::SharedHeightfield& heights) {
    terrain::KeptExports kept = m_document.exports();
    chosen.name = terrain::nameForExport(kept.list, chosen.request.path);
    terrain::keepExport(kept.list, chosen);
    m_document.setExports(std::move(kept));
    auto order = std::make_shared<Order>();
    order->exports = {std::move(chosen)};
    order->heights = heights;
    order->existing = existing;
    order->foreign = {false}; // the dialog asked
    start(order);
}

void ExportRuns::again() {
    const auto& kept = m_document.exports().list;
    makeAgain(kept.empty() ? kept : std::vector{kept.back()});
}

void ExportRuns::all() {
    makeAgain(m_document.exports().list);
}

void ExportRuns::showKept() {
    auto* dialog = new KeptExportsDialog(m_document.exports().list, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &KeptExportsDialog::changed, this, [this](const std::vector<terrain::KeptExport>& list) {
        m_document.setExports({list, m_document.exports().unknown});
    });
    connect(dialog, &KeptExportsDialog::exportWanted, this,
            [this](const terrain::KeptExport& one) { makeAgain({one}); });
    dialog->open();
}

void ExportRuns::makeAgain(const std::vector<terrain::KeptExport>& kept) {
    if (kept.empty()) {
        Q_EMIT noneKept();
        return;
    }
    m_evaluation.whenCurrent(this, [this, kept] {
        const terrain::Recipe& recipe = m_document.recipe();
        auto order = std::make_shared<Order>();
        order->heights = m_document.heights();
        order->again = true;
        for (terrain::KeptExport one : kept) {
            terrain::ExportOptions options = exportOptionsOf(recipe);
            options.format = one.request.options.format;
            options.range = one.request.options.range;
            one.request.options = std::move(options);
            one.request.seaLevel = recipe.seaLevel;
            one.request.display = m_document.display();
            order->foreign.push_back(!m_settings.hasExported(shownPath(one.request.path)));
            order->exports.push_back(std::move(one));
        }
        start(order);
    });
}

/// Writes one export after the other, also after one that fails; none when cancelled.
std::optional<ExportRuns::Result> ExportRuns::run(const Order& order, const terrain::RunContext& context) {
    Result out;
    const auto count = static_cast<double>(order.exports.size());
    for (const terrain::KeptExport& one : order.exports) {
        const auto index = static_cast<double>(out.made.size() + out.failures.size());
        out.replaced = out.replaced || (order.again && !filesThere(one, *order.heights).isEmpty());
        const auto write = one.mesh != nullptr ? madeMesh : madeHeightmap;
        auto made =
            write(one, *order.heights, order.existing, context.part(index / count, (index + 1) / count));
        if (made.isCancelled())
            return std::nullopt;
        if (made.isError())
            out.failures.push_back({one.name, made.error()});
        else
            out.made.emplace_back(std::move(made).value()).path = one.request.path;
    }
    return out;
}

void ExportRuns::start(const std::shared_ptr<const Order>& order) {
    const QString name = shownName(order->exports.front().request.path);
    m_jobs.start(exportChannel + QString::number(++m_count), tr("Writing %1").arg(name),
                 [this, order](const terrain::RunContext& context) -> std::function<void()> {
                     QStringList foreign;
                     for (std::size_t i = 0; i < order->exports.size(); ++i)
                         if (order->foreign[i])
                             foreign << filesThere(order->exports[i], *order->heights);
                     if (!foreign.isEmpty())
                         return [this, order, foreign] { askToReplace(order, foreign); };
                     const std::optional<Result> result = run(*order, context);
                     if (!result)
                         return {};
                     return [this, order, result] { finish(*order, *result); };
                 });
}

void ExportRuns::askToReplace(const std::shared_ptr<const Order>& order, const QStringList& paths) {
    constexpr int shown = 8;
    QStringList lines;
    for (const QString& path : paths.mid(0, shown))
        lines << QDir::toNativeSeparators(path);
    if (paths.size() > shown)
        lines << QStringLiteral("…");
    const auto replace = [this, order] {
        auto confirmed = std::make_shared<Order>(*order);
        std::fill(confirmed->foreign.begin(), confirmed->foreign.end(), false);
        start(confirmed);
    };
    ask(m_window, {.name = QStringLiteral("replaceDialog"),
                   .text = tr("There are files already that were not exported from here. Replace them?"),
                   .details = lines.join(QLatin1Char('\n')),
                   .answers = {{tr("&Cancel"), QMessageBox::RejectRole},
                               {tr("&Replace"), QMessageBox::DestructiveRole, replace}},
                   .icon = QMessageBox::Warning});
}

void ExportRuns::finish(const Order& order, const Result& result) {
    for (const Made& made : result.made)
        m_settings.addExported(shownPath(made.path));
    if (!result.made.empty()) {
        Q_EMIT written(shownPath(result.made.back().files.front()));
        Q_EMIT message(outcomeText(result.made, result.replaced));
    }
    QStringList sentences;
    for (const Result::Failure& failure : result.failures)
        sentences << (order.exports.size() == 1
                          ? QString()
                          : QString::fromStdString(failure.name) + QStringLiteral(": ")) +
                         errorText(failure.error);
    if (!sentences.isEmpty())
        showError(m_window, sentences.join(QStringLiteral("\n\n")));
}

} // namespace app
