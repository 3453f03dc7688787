// SPDX-License-Identifier: MIT
#include "app/controls/control_row.h"
#include "app/controls/inline_message.h"
#include "app/controls/parameter_form.h"
#include "app/dialogs/export_heightmap_dialog.h"
#include "app/dialogs/sheet_view.h"
#include "app/jobs/job_runner.h"
#include "app/settings/settings.h"
#include "libterrain/formats/targets/target_files.h"
#include "tests/support/field_of.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <functional>

namespace app {

/// What the export dialog shows before anything is written: what a target decides, the numbers to type there,
/// sizes, the range, and why something cannot be.
class DialogsExportTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_dialog.reset(); }
    void everyTargetHasASheet_data();
    void everyTargetHasASheet();
    void whatATargetDecidesIsDisabled();
    void anyProgramHasEveryFormat();
    void theNearestSizeIsSaid();
    void rangesSayStepAndShare();
    void theRangeSaysWhoChoseIt();
    void clippedHeightsAreCounted();
    void holesCanBeFilled();
    void anyProgramCanResample();
    void sizeIsThatOfTheFiles_data();
    void sizeIsThatOfTheFiles();
    void tilesHaveNames();
    void whatCannotBeIsSaid();
    void theChoiceIsRemembered();
    void mapsAreTicked();
    void whatATargetDecidesOfMaps();
    void mapsAreRemembered();
    void whatAMapNeedsIsSaid();
    void theOverlapIsThePersonsAgain();
    void theSizeOfTheDialogStays();
    void nothingIsCutOrPushedTogether();

private:
    void open(int columns = 129, int rows = 129, bool canResize = true,
              const terrain::ExportOptions& source = {});
    void chooseTarget(const char* id);
    [[nodiscard]] QString fact(const char* name) const {
        return m_dialog->findChild<QLabel*>(QLatin1String(name))->text();
    }
    template <class Widget>
    [[nodiscard]] Widget* part(const char* name) const {
        return m_dialog->findChild<Widget*>(QLatin1String(name));
    }
    void tick(const char* map) { part<QCheckBox>((QByteArray("map_") + map).constData())->click(); }
    void set(const char* form, const char* id, const terrain::ParameterValue& value);
    [[nodiscard]] bool isOffered(const char* name) const {
        return part<QWidget>(name)->isVisibleTo(m_dialog.get());
    }

    std::function<double(int, int)> m_heights;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<JobRunner> m_jobs;
    std::unique_ptr<ExportHeightmapDialog> m_dialog;
};

void DialogsExportTest::init() {
    m_heights = [](int x, int y) { return (x * 7 + y * 13) % 500 - 20; };
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<Settings>(m_folder->filePath(QStringLiteral("settings.ini")));
    m_jobs = std::make_unique<JobRunner>(JobRunner::Mode::Inline);
    open();
}

void DialogsExportTest::open(int columns, int rows, bool canResize, const terrain::ExportOptions& source) {
    auto heights = std::make_shared<const terrain::Heightfield>(support::fieldOf(columns, rows, m_heights));
    m_dialog = std::make_unique<ExportHeightmapDialog>(ExportedTerrain{.heights = heights,
                                                                       .source = source,
                                                                       .seaLevel = 5,
                                                                       .display = {},
                                                                       .name = QStringLiteral("land"),
                                                                       .canResize = canResize},
                                                       *m_settings, *m_jobs, nullptr);
}

void DialogsExportTest::chooseTarget(const char* id) {
    auto* targets = part<QComboBox>("target");
    const int index = targets->findData(QString::fromLatin1(id));
    QVERIFY2(index >= 0, id);
    targets->setCurrentIndex(index);
}

void DialogsExportTest::set(const char* form, const char* id, const terrain::ParameterValue& value) {
    ControlRow* row = part<ParameterForm>(form)->row(QLatin1String(id));
    row->setValue(value);
    Q_EMIT row->edited(value, false);
}

void DialogsExportTest::everyTargetHasASheet_data() {
    QTest::addColumn<QString>("id");
    for (const terrain::Target& target : terrain::targets())
        if (!target.files.empty())
            QTest::newRow(target.id) << QString::fromLatin1(target.id);
}

