// SPDX-License-Identifier: MIT
// Pins in the real window under X: placed, dragged, lifted and removed in the map and in the 3D view, by
// mouse and keyboard, and the table beside them.
#include "app/controls/inline_message.h"
#include "app/docks/pins_dock.h"
#include "app/document/pin_edits.h"
#include "app/settings/view_projection.h"
#include "app/viewport/scene_projection.h"
#include "app/window/pinning.h"
#include "app/window/view_area.h"
#include "tests/support/window_driver.h"

#include <QAbstractButton>
#include <QDockWidget>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QTableView>
#include <QUndoStack>

#include <algorithm>
#include <cmath>

namespace app {

class WindowPinsTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowDriver> m_driver;

    [[nodiscard]] ViewArea& views() { return m_driver->window().views(); }
    [[nodiscard]] PinsDock& dock() { return *m_driver->window().findChild<PinsDock*>(); }
    [[nodiscard]] PinEdits& edits() { return *m_driver->window().findChild<PinEdits*>(); }
    [[nodiscard]] const terrain::PointList& pins() { return edits().pins(); }
    static void drag(QWidget& widget, const QPoint& from, const QPoint& to,
                     Qt::KeyboardModifiers modifiers = {}) {
        QTest::mousePress(&widget, Qt::LeftButton, modifiers, from);
        WindowDriver::movePointer(widget, (from + to) / 2, Qt::LeftButton, modifiers);
        WindowDriver::movePointer(widget, to, Qt::LeftButton, modifiers);
        QTest::mouseRelease(&widget, Qt::LeftButton, modifiers, to);
    }
    /// The land's height at a pin, once it has been made.
    [[nodiscard]] double landAt(const terrain::FixedPoint& pin) {
        const auto& heights = *m_driver->document().heights();
        return static_cast<double>(heights.row(static_cast<int>(std::lround(
            pin.y * (heights.rows() - 1))))[static_cast<int>(std::lround(pin.x * (heights.columns() - 1)))]);
    }
    [[nodiscard]] QPoint pixelIn3d(const terrain::FixedPoint& pin) {
        const ViewportWidget& view = *views().viewport();
        const Lens lens{double(view.width()), double(view.height())};
        const SceneProjection projection(view.scene(), view.camera(), lens);
        const auto seen = projection.pixel(edits().placeOf(pin), projection.surface(pin.height));
        return seen.value_or(QPointF(-1, -1)).toPoint();
    }

private Q_SLOTS:
    void initTestCase() { m_driver = std::make_unique<WindowDriver>(QSize(1280, 800)); }
    void cleanupTestCase() { m_driver.reset(); }
    /// As it began, with the tool in hand.
    void init() {
        m_driver->document().undoStack().setIndex(0);
        edits().select(std::nullopt);
        m_driver->act("view.map");
        m_driver->map().fitView();
        m_driver->take("tool.pins");
        QVERIFY(m_driver->settle());
    }

    void theToolComesWithItsPanelAndGoesByEscape() {
        auto* panel = m_driver->window().findChild<QDockWidget*>(QStringLiteral("pinsDock"));
        QVERIFY(panel->isVisible() && !panel->visibleRegion().isEmpty());
        QVERIFY(m_driver->isChecked("tool.pins"));
        m_driver->act("tool.distance"); // one tool at a time
        QVERIFY(!m_driver->isChecked("tool.pins"));
        m_driver->act("tool.pins");
        QVERIFY(m_driver->isChecked("tool.pins"));
        QVERIFY(!m_driver->isChecked("tool.distance"));
        QTest::keyClick(&m_driver->map(), Qt::Key_Escape);
        QVERIFY(!m_driver->isChecked("tool.pins"));
        m_driver->clickMap(0.5, 0.5);
        QVERIFY(pins().empty());
    }

    void aClickBesideTheLandIsSaid() {
        QSignalSpy said(m_driver->window().findChild<Pinning*>(), &Pinning::message);
        QTest::mouseClick(&m_driver->map(), Qt::LeftButton, {},
                          QPoint(4, m_driver->map().height() / 2)); // the map is wide
        QCOMPARE(said.size(), 1);
        QVERIFY(said.front().front().toString().contains(QLatin1String("beside the land")));
        QVERIFY(pins().empty());
    }

    /// A click changes nothing of the land: the pin stands at the height that there is.
    void aClickPlacesAPinOnTheLand() {
        const QString before = m_driver->fingerprint();
        m_driver->clickMap(0.4, 0.5);
        QCOMPARE(pins().size(), std::size_t{1});
        QCOMPARE(m_driver->steps(), 1);
        QVERIFY(m_driver->settle());
        QCOMPARE(landAt(pins()[0]), pins()[0].height);
        QCOMPARE(m_driver->fingerprint(), before);
        QCOMPARE(edits().selected(), std::optional(0));
        QCOMPARE(dock().table().model()->rowCount(), 1);
        m_driver->act("edit.undo");
        QVERIFY(pins().empty() && !edits().selected());
    }

