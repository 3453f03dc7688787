// SPDX-License-Identifier: MIT
#include "app/settings/own_presets.h"

#include "app/settings/library_text.h"
#include "libterrain/core/safe_file.h"

#include <QCollator>
#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <QUrl>

#include <algorithm>

namespace app {
namespace {

constexpr qint64 largestFile = qint64{16} << 20;
const QString suffix = QStringLiteral(".json");

std::filesystem::path systemPath(const QString& path) {
#ifdef Q_OS_WIN
    return std::filesystem::path(path.toStdWString());
#else
    return std::filesystem::path(QFile::encodeName(path).toStdString());
#endif
}

terrain::Error failed(terrain::ErrorCode code, terrain::TextSource text, const QString& argument) {
    return {code, text, {argument.toStdString()}};
}

terrain::Status write(const terrain::OwnPreset& preset, const QString& path, terrain::Existing existing) {
    const std::string text = terrain::ownPresetToJson(preset);
    terrain::SafeFile::Options options;
    options.existing = existing;
    return terrain::writeFileSafely(systemPath(path), std::as_bytes(std::span(text)), options);
}

} // namespace

QString OwnPresets::defaultFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) +
           QStringLiteral("/presets");
}

/// The name as a file name: letters that a file system may refuse or change are written as %XX.
QString OwnPresets::pathOf(const QString& name) const {
    QByteArray file = QUrl::toPercentEncoding(name.trimmed(), " ", "~");
    if (file.startsWith('.'))
        file.replace(0, 1, "%2E");
    return m_folder + QLatin1Char('/') + QString::fromLatin1(file) + suffix;
}

QList<OwnPresets::Entry> OwnPresets::all() const {
    QList<Entry> out;
    const QFileInfoList files =
        QDir(m_folder).entryInfoList({QLatin1Char('*') + suffix}, QDir::Files | QDir::Hidden, QDir::Name);
    for (const QFileInfo& file : files) {
        Entry entry{file.absoluteFilePath(), std::nullopt, {}};
        auto preset = read(entry.file);
        if (preset &&
            entry.file != QFileInfo(pathOf(QString::fromStdString(preset.value().name))).absoluteFilePath())
            entry.problem = errorText(
                failed(terrain::ErrorCode::UnusableInput,
                       TERRAIN_TEXT("settings",
                                    "%1 holds a preset of another name: import it to have it in the list."),
                       entry.file));
        else if (preset)
            entry.preset = std::move(preset).value();
        else
            entry.problem = errorText(preset.error());
        out.append(entry);
    }
    const QCollator order;
    std::ranges::stable_sort(out, [&](const Entry& a, const Entry& b) {
        if (!a.preset || !b.preset)
            return a.preset.has_value() && !b.preset;
        return order.compare(QString::fromStdString(a.preset->name), QString::fromStdString(b.preset->name)) <
               0;
    });
    return out;
}

QStringList OwnPresets::names() const {
    QStringList out;
    for (const Entry& entry : all())
        if (entry.preset)
            out << QString::fromStdString(entry.preset->name);
    return out;
}

bool OwnPresets::has(const QString& name) const {
    return QFileInfo::exists(pathOf(name));
}

terrain::Result<terrain::OwnPreset> OwnPresets::find(const QString& name) const {
    if (!has(name))
        return failed(terrain::ErrorCode::InvalidRequest,
                      TERRAIN_TEXT("settings", "There is no own preset '%1'."), name);
    return read(pathOf(name));
}

terrain::Status OwnPresets::save(const terrain::OwnPreset& preset, terrain::Existing existing) const {
    terrain::OwnPreset saved = preset;
    saved.name = QString::fromStdString(preset.name).trimmed().toStdString();
    if (terrain::Status possible = terrain::checkOwnPreset(saved); !possible)
        return possible;
    QDir().mkpath(m_folder);
    return write(saved, pathOf(QString::fromStdString(saved.name)), existing);
}

terrain::Status OwnPresets::rename(const QString& name, const QString& newName) const {
    auto preset = find(name);
    if (!preset)
        return preset.failure();
    if (newName.trimmed() == name.trimmed())
        return terrain::Done{};
    preset.value().name = newName.trimmed().toStdString();
    if (terrain::Status saved = save(preset.value(), terrain::Existing::Keep); !saved)
        return saved;
    return remove(name);
}

terrain::Status OwnPresets::remove(const QString& name) const {
    if (!has(name) || QFile::remove(pathOf(name)))
        return terrain::Done{};
    return failed(terrain::ErrorCode::CannotWrite,
                  TERRAIN_TEXT("settings", "%1 cannot be removed: check the permissions of its folder."),
                  pathOf(name));
}

terrain::Result<terrain::OwnPreset> OwnPresets::read(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return failed(terrain::ErrorCode::UnusableInput,
                      TERRAIN_TEXT("settings", "%1 cannot be read: check its name and permissions."), path);
    const QByteArray text = file.read(largestFile + 1);
    if (text.size() > largestFile)
        return failed(terrain::ErrorCode::UnusableInput,
                      TERRAIN_TEXT("settings", "%1 is larger than any preset (16 MiB)."), path);
    return terrain::ownPresetFromJson({text.constData(), static_cast<std::size_t>(text.size())},
                                      path.toStdString());
}

terrain::Status OwnPresets::exportTo(const QString& name, const QString& path,
                                     terrain::Existing existing) const {
    const auto preset = find(name);
    return preset ? write(preset.value(), path, existing) : preset.failure();
}

} // namespace app