void DialogsExportTest::everyTargetHasASheet() {
    QFETCH(QString, id);
    const terrain::Target& target = *terrain::findTarget(id.toStdString());
    QVERIFY(!isOffered("sheet"));
    chooseTarget(target.id);
    QVERIFY(isOffered("sheet"));
    QVERIFY(part<QPushButton>("export")->isEnabled());
    const auto* sheet = part<SheetView>("sheet");
    QVERIFY(sheet->text().contains(QLatin1String(target.label)));
    for (const terrain::TextSource& unknown : target.unknown)
        QVERIFY(sheet->text().contains(QStringLiteral("Not known: ") + QString::fromUtf8(unknown.source)));
    part<QPushButton>("copySheet")->click();
    QCOMPARE(QGuiApplication::clipboard()->text(), sheet->text());
    QCOMPARE(part<QComboBox>("format")->count(), static_cast<int>(target.files.size()));
    QCOMPARE(part<QComboBox>("format")->currentData().toString(),
             QString::fromLatin1(terrain::proposedFile(target)->format));
    chooseTarget("");
    QVERIFY(!isOffered("sheet"));
}

void DialogsExportTest::whatATargetDecidesIsDisabled() {
    chooseTarget("unity");
    auto* format = part<ParameterForm>("formatForm");
    QVERIFY(format->values().isChoice("rows", "south"));
    for (const char* id : {"rows", "byte_order"})
        QVERIFY2(format->row(QLatin1String(id))->inapplicable().contains(QLatin1String("Unity")), id);
    QVERIFY(part<ParameterForm>("tileForm")
                ->row(QStringLiteral("overlap"))
                ->inapplicable()
                .contains(QLatin1String("Unity")));
    QCOMPARE(part<ParameterForm>("tileForm")->values().integer("overlap"), std::int64_t{1});
    chooseTarget("cities1");
    QVERIFY(part<ParameterForm>("rangeForm")
                ->row(QStringLiteral("range"))
                ->inapplicable()
                .contains(QLatin1String("Cities")));
    for (const char* id : {"across", "down"})
        QVERIFY(!part<ParameterForm>("tileForm")->row(QLatin1String(id))->inapplicable().isEmpty());
    chooseTarget(""); // everything is free again
    for (const char* id : {"across", "down"})
        QVERIFY(part<ParameterForm>("tileForm")->row(QLatin1String(id))->inapplicable().isEmpty());
    QVERIFY(part<ParameterForm>("rangeForm")->row(QStringLiteral("range"))->inapplicable().isEmpty());
}

void DialogsExportTest::anyProgramHasEveryFormat() {
    int writable = 0;
    for (const terrain::HeightmapFormat* format : terrain::heightmapFormats())
        writable += format->canWrite() ? 1 : 0;
    QCOMPARE(part<QComboBox>("format")->count(), writable);
}

void DialogsExportTest::theNearestSizeIsSaid() {
    open(100, 100);
    QVERIFY(!isOffered("resizeTerrain"));
    chooseTarget("unity");
    QVERIFY2(fact("samples").startsWith(QStringLiteral("129 × 129, resampled from 100 × 100")),
             qPrintable(fact("samples")));
    QVERIFY(isOffered("resizeTerrain"));
    QSignalSpy wanted(m_dialog.get(), &ExportHeightmapDialog::sizeWanted);
    part<QPushButton>("resizeTerrain")->click();
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted.front(), (QVariantList{129, 129}));
    open(100, 100, false); // an import has the size that it has
    chooseTarget("unity");
    QVERIFY(!isOffered("resizeTerrain"));
}

void DialogsExportTest::rangesSayStepAndShare() {
    chooseTarget("o3de");
    QVERIFY2(fact("span").contains(QStringLiteral("(lowest to highest), in steps of")),
             qPrintable(fact("span")));
    QVERIFY2(!fact("span").contains(QStringLiteral("of the range used")), qPrintable(fact("span"))); // all is
    set("rangeForm", "range", std::string("own"));
    set("rangeForm", "minimum", -20.0);
    set("rangeForm", "maximum", 978.0);
    QVERIFY2(fact("span").contains(QStringLiteral("cm; 50.0 % of the range used")), qPrintable(fact("span")));
    chooseTarget("unreal5"); // resampled: nobody knows yet what is used
    QVERIFY2(!fact("span").contains(QStringLiteral("of the range used")), qPrintable(fact("span")));
}

void DialogsExportTest::theRangeSaysWhoChoseIt() {
    terrain::ExportOptions source;
    source.setSource("u16", {-100, 900}, {});
    open(129, 129, false, source);
    QVERIFY2(fact("span").contains(QStringLiteral("\u2212100 … 900")) &&
                 fact("span").contains(QStringLiteral("(full scale of the imported file), in steps of")) &&
                 fact("span").contains(QStringLiteral("% of the range used")),
             qPrintable(fact("span")));
    set("formatForm", "depth", std::string("8")); // no longer the file's samples
    QVERIFY2(fact("span").contains(QStringLiteral("(lowest to highest)")), qPrintable(fact("span")));
    chooseTarget("cities1");
    QVERIFY2(fact("span").contains(QStringLiteral("(as Cities: Skylines has it)")), qPrintable(fact("span")));
}

