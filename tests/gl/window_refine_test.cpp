// SPDX-License-Identifier: MIT
// The real window under X: imported ground with more samples.
#include "app/controls/control_row.h"
#include "app/controls/parameter_form.h"
#include "app/dialogs/spec_dialog.h"
#include "tests/support/file_bytes.h"
#include "tests/support/window_driver.h"

#include <QCheckBox>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>

namespace app {

namespace {

/// 17 × 17 heights 40 m apart, one of them missing if `hole`.
QByteArray land(bool hole) {
    QByteArray out = "ncols 17\nnrows 17\nxllcorner 0\nyllcorner 0\ncellsize 40\nNODATA_value -9999\n";
    for (int y = 0; y < 17; ++y) {
        for (int x = 0; x < 17; ++x)
            out +=
                QByteArray::number(hole && x == 8 && y == 8 ? -9999 : (x * 31 + y * 17) % 23 * 3 + x) + ' ';
        out += '\n';
    }
    return out;
}

} // namespace

class WindowRefineTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowDriver> m_driver;

    void importLand(bool hole) {
        const QString path = m_driver->path("land.asc");
        QVERIFY(support::writeBytes(path, land(hole)));
        m_driver->window().openFile(path);
        auto* dialog = m_driver->seek<QDialog>("importDialog");
        QVERIFY(dialog != nullptr);
        if (hole)
            dialog->findChild<ParameterForm*>()
                ->row(QStringLiteral("fill"))
                ->findChild<QCheckBox*>()
                ->setChecked(false);
        m_driver->press("importDialog", "import");
        QTRY_COMPARE(m_driver->document().recipe().steps.front().kind, std::string("imported_heights"));
        QVERIFY(m_driver->settle());
    }

    [[nodiscard]] bool isOffered() {
        return m_driver->window().findChild<QAction*>(QStringLiteral("edit.refine"))->isEnabled();
    }

private Q_SLOTS:
    void init() {
        m_driver = std::make_unique<WindowDriver>(WindowDriver::Views::Map);
        QVERIFY(m_driver->settle());
    }
    void cleanup() { m_driver.reset(); }

    void importedGroundIsRefinedAsOneStep() {
        QVERIFY(!isOffered()); // fractal ground has every size by itself
        importLand(false);
        QVERIFY(isOffered());
        const terrain::SharedHeightfield before = m_driver->document().heights();
        const QString fingerprint = m_driver->fingerprint();
        m_driver->act("edit.refine");
        auto* dialog = m_driver->seek<SpecDialog>("refineDialog");
        QVERIFY(dialog != nullptr);
        terrain::ParameterSet values = dialog->values();
        QVERIFY(values.set("refine", std::string("8")).isOk() && values.set("by_slope", 40.0).isOk());
        dialog->form().setValues(values);
        m_driver->press("refineDialog", "go");
        QTRY_COMPARE(m_driver->document().recipe().steps.front().kind, std::string("refined_heights"));
        QVERIFY(m_driver->settle());
        const terrain::Heightfield& fine = *m_driver->document().heights();
        QCOMPARE(fine.columns(), 129);
        QCOMPARE(fine.grid().spacingX, 5.0);
        for (int y = 0; y < 17; ++y)
            for (int x = 0; x < 17; ++x)
                QCOMPARE(fine.at(8 * x, 8 * y), before->at(x, y));
        QCOMPARE(m_driver->document().recipe().steps.front().parameters.real("by_slope"), 40.0);
        QVERIFY(!isOffered());
        m_driver->act("edit.undo");
        QCOMPARE(m_driver->fingerprint(), fingerprint);
        QVERIFY(isOffered());
    }

    void holesAreRefused() {
        importLand(true);
        m_driver->act("edit.refine");
        m_driver->press("refineDialog", "go");
        auto* box = m_driver->seek<QMessageBox>("errorDialog");
        QVERIFY(box != nullptr);
        QVERIFY2(box->text().contains(QLatin1String("missing")), qPrintable(box->text()));
        m_driver->answer("errorDialog", "Close");
        QCOMPARE(m_driver->document().recipe().steps.front().kind, std::string("imported_heights"));
    }

    void theResultIsToldBefore() {
        importLand(false);
        m_driver->act("edit.refine");
        auto* dialog = m_driver->seek<SpecDialog>("refineDialog");
        QVERIFY(dialog != nullptr);
        QCOMPARE(dialog->findChild<QLabel*>(QStringLiteral("fact"))->text(),
                 QStringLiteral("65 × 65, 10 m apart"));
        dialog->reject();
    }
};

} // namespace app

QTEST_MAIN(app::WindowRefineTest)
#include "window_refine_test.moc"
