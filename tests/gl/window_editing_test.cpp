// SPDX-License-Identifier: MIT
// The real window under X: what a person does in the first minutes.
#include "app/controls/number_row.h"
#include "app/controls/number_slider.h"
#include "app/controls/parameter_form.h"
#include "app/docks/generator_dock.h"
#include "app/docks/step_editor.h"
#include "app/window/evaluation.h"
#include "app/window/view_area.h"
#include "tests/support/window_driver.h"

#include <QUndoStack>

namespace app {

namespace {

/// The share of pixels in the middle of the picture that are not those of an empty scene: ground has colours.
double colouredShare(const QImage& picture) {
    int coloured = 0;
    int all = 0;
    for (int y = picture.height() / 4; y < picture.height() * 3 / 4; y += 2) {
        for (int x = picture.width() / 4; x < picture.width() * 3 / 4; x += 2) {
            ++all;
            coloured += picture.pixelColor(x, y).hslSaturation() > 60 ? 1 : 0;
        }
    }
    return static_cast<double>(coloured) / all;
}

double difference(const QImage& a, const QImage& b) {
    qint64 sum = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x)
            sum += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y)));
    }
    return static_cast<double>(sum) / (static_cast<double>(a.width()) * a.height());
}

} // namespace

class WindowEditingTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowDriver> m_driver;

    [[nodiscard]] QImage viewPicture() {
        QTest::qWait(300); // the camera's ease
        return m_driver->window().views().viewport()->picture();
    }

