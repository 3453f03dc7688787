// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/kept_export.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QTreeWidget;

namespace app {

/// File › Kept exports: the exports of a project, to make one again, to name it otherwise or to drop it.
/// Changes hold at once. GUI thread.
class KeptExportsDialog : public QDialog {
    Q_OBJECT

public:
    KeptExportsDialog(std::vector<terrain::KeptExport> exports, QWidget* parent);

Q_SIGNALS:
    void changed(const std::vector<terrain::KeptExport>& exports);
    /// One is to be made again; the dialog has closed.
    void exportWanted(const terrain::KeptExport& one);

private:
    void fill();
    void showButtons();
    void rename(int index, const QString& name);
    void drop();
    void exportCurrent();
    [[nodiscard]] int current() const; ///< −1 = none

    std::vector<terrain::KeptExport> m_exports;
    QTreeWidget* m_list;
    QLabel* m_hint;
    QPushButton* m_export = nullptr;
    QPushButton* m_drop = nullptr;
};

} // namespace app
