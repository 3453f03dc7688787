// SPDX-License-Identifier: MIT
#include "app/viewport/opengl_probe.h"

#include <QGuiApplication>
#include <QProcess>
#include <QTest>

#include <cstdio>
#include <cstring>

// The probe's answer is kept for the life of a program, so every case is a program of its own: this one,
// started again with an argument.
namespace {

constexpr const char* childArgument = "--print-probe";

int printProbe(int argc, char** argv) {
    const QGuiApplication application(argc, argv);
    const app::OpenGlProbe& probe = app::openGlProbe();
    std::printf("%d\n%d\n%d\n%s\n%s\n", probe.usable ? 1 : 0, probe.software ? 1 : 0,
                probe.maximumTextureSide, qPrintable(probe.renderer), qPrintable(probe.reason));
    return &probe == &app::openGlProbe() ? 0 : 1;
}

} // namespace

class OpenGlProbeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void answers_data() {
        QTest::addColumn<QString>("variable");
        QTest::addColumn<QString>("value");
        QTest::addColumn<bool>("usable");
        QTest::addColumn<QString>("inReason");
        const auto row = [](const char* name, const char* variable, const char* value, bool usable,
                            const char* inReason) {
            QTest::newRow(name) << QString::fromLatin1(variable) << QString::fromLatin1(value) << usable
                                << QString::fromLatin1(inReason);
        };
        row("software OpenGL", "LIBGL_ALWAYS_SOFTWARE", "1", true, "");
        row("EGL", "QT_XCB_GL_INTEGRATION", "xcb_egl", true, "");
        row("no integration", "QT_XCB_GL_INTEGRATION", "none", false, "LIBGL_ALWAYS_SOFTWARE=1");
        row("no driver", "LIBGL_DRIVERS_PATH", "/nonexistent", false, "LIBGL_ALWAYS_SOFTWARE=1");
        row("version 3.2 granted", "MESA_GL_VERSION_OVERRIDE", "3.2", false, "3.2");
        row("version 2.1 granted", "MESA_GL_VERSION_OVERRIDE", "2.1", false, "2.1");
        row("offscreen platform", "QT_QPA_PLATFORM", "offscreen", false, "offscreen");
        row("minimal platform", "QT_QPA_PLATFORM", "minimal", false, "minimal");
    }
    void answers() {
        QFETCH(QString, variable);
        QFETCH(QString, value);
        QFETCH(bool, usable);
        QFETCH(QString, inReason);
        QProcess child;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(variable, value);
        child.setProcessEnvironment(environment);
        child.start(QCoreApplication::applicationFilePath(), {QString::fromLatin1(childArgument)});
        QVERIFY(child.waitForFinished());
        QCOMPARE(child.exitStatus(), QProcess::NormalExit);
        QCOMPARE(child.exitCode(), 0);
        const QStringList lines = QString::fromUtf8(child.readAllStandardOutput()).split(QLatin1Char('\n'));
        QVERIFY(lines.size() >= 5);
        QCOMPARE(lines.at(0), usable ? QStringLiteral("1") : QStringLiteral("0"));
        QCOMPARE(lines.at(4).isEmpty(), usable);
        QVERIFY2(lines.at(4).contains(inReason), qPrintable(lines.at(4)));
        if (usable) {
            QCOMPARE(lines.at(1), QStringLiteral("1"));
            QVERIFY(lines.at(2).toInt() >= 4096);
            QVERIFY(!lines.at(3).isEmpty());
        }
    }
};

int main(int argc, char** argv) {
    if (argc > 1 && std::strcmp(argv[1], childArgument) == 0)
        return printProbe(argc, argv);
    QCoreApplication application(argc, argv);
    OpenGlProbeTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "opengl_probe_test.moc"
