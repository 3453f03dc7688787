// SPDX-License-Identifier: MIT
#include "tests/support/heightmap_files.h"
#include "tests/support/number_bytes.h"

#include <QImage>
#include <QTemporaryDir>
#include <QTest>

using namespace terrain;
using namespace support;

/// Pictures of 8 bits (BMP, TGA, JPEG) and heights that are packed into colours: which corner the first pixel
/// is, and which colour the height.
class PictureFormatsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void pictures_data();
    void pictures();
    void jpegKeepsItsCorner();
    void packedColours_data();
    void packedColours();
    void refusals_data();
    void refusals();

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    QTemporaryDir m_folder;
};

namespace {

/// Rows of three pixels, padded to four bytes; the southern one first unless `rows` is below 0.
QByteArray bmp(int bits, const QByteArray& palette, const QByteArray& pixels, int rows = 2) {
    const int begin = 54 + static_cast<int>(palette.size());
    return "BM" + numberBytes<quint32>({quint32(begin + pixels.size()), 0, quint32(begin), 40}) +
           numberBytes<qint32>({3, rows}) + numberBytes<quint16>({1, quint16(bits)}) +
           numberBytes<quint32>({0, quint32(pixels.size()), 0, 0, quint32(palette.size() / 4), 0}) + palette +
           pixels;
}

QByteArray greys(int factor) {
    QByteArray out;
    for (int i = 0; i < 256; ++i)
        out += numberBytes<quint8>({quint8(i * factor), quint8(i * factor), quint8(i * factor), 0});
    return out;
}

/// Blue, green, red of each.
QByteArray colours(std::initializer_list<int> values, int others) {
    QByteArray out;
    for (const int value : values)
        out += numberBytes<quint8>({quint8(others), quint8(others + 1), quint8(value)});
    return out;
}

QByteArray tga(int type, int bits, bool fromTop, const QByteArray& pixels, int columns = 3) {
    return numberBytes<quint8>({0, 0, quint8(type), 0, 0, 0, 0, 0}) +
           numberBytes<quint16>({0, 0, quint16(columns), 2}) +
           numberBytes<quint8>({quint8(bits), quint8(fromTop ? 0x20 : 0)}) + pixels;
}

} // namespace

void PictureFormatsTest::pictures_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("channel");
    const auto row = [](const char* what, const char* name, const QByteArray& content,
                        const char* channel = "") {
        QTest::newRow(what) << QString::fromLatin1(name) << content << QString::fromLatin1(channel);
    };
    const QByteArray upwards = QByteArray::fromHex("0405060001020300");
    row("BMP, from the south", "a.bmp", bmp(8, greys(1), upwards));
    row("BMP, from the north", "a.bmp", bmp(8, greys(1), QByteArray::fromHex("0102030004050600"), -2));
    row("BMP, its index", "a.bmp", bmp(8, greys(3), upwards), "index");
    const QByteArray coloured = colours({4, 5, 6}, 80) + "abc" + colours({1, 2, 3}, 80) + "abc";
    row("BMP, colours", "a.bmp", bmp(24, {}, coloured));
    row("BMP, red", "a.bmp", bmp(24, {}, coloured), "r");
    row("TGA, from the south", "a.tga", tga(3, 8, false, QByteArray::fromHex("040506010203")));
    row("TGA, from the north", "a.tga", tga(3, 8, true, QByteArray::fromHex("010203040506")));
    row("TGA, runs", "a.tga", tga(11, 8, true, QByteArray::fromHex("0201020302040506")));
    row("TGA, colours", "a.tga", tga(2, 24, true, colours({1, 2, 3, 4, 5, 6}, 90)));
}

void PictureFormatsTest::pictures() {
    QFETCH(QString, name);
    QFETCH(QByteArray, content);
    QFETCH(QString, channel);
    writeFile(path(name), content);
    ImportOptions options;
    options.channel = channel.toStdString();
    const ImportedHeightmap map = imported(path(name), options);
    QCOMPARE(map.format, name.mid(2).toStdString());
    QVERIFY(!map.heightsInMetres);
    QCOMPARE(words(map.heights), QStringLiteral("1 2 3 / 4 5 6"));
}

