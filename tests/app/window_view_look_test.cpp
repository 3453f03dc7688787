// SPDX-License-Identifier: MIT
// Heights, the range of the palette and the sea change together in a view.
#include "app/window/view_look.h"

#include <QTest>

namespace app {

namespace {

/// A state in which seed, upper end of the palette and sea level have one number.
DocumentState stateOf(const char* seed, double top, std::optional<double> sea) {
    DocumentState out{terrain::defaultRecipe(), {}};
    if (!out.recipe.steps.front().parameters.set("seed", std::string(seed)))
        qFatal("no seed");
    out.display.fixedRange = true;
    out.display.rangeMaximum = top;
    out.recipe.seaLevel = sea;
    return out;
}

} // namespace

class WindowViewLookTest : public QObject {
    Q_OBJECT

private:
    terrain::Display m_display;
    std::optional<double> m_sea;
    std::unique_ptr<ViewLook> m_look;
    const DocumentState m_first = stateOf("1", 100, 10);

    [[nodiscard]] bool shows(const DocumentState& state) const {
        return m_display == state.display && m_sea == state.recipe.seaLevel;
    }

private Q_SLOTS:
    void init() {
        m_look = std::make_unique<ViewLook>(
            m_first, [this](const terrain::Display& display, std::optional<double> sea) {
                m_display = display;
                m_sea = sea;
            });
    }

    void beginsAtOnce() { QVERIFY(shows(m_first)); }

    void otherHeightsBringTheirOwn_data() {
        QTest::addColumn<double>("top");
        QTest::addColumn<double>("sea");
        QTest::newRow("range and sea") << 900.0 << 300.0;
        QTest::newRow("range") << 900.0 << 10.0;
        QTest::newRow("sea") << 100.0 << 300.0;
    }
    void otherHeightsBringTheirOwn() {
        QFETCH(double, top);
        QFETCH(double, sea);
        const DocumentState preset = stateOf("2", top, sea);
        m_look->follow(preset);
        QVERIFY(shows(m_first));
        m_look->follow(preset); // both signals of the document
        QVERIFY(shows(m_first));
        m_look->heightsTaken(preset);
        QVERIFY(shows(preset));
    }

    void aDisplayAloneActsAtOnce() {
        const DocumentState recoloured = stateOf("1", 500, 10);
        m_look->follow(recoloured);
        QVERIFY(shows(recoloured));
        const DocumentState flooded = stateOf("1", 500, 80);
        m_look->follow(flooded);
        QVERIFY(shows(flooded));
    }

    /// While a drag makes one terrain after the other, the display is free.
    void aDisplayActsAtOnceWhileHeightsAreMade() {
        m_look->follow(stateOf("2", 100, 10));
        const DocumentState recoloured = stateOf("2", 700, 10);
        m_look->follow(recoloured);
        QVERIFY(shows(recoloured));
    }

    /// While a preset is made, a change of the display shows, but for what belongs to the heights.
    void whatIsChangedMeanwhileShowsAsFarAsItFits() {
        DocumentState preset = stateOf("2", 900, 300);
        m_look->follow(preset);
        preset.display.wireframe = true;
        m_look->follow(preset);
        QVERIFY(m_display.wireframe);
        QCOMPARE(m_display.rangeMaximum, 100.0);
        QVERIFY(m_sea == m_first.recipe.seaLevel);
        m_look->heightsTaken(preset);
        QVERIFY(shows(preset));
    }

    void heightsOfAStateThatWasLeftComeWithIts() {
        const DocumentState second = stateOf("2", 900, 300);
        const DocumentState third = stateOf("3", 50, {});
        m_look->follow(second);
        m_look->follow(third);
        QVERIFY(shows(m_first));
        m_look->heightsTaken(second);
        QVERIFY(shows(second));
        m_look->heightsTaken(third);
        QVERIFY(shows(third));
    }

    void thereAndBackIsAsBefore() {
        m_look->follow(stateOf("2", 900, 300));
        m_look->follow(m_first);
        QVERIFY(shows(m_first));
        m_look->heightsTaken(m_first);
        QVERIFY(shows(m_first));
    }

    void withoutHeightsTheDisplayIsFreeAgain() {
        const DocumentState preset = stateOf("2", 900, 300);
        m_look->follow(preset);
        m_look->stopWaiting(); // they cannot be made
        QVERIFY(shows(m_first));
        const DocumentState recoloured = stateOf("2", 400, 300);
        m_look->follow(recoloured);
        QVERIFY(shows(recoloured));
    }
};

} // namespace app

QTEST_GUILESS_MAIN(app::WindowViewLookTest)
#include "window_view_look_test.moc"
