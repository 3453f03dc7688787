// SPDX-License-Identifier: MIT
// P6: projects of every earlier version open as they were; those of later ones are refused untouched, or
// opened and what is new in them kept, when it is announced that a reader may do without it. None of them is
// changed by that.
#include "libterrain/project/foreign_parts.h"
#include "libterrain/project/project_file.h"
#include "libterrain/recipe/evaluate.h"
#include "tests/support/build_folders.h"
#include "tests/support/file_bytes.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sqlite3.h>

using namespace terrain;
namespace fs = std::filesystem;

namespace {

/// Of the file's content.
QByteArray sha256(const QString& path) {
    return QCryptographicHash::hash(support::bytesOf(path), QCryptographicHash::Sha256).toHex();
}

fs::path asPath(const QString& path) {
    return fs::path(QFile::encodeName(path).toStdString());
}

Project someProject() {
    Project out;
    out.recipe = defaultRecipe();
    out.history.push_back({out.recipe, {}, "New", "", 5});
    out.history.push_back({out.recipe, {}, "Named", "", 6, "The first ridge", true});
    out.shelf.push_back({out.recipe, {}, "Left", "", 7, "Another branch", true});
    out.currentGeneration = 1;
    return out;
}

} // namespace

class VersionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyVersionHasItsFiles();
    void earlierVersionsOpen_data();
    void earlierVersionsOpen();
    void laterOnesAreRefusedUntouched_data();
    void laterOnesAreRefusedUntouched();
    void whatCanBeIgnoredIsKept();
    void carelessProgramsAreCaught();
    void whatIsNotAnnouncedIsDamage_data();
    void whatIsNotAnnouncedIsDamage();

private:
    /// As anybody may do with a database.
    void execute(const QString& sql);
    /// A project of this version with more in it, and with these features that a reader may do without.
    void make(const QString& sql, const std::vector<std::string>& features = {});
    [[nodiscard]] QString path() const { return m_folder.filePath(QStringLiteral("later.moraine")); }
    /// All rows of a table, in words.
    [[nodiscard]] QString rowsOf(const char* table) const;

    QTemporaryDir m_folder;
};

void VersionsTest::make(const QString& sql, const std::vector<std::string>& features) {
    Project project = someProject();
    if (!features.empty())
        project.foreign = std::make_shared<const ForeignParts>(ForeignParts{features, {}});
    QVERIFY(saveProject(project, asPath(path()), Existing::Replace).isOk());
    execute(sql);
}

void VersionsTest::execute(const QString& sql) {
    sqlite3* database = nullptr;
    QCOMPARE(sqlite3_open(qPrintable(path()), &database), SQLITE_OK);
    QCOMPARE(sqlite3_exec(database, sql.toUtf8().constData(), nullptr, nullptr, nullptr), SQLITE_OK);
    QCOMPARE(sqlite3_close(database), SQLITE_OK);
}

QString VersionsTest::rowsOf(const char* table) const {
    sqlite3* database = nullptr;
    if (sqlite3_open(qPrintable(path()), &database) != SQLITE_OK)
        return {};
    QString out;
    const auto add = [](void* target, int count, char** values, char** names) {
        for (int i = 0; i < count; ++i)
            *static_cast<QString*>(target) +=
                QString::fromUtf8(names[i]) + u'=' + QString::fromUtf8(values[i]) + u' ';
        return 0;
    };
    // As hexadecimal, with each value's type.
    const QString sql =
        QStringLiteral("SELECT typeof(a), hex(a), typeof(b), hex(b) FROM %1").arg(QLatin1String(table));
    if (sqlite3_exec(database, qPrintable(sql), add, &out, nullptr) != SQLITE_OK)
        out = QString::fromUtf8(sqlite3_errmsg(database));
    sqlite3_close(database);
    return out;
}

/// Whoever raises projectVersion freezes files of the new one.
void VersionsTest::everyVersionHasItsFiles() {
    for (int version = 1; version <= projectVersion; ++version)
        QVERIFY2(QFile::exists(support::sourceFile(
                     QStringLiteral("tests/data/projects/v%1/fingerprints.txt").arg(version))),
                 qPrintable(QString::number(version)));
}

void VersionsTest::earlierVersionsOpen_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("wanted");
    const QDir folder(support::sourceFile(QStringLiteral("tests/data/projects")));
    for (const QString& version : folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
        const QByteArray list =
            support::bytesOf(folder.filePath(version + QStringLiteral("/fingerprints.txt")));
        for (const QByteArray& line : list.split('\n'))
            if (const QList<QByteArray> words = line.split(' '); words.size() == 2)
                QTest::addRow("%s/%s", qPrintable(version), words[0].constData())
                    << folder.filePath(version + u'/' + QString::fromUtf8(words[0]))
                    << QString::fromUtf8(words[1]);
    }
}

