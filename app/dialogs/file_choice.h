// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

#include <functional>

class QWidget;

namespace app {

class Settings;

/// A line of a file dialog's list of kinds: "PNG (*.png *.PNG)". Suffixes without the point.
QString fileFilter(const QString& label, const QStringList& suffixes);

/// Every heightmap that can be read, one line for all and one for each format; then any file.
QStringList heightmapOpenFilters();
/// What File › Open takes: projects, recipes and heightmaps.
QStringList openFilters();

/// `path` as it is when it ends with one of the suffixes (any case), else with the first of them appended.
QString withSuffix(const QString& path, const QStringList& suffixes);

/// What a file is asked for.
struct FileChoice {
    QString title;
    QString kind;         ///< of Settings::folder, where it begins unless `name` has a folder
    QStringList filters;  ///< for opening
    QStringList suffixes; ///< for saving: the allowed ones, the first is proposed
    QString label;        ///< for saving: of the format
    /// For saving: the proposed name, with or without suffix. A path begins in its folder; for opening that
    /// folder is all that counts.
    QString name;
    /// For saving: every file that would be made under a final path; empty = that path alone.
    std::function<QStringList(const QString&)> files = {};
};

/// To be called once a file of this kind was really read or written there: the next choice begins beside it.
void rememberFolder(Settings& settings, const QString& kind, const QString& path);

/// Asks for a file that is there, again when it is not; `chosen` is not called when the person cancels.
void chooseFileToOpen(QWidget* parent, Settings& settings, const FileChoice& choice,
                      const std::function<void(const QString&)>& chosen);

/// Asks where to save. The suffix is made final first, and only then it is asked whether a file of that name
/// may be replaced; `replaces` tells that it was.
void chooseFileToSave(QWidget* parent, Settings& settings, const FileChoice& choice,
                      const std::function<void(const QString& path, bool replaces)>& chosen);

} // namespace app
