// SPDX-License-Identifier: MIT
// `cmake --install` makes a tree that runs after being moved and reads nothing of the source tree.
#include "app/settings/application_id.h"
#include "tests/support/build_folders.h"

#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

namespace {

struct Run {
    int exitCode = -1;
    QString output;
};

Run run(const QString& program, const QStringList& arguments) {
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(program, arguments);
    if (!process.waitForStarted() || !process.waitForFinished(120000))
        return {};
    return {process.exitCode(), QString::fromUtf8(process.readAll())};
}

} // namespace

class InstallTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        QVERIFY(m_folder.isValid());
        const QString first = m_folder.filePath(QStringLiteral("first"));
        const Run installed = run(QStringLiteral("cmake"), {QStringLiteral("--install"), support::buildFile(),
                                                            QStringLiteral("--prefix"), first});
        QVERIFY2(installed.exitCode == 0, qPrintable(installed.output));
        // Blanks and an umlaut: people's folders have them.
        m_moved = m_folder.filePath(QStringLiteral("moved höher up"));
        QVERIFY(QDir().rename(first, m_moved));
        m_program = m_moved + QStringLiteral("/bin/moraine");
    }

    void installedFiles_data() {
        QTest::addColumn<QString>("path");
        const QString id = QStringLiteral(MORAINE_APPLICATION_ID);
        QTest::newRow("program") << QStringLiteral("bin/moraine");
        QTest::newRow("desktop file") << QStringLiteral("share/applications/%1.desktop").arg(id);
        QTest::newRow("icon") << QStringLiteral("share/icons/hicolor/scalable/apps/%1.svg").arg(id);
        QTest::newRow("MIME type") << QStringLiteral("share/mime/packages/%1.xml").arg(id);
        QTest::newRow("licence") << QStringLiteral("share/doc/moraine/LICENSE");
    }
    void installedFiles() {
        QFETCH(QString, path);
        QVERIFY2(QFile::exists(m_moved + QLatin1Char('/') + path), qPrintable(path));
    }

    void desktopFileIsValid() {
        const QString validator = QStandardPaths::findExecutable(QStringLiteral("desktop-file-validate"));
        if (validator.isEmpty())
            QSKIP("desktop-file-validate is not installed");
        const Run validated = run(
            validator,
            {m_moved +
             QStringLiteral("/share/applications/%1.desktop").arg(QStringLiteral(MORAINE_APPLICATION_ID))});
        QVERIFY2(validated.exitCode == 0, qPrintable(validated.output));
    }

    void onlyWhatBelongsThere() {
        QStringList top = QDir(m_moved).entryList(QDir::AllEntries | QDir::NoDotAndDotDot);
        top.sort();
        QCOMPARE(top, QStringList({QStringLiteral("bin"), QStringLiteral("share")}));
        QCOMPARE(QDir(m_moved + QStringLiteral("/bin")).entryList(QDir::Files),
                 QStringList(QStringLiteral("moraine")));
    }

    void runsAndReadsNothingOfTheSourceTree() {
        const QString strace = QStandardPaths::findExecutable(QStringLiteral("strace"));
        const QString picture = m_folder.filePath(QStringLiteral("a.png"));
        const QStringList arguments = {QStringLiteral("generate"), QStringLiteral("--preset"),
                                       QStringLiteral("workshop"), QStringLiteral("-o"), picture};
        if (strace.isEmpty()) {
            const Run made = run(m_program, arguments);
            QVERIFY2(made.exitCode == 0, qPrintable(made.output));
            QSKIP("strace is not installed: which files the program opens was not watched");
        }
        const QString log = m_folder.filePath(QStringLiteral("trace"));
        const Run made = run(strace, QStringList{QStringLiteral("-f"), QStringLiteral("-e"),
                                                 QStringLiteral("trace=openat,open"), QStringLiteral("-o"),
                                                 log, m_program} +
                                         arguments);
        QVERIFY2(made.exitCode == 0, qPrintable(made.output));
        QVERIFY(QFileInfo(picture).size() > 0);
        QFile trace(log);
        QVERIFY(trace.open(QIODevice::ReadOnly));
        const QString opened = QString::fromUtf8(trace.readAll());
        QVERIFY2(opened.contains(QLatin1String("a.png")), "the trace must see the result being written");
        QVERIFY(!opened.contains(support::sourceFile()));
    }

private:
    QTemporaryDir m_folder;
    QString m_moved;
    QString m_program;
};

QTEST_GUILESS_MAIN(InstallTest)
#include "install_test.moc"
