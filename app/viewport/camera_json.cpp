// SPDX-License-Identifier: MIT
#include "app/viewport/camera_json.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cmath>
#include <glm/trigonometric.hpp>

namespace app {

QString cameraToJson(const Camera& camera) {
    const QJsonObject object{
        {QStringLiteral("eye"), QJsonArray{camera.eye.x, camera.eye.y, camera.eye.z}},
        {QStringLiteral("azimuth"), glm::degrees(camera.azimuth)},
        {QStringLiteral("elevation"), glm::degrees(camera.elevation)},
        {QStringLiteral("distance"), camera.distance},
    };
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

std::optional<Camera> cameraFromJson(const QString& json) {
    const QJsonObject object = QJsonDocument::fromJson(json.toUtf8()).object();
    const QJsonArray eye = object.value(QLatin1String("eye")).toArray();
    const double missing = std::nan("");
    const double azimuth = object.value(QLatin1String("azimuth")).toDouble(missing);
    const double elevation = object.value(QLatin1String("elevation")).toDouble(missing);
    const double distance = object.value(QLatin1String("distance")).toDouble(missing);
    const glm::dvec3 place{eye.at(0).toDouble(missing), eye.at(1).toDouble(missing),
                           eye.at(2).toDouble(missing)};
    // The sum is finite only when every number is; the bound keeps squares of lengths finite, too.
    const double sum = std::abs(place.x) + std::abs(place.y) + std::abs(place.z) + std::abs(azimuth) +
                       std::abs(elevation) + std::abs(distance);
    if (!(sum < 1e100) || distance <= 0)
        return std::nullopt;
    return Camera{place, glm::radians(azimuth), glm::radians(elevation), distance};
}

} // namespace app
