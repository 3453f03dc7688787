// SPDX-License-Identifier: MIT
#pragma once

#include "app/viewport/coarse_picture.h"
#include "app/viewport/contour_labels.h"
#include "app/viewport/motion_resolution.h"
#include "app/viewport/move_keys.h"
#include "app/viewport/navigator.h"
#include "app/viewport/smooth_picture.h"
#include "app/viewport/viewport_widget.h"

#include <QElapsedTimer>
#include <QFileSystemWatcher>
#include <QMap>
#include <QTimer>

#include <optional>
#include <utility>

namespace app {

inline const QString builtInShaders = QStringLiteral(":/shaders");

/// What the parts of the widget share: viewport_widget.cpp holds the scene, viewport_drawing.cpp draws,
/// viewport_input.cpp listens, viewport_journey.cpp moves through the land.
struct ViewportWidget::Private {
    Scene scene;                  ///< as it is drawn
    SharedLightMap light;         ///< of scene.heights, perhaps of a ground before; null: none yet
    SharedPreparedHeights wanted; ///< the newest heights; scene.heights until they are on the card
    std::optional<SharedPreparedHeights> next; ///< come after the wanted ones
    Navigator navigator;
    std::unique_ptr<Renderer> renderer; ///< while there is a context that works
    QString shaderFolder = builtInShaders;
    QFileSystemWatcher shaderWatcher;      ///< of that folder and the files in it
    QTimer shaderChange;                   ///< editors write in several steps
    std::unique_ptr<SmoothPicture> smooth; ///< with the renderer; made while nothing moves
    MotionResolution motion{ViewportWidget::defaultMotionBudget};
    CoarsePicture coarse;     ///< until the smooth one is there
    bool isForScreen = false; ///< what is drawn now; else somebody asks for a picture, and gets it in full
    bool showsCoarse = false; ///< the screen does
    QTimer uploads;
    QTimer smoothing;
    std::optional<terrain::PlanPoint> linked; ///< a place of another view
    QMap<QString, ViewAnnotation> annotations;
    ViewTool* tool = nullptr;
    std::optional<QPointF> pressed; ///< where the left button went down, while there is a tool
    bool toolDrags = false;         ///< the button that is down is the tool's
    bool draggedAway = false;       ///< the pointer has left that place since
    ContourLabels contourLabels;
    bool announce = false; ///< the next picture is the first of new heights
    QSet<MoveKey> held;    ///< during a journey
    std::pair<std::optional<TravelMode>, bool> announcedJourney; ///< mode, or whether on a path
    QElapsedTimer clock;

    /// What is drawn: the scene, without heights that are not on the card.
    [[nodiscard]] Scene drawnScene() const;
    /// The linked place in the camera's space; none in a hole or outside.
    [[nodiscard]] std::optional<glm::dvec3> linkedPoint() const;
    /// Calls a function of the tool with the pointer at a pixel.
    template <class Call>
    auto withPointer(const QMouseEvent& event, const Call& call) const;
    [[nodiscard]] double now() const { return static_cast<double>(clock.nsecsElapsed()) * 1e-9; }
};

} // namespace app
