// SPDX-License-Identifier: MIT
#include "tests/support/fault_injection.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>

namespace support {
namespace {

constexpr int longestRun = 120'000; // ms

struct TracedRun {
    int code = -1;
    QByteArray error;
    QByteArray log;
};

TracedRun trace(const QStringList& options, const QStringList& command, const QString& folder) {
    const QTemporaryDir place;
    const QString log = place.filePath(QStringLiteral("log"));
    QProcess process;
    process.setWorkingDirectory(folder);
    process.setStandardOutputFile(QProcess::nullDevice());
    process.start(QStringLiteral("strace"),
                  QStringList{QStringLiteral("-f"), QStringLiteral("-o"), log} + options + command);
    TracedRun out;
    const bool ended = process.waitForFinished(longestRun);
    if (!ended)
        process.kill();
    out.error = process.readAllStandardError();
    // strace ends as the program ended.
    if (ended && process.exitStatus() == QProcess::NormalExit)
        out.code = process.exitCode();
    QFile file(log);
    if (file.open(QIODevice::ReadOnly))
        out.log = file.readAll();
    return out;
}

} // namespace

QString whyNoInjection() {
    if (QStandardPaths::findExecutable(QStringLiteral("strace")).isEmpty())
        return QStringLiteral("strace is not installed");
    const TracedRun run = trace({}, {QStringLiteral("true")}, {});
    return run.code == 0 && !run.log.isEmpty() ? QString()
                                               : QStringLiteral("strace may not trace programs here");
}

FaultyRun runWithFault(const QStringList& command, const QString& folder, const Fault& fault) {
    QStringList options{QStringLiteral("-e"), QStringLiteral("trace=") + fault.call, QStringLiteral("-e"),
                        QStringLiteral("inject=%1:%2:when=%3").arg(fault.call, fault.what).arg(fault.when)};
    // Much faster for programs that make many other calls; but strace 6.1 then sends no signals.
    if (!fault.what.startsWith(QLatin1String("signal")))
        options.prepend(QStringLiteral("--seccomp-bpf"));
    const TracedRun run = trace(options, command, folder);
    return {run.code, run.log.contains("(INJECTED)") || run.log.contains("+++ killed by SIGKILL"),
            QString::fromUtf8(run.error)};
}

QMap<QString, CallRange> callsFrom(const QStringList& command, const QString& folder, const QString& word) {
    const QByteArray log = trace({}, command, folder).log;
    static const QRegularExpression line(QStringLiteral("^(\\d+) +([a-z0-9_]+)\\(")); // a call begins
    static const QStringList without{
        QStringLiteral("brk"),    QStringLiteral("exit_group"),  QStringLiteral("futex"),
        QStringLiteral("getpid"), QStringLiteral("madvise"),     QStringLiteral("mmap"),
        QStringLiteral("munmap"), QStringLiteral("sched_yield"), QStringLiteral("rt_sigreturn")};
    QMap<QString, QMap<QString, int>> counts; // of each thread
    QMap<QString, CallRange> out;
    QString saver;
    for (const QByteArray& bytes : log.split('\n')) {
        const QString text = QString::fromLocal8Bit(bytes);
        const QRegularExpressionMatch match = line.match(text);
        if (!match.hasMatch())
            continue;
        const QString thread = match.captured(1);
        const QString call = match.captured(2);
        const int number = ++counts[thread][call];
        if (saver.isEmpty() && text.contains(word))
            saver = thread;
        if (thread != saver || without.contains(call))
            continue;
        CallRange& range = out[call];
        range.first = range.first == 0 ? number : range.first;
        range.last = number;
    }
    return out;
}

} // namespace support
