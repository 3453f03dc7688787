// SPDX-License-Identifier: MIT
#include "tests/support/program.h"

#include <QElapsedTimer>
#include <QFile>
#include <QJsonObject>
#include <QTest>

using support::Folder;
using support::name;
using support::ProgramRun;
using support::runProgram;
using support::runShell;

namespace {

constexpr const char* smallGrid = "ncols 3\nnrows 2\nxllcorner 0\nyllcorner 0\ncellsize 1\n1.5 2 3\n4 5 6\n";

} // namespace

/// What every verb promises: streams, exit codes, whole files or none, any place and any language.
class CommandsBehaviourTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void answersWithoutATerminal_data();
    void answersWithoutATerminal();
    void unknownWords_data();
    void unknownWords();
    void unusableInputs_data();
    void unusableInputs();
    void optionsWithoutEffect_data();
    void optionsWithoutEffect();
    void existingFilesAreKept_data();
    void existingFilesAreKept();
    void placesThatCannotBeWritten_data();
    void placesThatCannotBeWritten();
    void closedStreams_data();
    void closedStreams();
    void namesOfEveryKind_data();
    void namesOfEveryKind();
    void controlCharactersAreWrittenOut_data();
    void controlCharactersAreWrittenOut();
    void jsonUnderOtherNames_data();
    void jsonUnderOtherNames();
    void resultsAreFiles_data();
    void resultsAreFiles();
    void progressIsForTerminals();
    void overTheLimit();
    void fileOfANewerVersion();
    void startsAtOnce();
    void carelessProgramsAreCaught_data();
    void carelessProgramsAreCaught();

private:
    [[nodiscard]] QMap<QString, QByteArray> contents() const;
    /// What is wrong with a run that had to be refused; empty = the code is right, one line says why and
    /// names `says`, nothing else is said, and the folder has what it had before.
    [[nodiscard]] QByteArray faultOf(const ProgramRun& run, int code, const QString& says,
                                     const QMap<QString, QByteArray>& before) const;

    std::unique_ptr<Folder> m_folder;
};

void CommandsBehaviourTest::init() {
    m_folder = std::make_unique<Folder>();
    m_folder->write(name("a.asc"), smallGrid);
}

QMap<QString, QByteArray> CommandsBehaviourTest::contents() const {
    QMap<QString, QByteArray> out;
    for (const QString& entry : m_folder->entries())
        out[entry] = m_folder->content(entry);
    return out;
}

QByteArray CommandsBehaviourTest::faultOf(const ProgramRun& run, int code, const QString& says,
                                          const QMap<QString, QByteArray>& before) const {
    if (run.code != code)
        return "code: " + run.seen();
    if (!run.output.isEmpty())
        return "output: " + run.seen();
    if (run.error.count('\n') != 1 || !run.error.startsWith("moraine: ") ||
        !run.error.contains(says.toUtf8()))
        return "reason: " + run.seen();
    return contents() == before ? QByteArray()
                                : QByteArray("files: " + m_folder->entries().join(u' ').toUtf8());
}

void CommandsBehaviourTest::answersWithoutATerminal_data() {
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("says");
    QTest::newRow("version") << name("--version") << name("moraine ");
    QTest::newRow("help") << name("--help") << name("Exit codes");
    QTest::newRow("short help") << name("-h") << name("Exit codes");
    for (const char* verb :
         {"generate", "convert", "export", "info", "diff", "render", "presets", "steps", "formats"})
        QTest::newRow(verb) << name(verb) + name(" --help") << name("moraine ") + name(verb);
    QTest::newRow("help besides nonsense") << name("generate --nonsense --help") << name("--columns");
}

void CommandsBehaviourTest::answersWithoutATerminal() {
    QFETCH(QString, line);
    QFETCH(QString, says);
    const ProgramRun run = m_folder->run(line.toUtf8());
    QVERIFY2(run.code == 0 && run.error.isEmpty(), run.seen());
    QVERIFY2(run.output.contains(says.toUtf8()), run.seen());
}

