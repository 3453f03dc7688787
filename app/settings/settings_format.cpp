// SPDX-License-Identifier: MIT
#include "app/settings/settings_format.h"

#include <QFile>
#include <QFileDevice>
#include <QTemporaryDir>

namespace app {
namespace {

/// Qt reads and writes INI in files alone: here of its own folder.
class Workshop {
public:
    [[nodiscard]] QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    [[nodiscard]] bool put(const char* name, const QByteArray& bytes) const {
        QFile file(path(name));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.flush() &&
               file.size() == bytes.size();
    }
    [[nodiscard]] QByteArray content(const char* name) const {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private:
    QTemporaryDir m_folder;
};

QSettings::SettingsMap valuesOf(const Workshop& workshop, const char* name) {
    const QSettings settings(workshop.path(name), QSettings::IniFormat);
    QSettings::SettingsMap out;
    const QStringList keys = settings.allKeys();
    for (const QString& key : keys)
        out[key] = settings.value(key);
    return out;
}

bool read(QIODevice& device, QSettings::SettingsMap& values) {
    const Workshop workshop;
    if (!workshop.put("read.ini", device.readAll()))
        return false;
    values = valuesOf(workshop, "read.ini");
    return true;
}

/// The text of the values; empty when there is no room to make it.
QByteArray textOf(const QSettings::SettingsMap& values) {
    const Workshop workshop;
    {
        QSettings settings(workshop.path("write.ini"), QSettings::IniFormat);
        for (auto value = values.begin(); value != values.end(); ++value)
            settings.setValue(value.key(), value.value());
        settings.sync();
    }
    // Read under another name, for Qt remembers what it wrote.
    const QByteArray text = workshop.content("write.ini");
    const bool whole =
        workshop.put("check.ini", text) && valuesOf(workshop, "check.ini").keys() == values.keys();
    return whole ? text : QByteArray();
}

bool write(QIODevice& device, const QSettings::SettingsMap& values) {
    if (values.isEmpty())
        return true;
    const QByteArray text = textOf(values);
    auto* file = qobject_cast<QFileDevice*>(&device);
    // QSaveFile forgets a write that took a part only, so its size is looked at before it replaces the old
    // file.
    return !text.isEmpty() && file != nullptr && file->write(text) == text.size() && file->flush() &&
           file->size() == text.size();
}

} // namespace

QSettings::Format safeIniFormat() {
    static const QSettings::Format format = QSettings::registerFormat(QStringLiteral("ini"), read, write);
    return format;
}

} // namespace app
