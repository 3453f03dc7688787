// SPDX-License-Identifier: MIT
#include "app/window/view_journeys.h"

#include "app/docks/levels_dock.h"
#include "app/docks/viewpoints_dock.h"
#include "app/viewport/camera_json.h"
#include "app/window/action_table.h"
#include "app/window/session.h"
#include "app/window/view_area.h"
#include "app/window/view_films.h"

#include <QFileInfo>

namespace app {

namespace {

struct TravelAction {
    const char* id;
    TravelMode mode;
};
constexpr TravelAction travelActions[] = {{"travel.fly", TravelMode::Fly},
                                          {"travel.walk", TravelMode::Walk},
                                          {"travel.cruise", TravelMode::Cruise},
                                          {"travel.follow", TravelMode::Follow}};

} // namespace

ViewJourneys::ViewJourneys(Session& session, ViewArea& views, ViewpointsDock& dock, LevelsDock& levels,
                           QWidget* window)
    : QObject(window), m_document(session.document), m_views(views), m_dock(dock),
      m_films(new ViewFilms(session.jobs, session.settings, window)) {
    connect(m_films, &ViewFilms::message, this, &ViewJourneys::message);
    connect(&dock, &ViewpointsDock::keepWanted, this, &ViewJourneys::keepView);
    connect(&dock, &ViewpointsDock::flightWanted, this, &ViewJourneys::flyThrough);
    connect(&dock, &ViewpointsDock::filmWanted, this, &ViewJourneys::film);
    connect(&levels, &LevelsDock::exportWanted, this, &ViewJourneys::saveLevels);
    connect(&dock, &ViewpointsDock::goWanted, this, [this](const Viewpoint& viewpoint) {
        const std::optional<Camera> camera = cameraFromJson(viewpoint.camera);
        if (ViewportWidget* view = shownViewport(); view != nullptr && camera)
            view->goTo(*camera);
    });
}

void ViewJourneys::addActions(ActionTable& actions) {
    const bool onlyInViews = true;
    const bool checkable = true;
    const auto start = [this](TravelMode mode) { return [this, mode] { travel(mode); }; };
    actions.add(tr("Move through the land"),
                {{"travel.fly",
                  tr("&Fly"),
                  {},
                  {QKeySequence(Qt::Key_F)},
                  start(TravelMode::Fly),
                  onlyInViews,
                  checkable},
                 {"travel.walk",
                  tr("&Walk"),
                  {},
                  {QKeySequence(Qt::Key_W)},
                  start(TravelMode::Walk),
                  onlyInViews,
                  checkable},
                 {"travel.cruise",
                  tr("&Cruise"),
                  {},
                  {QKeySequence(Qt::Key_C)},
                  start(TravelMode::Cruise),
                  onlyInViews,
                  checkable},
                 {"travel.follow",
                  tr("&Automatic flight"),
                  {},
                  {QKeySequence(Qt::SHIFT | Qt::Key_F)},
                  start(TravelMode::Follow),
                  onlyInViews,
                  checkable},
                 {"viewpoint.keep",
                  tr("&Keep this view"),
                  {},
                  {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_K)},
                  [this] { keepView(); }},
                 {"viewpoint.fly",
                  tr("Fly &through the viewpoints"),
                  QStringLiteral("play"),
                  {},
                  [this] { flyThrough(); }},
                 {"picture.film", tr("Fil&m a flight…"), QStringLiteral("film"), {}, [this] { film(); }},
                 {"picture.save",
                  tr("&Picture of the 3D view…"),
                  {},
                  {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P)},
                  [this] { savePicture(); }}});
    m_actions = &actions;
    const auto show = [this] { showState(); };
    if (m_views.viewport() != nullptr)
        connect(m_views.viewport(), &ViewportWidget::journeyChanged, this, show);
    connect(&m_document, &Document::viewpointsChanged, this, show);
    connect(&m_views, &ViewArea::modeChanged, this, show); // a 3D view that failed is gone
    showState();
}

void ViewJourneys::showState() const {
    const ViewportWidget* view = m_views.viewport();
    for (const TravelAction& travel : travelActions) {
        m_actions->at(travel.id).setChecked(view != nullptr && view->travelMode() == travel.mode);
        m_actions->at(travel.id).setEnabled(view != nullptr);
    }
    for (const char* id : {"viewpoint.keep", "picture.film", "picture.save"})
        m_actions->at(id).setEnabled(view != nullptr);
    m_actions->at("viewpoint.fly").setEnabled(view != nullptr && m_document.viewpoints().size() > 1);
    m_dock.setHas3d(view != nullptr);
}

ViewportWidget* ViewJourneys::shownViewport() const {
    if (m_views.viewport() != nullptr && m_views.mode() == ViewMode::Map)
        m_views.setMode(ViewMode::View3d);
    return m_views.viewport();
}

void ViewJourneys::travel(TravelMode mode) {
    ViewportWidget* view = shownViewport();
    if (view == nullptr)
        return;
    if (view->travelMode() == mode)
        view->endJourney();
    else
        view->startTravel(mode);
    showState(); // a click has changed the action's check mark by itself
}

void ViewJourneys::keepView() {
    const ViewportWidget* view = m_views.viewport();
    if (view == nullptr)
        return;
    const QString name = m_dock.nextName();
    m_document.setViewpoints(m_document.viewpoints() +
                             QList<Viewpoint>{{name, cameraToJson(view->camera())}});
    Q_EMIT message(tr("Kept as “%1”, in the panel Viewpoints").arg(name));
}

std::vector<Camera> ViewJourneys::viewpointCameras() const {
    std::vector<Camera> out;
    for (const Viewpoint& viewpoint : m_document.viewpoints())
        if (const std::optional<Camera> camera = cameraFromJson(viewpoint.camera))
            out.push_back(*camera);
    return out;
}

void ViewJourneys::flyThrough() {
    ViewportWidget* view = shownViewport();
    const std::vector<Camera> cameras = viewpointCameras();
    if (view == nullptr || cameras.size() < 2)
        return;
    const double seconds = FlightPath::restfulSeconds(cameras, view->scene().box(), m_dock.isLoop());
    view->flyAlong(FlightPath(cameras, seconds, m_dock.isLoop()));
}

QString ViewJourneys::proposedName(const QString& what) const {
    return m_document.path().isEmpty()
               ? what
               : QFileInfo(m_document.path()).completeBaseName() + QLatin1Char('-') + what;
}

void ViewJourneys::film() {
    if (m_views.viewport() != nullptr && m_views.viewport()->scene().heights)
        m_films->film(*m_views.viewport(), viewpointCameras(), m_dock.isLoop(), proposedName(tr("flight")));
}

void ViewJourneys::saveLevels() {
    LevelPictures pictures;
    pictures.recipe = m_document.recipe();
    pictures.display = m_document.display();
    pictures.finished = m_document.heightRange();
    if (m_views.viewport() != nullptr)
        pictures.camera = m_views.viewport()->camera();
    m_films->levels(pictures, m_views.has3d(), proposedName(tr("levels")));
}

void ViewJourneys::savePicture() {
    if (m_views.viewport() != nullptr)
        m_films->savePicture(*m_views.viewport(), proposedName(tr("view")));
}

} // namespace app
