// SPDX-License-Identifier: MIT
#include "app/document/viewpoint.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace app {
namespace {

QByteArray compact(const QJsonObject& object) {
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

} // namespace

std::string viewpointsToJson(const QList<Viewpoint>& viewpoints) {
    if (viewpoints.isEmpty())
        return {};
    QJsonArray out;
    for (const Viewpoint& viewpoint : viewpoints)
        out.append(QJsonObject{
            {QStringLiteral("name"), viewpoint.name},
            {QStringLiteral("camera"), QJsonDocument::fromJson(viewpoint.camera.toUtf8()).object()}});
    return QJsonDocument(out).toJson(QJsonDocument::Compact).toStdString();
}

QList<Viewpoint> viewpointsFromJson(const std::string& json) {
    QList<Viewpoint> out;
    const QJsonArray array = QJsonDocument::fromJson(QByteArray::fromStdString(json)).array();
    for (const QJsonValue& value : array) {
        const QJsonObject camera = value[QLatin1String("camera")].toObject();
        if (!camera.isEmpty())
            out.append({value[QLatin1String("name")].toString(), QString::fromUtf8(compact(camera))});
    }
    return out;
}

QString freeViewpointName(const QList<Viewpoint>& viewpoints, const QString& proposed) {
    const auto isTaken = [&](const QString& name) {
        return std::ranges::any_of(viewpoints, [&](const Viewpoint& v) { return v.name == name; });
    };
    QString name = proposed;
    for (int number = 2; isTaken(name); ++number)
        name = QStringLiteral("%1 %2").arg(proposed).arg(number);
    return name;
}

} // namespace app
