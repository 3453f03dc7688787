// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/document.h"
#include "libterrain/surface/profile.h"

#include <optional>

namespace app {

/// The pins of a document's ground (the parameter "pins" of its first step), as those see them who place and
/// move them: places in m, one of them selected. Every edit is an undo step of the document; those between
/// beginGesture() and endGesture() are one. What the recipe cannot be is refused, and nothing changes. GUI
/// thread.
class PinEdits : public QObject {
    Q_OBJECT

public:
    explicit PinEdits(Document& document, QObject* parent = nullptr);

    /// Whether the ground is one that has pins.
    [[nodiscard]] bool isPossible() const;
    /// Empty without such a ground.
    [[nodiscard]] const terrain::PointList& pins() const;
    [[nodiscard]] int count() const { return static_cast<int>(pins().size()); }

    [[nodiscard]] const terrain::Grid& grid() const { return m_document.recipe().grid; }
    [[nodiscard]] terrain::PlanPoint placeOf(const terrain::FixedPoint& pin) const;
    /// On the sample nearest to a place, which may lie beside the land.
    [[nodiscard]] terrain::FixedPoint pinAt(const terrain::PlanPoint& place, double height) const;
    /// What the ground's step makes at the sample nearest to a place, before the steps after it; 0 where it
    /// cannot be made.
    [[nodiscard]] double groundHeight(const terrain::PlanPoint& place) const;
    /// Whether steps after the ground change the land further.
    [[nodiscard]] bool isChangedFurther() const;

    [[nodiscard]] std::optional<int> selected() const { return m_selected; }
    void select(std::optional<int> index);

    /// Adds one at the height that the ground has there, and selects it. False when it was refused.
    bool place(const terrain::PlanPoint& place);
    /// The same somewhere on the land where no pin is.
    bool placeAnywhere();
    bool move(int index, const terrain::PlanPoint& place);
    bool setHeight(int index, double metres);
    bool remove(int index);
    /// All others, in the words of the undo step.
    bool replace(terrain::PointList pins, const QString& text);
    /// One after those that there are.
    bool append(const terrain::PointList& pins, const QString& text);

    void beginGesture();
    void endGesture() { m_gesture = 0; }
    /// Back to how it was when the gesture began.
    void cancelGesture();

Q_SIGNALS:
    /// Other pins, or a land of another size or ground.
    void changed();
    void selectionChanged();
    /// What was asked for cannot be.
    void refused(const terrain::Error& error);
    /// It can be: an earlier refusal is over.
    void accepted();

private:
    void follow();

    Document& m_document;
    std::optional<int> m_selected;
    int m_gesture = 0;
    DocumentState m_before; ///< the gesture
    QString m_gestureText;
};

} // namespace app
