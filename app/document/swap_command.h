// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/document.h"

#include <QUndoCommand>

#include <functional>

namespace app {

/// The only undo command: it swaps document values and computes nothing. Commands of the same gesture merge;
/// one that ends where it began takes itself off the stack.
class SwapCommand final : public QUndoCommand {
public:
    /// Makes a state the document's own.
    using Enter = std::function<void(const DocumentState&)>;

    SwapCommand(DocumentState before, DocumentState after, const QString& text, int gesture, Enter enter);

    void undo() override;
    void redo() override;
    [[nodiscard]] int id() const override { return m_gesture > 0 ? m_gesture : -1; }
    bool mergeWith(const QUndoCommand* other) override;

private:
    DocumentState m_before;
    DocumentState m_after;
    int m_gesture;
    Enter m_enter;
};

} // namespace app
