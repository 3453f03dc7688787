// SPDX-License-Identifier: MIT
#include "app/document/swap_command.h"

namespace app {

SwapCommand::SwapCommand(DocumentState before, DocumentState after, const QString& text, int gesture,
                         Current current, Enter enter)
    : QUndoCommand(text), m_before(std::move(before)), m_after(std::move(after)), m_gesture(gesture),
      m_current(std::move(current)), m_enter(std::move(enter)) {}

void SwapCommand::undo() {
    moveTo(m_before);
}

void SwapCommand::redo() {
    moveTo(m_after);
}

bool SwapCommand::mergeWith(const QUndoCommand* other) {
    // The stack has compared the ids, and only this class has any.
    const auto* next = static_cast<const SwapCommand*>(other);
    m_after = next->m_after;
    setText(next->text());
    setObsolete(m_after.recipe == m_before.recipe && m_after.display == m_before.display);
    return true;
}

void SwapCommand::moveTo(const DocumentState& state) {
    const bool changesDisplay = !(m_before.display == m_after.display);
    m_enter({state.recipe, changesDisplay ? state.display : m_current().display});
}

} // namespace app
