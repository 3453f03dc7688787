// SPDX-License-Identifier: MIT
// Each filter gives the same bits with the loops for any processor and with those for AVX2: the program runs
// itself with the environment variable that forbids these, and compares what both say; and these bits are
// pinned.
#include "tests/filters/every_filter.h"

#include <QProcess>
#include <QTest>

#include <cstdio>

class FiltersProcessorTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sameBits() {
        const auto run = [](const QString& processor) {
            QProcess process;
            auto environment = QProcessEnvironment::systemEnvironment();
            environment.insert(QStringLiteral("MORAINE_PROCESSOR"), processor);
            process.setProcessEnvironment(environment);
            process.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--say")});
            process.waitForFinished(60000);
            return process.readAllStandardOutput();
        };
        const QByteArray any = run(QStringLiteral("any"));
        QVERIFY(any.count('\n') > 60);
        QCOMPARE(run(QString()), any);
        QVERIFY2(every_filter::fingerprintOf(any.toStdString()) == every_filter::pinnedFingerprint, any);
    }
};

int main(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    if (argc == 2 && qstrcmp(argv[1], "--say") == 0) {
        const QByteArray words = QByteArray::fromStdString(every_filter::lines());
        return std::fwrite(words.constData(), 1, static_cast<std::size_t>(words.size()), stdout) ==
                       static_cast<std::size_t>(words.size())
                   ? 0
                   : 1;
    }
    FiltersProcessorTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "filters_processor_test.moc"
