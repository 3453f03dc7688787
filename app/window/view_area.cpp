// SPDX-License-Identifier: MIT
#include "app/window/view_area.h"

#include "app/controls/inline_message.h"
#include "app/document/document.h"
#include "app/window/view_feed.h"
#include "app/window/view_look.h"

#include <QDir>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace app {

ViewArea::ViewArea(Document& document, JobRunner& jobs, QWidget* parent)
    : QWidget(parent), m_document(document), m_splitter(new QSplitter), m_map(new MapWidget),
      m_problem(new InlineMessage) {
    setObjectName(QStringLiteral("viewArea"));
    m_map->setObjectName(QStringLiteral("map"));
    m_problem->setObjectName(QStringLiteral("viewProblem"));
    m_map->setAccessibleName(tr("Map"));
    m_map->setMinimumWidth(160);
    m_splitter->setObjectName(QStringLiteral("views"));
    m_splitter->setChildrenCollapsible(false);
    if (openGlProbe().usable)
        makeViewport(jobs);
    else
        m_map->setNotice(openGlProbe().reason);
    m_splitter->addWidget(m_map);
    connect(m_splitter, &QSplitter::splitterMoved, this, [this] {
        const QList<int> sizes = m_splitter->sizes();
        m_share = static_cast<double>(sizes.front()) / std::max(1, sizes.front() + sizes.back());
        Q_EMIT shareChanged(m_share);
    });

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_problem);
    layout->addWidget(m_splitter, 1);

    connect(m_map, &MapWidget::groundHovered, this, &ViewArea::groundHovered);
    connect(m_map, &MapWidget::groundLeft, this, &ViewArea::groundLeft);
    if (m_viewport != nullptr)
        linkViews();
    connect(&document, &Document::displayChanged, this, &ViewArea::follow);
    connect(&document, &Document::recipeChanged, this, &ViewArea::follow);
    m_lookOfMap =
        std::make_unique<ViewLook>(DocumentState{document.recipe(), document.display()},
                                   [this](const terrain::Display& display, std::optional<double> seaLevel) {
                                       m_map->setDisplay(display);
                                       m_map->setSeaLevel(seaLevel);
                                   });
    setMode(ViewMode::View3d);
}

ViewArea::~ViewArea() = default;

void ViewArea::makeViewport(JobRunner& jobs) {
    m_viewport = new ViewportWidget;
    m_viewport->setObjectName(QStringLiteral("viewport"));
    m_viewport->setAccessibleName(tr("3D view"));
    m_viewport->setMinimumWidth(160);
    m_splitter->addWidget(m_viewport);
    m_feed = new ViewFeed(*m_viewport, jobs, this);
    connect(m_feed, &ViewFeed::problemChanged, this, [this](const QString& sentence) {
        m_viewProblem = sentence;
        showProblem();
    });
    m_look3d =
        std::make_unique<ViewLook>(DocumentState{m_document.recipe(), m_document.display()},
                                   [this](const terrain::Display& display, std::optional<double> seaLevel) {
                                       if (m_viewport == nullptr)
                                           return;
                                       m_viewport->setDisplay(display);
                                       m_viewport->setSeaLevel(seaLevel);
                                   });
    connect(m_feed, &ViewFeed::taken, this,
            [this](const DocumentState& state) { m_look3d->heightsTaken(state); });
    connect(m_viewport, &ViewportWidget::groundHovered, this, &ViewArea::groundHovered);
    connect(m_viewport, &ViewportWidget::groundLeft, this, &ViewArea::groundLeft);
    // Later: the widget is still inside the call that failed.
    connect(m_viewport, &ViewportWidget::failed, this, &ViewArea::loseViewport, Qt::QueuedConnection);
}

/// The place under the pointer in one view is marked in the other.
void ViewArea::linkViews() {
    ViewportWidget* const view = m_viewport; // which the area may lose
    connect(m_map, &MapWidget::groundHovered, view, [view](double x, double y) {
        view->setLinkedPlace(terrain::PlanPoint{x, y});
    });
    connect(m_map, &MapWidget::groundLeft, view, [view] { view->setLinkedPlace(std::nullopt); });
    connect(view, &ViewportWidget::groundHovered, m_map, [this](double x, double y) {
        m_map->setLinkedPlace(terrain::PlanPoint{x, y});
    });
    connect(view, &ViewportWidget::groundLeft, m_map, [this] { m_map->setLinkedPlace(std::nullopt); });
}

void ViewArea::setLinkedPlace(const std::optional<terrain::PlanPoint>& place) {
    m_map->setLinkedPlace(place);
    if (m_viewport != nullptr)
        m_viewport->setLinkedPlace(place);
}

