// SPDX-License-Identifier: MIT
#include "libterrain/core/number_text.h"
#include "libterrain/core/rounded_text.h"

#include <QTest>

#include <bit>
#include <cmath>
#include <limits>
#include <random>

using namespace terrain;

/// Numbers as text are short, exact and without an exponent where people read them.
class NumberTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reads_data();
    void reads();
    void everyNumberComesBack();
    void beyondEveryDouble_data();
    void beyondEveryDouble();
    void byteCounts();
    void sentences_data();
    void sentences();
};

void NumberTextTest::reads_data() {
    QTest::addColumn<double>("number");
    QTest::addColumn<QString>("text");
    const auto row = [](double number, const char* text) { QTest::newRow(text) << number << text; };
    row(0, "0");
    row(-0.0, "-0");
    row(0.1, "0.1");
    row(-12.5, "-12.5");
    row(100000, "100000");
    row(1e9, "1000000000");
    row(123456789.125, "123456789.125");
    row(0.000001, "0.000001");
    row(1e15, "1e+15");
    row(3.4e38, "3.4e+38");
    row(5e-324, "5e-324");
    row(std::numeric_limits<double>::infinity(), "inf");
    row(std::numeric_limits<double>::quiet_NaN(), "nan");
}

void NumberTextTest::reads() {
    QFETCH(double, number);
    QFETCH(QString, text);
    QCOMPARE(QString::fromStdString(numberText(number)), text);
}

void NumberTextTest::everyNumberComesBack() {
    std::mt19937_64 engine(3);
    for (int i = 0; i < 200000; ++i) {
        const auto number = std::bit_cast<double>(engine());
        const auto single = std::bit_cast<float>(static_cast<std::uint32_t>(engine()));
        if (!std::isnan(number))
            QCOMPARE(std::bit_cast<std::uint64_t>(parseDouble(numberText(number)).value()),
                     std::bit_cast<std::uint64_t>(number));
        if (!std::isnan(single))
            QCOMPARE(
                std::bit_cast<std::uint32_t>(static_cast<float>(parseDouble(numberText(single)).value())),
                std::bit_cast<std::uint32_t>(single));
    }
}

void NumberTextTest::beyondEveryDouble_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("number");
    const double inf = std::numeric_limits<double>::infinity();
    const auto row = [](const QString& text, double number) {
        QTest::newRow(qPrintable(text.left(20))) << text << number;
    };
    row(QStringLiteral("1e-400"), 0.0);
    row(QStringLiteral("-1E-400"), -0.0);
    row(QStringLiteral("+1e400"), inf);
    row(QStringLiteral("-2.5e+99999999999999999999"), -inf);
    row(QStringLiteral("1e-99999999999999999999"), 0.0);
    row(QStringLiteral("0.") + QString(400, QLatin1Char('0')) + QLatin1Char('1'), 0.0);
    row(QString(400, QLatin1Char('9')), inf);
    row(QStringLiteral("0.") + QString(400, QLatin1Char('0')) + QStringLiteral("1e900"), inf);
    row(QString(400, QLatin1Char('9')) + QStringLiteral(".5e-900"), 0.0);
    row(QStringLiteral("0e400"), 0.0);
}

void NumberTextTest::beyondEveryDouble() {
    QFETCH(QString, text);
    QFETCH(double, number);
    const auto read = parseDouble(text.toStdString());
    QVERIFY(read.has_value());
    QCOMPARE(std::bit_cast<std::uint64_t>(*read), std::bit_cast<std::uint64_t>(number));
    QVERIFY(!parseDouble((text + QLatin1Char('x')).toStdString()));
    QVERIFY(!parseInteger(text.toStdString()));
}

void NumberTextTest::byteCounts() {
    QCOMPARE(byteCountText(0), std::string("0 bytes"));
    QCOMPARE(byteCountText(1), std::string("1 byte"));
    QCOMPARE(byteCountText(2), std::string("2 bytes"));
    QCOMPARE(byteCountText(1536), std::string("1.5 KiB"));
}

/// What was computed is said as it was meant.
void NumberTextTest::sentences_data() {
    QTest::addColumn<double>("number");
    QTest::addColumn<QString>("text");
    const auto row = [](double number, const char* text) { QTest::newRow(text) << number << text; };
    row(1.7000000000000002, "1.7");
    row(0.1 + 0.2, "0.3");
    row(30.480060960121924, "30.48006");
    row(7.775, "7.775");
    row(1025, "1025");
    row(5412345.75, "5412346");
    row(-2.0 / 3, "-0.6666667");
    row(0, "0");
    row(1e-9, "1e-09");
    row(std::numeric_limits<double>::infinity(), "inf");
}

void NumberTextTest::sentences() {
    QFETCH(double, number);
    QFETCH(QString, text);
    QCOMPARE(QString::fromStdString(roundedText(number)), text);
}

QTEST_GUILESS_MAIN(NumberTextTest)
#include "number_text_test.moc"
