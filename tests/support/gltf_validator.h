// SPDX-License-Identifier: MIT
#pragma once

#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStandardPaths>

namespace support {

/// What Node.js prints; empty when it fails.
inline QByteArray nodeOutput(const QStringList& arguments) {
    const QString node = QStandardPaths::findExecutable(QStringLiteral("node"));
    if (node.isEmpty())
        return {};
    QProcess process;
    process.start(node, arguments);
    process.waitForFinished();
    return process.exitCode() == 0 ? process.readAllStandardOutput() : QByteArray();
}

/// Whether Node.js has the Khronos validator (NODE_PATH).
inline bool hasGltfValidator() {
    return !nodeOutput(
                {QStringLiteral("-e"), QStringLiteral("console.log(require('gltf-validator').version())")})
                .isEmpty();
}

/// What the validator says of a file; empty when there is nothing at all, not even a hint.
inline QByteArray gltfComplaints(const QString& path) {
    const QByteArray said = nodeOutput(
        {QStringLiteral("-e"),
         QStringLiteral("require('gltf-validator').validateBytes(new Uint8Array(require('fs').readFileSync("
                        "process.argv[1]))).then(r => console.log(JSON.stringify(r.issues)))"),
         path});
    const QJsonObject issues = QJsonDocument::fromJson(said).object();
    if (!issues.contains(QStringLiteral("numErrors")))
        return "the validator did not answer: " + said;
    for (const char* kind : {"numErrors", "numWarnings", "numInfos", "numHints"})
        if (issues[QLatin1String(kind)].toInt() != 0)
            return said;
    return {};
}

} // namespace support
