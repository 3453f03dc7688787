// SPDX-License-Identifier: MIT
// `moraine sheet`: terrains that differ by one value, in one picture.
#include "tests/support/program.h"

#include <QImage>
#include <QTest>

using support::Folder;
using support::name;
using support::ProgramRun;

class CommandsSheetTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theSizeFollowsFromTheValues_data();
    void theSizeFollowsFromTheValues();
    void thePicturesDifferAndAreTheTerrains();
    void oneScaleForAll();
    void refuses_data();
    void refuses();

private:
    QImage drawn(const QByteArray& arguments);

    Folder m_folder;
};

QImage CommandsSheetTest::drawn(const QByteArray& arguments) {
    const ProgramRun run = m_folder.run("sheet " + arguments + " -o sheet.png --force");
    [&] { QVERIFY2(run.code == 0 && run.output.isEmpty(), run.seen()); }();
    return QImage(m_folder.path(name("sheet.png")));
}

void CommandsSheetTest::theSizeFollowsFromTheValues_data() {
    QTest::addColumn<QByteArray>("values");
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("rows");
    QTest::newRow("one") << QByteArray("0.5") << 1 << 1;
    QTest::newRow("a row") << QByteArray("0.1,0.5,1.9") << 3 << 1;
    QTest::newRow("the longest row") << QByteArray("0.1..1.9:5") << 5 << 1;
    QTest::newRow("a block") << QByteArray("0.2..1.2:6") << 3 << 2;
    QTest::newRow("not full") << QByteArray("0.2..1.2:7") << 3 << 3;
}

void CommandsSheetTest::theSizeFollowsFromTheValues() {
    QFETCH(QByteArray, values);
    QFETCH(int, columns);
    QFETCH(int, rows);
    const QImage sheet = drawn("--preset matlab --size 140x140 --vary preset:rcoe=" + values);
    QCOMPARE(sheet.width(), 10 + columns * 150);
    QCOMPARE(sheet.height(), 20 + 15 + rows * (140 + 2 + 15 + 10));
}

/// Each picture is what `render` draws of the terrain with that value, where the colours' range is fixed.
void CommandsSheetTest::thePicturesDifferAndAreTheTerrains() {
    const QImage sheet = drawn("--preset matlab --size 140x140 --vary preset:rcoe=0.5,1.9");
    int place = 0;
    for (const QByteArray& value : {QByteArray("0.5"), QByteArray("1.9")}) {
        QVERIFY(
            m_folder.run("generate --preset matlab --set preset:rcoe=" + value + " -o one.moraine --force")
                .code == 0);
        QVERIFY(m_folder.run("render one.moraine --size 140x140 -o one.png --force").code == 0);
        const QImage alone(m_folder.path(name("one.png")));
        const QImage cell = sheet.copy(10 + place++ * 150, 35, 140, 140);
        QCOMPARE(cell.convertToFormat(QImage::Format_RGB32), alone.convertToFormat(QImage::Format_RGB32));
    }
}

/// Twice the heights in the colours of the same range: the lower land never has the higher one's white tops.
void CommandsSheetTest::oneScaleForAll() {
    const QImage sheet =
        drawn("--columns 65 --seed 3 --size 140x140 --set corners=fixed --vary amplitude=100,1000");
    const auto lightest = [&](int x) {
        int out = 0;
        for (int row = 0; row < 140; ++row)
            for (int column = 0; column < 140; ++column)
                out = std::max(out, qGray(sheet.pixel(x + column, 35 + row)));
        return out;
    };
    QVERIFY(lightest(10) < lightest(160));
}

void CommandsSheetTest::refuses_data() {
    QTest::addColumn<QByteArray>("arguments");
    QTest::addColumn<int>("code");
    QTest::addColumn<QByteArray>("words");
    QTest::newRow("no values") << QByteArray("--vary hurst") << 2 << QByteArray("--vary takes NAME=V1,V2");
    QTest::newRow("empty") << QByteArray("--vary hurst=") << 2 << QByteArray("commas between them");
    QTest::newRow("bad range") << QByteArray("--vary hurst=0..1") << 2 << QByteArray("no range of values");
    QTest::newRow("too many") << QByteArray("--vary hurst=0..1:99") << 2 << QByteArray("from 1 to 64");
    QTest::newRow("out of range") << QByteArray("--vary hurst=0.5,7") << 2 << QByteArray("hurst");
    QTest::newRow("no such parameter") << QByteArray("--vary rough=1,2") << 2 << QByteArray("rough");
    QTest::newRow("no such step") << QByteArray("--vary gone:width=1,2") << 2 << QByteArray("no step 'gone'");
    QTest::newRow("no preset") << QByteArray("--vary preset:rcoe=1,2") << 2
                               << QByteArray("control of a preset");
    QTest::newRow("no picture") << QByteArray("--vary hurst=0.5 -o sheet.jpg") << 2 << QByteArray(".png");
}

void CommandsSheetTest::refuses() {
    QFETCH(QByteArray, arguments);
    QFETCH(int, code);
    QFETCH(QByteArray, words);
    const ProgramRun run = m_folder.run("sheet --columns 33 -o bad.png " + arguments);
    QVERIFY2(run.code == code, run.seen());
    QVERIFY2(run.error.contains(words), run.seen());
    QVERIFY(!m_folder.holds(name("bad.png")));
}

QTEST_GUILESS_MAIN(CommandsSheetTest)
#include "commands_sheet_test.moc"
