// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/export_plan.h"

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace app {

/// What to type into another program: the numbers of a settings sheet, its notes and what is not known, to be
/// read and copied. GUI thread.
class SheetView : public QWidget {
    Q_OBJECT

public:
    explicit SheetView(QWidget* parent = nullptr);

    /// Precondition: plan.target is not null.
    void show(const terrain::ExportPlan& plan);
    /// What Copy puts on the clipboard.
    [[nodiscard]] QString text() const { return m_text; }

private:
    void addNote(QVBoxLayout& layout, const QString& sentence);

    QLabel* m_title;
    QWidget* m_place;
    QWidget* m_content = nullptr;
    QString m_text;
};

} // namespace app
