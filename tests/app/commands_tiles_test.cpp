// SPDX-License-Identifier: MIT
// The README's ways to make a land in tiles, by a process each: its own lines, run for a small land, which is
// then the same as when it is made in one piece.
#include "tests/support/build_folders.h"
#include "tests/support/program.h"

#include <QFile>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTest>

using support::Folder;
using support::ProgramRun;

namespace {

bool isThere(const char* program) {
    return !QStandardPaths::findExecutable(QString::fromLatin1(program)).isEmpty();
}

/// The README's block of shell lines that holds `part`; its 16 × 16 tiles of 4097² become 4 × 4 of 65².
QString smallBlock(const QString& part) {
    QFile file(support::sourceFile(QStringLiteral("README.md")));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QRegularExpression blocks(QStringLiteral("```sh\n(.*?)```"),
                                    QRegularExpression::DotMatchesEverythingOption);
    for (const QRegularExpressionMatch& match : blocks.globalMatch(QString::fromUtf8(file.readAll())))
        if (match.captured(1).contains(part))
            return match.captured(1).replace(QStringLiteral("size=65537 step=4096"),
                                             QStringLiteral("size=257 step=64"));
    return {};
}

ProgramRun runIn(const Folder& folder, const QString& lines) {
    return support::runShell(
        QStringLiteral("set -e\nPATH=\"$(dirname \"$MORAINE\"):$PATH\"\nexport HOME=\"$PWD\"\n") + lines,
        folder.path());
}

} // namespace

class CommandsTilesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void asTheReadmeSays_data() {
        QTest::addColumn<QString>("lines");
        QTest::newRow("parallel") << smallBlock(QStringLiteral("parallel moraine"));
        // Slurm runs the script once for each number of the array.
        QTest::newRow("slurm") << QStringLiteral("cat > job.sh <<'END'\n%1END\n"
                                                 "for i in $(seq 0 15); do\n"
                                                 "SLURM_ARRAY_TASK_ID=$i sh job.sh\n"
                                                 "done\n"
                                                 "gdalbuildvrt land.vrt tile_*.tif\n")
                                      .arg(smallBlock(QStringLiteral("#SBATCH")));
    }

    void asTheReadmeSays() {
        QFETCH(const QString, lines);
        QVERIFY(lines.contains(QStringLiteral("size=257 step=64")));
        for (const char* program : {"parallel", "gdalbuildvrt", "gdal_translate"})
            if (!isThere(program) && (lines.contains(QLatin1String(program)) || program[0] == 'g'))
                QSKIP(qPrintable(QStringLiteral("%1 is not installed").arg(QLatin1String(program))));
        const Folder folder;
        const ProgramRun recipe = folder.run("generate --seed 5 -o land.json");
        QVERIFY2(recipe.code == 0, recipe.seen());
        const ProgramRun tiles = runIn(folder, lines);
        QVERIFY2(tiles.code == 0, tiles.seen());
        QCOMPARE(folder.entries().filter(QRegularExpression(QStringLiteral("^tile_.*tif$"))).size(), 16);
        const ProgramRun joined = runIn(folder, QStringLiteral("gdal_translate -q land.vrt joined.tif"));
        QVERIFY2(joined.code == 0, joined.seen());
        const ProgramRun whole = folder.run("generate --recipe land.json --columns 257 -o whole.tif");
        QVERIFY2(whole.code == 0, whole.seen());
        const ProgramRun compared = folder.run("diff whole.tif joined.tif");
        QVERIFY2(compared.code == 0, compared.seen());
    }
};

QTEST_GUILESS_MAIN(CommandsTilesTest)
#include "commands_tiles_test.moc"