void DialogsExportTest::clippedHeightsAreCounted() {
    const auto* warning = part<InlineMessage>("warning");
    QVERIFY(warning->text().isEmpty());
    chooseTarget("cities1"); // from 0 m
    QVERIFY2(warning->text().contains(
                 QLatin1String("3.9 % of it is cut off. Raise the land with its sea by 20 m")),
             qPrintable(warning->text()));
    QCOMPARE(warning->tone(), Tone::Warning);
    QVERIFY(part<QPushButton>("export")->isEnabled());
    chooseTarget("roblox"); // 8 bits
    QVERIFY2(warning->text().contains(QLatin1String("one step is")), qPrintable(warning->text()));
    chooseTarget("");
    QVERIFY(warning->text().isEmpty());
    set("tileForm", "across", std::int64_t{2});
    QVERIFY2(warning->text().contains(QStringLiteral("64–65 wide")), qPrintable(warning->text()));
}

void DialogsExportTest::holesCanBeFilled() {
    m_heights = [](int x, int y) { return x == 3 && y == 4 ? std::nan("") : x + y; };
    open();
    const auto* warning = part<InlineMessage>("warning");
    QVERIFY2(warning->text().contains(QLatin1String("Missing samples: 1. PNG picture cannot hold them")),
             qPrintable(warning->text()));
    for (const char* format : {"GeoTIFF", "ASCII grid"})
        QVERIFY2(warning->text().contains(QLatin1String(format)), qPrintable(warning->text()));
    QVERIFY(!part<QPushButton>("export")->isEnabled());
    QVERIFY(isOffered("fillHoles"));
    auto* formats = part<QComboBox>("format");
    formats->setCurrentIndex(formats->findData(QStringLiteral("tif")));
    QVERIFY(part<QPushButton>("export")->isEnabled());
    QVERIFY(!isOffered("fillHoles"));
    set("formatForm", "type", std::string("u16")); // over a range, every number is a height
    QVERIFY(isOffered("fillHoles"));
    QSignalSpy wanted(m_dialog.get(), &ExportHeightmapDialog::filledWanted);
    part<QPushButton>("fillHoles")->click();
    QCOMPARE(wanted.size(), 1);
    m_heights = [](int, int) { return std::nan(""); }; // nothing to fill them from
    open();
    QVERIFY(!isOffered("fillHoles"));
}

void DialogsExportTest::anyProgramCanResample() {
    open(129, 65);
    QCOMPARE(part<ParameterForm>("sizeForm")->values().integer("columns"), std::int64_t{129});
    QCOMPARE(part<ParameterForm>("sizeForm")->values().integer("rows"), std::int64_t{65});
    QVERIFY(!part<ParameterForm>("sizeForm")->row(QStringLiteral("columns"))->isVisibleTo(m_dialog.get()));
    set("sizeForm", "resample", true);
    set("sizeForm", "columns", std::int64_t{200});
    QVERIFY2(fact("samples").startsWith(QStringLiteral("200 × 65, resampled from 129 × 65")),
             qPrintable(fact("samples")));
    chooseTarget("unity"); // has sizes of its own
    QVERIFY(!isOffered("sizeForm"));
    QVERIFY2(fact("samples").startsWith(QStringLiteral("129 × 129")), qPrintable(fact("samples")));
    chooseTarget("blender");
    QVERIFY(isOffered("sizeForm"));
}

/// Only what is packed speaks of compression, and only text is guessed.
void DialogsExportTest::sizeIsThatOfTheFiles_data() {
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("size");
    const auto row = [](const char* format, const char* size) {
        QTest::newRow(format) << QString::fromLatin1(format) << QString::fromUtf8(size);
    };
    row("png", "33.3 kB before compression");
    row("raw", "33.3 kB");
    row("r32", "66.6 kB");
    row("asc", "About ");
}

void DialogsExportTest::sizeIsThatOfTheFiles() {
    QFETCH(QString, format);
    QFETCH(QString, size);
    auto* formats = part<QComboBox>("format");
    formats->setCurrentIndex(formats->findData(format));
    QVERIFY2(size.endsWith(QLatin1Char(' ')) ? fact("size").startsWith(size) : fact("size") == size,
             qPrintable(fact("size")));
    set("tileForm", "across", std::int64_t{2});
    set("tileForm", "overlap", std::int64_t{1}); // one column more
    if (format == QStringLiteral("raw"))
        QCOMPARE(fact("size"), QStringLiteral("33.5 kB"));
}

