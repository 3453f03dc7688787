// SPDX-License-Identifier: MIT
#include "tests/support/program.h"

#include <QImage>
#include <QSet>
#include <QTest>

using support::Folder;
using support::ProgramRun;

/// `render --view 3d` on a real screen.
class CommandsViewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void drawsTheGround();
    void aScreenThatDoesNotAnswer();
};

void CommandsViewTest::drawsTheGround() {
    const Folder folder;
    QVERIFY(folder.run("generate --preset mountains --columns 129 -o land.moraine").code == 0);
    const QMap<QString, QString> screen = {{QStringLiteral("DISPLAY"), qEnvironmentVariable("DISPLAY")}};
    const ProgramRun run =
        support::runProgram({QStringLiteral("render"), QStringLiteral("land.moraine"), QStringLiteral("-o"),
                             QStringLiteral("a.png"), QStringLiteral("--view"), QStringLiteral("3d"),
                             QStringLiteral("--size"), QStringLiteral("320x200"), QStringLiteral("--quiet")},
                            folder.path(), screen);
    QVERIFY2(run.code == 0 && run.error.isEmpty(), run.seen());
    const QImage picture(folder.path(QStringLiteral("a.png")));
    QCOMPARE(picture.size(), QSize(320, 200));
    QSet<QRgb> colours;
    for (int y = 80; y < 160; ++y)
        for (int x = 60; x < 260; ++x)
            colours.insert(picture.pixel(x, y));
    QVERIFY2(colours.size() > 200, qPrintable(QString::number(colours.size())));
}

void CommandsViewTest::aScreenThatDoesNotAnswer() {
    const Folder folder;
    QVERIFY(folder.run("generate --columns 17 -o land.r32").code == 0);
    const ProgramRun run =
        support::runProgram({QStringLiteral("render"), QStringLiteral("land.r32"), QStringLiteral("-o"),
                             QStringLiteral("a.png"), QStringLiteral("--view"), QStringLiteral("3d")},
                            folder.path(), {{QStringLiteral("DISPLAY"), QStringLiteral(":987")}});
    QVERIFY2(run.code == 7 && run.error.count('\n') == 1 && run.error.contains("--view map"), run.seen());
    QVERIFY(!folder.holds(QStringLiteral("a.png")));
}

QTEST_GUILESS_MAIN(CommandsViewTest)
#include "commands_view_test.moc"