/// JPEG loses the last digit, not the corner.
void PictureFormatsTest::jpegKeepsItsCorner() {
    QImage picture(37, 21, QImage::Format_Grayscale8);
    picture.fill(100);
    for (int y = 0; y < 8; ++y)
        for (int x = 0; x < 8; ++x)
            picture.scanLine(y)[x] = 220;
    for (const char* suffix : {"jpg", "jpeg", "png", "tif", "asc"}) { // by content, whatever it is called
        const QString file = path(QStringLiteral("corner.") + QLatin1String(suffix));
        QVERIFY(picture.save(file, "JPG", 98));
        const ImportedHeightmap map = imported(file);
        QCOMPARE(map.format, std::string("jpg"));
        QCOMPARE(QSize(map.heights.columns(), map.heights.rows()), picture.size());
        QVERIFY(std::abs(map.heights.at(2, 2) - 220) < 4);
        QVERIFY(std::abs(map.heights.at(34, 2) - 100) < 4 && std::abs(map.heights.at(2, 18) - 100) < 4);
        QVERIFY(anyNote(map.notes, "loses detail"));
    }
}

void PictureFormatsTest::packedColours_data() {
    QTest::addColumn<QByteArray>("format");
    QTest::addColumn<QRgb>("colour");
    QTest::addColumn<double>("base");     // NaN: the format's own
    QTest::addColumn<double>("interval"); // likewise
    QTest::addColumn<double>("height");
    const double own = std::nan("");
    const auto row = [](const char* name, const char* format, QRgb colour, double base, double interval,
                        double height) {
        QTest::newRow(name) << QByteArray(format) << colour << base << interval << height;
    };
    row("black", "terrain_rgb", qRgb(0, 0, 0), own, own, -10000);
    row("sea level", "terrain_rgb", qRgb(1, 134, 160), own, own, 0);
    row("white", "terrain_rgb", qRgb(255, 255, 255), own, own, 1667721.5);
    row("red counts most", "terrain_rgb", qRgb(2, 0, 0), own, own, 3107.2);
    row("own numbers", "terrain_rgb", qRgb(0, 1, 2), 5, 0.25, 69.5);
    row("terrarium, black", "terrarium", qRgb(0, 0, 0), own, own, -32768);
    row("terrarium, sea level", "terrarium", qRgb(128, 0, 0), own, own, 0);
    row("terrarium, parts of a metre", "terrarium", qRgb(128, 1, 64), own, own, 1.25);
}

void PictureFormatsTest::packedColours() {
    QFETCH(QByteArray, format);
    QFETCH(QRgb, colour);
    QFETCH(double, base);
    QFETCH(double, interval);
    QFETCH(double, height);
    QImage picture(3, 2, QImage::Format_RGB888);
    picture.fill(qRgb(128, 134, 160));
    picture.setPixel(2, 1, colour);
    const QString file = path(QStringLiteral("packed.png"));
    QVERIFY(picture.save(file));
    ImportOptions options;
    options.format = format.toStdString();
    if (!std::isnan(base))
        options.rgb.base = base;
    if (!std::isnan(interval))
        options.rgb.interval = interval;
    QCOMPARE(imported(file, options).heights.at(2, 1), static_cast<float>(height));
    // Never by itself: it is a picture like any other.
    QCOMPARE(imported(file).format, std::string("png"));
}

void PictureFormatsTest::refusals_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QByteArray>("format");
    const QByteArray upwards = QByteArray::fromHex("0405060001020300");
    const auto row = [](const char* what, const char* name, const QByteArray& content,
                        const char* format = "") {
        QTest::newRow(what) << QString::fromLatin1(name) << content << QByteArray(format);
    };
    row("BMP cut", "bad.bmp", bmp(8, greys(1), upwards.left(5)));
    row("BMP of a larger size", "bad.bmp", bmp(8, greys(1), upwards, 30000));
    row("BMP of no rows", "bad.bmp", bmp(8, greys(1), upwards, 0));
    row("BMP of 7 bits", "bad.bmp", bmp(7, greys(1), upwards));
    row("TGA cut", "bad.tga", tga(3, 8, true, QByteArray::fromHex("0102030405")));
    row("TGA of a larger size", "bad.tga", tga(3, 8, true, QByteArray::fromHex("010203040506"), 3000));
    row("packed, but no PNG", "bad.bmp", bmp(8, greys(1), upwards), "terrain_rgb");
}

void PictureFormatsTest::refusals() {
    QFETCH(QString, name);
    QFETCH(QByteArray, content);
    QFETCH(QByteArray, format);
    writeFile(path(name), content);
    ImportOptions options;
    options.format = format.toStdString();
    const QString refusal = refusalOf(path(name), options);
    QVERIFY2(refusal.count(name) == 1, qPrintable(refusal));
    QVERIFY2(!refusal.contains(QLatin1Char('\n')), qPrintable(refusal));
}

QTEST_GUILESS_MAIN(PictureFormatsTest)
#include "picture_formats_test.moc"
