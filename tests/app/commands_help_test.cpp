// SPDX-License-Identifier: MIT
#include "tests/support/program.h"

#include <QTest>

using support::Folder;
using support::name;
using support::ProgramRun;

namespace {

/// The lines below the heading "Examples", without the program's name.
QStringList examplesIn(const QByteArray& help) {
    QStringList out;
    const QString start = name("  moraine ");
    const QString examples = QString::fromUtf8(help).section(name("\nExamples\n"), 1);
    for (const QString& line : examples.split(QLatin1Char('\n')))
        if (line.startsWith(start))
            out << line.mid(start.size());
    return out;
}

} // namespace

/// What the help tells people to type does what it says.
class CommandsHelpTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void examplesOfTheProgram();
    void examplesOfVerbs_data();
    void examplesOfVerbs();
    void everyLineFits();
    void everySuffixIsNamedOnce();
};

void CommandsHelpTest::examplesOfTheProgram() {
    const Folder folder;
    const QStringList examples = examplesIn(folder.run("--help").output);
    QVERIFY(examples.size() >= 5);
    for (const QString& example : examples) { // each may use what those before it made
        const ProgramRun run = folder.run(example.toUtf8());
        QVERIFY2(run.code == 0, run.seen());
    }
}

void CommandsHelpTest::examplesOfVerbs_data() {
    QTest::addColumn<QString>("verb");
    for (const char* verb : {"generate", "convert", "export", "info", "diff", "render", "steps"})
        QTest::newRow(verb) << name(verb);
}

void CommandsHelpTest::examplesOfVerbs() {
    QFETCH(QString, verb);
    const Folder folder;
    for (const char* file : {"land.json", "land.moraine", "dem.tif", "dem.asc", "picture.png"})
        QVERIFY2(folder.run("generate --columns 513 -o %1", {name(file)}).code == 0, file);
    for (const char* file : {"before.tif", "after.tif"})
        QVERIFY2(folder.run("generate --columns 65 -o %1", {name(file)}).code == 0, file);
    for (const char* file : {"scan.obj", "scan.ply"})
        QVERIFY2(folder.run("generate --columns 65 -o %1", {name(file)}).code == 0, file);
    QVERIFY(folder.run("generate --columns 1025 --rows 513 -o tile.raw --option byte_order=big").code == 0);
    const QStringList examples = examplesIn(folder.run((verb + name(" --help")).toUtf8()).output);
    QVERIFY(!examples.isEmpty());
    for (const QString& example : examples) {
        const bool replaces = example.contains(name("-o land.")) || example.contains(name("dem.png"));
        const ProgramRun run = folder.run((example + name(replaces ? " --force" : "")).toUtf8());
        QVERIFY2(run.code == 0, run.seen());
    }
}

void CommandsHelpTest::everyLineFits() {
    const Folder folder;
    for (const QByteArray& line : folder.run("--help").output.split('\n'))
        QVERIFY2(QString::fromUtf8(line).size() <= 80, line);
}

void CommandsHelpTest::everySuffixIsNamedOnce() {
    const Folder folder;
    const QByteArray words = folder.run("--help").output.simplified();
    const QByteArray from = "chooses the format: heightmaps ";
    const QByteArray list = words.mid(words.indexOf(from) + from.size()).split(';').first();
    const QList<QByteArray> suffixes = list.split(' ');
    QVERIFY(suffixes.size() > 8 && suffixes.contains(".png"));
    for (const QByteArray& suffix : suffixes)
        QVERIFY2(suffixes.count(suffix) == 1, suffix.constData());
}

QTEST_GUILESS_MAIN(CommandsHelpTest)
#include "commands_help_test.moc"
