// SPDX-License-Identifier: MIT
#include "app/document/document.h"

#include "app/document/document_private.h"
#include "app/document/native_path.h"
#include "app/document/thumbnail_png.h"

#include <QFileInfo>

namespace app {

namespace {

/// Absolute; empty for no path.
std::filesystem::path folderOf(const QString& path) {
    return path.isEmpty() ? std::filesystem::path() : nativePath(QFileInfo(path).absolutePath());
}

} // namespace

Document::Document(QObject* parent) : QObject(parent), m_p(std::make_unique<Private>(this)) {
    connect(&m_p->stack, &QUndoStack::indexChanged, this, [this] {
        if (m_p->quiet)
            return;
        m_p->historyMoved = true;
        m_p->announce();
    });
}

Document::~Document() {
    m_p->stack.disconnect(this);
}

const terrain::Recipe& Document::recipe() const {
    return m_p->state.recipe;
}

const terrain::Display& Document::display() const {
    return m_p->state.display;
}

QUndoStack& Document::undoStack() const {
    return m_p->stack;
}

terrain::SharedHeightfield Document::heights() const {
    return m_p->heights;
}

bool Document::heightsAreCurrent() const {
    return m_p->heightsCurrent;
}

std::optional<terrain::ContentHash> Document::fingerprint() const {
    return m_p->fingerprint;
}

terrain::HeightRange Document::heightRange() const {
    return m_p->heightRange;
}

void Document::setHeights(const terrain::Recipe& recipe, terrain::SharedHeightfield heights,
                          terrain::ContentHash fingerprint, std::optional<terrain::HeightRange> range) {
    if (!(recipe == m_p->state.recipe))
        return;
    m_p->heights = std::move(heights);
    m_p->fingerprint = fingerprint;
    m_p->heightRange = range ? *range : terrain::heightRange(*m_p->heights);
    m_p->heightsCurrent = true;
    Q_EMIT heightsChanged();
}

void Document::apply(const DocumentState& state, const QString& text, int gesture) {
    if (state.recipe == m_p->state.recipe && state.display == m_p->state.display)
        return;
    m_p->push(state, text, gesture);
    m_p->announce();
}

int Document::newGesture() {
    return ++m_p->lastGesture;
}

int Document::generationCount() const {
    return static_cast<int>(m_p->generations.size());
}

GenerationInfo Document::generation(int index) const {
    const Private::Generation* found = m_p->at(index);
    if (found == nullptr)
        return {};
    return {found->text, found->thumbnail, found->name, found->kept, found->time};
}

int Document::shelfCount() const {
    return static_cast<int>(m_p->shelf.size());
}

DocumentState Document::stateOf(int generation) const {
    const Private::Generation* found = m_p->at(generation);
    return found != nullptr ? found->state : DocumentState{};
}

void Document::setKept(int generation, bool kept, const QString& name) {
    Private::Generation* target = m_p->at(generation);
    const QString newName = kept ? name.trimmed() : QString();
    if (target == nullptr || (target->kept == kept && target->name == newName))
        return;
    target->kept = kept;
    target->name = newName;
    if (!kept && generation >= generationCount())
        m_p->shelf.erase(m_p->shelf.begin() + (generation - generationCount()));
    ++m_p->keptRevision;
    m_p->historyMoved = true;
    m_p->announce();
}

int Document::currentGeneration() const {
    return m_p->stack.index();
}

void Document::setThumbnail(int generation, const Thumbnail& thumbnail) {
    Private::Generation* target = m_p->at(generation);
    if (target == nullptr)
        return;
    target->thumbnail = thumbnail.picture;
    target->thumbnailPng = thumbnail.png;
    Q_EMIT historyChanged();
}

const terrain::KeptExports& Document::exports() const {
    return m_p->exports;
}

void Document::setExports(terrain::KeptExports exports) {
    m_p->exports = std::move(exports);
    ++m_p->keptRevision;
    Q_EMIT exportsChanged();
    m_p->announce();
}

const QList<Viewpoint>& Document::viewpoints() const {
    return m_p->viewpoints;
}

void Document::setViewpoints(const QList<Viewpoint>& viewpoints) {
    if (viewpoints == m_p->viewpoints)
        return;
    m_p->viewpoints = viewpoints;
    ++m_p->keptRevision;
    Q_EMIT viewpointsChanged();
    m_p->announce();
}

bool Document::isModified() const {
    return !(saveMark() == m_p->saved);
}

void Document::markUnsaved() {
    m_p->saved = {};
    m_p->announce();
}

QString Document::path() const {
    return m_p->path;
}

QString Document::title() const {
    return m_p->path.isEmpty() ? tr("Untitled") : QFileInfo(m_p->path).fileName();
}

void Document::reset(const DocumentState& state, const QString& text) {
    m_p->begin(state, text);
    m_p->path.clear();
    m_p->announce();
    Q_EMIT pathChanged();
    Q_EMIT viewpointsChanged();
}

terrain::Project Document::toProject(const QString& path) const {
    terrain::Project out;
    out.recipe = m_p->state.recipe;
    out.display = m_p->state.display;
    if (m_p->heightsCurrent)
        out.fingerprint = m_p->fingerprint;
    for (const Private::Generation& generation : m_p->generations)
        out.history.push_back(Private::forProject(generation));
    for (const Private::Generation& generation : m_p->shelf)
        out.shelf.push_back(Private::forProject(generation));
    out.foreign = m_p->foreign;
    out.currentGeneration = currentGeneration();
    out.exports = terrain::keptExportsToJson(m_p->exports, folderOf(path));
    out.viewpoints = viewpointsToJson(m_p->viewpoints);
    return out;
}

SaveMark Document::saveMark() const {
    return {m_p->current().revision, m_p->keptRevision};
}

void Document::markSaved(const QString& path, const SaveMark& mark) {
    if (mark.revision < m_p->firstRevision)
        return; // another document was opened meanwhile, which is not in that file
    m_p->saved = mark;
    m_p->path = path;
    m_p->announce();
    Q_EMIT pathChanged();
}

void Document::fromProject(const terrain::Project& project, const QString& path) {
    std::vector<terrain::Generation> history = project.history;
    const int current = project.currentGeneration;
    const bool whole = current >= 0 && current < static_cast<int>(history.size()) &&
                       history[static_cast<std::size_t>(current)].recipe == project.recipe;
    if (whole) {
        history[static_cast<std::size_t>(current)].display = project.display;
        m_p->load(history, current);
    } else {
        m_p->begin({project.recipe, project.display}, tr("Opened"));
        for (const terrain::Generation& generation : history)
            if (generation.kept)
                m_p->shelf.push_back(Private::fromProject(generation));
    }
    if (auto exports = terrain::keptExportsFromJson(project.exports, folderOf(path)))
        m_p->exports = std::move(exports).value();
    m_p->viewpoints = viewpointsFromJson(project.viewpoints);
    for (const terrain::Generation& generation : project.shelf)
        m_p->shelf.push_back(Private::fromProject(generation));
    m_p->foreign = project.foreign;
    m_p->path = path;
    m_p->saved = saveMark();
    m_p->announce();
    Q_EMIT pathChanged();
    Q_EMIT viewpointsChanged();
}

} // namespace app
