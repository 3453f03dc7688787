// SPDX-License-Identifier: MIT
#include "app/dialogs/file_choice.h"

#include "app/dialogs/messages.h"
#include "app/settings/application_id.h"
#include "app/settings/library_text.h"
#include "app/settings/settings.h"
#include "libterrain/formats/heightmap_format.h"
#include "libterrain/formats/mesh_format.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

#include <algorithm>

namespace app {

namespace {

class FileChoices {
    Q_DECLARE_TR_FUNCTIONS(FileChoices)
};

template <class Format>
QStringList suffixesOf(const Format& format) {
    QStringList out;
    for (const char* suffix : format.suffixes())
        out << QString::fromLatin1(suffix);
    return out;
}

QStringList heightmapSuffixes() {
    QStringList out;
    for (const terrain::HeightmapFormat* format : terrain::heightmapFormats()) {
        if (format->canRead())
            out << suffixesOf(*format);
    }
    out.removeDuplicates();
    return out;
}

QStringList meshSuffixes() {
    QStringList out;
    for (const terrain::MeshFormat* format : terrain::meshFormats()) {
        if (!format->canRead())
            continue;
        out << suffixesOf(*format);
        for (const char* suffix : format->furtherSuffixes())
            out << QString::fromLatin1(suffix);
    }
    return out;
}

QString anyFile() {
    return FileChoices::tr("Any file") + QStringLiteral(" (*)");
}

/// Where the dialog begins: in the folder of the proposed path, if it is one and still there.
QString firstFolder(const Settings& settings, const FileChoice& choice) {
    const QFileInfo folder(QFileInfo(choice.name).absolutePath());
    return QDir::isAbsolutePath(choice.name) && folder.isDir() && folder.isReadable()
               ? folder.filePath()
               : settings.folder(choice.kind);
}

QFileDialog* makeDialog(QWidget* parent, Settings& settings, const FileChoice& choice) {
    auto* dialog = new QFileDialog(parent, choice.title, firstFolder(settings, choice));
    dialog->setObjectName(QStringLiteral("fileDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setOption(QFileDialog::HideNameFilterDetails);
    return dialog;
}

} // namespace

QString fileFilter(const QString& label, const QStringList& suffixes) {
    QStringList patterns;
    for (const QString& suffix : suffixes) {
        // Native dialogs tell upper case from lower case.
        patterns << QStringLiteral("*.") + suffix << QStringLiteral("*.") + suffix.toUpper();
    }
    patterns.removeDuplicates();
    return QStringLiteral("%1 (%2)").arg(label, patterns.join(QLatin1Char(' ')));
}

QStringList heightmapOpenFilters() {
    QStringList out{
        fileFilter(FileChoices::tr("Heightmaps and meshes"), heightmapSuffixes() + meshSuffixes()),
        fileFilter(FileChoices::tr("Meshes"), meshSuffixes())};
    for (const terrain::HeightmapFormat* format : terrain::heightmapFormats()) {
        if (format->canRead())
            out << fileFilter(libraryText(format->label()), suffixesOf(*format));
    }
    return out << anyFile();
}

QStringList openFilters() {
    const QString project = QLatin1String(projectSuffix);
    const QString recipe = QStringLiteral("json");
    return {fileFilter(FileChoices::tr("Everything that can be opened"),
                       QStringList{project, recipe} + heightmapSuffixes() + meshSuffixes()),
            fileFilter(FileChoices::tr("Moraine projects"), {project}),
            fileFilter(FileChoices::tr("Moraine recipes"), {recipe}),
            fileFilter(FileChoices::tr("Heightmaps"), heightmapSuffixes()),
            fileFilter(FileChoices::tr("Meshes"), meshSuffixes()),
            anyFile()};
}

QString withSuffix(const QString& path, const QStringList& suffixes) {
    const QString name = QFileInfo(path).fileName();
    for (const QString& suffix : suffixes) {
        const QString ending = QLatin1Char('.') + suffix;
        if (name.size() > ending.size() && name.endsWith(ending, Qt::CaseInsensitive))
            return path;
    }
    if (suffixes.isEmpty())
        return path;
    return path + (path.endsWith(QLatin1Char('.')) ? QString() : QStringLiteral(".")) + suffixes.front();
}

void rememberFolder(Settings& settings, const QString& kind, const QString& path) {
    settings.setFolder(kind, QFileInfo(path).absolutePath());
}

void chooseFileToOpen(QWidget* parent, Settings& settings, const FileChoice& choice,
                      const std::function<void(const QString&)>& chosen) {
    QFileDialog* dialog = makeDialog(parent, settings, choice);
    dialog->setFileMode(QFileDialog::AnyFile); // whether it is there is asked below, in words of our own
    dialog->setNameFilters(choice.filters);
    const auto picked = [parent, &settings, choice, chosen](const QString& path) {
        if (path.isEmpty())
            return;
        if (QFileInfo::exists(path)) {
            chosen(path);
            return;
        }
        FileChoice again = choice;
        again.name = path;
        sayThereIsNone(parent, path, [parent, &settings, again, chosen] {
            chooseFileToOpen(parent, settings, again, chosen);
        });
    };
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, picked,
                     Qt::QueuedConnection); // after the dialog has gone
    dialog->open();
}

void chooseFileToSave(QWidget* parent, Settings& settings, const FileChoice& choice,
                      const std::function<void(const QString& path, bool replaces)>& chosen) {
    QFileDialog* dialog = makeDialog(parent, settings, choice);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setFileMode(QFileDialog::AnyFile);
    dialog->setOption(QFileDialog::DontConfirmOverwrite); // asked below, about the final name
    dialog->setNameFilters({fileFilter(choice.label, choice.suffixes)});
    dialog->selectFile(withSuffix(QFileInfo(choice.name).fileName(), choice.suffixes));
    const auto picked = [parent, &settings, choice, chosen](const QString& path) {
        if (path.isEmpty())
            return;
        const QString final = withSuffix(path, choice.suffixes);
        FileChoice again = choice;
        again.name = final;
        const auto chooseAgain = [parent, &settings, again, chosen] {
            chooseFileToSave(parent, settings, again, chosen);
        };
        if (const QString folder = QFileInfo(final).absolutePath(); !QFileInfo(folder).isDir()) {
            sayThereIsNoFolder(parent, folder, chooseAgain);
            return;
        }
        const QStringList files = choice.files ? choice.files(final) : QStringList{final};
        const auto taken = std::find_if(files.begin(), files.end(),
                                        [](const QString& file) { return QFileInfo::exists(file); });
        if (taken == files.end()) {
            chosen(final, false);
            return;
        }
        askToReplace(
            parent, *taken, [chosen, final] { chosen(final, true); }, chooseAgain);
    };
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, picked, Qt::QueuedConnection);
    dialog->open();
}

} // namespace app