void CommandsBehaviourTest::unknownWords_data() {
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("says");
    QTest::newRow("verb") << name("genrate -o a.png") << name("generate");
    QTest::newRow("option") << name("info a.asc --jsn") << name("--json");
    QTest::newRow("option of another verb") << name("info a.asc --columns 5") << name("--columns");
    QTest::newRow("misspelt option") << name("convert a.asc b.obj --max-eror 1") << name("--max-error");
    QTest::newRow("option before the verb") << name("--threads 2 info a.asc") << name("--threads");
    QTest::newRow("option alone") << name("--foo") << name("--foo");
    QTest::newRow("short option") << name("-v") << name("-v");
    QTest::newRow("verb in capitals") << name("Generate -o a.png") << name("generate");
    QTest::newRow("window without a display") << QString() << name("display");
    QTest::newRow("file without a display") << name("a.asc") << name("display");
    QTest::newRow("shaders nowhere") << name("--shaders nowhere a.asc") << name("terrain.frag");
    QTest::newRow("shaders without a folder") << name("--shaders") << name("terrain.frag");
    QTest::newRow("empty name") << name("info|") << name("empty");
    QTest::newRow("empty name of the result") << name("convert|a.asc|") << name("empty");
    QTest::newRow("empty value") << name("info|a.asc|--channel|") << name("--channel");
    QTest::newRow("empty value behind a sign") << name("info|a.asc|--in-format=") << name("--in-format");
    QTest::newRow("empty result") << name("generate|-o|") << name("--output");
    QTest::newRow("no operand") << name("info") << name("FILE");
    QTest::newRow("too many operands") << name("info a.asc b.asc") << name("b.asc");
    QTest::newRow("no result") << name("generate") << name("--output");
}

void CommandsBehaviourTest::unknownWords() {
    QFETCH(QString, line);
    QFETCH(QString, says);
    const auto before = contents();
    // A line with bars is split there, so that words can be empty.
    const ProgramRun run = line.contains(QLatin1Char('|'))
                               ? runProgram(line.split(QLatin1Char('|')), m_folder->path())
                               : m_folder->run(line.toUtf8());
    QCOMPARE(faultOf(run, 2, says, before), QByteArray());
}

void CommandsBehaviourTest::unusableInputs_data() {
    QTest::addColumn<QString>("line");
    for (const char* line :
         {"missing.png", "info missing.tif", "info empty.png", "info .", "info noise.png", "info half.json",
          "info other.json", "info fake.moraine", "convert missing.asc b.png", "convert noise.png b.png",
          "export missing.moraine -o b.png", "export noise.png -o b.png", "diff a.asc missing.asc",
          "render missing.asc -o b.png", "generate --recipe noise.png -o b.png",
          "info a.asc --in-format png"})
        QTest::newRow(line) << name(line);
}

void CommandsBehaviourTest::unusableInputs() {
    QFETCH(QString, line);
    m_folder->write(name("empty.png"), {});
    m_folder->write(name("noise.png"), "\x89PNG\r\n\x1a\nthis is none");
    m_folder->write(name("half.json"), "{\"moraine\": 1, \"grid\": {");
    m_folder->write(name("other.json"), "{\"name\": \"no recipe\"}");
    m_folder->write(name("fake.moraine"), QByteArray("SQLite format 3\0", 16) + QByteArray(4096, 'x'));
    const auto before = contents();
    const ProgramRun run =
        m_folder->run(line.contains(QLatin1Char(' ')) ? line.toUtf8() + " --quiet" : line.toUtf8());
    QCOMPARE(faultOf(run, 3, {}, before), QByteArray());
}

