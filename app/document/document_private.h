// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/document.h"
#include "libterrain/formats/kept_export.h"

#include <QUndoStack>

#include <vector>

namespace app {

/// The inside of a Document: the stack, and one generation for each of its places.
struct Document::Private {
    struct Generation {
        DocumentState state;
        QString text;
        QImage thumbnail;
        std::string thumbnailPng; ///< of `thumbnail`, as projects have it
        QString name;             ///< empty = none
        bool kept = false;        ///< goes to the shelf instead of away
        qint64 time = 0;          ///< seconds since 1970, UTC
        quint64 revision = 0;     ///< another one whenever the state changes
    };

    explicit Private(Document* document);

    void enter(const DocumentState& next);
    /// Tells the world what moved, once stack, generations and state agree again.
    void announce();
    /// Begins anew: one generation, nothing to undo.
    void begin(const DocumentState& first, const QString& text);
    void push(const DocumentState& after, const QString& text, int gesture);
    /// Replaces the history by that of a loaded project, which is not empty, and goes to one of its places.
    void load(const std::vector<terrain::Generation>& history, int place);
    [[nodiscard]] Generation makeGeneration(const QString& text);
    [[nodiscard]] Generation& current() { return generations[static_cast<std::size_t>(stack.index())]; }
    [[nodiscard]] static terrain::Generation forProject(const Generation& generation);
    [[nodiscard]] static Generation fromProject(const terrain::Generation& loaded);
    /// How many of the undone generations a change would drop; 0 when none of them has other land than the
    /// present one.
    [[nodiscard]] int droppedByChange() const;
    /// Before generations go away: the kept ones among them go to the shelf.
    void shelve(std::size_t from, std::size_t to);
    /// Of generations and shelf together; null beyond both.
    [[nodiscard]] Generation* at(int index);

    Document* q;
    QUndoStack stack;
    DocumentState state;
    std::vector<Generation> generations;                  ///< one more than the stack has commands
    std::vector<Generation> shelf;                        ///< kept ones that the history has left behind
    std::shared_ptr<const terrain::ForeignParts> foreign; ///< of the project, unknown to this version
    terrain::SharedHeightfield heights;
    std::optional<terrain::ContentHash> fingerprint;
    terrain::HeightRange heightRange;
    QString path;
    SaveMark saved;
    terrain::KeptExports exports;
    QList<Viewpoint> viewpoints;
    quint64 keptRevision = 0;  ///< of exports, viewpoints, and what is kept of the history
    quint64 firstRevision = 0; ///< of this document: those before were another one's
    quint64 lastRevision = 0;
    int lastGesture = 0;
    bool heightsCurrent = false; ///< heights are those of state.recipe
    bool recipeMoved = false;    ///< since announce()
    bool displayMoved = false;
    bool historyMoved = false;
    int dropped = 0; ///< generations, since announce()
    bool wasModified = false;
    bool quiet = false; ///< the stack is being changed; announce() follows
};

} // namespace app
