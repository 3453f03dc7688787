// SPDX-License-Identifier: MIT
#include "app/window/plot_exports.h"

#include "app/dialogs/file_choice.h"
#include "app/dialogs/messages.h"
#include "app/document/native_path.h"
#include "app/settings/library_text.h"
#include "app/window/session.h"
#include "libterrain/core/safe_file.h"

#include <QFileInfo>

namespace app {

namespace {
const QString folderKind = QStringLiteral("profile");
} // namespace

PlotExports::PlotExports(Session& session, QWidget* window)
    : QObject(window), m_session(session), m_window(window) {}

void PlotExports::save(const PlotFile& file) {
    if (file.bytes.isEmpty())
        return;
    const QString path = m_session.document.path();
    const QString name =
        path.isEmpty() ? file.name : QFileInfo(path).completeBaseName() + QLatin1Char(' ') + file.name;
    chooseFileToSave(
        m_window, m_session.settings,
        {.title = tr("Export %1").arg(file.name),
         .kind = folderKind,
         .filters = {},
         .suffixes = {file.suffix},
         .label = file.label,
         .name = name},
        [this, bytes = file.bytes](const QString& chosen, bool replaces) { write(chosen, bytes, replaces); });
}

void PlotExports::write(const QString& path, const QByteArray& bytes, bool replaces) {
    const QString name = QFileInfo(path).fileName();
    const auto work = [this, path, bytes, replaces,
                       name](const terrain::RunContext&) -> std::function<void()> {
        terrain::SafeFile::Options options;
        options.existing = replaces ? terrain::Existing::Replace : terrain::Existing::Keep;
        const terrain::Status written = terrain::writeFileSafely(
            nativePath(path),
            std::as_bytes(std::span(bytes.constData(), static_cast<std::size_t>(bytes.size()))), options);
        return [this, path, written, name] {
            if (!written) {
                showError(m_window, errorText(written.error()));
                return;
            }
            rememberFolder(m_session.settings, folderKind, path);
            Q_EMIT message(tr("Exported %1").arg(name));
        };
    };
    m_session.jobs.start(QStringLiteral("write-plot"), tr("Writing %1").arg(name), work);
}

} // namespace app