void CommandsBehaviourTest::optionsWithoutEffect_data() {
    QTest::addColumn<QString>("line");
    QTest::addColumn<QStringList>("idle");
    const auto row = [](const char* line, const QStringList& idle) {
        QTest::newRow(line) << name(line) << idle;
    };
    row("info a.png --raw-size 3x2 --raw-type u16 --raw-endian big --raw-header 4",
        {name("--raw-size"), name("--raw-type"), name("--raw-endian"), name("--raw-header")});
    row("info a.asc --channel r", {name("--channel")});
    row("info a.raw --raw-size 3x2 --channel r", {name("--channel")});
    row("info a.png --rgb-base 3", {name("--rgb-base")});
    row("info a.moraine --in-range 0,1 --in-spacing 3 --nodata 4",
        {name("--in-range"), name("--in-spacing"), name("--nodata")});
    row("info a.json --in-range 0,1", {name("--in-range")});
    row("info a.obj --nodata 4 --fill-nodata", {name("--nodata"), name("--fill-nodata")});
    row("convert a.moraine b.tif --nodata 3 --force", {name("--nodata")});
    row("diff a.png a.moraine --in-range 0,65535 --raw-size 3x2", {name("--raw-size")});
    row("render a.png -o b.png --force --camera-azimuth 3 --camera-elevation 3 --exaggeration 2",
        {name("--camera-azimuth"), name("--camera-elevation"), name("--exaggeration")});
    row("convert a.asc b.tif --range 0,1 --force", {name("--range")});
    // These have one.
    row("info a.png --channel grey --in-range 0,9 --in-spacing 2 --nodata 0 --fill-nodata", {});
    row("info a.raw --raw-size 3x2 --raw-type u16 --raw-endian big --raw-header 0", {});
    row("info a.moraine --fill-nodata", {});
    row("info a.asc --in-range 0,9", {});
    row("render a.png -o b.png --force --sun-azimuth 3 --sun-elevation 3", {});
}

void CommandsBehaviourTest::optionsWithoutEffect() {
    QFETCH(QString, line);
    QFETCH(QStringList, idle);
    m_folder->write(name("a.raw"), QByteArray("\0\1\2\3\4\5\6\7\10\11\12\13", 12));
    for (const char* file : {"a.png", "a.moraine", "a.obj"})
        QCOMPARE(m_folder->run("convert a.raw %1 --raw-size 3x2 --range 0,65535", {name(file)}).code, 0);
    QCOMPARE(m_folder->run("generate --columns 3 --rows 2 -o a.json").code, 0);
    const ProgramRun run = m_folder->run(line.toUtf8());
    QVERIFY2(run.code <= 1, run.seen());
    for (const QString& option : idle)
        QVERIFY2(run.error.contains("moraine: " + option.toUtf8() + " has no effect"), run.seen());
    QCOMPARE(run.error.count("has no effect"), idle.size());
    QVERIFY(!m_folder->run(line.toUtf8() + " --quiet --force").error.contains("no effect"));
}

void CommandsBehaviourTest::existingFilesAreKept_data() {
    QTest::addColumn<QString>("line");
    for (const char* line : {"generate --columns 5 -o old.png", "generate --columns 5 -o old.json",
                             "generate --columns 5 -o old.moraine", "convert a.asc old.obj",
                             "export p.json -o old.tif", "render a.asc -o old.png"})
        QTest::newRow(line) << name(line);
}

void CommandsBehaviourTest::existingFilesAreKept() {
    QFETCH(QString, line);
    const QString file = line.section(QLatin1Char(' '), -1);
    QVERIFY(m_folder->run("generate --columns 5 -o p.json").code == 0);
    m_folder->write(file, "precious");
    const auto before = contents();
    QCOMPARE(faultOf(m_folder->run(line.toUtf8()), 4, name("--force"), before), QByteArray());
    const ProgramRun forced = m_folder->run((line + name(" --force")).toUtf8());
    QVERIFY2(forced.code == 0, forced.seen());
    QVERIFY(m_folder->content(file) != "precious");
}

void CommandsBehaviourTest::placesThatCannotBeWritten_data() {
    QTest::addColumn<QString>("place");
    QTest::newRow("no such folder") << name("nowhere/a.r32");
    QTest::newRow("below a file") << name("a.asc/b.r32");
    QTest::newRow("a folder") << name(".");
    QTest::newRow("full device") << name("/dev/full");
    QTest::newRow("folder of the system") << name("/proc/a.r32");
}

void CommandsBehaviourTest::placesThatCannotBeWritten() {
    QFETCH(QString, place);
    const auto before = contents();
    const ProgramRun run = m_folder->run("generate --columns 5 --format r32 --force -o %1", {place});
    QCOMPARE(faultOf(run, 4, place, before), QByteArray());
    QVERIFY(runShell(name("test -c /dev/full")).code == 0); // it is a device still
}

