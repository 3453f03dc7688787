// SPDX-License-Identifier: MIT
#include "tests/support/heightmap_files.h"
#include "tests/support/number_bytes.h"

#include <QTemporaryDir>
#include <QTest>

#include <limits>

using namespace terrain;
using namespace support;

/// OpenEXR pictures made by hand: types of samples, channels, windows and orders of lines.
class ExrFormatTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void types_data();
    void types();
    void channels_data();
    void channels();
    void windowsAndOrders_data();
    void windowsAndOrders();
    void holes();
    void refusals_data();
    void refusals();
    void attributesThatAreLongerThanTheFile();

private:
    [[nodiscard]] QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    QTemporaryDir m_folder;
};

namespace {

enum PixelType { Uint, Half, Float };

struct Picture {
    QList<QByteArray> channels = {"Y"}; ///< by name, ascending
    PixelType type = Float;
    QPoint corner = {0, 0};
    bool upwards = false; ///< the last line stands first
    int columns = 3;
    int rows = 2;
};

QByteArray attribute(const QByteArray& name, const QByteArray& type, const QByteArray& value) {
    return name + '\0' + type + '\0' + bytesOfNumber(qint32(value.size())) + value;
}

QByteArray sample(PixelType type, float value) {
    if (type == Uint)
        return bytesOfNumber(quint32(value));
    if (type == Float)
        return bytesOfNumber(value);
    // Halves of the small whole numbers in these tests.
    int exponent = 0;
    const float fraction = std::frexp(value, &exponent);
    return bytesOfNumber(quint16(value == 0 ? 0 : (exponent + 14) << 10 | int((fraction * 2 - 1) * 1024)));
}

QByteArray header(const Picture& picture) {
    const QPoint last = picture.corner + QPoint(picture.columns - 1, picture.rows - 1);
    const QByteArray window =
        numberBytes<qint32>({picture.corner.x(), picture.corner.y(), last.x(), last.y()});
    QByteArray channels;
    for (const QByteArray& name : picture.channels)
        channels += name + '\0' + numberBytes<qint32>({qint32(picture.type), 0, 1, 1});
    return numberBytes<qint32>({20000630, 2}) + attribute("channels", "chlist", channels + '\0') +
           attribute("compression", "compression", QByteArray(1, '\0')) +
           attribute("dataWindow", "box2i", window) +
           attribute("displayWindow", "box2i", numberBytes<qint32>({0, 0, 9, 9})) +
           attribute("lineOrder", "lineOrder", QByteArray(1, picture.upwards ? '\1' : '\0')) +
           attribute("pixelAspectRatio", "float", bytesOfNumber(1.0F)) +
           attribute("screenWindowCenter", "v2f", numberBytes<float>({0, 0})) +
           attribute("screenWindowWidth", "float", bytesOfNumber(1.0F)) + '\0';
}

/// The samples of channel k are 1 2 3 / 4 5 6, and 10·k more.
QByteArray exr(const Picture& picture) {
    const QByteArray head = header(picture);
    QList<QByteArray> lines;
    for (int row = 0; row < picture.rows; ++row) {
        QByteArray samples;
        for (int k = 0; k < picture.channels.size(); ++k)
            for (int column = 0; column < picture.columns; ++column)
                samples +=
                    sample(picture.type, static_cast<float>(row * picture.columns + column + 1 + 10 * k));
        lines << bytesOfNumber(qint32(picture.corner.y() + row)) + bytesOfNumber(qint32(samples.size())) +
                     samples;
    }
    QByteArray offsets;
    const auto begin = quint64(head.size() + 8 * picture.rows);
    for (int row = 0; row < picture.rows; ++row) {
        const int before = picture.upwards ? picture.rows - 1 - row : row;
        offsets += bytesOfNumber(quint64(begin + quint64(before) * quint64(lines[0].size())));
    }
    QByteArray out = head + offsets;
    for (int i = 0; i < picture.rows; ++i)
        out += lines[picture.upwards ? picture.rows - 1 - i : i];
    return out;
}

} // namespace

void ExrFormatTest::types_data() {
    QTest::addColumn<int>("pixel");
    QTest::addColumn<SampleType>("type");
    QTest::newRow("float") << int(Float) << SampleType::F32;
    QTest::newRow("half") << int(Half) << SampleType::F16;
    QTest::newRow("whole numbers") << int(Uint) << SampleType::U32;
}

void ExrFormatTest::types() {
    QFETCH(int, pixel);
    QFETCH(SampleType, type);
    Picture picture;
    picture.type = static_cast<PixelType>(pixel);
    writeFile(path("a.exr"), exr(picture));
    const ImportedHeightmap map = imported(path("a.exr"));
    QCOMPARE(map.format, std::string("exr"));
    QCOMPARE(map.sampleType, type);
    QCOMPARE(words(map.heights), QStringLiteral("1 2 3 / 4 5 6"));
}

