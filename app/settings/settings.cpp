// SPDX-License-Identifier: MIT
#include "app/settings/settings.h"

#include "app/settings/settings_format.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>

#include <array>

namespace app {

namespace {

template <class Value>
struct Name {
    Value value;
    const char* text; // in the settings file
};
constexpr std::array themeNames{Name<Theme>{Theme::System, "system"}, Name<Theme>{Theme::Light, "light"},
                                Name<Theme>{Theme::Dark, "dark"}};
constexpr std::array motionNames{Name<Motion>{Motion::System, "system"},
                                 Name<Motion>{Motion::Always, "always"},
                                 Name<Motion>{Motion::Reduced, "reduced"}};
constexpr std::array viewModeNames{Name<ViewMode>{ViewMode::View3d, "3d"},
                                   Name<ViewMode>{ViewMode::Split, "split"},
                                   Name<ViewMode>{ViewMode::Map, "map"}};

const QString themeKey = QStringLiteral("appearance/theme");
const QString motionKey = QStringLiteral("appearance/motion");
const QString languageKey = QStringLiteral("appearance/language");
const QString recentKey = QStringLiteral("files/recent");
const QString exportedKey = QStringLiteral("files/exported");
const QString startPanelKey = QStringLiteral("window/startPanel");
const QString historyMemoryKey = QStringLiteral("history/memory");
const QString historyPicturesKey = QStringLiteral("history/pictures");
const QString viewModeKey = QStringLiteral("window/view");
const QString viewShareKey = QStringLiteral("window/viewShare");
const QString dockWidthsKey = QStringLiteral("window/dockWidths");
const QString geometryKey = QStringLiteral("window/geometry");
const QString docksKey = QStringLiteral("window/docks");
const QString layoutKey = QStringLiteral("window/layout");

constexpr double leastShare = 0.1;

QString defaultFile() {
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) +
           QStringLiteral("/settings.ini");
}

template <class Names>
auto valueOf(const Names& names, const QString& text) {
    for (const auto& name : names) {
        if (text == QLatin1String(name.text))
            return name.value;
    }
    return names.front().value;
}

template <class Names, class Value>
QString textOf(const Names& names, Value value) {
    for (const auto& name : names) {
        if (name.value == value)
            return QLatin1String(name.text);
    }
    return {};
}

QString folderKey(const QString& kind) {
    return QStringLiteral("folders/") + kind;
}

QString formatGroup(const QString& dialog) {
    return QStringLiteral("export/") + dialog;
}

} // namespace

struct Settings::Private {
    explicit Private(const QString& file) : store(file, safeIniFormat()) {}

    [[nodiscard]] QString text(const QString& key) const { return store.value(key).toString(); }
    void setRecent(const QStringList& paths) {
        if (paths.isEmpty())
            store.remove(recentKey);
        else
            store.setValue(recentKey, paths);
    }

    QSettings store;
};

Settings::Settings(QObject* parent) : Settings(defaultFile(), parent) {}

Settings::Settings(const QString& file, QObject* parent)
    : QObject(parent), m_p(std::make_unique<Private>(file)) {}

Settings::~Settings() = default;

Theme Settings::theme() const {
    return valueOf(themeNames, m_p->text(themeKey));
}

void Settings::setTheme(Theme theme) {
    m_p->store.setValue(themeKey, textOf(themeNames, theme));
    Q_EMIT themeChanged();
}

Motion Settings::motion() const {
    return valueOf(motionNames, m_p->text(motionKey));
}

void Settings::setMotion(Motion motion) {
    m_p->store.setValue(motionKey, textOf(motionNames, motion));
    Q_EMIT motionChanged();
}

QString Settings::language() const {
    return m_p->text(languageKey);
}

void Settings::setLanguage(const QString& code) {
    m_p->store.setValue(languageKey, code);
}

QStringList Settings::recentFiles() const {
    QStringList out;
    const QStringList stored = m_p->store.value(recentKey).toStringList();
    for (const QString& path : stored) {
        if (QDir::isAbsolutePath(path) && !out.contains(path) && out.size() < maximumRecentFiles)
            out.append(path);
    }
    return out;
}

void Settings::addRecentFile(const QString& path) {
    const QString absolute = QDir::cleanPath(QFileInfo(path).absoluteFilePath());
    QStringList paths = recentFiles();
    paths.removeAll(absolute);
    paths.prepend(absolute);
    m_p->setRecent(paths.mid(0, maximumRecentFiles));
    Q_EMIT recentFilesChanged();
}

void Settings::removeRecentFile(const QString& path) {
    QStringList paths = recentFiles();
    if (paths.removeAll(path) == 0)
        return;
    m_p->setRecent(paths);
    Q_EMIT recentFilesChanged();
}

