// SPDX-License-Identifier: MIT
// The renderer without a window: heights that come to the graphics card in slices and rectangles.
#include "tests/gl/renderer_support.h"
#include "tests/support/test_terrain.h"

#include <QTest>

#include <algorithm>

using namespace app;
using namespace test;

class RendererUploadTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setStage(m_stage); }
    void cleanupTestCase() { m_stage.reset(); }

    void uploadsInSlicesGiveTheSamePicture() {
        const Scene first = sceneOf(test::hills(257, 257, 10, 300));
        const Scene second = sceneOf(test::hills(257, 257, 10, -300));
        const Camera camera = framed(first.box(), m_stage->lens, 3.5, 0.6);
        Renderer renderer(*m_stage->gl, builtIn);
        show(renderer, second);
        const QImage expected = m_stage->draw(renderer, second, camera);
        show(renderer, first);
        const QImage former = m_stage->draw(renderer, first, camera);
        renderer.setHeights(second.heights);
        int slices = 1;
        while (!renderer.upload(10000)) {
            ++slices;
            QCOMPARE(renderer.shown(), first.heights);
            if (slices % 20 == 0) // the former picture stays whole meanwhile
                QCOMPARE(m_stage->draw(renderer, first, camera), former);
        }
        QVERIFY(slices > 20);
        QCOMPARE(renderer.shown(), second.heights);
        QCOMPARE(m_stage->draw(renderer, second, camera), expected);
    }

    void aChangedRectangleIsHandedOverAlone() {
        const Scene first = sceneOf(test::hills(513, 401, 10, 300));
        terrain::Heightfield field =
            std::move(terrain::Heightfield::create(first.heights->heights->grid())).value();
        std::ranges::copy(first.heights->heights->samples(), field.row(0));
        for (int row = 150; row < 190; ++row)
            for (int column = 201; column < 282; ++column)
                field.row(row)[column] += 200;
        const auto bumped = std::make_shared<const terrain::Heightfield>(std::move(field));
        Scene second;
        second.heights = prepareHeights(bumped, 8193, {}, std::nullopt, first.heights);
        const Camera camera = framed(first.box(), m_stage->lens, 3.5, 0.6);
        Renderer whole(*m_stage->gl, builtIn);
        show(whole, sceneOf(bumped));
        const QImage expected = m_stage->draw(whole, second, camera);

        Renderer renderer(*m_stage->gl, builtIn);
        show(renderer, first);
        const QImage before = m_stage->draw(renderer, first, camera);
        renderer.setHeights(second.heights);
        QCOMPARE(renderer.shown(), first.heights);
        QVERIFY(renderer.upload(1)); // all of it would take many
        QCOMPARE(renderer.shown(), second.heights);
        QCOMPARE(m_stage->draw(renderer, second, camera), expected);
        QVERIFY(difference(before, expected, 8) > 0.01);

        // What followed from other heights than those that are shown comes as a whole.
        show(renderer, sceneOf(test::hills(513, 401, 10, -300)));
        renderer.setHeights(second.heights);
        QVERIFY(!renderer.upload(1));
        QVERIFY(renderer.upload(SIZE_MAX));
        QCOMPARE(m_stage->draw(renderer, second, camera), expected);
    }

    void newerHeightsReplaceHalfUploadedOnes() {
        const Scene last = sceneOf(test::hills(65, 65, 10, 100));
        Renderer renderer(*m_stage->gl, builtIn);
        renderer.setHeights(sceneOf(test::hills(257, 257, 10, 300)).heights);
        QVERIFY(!renderer.upload(1000));
        renderer.setHeights(sceneOf(test::hills(257, 257, 10, 200)).heights);
        QVERIFY(!renderer.upload(1000));
        show(renderer, last);
        QCOMPARE(renderer.shown(), last.heights);
        renderer.setHeights(nullptr);
        QVERIFY(renderer.upload(1));
        QVERIFY(!renderer.shown());
    }

private:
    std::unique_ptr<Stage> m_stage;
};

QTEST_MAIN(RendererUploadTest)
#include "renderer_upload_test.moc"