void DialogsExportTest::tilesHaveNames() {
    QCOMPARE(fact("files"), QStringLiteral("land.png"));
    set("tileForm", "across", std::int64_t{3});
    QCOMPARE(fact("files"), QStringLiteral("land_x0_y0.png … land_x2_y0.png"));
    chooseTarget("unity");
    set("tileForm", "across", std::int64_t{2});
    set("tileForm", "down", std::int64_t{2});
    QCOMPARE(fact("files"), QStringLiteral("land_0_1.raw … land_1_0.raw"));
}

void DialogsExportTest::whatCannotBeIsSaid() {
    open(129, 65);
    chooseTarget("beamng");
    QVERIFY(!part<QPushButton>("export")->isEnabled());
    QVERIFY(part<InlineMessage>("warning")->text().contains(QLatin1String("square of land")));
    chooseTarget("blender");
    QVERIFY(part<QPushButton>("export")->isEnabled());
    QVERIFY(part<InlineMessage>("warning")->text().isEmpty());
}

void DialogsExportTest::theChoiceIsRemembered() {
    open(100, 100);
    chooseTarget("unreal5");
    part<QComboBox>("format")->setCurrentIndex(1);
    part<QPushButton>("resizeTerrain")->click(); // it closes, and remembers
    open(100, 100);
    QCOMPARE(part<QComboBox>("target")->currentData().toString(), QStringLiteral("unreal5"));
    QCOMPARE(part<QComboBox>("format")->currentData().toString(), QStringLiteral("raw"));
}

void DialogsExportTest::mapsAreTicked() {
    QVERIFY(!isOffered("mapOwner"));
    tick("normal");
    QVERIFY(isOffered("mapOwner"));
    QCOMPARE(part<QComboBox>("mapOwner")->currentText(), QStringLiteral("Normal map"));
    tick("splat"); // its options are shown now
    QCOMPARE(part<QComboBox>("mapOwner")->currentText(), QStringLiteral("Splat map"));
    QVERIFY2(fact("files").startsWith(QStringLiteral("land.png; of maps: 2")), qPrintable(fact("files")));
    const QString before = fact("size");
    set("mapForm", "files", std::string("layers"));
    QVERIFY2(fact("files").startsWith(QStringLiteral("land.png; of maps: 5")), qPrintable(fact("files")));
    tick("normal");
    QVERIFY2(fact("files").startsWith(QStringLiteral("land.png; of maps: 4")), qPrintable(fact("files")));
    QVERIFY(fact("size") != before);
    tick("splat");
    QCOMPARE(fact("files"), QStringLiteral("land.png"));
    QVERIFY(!isOffered("mapOwner"));
}

void DialogsExportTest::whatATargetDecidesOfMaps() {
    tick("normal");
    const auto green = [&] { return part<ParameterForm>("mapForm")->row(QStringLiteral("green")); };
    QVERIFY(green()->inapplicable().isEmpty());
    for (const auto& [target, wanted] :
         {std::pair("unreal5", "directx"), std::pair("unity", "opengl"), std::pair("cryengine", "directx")}) {
        chooseTarget(target);
        QVERIFY2(!green()->inapplicable().isEmpty(), target);
        QVERIFY2(part<ParameterForm>("mapForm")->values().isChoice("green", wanted), target);
        set("mapForm", "depth", std::string("16"));
        QVERIFY2(part<ParameterForm>("mapForm")->values().isChoice("green", wanted), target);
        QVERIFY(part<SheetView>("sheet")->text().contains(QLatin1String("green is bright")));
    }
    chooseTarget("o3de");
    QVERIFY(part<SheetView>("sheet")->text().contains(QLatin1String("Not known: Which way green")));
    chooseTarget(""); // the person's own again
    QVERIFY(green()->inapplicable().isEmpty());
    QVERIFY(part<ParameterForm>("mapForm")->values().isChoice("green", "opengl"));
    QVERIFY(part<ParameterForm>("mapForm")->values().isChoice("depth", "16"));
}

void DialogsExportTest::mapsAreRemembered() {
    open(100, 100);
    chooseTarget("unreal5");
    tick("contours");
    set("mapForm", "interval", 12.5);
    part<QComboBox>("mapSuffix")
        ->setCurrentIndex(part<QComboBox>("mapSuffix")->findText(QStringLiteral(".svg")));
    part<QPushButton>("resizeTerrain")->click(); // it closes, and remembers
    open(100, 100);
    QVERIFY(part<QCheckBox>("map_contours")->isChecked());
    QVERIFY(!part<QCheckBox>("map_normal")->isChecked());
    QCOMPARE(part<ParameterForm>("mapForm")->values().real("interval"), 12.5);
    QCOMPARE(part<QComboBox>("mapSuffix")->currentText(), QStringLiteral(".svg"));
}