void CommandsBehaviourTest::closedStreams_data() {
    QTest::addColumn<QString>("line");
    QTest::addColumn<int>("code");
    const auto row = [](const char* line, int code) { QTest::newRow(line) << name(line) << code; };
    row("$MORAINE generate --columns 5 -o b.r32 <&-", 0);
    row("$MORAINE generate --columns 5 -o b.r32 >&-", 0);
    row("$MORAINE generate --columns 5 -o b.r32 <&- >&- 2>&-", 0);
    row("$MORAINE info a.asc 2>&-", 0);
    row("$MORAINE info a.asc >&-", 4);
    row("$MORAINE info a.asc >/dev/full", 4);
    row("$MORAINE --help >/dev/full", 4);
    row("$MORAINE diff a.asc a.asc --quiet >&-", 0);
    row("{ $MORAINE steps --json; echo $? >code; } | true; exit $(cat code)", 4);
    row("$MORAINE steps --json | head -1 >first; test \"$(cat first)\" = '['", 0);
}

void CommandsBehaviourTest::closedStreams() {
    QFETCH(QString, line);
    QFETCH(int, code);
    const ProgramRun run = runShell(line, m_folder->path());
    QVERIFY2(run.code == code, run.seen());
    if (line.contains(name("b.r32")))
        QCOMPARE(m_folder->content(name("b.r32")).size(), 5 * 5 * 4);
}

void CommandsBehaviourTest::namesOfEveryKind_data() {
    QTest::addColumn<QString>("file");
    for (const char* file : {"Höhe über Straße.asc", "map #2.asc", "100% wahr?.asc", "quote'\"s.asc",
                             " blank .asc", "山.asc", "-dash.asc", "a,b;c=d.asc", "UPPER.ASC"})
        QTest::newRow(file) << name(file);
}

void CommandsBehaviourTest::namesOfEveryKind() {
    QFETCH(QString, file);
    m_folder->write(file, smallGrid);
    const ProgramRun run = runProgram({name("info"), name("--json"), name("--"), file}, m_folder->path());
    QVERIFY2(run.code == 0, run.seen());
    QCOMPARE(run.json().object()[name("maximum")].toDouble(), 6.0);
    for (const char* suffix : {".tif", ".png", ".moraine"}) {
        const QString out = file + name(suffix);
        const ProgramRun made = runProgram({name("convert"), name("--"), file, out}, m_folder->path());
        QVERIFY2(made.code == 0 && m_folder->holds(out), made.seen());
        const ProgramRun again = runProgram({name("info"), name("--"), out}, m_folder->path());
        QVERIFY2(again.code == 0, again.seen());
    }
}

void CommandsBehaviourTest::controlCharactersAreWrittenOut_data() {
    QTest::addColumn<QString>("line");
    for (const char* line : {"info|NAME",
                             "info|NAME.asc",
                             "info|--json|NAME.asc",
                             "convert|NAME.asc|NAME.png",
                             "convert|NAME.asc|NAME.obj",
                             "convert|NAME.asc|NAME.moraine",
                             "convert|NAME.asc|NAME",
                             "export|NAME.json|-o|NAME.tif",
                             "info|NAME.json",
                             "info|--json|NAME.json",
                             "diff|a.asc|NAME.asc",
                             "generate|--columns|5|-o|NAME.json",
                             "generate|--columns|5|--seed|NAME|-o|b.tif",
                             "generate|--set|NAME=1|-o|b.tif",
                             "generate|--preset|NAME|-o|b.tif",
                             "NAME",
                             "--NAME",
                             "info|--NAME|a.asc",
                             "info|--in-format|NAME|a.asc",
                             "render|NAME.asc|-o|NAME.png|--ramp|NAME"})
        QTest::newRow(line) << name(line);
}