    /// A drag on free land moves the map and places nothing.
    void aDragOnFreeLandMovesTheMap() {
        const QImage before = m_driver->map().grab().toImage();
        drag(m_driver->map(), m_driver->onMap(0.4, 0.5), m_driver->onMap(0.5, 0.6));
        QVERIFY(pins().empty());
        QVERIFY(m_driver->map().grab().toImage() != before);
    }

    void aDragMovesAndIsOneStep() {
        m_driver->clickMap(0.4, 0.5);
        const terrain::FixedPoint placed = pins()[0];
        drag(m_driver->map(), m_driver->onMap(0.4, 0.5), m_driver->onMap(0.5, 0.6));
        QVERIFY(m_driver->settle());
        QCOMPARE(m_driver->steps(), 2);
        QVERIFY(pins()[0].x > placed.x + 0.01 && pins()[0].y > placed.y + 0.01);
        QCOMPARE(pins()[0].height, placed.height);
        QCOMPARE(landAt(pins()[0]), static_cast<double>(static_cast<float>(placed.height)));
        m_driver->act("edit.undo");
        QCOMPARE(pins()[0], placed);
    }

    void shiftAndTheHandleChangeTheHeight_data() {
        QTest::addColumn<bool>("byHandle");
        QTest::newRow("shift") << false;
        QTest::newRow("handle") << true;
    }
    void shiftAndTheHandleChangeTheHeight() {
        QFETCH(const bool, byHandle);
        m_driver->clickMap(0.4, 0.5);
        const terrain::FixedPoint placed = pins()[0];
        const QPoint from = m_driver->onMap(0.4, 0.5) - QPoint(0, byHandle ? 27 : 0);
        drag(m_driver->map(), from, from - QPoint(0, 60), byHandle ? Qt::NoModifier : Qt::ShiftModifier);
        QVERIFY(m_driver->settle());
        QCOMPARE(m_driver->steps(), 2);
        QVERIFY(pins()[0].height > placed.height);
        QCOMPARE(pins()[0].x, placed.x);
        QCOMPARE(pins()[0].y, placed.y);
        QCOMPARE(landAt(pins()[0]), static_cast<double>(static_cast<float>(pins()[0].height)));
    }

    void escapeTakesADragBack() {
        m_driver->clickMap(0.4, 0.5);
        const terrain::FixedPoint placed = pins()[0];
        QTest::mousePress(&m_driver->map(), Qt::LeftButton, {}, m_driver->onMap(0.4, 0.5));
        WindowDriver::movePointer(m_driver->map(), m_driver->onMap(0.5, 0.6));
        QVERIFY(pins()[0] != placed);
        QTest::keyClick(&m_driver->map(), Qt::Key_Escape);
        QCOMPARE(pins()[0], placed);
        WindowDriver::movePointer(m_driver->map(), m_driver->onMap(0.3, 0.3));
        QTest::mouseRelease(&m_driver->map(), Qt::LeftButton, {}, m_driver->onMap(0.3, 0.3));
        QCOMPARE(pins()[0], placed);
        QVERIFY(m_driver->isChecked("tool.pins"));
    }

    void theKeyboardDoesTheSame() {
        m_driver->map().setFocus();
        QTest::keyClick(&m_driver->map(), Qt::Key_Return); // the cursor comes
        QTest::keyClick(&m_driver->map(), Qt::Key_Return);
        QCOMPARE(pins().size(), std::size_t{1});
        const double height = pins()[0].height;
        QTest::keyClick(&m_driver->map(), Qt::Key_PageUp);
        QVERIFY(pins()[0].height > height);
        QTest::keyClick(&m_driver->map(), Qt::Key_Right, Qt::ControlModifier);
        QTest::keyClick(&m_driver->map(), Qt::Key_Return);
        QCOMPARE(pins().size(), std::size_t{2});
        QCOMPARE(edits().selected(), std::optional(1));
        QTest::keyClick(&m_driver->map(), Qt::Key_Left, Qt::ControlModifier);
        QTest::keyClick(&m_driver->map(), Qt::Key_Return); // on the first one
        QCOMPARE(edits().selected(), std::optional(0));
        QTest::keyClick(&m_driver->map(), Qt::Key_Delete);
        QCOMPARE(pins().size(), std::size_t{1});
    }

    /// Where another pin stands no pin goes; a sentence says so until there is room again.
    void aPinStopsBeforeAnother() {
        m_driver->clickMap(0.4, 0.5);
        m_driver->clickMap(0.5, 0.5);
        QCOMPARE(pins().size(), std::size_t{2});
        edits().move(1, edits().placeOf(pins()[0]));
        QVERIFY(pins()[0].x != pins()[1].x);
        QVERIFY2(dock().message().contains(QStringLiteral("same sample")), qPrintable(dock().message()));
        drag(m_driver->map(), m_driver->onMap(0.5, 0.5), m_driver->onMap(0.6, 0.6));
        QVERIFY(dock().message().isEmpty());
    }

