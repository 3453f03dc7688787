// SPDX-License-Identifier: MIT
#include "libterrain/project/blob_chunks.h"
#include "libterrain/project/database.h"
#include "libterrain/project/project_file.h"
#include "libterrain/recipe/recipe_json.h"
#include "tests/support/trials.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sqlite3.h>

using namespace terrain;
namespace fs = std::filesystem;

/// Damaged and hostile project files: each opens as what was saved or is refused in one sentence; it is never
/// changed.
class ProjectDamageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void truncated_data();
    void truncated();
    void flippedBits_data();
    void flippedBits();
    void overwrittenPages_data();
    void overwrittenPages();
    void hostileDatabases_data();
    void hostileDatabases();
    void aCarelessReaderIsCaught_data();
    void aCarelessReaderIsCaught();

private:
    void addProjects();
    void writeVictim(const QByteArray& bytes);
    void checkDamaged(const QString& name, const QByteArray& bytes, const char* what);
    [[nodiscard]] fs::path victim() const {
        return fs::path(m_folder.path().toStdString()) / "damaged.moraine";
    }

    QTemporaryDir m_folder;
    QMap<QString, QByteArray> m_bytes;
    QMap<QString, std::shared_ptr<const Project>> m_projects;
    int m_opened = 0;
    int m_refused = 0;
};

