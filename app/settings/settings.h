// SPDX-License-Identifier: MIT
#pragma once

#include "app/settings/motion_choice.h"
#include "app/settings/theme_choice.h"

#include <QByteArray>
#include <QMap>
#include <QObject>
#include <QString>
#include <QStringList>

#include <memory>

namespace app {

enum class ViewMode { View3d, Split, Map };

/// Where the main window and its docks were. `version` is the layout's own: another one is not restored.
struct WindowLayout {
    QByteArray geometry;
    QByteArray docks;
    int version = 0;
    QMap<QString, int> dockWidths; ///< in pixels, as the person had them, whatever the window left of them

    [[nodiscard]] bool isEmpty() const { return docks.isEmpty(); }
};

/// The last choices in a dialog: a format, and the values of its options as text.
struct FormatChoice {
    QString format; ///< id; empty = none yet
    QMap<QString, QString> options;
};

/// What the program remembers of a person's choices. Everything is read at once and written as it changes;
/// whatever a settings file holds, what comes out is valid (a value that cannot be is as one that is not
/// there). Thread rule: GUI thread.
class Settings : public QObject {
    Q_OBJECT

public:
    /// The person's own settings file.
    explicit Settings(QObject* parent = nullptr);
    /// Another file (tests).
    explicit Settings(const QString& file, QObject* parent = nullptr);
    ~Settings() override;

    [[nodiscard]] Theme theme() const;
    void setTheme(Theme theme);

    [[nodiscard]] Motion motion() const;
    void setMotion(Motion motion);

    /// A language code such as "de"; empty = the system's.
    [[nodiscard]] QString language() const;
    void setLanguage(const QString& code);

    /// Absolute paths, the latest first, at most `maximumRecentFiles`; not checked for being there (that
    /// could block on a missing network folder).
    static constexpr int maximumRecentFiles = 10;
    [[nodiscard]] QStringList recentFiles() const;
    void addRecentFile(const QString& path);
    void removeRecentFile(const QString& path);
    void clearRecentFiles();

    [[nodiscard]] bool showStartPanel() const;
    void setShowStartPanel(bool show);

    [[nodiscard]] ViewMode viewMode() const;
    void setViewMode(ViewMode mode);

    /// MiB that the heights of former steps may take; 0 = a quarter of the memory that is free.
    static constexpr int maximumHistoryMemory = 1 << 20;
    [[nodiscard]] int historyMemory() const;
    void setHistoryMemory(int mebibytes);

    /// Whether the history has pictures, in projects too.
    [[nodiscard]] bool historyPictures() const;
    void setHistoryPictures(bool shown);

    /// What the 3D view has of the width that it shares with the map, 0.1…0.9; a half at first.
    [[nodiscard]] double viewShare() const;
    void setViewShare(double share);

    [[nodiscard]] WindowLayout windowLayout() const;
    void setWindowLayout(const WindowLayout& layout);

    /// The folder in which a kind of file ("project", "import", "export") was last read or written; at first,
    /// and when it is gone or cannot be read, the person's documents, or else the home folder.
    [[nodiscard]] QString folder(const QString& kind) const;
    void setFolder(const QString& kind, const QString& folder);

    /// The last choices of a dialog ("heightmap", "mesh").
    [[nodiscard]] FormatChoice formatChoice(const QString& dialog) const;
    void setFormatChoice(const QString& dialog, const FormatChoice& choice);

    /// Whether this file is one of the latest that were exported, at most `maximumExportedFiles`: it may be
    /// written again without a question.
    static constexpr int maximumExportedFiles = 200;
    [[nodiscard]] bool hasExported(const QString& path) const;
    void addExported(const QString& path);

Q_SIGNALS:
    void themeChanged();
    void motionChanged();
    void recentFilesChanged();
    void historyChanged(); ///< its memory or pictures

private:
    struct Private;
    std::unique_ptr<Private> m_p;
};

} // namespace app
