// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QJsonDocument>
#include <QProcessEnvironment>
#include <QStringList>
#include <QTemporaryDir>

#include <vector>

namespace support {

/// What one run of the real program gave.
struct ProgramRun {
    int code = -1; ///< −1 when it crashed or did not end
    QByteArray output;
    QByteArray error;

    [[nodiscard]] QJsonDocument json() const { return QJsonDocument::fromJson(output); }
    /// For QVERIFY2: what was seen.
    [[nodiscard]] QByteArray seen() const;
};

/// Names in tests are UTF-8.
inline QString name(const char* text) {
    return QString::fromUtf8(text);
}

/// The path of the program that the build made.
QString programPath();

/// Runs `moraine` with these arguments in `folder`, and waits for it. `environment` is added to the present
/// one.
ProgramRun runProgram(const QStringList& arguments, const QString& folder = {},
                      const QMap<QString, QString>& environment = {});

/// Runs a line of sh with $MORAINE set to the program, in `folder`.
ProgramRun runShell(const QString& line, const QString& folder = {});

/// A folder that goes away with the test, and names in it.
class Folder {
public:
    [[nodiscard]] QString path() const { return m_folder.path(); }
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    [[nodiscard]] bool holds(const QString& name) const;
    /// Every entry, hidden ones too.
    [[nodiscard]] QStringList entries() const;
    [[nodiscard]] QByteArray content(const QString& name) const;
    void write(const QString& name, const QByteArray& bytes) const;
    /// The content as float32 samples, little endian.
    [[nodiscard]] std::vector<float> floats(const QString& name) const;
    /// Runs the program in this folder; `line` is split at blanks, with %1 … replaced by `values`, whole.
    [[nodiscard]] ProgramRun run(const char* line, const QStringList& values = {}) const;

private:
    QTemporaryDir m_folder;
};

} // namespace support