void VersionsTest::earlierVersionsOpen() {
    QFETCH(QString, file);
    QFETCH(QString, wanted);
    const QByteArray before = sha256(file);
    const Result<Project> opened = loadProject(asPath(file));
    QVERIFY2(opened.isOk(), opened.isError() ? opened.error().detail.english().c_str() : "");
    const auto printOf = [](const Project& project) {
        return QString::fromStdString(fingerprint(*evaluate(project.recipe, {}).value()).value().hex());
    };
    QCOMPARE(printOf(opened.value()), wanted);
    QCOMPARE(QString::fromStdString(opened.value().fingerprint->hex()), wanted);
    for (const Generation& generation : opened.value().history)
        QVERIFY(evaluate(generation.recipe, {}).isOk());
    QCOMPARE(sha256(file), before);
    // Saved again it is one of this version, and the same.
    QVERIFY(saveProject(opened.value(), asPath(path()), Existing::Replace).isOk());
    const Project again = loadProject(asPath(path())).value();
    QCOMPARE(printOf(again), wanted);
    QCOMPARE(again.history.size(), opened.value().history.size());
}

void VersionsTest::laterOnesAreRefusedUntouched_data() {
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("other"); // that the sentence names
    QTest::addColumn<QString>("own");
    const QString next = QString::number(projectVersion + 1);
    QTest::newRow("the next version")
        << QStringLiteral("PRAGMA user_version = %1").arg(next) << QStringLiteral("version %1").arg(next)
        << QStringLiteral("version %1").arg(projectVersion);
    QTest::newRow("version 999") << QStringLiteral("PRAGMA user_version = 999")
                                 << QStringLiteral("version 999")
                                 << QStringLiteral("version %1").arg(projectVersion);
    const QString writer = QStringLiteral("UPDATE meta SET value = '7.8.9' WHERE name = 'writer'; ");
    QTest::newRow("a feature that must be known")
        << writer + QStringLiteral("INSERT INTO features VALUES ('rivers', 1)")
        << QStringLiteral("Moraine 7.8.9") << QStringLiteral("this is Moraine ");
    QTest::newRow("with tables of any kind")
        << writer + QStringLiteral("INSERT INTO features VALUES ('rivers', 1); CREATE TABLE rivers (a, b); "
                                   "CREATE VIEW more AS SELECT 1; CREATE INDEX i ON rivers (a)")
        << QStringLiteral("rivers") << QStringLiteral("this is Moraine ");
}

void VersionsTest::laterOnesAreRefusedUntouched() {
    QFETCH(QString, sql);
    QFETCH(QString, other);
    QFETCH(QString, own);
    make(sql);
    const QByteArray before = sha256(path());
    const QStringList beside = QDir(m_folder.path()).entryList(QDir::Files | QDir::Hidden);
    const Result<Project> opened = loadProject(asPath(path()));
    QVERIFY(opened.isError());
    QCOMPARE(opened.error().code, ErrorCode::NewerVersion);
    const QString said = QString::fromStdString(opened.error().detail.english());
    QVERIFY2(said.contains(other) && said.contains(own) && said.contains(QLatin1String("later.moraine")),
             qPrintable(said));
    QCOMPARE(sha256(path()), before);
    QCOMPARE(QDir(m_folder.path()).entryList(QDir::Files | QDir::Hidden), beside);
}

