// SPDX-License-Identifier: MIT
// Promise 8: any file is read or refused in a sentence, at once and within little memory.
#include "libterrain/core/platform/sanitizers.h"
#include "tests/support/bomb_files.h"
#include "tests/support/program.h"

#include <QStandardPaths>
#include <QTest>

#include <fcntl.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace support;

/// The real program takes files that were made to cost memory and time; what it and its children used is
/// what the system says.
class P08BombsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void refusedAtOnce_data();
    void refusedAtOnce();
    void finiteOrHoles_data();
    void finiteOrHoles();
    void anOrdinaryReaderPays();

private:
    struct Cost {
        int code = -1;
        double seconds = 0; ///< of processors, which other work does not change
        qint64 memory = 0;  ///< the most that was held, bytes
        QByteArray said;
    };
    [[nodiscard]] Cost costOf(const QStringList& line) const;

    Folder m_folder;
};

P08BombsTest::Cost P08BombsTest::costOf(const QStringList& line) const {
    std::vector<QByteArray> words;
    for (const QString& word : line)
        words.push_back(word.toUtf8());
    std::vector<char*> arguments;
    for (QByteArray& word : words)
        arguments.push_back(word.data());
    arguments.push_back(nullptr);
    const QByteArray said = m_folder.path(name("said")).toUtf8();
    posix_spawn_file_actions_t files{};
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_addopen(&files, 1, said.constData(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    posix_spawn_file_actions_adddup2(&files, 1, 2);
    pid_t child = 0;
    const int failed = posix_spawn(&child, arguments[0], &files, nullptr, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&files);
    Cost out;
    int status = 0;
    rusage used{};
    if (failed != 0 || ::wait4(child, &status, 0, &used) != child)
        return out;
    out.code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    out.seconds = static_cast<double>(used.ru_utime.tv_sec + used.ru_stime.tv_sec) +
                  static_cast<double>(used.ru_utime.tv_usec + used.ru_stime.tv_usec) / 1e6;
    out.memory = qint64{used.ru_maxrss} * 1024;
    out.said = m_folder.content(name("said"));
    return out;
}

void P08BombsTest::refusedAtOnce_data() {
    QTest::addColumn<Bomb>("bomb");
    for (const Bomb& bomb : bombFiles())
        QTest::newRow(bomb.what) << bomb;
}

void P08BombsTest::refusedAtOnce() {
    QFETCH(Bomb, bomb);
    m_folder.write(bomb.file, bomb.bytes);
    if (!bomb.beside.isEmpty())
        m_folder.write(bomb.beside, bomb.besideBytes);
    const Cost cost =
        costOf({programPath(), name("convert"), m_folder.path(bomb.file), m_folder.path(name("out.r32"))});
    QVERIFY2(cost.code == 3 || cost.code == 6, cost.said);
    QVERIFY2(cost.said.contains(bomb.file.toUtf8()), cost.said);
    QCOMPARE(cost.said.trimmed().count('\n'), 0);
    QVERIFY(!m_folder.holds(name("out.r32")));
#if !MORAINE_ADDRESS_SANITIZER && !MORAINE_THREAD_SANITIZER // they multiply both
    QVERIFY2(cost.seconds < 1, qPrintable(QString::number(cost.seconds)));
    QVERIFY2(cost.memory < (qint64{200} << 20), qPrintable(QString::number(cost.memory)));
#endif
}

void P08BombsTest::finiteOrHoles_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("isRead");
    const QByteArray header = "ncols 3\nnrows 2\nxllcorner 0\nyllcorner 0\ncellsize 1\n";
    for (const char* word : {"inf", "-inf", "1e400", "3.5e38", "infinity", "1e9999"})
        QTest::addRow("asc with %s", word) << name("a.asc") << header + "1 nan 2\n3 " + word + " 4\n"
                                           << false;
    QTest::newRow("asc with nan") << name("a.asc") << header + "1 nan 2\n3 4 nan\n" << true;
    const QList<TiffTag> tags = {
        {256, 4, 1, 3}, {257, 4, 1, 2}, {258, 3, 1, 32},
        {259, 3, 1, 1}, {262, 3, 1, 1}, {273, 4, 1, tiffRest(10)},
        {277, 3, 1, 1}, {278, 4, 1, 2}, {279, 4, 1, 24},
        {339, 3, 1, 3},
    };
    const QByteArray row = littleEndian({{0x7FC00000, 4}, {0x7F800000, 4}, {0x3F800000, 4}});
    const QByteArray other = littleEndian({{0xFF800000, 4}, {0, 4}, {0x7F800001, 4}});
    QTest::newRow("tif") << name("a.tif") << tiffOf(tags, row + other) << true;
}

/// A height is a number or missing; a file that says otherwise is refused with the place.
void P08BombsTest::finiteOrHoles() {
    QFETCH(QString, file);
    QFETCH(QByteArray, bytes);
    QFETCH(bool, isRead);
    m_folder.write(file, bytes);
    const QString out = name("heights.r32");
    QFile::remove(m_folder.path(out));
    const Cost cost = costOf({programPath(), name("convert"), m_folder.path(file), m_folder.path(out)});
    if (!isRead && cost.code == 3) {
        QVERIFY2(cost.said.contains("line 7") && !m_folder.holds(out), cost.said);
        return;
    }
    QVERIFY2(cost.code == 0, cost.said);
    int kept = 0;
    const std::vector<float> heights = m_folder.floats(out);
    for (const float height : heights) {
        QVERIFY(!std::isinf(height));
        kept += std::isfinite(height) ? 1 : 0;
    }
    QVERIFY(kept > 1 && kept < static_cast<int>(heights.size()));
}

/// The control: what reads the strip without looking at its size holds all of it.
void P08BombsTest::anOrdinaryReaderPays() {
    const QString gdal = QStandardPaths::findExecutable(name("gdal_translate"));
    if (gdal.isEmpty())
        QSKIP("gdal_translate is not installed: nothing shows that the files cost memory");
    m_folder.write(name("strip.tif"),
                   tiffOfStrip(20000, 20000, 20000, 1, qCompress(QByteArray(400000000, '\0')).mid(4)));
    const Cost cost = costOf({gdal, name("-q"), name("-srcwin"), name("0"), name("0"), name("8"), name("8"),
                              m_folder.path(name("strip.tif")), m_folder.path(name("window.tif"))});
    QVERIFY2(cost.code == 0, cost.said);
    QVERIFY(cost.memory > (qint64{200} << 20));
}

QTEST_GUILESS_MAIN(P08BombsTest)
#include "p08_bombs_test.moc"