void ViewArea::loseViewport(const QString& reason) {
    if (m_viewport == nullptr)
        return;
    m_viewport->hide();
    m_viewport->deleteLater();
    m_viewport = nullptr;
    m_map->setNotice(reason);
    setMode(ViewMode::Map);
}

void ViewArea::setMode(ViewMode mode) {
    m_mode = has3d() ? mode : ViewMode::Map;
    const QWidget* focus = focusWidget();
    if (m_viewport != nullptr)
        m_viewport->setVisible(m_mode != ViewMode::Map);
    m_map->setVisible(m_mode != ViewMode::View3d);
    setFocusProxy(m_mode == ViewMode::Map ? static_cast<QWidget*>(m_map) : m_viewport);
    setShare(m_share); // a view that was away comes back with whatever the splitter thinks of it
    if (focus != nullptr && !focus->isVisibleTo(this))
        focusView(); // the keyboard stays in the views when the one that had it goes
    Q_EMIT modeChanged(m_mode);
}

void ViewArea::setShare(double share) {
    constexpr int whole = 10000; // the splitter keeps the ratio alone
    m_share = share;
    const int first = static_cast<int>(std::lround(share * whole));
    if (m_mode == ViewMode::Split)
        m_splitter->setSizes({first, whole - first});
}

void ViewArea::focusView() {
    setFocus(); // the view that is its focus proxy
}

void ViewArea::toggleMap() {
    setMode(m_mode == ViewMode::Map ? ViewMode::View3d : ViewMode::Map);
}

void ViewArea::showHeights(const terrain::SharedHeightfield& heights, const DocumentState& state) {
    if (!m_preview)
        give(heights, state);
}

void ViewArea::showPreview(const terrain::SharedHeightfield& heights, const DocumentState& state) {
    m_preview = std::make_unique<DocumentState>(state);
    follow();
    give(heights, state);
}

void ViewArea::endPreview() {
    if (!m_preview)
        return;
    m_preview.reset();
    setExplanation({});
    follow();
    if (m_document.heights() != nullptr)
        give(m_document.heights(), {m_document.recipe(), m_document.display()});
}

void ViewArea::setExplanation(const ViewAnnotation& annotation) {
    m_map->setAnnotation(QStringLiteral("explanation"), annotation);
    if (m_viewport != nullptr)
        m_viewport->setAnnotation(QStringLiteral("explanation"), annotation);
}

void ViewArea::give(const terrain::SharedHeightfield& heights, const DocumentState& state) {
    if (m_viewport != nullptr)
        m_feed->show(heights, state);
    m_map->setHeights(heights);
    m_lookOfMap->heightsTaken(state);
}

void ViewArea::setShaderFolder(const QString& folder) {
    if (m_viewport == nullptr)
        return;
    m_viewport->setShaderFolder(folder);
    connect(m_viewport, &ViewportWidget::shadersRefused, this, [this, folder](const QString& log) {
        m_viewProblem = log.isEmpty() ? QString()
                                      : tr("The shaders in “%1” are not accepted; the last good ones are "
                                           "shown until a file there changes. %2")
                                            .arg(QDir::toNativeSeparators(folder), log);
        showProblem();
    });
}

void ViewArea::setProblem(const QString& sentence) {
    m_givenProblem = sentence;
    if (!sentence.isEmpty()) {
        m_lookOfMap->stopWaiting();
        if (m_look3d)
            m_look3d->stopWaiting();
    }
    showProblem();
}

void ViewArea::showProblem() {
    const QString& sentence = m_givenProblem.isEmpty() ? m_viewProblem : m_givenProblem;
    if (sentence.isEmpty())
        m_problem->clear();
    else
        m_problem->showMessage(Tone::Warning, sentence);
}

void ViewArea::showAgain() {
    if (m_feed != nullptr)
        m_feed->again();
}

void ViewArea::fitView() {
    if (m_viewport != nullptr)
        m_viewport->fitView();
    m_map->fitView();
}

QString ViewArea::cameraState() const {
    return m_viewport != nullptr ? m_viewport->cameraState() : QString();
}

void ViewArea::setCameraState(const QString& state) {
    if (m_viewport == nullptr)
        return;
    if (state.isEmpty())
        m_viewport->resetView();
    else
        m_viewport->setCameraState(state);
}

void ViewArea::follow() {
    const DocumentState state =
        m_preview ? *m_preview : DocumentState{m_document.recipe(), m_document.display()};
    m_lookOfMap->follow(state);
    if (m_look3d)
        m_look3d->follow(state);
}

} // namespace app