void DialogsExportTest::whatAMapNeedsIsSaid() {
    tick("splat");
    set("mapForm", "low", std::string("deep"));
    QVERIFY(!part<QPushButton>("export")->isEnabled());
    QVERIFY2(part<InlineMessage>("warning")->text().contains(QLatin1String("metres")),
             qPrintable(part<InlineMessage>("warning")->text()));
    set("mapForm", "low", std::string("5"));
    QVERIFY(part<QPushButton>("export")->isEnabled());
    QVERIFY(part<InlineMessage>("warning")->text().isEmpty());
}

void DialogsExportTest::theOverlapIsThePersonsAgain() {
    set("tileForm", "across", std::int64_t{2});
    set("tileForm", "overlap", std::int64_t{3});
    const auto overlap = [&] { return part<ParameterForm>("tileForm")->values().integer("overlap"); };
    chooseTarget("unity");
    QCOMPARE(overlap(), std::int64_t{1});
    set("tileForm", "across", std::int64_t{4});
    chooseTarget("unreal5");
    QCOMPARE(overlap(), std::int64_t{0});
    chooseTarget("");
    QCOMPARE(overlap(), std::int64_t{3});
    QCOMPARE(part<ParameterForm>("tileForm")->values().integer("across"), std::int64_t{4});
}

/// However long the texts of a target are.
void DialogsExportTest::theSizeOfTheDialogStays() {
    const int width = m_dialog->width();
    for (const terrain::Target& target : terrain::targets())
        if (!target.files.empty()) {
            chooseTarget(target.id);
            QVERIFY2(m_dialog->width() == width, qPrintable(QStringLiteral("%1: %2, not %3")
                                                                .arg(QLatin1String(target.id))
                                                                .arg(m_dialog->width())
                                                                .arg(width)));
            QVERIFY2(m_dialog->height() < 700, target.id);
        }
    chooseTarget("");
    for (const terrain::SurfaceMap& map : terrain::surfaceMaps()) {
        tick(map.id);
        m_dialog->adjustSize();
        QVERIFY2(m_dialog->width() == width, map.id);
        QVERIFY2(m_dialog->height() < 700, map.id);
    }
}

/// Wrapped lines have their room, whatever is chosen, and rows their distance.
void DialogsExportTest::nothingIsCutOrPushedTogether() {
    QTest::failOnWarning(QRegularExpression(QStringLiteral("setTabOrder")));
    open(100, 100);
    m_dialog->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_dialog.get()));
    const auto check = [this](const char* what) {
        for (int i = 0; i < 4; ++i) // each layout asks the one above it
            QCoreApplication::processEvents();
        const auto labels = m_dialog->findChildren<QLabel*>();
        for (const QLabel* label : labels)
            if (label->isVisible() && label->wordWrap())
                QVERIFY2(label->height() >= label->heightForWidth(label->width()),
                         qPrintable(QStringLiteral("%1: %2 (%3 px, not %4; %5)")
                                        .arg(QLatin1String(what), label->text())
                                        .arg(label->height())
                                        .arg(label->heightForWidth(label->width()))
                                        .arg(m_dialog->height())));
        const QWidget* rows =
            fact("samples").isEmpty() ? nullptr : part<QLabel>("samples")->parentWidget()->parentWidget();
        int below = 0;
        const auto parts = rows->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly);
        QMap<int, const QWidget*> byPlace;
        for (const QWidget* one : parts)
            if (one->isVisible())
                byPlace.insert(one->y(), one);
        for (const QWidget* one : byPlace) {
            QVERIFY2(one->y() == below, what);
            QVERIFY2(one->height() >= one->minimumSizeHint().height(), what);
            below = one->y() + one->height() + 8;
        }
    };
    part<QComboBox>("target")->showPopup(); // its list is a window of its own
    part<QComboBox>("target")->hidePopup();
    for (const terrain::Target& target : terrain::targets())
        if (!target.files.empty()) {
            chooseTarget(target.id);
            check(target.id);
        }
    chooseTarget("");
    for (int i = 0; i < part<QComboBox>("format")->count(); ++i) {
        part<QComboBox>("format")->setCurrentIndex(i);
        check("format");
    }
}

} // namespace app

QTEST_MAIN(app::DialogsExportTest)
#include "dialogs_export_test.moc"
