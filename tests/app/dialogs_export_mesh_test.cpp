// SPDX-License-Identifier: MIT
#include "app/controls/parameter_form.h"
#include "app/dialogs/export_mesh_dialog.h"
#include "app/dialogs/sheet_view.h"
#include "app/jobs/job_runner.h"
#include "app/settings/settings.h"
#include "libterrain/formats/mesh_chunks.h"
#include "libterrain/surface/mesh/decimated_mesh.h"
#include "tests/support/field_of.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QStandardPaths>
#include <QTest>

#include <cmath>

namespace app {

class DialogsExportMeshTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void listsEveryFormat() {
        Settings settings;
        JobRunner jobs(JobRunner::Mode::Inline);
        const ExportMeshDialog dialog(heights(), QStringLiteral("hill"), settings, jobs, nullptr);
        const auto* formats = dialog.findChild<QComboBox*>(QStringLiteral("format"));
        QCOMPARE(formats->count(), static_cast<int>(terrain::meshFormats().size()));
        for (const terrain::MeshFormat* format : terrain::meshFormats())
            QVERIFY(formats->findData(QString::fromLatin1(format->id())) >= 0);
    }

    /// The counts are those of the mesh that would be written, whatever is chosen.
    void tellsHowManyTriangles() {
        Settings settings;
        JobRunner jobs(JobRunner::Mode::Inline);
        const terrain::SharedHeightfield land = heights();
        ExportMeshDialog dialog(land, QStringLiteral("hill"), settings, jobs, nullptr);
        auto* form = dialog.findChild<ParameterForm*>(QStringLiteral("meshForm"));
        const auto* counts = dialog.findChild<QLabel*>(QStringLiteral("counts"));
        const auto choose = [&](const char* triangles, double error) {
            terrain::ParameterSet values = form->values();
            QVERIFY(values.set("triangles", std::string(triangles)).isOk());
            QVERIFY(values.set("max_error", error).isOk());
            form->setValues(values);
            Q_EMIT form->changed(QStringLiteral("max_error"), error, false);
        };
        choose("grid", 1);
        QCOMPARE(digits(counts->text()), QStringLiteral("24004602"));
        for (const double error : {0.1, 2.0}) {
            choose("few", error);
            const terrain::Mesh mesh = terrain::decimatedMesh(*land, error).value();
            QCOMPARE(digits(counts->text()),
                     QString::number(mesh.vertices.size()) + QString::number(mesh.indices.size() / 3));
        }
    }

    /// Chunks: their rows come, what they make is told, and a format that cannot hold them is refused before
    /// a file is asked for.
    void chunksAreTold() {
        Settings settings;
        JobRunner jobs(JobRunner::Mode::Inline);
        const terrain::SharedHeightfield land = heights();
        ExportMeshDialog dialog(land, QStringLiteral("hill"), settings, jobs, nullptr);
        auto* formats = dialog.findChild<QComboBox*>(QStringLiteral("format"));
        auto* form = dialog.findChild<ParameterForm*>(QStringLiteral("meshForm"));
        const auto* chunks = dialog.findChild<QLabel*>(QStringLiteral("chunks"));
        const auto* levels = dialog.findChild<QLabel*>(QStringLiteral("levels"));
        const auto* counts = dialog.findChild<QLabel*>(QStringLiteral("counts"));
        const auto* go = dialog.findChild<QPushButton*>(QStringLiteral("export"));
        formats->setCurrentIndex(formats->findData(QStringLiteral("glb")));
        terrain::ParameterSet values = form->values();
        QVERIFY(values.set("triangles", std::string("grid")).isOk());
        form->setValues(values);
        Q_EMIT form->changed(QStringLiteral("triangles"), std::string("grid"), false);
        QVERIFY(!chunks->isVisibleTo(&dialog) && !levels->isVisibleTo(&dialog));
        QVERIFY(values.set("triangles", std::string("chunks")).isOk());
        QVERIFY(values.set("chunk_cells", std::int64_t{16}).isOk());
        QVERIFY(values.set("chunk_levels", std::int64_t{3}).isOk());
        form->setValues(values);
        Q_EMIT form->changed(QStringLiteral("triangles"), std::string("chunks"), false);
        QVERIFY(chunks->isVisibleTo(&dialog) && levels->isVisibleTo(&dialog));
        QVERIFY2(digits(chunks->text()).startsWith(QLatin1String("43")), qPrintable(chunks->text()));
        QCOMPARE(levels->text().split(QStringLiteral(" · ")).size(), 3);
        const terrain::ChunkOptions asked{16, 3, terrain::ChunkOptions::Skirts::AsDeepAsNeeded, 0};
        const auto plan = terrain::ChunkSource::plan(*land, asked).value();
        QCOMPARE(digits(counts->text()),
                 QString::number(plan.extent().vertices) + QString::number(plan.extent().triangles));
        QVERIFY(go->isEnabled());
        QVERIFY(values.set("chunk_levels", std::int64_t{6}).isOk()); // more than 16 cells have
        form->setValues(values);
        Q_EMIT form->changed(QStringLiteral("chunk_levels"), std::int64_t{6}, false);
        QVERIFY(!go->isEnabled());
        formats->setCurrentIndex(formats->findData(QStringLiteral("ply")));
        QVERIFY(!go->isEnabled());
        QVERIFY2(counts->text().contains(QLatin1String(".glb")), qPrintable(counts->text()));
        QVERIFY(values.set("triangles", std::string("grid")).isOk());
        form->setValues(values);
        Q_EMIT form->changed(QStringLiteral("triangles"), std::string("grid"), false);
        QVERIFY(go->isEnabled());
    }

