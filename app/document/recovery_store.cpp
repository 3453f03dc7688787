// SPDX-License-Identifier: MIT
#include "app/document/recovery_store.h"

#include "app/document/native_path.h"
#include "app/document/thumbnail_png.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QUuid>

#include <algorithm>

namespace app {

namespace {

constexpr char noteSuffix[] = ".json";
constexpr char lockSuffix[] = ".lock";
constexpr char fileSuffix[] = ".moraine";
constexpr char backupSuffix[] = ".moraine~";
const QString originalPathKey = QStringLiteral("originalPath");
const QString pictureKey = QStringLiteral("picture"); // PNG, base64

std::unique_ptr<QLockFile> takeLock(const QString& path) {
    auto lock = std::make_unique<QLockFile>(path);
    lock->setStaleLockTime(0); // held for as long as the program runs; a dead owner is noticed by its number
    return lock->tryLock(0) ? std::move(lock) : nullptr;
}

QJsonObject readNote(const QString& path) {
    constexpr qint64 longest = 1 << 20;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || file.size() > longest)
        return {};
    return QJsonDocument::fromJson(file.readAll()).object();
}

QByteArray noteOf(const terrain::Project& project, const QString& originalPath) {
    QJsonObject out{{originalPathKey, originalPath}};
    // Of the newest generation that has a picture: the last change may be too young for one.
    for (int i = project.currentGeneration; i >= 0 && i < static_cast<int>(project.history.size()); --i)
        if (const std::string& png = project.history[static_cast<std::size_t>(i)].thumbnailPng;
            !png.empty()) {
            out[pictureKey] = QString::fromLatin1(QByteArray::fromStdString(png).toBase64());
            break;
        }
    return QJsonDocument(out).toJson(QJsonDocument::Compact);
}

/// Whose file this is; empty for files that no program of this kind has made. Those that are being written
/// are called ".OWNER….part".
QString ownerOf(const QString& fileName) {
    const QString owner = fileName.mid(fileName.startsWith(u'.') ? 1 : 0).section(u'.', 0, 0);
    return QUuid::fromString(owner).isNull() ? QString() : owner;
}

/// All that a program keeps but its lock; the note last, so that work has it for as long as it is there.
void removeWork(const QString& stem) {
    for (const char* suffix : {backupSuffix, fileSuffix, noteSuffix})
        QFile::remove(stem + QLatin1String(suffix));
}

QImage pictureIn(const QJsonObject& note) {
    return thumbnailFromPng(QByteArray::fromBase64(note[pictureKey].toString().toLatin1()).toStdString());
}

} // namespace

QString RecoveryStore::defaultFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) +
           QStringLiteral("/recovery");
}

RecoveryStore::RecoveryStore(const QString& folder)
    : m_folder(folder), m_name(QUuid::createUuid().toString(QUuid::WithoutBraces)) {
    QDir().mkpath(folder);
    m_lock = takeLock(pathOf(lockSuffix));
    removeLeftovers();
}

RecoveryStore::~RecoveryStore() {
    forget();
}

QString RecoveryStore::pathOf(const char* suffix) const {
    return m_folder + QLatin1Char('/') + m_name + QLatin1String(suffix);
}

QString RecoveryStore::file() const {
    return pathOf(fileSuffix);
}

terrain::Status RecoveryStore::keep(const terrain::Project& project, const QString& originalPath,
                                    const terrain::RunContext& context) const {
    const int forgotten = m_forgotten;
    const QByteArray note = noteOf(project, originalPath);
    const auto bytes = std::as_bytes(std::span(note.constData(), static_cast<std::size_t>(note.size())));
    const terrain::SafeFile::Options replace{.existing = terrain::Existing::Replace, .backup = {}};
    if (auto written = terrain::writeFileSafely(nativePath(pathOf(noteSuffix)), bytes, replace); !written)
        return written;
    terrain::Status saved =
        terrain::saveProject(project, nativePath(file()), terrain::Existing::Replace, context);
    const std::lock_guard lock(m_filesMutex);
    if (m_forgotten != forgotten) // meanwhile: what was just written would be offered as lost work
        removeFiles();
    return saved;
}

void RecoveryStore::forget() {
    const std::lock_guard lock(m_filesMutex);
    ++m_forgotten;
    removeFiles();
}

void RecoveryStore::removeFiles() const {
    removeWork(pathOf(""));
}

std::vector<RecoveredWork> RecoveryStore::lostWork() const {
    std::vector<RecoveredWork> out;
    const QDir folder(m_folder);
    const QStringList files =
        folder.entryList({QStringLiteral("*") + QLatin1String(fileSuffix)}, QDir::Files, QDir::Time);
    for (const QString& name : files) {
        const QFileInfo info(folder.filePath(name));
        const QString stem = folder.filePath(info.completeBaseName());
        if (info.completeBaseName() == m_name)
            continue;
        std::shared_ptr<QLockFile> lock = takeLock(stem + QLatin1String(lockSuffix));
        if (lock == nullptr)
            continue;
        const QJsonObject note = readNote(stem + QLatin1String(noteSuffix));
        out.push_back({info.absoluteFilePath(), note[originalPathKey].toString(), info.lastModified(),
                       pictureIn(note), std::move(lock)});
    }
    return out;
}

void RecoveryStore::removeLeftovers() const {
    const QDir folder(m_folder);
    QMap<QString, QStringList> filesOf;
    for (const QString& name : folder.entryList(QDir::Files | QDir::Hidden))
        if (const QString owner = ownerOf(name); !owner.isEmpty() && owner != m_name)
            filesOf[owner] << name;
    for (auto [owner, files] : filesOf.asKeyValueRange()) {
        const QString lockName = owner + QLatin1String(lockSuffix);
        const bool hasWork = files.contains(owner + QLatin1String(fileSuffix)) ||
                             files.contains(owner + QLatin1String(backupSuffix));
        if (hasWork)
            files = files.filter(QRegularExpression(QStringLiteral("\\.part$")));
        if (files.isEmpty() || !folder.exists(lockName))
            continue; // nothing to remove, or nobody knows whether the owner still runs
        if (const auto lock = takeLock(folder.filePath(lockName)))
            for (const QString& name : files)
                if (name != lockName) // that goes with the lock
                    QFile::remove(folder.filePath(name));
    }
}

void RecoveryStore::discard(const RecoveredWork& work) {
    const QFileInfo info(work.file);
    removeWork(info.absolutePath() + QLatin1Char('/') + info.completeBaseName());
    work.lock->unlock();
}

} // namespace app