void ExrFormatTest::channels_data() {
    QTest::addColumn<QList<QByteArray>>("names");
    QTest::addColumn<QString>("asked");
    QTest::addColumn<int>("found"); // −1: none, which is an error
    const auto row = [](const char* name, const QList<QByteArray>& names, const char* asked, int found) {
        QTest::newRow(name) << names << QString::fromLatin1(asked) << found;
    };
    row("luminance", {"A", "Y", "Z"}, "", 1);
    row("depth", {"A", "R", "Z"}, "", 2);
    row("red", {"B", "G", "R"}, "", 2);
    row("the only one", {"height.ground"}, "", 0);
    row("by name", {"A", "B", "water"}, "water", 2);
    row("none by rule", {"first", "second"}, "", -1);
    row("none by name", {"B", "G", "R"}, "water", -1);
}

void ExrFormatTest::channels() {
    QFETCH(QList<QByteArray>, names);
    QFETCH(QString, asked);
    QFETCH(int, found);
    Picture picture;
    picture.channels = names;
    writeFile(path("channels.exr"), exr(picture));
    ImportOptions options;
    options.channel = asked.toStdString();
    if (found < 0) {
        const auto refused = importHeightmap(asPath(path("channels.exr")), options);
        QVERIFY(refused.isError());
        QCOMPARE(refused.error().field, std::string("channel"));
        for (const QByteArray& name : names)
            QVERIFY(refused.error().detail.english().find(name.toStdString()) != std::string::npos);
        return;
    }
    QCOMPARE(imported(path("channels.exr"), options).heights.at(1, 1), static_cast<float>(5 + 10 * found));
}

void ExrFormatTest::windowsAndOrders_data() {
    QTest::addColumn<QPoint>("corner");
    QTest::addColumn<bool>("upwards");
    for (const bool upwards : {false, true})
        for (const QPoint& corner : {QPoint(0, 0), QPoint(4, 7), QPoint(-5, -3), QPoint(2000, 0)})
            QTest::addRow("%d %d %d", corner.x(), corner.y(), upwards) << corner << upwards;
}

/// The picture is its data window, wherever that lies; line 0 is the northern one, whichever stands first.
void ExrFormatTest::windowsAndOrders() {
    QFETCH(QPoint, corner);
    QFETCH(bool, upwards);
    Picture picture;
    picture.corner = corner;
    picture.upwards = upwards;
    writeFile(path("window.exr"), exr(picture));
    QCOMPARE(words(imported(path("window.exr")).heights), QStringLiteral("1 2 3 / 4 5 6"));
}

void ExrFormatTest::holes() {
    QByteArray bytes = exr({});
    const QByteArray five = bytesOfNumber(5.0F);
    bytes.replace(bytes.lastIndexOf(five), 4, bytesOfNumber(std::numeric_limits<float>::quiet_NaN()));
    writeFile(path("holes.exr"), bytes);
    ImportOptions options;
    options.nodata = 3;
    QCOMPARE(words(imported(path("holes.exr"), options).heights), QStringLiteral("1 2 nan / 4 nan 6"));
}

void ExrFormatTest::refusals_data() {
    QTest::addColumn<QByteArray>("content");
    const QByteArray whole = exr({});
    QTest::newRow("cut in its samples") << whole.chopped(1);
    QTest::newRow("cut in its header") << whole.left(60);
    QTest::newRow("head alone") << whole.left(8);
    QByteArray other = whole;
    other[4] = 9;
    QTest::newRow("an unknown version") << other;
    Picture huge;
    huge.columns = 100000;
    huge.rows = 100000;
    QTest::newRow("a window far beyond the file") << header(huge) + QByteArray(64, '\0');
    Picture turned;
    turned.columns = -3;
    QTest::newRow("a window that ends before it begins") << header(turned) + QByteArray(64, '\0');
}

void ExrFormatTest::refusals() {
    QFETCH(QByteArray, content);
    writeFile(path("bad.exr"), content);
    const QString refusal = refusalOf(path("bad.exr"));
    QVERIFY2(refusal.count(QLatin1String("bad.exr")) == 1, qPrintable(refusal));
    QVERIFY2(!refusal.contains(QLatin1Char('\n')), qPrintable(refusal));
}

/// Seen before the library takes memory for one: its own words for it are others.
void ExrFormatTest::attributesThatAreLongerThanTheFile() {
    const QByteArray start("\x76\x2f\x31\x01\x02\0\0\0x\0y\0", 12);
    for (const char* size : {"\x01\x02\x00\x00", "\xff\xff\xff\x7f", "\xff\xff\xff\xff"}) {
        writeFile(path("bad.exr"), start + QByteArray(size, 4) + QByteArray(500, '\0'));
        const QString refusal = refusalOf(path("bad.exr"));
        QVERIFY2(refusal.contains(QLatin1String("longer than the file")), qPrintable(refusal));
    }
}

QTEST_GUILESS_MAIN(ExrFormatTest)
#include "exr_format_test.moc"
