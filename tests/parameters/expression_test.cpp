// SPDX-License-Identifier: MIT
#include "libterrain/parameters/expression.h"

#include <QTest>

#include <array>
#include <limits>

using namespace terrain;

class ExpressionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void values_data();
    void values();
    void errors_data();
    void errors();
    void decimalComma_data();
    void decimalComma();
    void depthIsLimited();
};

namespace {
constexpr std::array<ExpressionVariable, 4> variables = {ExpressionVariable{"n", 512},
                                                         {"rcoe", 0.2},
                                                         {"iterations", 3},
                                                         {"broken", std::numeric_limits<double>::infinity()}};
}

void ExpressionTest::values_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("expected");
    QTest::newRow("number") << "42" << 42.0;
    QTest::newRow("fraction") << ".5" << 0.5;
    QTest::newRow("trailing point") << "3." << 3.0;
    QTest::newRow("exponent") << "1.5e-3" << 0.0015;
    QTest::newRow("large exponent") << "2E+3" << 2000.0;
    QTest::newRow("sum") << "2*1024+1" << 2049.0;
    QTest::newRow("blanks") << "  2 *\t3 " << 6.0;
    QTest::newRow("left to right") << "10-3-2" << 5.0;
    QTest::newRow("division left to right") << "48/4/3" << 4.0;
    QTest::newRow("product before sum") << "1+2*3" << 7.0;
    QTest::newRow("parentheses") << "(1+2)*3" << 9.0;
    QTest::newRow("power before product") << "2*3^2" << 18.0;
    QTest::newRow("power from the right") << "2^3^2" << 512.0;
    QTest::newRow("sign after power") << "-2^2" << -4.0;
    QTest::newRow("signed exponent") << "2^-2" << 0.25;
    QTest::newRow("signs") << "--+-3" << -3.0;
    QTest::newRow("minus sign of typographers") << "5−3" << 2.0;
    QTest::newRow("zeroth power") << "0^0" << 1.0;
    QTest::newRow("fractional exponent") << "2^0.5" << 1.4142135623730951;
    QTest::newRow("fractional negative exponent") << "4^-1.5" << 0.125;
    QTest::newRow("variable") << "n/2" << 256.0;
    QTest::newRow("power of variables") << "rcoe^iterations" << 0.2 * 0.2 * 0.2;
    QTest::newRow("reciprocal") << "1/rcoe" << 5.0;
}

void ExpressionTest::values() {
    QFETCH(QString, text);
    QFETCH(double, expected);
    const Result<double> value = evaluateExpression(text.toStdString(), variables);
    QVERIFY2(value.isOk(), value.isError() ? value.error().detail.english().c_str() : "");
    QVERIFY(std::abs(value.value() - expected) <= 1e-15 * std::abs(expected));
}

void ExpressionTest::errors_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("words");
    QTest::newRow("empty") << ""
                           << "character 1: a number is missing";
    QTest::newRow("blank") << "  "
                           << "character 3: a number is missing";
    QTest::newRow("no second") << "2*"
                               << "character 3: a number is missing";
    QTest::newRow("two operators") << "2*/3"
                                   << "character 3: a number is missing";
    QTest::newRow("open") << "2*(3+1"
                          << "parenthesis at character 3 is never closed";
    QTest::newRow("closed") << "2+1)"
                            << "character 4: ')' does not belong here";
    QTest::newRow("two numbers") << "2 3"
                                 << "character 3: '3' does not belong here";
    QTest::newRow("comma") << "1,5"
                           << "character 2: ',' does not belong here";
    QTest::newRow("two points") << "1.2.3"
                                << "character 1: '1.2.3' is not a number";
    QTest::newRow("a point") << "."
                             << "'.' is not a number";
    QTest::newRow("unknown name") << "2*side"
                                  << "character 3: there is no value named 'side'";
    QTest::newRow("beyond ASCII") << "2+ü"
                                  << "character 3: a number is missing";
    QTest::newRow("place in characters") << "−1ü"
                                         << "character 3: 'ü' does not belong here";
    QTest::newRow("division by zero") << "1/(2-2)"
                                      << "character 2: the result is not a finite number";
    QTest::newRow("infinite on the way") << "1/(1/0)"
                                         << "character 5: the result is not a finite number";
    QTest::newRow("zero to minus one") << "0^-1"
                                       << "not a finite number";
    QTest::newRow("root of a negative") << "(-2)^0.5" << "character 5: the result is not a finite number";
    QTest::newRow("overflow") << "1e300*1e300"
                              << "not a finite number";
    QTest::newRow("too large a number") << "1e999"
                                        << "'1e999' is not a number";
    QTest::newRow("infinite variable") << "broken"
                                       << "not a finite number";
    QTest::newRow("inf") << "inf"
                         << "no value named 'inf'";
    QTest::newRow("nan") << "nan"
                         << "no value named 'nan'";
    QTest::newRow("hexadecimal") << "0x10"
                                 << "'x' does not belong here";
    QTest::newRow("too long") << QString(2000, QLatin1Char('1')) << "longer than 1000 characters";
}

void ExpressionTest::errors() {
    QFETCH(QString, text);
    QFETCH(QString, words);
    const Result<double> value = evaluateExpression(text.toStdString(), variables);
    QVERIFY(value.isError());
    const QString said = QString::fromStdString(value.error().detail.english());
    QVERIFY2(said.contains(words), qPrintable(said));
}

void ExpressionTest::decimalComma_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("expected");
    QTest::newRow("comma") << "1,5" << 1.5;
    QTest::newRow("first") << ",25*4" << 1.0;
    QTest::newRow("point still works") << "1.5+1,5" << 3.0;
}

void ExpressionTest::decimalComma() {
    QFETCH(QString, text);
    QFETCH(double, expected);
    const Result<double> value = evaluateExpression(text.toStdString(), {}, true);
    QVERIFY(value.isOk());
    QCOMPARE(value.value(), expected);
}

void ExpressionTest::depthIsLimited() {
    const auto nested = [](int depth) {
        return std::string(static_cast<std::size_t>(depth), '(') + "1" +
               std::string(static_cast<std::size_t>(depth), ')');
    };
    QVERIFY(evaluateExpression(nested(31)).isOk());
    QVERIFY(evaluateExpression(nested(32)).isError());
    QVERIFY(evaluateExpression(nested(490)).isError());
    QVERIFY(evaluateExpression(std::string(900, '-') + "1").isError());
    std::string tower = "1";
    for (int i = 0; i < 100; ++i)
        tower += "^1";
    const Result<double> value = evaluateExpression(tower);
    QVERIFY(value.isError());
    QVERIFY(value.error().detail.english().find("nested too deeply") != std::string::npos);
}

QTEST_GUILESS_MAIN(ExpressionTest)
#include "expression_test.moc"
