// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/export_plan.h"

#include <QCoreApplication>

class QLabel;

namespace app {

class FormColumn;

/// The lines of the export dialog that tell what a plan makes: samples, heights and their step, files, size.
/// GUI thread.
class ExportFactRows {
    Q_DECLARE_TR_FUNCTIONS(app::ExportFactRows)

public:
    /// To be called once; the rows belong to the column.
    void addTo(FormColumn& rows);
    /// `heights`: the terrain before it is resampled.
    void show(const terrain::ExportPlan& plan, const terrain::Heightfield& heights);

private:
    QLabel* m_samples = nullptr;
    QLabel* m_span = nullptr;
    QLabel* m_files = nullptr;
    QLabel* m_size = nullptr;
};

} // namespace app
