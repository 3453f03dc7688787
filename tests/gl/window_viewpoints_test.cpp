// SPDX-License-Identifier: MIT
// The real window under X: viewpoints, flights through them, films and pictures of the 3D view.
#include "app/controls/control_row.h"
#include "app/controls/entry_field.h"
#include "app/controls/parameter_form.h"
#include "app/dialogs/spec_dialog.h"
#include "app/docks/viewpoints_dock.h"
#include "app/viewport/camera_json.h"
#include "app/window/view_area.h"
#include "app/window/view_films.h"
#include "tests/support/window_driver.h"

#include <QCheckBox>
#include <QDir>
#include <QDockWidget>
#include <QLabel>
#include <QListWidget>
#include <QSignalSpy>
#include <QSvgRenderer>
#include <QToolButton>

#include <glm/geometric.hpp>

namespace app {

class WindowViewpointsTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowDriver> m_driver;

    [[nodiscard]] ViewportWidget& view() { return *m_driver->window().views().viewport(); }
    [[nodiscard]] ViewpointsDock& dock() { return *m_driver->window().findChild<ViewpointsDock*>(); }

    void keepTwo() {
        m_driver->act("viewpoint.keep");
        view().lookFrom(90, 30);
        m_driver->act("viewpoint.keep");
        QCOMPARE(m_driver->document().viewpoints().size(), 2);
    }
    /// Fills the open dialog's form.
    void choose(const char* dialog, const QMap<QString, QString>& answers) {
        auto* box = m_driver->seek<SpecDialog>(dialog);
        QVERIFY(box != nullptr);
        terrain::ParameterSet values = box->values();
        for (auto it = answers.cbegin(); it != answers.cend(); ++it)
            QVERIFY2(values.setFromText(it.key().toStdString(), it.value().toStdString()).isOk(),
                     qPrintable(it.key()));
        box->form().setValues(values);
    }

private Q_SLOTS:
    void init() {
        m_driver = std::make_unique<WindowDriver>();
        m_driver->setSide(65);
        QTRY_VERIFY(view().scene().heights && view().scene().heights->heights->columns() == 65);
    }

    /// Without and with a list, the buttons stand below what they are for and no gap tears them apart.
    void theButtonsStandTogether() {
        const auto isTight = [this](const QWidget& above) {
            const auto* loop = dock().findChild<QCheckBox*>();
            const auto* keep = dock().findChild<QToolButton*>();
            const int edge = above.mapTo(&dock(), QPoint(0, above.height())).y();
            const int box = loop->mapTo(&dock(), QPoint()).y();
            const int button = keep->mapTo(&dock(), QPoint()).y();
            return box - edge <= 16 && button - box - loop->height() <= 16;
        };
        m_driver->window().findChild<QDockWidget*>(QStringLiteral("viewpointsDock"))->raise();
        const auto* hint = dock().findChild<QLabel*>();
        QTRY_VERIFY(hint->isVisible() && isTight(*hint));
        QVERIFY(hint->height() <= hint->heightForWidth(hint->width()) + 4);
        keepTwo();
        QTRY_VERIFY(dock().list().isVisible() && isTight(dock().list()));
    }

    void keptViewsAreListedAndSaved() {
        keepTwo();
        QVERIFY(m_driver->document().isModified());
        QCOMPARE(dock().list().count(), 2);
        QVERIFY(m_driver->document().viewpoints()[0].name != m_driver->document().viewpoints()[1].name);
        const QString file = m_driver->path("views.moraine");
        m_driver->saveAs(file);
        const QList<Viewpoint> kept = m_driver->document().viewpoints();
        m_driver->restart();
        QCOMPARE(dock().list().count(), 0);
        m_driver->window().openFile(file);
        QTRY_COMPARE_WITH_TIMEOUT(dock().list().count(), 2, 20000);
        QCOMPARE(m_driver->document().viewpoints(), kept);
    }

    void goingToOneShowsItExactly() {
        keepTwo();
        const std::optional<Camera> first = cameraFromJson(m_driver->document().viewpoints()[0].camera);
        QVERIFY(first);
        QVERIFY(glm::distance(view().camera().eye, first->eye) > 1);
        dock().list().setCurrentRow(0);
        Q_EMIT dock().list().itemActivated(dock().list().item(0));
        QTRY_VERIFY(glm::distance(view().camera().eye, first->eye) < 1e-6);
    }

