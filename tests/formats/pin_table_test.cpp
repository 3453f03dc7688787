// SPDX-License-Identifier: MIT
// Tables of pins: what is read, what is refused and in which words.
#include "libterrain/formats/pin_table.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace terrain;

namespace {

/// 10 m between samples: 640 m wide, 320 m deep.
Grid land() {
    Grid out;
    out.columns = 65;
    out.rows = 33;
    out.spacingX = 10;
    out.spacingY = 10;
    return out;
}

Result<PointList> readText(const QByteArray& text) {
    static QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("pins.csv")));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        return Cancelled{};
    file.close();
    return readPinTable(QFile::encodeName(file.fileName()).toStdString(), land());
}

QString shown(const PointList& pins) {
    QStringList out;
    for (const FixedPoint& pin : pins)
        out << QStringLiteral("%1 %2 %3").arg(pin.x).arg(pin.y).arg(pin.height);
    return out.join(QStringLiteral("; "));
}

} // namespace

class PinTableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reads_data();
    void reads();
    void refuses_data();
    void refuses();
    void aMissingFileIsUnusable();
    void whatIsWrittenReadsBackExactly();
};

void PinTableTest::reads_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("pins");
    const QString two = QStringLiteral("0.5 0.75 120; 0 1 -3.5");
    QTest::newRow("metres") << QByteArray("320,80,120\n0,0,-3.5\n") << two;
    QTest::newRow("heading") << QByteArray("x_m,y_m,height_m\n320,80,120\n0,0,-3.5\n") << two;
    QTest::newRow("other order") << QByteArray("name,z,y,x\npeak,120,80,320\nlake,-3.5,0,0\n") << two;
    QTest::newRow("units in the heading")
        << QByteArray("East (m), North (m), Height [m]\n320, 80, 120\n0, 0, -3.5") << two;
    QTest::newRow("fractions") << QByteArray("x_fraction,y_fraction,height\n0.5,0.75,120\n0,1,-3.5\n") << two;
    QTest::newRow("semicolons and commas")
        << QByteArray("X;Y;Height\r\n320,0;80,0;120\r\n0;0;-3,5\r\n") << two;
    QTest::newRow("blanks") << QByteArray("320 80 120\n0\t0\t-3.5\n") << two;
    QTest::newRow("comments, empty lines, byte order mark")
        << QByteArray("\xEF\xBB\xBF# mine\n\n320,80,120\n\n# lake\n0,0,-3.5") << two;
    QTest::newRow("quoted") << QByteArray("\"x\",\"y\",\"height\"\n\"320\",\"80\",\"120\"\n0,0,-3.5\n")
                            << two;
    QTest::newRow("edges") << QByteArray("640,320,1\n") << QStringLiteral("1 0 1");
}

void PinTableTest::reads() {
    QFETCH(const QByteArray, text);
    QFETCH(const QString, pins);
    const auto read = readText(text);
    QVERIFY2(read.isOk(), read.isError() ? read.error().detail.english().c_str() : "");
    QCOMPARE(shown(read.value()), pins);
}

void PinTableTest::refuses_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("sentence");
    const int unusable = static_cast<int>(ErrorCode::UnusableInput);
    const int impossible = static_cast<int>(ErrorCode::InvalidRequest);
    QTest::newRow("nan") << QByteArray("1,2,3\n4,5,nan\n") << unusable
                         << QStringLiteral("line 2: 'nan' is no number");
    QTest::newRow("infinite") << QByteArray("1,2,inf\n") << unusable
                              << QStringLiteral("line 1: 'inf' is no number");
    QTest::newRow("word") << QByteArray("1,2,3\n4,high,6\n") << unusable
                          << QStringLiteral("line 2: 'high' is no number");
    QTest::newRow("empty field") << QByteArray("1,,3\n") << unusable
                                 << QStringLiteral("line 1: '' is no number");
    QTest::newRow("too few") << QByteArray("1,2,3\n4,5\n") << unusable
                             << QStringLiteral("line 2: a pin has three");
    QTest::newRow("no height") << QByteArray("x,y,name\n1,2,peak\n") << unusable
                               << QStringLiteral("line 1: neither three numbers nor a heading");
    QTest::newRow("second heading") << QByteArray("x,y,z\n1,2,3\nx,y,z\n") << unusable
                                    << QStringLiteral("line 3: 'x' is no number");
    QTest::newRow("half fractions") << QByteArray("x_fraction,y,z\n0.5,2,3\n") << unusable
                                    << QStringLiteral("a fraction and the other is not");
    QTest::newRow("empty") << QByteArray() << unusable << QStringLiteral("holds no pins");
    QTest::newRow("heading alone") << QByteArray("x,y,z\n") << unusable << QStringLiteral("holds no pins");
    QTest::newRow("binary") << QByteArray("\x89PNG\r\n\x1a\n\0\0\0", 11) << unusable
                            << QStringLiteral("line 1: ");
    QTest::newRow("outside east")
        << QByteArray("641,2,3\n") << impossible
        << QStringLiteral("line 1: the pin lies outside of the land, which ends at x 640 and y 320");
    QTest::newRow("outside south") << QByteArray("1,-1,3\n") << impossible
                                   << QStringLiteral("outside of the land");
    QTest::newRow("outside fraction") << QByteArray("x_fraction,y_fraction,z\n1.5,0,1\n") << impossible
                                      << QStringLiteral("line 2: the pin lies outside");
    QTest::newRow("coincident") << QByteArray("100,100,3\n5,5,5\n101,99,4\n") << impossible
                                << QStringLiteral(
                                       "line 3: this pin lies on the same sample as that of line 1");
}

void PinTableTest::refuses() {
    QFETCH(const QByteArray, text);
    QFETCH(const int, code);
    QFETCH(const QString, sentence);
    const auto read = readText(text);
    QVERIFY(read.isError());
    QCOMPARE(static_cast<int>(read.error().code), code);
    const QString said = QString::fromStdString(read.error().detail.english());
    QVERIFY2(said.contains(sentence) && said.contains(QStringLiteral("pins.csv")), qPrintable(said));
}

void PinTableTest::aMissingFileIsUnusable() {
    const auto read = readPinTable("/nowhere/pins.csv", land());
    QVERIFY(read.isError());
    QVERIFY(read.error().code == ErrorCode::UnusableInput);
}

void PinTableTest::whatIsWrittenReadsBackExactly() {
    const PointList pins = {{0.5, 0.75, 120.123456789}, {1.0 / 64, 3.0 / 32, -0.1}, {0, 0, 1e-9}, {1, 1, 0}};
    const auto read = readText(QByteArray::fromStdString(pinTable(pins, land())));
    QVERIFY(read.isOk());
    QCOMPARE(read.value(), pins);
}

QTEST_GUILESS_MAIN(PinTableTest)
#include "pin_table_test.moc"