void CommandsBehaviourTest::controlCharactersAreWrittenOut() {
    QFETCH(QString, line);
    // A bell, a change of the window's title, a line end, a deletion, and the upper control of sequences.
    const QString evil = name("x\a\033]0;y\r\n\x7F\t\u009Bz");
    m_folder->write(evil + name(".asc"), smallGrid);
    m_folder->write(evil + name(".json"),
                    R"({"moraine": 1, "grid": {"columns": 9, "rows": 9}, "steps": [{"id": "\u001b\u007f\n",)"
                    R"("kind": "diamond_square", "parameters": {}}]})");
    const ProgramRun run =
        runProgram(QString(line).replace(name("NAME"), evil).split(QLatin1Char('|')), m_folder->path());
    const bool json = line.contains(name("--json"));
    for (const QByteArray& said : json ? QByteArrayList{run.error} : QByteArrayList{run.error, run.output})
        for (const QChar c : QString::fromUtf8(said))
            QVERIFY2(c.category() != QChar::Other_Control || c == QLatin1Char('\n'), run.seen());
    QVERIFY2(!run.output.contains('\033'), run.seen());
    for (const QByteArray& each : run.error.split('\n'))
        QVERIFY2(each.isEmpty() || each.startsWith("moraine: "), run.seen());
    if (run.error.contains("x\\x07"))
        QVERIFY2(run.error.contains("x\\x07\\x1b]0;y\\r\\n\\x7f\\t\\x9bz"), run.seen());
}

void CommandsBehaviourTest::jsonUnderOtherNames_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("says");
    const QByteArray answer = "{\"error\": \"no such tile\", \"for\": \"moraine\"}\n";
    const QByteArray recipe = R"({"grid": {"columns": 9, "rows": 9}, "steps": [], "moraine" : 1})";
    for (const char* file : {"N42E049.tif", "N42E049.png", "N42E049.asc", "N42E049"})
        QTest::newRow(file) << name(file) << answer << 3 << name("holds text, but not a heightmap");
    for (const char* file : {"answer.json", "answer.JSON"})
        QTest::newRow(file) << name(file) << answer << 3 << name("no Moraine recipe");
    for (const char* file : {"land.json", "land.txt", "land"})
        QTest::newRow(file) << name(file) << recipe << 3 << name("has no step");
}

void CommandsBehaviourTest::jsonUnderOtherNames() {
    QFETCH(QString, file);
    QFETCH(QByteArray, text);
    QFETCH(int, code);
    QFETCH(QString, says);
    m_folder->write(file, text);
    for (const char* line : {"info %1", "convert %1 b.tif", "diff %1 a.asc", "render %1 -o b.png"}) {
        const ProgramRun run = m_folder->run(line, {file});
        QVERIFY2(run.code == code && run.error.contains(says.toUtf8()), run.seen());
    }
}

void CommandsBehaviourTest::resultsAreFiles_data() {
    QTest::addColumn<QString>("line");
    for (const char* line : {"convert a.asc - --format png", "generate --columns 5 --format r32 -o -",
                             "generate --columns 5 --format recipe --output=-",
                             "export p.json -o - --format moraine", "convert a.asc - --format obj --force"})
        QTest::newRow(line) << name(line);
}

void CommandsBehaviourTest::resultsAreFiles() {
    QFETCH(QString, line);
    QCOMPARE(m_folder->run("generate --columns 5 -o p.json").code, 0);
    const auto before = contents();
    QCOMPARE(faultOf(m_folder->run(line.toUtf8()), 2, name("./-"), before), QByteArray());
    QCOMPARE(m_folder->run("convert a.asc ./- --format png").code, 0);
    QVERIFY(m_folder->holds(name("-")));
}

void CommandsBehaviourTest::progressIsForTerminals() {
    const QString line = name("$MORAINE generate --columns 6145 --force -o big.png");
    const ProgramRun piped = runShell(line, m_folder->path());
    QVERIFY2(piped.code == 0 && !piped.error.contains('\r') && piped.output.isEmpty(), piped.seen());
    if (runShell(name("script -qec true /dev/null")).code != 0)
        QSKIP("no terminal can be made here (program 'script', file system devpts)");
    const ProgramRun shown = runShell(name("script -qec '") + line + name("' /dev/null"), m_folder->path());
    QVERIFY2(shown.code == 0, shown.seen());
    // One line that is written over again and again, and gone in the end.
    const QList<QByteArray> pieces = shown.output.split('\r');
    QVERIFY2(pieces.size() > 3, shown.seen());
    int before = 0;
    for (const QByteArray& piece : pieces.mid(1, pieces.size() - 4)) {
        QVERIFY2(piece.startsWith("\033[Kgenerate ") && piece.endsWith(" %"), piece);
        const int percent = piece.split(' ').value(1).toInt();
        QVERIFY2(percent >= before, shown.seen());
        before = percent;
    }
    QVERIFY2(shown.output.endsWith("m.\r\n"), shown.output.right(200));
    const ProgramRun quiet =
        runShell(name("script -qec '") + line + name(" --quiet' /dev/null"), m_folder->path());
    QVERIFY2(quiet.code == 0 && quiet.output.isEmpty(), quiet.seen());
}

