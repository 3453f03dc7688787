// SPDX-License-Identifier: MIT
// P3: on a disk that is too small by any number of pages the old file stays as it was, the reason is said,
// and nothing else is left; for everything that the program writes.
#include "app/document/native_path.h"
#include "app/document/recovery_store.h"
#include "app/settings/library_text.h"
#include "app/settings/own_presets.h"
#include "app/settings/settings.h"
#include "app/viewport/picture_file.h"
#include "libterrain/formats/maps/map_export.h"
#include "libterrain/formats/mesh_format.h"
#include "libterrain/project/project_file.h"
#include "tests/support/file_bytes.h"
#include "tests/support/test_terrain.h"
#include "tests/support/trials.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QSaveFile>
#include <QTemporaryDir>
#include <QTest>

#include <sys/mount.h>

#include <algorithm>
#include <functional>

using namespace terrain;
namespace fs = std::filesystem;

namespace {

constexpr qint64 page = 4096;

/// Something that the program writes into a folder: its file, and how; `write` gives the sentence that says
/// why not, or nothing.
struct Output {
    QString file;
    std::function<QString()> write;
};
/// By names: how each is made ready in a folder.
using Outputs = QMap<QString, std::function<Output(const QString& folder)>>;

template <class R>
QString said(const R& result) {
    if (result)
        return {};
    return result.isError() ? app::errorText(result.error()) : QStringLiteral("cancelled");
}

Project someProject() {
    Project out;
    out.recipe = defaultRecipe();
    Heightfield land = Heightfield::create(test::hills(70, 60, 10, 300)->grid()).value();
    std::ranges::copy(test::hills(70, 60, 10, 300)->samples(), land.samples().begin());
    out.recipe.grid = land.grid();
    out.recipe.steps = {makeStep("imported_heights", "ground")};
    static_cast<void>(out.recipe.steps.front().parameters.set("heights", makeBlob(std::move(land))));
    out.history.push_back({out.recipe, {}, "New", std::string(9000, 'p'), 5});
    out.currentGeneration = 0;
    return out;
}

void addMap(Outputs& out, const SurfaceMap& map, const SharedHeightfield& land) {
    out[QStringLiteral("map: ") + QLatin1String(map.id)] = [&map, land](const QString& folder) {
        const bool isLines = map.kind == SurfaceMap::Kind::Lines;
        const QString file =
            folder + (isLines ? QStringLiteral("/file.geojson") : QStringLiteral("/file.png"));
        return Output{file, [&map, land, file] {
                          MapRequest request;
                          request.map = &map;
                          request.source.options = ParameterSet(map.options);
                          request.file.path = app::nativePath(file);
                          return said(exportMap(request, *land, Existing::Replace));
                      }};
    };
}

void addExports(Outputs& out) {
    const SharedHeightfield land = test::hills(70, 60, 10, 300);
    for (const HeightmapFormat* format : heightmapFormats())
        if (format->canWrite() && format->checkGridForWriting(land->grid()))
            out[QStringLiteral("heights: ") + QLatin1String(format->id())] = [=](const QString& folder) {
                const QString file = folder + QStringLiteral("/file");
                return Output{file, [=] {
                                  ExportOptions options;
                                  options.format = completedOptions(*format, {});
                                  return said(exportHeightmap(*land, *format, app::nativePath(file), options,
                                                              Existing::Replace));
                              }};
            };
    for (const MeshFormat* format : meshFormats())
        out[QStringLiteral("mesh: ") + QLatin1String(format->id())] = [=](const QString& folder) {
            const QString file = folder + QStringLiteral("/file");
            return Output{file, [=] {
                              return said(
                                  exportMesh(*land, *format, app::nativePath(file), {}, Existing::Replace));
                          }};
        };
    for (const SurfaceMap& map : surfaceMaps())
        if (map.kind != SurfaceMap::Kind::Values)
            addMap(out, map, land);
}

void addOwnFiles(Outputs& out) {
    out[QStringLiteral("project")] = [project = someProject()](const QString& folder) {
        const QString file = folder + QStringLiteral("/file");
        return Output{file,
                      [=] { return said(saveProject(project, app::nativePath(file), Existing::Replace)); }};
    };
    out[QStringLiteral("recovery copy")] = [project = someProject()](const QString& folder) {
        const auto store = std::make_shared<app::RecoveryStore>(folder);
        return Output{store->file(),
                      [=] { return said(store->keep(project, QStringLiteral("/a/file"), {})); }};
    };
    out[QStringLiteral("own preset")] = [](const QString& folder) {
        OwnPreset preset;
        preset.name = "file";
        preset.recipe = defaultRecipe();
        return Output{folder + QStringLiteral("/file.json"), [preset, presets = app::OwnPresets(folder)] {
                          return said(presets.save(preset, Existing::Replace));
                      }};
    };
    out[QStringLiteral("picture")] = [](const QString& folder) {
        QImage picture(150, 150, QImage::Format_RGB32);
        for (int i = 0; i < 150 * 150; ++i)
            picture.setPixel(i % 150, i / 150, static_cast<uint>(i) * 2654435761U);
        const QString file = folder + QStringLiteral("/file");
        return Output{file, [=] { return app::writePicture(picture, file); }};
    };
}

const Outputs& outputs() {
    static const Outputs all = [] {
        Outputs out;
        addExports(out);
        addOwnFiles(out);
        return out;
    }();
    return all;
}

} // namespace

class FullDiskTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everySize_data();
    void everySize();
    void settingsAreWhole();
    void aNaiveSaverIsCaught();
    void cleanupTestCase();

private:
    /// From now on the disk has room for so many pages.
    [[nodiscard]] bool resize(qint64 pages) const {
        const QByteArray options = "size=" + QByteArray::number(pages * page);
        return ::mount("tmpfs", QFile::encodeName(m_disk).constData(), "tmpfs", MS_REMOUNT,
                       options.constData()) == 0;
    }
    void clear() const {
        for (const QString& entry : entries())
            QFile::remove(m_disk + QLatin1Char('/') + entry);
    }
    /// Of the disk, that these files take.
    [[nodiscard]] qint64 pagesOf(const QStringList& names) const {
        qint64 out = 0;
        for (const QString& name : names)
            out +=
                std::max<qint64>(1, (QFileInfo(m_disk + QLatin1Char('/') + name).size() + page - 1) / page);
        return out;
    }
    [[nodiscard]] QStringList entries() const {
        return QDir(m_disk).entryList(QDir::Files | QDir::Hidden | QDir::System, QDir::Name);
    }

    QTemporaryDir m_folder;
    QString m_disk;
    bool m_mounted = false;
};

void FullDiskTest::initTestCase() {
    m_disk = m_folder.filePath(QStringLiteral("disk"));
    QVERIFY(QDir().mkpath(m_disk));
    m_mounted = ::mount("tmpfs", QFile::encodeName(m_disk).constData(), "tmpfs", 0, "size=64M") == 0;
    if (!m_mounted)
        QSKIP("a small disk can only be made by root");
}

void FullDiskTest::cleanupTestCase() {
    if (m_mounted)
        ::umount2(QFile::encodeName(m_disk).constData(), MNT_DETACH);
}

void FullDiskTest::everySize_data() {
    QTest::addColumn<QString>("name");
    for (const QString& name : outputs().keys())
        QTest::newRow(qPrintable(name)) << name;
}

