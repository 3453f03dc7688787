// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/core/safe_file.h"
#include "libterrain/recipe/own_preset.h"

#include <QList>
#include <QString>

#include <optional>

namespace app {

/// The presets that a person made: one file each in a folder of theirs. A file that cannot be read stays as
/// it is and is listed with the reason. Every call looks at the folder anew, so that several programs can
/// work on it. Any thread.
class OwnPresets {
public:
    struct Entry {
        QString file; ///< its path
        std::optional<terrain::OwnPreset> preset;
        QString problem; ///< one sentence where there is no preset
    };

    /// The person's own folder, made when something is saved. Needs the application's name
    /// (setApplicationIdentity).
    static QString defaultFolder();
    explicit OwnPresets(const QString& folder = defaultFolder()) : m_folder(folder) {}

    /// By name; unreadable files last.
    [[nodiscard]] QList<Entry> all() const;
    /// The names of those that can be read.
    [[nodiscard]] QStringList names() const;
    /// The preset of this name: what is there of it, or that there is none (InvalidRequest).
    [[nodiscard]] terrain::Result<terrain::OwnPreset> find(const QString& name) const;
    [[nodiscard]] bool has(const QString& name) const;

    /// CannotWrite when there is one of this name and it is to be kept.
    terrain::Status save(const terrain::OwnPreset& preset, terrain::Existing existing) const;
    /// The new name must be free.
    terrain::Status rename(const QString& name, const QString& newName) const;
    terrain::Status remove(const QString& name) const;

    /// Reads a preset or a recipe from any file; nothing is saved.
    static terrain::Result<terrain::OwnPreset> read(const QString& path);
    /// Writes the preset of this name to a file of the person's choice.
    terrain::Status exportTo(const QString& name, const QString& path, terrain::Existing existing) const;

private:
    [[nodiscard]] QString pathOf(const QString& name) const;

    QString m_folder;
};

} // namespace app
