// SPDX-License-Identifier: MIT
#include "libterrain/parameters/parameter_spec.h"

#include <QTest>

using namespace terrain;

/// Points are taken in the short form and as JSON lists them.
class PointsTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reads_data();
    void reads();
    void refuses_data();
    void refuses();
};

namespace {

ParameterSpec spec() {
    ParameterSpec out{"points", {}, {}};
    out.type = ParameterType::Points;
    out.defaultValue = PointList();
    return out;
}

const PointList two = {{0.5, 0.25, 100.5}, {0, 1, -3e-7}};

} // namespace

void PointsTextTest::reads_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("count");
    for (const char* text : {"0.5,0.25,100.5;0,1,-3e-7", "[[0.5,0.25,100.5],[0,1,-3e-7]]",
                             "[ [0.5, 0.25, 100.5], [0, 1, -3e-07] ]"})
        QTest::newRow(text) << text << 2;
    QTest::newRow("one") << "[[0.5,0.25,100.5]]" << 1;
    QTest::newRow("none") << "" << 0;
    QTest::newRow("none in brackets") << "[]" << 0;
}

void PointsTextTest::reads() {
    QFETCH(QString, text);
    QFETCH(int, count);
    const auto value = parseValue(spec(), text.toStdString());
    QVERIFY(value.isOk());
    QVERIFY(std::get<PointList>(value.value()) == PointList(two.begin(), two.begin() + count));
    const auto again = parseValue(spec(), valueText(value.value()));
    QVERIFY(again.isOk() && sameValue(again.value(), value.value()));
}

void PointsTextTest::refuses_data() {
    QTest::addColumn<QString>("text");
    for (const char* text : {"[", "[[", "[[]]", "[1,2,3]", "[[1,0,3]", "[[0,0],[1,1]]", "[[0,0,1][1,1,1]]",
                             "[[0,0,nan]]", "[[0,2,1]]", "[[[0,0,1]]]", "x"})
        QTest::newRow(text) << text;
}

void PointsTextTest::refuses() {
    QFETCH(QString, text);
    const auto value = parseValue(spec(), text.toStdString());
    QVERIFY(value.isError());
    QCOMPARE(value.error().code, ErrorCode::InvalidRequest);
    QCOMPARE(value.error().field, std::string("points"));
}

QTEST_GUILESS_MAIN(PointsTextTest)
#include "points_text_test.moc"