namespace {

Project plainProject() {
    Project out;
    out.recipe = defaultRecipe();
    out.fingerprint = ContentHash{1, 2};
    out.history.push_back({out.recipe, {}, "New", std::string(300, 'p'), 5});
    out.currentGeneration = 0;
    out.shelf.push_back({out.recipe, {}, "Left", std::string(30, 'q'), 4, "Kept", true});
    return out;
}

Project blobProject() {
    Grid grid;
    grid.columns = 40;
    grid.rows = 30;
    Heightfield heights = Heightfield::create(grid).value();
    float height = 0;
    for (float& h : heights.samples())
        h = height += 1.37F;
    Project out = plainProject();
    out.recipe.grid = grid;
    out.recipe.steps = {makeStep("imported_heights", "ground")};
    const SharedBlob blob = makeBlob(std::move(heights));
    return out.recipe.steps.front().parameters.set("heights", blob) ? out : Project();
}

bool sameProject(const Project& a, const Project& b) {
    const auto sameGeneration = [](const Generation& x, const Generation& y) {
        return x.recipe == y.recipe && x.display == y.display && x.text == y.text &&
               x.thumbnailPng == y.thumbnailPng && x.time == y.time && x.name == y.name && x.kept == y.kept;
    };
    return a.recipe == b.recipe && a.display == b.display && a.fingerprint == b.fingerprint &&
           a.camera == b.camera && a.currentGeneration == b.currentGeneration &&
           std::ranges::equal(a.history, b.history, sameGeneration) &&
           std::ranges::equal(a.shelf, b.shelf, sameGeneration);
}

/// What a reader made of a file that was damaged.
enum class Outcome {
    Whole, ///< what was saved
    Refused,
    Wrong ///< something else
};

Outcome outcomeOf(const Result<Project>& loaded, const Project& saved) {
    if (!loaded.isOk())
        return Outcome::Refused;
    return sameProject(loaded.value(), saved) ? Outcome::Whole : Outcome::Wrong;
}

bool readGenerations(Database& database, const char* table, const BlobSource& blobs,
                     std::vector<Generation>& generations) {
    Statement rows(database, (std::string("SELECT * FROM ") + table + " ORDER BY position").c_str());
    while (rows.next()) {
        Generation one;
        static_cast<void>(rows.integer()); // its position
        one.time = rows.integer();
        one.text = rows.text(SIZE_MAX);
        Result<Recipe> recipe = recipeFromJson(rows.text(SIZE_MAX), table, blobs);
        if (!recipe)
            return false;
        one.recipe = std::move(recipe).value();
        one.display = displayFromJson(rows.text(SIZE_MAX));
        const std::span<const std::byte> picture = rows.bytes(SIZE_MAX);
        one.thumbnailPng.assign(reinterpret_cast<const char*>(picture.data()), picture.size());
        one.name = rows.text(SIZE_MAX);
        one.kept = rows.integer() != 0;
        generations.push_back(std::move(one));
    }
    return database.isOk();
}

SharedBlob firstBlobIn(Database& database) {
    Statement rows(database, "SELECT columns, rows FROM blobs");
    if (!rows.next())
        return nullptr;
    Grid grid;
    grid.columns = static_cast<int>(std::clamp<std::int64_t>(rows.integer(), 1, 1000));
    grid.rows = static_cast<int>(std::clamp<std::int64_t>(rows.integer(), 1, 1000));
    std::int64_t position = 0;
    Result<std::optional<Heightfield>> heights = readChunks(database, grid, position, {});
    return heights && heights.value() ? makeBlob(std::move(*heights.value())) : nullptr;
}

/// As loadProject, but it believes what the database gives: no check of its pages, no hash of what it holds
/// and none of the heights.
Result<Project> carelesslyLoaded(const fs::path& path) {
    Database database = Database::openForReading(path, {});
    const SharedBlob blob = firstBlobIn(database);
    const BlobSource blobs = [&](const std::string&) { return blob; };
    Statement row(database,
                  "SELECT json, display, camera, f.value, c.value FROM recipe, view, meta f, meta c "
                  "WHERE f.name = 'fingerprint' AND c.name = 'current_generation'");
    if (!row.next())
        return Error{ErrorCode::UnusableInput, {}};
    Result<Recipe> recipe = recipeFromJson(row.text(SIZE_MAX), path.string(), blobs);
    if (!recipe)
        return recipe.failure();
    Project out;
    out.recipe = std::move(recipe).value();
    out.display = displayFromJson(row.text(SIZE_MAX));
    out.camera = row.text(SIZE_MAX);
    const std::string fingerprint = row.text(SIZE_MAX);
    if (fingerprint.size() == 32)
        out.fingerprint = ContentHash{std::strtoull(fingerprint.substr(0, 16).c_str(), nullptr, 16),
                                      std::strtoull(fingerprint.substr(16).c_str(), nullptr, 16)};
    out.currentGeneration = std::atoi(row.text(SIZE_MAX).c_str());
    if (!readGenerations(database, "history", blobs, out.history) ||
        !readGenerations(database, "shelf", blobs, out.shelf))
        return Error{ErrorCode::UnusableInput, {}};
    return out;
}

struct Flip {
    qsizetype at;
    int bit;
};

/// A bit of every seventh byte that is not zero: those hold something, or were left by nobody.
std::vector<Flip> flipsOfContent(const QByteArray& whole) {
    std::vector<Flip> out;
    for (qsizetype at = 100, count = 0; at < whole.size(); ++at)
        if (whole[at] != 0 && ++count % 7 == 0)
            out.push_back({at, static_cast<int>(at % 8)});
    return out;
}

QByteArray flipped(QByteArray bytes, const Flip& flip) {
    bytes[flip.at] = static_cast<char>(bytes[flip.at] ^ (1 << flip.bit));
    return bytes;
}

} // namespace

void ProjectDamageTest::initTestCase() {
    const fs::path path = fs::path(m_folder.path().toStdString()) / "good.moraine";
    for (const auto& [name, project] : {std::pair(QStringLiteral("plain"), plainProject()),
                                        std::pair(QStringLiteral("blob"), blobProject())}) {
        QVERIFY(saveProject(project, path, Existing::Replace).isOk());
        QFile file(QString::fromStdString(path.string()));
        QVERIFY(file.open(QIODevice::ReadOnly));
        m_bytes[name] = file.readAll();
        m_projects[name] = std::make_shared<const Project>(project);
        QVERIFY(sameProject(loadProject(path).value(), project));
    }
    QVERIFY(m_bytes[QStringLiteral("plain")].size() < 64 * 1024);
}

