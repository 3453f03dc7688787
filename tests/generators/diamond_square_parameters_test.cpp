// SPDX-License-Identifier: MIT
// The parameters of the diamond-square step: what is refused, and what says that it has no effect.
#include "libterrain/generators/diamond_square.h"
#include "tests/generators/making.h"

#include <QTest>

using namespace terrain;
using making::parametersOf;
using making::Values;
using making::whole;

namespace {

Error errorOf(int columns, int rows, const Values& values) {
    const Status status = diamondSquare().check(making::gridOf(columns, rows), parametersOf(values));
    return status.isError() ? status.error() : Error{};
}

} // namespace

class DiamondSquareParametersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wrongValuesNameTheirField() {
        QCOMPARE(errorOf(65, 65, {{"fixed_points", "0.5,0.5,1e30"}}).field, std::string("fixed_points"));
        for (const auto& [id, text] : {std::pair("hurst", "nan"),
                                       {"hurst", "3"},
                                       {"factor", "0"},
                                       {"amplitude", "-1"},
                                       {"amplitude", "inf"},
                                       {"form", "spiral"},
                                       {"stop_level", "21"},
                                       {"stop_level", "1.5"},
                                       {"corner_nw", "1e9"},
                                       {"fixed_points", "0.5,2,1"},
                                       {"fixed_points", "0.5,nan,1"}}) {
            ParameterSet set = parametersOf({});
            const Status status = set.setFromText(id, text);
            QVERIFY2(status.isError(), text);
            QCOMPARE(status.error().field, std::string(id));
        }
    }

    void brownianFormsTakeHBelowOne() {
        for (const char* form : {"calibrated", "stationary"}) {
            for (const char* hurst : {"1", "2", "0.991"})
                QCOMPARE(errorOf(65, 65, {{"form", form}, {"hurst", hurst}}).field, std::string("hurst"));
            QCOMPARE(errorOf(65, 65, {{"form", form}, {"hurst", "0.99"}}).field, std::string());
        }
        QCOMPARE(errorOf(65, 65, {{"form", "half_step"}, {"hurst", "1"}}).field, std::string());
    }

    void sizesThatCannotWrap_data() {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        QTest::addColumn<QString>("nearest"); ///< empty: possible
        QTest::newRow("power of two plus one") << 129 << 65 << "";
        QTest::newRow("64 start cells") << 65 << 65 << "";
        QTest::newRow("odd cells") << 100 << 100 << "99 × 99 or 101 × 101";
        QTest::newRow("power of two") << 1024 << 1024 << "1025 × 1025 or 1009 × 1009";
        QTest::newRow("unequal") << 513 << 4 << "513 × 9";
        QTest::newRow("largest") << maximumSide - 1 << maximumSide - 1
                                 << "1048577 × 1048577 or 1032193 × 1032193";
    }
    void sizesThatCannotWrap() {
        QFETCH(const int, columns);
        QFETCH(const int, rows);
        QFETCH(const QString, nearest);
        const Error error = errorOf(columns, rows, {{"edges", "wrap"}});
        const QString text = QString::fromStdString(error.detail.english());
        QCOMPARE(error.field, nearest.isEmpty() ? std::string() : std::string("edges"));
        QVERIFY2(text.contains(nearest), qPrintable(text));
    }

    void stationaryWrapsWhereItsStartIsSmall() {
        const Values values = {{"form", "stationary"}, {"hurst", "0.7"}, {"edges", "wrap"}};
        QCOMPARE(errorOf(65, 65, values).field, std::string());
        QCOMPARE(errorOf(33, 17, values).field, std::string());
        QCOMPARE(errorOf(17, 2, values).field, std::string()); // 128 × 8 start cells
        QCOMPARE(errorOf(33, 2, values).field, std::string("edges"));
        QCOMPARE(errorOf(2113, 2113, values).field,
                 std::string("edges")); // 33 · 64 cells: 33 × 33 start cells
    }

    void whatHasNoEffectSaysWhy_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<Values>("values");
        QTest::addColumn<bool>("applies");
        const auto row = [](const char* id, const Values& values, bool applies) {
            QTest::addRow("%s %d", id, QTest::currentDataTag() == nullptr ? 0 : 1)
                << QString::fromUtf8(id) << values << applies;
        };
        row("factor", {}, false);
        row("factor", {{"falloff", "factor"}}, true);
        row("hurst", {{"falloff", "factor"}}, false);
        row("hurst", {{"amplitude", "0"}}, false);
        row("corner_nw", {{"edges", "wrap"}}, true);
        row("corner_se", {{"edges", "wrap"}}, false);
        row("corner_se", {}, true);
        row("corner_se", {{"corners", "random"}}, false);
        row("corner_range", {}, false);
        row("corner_range", {{"corners", "random"}}, true);
        row("seed", {{"amplitude", "0"}}, false);
        row("seed", {{"amplitude", "0"}, {"corners", "random"}}, true);
        row("stop_half", {{"stop_level", "0"}}, false);
        row("stop_half", {{"stop_level", "3"}}, true);
        row("amplitude", {{"stop_level", "0"}}, false);
    }
    void whatHasNoEffectSaysWhy() {
        QFETCH(const QString, id);
        QFETCH(const Values, values);
        QFETCH(const bool, applies);
        const ParameterSpec* spec = findSpec(diamondSquare().description().parameters, id.toStdString());
        QVERIFY(spec != nullptr && spec->inapplicable != nullptr);
        QCOMPARE(!spec->inapplicable(parametersOf(values)).has_value(), applies);
    }

    void whatIsInapplicableChangesNothing() {
        // Every parameter that says it has no effect has none.
        const std::vector<Values> states = {
            {},
            {{"falloff", "factor"}},
            {{"edges", "wrap"}},
            {{"corners", "random"}},
            {{"amplitude", "0"}},
            {{"stop_level", "0"}},
            {{"edges", "wrap"}, {"corners", "random"}},
            {{"stop_level", "0"}, {"corners", "random"}},
            {{"edges", "open"}},
            {{"edges", "open"}, {"corners", "random"}, {"stop_level", "0"}},
            {{"form", "stationary"}, {"hurst", "0.7"}},
            {{"form", "stationary"}, {"hurst", "0.7"}, {"corners", "random"}, {"stop_level", "0"}},
            {{"form", "stationary"}, {"hurst", "0.7"}, {"edges", "wrap"}, {"amplitude", "0"}},
            {{"form", "calibrated"}, {"hurst", "0.7"}},
            {{"form", "calibrated"}, {"hurst", "0.7"}, {"corners", "random"}},
            {{"form", "calibrated"}, {"hurst", "0.7"}, {"corners", "random"}, {"stop_level", "0"}}};
        const Values others = {
            {"seed", "77"},      {"form", "classic"},     {"amplitude", "33"},          {"hurst", "0.4"},
            {"factor", "0.7"},   {"falloff", "factor"},   {"distribution", "positive"}, {"corner_nw", "5"},
            {"corner_ne", "6"},  {"corner_sw", "7"},      {"corner_se", "8"},           {"corner_range", "9"},
            {"stop_level", "2"}, {"stop_half", "centres"}};
        for (const Values& state : states)
            for (const auto& [id, text] : others) {
                const ParameterSpec* spec = findSpec(diamondSquare().description().parameters, id);
                const bool inert =
                    spec->inapplicable != nullptr && spec->inapplicable(parametersOf(state)).has_value();
                Values changed = state;
                changed.emplace_back(id, text);
                if (inert)
                    QVERIFY2(making::sameBits(whole(33, 33, state), whole(33, 33, changed)), id.c_str());
            }
    }
};

QTEST_GUILESS_MAIN(DiamondSquareParametersTest)
#include "diamond_square_parameters_test.moc"
