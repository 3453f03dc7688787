// SPDX-License-Identifier: MIT
// What the window makes of a file, the command line makes bit for bit.
#include "app/controls/parameter_form.h"
#include "app/dialogs/import_dialog.h"
#include "app/dialogs/import_form.h"
#include "app/dialogs/import_specs.h"
#include "tests/support/field_of.h"
#include "tests/support/heightmap_files.h"
#include "tests/support/program.h"
#include "tests/support/window_driver.h"

#include <QPushButton>

namespace app {

class CommandsAsWindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void importsAreTheSame_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QVariantMap>("fields"); // as the person fills them in
        QTest::addColumn<QStringList>("options");
        const auto row = [](const char* name, const char* file, const QVariantMap& fields,
                            const char* options) {
            QTest::newRow(name) << QString::fromLatin1(file) << fields
                                << QString::fromLatin1(options).split(QLatin1Char(' '), Qt::SkipEmptyParts);
        };
        const QString heights = QLatin1String(importField::heights);
        const QVariantMap metres = {{heights, QStringLiteral("metres")}};
        row("16-bit numbers as metres", "a.raw", metres, "");
        row("a picture's numbers as metres", "a.png", metres, "");
        row("a picture over a range", "a.png",
            {{heights, QStringLiteral("range")},
             {QLatin1String(importField::rangeMinimum), -50.0},
             {QLatin1String(importField::rangeMaximum), 1000.0}},
            "--in-range -50,1000");
        row("floats", "a.tif", {}, "");
        row("text with holes that are filled", "a.asc", {{QLatin1String(importField::fill), true}},
            "--fill-nodata");
        row("turned", "a.tif", {{QLatin1String(importField::turn), QStringLiteral("90")}}, "--rotate 90");
    }
    void importsAreTheSame() {
        QFETCH(QString, file);
        QFETCH(QVariantMap, fields);
        QFETCH(QStringList, options);
        WindowDriver driver(WindowDriver::Views::Map);
        const QString path = driver.path(file.toLatin1().constData());
        terrain::Heightfield ground =
            support::fieldOf(61, 61, [](int x, int y) { return x * 700 + y * 200 + x * y % 50; });
        if (file.endsWith(QLatin1String("asc")))
            for (int i = 20; i < 30; ++i)
                ground.row(i)[30] = terrain::hole;
        terrain::ExportOptions whole;
        whole.range = terrain::MetreRange{0, 65535};
        support::exported(ground, QFileInfo(path).suffix().toLatin1().constData(), path, whole);

        driver.window().openFile(path);
        auto* dialog = driver.seek<ImportDialog>("importDialog");
        QVERIFY(dialog != nullptr);
        auto* form = dialog->findChild<ParameterForm*>();
        const auto* import = dialog->findChild<QPushButton*>(QStringLiteral("import"));
        for (auto field = fields.begin(); field != fields.end(); ++field) {
            const QByteArray id = field.key().toLatin1();
            terrain::ParameterValue value = field->toDouble();
            if (field->typeId() == QMetaType::QString)
                value = field->toString().toStdString();
            else if (field->typeId() == QMetaType::Bool)
                value = field->toBool();
            terrain::ParameterSet values = form->values();
            QVERIFY2(values.set(id.constData(), value).isOk(), id.constData());
            form->setValues(values);
            Q_EMIT form->changed(field.key(), value, false);
            QTRY_VERIFY_WITH_TIMEOUT(import->isEnabled(), 20000);
        }
        driver.press("importDialog", "import");
        QTRY_COMPARE(driver.document().recipe().steps.front().kind, std::string("imported_heights"));
        QVERIFY(driver.settle());

        const support::ProgramRun run = support::runProgram(
            QStringList{QStringLiteral("convert"), path, driver.path("out.r32")} + options);
        QVERIFY2(run.code == 0, run.seen());
        const auto samples = driver.document().heights()->samples();
        const QByteArray seen(reinterpret_cast<const char*>(samples.data()),
                              static_cast<qsizetype>(samples.size_bytes()));
        QVERIFY(support::readFile(driver.path("out.r32")) == seen);
    }
};

} // namespace app

QTEST_MAIN(app::CommandsAsWindowTest)
#include "commands_as_window_test.moc"
