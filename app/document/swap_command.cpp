// SPDX-License-Identifier: MIT
#include "app/document/swap_command.h"

namespace app {

SwapCommand::SwapCommand(DocumentState before, DocumentState after, const QString& text, int gesture,
                         Enter enter)
    : QUndoCommand(text), m_before(std::move(before)), m_after(std::move(after)), m_gesture(gesture),
      m_enter(std::move(enter)) {}

void SwapCommand::undo() {
    m_enter(m_before);
}

void SwapCommand::redo() {
    m_enter(m_after);
}

bool SwapCommand::mergeWith(const QUndoCommand* other) {
    // The stack has compared the ids, and only this class has any.
    const auto* next = static_cast<const SwapCommand*>(other);
    m_after = next->m_after;
    setText(next->text());
    setObsolete(m_after.recipe == m_before.recipe && m_after.display == m_before.display);
    return true;
}

} // namespace app
