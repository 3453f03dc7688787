// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/document.h"

#include <QObject>

namespace app {

class JobRunner;
class Settings;
class SpecDialog;

/// Refines the imported ground of the open document, as one undo step. Dialogs and errors appear over
/// `window`. GUI thread.
class Refining : public QObject {
    Q_OBJECT

public:
    Refining(Document& document, JobRunner& jobs, Settings& settings, QWidget* window);

    /// Whether the document begins with imported heights.
    [[nodiscard]] bool isPossible() const;
    /// Asks how much, and does it.
    void ask();

Q_SIGNALS:
    /// For the status bar.
    void message(const QString& text);

private:
    void refine(SpecDialog& dialog);

    Document& m_document;
    JobRunner& m_jobs;
    Settings& m_settings;
    QWidget* m_window;
};

} // namespace app
