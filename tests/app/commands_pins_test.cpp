// SPDX-License-Identifier: MIT
// generate --pins: a table of pins on the command line.
#include "tests/support/program.h"

#include <QTest>

using support::Folder;
using support::name;
using support::ProgramRun;

class CommandsPinsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The same heights as pins set by hand, after those that there are.
    void aTableIsTheSameAsPinsSetByHand() {
        m_folder.write(name("pins.csv"), "x_m,y_m,height_m\n160,480,900\n480,160,-50\n");
        const QByteArray size = "generate --columns 65 --spacing 10 --seed 4 ";
        const ProgramRun byTable = m_folder.run(size + "--set pins=0.5,0.5,70 --pins pins.csv -o table.r32");
        QVERIFY2(byTable.code == 0, byTable.seen());
        const ProgramRun byHand =
            m_folder.run(size + "--set pins=0.5,0.5,70;0.25,0.25,900;0.75,0.75,-50 -o hand.r32");
        QVERIFY2(byHand.code == 0, byHand.seen());
        const std::vector<float> heights = m_folder.floats(name("table.r32"));
        QCOMPARE(heights, m_folder.floats(name("hand.r32")));
        QCOMPARE(heights.at(16 * 65 + 16), 900.0F);
        QCOMPARE(heights.at(48 * 65 + 48), -50.0F);
    }

    void refuses_data() {
        QTest::addColumn<QByteArray>("table");
        QTest::addColumn<QByteArray>("more");
        QTest::addColumn<int>("code");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("nan") << QByteArray("1,2,nan\n") << QByteArray() << 3
                             << QByteArray("pins.csv, line 1: 'nan' is no number");
        QTest::newRow("missing column") << QByteArray("1,2\n") << QByteArray() << 3
                                        << QByteArray("pins.csv, line 1: a pin has three numbers");
        QTest::newRow("outside") << QByteArray("1,2,3\n900,2,3\n") << QByteArray() << 2
                                 << QByteArray("pins.csv, line 2: the pin lies outside of the land");
        QTest::newRow("coincident") << QByteArray("1,2,3\n2,3,4\n") << QByteArray() << 2
                                    << QByteArray("pins.csv, line 2: this pin lies on the same sample");
        QTest::newRow("on another pin") << QByteArray("320,320,4\n") << QByteArray("--set pins=0.5,0.5,7")
                                        << 2 << QByteArray("Pins 1 and 2 lie on the same sample");
        QTest::newRow("too high") << QByteArray("320,320,1e12\n") << QByteArray() << 2
                                  << QByteArray("A pin is 1000000000000 m high");
    }
    void refuses() {
        QFETCH(const QByteArray, table);
        QFETCH(const QByteArray, more);
        QFETCH(const int, code);
        QFETCH(const QByteArray, says);
        m_folder.write(name("pins.csv"), table);
        const ProgramRun run =
            m_folder.run("generate --columns 65 --spacing 10 " + more + " --pins pins.csv -o wrong.r32");
        QCOMPARE(run.code, code);
        QVERIFY2(run.error.contains(says) && run.error.count('\n') == 1, run.seen());
        QVERIFY(!m_folder.holds(name("wrong.r32")));
    }

    void refusesOtherGround() {
        m_folder.write(name("pins.csv"), "1,2,3\n");
        m_folder.write(name("flat.json"),
                       "{\"moraine\": 1, \"grid\": {\"columns\": 17, \"rows\": 17, \"spacing\": [1, 1]}, "
                       "\"steps\": [{\"id\": \"ground\", \"kind\": \"flat\"}]}");
        const ProgramRun run = m_folder.run("generate --recipe flat.json --pins pins.csv -o wrong.r32");
        QCOMPARE(run.code, 2);
        QVERIFY2(run.error.contains("--pins needs ground made by diamond_square"), run.seen());
        QCOMPARE(m_folder.run("generate --pins nowhere.csv -o wrong.r32").code, 3);
    }

private:
    Folder m_folder;
};

QTEST_GUILESS_MAIN(CommandsPinsTest)
#include "commands_pins_test.moc"
