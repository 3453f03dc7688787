// SPDX-License-Identifier: MIT
#include "libterrain/project/project_file.h"
#include "libterrain/recipe/evaluate.h"
#include "libterrain/recipe/preset.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <QTest>

#include <unistd.h>

#include <atomic>
#include <bit>
#include <cmath>

using namespace terrain;
namespace fs = std::filesystem;

class ProjectFileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void roundTrip();
    void blobsKeepEveryBit();
    void sharedBlobsAreStoredOnce();
    void emptyHistory();
    void oddPaths_data();
    void oddPaths();
    void loadingLeavesNothingBeside();
    void existingIsKept();
    void backupIsKept();
    void unwritableFolderKeepsTheFile();
    void fullDiskKeepsTheFile();
    void cancelledSaveLeavesNothing();
    void cancelledLoad();
    void newerVersionIsRefused();
    void foreignFiles_data();
    void foreignFiles();
    void isProject();

private:
    [[nodiscard]] fs::path file(const char* name = "terrain.moraine") const {
        return fs::path(m_folder->path().toStdString()) / name;
    }
    [[nodiscard]] QStringList names() const {
        return QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden | QDir::System, QDir::Name);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

QByteArray bytesOf(const fs::path& path) {
    QFile file(QString::fromStdString(path.string()));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void writeBytes(const fs::path& path, const QByteArray& bytes) {
    QFile file(QString::fromStdString(path.string()));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

QString saying(const Error& error) {
    return QString::fromStdString(error.detail.english());
}

/// Heights with everything that is hard to store: holes of two kinds, both zeros, the least and the greatest.
Heightfield hardHeights(int columns, int rows) {
    Grid grid;
    grid.columns = columns;
    grid.rows = rows;
    grid.spacingX = 30.5;
    grid.originX = 500000.25;
    grid.originY = -4.5e6;
    grid.crs = "EPSG:32632";
    Heightfield out = Heightfield::create(grid).value();
    std::uint32_t state = 1;
    for (float& h : out.samples()) {
        state = state * 1664525U + 1013904223U;
        h = static_cast<float>(state >> 8U) / 1000.0F - 4000.0F;
    }
    out.samples()[1] = hole;
    out.samples()[2] = std::bit_cast<float>(0xFFC12345U);
    out.samples()[3] = -0.0F;
    out.samples()[4] = 0.0F;
    out.samples()[5] = std::numeric_limits<float>::max();
    out.samples()[6] = std::numeric_limits<float>::lowest();
    out.samples()[7] = std::numeric_limits<float>::denorm_min();
    return out;
}

Recipe importRecipe(const SharedBlob& blob) {
    Recipe out;
    out.grid = blob->heights.grid();
    out.steps.push_back(makeStep("imported_heights", "ground"));
    const Status set = out.steps.front().parameters.set("heights", blob);
    return set ? out : Recipe();
}

/// A project with everything in it.
Project fullProject() {
    Project out;
    const AppliedPreset start = applyPreset(*findPreset("matlab"), presetGrid(*findPreset("matlab"))).value();
    out.recipe = start.recipe;
    out.display = start.display;
    out.fingerprint = fingerprint(*evaluate(out.recipe, {}).value()).value();
    out.camera = R"({"distance": 12.5})";
    Recipe changed = out.recipe;
    static_cast<void>(changed.steps.front().parameters.set("amplitude", 0.1));
    out.history.push_back(
        {start.recipe, start.display, "Neu: „Höhen“ 0 → 1", std::string("\x89PNG\0\xFF", 6), 1'700'000'000});
    out.history.push_back({changed, {}, "Amplitude 0.1", "", 1'700'000'060});
    out.currentGeneration = 1;
    out.history.back().name = "Übersicht";
    out.history.back().kept = true;
    out.shelf.push_back({changed, {}, "Left", "", 1'700'000'050, "Another way", true});
    return out;
}

void compare(const Project& a, const Project& b) {
    QVERIFY(a.recipe == b.recipe);
    QVERIFY(a.display == b.display);
    QCOMPARE(a.camera, b.camera);
    QVERIFY(a.fingerprint == b.fingerprint);
    QCOMPARE(a.currentGeneration, b.currentGeneration);
    QCOMPARE(a.history.size(), b.history.size());
    QCOMPARE(a.shelf.size(), b.shelf.size());
    for (std::size_t i = 0; i < a.shelf.size(); ++i) {
        QVERIFY(a.shelf[i].recipe == b.shelf[i].recipe);
        QCOMPARE(a.shelf[i].name, b.shelf[i].name);
        QCOMPARE(a.shelf[i].kept, b.shelf[i].kept);
    }
    for (std::size_t i = 0; i < a.history.size(); ++i) {
        QVERIFY(a.history[i].recipe == b.history[i].recipe);
        QVERIFY(a.history[i].display == b.history[i].display);
        QCOMPARE(a.history[i].text, b.history[i].text);
        QCOMPARE(a.history[i].thumbnailPng, b.history[i].thumbnailPng);
        QCOMPARE(a.history[i].time, b.history[i].time);
        QCOMPARE(a.history[i].name, b.history[i].name);
        QCOMPARE(a.history[i].kept, b.history[i].kept);
    }
}

bool saved(const Project& project, const fs::path& path, Existing existing = Existing::Replace) {
    const Status status = saveProject(project, path, existing);
    if (status.isError())
        qWarning("%s", status.error().detail.english().c_str());
    return status.isOk();
}

} // namespace

void ProjectFileTest::init() {
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

void ProjectFileTest::roundTrip() {
    const Project project = fullProject();
    QVERIFY(saved(project, file()));
    QCOMPARE(names(), QStringList(QStringLiteral("terrain.moraine")));
    const Result<Project> loaded = loadProject(file());
    QVERIFY2(loaded.isOk(), loaded.isError() ? qPrintable(saying(loaded.error())) : "");
    compare(loaded.value(), project);
    QVERIFY(fingerprint(*evaluate(loaded.value().recipe, {}).value()).value() == *project.fingerprint);
}

void ProjectFileTest::blobsKeepEveryBit() {
    // The larger one is cut into several chunks, the last of them shorter.
    for (const auto& [columns, rows] : {std::pair(9, 2), std::pair(1500, 1601)}) {
        Project project;
        const SharedBlob blob = makeBlob(hardHeights(columns, rows));
        project.recipe = importRecipe(blob);
        QVERIFY(saved(project, file()));
        const Result<Project> loaded = loadProject(file());
        QVERIFY2(loaded.isOk(), loaded.isError() ? qPrintable(saying(loaded.error())) : "");
        QVERIFY(loaded.value().recipe == project.recipe);
        const HeightBlob& read = *loaded.value().recipe.steps.front().parameters.heights("heights");
        QVERIFY(read.heights.grid() == blob->heights.grid());
        const auto a = std::as_bytes(read.heights.samples());
        const auto b = std::as_bytes(blob->heights.samples());
        QVERIFY(std::ranges::equal(a, b));
    }
}

void ProjectFileTest::sharedBlobsAreStoredOnce() {
    Project project;
    project.recipe = importRecipe(makeBlob(hardHeights(200, 200)));
    QVERIFY(saved(project, file("once.moraine")));
    for (int i = 0; i < 20; ++i)
        project.history.push_back({project.recipe, {}, "again", "", i});
    QVERIFY(saved(project, file("often.moraine")));
    QVERIFY(fs::file_size(file("often.moraine")) < fs::file_size(file("once.moraine")) + 40'000);
    const Project loaded = loadProject(file("often.moraine")).value();
    const auto blobOf = [](const Recipe& recipe) {
        return recipe.steps.front().parameters.heights("heights").get();
    };
    for (const Generation& generation : loaded.history)
        QCOMPARE(blobOf(generation.recipe), blobOf(loaded.recipe));
}

void ProjectFileTest::emptyHistory() {
    Project project;
    project.recipe = defaultRecipe();
    QVERIFY(saved(project, file()));
    const Project loaded = loadProject(file()).value();
    compare(loaded, project);
    QVERIFY(!loaded.fingerprint.has_value());
    QCOMPARE(loaded.currentGeneration, -1);
}

void ProjectFileTest::oddPaths_data() {
    QTest::addColumn<QString>("name");
    for (const char* name :
         {"Höhe Übersicht.moraine", "a b.moraine", "50%.moraine", "a%20b.moraine", "#1.moraine",
          "what?.moraine", "a&b=c.moraine", "file:x.moraine", "'quoted\".moraine", "x;y.moraine",
          "山.moraine", "-o.moraine", "line\nbreak.moraine", "no suffix", "?mode=memory"})
        QTest::newRow(name) << QString::fromUtf8(name);
}

void ProjectFileTest::oddPaths() {
    QFETCH(QString, name);
    Project project;
    project.recipe = defaultRecipe();
    const fs::path path = file(qUtf8Printable(name));
    QVERIFY(saved(project, path));
    QCOMPARE(names(), QStringList(name));
    const Result<Project> loaded = loadProject(path);
    QVERIFY(loaded.isOk());
    QVERIFY(loaded.value().recipe == project.recipe);
    QVERIFY(saved(project, path));
    QCOMPARE(names(), QStringList({name, name + QLatin1Char('~')}));
}

void ProjectFileTest::loadingLeavesNothingBeside() {
    QVERIFY(saved(fullProject(), file()));
    const QByteArray before = bytesOf(file());
    // Leftovers that a database would be rolled back with; a project is never changed by opening it.
    writeBytes(file("terrain.moraine-journal"), QByteArray(600, 'x'));
    writeBytes(file("terrain.moraine-wal"), QByteArray(600, 'x'));
    const QStringList all = names();
    QVERIFY(loadProject(file()).isOk());
    QCOMPARE(names(), all);
    QCOMPARE(bytesOf(file()), before);
}

void ProjectFileTest::existingIsKept() {
    QVERIFY(saved(fullProject(), file()));
    const QByteArray before = bytesOf(file());
    Project other;
    other.recipe = defaultRecipe();
    const Status second = saveProject(other, file(), Existing::Keep);
    QVERIFY(second.isError());
    QCOMPARE(second.error().code, ErrorCode::CannotWrite);
    QCOMPARE(bytesOf(file()), before);
    QCOMPARE(names().size(), 1);
}

void ProjectFileTest::backupIsKept() {
    QVERIFY(saved(fullProject(), file()));
    const QByteArray first = bytesOf(file());
    Project other;
    other.recipe = defaultRecipe();
    QVERIFY(saved(other, file()));
    const QByteArray second = bytesOf(file());
    QCOMPARE(bytesOf(file("terrain.moraine~")), first);
    other.recipe.grid.columns = 65;
    QVERIFY(saved(other, file()));
    QCOMPARE(bytesOf(file("terrain.moraine~")), second);
    compare(loadProject(file()).value(), other);
    QCOMPARE(names().size(), 2);
}

void ProjectFileTest::unwritableFolderKeepsTheFile() {
    if (::geteuid() == 0)
        QSKIP("root may write everywhere");
    QVERIFY(saved(fullProject(), file()));
    const QByteArray before = bytesOf(file());
    const QFile::Permissions all = QFile::permissions(m_folder->path());
    QVERIFY(QFile::setPermissions(m_folder->path(), QFile::ReadOwner | QFile::ExeOwner));
    const Status status = saveProject(fullProject(), file(), Existing::Replace);
    QVERIFY(QFile::setPermissions(m_folder->path(), all));
    QVERIFY(status.isError());
    QCOMPARE(status.error().code, ErrorCode::CannotWrite);
    QCOMPARE(bytesOf(file()), before);
}

void ProjectFileTest::fullDiskKeepsTheFile() {
    const QString disk = m_folder->filePath(QStringLiteral("disk"));
    QVERIFY(QDir().mkpath(disk));
    if (QProcess::execute(QStringLiteral("mount"),
                          {QStringLiteral("-t"), QStringLiteral("tmpfs"), QStringLiteral("-o"),
                           QStringLiteral("size=328k"), QStringLiteral("tmpfs"), disk}) != 0)
        QSKIP("a small disk can only be made by root");
    const auto unmount = qScopeGuard([&] { QProcess::execute(QStringLiteral("umount"), {disk}); });
    const fs::path path = fs::path(disk.toStdString()) / "terrain.moraine";
    QVERIFY(saved(fullProject(), path));
    const QByteArray before = bytesOf(path);
    int refused = 0;
    int written = 0;
    for (int side = 20; side < 320; side += 3) { // packed sizes from below to above what is free
        Project large;
        large.recipe = importRecipe(makeBlob(hardHeights(side, side)));
        const fs::path target = fs::path(disk.toStdString()) / "large.moraine";
        const Status status = saveProject(large, target, Existing::Replace);
        std::error_code code;
        if (status.isOk()) {
            ++written;
            QVERIFY(loadProject(target).isOk());
            fs::remove(target, code);
        } else {
            ++refused;
            QCOMPARE(status.error().code, ErrorCode::CannotWrite);
            QVERIFY2(saying(status.error()).contains(QLatin1String("No space left")),
                     qPrintable(saying(status.error())));
        }
        fs::remove(fs::path(target.string() + "~"), code);
        QCOMPARE(QDir(disk).entryList(QDir::Files | QDir::Hidden),
                 QStringList(QStringLiteral("terrain.moraine")));
        QCOMPARE(bytesOf(path), before);
    }
    QVERIFY(written > 10);
    QVERIFY(refused > 10);
}

void ProjectFileTest::cancelledSaveLeavesNothing() {
    QVERIFY(saved(fullProject(), file()));
    const QByteArray before = bytesOf(file());
    const std::atomic<bool> cancelled{true};
    Project project;
    project.recipe = importRecipe(makeBlob(hardHeights(300, 300)));
    QVERIFY(saveProject(project, file(), Existing::Replace, RunContext(&cancelled, nullptr)).isCancelled());
    QVERIFY(
        saveProject(fullProject(), file(), Existing::Replace, RunContext(&cancelled, nullptr)).isCancelled());
    QCOMPARE(bytesOf(file()), before);
    QCOMPARE(names().size(), 1);
}

void ProjectFileTest::cancelledLoad() {
    QVERIFY(saved(fullProject(), file()));
    const std::atomic<bool> cancelled{true};
    QVERIFY(loadProject(file(), RunContext(&cancelled, nullptr)).isCancelled());
}

void ProjectFileTest::newerVersionIsRefused() {
    QVERIFY(saved(fullProject(), file()));
    QByteArray bytes = bytesOf(file());
    bytes[63] = projectVersion + 1; // user_version, big endian
    writeBytes(file(), bytes);
    const Result<Project> loaded = loadProject(file());
    QVERIFY(loaded.isError());
    QCOMPARE(loaded.error().code, ErrorCode::NewerVersion);
    QVERIFY(saying(loaded.error()).contains(QStringLiteral("version %1").arg(projectVersion)));
    QVERIFY(saying(loaded.error()).contains(QStringLiteral("version %1").arg(projectVersion + 1)));
    QCOMPARE(bytesOf(file()), bytes);
    QCOMPARE(names().size(), 1);
}

void ProjectFileTest::foreignFiles_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("text") << QByteArray("columns 3\n");
    QTest::newRow("zeros") << QByteArray(5000, '\0');
    QTest::newRow("magic alone") << QByteArray("SQLite format 3\0", 16);
    QByteArray database(4096, '\0');
    database.replace(0, 16, QByteArray("SQLite format 3\0", 16));
    QTest::newRow("a database of something else") << database;
}

void ProjectFileTest::foreignFiles() {
    QFETCH(QByteArray, bytes);
    writeBytes(file(), bytes);
    const Result<Project> loaded = loadProject(file());
    QVERIFY(loaded.isError());
    QCOMPARE(loaded.error().code, ErrorCode::UnusableInput);
    QVERIFY(saying(loaded.error()).contains(QLatin1String("not a Moraine project")));
    QVERIFY(saying(loaded.error()).contains(QLatin1String("terrain.moraine")));
    QCOMPARE(bytesOf(file()), bytes);
}

void ProjectFileTest::isProject() {
    QVERIFY(saved(fullProject(), file()));
    QVERIFY(isProjectFile(file()));
    writeBytes(file("other"), "SQLite format 3");
    QVERIFY(!isProjectFile(file("other")));
    QVERIFY(!isProjectFile(file("missing")));
    QVERIFY(!isProjectFile(file("")));
    for (const fs::path& path : {file("missing"), file("")}) {
        const Result<Project> loaded = loadProject(path);
        QVERIFY(loaded.isError());
        QCOMPARE(loaded.error().code, ErrorCode::UnusableInput);
    }
}

QTEST_GUILESS_MAIN(ProjectFileTest)
#include "project_file_test.moc"