void FullDiskTest::everySize() {
    QFETCH(QString, name);
    QVERIFY(resize(10'000));
    clear();
    const Output output = outputs()[name](m_disk);
    QCOMPARE(output.write(), QString());
    const QByteArray fresh = support::bytesOf(output.file);
    QVERIFY(!fresh.isEmpty());
    const qint64 needed = fresh.size() / page + 2;
    QVERIFY(support::writeBytes(output.file, "old"));
    QStringList beside = entries(); // such as a lock
    beside.removeAll(QFileInfo(output.file).fileName() + QLatin1Char('~'));
    int refused = 0;
    int written = 0;
    // Large outputs in larger steps, and page by page where it becomes just enough.
    const qint64 stride = support::trials(std::max<qint64>(1, needed / 25), qint64{1});
    for (qint64 pages = pagesOf(beside); pages < needed + 40 && written < 4;
         pages += pages < needed - 4 ? stride : 1) {
        QVERIFY(resize(pages));
        QVERIFY(support::writeBytes(output.file, "old"));
        const QString error = output.write();
        if (error.isEmpty()) {
            ++written;
            QVERIFY2(support::bytesOf(output.file) == fresh, qPrintable(QString::number(pages)));
        } else {
            ++refused;
            QVERIFY2(support::bytesOf(output.file) == "old", qPrintable(QString::number(pages)));
            QVERIFY2(error.contains(QLatin1String("make room")), qPrintable(error));
        }
        QFile::remove(output.file + QLatin1Char('~'));
        QCOMPARE(entries(), beside);
    }
    QVERIFY2(refused >= 1 && written >= 4, qPrintable(QStringLiteral("%1 %2").arg(refused).arg(written)));
}

/// Settings that do not fit are the old ones, not half of the new ones.
void FullDiskTest::settingsAreWhole() {
    if (!m_mounted)
        QSKIP("a small disk can only be made by root");
    const auto change = [](const QString& file, int length) {
        app::Settings settings(file);
        settings.setLanguage(QString(length, u'x'));
        settings.setFormatChoice(QStringLiteral("heights"), {QString(length, u'y'), {}});
    };
    int kept = 0;
    int written = 0;
    for (qint64 pages = 2; pages < 14; ++pages) {
        QVERIFY(resize(100));
        clear();
        // Qt remembers what it read and wrote under a name.
        const QString file = QStringLiteral("%1/%2.ini").arg(m_disk).arg(pages);
        const QString copy = QStringLiteral("%1/%2.ini").arg(m_folder.path()).arg(pages);
        change(file, 1000);
        QVERIFY(resize(pages));
        change(file, 10'000);
        QVERIFY(QFile::copy(file, copy));
        const app::Settings settings(copy);
        const qsizetype length = settings.language().size();
        QCOMPARE(settings.formatChoice(QStringLiteral("heights")).format.size(), length);
        QVERIFY2(length == 1000 || length == 10'000, qPrintable(QString::number(length)));
        ++(length == 1000 ? kept : written);
        QCOMPARE(entries(), QStringList{QFileInfo(file).fileName()});
    }
    QVERIFY2(kept > 0 && written > 0, qPrintable(QStringLiteral("%1 %2").arg(kept).arg(written)));
}

/// Qt's own safe file, used as its examples use it, loses the old content on some of these disks.
void FullDiskTest::aNaiveSaverIsCaught() {
    if (!m_mounted)
        QSKIP("a small disk can only be made by root");
    int lost = 0;
    const QString file = m_disk + QStringLiteral("/file");
    for (qint64 pages = 2; pages < 30; ++pages) {
        QVERIFY(resize(100));
        clear();
        QVERIFY(support::writeBytes(file, "old"));
        QVERIFY(resize(pages));
        const QByteArray bytes(20 * page, 'n');
        QSaveFile saver(file);
        QVERIFY(saver.open(QIODevice::WriteOnly));
        saver.write(bytes);
        const bool said = saver.commit();
        const QByteArray found = support::bytesOf(file);
        lost += found != (said ? bytes : QByteArray("old")) ? 1 : 0;
    }
    QVERIFY(lost > 0);
}

QTEST_MAIN(FullDiskTest)
#include "p03_full_disk_test.moc"