    void theTableEditsPins_data() {
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<bool>("accepted");
        QTest::newRow("height") << 2 << QStringLiteral("500+12.5") << true;
        QTest::newRow("word") << 2 << QStringLiteral("high") << false;
        QTest::newRow("nan") << 2 << QStringLiteral("nan") << false;
        QTest::newRow("outside") << 0 << QStringLiteral("-5") << false;
        QTest::newRow("north edge") << 1 << QStringLiteral("0") << true;
    }
    void theTableEditsPins() {
        QFETCH(const int, column);
        QFETCH(const QString, typed);
        QFETCH(const bool, accepted);
        m_driver->clickMap(0.4, 0.5);
        const terrain::FixedPoint placed = pins()[0];
        QTableView& table = dock().table();
        const QModelIndex cell = table.model()->index(0, column);
        table.setCurrentIndex(cell);
        table.edit(cell);
        auto* field = table.findChild<QLineEdit*>();
        QVERIFY(field != nullptr);
        field->setText(typed);
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_COMPARE(pins()[0] != placed || !dock().message().isEmpty(), true); // the view commits later
        QCOMPARE(pins()[0] != placed, accepted);
        QCOMPARE(dock().message().isEmpty(), accepted);
        if (column == 2 && accepted)
            QCOMPARE(pins()[0].height, 512.5);
    }

    void theTableRemovesPins() {
        for (const double x : {0.3, 0.4, 0.5})
            m_driver->clickMap(x, 0.5);
        const terrain::FixedPoint last = pins()[2];
        edits().select(0);
        dock().table().setFocus();
        QTest::keyClick(&dock().table(), Qt::Key_Delete);
        QTest::keyClick(&dock().table(), Qt::Key_Delete);
        QCOMPARE(pins().size(), std::size_t{1});
        QCOMPARE(pins()[0], last);
    }

    void theButtonAddsAndRemoves() {
        auto* add = dock().findChild<QAbstractButton*>(QStringLiteral("addPins"));
        for (std::size_t count = 1; count <= 3; ++count) {
            add->click();
            QCOMPARE(pins().size(), count);
            QCOMPARE(edits().selected(), std::optional<int>(static_cast<int>(count) - 1));
        }
        QVERIFY(m_driver->settle());
        dock().findChild<QAbstractButton*>(QStringLiteral("removePins"))->click();
        QCOMPARE(pins().size(), std::size_t{2});
    }

    /// The sentence takes the room of the hint, so that table and buttons stay where they are seen.
    void aRefusalLeavesTheButtonsInSight() {
        dock().findChild<QAbstractButton*>(QStringLiteral("addPins"))->click();
        auto* remove = dock().findChild<QAbstractButton*>(QStringLiteral("removePins"));
        Q_EMIT edits().refused({terrain::ErrorCode::InvalidRequest, {"tests", "A sentence."}});
        QVERIFY(!dock().message().isEmpty());
        QVERIFY(m_driver->settle());
        const QRect button(remove->mapTo(&dock(), QPoint()), remove->size());
        QVERIFY(dock().rect().contains(button));
        Q_EMIT edits().accepted();
        QVERIFY(dock().message().isEmpty());
    }

    void tablesComeAndGo() {
        m_driver->clickMap(0.4, 0.5);
        m_driver->clickMap(0.5, 0.6);
        const terrain::PointList before = pins();
        dock().findChild<QAbstractButton*>(QStringLiteral("exportPins"))->click();
        m_driver->giveFile(m_driver->path("mine"));
        QTRY_VERIFY(QFile::exists(m_driver->path("mine.csv")));
        edits().replace({}, QStringLiteral("None"));
        const auto import = [&](const QString& path) {
            dock().findChild<QAbstractButton*>(QStringLiteral("importPins"))->click();
            m_driver->giveFile(path);
        };
        QTRY_VERIFY(m_driver->settle());
        import(m_driver->path("mine.csv"));
        QTRY_COMPARE(pins(), before);
        QFile wrong(m_driver->path("wrong.csv"));
        QVERIFY(wrong.open(QIODevice::WriteOnly) && wrong.write("1,2,3\n1,high,3\n") > 0);
        wrong.close();
        import(m_driver->path("wrong.csv"));
        QTRY_VERIFY2(dock().message().contains(QStringLiteral("line 2")), qPrintable(dock().message()));
        QCOMPARE(pins(), before);
    }