    void theListIsEdited() {
        keepTwo();
        dock().list().item(0)->setText(QStringLiteral("  Bay "));
        QCOMPARE(m_driver->document().viewpoints()[0].name, QStringLiteral("Bay"));
        dock().list().item(0)->setText(QStringLiteral(" ")); // no name: the former one stays
        QCOMPARE(m_driver->document().viewpoints()[0].name, QStringLiteral("Bay"));
        QCOMPARE(dock().list().item(0)->text(), QStringLiteral("Bay"));
        QVERIFY(dock().list().model()->moveRow({}, 0, {}, 2)); // dragged below the other
        QCOMPARE(m_driver->document().viewpoints()[1].name, QStringLiteral("Bay"));
        auto* panel = m_driver->window().findChild<QDockWidget*>(QStringLiteral("viewpointsDock"));
        panel->raise();
        dock().list().setFocus();
        QTRY_VERIFY(dock().list().hasFocus());
        dock().list().setCurrentRow(1);
        QTest::keyClick(&dock().list(), Qt::Key_Delete);
        QCOMPARE(m_driver->document().viewpoints().size(), 1);
        QVERIFY(m_driver->document().viewpoints()[0].name != QStringLiteral("Bay"));
    }

    void actionsAreCheckedWhileTheyAreSo() {
        m_driver->act("travel.walk");
        QVERIFY(m_driver->isChecked("travel.walk"));
        m_driver->act("travel.cruise");
        QVERIFY(!m_driver->isChecked("travel.walk"));
        QTest::keyClick(&view(), Qt::Key_Escape);
        QVERIFY(!view().travelMode());
        QVERIFY(!m_driver->isChecked("travel.cruise"));
        m_driver->act("travel.walk");
        m_driver->act("travel.walk"); // again: ends it
        QVERIFY(!m_driver->isChecked("travel.walk") && !view().travelMode());
    }

    void fliesThroughThem() {
        QVERIFY(!m_driver->window().findChild<QAction*>(QStringLiteral("viewpoint.fly"))->isEnabled());
        keepTwo();
        const QSignalSpy changes(&view(), &ViewportWidget::journeyChanged);
        m_driver->act("viewpoint.fly");
        QCOMPARE(changes.size(), 1);
        QTest::keyClick(&view(), Qt::Key_Escape);
        QCOMPARE(changes.size(), 2);
    }

    void filmsAreNumberedPictures_data() {
        QTest::addColumn<QString>("flight");
        QTest::newRow("through the viewpoints") << QStringLiteral("path");
        QTest::newRow("over the ground") << QStringLiteral("ground");
    }
    void filmsAreNumberedPictures() {
        QFETCH(QString, flight);
        keepTwo();
        m_driver->act("picture.film");
        choose("filmDialog", {{QStringLiteral("flight"), flight},
                              {QStringLiteral("seconds"), QStringLiteral("2")},
                              {QStringLiteral("rate"), QStringLiteral("2")},
                              {QStringLiteral("width"), QStringLiteral("96")},
                              {QStringLiteral("height"), QStringLiteral("54")},
                              {QStringLiteral("smoothness"), QStringLiteral("1")}});
        m_driver->press("filmDialog", "go");
        m_driver->giveFile(m_driver->path("tour.png"));
        const QDir folder(QFileInfo(m_driver->path("tour.png")).absolutePath());
        const auto names = [&] { return folder.entryList({QStringLiteral("tour*")}); };
        QTRY_COMPARE_WITH_TIMEOUT(
            names(),
            QStringList({QStringLiteral("tour_0001.png"), QStringLiteral("tour_0002.png"),
                         QStringLiteral("tour_0003.png"), QStringLiteral("tour_0004.png")}),
            20000);
        QVERIFY(m_driver->settle());
        QImage before;
        for (const QString& name : names()) {
            const QImage picture(folder.filePath(name));
            QCOMPARE(picture.size(), QSize(96, 54));
            QVERIFY(picture != before); // it moves
            before = picture;
        }
    }