void VersionsTest::whatCanBeIgnoredIsKept() {
    // The hash of the whole is over the features as well, as a later version would write it.
    Project project = someProject();
    ForeignParts parts;
    parts.features = {"rivers", "trees"};
    parts.tables.push_back(
        {"CREATE TABLE rivers (a INTEGER PRIMARY KEY, b TEXT)",
         "rivers",
         2,
         {std::int64_t{-3}, std::string("Höhe\0x", 7), std::int64_t{1LL << 62}, std::monostate{}}});
    parts.tables.push_back(
        {"CREATE TABLE rivers_more (a BLOB PRIMARY KEY, b REAL) WITHOUT ROWID", "rivers_more", 2, {}});
    parts.tables.back().values = {std::vector<std::byte>(70'000, std::byte{0xA5}), 0.1,
                                  std::vector<std::byte>{}, -1e300};
    parts.tables.push_back(
        {"CREATE TABLE trees (a, b)", "trees", 2, {1.5, std::string(), std::string("x"), 2.0}});
    project.foreign = std::make_shared<const ForeignParts>(parts);
    QVERIFY(saveProject(project, asPath(path()), Existing::Replace).isOk());
    const QStringList before{rowsOf("rivers"), rowsOf("rivers_more"), rowsOf("trees")};
    QVERIFY2(before[0].contains(QLatin1String("48C3B6686500")), qPrintable(before[0]));

    // A person opens it in this version, changes it, and saves.
    Project opened = loadProject(asPath(path())).value();
    QCOMPARE(opened.shelf.size(), std::size_t{1});
    QVERIFY(opened.history[1].kept);
    QCOMPARE(opened.history[1].name, std::string("The first ridge"));
    opened.recipe.grid.columns = 65;
    QVERIFY(saveProject(opened, asPath(path()), Existing::Replace).isOk());
    QCOMPARE(QStringList({rowsOf("rivers"), rowsOf("rivers_more"), rowsOf("trees")}), before);
    const Project again = loadProject(asPath(path())).value();
    QVERIFY(again.foreign != nullptr);
    QCOMPARE(again.foreign->features, parts.features);
    for (std::size_t i = 0; i < parts.tables.size(); ++i)
        QCOMPARE(again.foreign->tables[i].sql, parts.tables[i].sql);
}

/// What this test looks at does show when a program is careless: one that opens a later file to write, and
/// one that saves only what it knows.
void VersionsTest::carelessProgramsAreCaught() {
    make(QStringLiteral("PRAGMA user_version = %1").arg(projectVersion + 1));
    const QByteArray before = sha256(path());
    execute(QStringLiteral("PRAGMA journal_mode = WAL; UPDATE meta SET value = 'me' WHERE name = 'writer'"));
    QVERIFY(sha256(path()) != before);

    make(QStringLiteral("CREATE TABLE rivers (a, b); INSERT INTO rivers VALUES (1, 2)"), {"rivers"});
    QVERIFY(rowsOf("rivers").contains(QLatin1String("integer")));
    Project known = loadProject(asPath(path())).value();
    known.foreign.reset();
    QVERIFY(saveProject(known, asPath(path()), Existing::Replace).isOk());
    QVERIFY2(rowsOf("rivers").contains(QLatin1String("no such table")), qPrintable(rowsOf("rivers")));
}

void VersionsTest::whatIsNotAnnouncedIsDamage_data() {
    QTest::addColumn<QString>("sql");
    for (const auto& [what, sql] : {
             std::pair("a table of another name", "CREATE TABLE riversides (a, b)"),
             std::pair("a table that computes", "CREATE TABLE rivers (a, b AS (a + 1))"),
             std::pair("a table that checks", "CREATE TABLE rivers (a CHECK (a > 1), b)"),
             std::pair("a view", "CREATE VIEW rivers AS SELECT 1 AS a, 2 AS b"),
             std::pair("an index", "CREATE TABLE rivers (a, b); CREATE INDEX i ON rivers (a)"),
             std::pair("a trigger", "CREATE TABLE rivers (a, b); "
                                    "CREATE TRIGGER t AFTER INSERT ON rivers BEGIN SELECT 1; END"),
             std::pair("a virtual table", "CREATE VIRTUAL TABLE rivers USING fts5(a, b)"),
             std::pair("one more feature", "INSERT INTO features VALUES ('trees', 0)"),
             std::pair("neither needed nor not", "INSERT INTO features VALUES ('trees', 2)"),
             std::pair("a name of two lines", "INSERT INTO features VALUES ('a' || char(10), 0)"),
         })
        QTest::newRow(what) << QString::fromLatin1(sql);
}

void VersionsTest::whatIsNotAnnouncedIsDamage() {
    QFETCH(QString, sql);
    make({}, {"rivers"});
    QVERIFY(loadProject(asPath(path())).isOk());
    make(QStringLiteral("CREATE TABLE rivers_of (a, b)"), {"rivers"});
    QVERIFY(loadProject(asPath(path())).isOk());
    make(sql, {"rivers"});
    const QByteArray before = sha256(path());
    const Result<Project> opened = loadProject(asPath(path()));
    QVERIFY(opened.isError());
    QCOMPARE(opened.error().code, ErrorCode::UnusableInput);
    QCOMPARE(sha256(path()), before);
}

QTEST_GUILESS_MAIN(VersionsTest)
#include "p06_versions_test.moc"