private Q_SLOTS:
    void init() { m_driver = std::make_unique<WindowDriver>(); }
    void cleanup() { m_driver.reset(); }

    void theStartShowsATerrain() {
        QVERIFY(m_driver->window().views().has3d());
        const double share = colouredShare(viewPicture());
        QVERIFY2(share > 0.3, qPrintable(QString::number(share)));
        QVERIFY(!m_driver->window().isWindowModified());
    }

    /// The former land is never seen with the palette or under the sea of the next.
    void heightsColoursAndSeaChangeTogether_data() {
        QTest::addColumn<ViewMode>("mode");
        QTest::newRow("3D view") << ViewMode::View3d;
        QTest::newRow("map") << ViewMode::Map;
    }
    void heightsColoursAndSeaChangeTogether() {
        QFETCH(ViewMode, mode);
        ViewArea& views = m_driver->window().views();
        views.setMode(mode);
        QVERIFY(m_driver->settle());
        QTest::qWait(300);
        const auto picture = [&] {
            return mode == ViewMode::Map ? views.map().grab().toImage() : views.viewport()->picture();
        };
        const QImage before = picture();
        Document& document = m_driver->document();
        DocumentState next{document.recipe(), document.display()};
        QVERIFY(next.recipe.steps.front().parameters.set("seed", std::string("another")).isOk());
        next.recipe.grid = {2049, 2049, next.recipe.grid.spacingX / 4, next.recipe.grid.spacingY / 4, 0,
                            0,    {}};
        next.recipe.seaLevel = 50000;
        next.display.fixedRange = true;
        next.display.rangeMinimum = 100000;
        next.display.rangeMaximum = 200000;
        document.apply(next, QStringLiteral("Preset"));
        int pictures = 0;
        while (!document.heightsAreCurrent()) {
            const QImage now = picture();
            if (!document.heightsAreCurrent()) {
                const double changed = difference(before, now);
                QVERIFY2(changed < 1, qPrintable(QString::number(changed)));
                ++pictures;
            }
            QTest::qWait(1);
        }
        QVERIFY(pictures > 0);
        QVERIFY(m_driver->settle());
        QTRY_VERIFY_WITH_TIMEOUT(difference(before, picture()) > 5, 20000);
    }

    void movingASliderChangesTheGroundInOneStep() {
        const auto* dock = m_driver->window().findChild<GeneratorDock*>();
        QVERIFY(dock != nullptr);
        auto* row = qobject_cast<NumberRow*>(dock->stepEditor().form()->row(QStringLiteral("amplitude")));
        QVERIFY(row != nullptr && row->isVisible());
        const QString before = m_driver->fingerprint();
        const QImage picture = viewPicture();
        int shown = 0;
        connect(m_driver->window().views().viewport(), &ViewportWidget::heightsShown, row,
                [&shown] { ++shown; });

        NumberSlider& slider = row->slider();
        const QPoint middle(slider.width() / 2, slider.height() / 2);
        QTest::mousePress(&slider, Qt::LeftButton, {}, middle);
        for (int i = 1; i <= 20 || (shown < 2 && i <= 1000); ++i) { // a busy machine takes longer
            QTest::mouseMove(&slider, middle + QPoint(i % 10, 0));
            QTest::qWait(16);
        }
        QTest::mouseRelease(&slider, Qt::LeftButton, {}, middle + QPoint(9, 0));
        QVERIFY2(shown >= 2, "the ground follows while the slider is dragged");
        QVERIFY(m_driver->fingerprint() != before);
        QCOMPARE(m_driver->document().generationCount(), 2); // one drag, one step
        QVERIFY(m_driver->document().undoStack().undoText().contains(row->label()));
        QVERIFY(difference(picture, viewPicture()) > 1);
        m_driver->act("edit.undo");
        QCOMPARE(m_driver->fingerprint(), before);
    }

    void aPresetOfTheStartPanelIsOneStep() {
        const QString before = m_driver->fingerprint();
        m_driver->press("startStrip", "preset-islands");
        QVERIFY(m_driver->fingerprint() != before);
        QCOMPARE(m_driver->document().generationCount(), 2);
        m_driver->act("edit.undo");
        QCOMPARE(m_driver->fingerprint(), before);
    }

    void cancellingAGenerationSaysSoAndF5MakesItAnew() {
        m_driver->changeSeed("12");
        m_driver->session().jobs.cancel(QStringLiteral("evaluate"));
        QVERIFY(!m_driver->document().heightsAreCurrent());
        QVERIFY(m_driver->session().evaluation.problem().contains(QStringLiteral("F5")));
        m_driver->act("view.generate");
        QVERIFY(m_driver->settle());
        QVERIFY(m_driver->session().evaluation.problem().isEmpty());
    }

    void undoAndRedoComeBackToTheSameBits() {
        m_driver->act("view.map"); // 150 pictures in 3D would take minutes without a graphics card
        QStringList prints{m_driver->fingerprint()};
        for (int i = 0; i < 50; ++i) {
            m_driver->changeSeed(std::to_string(1000 + i));
            prints << m_driver->fingerprint();
        }
        QCOMPARE(QSet<QString>(prints.begin(), prints.end()).size(), 51);
        for (int i = 49; i >= 0; --i) {
            m_driver->act("edit.undo");
            QCOMPARE(m_driver->fingerprint(), prints[i]);
        }
        QVERIFY(!m_driver->document().undoStack().canUndo());
        QVERIFY(!m_driver->window().isWindowModified());
        for (int i = 1; i <= 50; ++i) {
            m_driver->act("edit.redo");
            QCOMPARE(m_driver->fingerprint(), prints[i]);
        }
        QVERIFY(m_driver->window().isWindowModified());
    }

    void theViewFollowsUndo() {
        const QImage before = viewPicture();
        m_driver->changeSeed("77");
        QVERIFY(m_driver->settle());
        const QImage after = viewPicture();
        QVERIFY2(difference(before, after) > 1, qPrintable(QString::number(difference(before, after))));
        m_driver->act("edit.undo");
        QVERIFY(m_driver->settle());
        const double back = difference(before, viewPicture());
        QVERIFY2(back < 0.2, qPrintable(QString::number(back)));
    }

    void theMapAndTheSplitAreOneKeyAway() {
        ViewArea& views = m_driver->window().views();
        m_driver->act("view.split");
        QVERIFY(views.viewport()->isVisible() && views.map().isVisible());
        m_driver->act("view.map");
        QVERIFY(!views.viewport()->isVisible() && views.map().isVisible());
        views.map().setFocus();
        QTest::keyClick(&views.map(), Qt::Key_M);
        QVERIFY(views.viewport()->isVisible() && !views.map().isVisible());
    }

    void everyGenerationGetsAThumbnail() {
        m_driver->changeSeed("5");
        QVERIFY(m_driver->settle());
        QTRY_VERIFY(!m_driver->document().generation(1).thumbnail.isNull());
    }
};

} // namespace app

QTEST_MAIN(app::WindowEditingTest)
#include "window_editing_test.moc"
