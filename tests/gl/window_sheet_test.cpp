// SPDX-License-Identifier: MIT
// The real window under X: a sheet of one value, in its dialog and as a file.
#include "app/controls/entry_field.h"
#include "app/controls/number_field.h"
#include "app/controls/number_row.h"
#include "app/controls/parameter_form.h"
#include "app/dialogs/sheet_dialog.h"
#include "app/docks/generator_dock.h"
#include "app/docks/preset_box.h"
#include "libterrain/core/number_text.h"
#include "tests/support/window_driver.h"

#include <QComboBox>
#include <QPushButton>

#include <algorithm>

namespace app {

class WindowSheetTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowDriver> m_driver;

    [[nodiscard]] SheetDialog& opened() {
        m_driver->act("file.sheet");
        auto* dialog = m_driver->seek<SheetDialog>("sheetDialog");
        [&] { QVERIFY(m_driver->settle()); }();
        return *dialog;
    }
    static void type(SheetDialog& dialog, const char* text) {
        auto* field = dialog.findChild<EntryField*>();
        field->setText(QLatin1String(text));
        field->setModified(true);
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(dialog.isVisible());
    }

private Q_SLOTS:
    void init() {
        m_driver = std::make_unique<WindowDriver>(WindowDriver::Views::Map);
        m_driver->window().findChild<GeneratorDock*>()->startFromPreset(QStringLiteral("matlab"));
        QVERIFY(m_driver->settle());
    }

    void thePresetsControlComesFirst() {
        SheetDialog& dialog = opened();
        QCOMPARE(std::string(dialog.chosen().spec->id), std::string("rcoe"));
        QVERIFY(!dialog.values().empty());
        QVERIFY(!dialog.sheet().isNull());
        QVERIFY(dialog.findChild<QPushButton*>(QStringLiteral("go"))->isEnabled());
    }

    /// Around the value that it has, which is one of them, and within the parameter's range.
    void theProposedValuesLieAround() {
        for (const double present : {0.1, 0.5, 0.73, 1.9}) {
            auto* box = m_driver->window().findChild<GeneratorDock*>();
            auto* rcoe = qobject_cast<NumberRow*>(box->presetBox().controls()->row(QStringLiteral("rcoe")));
            rcoe->field().setFocus();
            rcoe->field().selectAll();
            QTest::keyClicks(&rcoe->field(), QString::number(present));
            QTest::keyClick(&rcoe->field(), Qt::Key_Return);
            QVERIFY(m_driver->settle());
            SheetDialog& dialog = opened();
            QCOMPARE(dialog.chosen().present, present);
            std::vector<double> values;
            for (const std::string& value : dialog.values())
                values.push_back(terrain::parseDouble(value).value());
            QVERIFY(std::ranges::is_sorted(values));
            QVERIFY(values.front() >= dialog.chosen().spec->minimum);
            QVERIFY(values.back() <= dialog.chosen().spec->maximum);
            if (present == 0.73)
                QVERIFY(std::ranges::count(values, present) == 1);
            QVERIFY(values.front() <= present || values.front() < 0.2);
            dialog.reject();
        }
    }

    void typedValuesMakeThePicture() {
        const int generations = m_driver->document().generationCount();
        SheetDialog& dialog = opened();
        type(dialog, "0.1, 0.5, 1.9");
        QCOMPARE(dialog.values().size(), std::size_t{3});
        QVERIFY(m_driver->settle());
        QCOMPARE(dialog.sheet().width(), 22 + 3 * (320 + 22));
        type(dialog, "0.5..0.5:1");
        QVERIFY(m_driver->settle());
        QCOMPARE(dialog.sheet().width(), 22 + 342);
        QCOMPARE(m_driver->document().generationCount(), generations); // it only looks
    }

    void wrongValuesAreSaidBesideTheField() {
        SheetDialog& dialog = opened();
        for (const char* text : {"", "0.1,,2", "0..1", "1000", "hello"}) {
            type(dialog, text);
            QVERIFY2(dialog.values().empty(), text);
            QVERIFY2(dialog.findChild<EntryField*>()->isInvalid(), text);
            QVERIFY(!dialog.findChild<QPushButton*>(QStringLiteral("go"))->isEnabled());
        }
        // Also while a sheet of former values is being drawn.
        type(dialog, "0.3, 0.6");
        type(dialog, "0.3, 0.6,,");
        QVERIFY(m_driver->settle());
        QVERIFY(dialog.sheet().isNull());
        QVERIFY(!dialog.findChild<QPushButton*>(QStringLiteral("go"))->isEnabled());
        type(dialog, "0.5");
        QVERIFY(m_driver->settle());
        QVERIFY(!dialog.findChild<EntryField*>()->isInvalid());
        QVERIFY(!dialog.sheet().isNull());
    }

    void theViewIsChosenAndTheFileWritten() {
        SheetDialog& dialog = opened();
        const QImage map = dialog.sheet();
        auto* view = dialog.findChildren<QComboBox*>().at(1);
        view->setCurrentIndex(1);
        Q_EMIT view->activated(1);
        QVERIFY(m_driver->settle());
        QVERIFY(!dialog.sheet().isNull() && dialog.sheet() != map);
        const QImage shown = dialog.sheet();
        m_driver->press("sheetDialog", "go");
        m_driver->giveFile(m_driver->path("sheet.png"));
        QTRY_VERIFY(QFile::exists(m_driver->path("sheet.png")));
        QVERIFY(m_driver->settle());
        QCOMPARE(QImage(m_driver->path("sheet.png")).convertToFormat(QImage::Format_RGB32), shown);
    }
};

} // namespace app

QTEST_MAIN(app::WindowSheetTest)
#include "window_sheet_test.moc"