void Settings::clearRecentFiles() {
    m_p->setRecent({});
    Q_EMIT recentFilesChanged();
}

bool Settings::showStartPanel() const {
    return m_p->text(startPanelKey) != QLatin1String("false");
}

void Settings::setShowStartPanel(bool show) {
    m_p->store.setValue(startPanelKey, show);
}

int Settings::historyMemory() const {
    const int stored = m_p->store.value(historyMemoryKey).toInt();
    return stored > 0 && stored <= maximumHistoryMemory ? stored : 0;
}

void Settings::setHistoryMemory(int mebibytes) {
    m_p->store.setValue(historyMemoryKey, mebibytes);
    Q_EMIT historyChanged();
}

bool Settings::historyPictures() const {
    return m_p->text(historyPicturesKey) != QLatin1String("false");
}

void Settings::setHistoryPictures(bool shown) {
    m_p->store.setValue(historyPicturesKey, shown);
    Q_EMIT historyChanged();
}

ViewMode Settings::viewMode() const {
    return valueOf(viewModeNames, m_p->text(viewModeKey));
}

void Settings::setViewMode(ViewMode mode) {
    m_p->store.setValue(viewModeKey, textOf(viewModeNames, mode));
}

double Settings::viewShare() const {
    bool isNumber = false;
    const double share = m_p->store.value(viewShareKey).toDouble(&isNumber);
    return isNumber && share >= leastShare && share <= 1 - leastShare ? share : 0.5;
}

void Settings::setViewShare(double share) {
    m_p->store.setValue(viewShareKey, std::clamp(share, leastShare, 1 - leastShare));
}

WindowLayout Settings::windowLayout() const {
    bool isNumber = false;
    const int version = m_p->store.value(layoutKey).toInt(&isNumber);
    if (!isNumber)
        return {};
    QMap<QString, int> widths;
    const QStringList entries = m_p->store.value(dockWidthsKey).toStringList();
    for (const QString& entry : entries) {
        const int width = entry.section(QLatin1Char('='), 1).toInt();
        if (width >= 40 && width <= 10000)
            widths.insert(entry.section(QLatin1Char('='), 0, 0), width);
    }
    return {m_p->store.value(geometryKey).toByteArray(), m_p->store.value(docksKey).toByteArray(), version,
            widths};
}

void Settings::setWindowLayout(const WindowLayout& layout) {
    m_p->store.setValue(geometryKey, layout.geometry);
    m_p->store.setValue(docksKey, layout.docks);
    m_p->store.setValue(layoutKey, layout.version);
    QStringList widths;
    for (auto it = layout.dockWidths.cbegin(); it != layout.dockWidths.cend(); ++it)
        widths << it.key() + QLatin1Char('=') + QString::number(it.value());
    m_p->store.setValue(dockWidthsKey, widths);
}

QString Settings::folder(const QString& kind) const {
    const QString stored = m_p->text(folderKey(kind));
    for (const QString& folder :
         {stored, QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)}) {
        const QFileInfo info(folder);
        if (QDir::isAbsolutePath(folder) && info.isDir() && info.isReadable())
            return folder;
    }
    return QDir::homePath();
}

void Settings::setFolder(const QString& kind, const QString& folder) {
    m_p->store.setValue(folderKey(kind), QDir::cleanPath(QFileInfo(folder).absoluteFilePath()));
}

FormatChoice Settings::formatChoice(const QString& dialog) const {
    FormatChoice out;
    m_p->store.beginGroup(formatGroup(dialog));
    out.format = m_p->text(QStringLiteral("format"));
    m_p->store.beginGroup(QStringLiteral("options"));
    const QStringList keys = m_p->store.childKeys();
    for (const QString& key : keys)
        out.options.insert(key, m_p->text(key));
    m_p->store.endGroup();
    m_p->store.endGroup();
    return out;
}

void Settings::setFormatChoice(const QString& dialog, const FormatChoice& choice) {
    m_p->store.beginGroup(formatGroup(dialog));
    m_p->store.remove(QString());
    m_p->store.setValue(QStringLiteral("format"), choice.format);
    for (auto it = choice.options.cbegin(); it != choice.options.cend(); ++it)
        m_p->store.setValue(QStringLiteral("options/") + it.key(), it.value());
    m_p->store.endGroup();
}

bool Settings::hasExported(const QString& path) const {
    return m_p->store.value(exportedKey).toStringList().contains(path);
}

void Settings::addExported(const QString& path) {
    QStringList paths = m_p->store.value(exportedKey).toStringList();
    paths.removeAll(path);
    paths.prepend(path);
    m_p->store.setValue(exportedKey, QStringList(paths.mid(0, maximumExportedFiles)));
}

} // namespace app