    /// Of land with holes more is said of the size: all of it is seen, whatever is chosen.
    void nothingIsCut() {
        Settings settings;
        JobRunner jobs(JobRunner::Mode::Inline);
        terrain::Heightfield land = support::planeOf(60, 50, 0.2, 0.1, 0);
        land.row(20)[30] = terrain::hole;
        ExportMeshDialog dialog(std::make_shared<const terrain::Heightfield>(std::move(land)),
                                QStringLiteral("hill"), settings, jobs, nullptr);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        auto* formats = dialog.findChild<QComboBox*>(QStringLiteral("format"));
        for (int i = 0; i < formats->count(); ++i) {
            formats->setCurrentIndex(i);
            QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
            const auto labels = dialog.findChildren<QLabel*>();
            for (const QLabel* label : labels)
                if (label->isVisible() && label->wordWrap())
                    QVERIFY2(label->height() >= label->heightForWidth(label->width()),
                             qPrintable(label->text()));
        }
    }

    /// Of bodies theirs are told, walls and bottoms too, by width or by scale.
    void tellsHowManyTrianglesBodiesHave() {
        Settings settings;
        JobRunner jobs(JobRunner::Mode::Inline);
        const terrain::SharedHeightfield land = heights();
        ExportMeshDialog dialog(land, QStringLiteral("hill"), settings, jobs, nullptr);
        auto* targets = dialog.findChild<QComboBox*>(QStringLiteral("target"));
        auto* formats = dialog.findChild<QComboBox*>(QStringLiteral("format"));
        auto* form = dialog.findChild<ParameterForm*>(QStringLiteral("solidForm"));
        auto* triangles = dialog.findChild<ParameterForm*>(QStringLiteral("meshForm"));
        const auto* counts = dialog.findChild<QLabel*>(QStringLiteral("counts"));
        const auto* extent = dialog.findChild<QLabel*>(QStringLiteral("extent"));
        targets->setCurrentIndex(targets->findData(QStringLiteral("print3d")));
        QCOMPARE(formats->count(), 2);
        QCOMPARE(formats->currentData().toString(), QStringLiteral("3mf"));
        QVERIFY(triangles->values().isChoice("triangles", "few"));
        // 0.05 mm of 150 mm for 59 m.
        QVERIFY(std::abs(triangles->values().real("max_error") - 0.019) < 1e-9);
        QVERIFY(
            dialog.findChild<SheetView*>(QStringLiteral("sheet"))->text().contains(QLatin1String("slicer")));
        terrain::ParameterSet values = form->values();
        QVERIFY(values.set("size", std::string("scale")).isOk() && values.set("scale", 500.0).isOk());
        QVERIFY(values.set("tiles_across", std::int64_t{2}).isOk());
        form->setValues(values);
        Q_EMIT form->changed(QStringLiteral("scale"), 500.0, false);
        QVERIFY2(digits(extent->text()).startsWith(QLatin1String("1180780")), qPrintable(extent->text()));
        terrain::SolidOptions options;
        options.scale = 500;
        options.tilesAcross = 2;
        options.maximumError = triangles->values().real("max_error");
        const terrain::MeshExtent expected = terrain::countSolids(*land, options).value();
        QCOMPARE(digits(counts->text()),
                 QString::number(expected.vertices) + QString::number(expected.triangles));
        targets->setCurrentIndex(targets->findData(QStringLiteral("blender")));
        QCOMPARE(formats->count(), 1);
        QVERIFY(form->isHidden());
        targets->setCurrentIndex(0);
        QCOMPARE(formats->count(), static_cast<int>(terrain::meshFormats().size()));
    }

    /// Bodies are for formats of printers alone, and the dialog says how large they become.
    void bodiesAreForPrinters() {
        Settings settings;
        JobRunner jobs(JobRunner::Mode::Inline);
        ExportMeshDialog dialog(heights(), QStringLiteral("hill"), settings, jobs, nullptr);
        auto* formats = dialog.findChild<QComboBox*>(QStringLiteral("format"));
        auto* form = dialog.findChild<ParameterForm*>(QStringLiteral("solidForm"));
        const auto* extent = dialog.findChild<QLabel*>(QStringLiteral("extent"));
        formats->setCurrentIndex(formats->findData(QStringLiteral("stl")));
        QVERIFY(!form->isHidden());
        QVERIFY(!extent->text().contains(QLatin1String("mm")));
        terrain::ParameterSet values = form->values();
        QVERIFY(values.set("shape", std::string("body")).isOk());
        QVERIFY(values.set("print_width", 118.0).isOk()); // of 59 m: 1:500
        form->setValues(values);
        Q_EMIT form->changed(QStringLiteral("print_width"), 118.0, false);
        QVERIFY2(extent->text().contains(QLatin1String("1:500")), qPrintable(extent->text()));
        QVERIFY2(digits(extent->text()).startsWith(QLatin1String("1180780")), qPrintable(extent->text()));
        formats->setCurrentIndex(formats->findData(QStringLiteral("glb")));
        QVERIFY(form->isHidden());
        QVERIFY(!extent->text().contains(QLatin1String("mm")));
    }

private:
    static terrain::SharedHeightfield heights() {
        return std::make_shared<const terrain::Heightfield>(support::fieldOf(
            60, 40, [](int c, int r) { return 20 * std::sin(c * 0.2) * std::cos(r * 0.3); }));
    }
    static QString digits(QString text) {
        return text.removeIf([](QChar c) { return !c.isDigit(); });
    }
};

} // namespace app

QTEST_MAIN(app::DialogsExportMeshTest)
#include "dialogs_export_mesh_test.moc"
