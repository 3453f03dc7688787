// SPDX-License-Identifier: MIT
#include "tests/support/program.h"

#include "tests/support/build_folders.h"

#include <QDir>
#include <QFile>
#include <QProcess>

#include <cstring>

namespace support {
namespace {

constexpr int longestRun = 240'000; // ms; machines of test farms are slow

ProgramRun finished(QProcess& process) {
    ProgramRun out;
    const bool ended = process.waitForFinished(longestRun);
    out.output = process.readAllStandardOutput();
    out.error = process.readAllStandardError();
    if (ended && process.exitStatus() == QProcess::NormalExit)
        out.code = process.exitCode();
    if (!ended)
        process.kill();
    return out;
}

void prepare(QProcess& process, const QString& folder, const QMap<QString, QString>& environment) {
    QProcessEnvironment all = QProcessEnvironment::systemEnvironment();
    // No verb may need a screen.
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        all.remove(QString::fromLatin1(name));
    all.insert(QStringLiteral("MORAINE"), programPath());
    for (auto i = environment.begin(); i != environment.end(); ++i)
        all.insert(i.key(), i.value());
    process.setProcessEnvironment(all);
    if (!folder.isEmpty())
        process.setWorkingDirectory(folder);
}

} // namespace

QByteArray ProgramRun::seen() const {
    return "exit code " + QByteArray::number(code) + "\nstdout: " + output.left(4000) +
           "\nstderr: " + error.left(4000);
}

QString programPath() {
    return buildFile(QStringLiteral("bin/moraine"));
}

ProgramRun runProgram(const QStringList& arguments, const QString& folder,
                      const QMap<QString, QString>& environment) {
    QProcess process;
    prepare(process, folder, environment);
    process.start(programPath(), arguments);
    return finished(process);
}

ProgramRun runShell(const QString& line, const QString& folder) {
    QProcess process;
    prepare(process, folder, {});
    process.start(QStringLiteral("/bin/sh"), {QStringLiteral("-c"), line});
    return finished(process);
}

bool Folder::holds(const QString& name) const {
    return QFile::exists(path(name));
}

QStringList Folder::entries() const {
    return QDir(path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
}

QByteArray Folder::content(const QString& name) const {
    QFile file(path(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void Folder::write(const QString& name, const QByteArray& bytes) const {
    QFile file(path(name));
    if (file.open(QIODevice::WriteOnly))
        file.write(bytes);
}

std::vector<float> Folder::floats(const QString& name) const {
    const QByteArray bytes = content(name);
    std::vector<float> out(static_cast<std::size_t>(bytes.size()) / sizeof(float));
    std::memcpy(out.data(), bytes.constData(), out.size() * sizeof(float));
    return out;
}

ProgramRun Folder::run(const char* line, const QStringList& values) const {
    QStringList words = QString::fromUtf8(line).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (QString& word : words)
        for (int i = 0; i < values.size(); ++i)
            word.replace(QLatin1Char('%') + QString::number(i + 1), values[i]);
    return runProgram(words, path());
}

} // namespace support
