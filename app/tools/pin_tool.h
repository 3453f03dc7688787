// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/pin_edits.h"
#include "app/settings/view_tool.h"
#include "app/tools/pin_marks.h"

#include <QObject>

namespace app {

/// Places pins and moves them in any view: a click on free land places one, a drag moves it along the land,
/// with Shift or by the arrow over the selected one it raises or lowers it; Delete removes it, Page Up and
/// Page Down change its height. A drag is one undo step, and Escape takes it back. GUI thread.
class PinTool : public QObject, public ViewTool {
    Q_OBJECT

public:
    explicit PinTool(PinEdits& edits, QObject* parent = nullptr);

    /// The pins as they stand in a view now; `land` is what heightOf gives at their places.
    [[nodiscard]] std::vector<PinMark> marks() const;
    [[nodiscard]] bool isDragging() const { return m_drag.has_value(); }

    bool press(const ViewPointer& pointer) override;
    void drag(const ViewPointer& pointer) override;
    void release(const ViewPointer& pointer) override;
    void click(const ViewPointer& pointer) override;
    void enter(const ViewPointer& pointer) override;
    bool key(const QKeyEvent& event) override;
    [[nodiscard]] QCursor cursor(const ViewPointer& pointer) const override;

Q_SIGNALS:
    /// A click beside the land.
    void missed();
    /// Escape, and nothing was being dragged.
    void putAway();

private:
    struct DragState {
        PinHold hold;
        QPointF pixel;  ///< where it began
        QPointF offset; ///< from the pointer to the pin
        double height = 0;
        double metresPerPixel = 1; ///< of height
        bool moved = false;
    };
    [[nodiscard]] std::optional<PinHold> under(const ViewPointer& pointer) const;
    [[nodiscard]] double heightPerPixel(const ViewPointer& pointer, const PinMark& pin) const;
    bool changeHeight(double steps);
    void cancel();

    PinEdits& m_edits;
    std::optional<DragState> m_drag;
};

/// The step of heights that reads well where a pixel is this many metres: 1, 2 or 5 × a power of ten, not
/// above it.
double roundHeightStep(double metresPerPixel);

} // namespace app
