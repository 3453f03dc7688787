// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>

#include <string>

namespace app {

/// A camera of the 3D view that a person keeps under a name.
struct Viewpoint {
    QString name;
    QString camera; ///< the 3D view's own JSON (ViewportWidget::cameraState)

    friend bool operator==(const Viewpoint&, const Viewpoint&) = default;
};

/// As projects hold them: JSON text; empty for none.
std::string viewpointsToJson(const QList<Viewpoint>& viewpoints);
/// Text that is none gives none; entries without a camera are left out.
QList<Viewpoint> viewpointsFromJson(const std::string& json);

/// `proposed`, or with the first number behind it that no viewpoint has: "View 3".
QString freeViewpointName(const QList<Viewpoint>& viewpoints, const QString& proposed);

} // namespace app
