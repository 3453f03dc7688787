// SPDX-License-Identifier: MIT
#include "app/document/document_private.h"

#include "app/document/swap_command.h"
#include "app/document/thumbnail_png.h"

#include <QDateTime>

#include <algorithm>
#include <span>
#include <utility>

namespace app {

namespace {
// A step is small: a recipe without its bulk data and a thumbnail. Heights live in a cache with a budget.
constexpr int undoLimit = 1000;
} // namespace

Document::Private::Private(Document* document) : q(document) {
    stack.setUndoLimit(undoLimit);
    generations.push_back(makeGeneration({}));
    saved = {generations.front().revision, keptRevision};
}

void Document::Private::enter(const DocumentState& next) {
    if (!(next.recipe == state.recipe)) {
        recipeMoved = true;
        heightsCurrent = false;
    }
    displayMoved = displayMoved || !(next.display == state.display);
    state = next;
}

void Document::Private::announce() {
    const bool tellDisplay = std::exchange(displayMoved, false);
    const bool tellRecipe = std::exchange(recipeMoved, false);
    const bool tellHistory = std::exchange(historyMoved, false);
    if (tellDisplay)
        Q_EMIT q->displayChanged();
    if (tellRecipe)
        Q_EMIT q->recipeChanged();
    if (tellHistory)
        Q_EMIT q->historyChanged();
    if (const int count = std::exchange(dropped, 0); count > 0)
        Q_EMIT q->generationsDropped(count);
    const bool modified = q->isModified();
    if (modified != std::exchange(wasModified, modified))
        Q_EMIT q->modifiedChanged(modified);
}

void Document::Private::begin(const DocumentState& first, const QString& text) {
    quiet = true;
    stack.clear();
    quiet = false;
    enter(first);
    recipeMoved = true; // another document, even when its recipe is the same
    displayMoved = true;
    historyMoved = true;
    generations.clear();
    generations.push_back(makeGeneration(text));
    firstRevision = generations.front().revision;
    heights = nullptr;
    heightsCurrent = false;
    fingerprint.reset();
    heightRange = {};
    exports = {};
    viewpoints.clear();
    shelf.clear();
    foreign.reset();
    saved = {generations.front().revision, keptRevision};
}

Document::Private::Generation Document::Private::makeGeneration(const QString& text) {
    Generation out;
    out.state = state;
    out.text = text;
    out.time = QDateTime::currentSecsSinceEpoch();
    out.revision = ++lastRevision;
    return out;
}

void Document::Private::push(const DocumentState& after, const QString& text, int gesture) {
    const int indexBefore = stack.index();
    const QUndoCommand* topBefore = indexBefore > 0 ? stack.command(indexBefore - 1) : nullptr;
    dropped += droppedByChange();
    quiet = true;
    stack.push(
        new SwapCommand(state, after, text, gesture, [this](const DocumentState& next) { enter(next); }));
    quiet = false;
    historyMoved = true;
    shelve(static_cast<std::size_t>(indexBefore) + 1, generations.size());
    generations.resize(static_cast<std::size_t>(indexBefore) + 1);
    if (stack.index() < indexBefore) { // the gesture ended where it began
        shelve(generations.size() - 1, generations.size());
        generations.pop_back();
    } else if (topBefore != nullptr && stack.command(stack.index() - 1) == topBefore) { // merged
        shelve(generations.size() - 1, generations.size());
        generations.back() = makeGeneration(text);
    } else {
        generations.push_back(makeGeneration(text));
        if (generations.size() >
            static_cast<std::size_t>(stack.count()) + 1) { // the stack dropped its oldest
            shelve(0, 1);
            generations.erase(generations.begin());
        }
    }
}

int Document::Private::droppedByChange() const {
    const auto undone = std::span(generations).subspan(static_cast<std::size_t>(stack.index()) + 1);
    const auto isLost = [](const Generation& generation) { return !generation.kept; };
    const auto isOtherLand = [this](const Generation& generation) {
        return !generation.kept && !(generation.state.recipe == state.recipe);
    };
    return std::ranges::any_of(undone, isOtherLand) ? static_cast<int>(std::ranges::count_if(undone, isLost))
                                                    : 0;
}

void Document::Private::shelve(std::size_t from, std::size_t to) {
    for (std::size_t i = from; i < to; ++i)
        if (generations[i].kept)
            shelf.push_back(generations[i]);
}

Document::Private::Generation* Document::Private::at(int index) {
    const auto place = static_cast<std::size_t>(index);
    if (index < 0 || place >= generations.size() + shelf.size())
        return nullptr;
    return place < generations.size() ? &generations[place] : &shelf[place - generations.size()];
}

void Document::Private::load(const std::vector<terrain::Generation>& history, int place) {
    // Only as much as undo keeps: the latest, and as many before the place as there is room for.
    const int count = static_cast<int>(history.size());
    const int first = std::min(place, std::max(0, count - undoLimit - 1));
    const int last = std::min(count - 1, first + undoLimit);
    for (int i = first; i <= last; ++i) {
        const terrain::Generation& loaded = history[static_cast<std::size_t>(i)];
        const QString text = QString::fromStdString(loaded.text);
        if (i == first)
            begin({loaded.recipe, loaded.display}, text);
        else
            push({loaded.recipe, loaded.display}, text, 0);
        const quint64 revision = generations.back().revision;
        generations.back() = fromProject(loaded);
        generations.back().revision = revision;
    }
    for (int i = 0; i < count; ++i)
        if ((i < first || i > last) && history[static_cast<std::size_t>(i)].kept)
            shelf.push_back(fromProject(history[static_cast<std::size_t>(i)]));
    quiet = true;
    stack.setIndex(place - first);
    quiet = false;
}

Document::Private::Generation Document::Private::fromProject(const terrain::Generation& loaded) {
    Generation out;
    out.state = {loaded.recipe, loaded.display};
    out.text = QString::fromStdString(loaded.text);
    out.thumbnailPng = loaded.thumbnailPng;
    out.thumbnail = thumbnailFromPng(loaded.thumbnailPng);
    out.name = QString::fromStdString(loaded.name);
    out.kept = loaded.kept;
    out.time = loaded.time;
    return out;
}

terrain::Generation Document::Private::forProject(const Generation& generation) {
    return {generation.state.recipe, generation.state.display, generation.text.toStdString(),
            generation.thumbnailPng, generation.time,          generation.name.toStdString(),
            generation.kept};
}

} // namespace app
