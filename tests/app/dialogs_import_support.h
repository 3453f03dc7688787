// SPDX-License-Identifier: MIT
#pragma once

#include "app/controls/control_row.h"
#include "app/controls/inline_message.h"
#include "app/controls/parameter_form.h"
#include "app/dialogs/import_dialog.h"
#include "app/dialogs/import_form.h"
#include "app/jobs/job_runner.h"
#include "tests/support/heightmap_files.h"

#include <QLabel>
#include <QPushButton>
#include <QTest>

namespace test {

using namespace app;

inline QImage plainPicture(const terrain::Heightfield& heights, const QSize&, const terrain::RunContext&) {
    return QImage(heights.columns(), heights.rows(), QImage::Format_Grayscale8);
}

/// A dialog over a file, and what a person does in it.
struct OpenedImport {
    explicit OpenedImport(const QString& file)
        : dialog(file, readHeightmap(file, {}, {}, UnknownHeights::Suggest, plainPicture, {}).value(), {},
                 jobs, plainPicture, &window),
          form(*dialog.findChild<ImportForm*>()), rows(*form.findChild<ParameterForm*>()) {}

    void enter(const char* field, const terrain::ParameterValue& value) {
        terrain::ParameterSet values = rows.values();
        QVERIFY(values.set(field, value).isOk());
        rows.setValues(values);
        Q_EMIT rows.changed(QLatin1String(field), value, false);
    }
    [[nodiscard]] QString fact(const char* name) const {
        return dialog.findChild<QLabel*>(QLatin1String(name))->text();
    }
    [[nodiscard]] QString notes() const {
        return dialog.findChild<InlineMessage*>(QStringLiteral("notes"))->text();
    }
    [[nodiscard]] bool isReady() const {
        return dialog.findChild<QPushButton*>(QStringLiteral("import"))->isEnabled();
    }
    [[nodiscard]] bool isAsked(const char* field) const {
        return rows.row(QLatin1String(field))->isVisibleTo(&form);
    }

    JobRunner jobs{JobRunner::Mode::Threads};
    QWidget window;
    ImportDialog dialog;
    ImportForm& form;
    ParameterForm& rows;
};

} // namespace test
