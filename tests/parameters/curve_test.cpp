// SPDX-License-Identifier: MIT
#include "libterrain/parameters/curve.h"
#include "libterrain/parameters/monotone_curve.h"
#include "libterrain/parameters/parameter_spec.h"

#include <QTest>

#include <bit>
#include <cmath>
#include <vector>

using namespace terrain;

/// Curves as texts, what is none, and that the drawn curve keeps to its points.
class CurveTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reads_data();
    void reads();
    void refuses_data();
    void refuses();
    void framesOfOtherNumbers_data();
    void framesOfOtherNumbers();
    void saysWhichPoint();
    void keepsToItsPoints_data();
    void keepsToItsPoints();
    void knownSlopes();
    void beyondItsEnds();
    void manyAtOnce_data();
    void manyAtOnce();
};

namespace {

ParameterSpec spec() {
    ParameterSpec out{"curve", {}, {}};
    out.type = ParameterType::Curve;
    out.defaultValue = CurvePoints{{0, 0}, {1, 1}};
    return out;
}

/// Factors 0…4 of levels 1…12.
ParameterSpec levelSpec() {
    ParameterSpec out = spec();
    out.frame = {1, 12, 0, 4, "", "", CurveEnds::Level};
    out.defaultValue = CurvePoints{{1, 1}, {12, 1}};
    return out;
}

CurvePoints curveOf(const QString& text) {
    return *parseCurve(text.toStdString());
}

} // namespace

void CurveTest::reads_data() {
    QTest::addColumn<QString>("text");
    for (const char* text :
         {"0,0;0.25,0.5;1,1", "[[0,0],[0.25,0.5],[1,1]]", "[ [0, 0], [0.25, 0.5], [1, 1.0] ]"})
        QTest::newRow(text) << text;
}

void CurveTest::reads() {
    QFETCH(QString, text);
    const auto value = parseValue(spec(), text.toStdString());
    QVERIFY(value.isOk());
    QVERIFY(std::get<CurvePoints>(value.value()) == (CurvePoints{{0, 0}, {0.25, 0.5}, {1, 1}}));
    QCOMPARE(valueText(value.value()), std::string("0,0;0.25,0.5;1,1"));
}

void CurveTest::refuses_data() {
    QTest::addColumn<QString>("text");
    for (const char* text :
         {"", "[]", "x", "0,0", "0;1", "0,0;0,1", "0.5,0;0.4,1", "0,0;1,1.01", "-0.1,0;1,1", "0,nan;1,1",
          "0,0;inf,1", "0,0,0;1,1,1", "[[0,0][1,1]]", "0,0;1e-300,1;1,1"})
        QTest::newRow(text) << text;
    QString many;
    for (std::size_t i = 0; i <= mostCurvePoints; ++i)
        many += QStringLiteral("%1,0;").arg(static_cast<double>(i) / 100);
    QTest::newRow("too many") << many;
}

void CurveTest::refuses() {
    QFETCH(QString, text);
    const auto value = parseValue(spec(), text.toStdString());
    QVERIFY(value.isError());
    QCOMPARE(value.error().code, ErrorCode::InvalidRequest);
    QCOMPARE(value.error().field, std::string("curve"));
    QVERIFY(checkedValue(spec(), 0.5).isError()); // another type
}

void CurveTest::framesOfOtherNumbers_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isGood");
    QTest::newRow("within") << "1,4;12,0" << true;
    QTest::newRow("left of it") << "0.9,1;12,1" << false;
    QTest::newRow("right of it") << "1,1;12.1,1" << false;
    QTest::newRow("below it") << "1,-0.1;12,1" << false;
    QTest::newRow("above it") << "1,1;12,4.1" << false;
    QTest::newRow("too near") << "1,1;1.00001,2" << false; // a millionth of 11 is more
}

void CurveTest::framesOfOtherNumbers() {
    QFETCH(QString, text);
    QFETCH(bool, isGood);
    QCOMPARE(parseValue(levelSpec(), text.toStdString()).isOk(), isGood);
    QCOMPARE(isCurve(curveOf(text), levelSpec().frame), isGood);
}

void CurveTest::saysWhichPoint() {
    const auto words = [](const char* text) {
        return QString::fromStdString(parseValue(levelSpec(), text).error().detail.english());
    };
    QVERIFY(words("1,1;5,7;12,1").contains(QStringLiteral("5,7 needs x from 1 to 12 and y from 0 to 4")));
    QVERIFY(words("1,1;5,1;5,2").contains(QStringLiteral("5,2 has to lie further right")));
    QVERIFY(words("1,1").contains(QStringLiteral("2 to 64 points, but the number given is 1")));
}

