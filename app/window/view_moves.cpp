// SPDX-License-Identifier: MIT
#include "app/window/view_moves.h"

#include "app/docks/generator_dock.h"
#include "app/docks/recipe_editor.h"

#include <QCoreApplication>

namespace app {

namespace {
class ViewMoves {
    Q_DECLARE_TR_FUNCTIONS(ViewMoves)
};
} // namespace

QList<ShortcutLine> keysInTheRecipe(const GeneratorDock& dock) {
    QList<ShortcutLine> out;
    const auto lines = dock.recipeEditor().shortcuts();
    for (const auto& [text, keys] : lines)
        out.append({ViewMoves::tr("In the recipe"), text, keys});
    return out;
}

QList<ShortcutLine> movesInTheViews() {
    const QString view = ViewMoves::tr("In the 3D view");
    const QString map = ViewMoves::tr("In the map");
    const QString pins = ViewMoves::tr("Steering the land");
    return {{view, ViewMoves::tr("Turn"), ViewMoves::tr("Drag, arrow keys")},
            {view, ViewMoves::tr("Move sideways"), ViewMoves::tr("Right drag, Shift and drag")},
            {view, ViewMoves::tr("Zoom"), ViewMoves::tr("Wheel, + and −")},
            {view, ViewMoves::tr("Turn about a place"), ViewMoves::tr("Double click")},
            {view, ViewMoves::tr("Move while flying or walking"),
             ViewMoves::tr("W A S D, E up, Q down, by their place on the keyboard; Shift faster")},
            {view, ViewMoves::tr("Look around, bank and climb on the way"),
             ViewMoves::tr("Drag, arrow keys; wheel: speed; Esc: end")},
            {view, ViewMoves::tr("From the opposite side"), ViewMoves::tr("Ctrl+Num+1, Ctrl+Num+3")},
            {map, ViewMoves::tr("Move"), ViewMoves::tr("Drag")},
            {map, ViewMoves::tr("Zoom"), ViewMoves::tr("Wheel, + and −")},
            {map, ViewMoves::tr("Move while a tool is in hand"), ViewMoves::tr("Middle drag, right drag")},
            {map, ViewMoves::tr("Read heights, sample by sample"),
             ViewMoves::tr("Arrow keys, with Shift ten samples, with Ctrl far")},
            {map, ViewMoves::tr("Pick the cursor's place"), ViewMoves::tr("Enter")},
            {map, ViewMoves::tr("End a profile's line"), ViewMoves::tr("Double click, Enter twice")},
            {pins, ViewMoves::tr("Place a pin"), ViewMoves::tr("Click, in the map also Enter")},
            {pins, ViewMoves::tr("Move a pin"), ViewMoves::tr("Drag")},
            {pins, ViewMoves::tr("Raise or lower a pin"),
             ViewMoves::tr("Shift and drag, drag its arrow, Page Up and Page Down")},
            {pins, ViewMoves::tr("Remove a pin"), ViewMoves::tr("Delete")},
            {pins, ViewMoves::tr("Draw a ridge or a river"),
             ViewMoves::tr("Click the corners; double click or Enter: end")},
            {pins, ViewMoves::tr("Paint the start grid"), ViewMoves::tr("Drag, with Shift the other way")},
            {map, ViewMoves::tr("Give up a line, put a tool away"), ViewMoves::tr("Escape")}};
}

} // namespace app
