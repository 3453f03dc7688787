// SPDX-License-Identifier: MIT
// The real window under X: what a person does in the first minutes.
#include "app/controls/parameter_form.h"
#include "app/window/view_area.h"
#include "tests/support/window_driver.h"

#include <QSlider>
#include <QUndoStack>

namespace app {

namespace {

/// Changes the seed of the first step: a change of heights that always counts.
void changeSeed(Document& document, int seed) {
    DocumentState next{document.recipe(), document.display()};
    QVERIFY(next.recipe.steps.front().parameters.set("seed", std::to_string(seed)).isOk());
    document.apply(next, QStringLiteral("Seed %1").arg(seed));
}

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

    void movingASliderChangesTheGroundInOneStep() {
        auto* form = m_driver->seek<ParameterForm>("generatorForm");
        if (form == nullptr)
            form = m_driver->window().findChild<ParameterForm*>();
        QVERIFY(form != nullptr);
        QWidget* row = nullptr;
        for (const char* id : {"hurst", "amplitude"}) {
            row = reinterpret_cast<QWidget*>(form->row(QLatin1String(id)));
            if (row != nullptr && row->isVisible() && row->isEnabled())
                break;
        }
        QVERIFY(row != nullptr);
    }

    void undoAndRedoComeBackToTheSameBits() {
        QStringList prints{m_driver->fingerprint()};
        for (int i = 0; i < 50; ++i) {
            changeSeed(m_driver->document(), 1000 + i);
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
        changeSeed(m_driver->document(), 77);
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
        changeSeed(m_driver->document(), 5);
        QVERIFY(m_driver->settle());
        QTRY_VERIFY(!m_driver->document().generation(1).thumbnail.isNull());
    }
};

} // namespace app

QTEST_MAIN(app::WindowEditingTest)
#include "window_editing_test.moc"