    void aStoppedFilmTellsWhatIsThere() {
        QSignalSpy told(m_driver->window().findChild<ViewFilms*>(), &ViewFilms::message);
        m_driver->act("picture.film");
        choose("filmDialog", {{QStringLiteral("flight"), QStringLiteral("ground")},
                              {QStringLiteral("seconds"), QStringLiteral("600")},
                              {QStringLiteral("rate"), QStringLiteral("25")},
                              {QStringLiteral("width"), QStringLiteral("96")},
                              {QStringLiteral("height"), QStringLiteral("54")},
                              {QStringLiteral("smoothness"), QStringLiteral("1")}});
        m_driver->press("filmDialog", "go");
        m_driver->giveFile(m_driver->path("long.png"));
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(m_driver->path("long_00003.png")), 20000);
        m_driver->session().jobs.cancelAll();
        QTRY_COMPARE(told.size(), 1);
        const QString text = told.front().front().toString();
        QVERIFY2(text.startsWith(QStringLiteral("The film was stopped: ")), qPrintable(text));
        QVERIFY(m_driver->settle());
    }

    void picturesAreSaved_data() {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<bool>("transparent");
        QTest::newRow("picture") << QStringLiteral("png") << false;
        QTest::newRow("transparent picture") << QStringLiteral("png") << true;
        QTest::newRow("drawing") << QStringLiteral("svg") << false;
    }
    void picturesAreSaved() {
        QFETCH(QString, kind);
        QFETCH(bool, transparent);
        m_driver->act("picture.save");
        choose("pictureDialog", {{QStringLiteral("kind"), kind},
                                 {QStringLiteral("width"), QStringLiteral("200")},
                                 {QStringLiteral("height"), QStringLiteral("120")},
                                 {QStringLiteral("smoothness"), QStringLiteral("2")},
                                 {QStringLiteral("transparent"),
                                  transparent ? QStringLiteral("true") : QStringLiteral("false")}});
        m_driver->press("pictureDialog", "go");
        const QString file = m_driver->path("view.") + kind;
        m_driver->giveFile(file);
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(file), 20000);
        QVERIFY(m_driver->settle());
        if (kind == QStringLiteral("svg")) {
            QVERIFY(QSvgRenderer(file).isValid());
            return;
        }
        const QImage picture(file);
        QCOMPARE(picture.size(), QSize(200, 120));
        QCOMPARE(picture.pixelColor(2, 2).alpha(), transparent ? 0 : 255);
        QCOMPARE(picture.pixelColor(100, 66).alpha(), 255);
    }

    /// What stands in a field in red is not what would be made: nothing is.
    void refusedEntriesMakeNoPicture_data() {
        QTest::addColumn<QString>("typed");
        for (const char* typed : {"abc", "99999", "0", ""})
            QTest::newRow(typed) << typed;
    }
    void refusedEntriesMakeNoPicture() {
        QFETCH(QString, typed);
        m_driver->act("picture.save");
        auto* dialog = m_driver->seek<SpecDialog>("pictureDialog");
        QVERIFY(dialog != nullptr);
        auto* field = dialog->form().row(QStringLiteral("width"))->findChild<EntryField*>();
        QSignalSpy wanted(dialog, &SpecDialog::wanted);
        field->setFocus();
        field->setText(typed);
        field->setModified(true); // as typing does
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(field->isInvalid());
        m_driver->press("pictureDialog", "go");
        QCOMPARE(wanted.size(), 0);
        QVERIFY(dialog->isVisible());
        QVERIFY(field->isInvalid());
        dialog->reject();
    }

    /// Sizes that cannot be drawn are refused beside their field.
    void tooLargePicturesAreRefused() {
        m_driver->act("picture.save");
        choose("pictureDialog", {{QStringLiteral("width"), QStringLiteral("32768")}});
        auto* dialog = m_driver->seek<SpecDialog>("pictureDialog");
        Q_EMIT dialog->form().changed(QStringLiteral("width"), dialog->values().value("width"), false);
        if (openGlProbe().maximumTextureSide >= 32768)
            QSKIP("This card draws pictures of that size.");
        QVERIFY(dialog->form().hasErrors());
        QVERIFY(!dialog->findChild<QAbstractButton*>(QStringLiteral("go"))->isEnabled());
    }
};

} // namespace app

QTEST_MAIN(app::WindowViewpointsTest)
#include "window_viewpoints_test.moc"