void ProjectDamageTest::addProjects() {
    QTest::addColumn<QString>("name");
    for (const QString& name : m_bytes.keys())
        QTest::newRow(qPrintable(name)) << name;
    m_opened = 0;
    m_refused = 0;
}

void ProjectDamageTest::writeVictim(const QByteArray& bytes) {
    QFile file(QString::fromStdString(victim().string()));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

void ProjectDamageTest::checkDamaged(const QString& name, const QByteArray& bytes, const char* what) {
    writeVictim(bytes);
    const Result<Project> loaded = loadProject(victim());
    const Outcome outcome = outcomeOf(loaded, *m_projects[name]);
    QVERIFY2(outcome != Outcome::Wrong, what);
    if (outcome == Outcome::Whole) {
        ++m_opened;
    } else {
        ++m_refused;
        QVERIFY2(loaded.isError(), what);
        const QString said = QString::fromStdString(loaded.error().detail.english());
        QVERIFY2(said.contains(QLatin1String("damaged.moraine")), qPrintable(said));
        QVERIFY(loaded.error().code == ErrorCode::UnusableInput ||
                loaded.error().code == ErrorCode::NewerVersion);
    }
    QFile file(QString::fromStdString(victim().string()));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY2(file.readAll() == bytes, what);
    QCOMPARE(
        QDir(m_folder.path()).entryList(QDir::Files | QDir::Hidden).filter(QStringLiteral("damaged")).size(),
        1);
}

void ProjectDamageTest::truncated_data() {
    addProjects();
}

void ProjectDamageTest::truncated() {
    QFETCH(QString, name);
    const QByteArray& whole = m_bytes[name];
    const int step = support::trials(97, 1);
    for (qsizetype length = 0; length < whole.size(); length += length < 256 ? 1 : step)
        checkDamaged(name, whole.first(length), qPrintable(QString::number(length)));
    for (qsizetype length = 4096; length < whole.size(); length += 4096)
        for (const qsizetype near : {length - 1, length, length + 1})
            checkDamaged(name, whole.first(near), qPrintable(QString::number(near)));
    checkDamaged(name, whole + QByteArray(1, '\0'), "a byte more");
    checkDamaged(name, whole + whole, "twice");
    QCOMPARE(m_opened, 0);
}

void ProjectDamageTest::flippedBits_data() {
    addProjects();
}

void ProjectDamageTest::flippedBits() {
    QFETCH(QString, name);
    const QByteArray& whole = m_bytes[name];
    const auto flip = [&](const Flip& one) {
        checkDamaged(name, flipped(whole, one),
                     qPrintable(QStringLiteral("byte %1, bit %2").arg(one.at).arg(one.bit)));
    };
    // Each bit of the header, in the long run each of the plain project.
    const qsizetype each = name == QLatin1String("plain") ? support::trials(100, int(whole.size())) : 100;
    for (qsizetype at = 0; at < each; ++at)
        for (int bit = 0; bit < 8; ++bit)
            flip({at, bit});
    const qsizetype stride = std::max<qsizetype>(1, whole.size() / 1500);
    for (qsizetype at = 100; at < whole.size(); at += stride)
        flip({at, static_cast<int>(at * 5 % 8)});
    for (const Flip& one : flipsOfContent(whole))
        flip(one);
    QVERIFY(m_refused > 500);
}

void ProjectDamageTest::overwrittenPages_data() {
    addProjects();
}

void ProjectDamageTest::overwrittenPages() {
    QFETCH(QString, name);
    const QByteArray& whole = m_bytes[name];
    for (qsizetype at = 0; at < whole.size(); at += 512)
        for (const char filler : {'\0', '\xFF', 'A'}) {
            QByteArray bytes = whole;
            bytes.replace(at, 512, QByteArray(std::min<qsizetype>(512, whole.size() - at), filler));
            checkDamaged(name, bytes, qPrintable(QString::number(at)));
        }
    QVERIFY(m_refused > 10);
}

void ProjectDamageTest::hostileDatabases_data() {
    QTest::addColumn<QString>("sql");
    QTest::newRow("one more table") << "CREATE TABLE more (x)";
    QTest::newRow("a trigger") << "CREATE TRIGGER t AFTER INSERT ON meta BEGIN SELECT 1; END";
    QTest::newRow("a view for a table")
        << "DROP TABLE recipe; CREATE VIEW recipe AS WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x+1 "
           "FROM c) SELECT x AS position, x AS json FROM c";
    QTest::newRow("an index") << "CREATE INDEX i ON history (time)";
    QTest::newRow("no recipe") << "DELETE FROM recipe";
    QTest::newRow("no view") << "DELETE FROM view";
    QTest::newRow("no meta") << "DELETE FROM meta";
    QTest::newRow("a number for a text") << "UPDATE recipe SET json = x'00'";
    QTest::newRow("another recipe") << "UPDATE recipe SET json = replace(json, '40', '41')";
    QTest::newRow("another time") << "UPDATE history SET time = 6";
    QTest::newRow("a generation less") << "DELETE FROM history";
    QTest::newRow("a kept generation less") << "DELETE FROM shelf";
    QTest::newRow("another name") << "UPDATE shelf SET name = 'Kepc'";
    QTest::newRow("let go") << "UPDATE history SET kept = 1";
    QTest::newRow("a huge text") << "UPDATE recipe SET json = printf('%.*c', 20000000, '[')";
    QTest::newRow("a huge picture") << "UPDATE history SET thumbnail = zeroblob(30000000)";
    QTest::newRow("a huge blob") << "UPDATE blobs SET columns = 1000000, rows = 1000000";
    QTest::newRow("a blob with too many columns") << "UPDATE blobs SET columns = 3000000000";
    QTest::newRow("no chunk") << "DELETE FROM chunks";
    QTest::newRow("another chunk") << "UPDATE chunks SET data = zeroblob(100)";
    QTest::newRow("a changed chunk")
        << "UPDATE chunks SET data = substr(data, 1, length(data) - 3) || x'010203'";
    QTest::newRow("version 0") << "PRAGMA user_version = 0";
    QTest::newRow("negative version") << "PRAGMA user_version = -1";
}

void ProjectDamageTest::hostileDatabases() {
    QFETCH(QString, sql);
    const QString name = QStringLiteral("blob");
    const QString edited = m_folder.filePath(QStringLiteral("edited"));
    QFile::remove(edited);
    {
        QFile file(edited);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(m_bytes[name]), m_bytes[name].size());
    }
    sqlite3* database = nullptr;
    QCOMPARE(sqlite3_open(qPrintable(edited), &database), SQLITE_OK);
    QCOMPARE(sqlite3_exec(database, qPrintable(sql), nullptr, nullptr, nullptr), SQLITE_OK);
    QCOMPARE(sqlite3_close(database), SQLITE_OK);
    QFile file(edited);
    QVERIFY(file.open(QIODevice::ReadOnly));
    m_opened = 0;
    checkDamaged(name, file.readAll(), qPrintable(sql));
    QCOMPARE(m_opened, 0);
}

void ProjectDamageTest::aCarelessReaderIsCaught_data() {
    addProjects();
}

/// The test does see what a flipped bit has made of a project.
void ProjectDamageTest::aCarelessReaderIsCaught() {
    QFETCH(QString, name);
    const QByteArray& whole = m_bytes[name];
    const Project& saved = *m_projects[name];
    writeVictim(whole);
    QCOMPARE(outcomeOf(carelesslyLoaded(victim()), saved), Outcome::Whole);
    int wrong = 0;
    for (const Flip& flip : flipsOfContent(whole)) {
        writeVictim(flipped(whole, flip));
        wrong += outcomeOf(carelesslyLoaded(victim()), saved) == Outcome::Wrong ? 1 : 0;
    }
    QVERIFY2(wrong > 20, qPrintable(QString::number(wrong)));
}

QTEST_GUILESS_MAIN(ProjectDamageTest)
#include "project_damage_test.moc"