void CommandsBehaviourTest::overTheLimit() {
    const ProgramRun run = m_folder->run("generate --columns 1048577 -o huge.r32");
    QVERIFY2(run.code == 6 && run.error.contains("TiB"), run.seen());
    // A header alone that declares more than there is.
    m_folder->write(name("huge.asc"),
                    "ncols 2000000000\nnrows 2000000000\nxllcorner 0\nyllcorner 0\ncellsize 1\n1 2\n");
    for (const char* line : {"info huge.asc", "diff huge.asc huge.asc", "convert huge.asc b.png"}) {
        const ProgramRun refused = m_folder->run(line);
        QVERIFY2(refused.code == 3 || refused.code == 6, refused.seen());
    }
}

void CommandsBehaviourTest::fileOfANewerVersion() {
    QVERIFY(m_folder->run("generate --columns 5 -o p.json").code == 0);
    QByteArray text = m_folder->content(name("p.json"));
    text.replace("\"moraine\": 1", "\"moraine\": 99");
    m_folder->write(name("p.json"), text);
    const auto before = contents();
    QCOMPARE(faultOf(m_folder->run("info p.json"), 5, name("99"), before), QByteArray());
}

void CommandsBehaviourTest::startsAtOnce() {
    // Not a benchmark: a start that makes a window or reads every driver would take far longer.
    QElapsedTimer timer;
    qint64 best = 1'000'000;
    for (int i = 0; i < 5; ++i) {
        timer.start();
        QCOMPARE(m_folder->run("--version").code, 0);
        best = std::min(best, timer.elapsed());
    }
    QVERIFY2(best < 1000, qPrintable(QString::number(best)));
}

void CommandsBehaviourTest::carelessProgramsAreCaught_data() {
    QTest::addColumn<QString>("line");
    QTest::addColumn<QByteArray>("fault");
    const auto row = [](const char* title, const char* line, const char* fault) {
        QTest::newRow(title) << name(line) << QByteArray(fault);
    };
    row("careful", "echo 'moraine: a.asc is none' >&2; exit 3", "");
    row("success", "echo 'moraine: a.asc is none' >&2", "code");
    row("another code", "echo 'moraine: a.asc is none' >&2; exit 1", "code");
    row("a crash", "echo 'moraine: a.asc is none' >&2; kill -KILL $$", "code");
    row("an answer", "echo heights; echo 'moraine: a.asc is none' >&2; exit 3", "output");
    row("no reason", "exit 3", "reason");
    row("no name of a file", "echo 'moraine: this is none' >&2; exit 3", "reason");
    row("half a line", "printf 'moraine: a.asc is none' >&2; exit 3", "reason");
    row("more lines", "echo 'moraine: a.asc is none' >&2; echo and more >&2; exit 3", "reason");
    row("another file", "echo half >b.png; echo 'moraine: a.asc is none' >&2; exit 3", "files");
    row("a changed file", "echo half >>a.asc; echo 'moraine: a.asc is none' >&2; exit 3", "files");
}

/// The looks do see refusals that scripts cannot trust.
void CommandsBehaviourTest::carelessProgramsAreCaught() {
    QFETCH(QString, line);
    QFETCH(QByteArray, fault);
    const auto before = contents();
    const ProgramRun run = runShell(line, m_folder->path());
    QCOMPARE(faultOf(run, 3, name("a.asc"), before).split(':').front(), fault);
}

QTEST_GUILESS_MAIN(CommandsBehaviourTest)
#include "commands_behaviour_test.moc"
