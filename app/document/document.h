// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/thumbnail_png.h"
#include "app/document/viewpoint.h"
#include "libterrain/core/content_hash.h"
#include "libterrain/project/project_file.h"
#include "libterrain/recipe/recipe.h"
#include "libterrain/surface/display.h"

#include <QImage>
#include <QObject>
#include <QString>

#include <memory>

class QUndoStack;

namespace terrain {
struct KeptExports;
}

namespace app {

/// What undo swaps: the recipe and how it is shown.
struct DocumentState {
    terrain::Recipe recipe;
    terrain::Display display;
};

/// One line of the History dock. Generation 0 is how the document began; generation i is reached when the
/// undo stack's index is i.
struct GenerationInfo {
    QString text;
    QImage thumbnail;  ///< null until one is set
    QString name;      ///< that the person gave it; empty = none
    bool kept = false; ///< stays when the history goes another way, and beyond its limit
    qint64 time = 0;   ///< seconds since 1970, UTC

    /// What it is called: its name, or else what was done.
    [[nodiscard]] const QString& title() const { return name.isEmpty() ? text : name; }
};

/// Names one state of one document, so that a save that ends while the person goes on marks the right one as
/// saved.
struct SaveMark {
    quint64 revision = 0; ///< of the generation
    quint64 kept = 0;     ///< of what is kept besides it: exports, viewpoints

    friend bool operator==(const SaveMark&, const SaveMark&) = default;
};

/// The open terrain: recipe, display, path, and the undo stack of generations. Everything that a person does
/// to the recipe or the display is an undo step, and a generation is the two of them: undo, redo and a jump
/// in the history bring both back as they were there, before a save and after the project is opened again.
/// (The camera is no part of it: looking around is nothing to undo.) Knows neither jobs nor views: it says
/// that heights are wanted (recipeChanged) and is told what became of them (setHeights). Thread rule: GUI
/// thread only.
class Document : public QObject {
    Q_OBJECT

public:
    explicit Document(QObject* parent = nullptr);
    ~Document() override;

    [[nodiscard]] const terrain::Recipe& recipe() const;
    [[nodiscard]] const terrain::Display& display() const;
    [[nodiscard]] QUndoStack& undoStack() const;

    /// The heights of the recipe as they were last delivered; null before the first. They may lag behind
    /// recipe(): heightsAreCurrent() tells.
    [[nodiscard]] terrain::SharedHeightfield heights() const;
    [[nodiscard]] bool heightsAreCurrent() const;
    [[nodiscard]] std::optional<terrain::ContentHash> fingerprint() const; ///< of heights()
    [[nodiscard]] terrain::HeightRange heightRange() const;                ///< of heights(); empty without
    /// Delivers the heights of `recipe`; ignored when the document has moved on to another recipe. `range`:
    /// that of the heights; without, it is looked for here, which takes some 100 ms for the largest.
    void setHeights(const terrain::Recipe& recipe, terrain::SharedHeightfield heights,
                    terrain::ContentHash fingerprint, std::optional<terrain::HeightRange> range = {});

    /// Replaces recipe and display as one undo step with this text; what is the same as now is no step. Steps
    /// of the same `gesture` (> 0) merge into one; a gesture that ends where it began leaves none.
    void apply(const DocumentState& state, const QString& text, int gesture = 0);
    /// A number for a new gesture.
    int newGesture();

    [[nodiscard]] int generationCount() const;
    [[nodiscard]] GenerationInfo generation(int index) const;
    [[nodiscard]] int currentGeneration() const;
    /// Projects keep it. Nothing to undo, and nothing to save.
    void setThumbnail(int generation, const Thumbnail& thumbnail);

    /// Kept generations that the history has left behind, oldest first. They have the indices from
    /// generationCount() on, in generation() and the members below.
    [[nodiscard]] int shelfCount() const;
    [[nodiscard]] DocumentState stateOf(int generation) const;
    /// Keeps a generation under a name (empty: none), or lets it go; one of the shelf is gone then. Nothing
    /// to undo, but to save.
    void setKept(int generation, bool kept, const QString& name);

    /// The exports that the project keeps, with absolute paths.
    [[nodiscard]] const terrain::KeptExports& exports() const;
    /// Nothing to undo, but to save.
    void setExports(terrain::KeptExports exports);

    /// The cameras that the project keeps, in the order of a flight through them.
    [[nodiscard]] const QList<Viewpoint>& viewpoints() const;
    /// Nothing to undo, but to save.
    void setViewpoints(const QList<Viewpoint>& viewpoints);

    [[nodiscard]] bool isModified() const;
    /// Makes the present state one that was not saved (recovered work).
    void markUnsaved();
    [[nodiscard]] QString path() const;  ///< of the project file; empty = not saved yet
    [[nodiscard]] QString title() const; ///< the file's name, or "Untitled"

    /// A new document: drops the history.
    void reset(const DocumentState& state, const QString& text);
    /// The document as a project value, to be saved by a job, in the file `path` if it is known; and what
    /// follows when that succeeded.
    [[nodiscard]] terrain::Project toProject(const QString& path = {}) const;
    [[nodiscard]] SaveMark saveMark() const; ///< of the state that toProject() gives
    void markSaved(const QString& path, const SaveMark& mark);
    /// Replaces everything by a loaded project, its history too. `path` empty = not saved yet.
    void fromProject(const terrain::Project& project, const QString& path);

Q_SIGNALS:
    void recipeChanged();
    void displayChanged();
    void heightsChanged();
    void historyChanged();
    /// A change has gone another way than this many undone generations, which are no more: no kept ones, and
    /// at least one of them had other land than the one that the change began at.
    void generationsDropped(int count);
    void modifiedChanged(bool modified);
    void pathChanged();
    void exportsChanged();
    void viewpointsChanged();

private:
    struct Private;
    std::unique_ptr<Private> m_p;
};

} // namespace app