void CurveTest::keepsToItsPoints_data() {
    QTest::addColumn<QString>("text");
    for (const char* text : {"0,0;1,1", "0,0;0.5,0.3;1,1", "0,0.2;0.4,0.2;0.6,0.9;1,0.9",
                             "0,1;0.1,0;0.9,1;1,0", "0,0;0.001,1;1,1", "0.2,0.7;0.3,0.1;0.8,0.1"})
        QTest::newRow(text) << text;
}

/// Between two points it lies between them and turns nowhere; at them it is what they are.
void CurveTest::keepsToItsPoints() {
    QFETCH(QString, text);
    const CurvePoints points = curveOf(text);
    const MonotoneCurve curve(points, CurveEnds::Level);
    constexpr int pieces = 200;
    constexpr double rounding = 1e-12;
    for (std::size_t i = 1; i < points.size(); ++i) {
        const double way = points[i].y - points[i - 1].y;
        double before = curve(points[i - 1].x);
        QVERIFY(std::abs(before - points[i - 1].y) < rounding);
        for (int k = 1; k <= pieces; ++k) {
            const double now = curve(points[i - 1].x + (points[i].x - points[i - 1].x) * k / pieces);
            QVERIFY(way >= 0 ? now >= before - rounding : now <= before + rounding);
            before = now;
        }
        QVERIFY(std::abs(before - points[i].y) < rounding);
    }
}

/// By hand: equal lengths, slopes 1 and 3 meet with their harmonic mean 1.5.
void CurveTest::knownSlopes() {
    const MonotoneCurve curve(curveOf(QStringLiteral("0,0;0.25,0.25;0.5,1")), CurveEnds::Level);
    const double step = 1e-6;
    QVERIFY(std::abs((curve(0.25 + step) - curve(0.25 - step)) / (2 * step) - 1.5) < 1e-4);
    QCOMPARE(MonotoneCurve(curveOf(QStringLiteral("0,0;1,1")), CurveEnds::Level)(0.3), 0.3);
}

void CurveTest::beyondItsEnds() {
    const CurvePoints points = curveOf(QStringLiteral("0.25,0.5;0.75,0.75"));
    const MonotoneCurve level(points, CurveEnds::Level);
    QCOMPARE(level(-3), 0.5);
    QCOMPARE(level(9), 0.75);
    QVERIFY(std::isnan(level(std::nan(""))));
    const MonotoneCurve curve(points, CurveEnds::Parallel);
    QCOMPARE(curve(0), 0.25);
    QCOMPARE(curve(-3), -2.75);
    QCOMPARE(curve(1), 1.0);
    QVERIFY(std::isnan(curve(std::nan(""))));
}

void CurveTest::manyAtOnce_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("ends");
    for (const char* text : {"0,0;1,1", "0,0;0.5,0.3;1,1", "0,1;0.1,0;0.9,1;1,0", "0.2,0.7;0.3,0.1;0.8,0.1",
                             "0,0;0.001,1;0.002,0;0.003,0.5;0.7,0.6;1,0"})
        for (const CurveEnds ends : {CurveEnds::Level, CurveEnds::Parallel})
            QTest::addRow("%s, %d", text, static_cast<int>(ends))
                << QString::fromLatin1(text) << static_cast<int>(ends);
}

/// Blocks within one piece, over all of them, of one value, beyond the ends: the bits of one at a time.
void CurveTest::manyAtOnce() {
    QFETCH(QString, text);
    QFETCH(int, ends);
    const CurvePoints points = curveOf(text);
    const MonotoneCurve curve(points, static_cast<CurveEnds>(ends));
    std::vector<double> values = {std::nan(""), -INFINITY, INFINITY, -0.0, 1e300, -1e300};
    for (const CurvePoint& point : points)
        for (const double x : {point.x, std::nextafter(point.x, -9.0), std::nextafter(point.x, 9.0)})
            values.push_back(x);
    for (int i = -500; i < 1500; ++i)
        values.push_back(i / 1000.0);
    for (int i = 0; i < 3000; ++i)
        values.push_back(std::fmod(i * 0.618033988749895, 1.4) - 0.2);
    for (const std::size_t count : {values.size(), values.size() - 700, std::size_t{1}, std::size_t{0}}) {
        std::vector<double> made(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(count));
        curve.apply(made);
        for (std::size_t i = 0; i < count; ++i)
            QVERIFY2(std::bit_cast<std::uint64_t>(made[i]) ==
                             std::bit_cast<std::uint64_t>(curve(values[i])) ||
                         (std::isnan(made[i]) && std::isnan(curve(values[i]))),
                     qPrintable(QString::number(values[i], 'g', 17)));
    }
}

QTEST_GUILESS_MAIN(CurveTest)
#include "curve_test.moc"