    void theyWorkInThe3dViewToo() {
        m_driver = std::make_unique<WindowDriver>(QSize(1280, 800)); // its camera has not been moved
        init();
        m_driver->act("view.3d");
        if (!views().has3d())
            QSKIP("no OpenGL here");
        ViewportWidget& view = *views().viewport();
        QVERIFY(m_driver->settle());
        (void)view.picture();
        QTest::mouseClick(&view, Qt::LeftButton, {}, {view.width() / 2, view.height() / 2});
        QCOMPARE(pins().size(), std::size_t{1});
        QVERIFY(m_driver->settle());
        const terrain::FixedPoint placed = pins()[0];
        QCOMPARE(landAt(placed), placed.height);
        const QPoint from = pixelIn3d(placed);
        QVERIFY((from - QPoint(view.width() / 2, view.height() / 2)).manhattanLength() < 8);
        drag(view, from, from + QPoint(60, 0));
        QVERIFY(pins()[0].x != placed.x || pins()[0].y != placed.y);
        QCOMPARE(pins()[0].height, placed.height);
        QVERIFY(m_driver->settle());
        const QPoint moved = pixelIn3d(pins()[0]);
        QVERIFY2((moved - from - QPoint(60, 0)).manhattanLength() < 8, "the pin is under the pointer");
        drag(view, moved, moved - QPoint(0, 50), Qt::ShiftModifier);
        QVERIFY(pins()[0].height > placed.height);
        QCOMPARE(m_driver->steps(), 3);
        const Camera camera = view.camera();
        drag(view, {40, view.height() / 2}, {90, view.height() / 2}); // free: turns
        QVERIFY(!(view.camera() == camera));
        QCOMPARE(pins().size(), std::size_t{1});
    }

    void pinsAreDrawnInBothViews() {
        m_driver->act("view.split");
        if (!views().has3d())
            QSKIP("no OpenGL here");
        ViewportWidget& view = *views().viewport();
        QVERIFY(m_driver->settle());
        const QImage map0 = m_driver->map().grab().toImage();
        const QImage view0 = view.grabFramebuffer();
        m_driver->clickMap(0.5, 0.5);
        QVERIFY(m_driver->map().grab().toImage() != map0);
        QVERIFY(view.grabFramebuffer() != view0);
    }

    /// Steps after the ground change the land: a pin still stands at the ground's own height, and the panel
    /// says so.
    /// A coarser terrain has its mountain too, and pins that cannot act there are told.
    void otherSizesKeepThem() {
        const terrain::Grid grid = m_driver->document().recipe().grid;
        QVERIFY(edits().place({304 * grid.spacingX, grid.depth() / 2}) && edits().setHeight(0, 1500));
        QVERIFY(edits().place({303 * grid.spacingX, grid.depth() / 2}));
        QVERIFY(m_driver->settle());
        const auto buttons = m_driver->window().findChildren<QAbstractButton*>();
        const auto coarser = std::ranges::find(buttons, QStringLiteral("Coarser"), &QAbstractButton::text);
        QVERIFY(coarser != buttons.end());
        const auto* notes = m_driver->window().findChild<InlineMessage*>(QStringLiteral("recipeNotes"));
        QVERIFY(!notes->isVisible());
        for (int i = 0; i < 3; ++i)
            (*coarser)->click();
        QVERIFY(m_driver->settle());
        const terrain::Heightfield& heights = *m_driver->document().heights();
        const terrain::FixedPoint pin = edits().pins().front();
        QCOMPARE(heights.at(qRound(pin.x * (heights.columns() - 1)), qRound(pin.y * (heights.rows() - 1))),
                 1500.0F);
        QVERIFY(notes->isVisible());
        QVERIFY2(notes->text().contains(QStringLiteral("1 of 2")), qPrintable(notes->text()));
    }

    void laterStepsChangeNoPin() {
        DocumentState next{m_driver->document().recipe(), m_driver->document().display()};
        next.recipe.steps.push_back(terrain::makeStep("invert", "invert"));
        m_driver->document().apply(next, QStringLiteral("Invert"));
        const QString before = m_driver->fingerprint();
        m_driver->clickMap(0.4, 0.5);
        QCOMPARE(pins().size(), std::size_t{1});
        QCOMPARE(m_driver->fingerprint(), before);
    }

    void landWithoutPinsSaysSo() {
        DocumentState next{m_driver->document().recipe(), m_driver->document().display()};
        next.recipe.steps = {terrain::makeStep("flat", "ground")};
        m_driver->document().apply(next, QStringLiteral("Flat"));
        QVERIFY(m_driver->settle());
        m_driver->clickMap(0.4, 0.5);
        QVERIFY(dock().message().contains(QStringLiteral("diamond-square")));
        QCOMPARE(m_driver->steps(), 1);
    }
};

} // namespace app

QTEST_MAIN(app::WindowPinsTest)
#include "window_pins_test.moc"
