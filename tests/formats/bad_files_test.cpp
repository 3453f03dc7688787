// SPDX-License-Identifier: MIT
#include "libterrain/core/number_text.h"
#include "libterrain/core/platform/labelled_number.h"
#include "tests/support/bomb_files.h"
#include "tests/support/field_of.h"
#include "tests/support/heightmap_manifest.h"
#include "tests/support/trials.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QRegularExpression>
#include <QTcpServer>
#include <QTemporaryDir>
#include <QTest>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

using namespace terrain;
using namespace support;

/// Files that are broken, made to harm, or called what they are not.
class BadFilesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cutFilesAreErrors_data();
    void cutFilesAreErrors();
    void cutArchivesAreFetchedAgain_data();
    void cutArchivesAreFetchedAgain();
    void bombsAreRefusedAtOnce_data();
    void bombsAreRefusedAtOnce();
    void sizesAreSaid_data();
    void sizesAreSaid();
    void namedForWhatTheyAre_data();
    void namedForWhatTheyAre();
    void contentCountsMoreThanTheName();
    void namesOfAllKinds_data();
    void namesOfAllKinds();
    void onlyRegularFiles();
    void nothingElseIsOpened();
    void everyByteChanged_data();
    void everyByteChanged();

private:
    QString path(const QString& name) const { return m_folder.filePath(name); }
    QTemporaryDir m_folder;
};

namespace {

/// The most memory that this process has held, bytes; 0 where the system does not say.
std::int64_t peakMemory() {
    return static_cast<std::int64_t>(terrain::numberBehind("/proc/self/status", "VmHWM:").value_or(0) * 1024);
}

/// One line that names the file once, without the words of libraries for programmers.
bool isOneClearSentence(const QString& refusal, const QString& name) {
    static const QRegularExpression strange(
        QStringLiteral("[\\x00-\\x1F]|  |GDAL|libjpeg|Success|IReadBlock|4294967295|\\w+:\\S|\\(\\)|\\.\\)"));
    const QString rest = QString(refusal).remove(name);
    return refusal.count(name) == 1 && !rest.contains(QLatin1String("cut.")) && !rest.contains(strange);
}

} // namespace

void BadFilesTest::cutFilesAreErrors_data() {
    QTest::addColumn<QString>("file");
    // Where the last byte can be missing without a trace, as in text, it is not looked at.
    QTest::addColumn<bool>("lastByteCounts");
    QTest::newRow("png") << QStringLiteral("heightmaps/png/pngsuite_grey16_32x32.png") << true;
    QTest::newRow("png interlaced") << QStringLiteral("heightmaps/png/pngsuite_grey16_interlaced_32x32.png")
                                    << true;
    QTest::newRow("png palette") << QStringLiteral("heightmaps/png/palette_fractal_300x225.png") << true;
    QTest::newRow("tif strips") << QStringLiteral("heightmaps/geotiff/uint16_deflate_albers_403x387.tif")
                                << true;
    QTest::newRow("tif tiles") << QStringLiteral(
                                      "heightmaps/geotiff/sheep_float32_deflate_predictor3_tiled.tif")
                               << true;
    QTest::newRow("tif plain") << QStringLiteral("heightmaps/geotiff/float32_strip_utm11n_20x20.tif") << true;
    QTest::newRow("tif big endian") << QStringLiteral("heightmaps/geotiff/uint16_bigendian_64x64.tif")
                                    << true;
    QTest::newRow("tif big") << QStringLiteral("heightmaps/geotiff/bigtiff_rgb_128x128.tif") << true;
    QTest::newRow("asc") << QStringLiteral("heightmaps/asciigrid/kootenai_channel_float_50x37.asc") << false;
    QTest::newRow("hgt zipped") << QStringLiteral("heightmaps/hgt/N35E138.hgt.zip") << true;
    QTest::newRow("hgt") << QStringLiteral("small-inputs/my tile.hgt") << true;
    QTest::newRow("exr lines") << QStringLiteral("heightmaps/exr/fuji_height_y_float_zip_257x257.exr")
                               << true;
    QTest::newRow("exr tiles") << QStringLiteral("heightmaps/exr/openexr_z_float_tiled_217x197.exr") << true;
    QTest::newRow("pgm") << QStringLiteral("heightmaps/pgm/p5_16bit_20x100.pgm") << true;
    QTest::newRow("pgm text") << QStringLiteral("heightmaps/pgm/p2_8bit_128x128.pgm") << false;
    QTest::newRow("bmp") << QStringLiteral("heightmaps/bmp/scorched_hmap3_rgb24_256x256.bmp") << true;
    QTest::newRow("tga") << QStringLiteral("heightmaps/tga/sar_pv01_grey8_100x100.tga") << true;
    QTest::newRow("jpeg") << QStringLiteral("heightmaps/jpeg/grey_128x128.jpg") << true;
    QTest::newRow("dted") << QStringLiteral("heightmaps/dted/n43.dt0") << true;
    QTest::newRow("usgs dem") << QStringLiteral("heightmaps/usgsdem/fuji_200x160.dem") << false;
    QTest::newRow("bt") << QStringLiteral("heightmaps/vtp_bt/sheep_mountain_float32_260x261.bt") << true;
    QTest::newRow("terragen") << QStringLiteral("heightmaps/terragen/fuji_257x257.ter") << true;
    QTest::newRow("hfz") << QStringLiteral("heightmaps/hf2/fuji_129x97.hfz") << true;
    QTest::newRow("surfer binary") << QStringLiteral("heightmaps/surfer/surfer6_binary_4x3.grd") << true;
    QTest::newRow("surfer text") << QStringLiteral("heightmaps/surfer/surfer6_text_222x182.grd") << false;
    QTest::newRow("ehdr") << QStringLiteral("heightmaps/ehdr/float32_utm11n_20x20.bil") << true;
    QTest::newRow("envi") << QStringLiteral("heightmaps/envi/float64_utm11n_20x20.raw") << true;
    QTest::newRow("npy") << QStringLiteral("heightmaps/numpy/bivariate_normal_15x15.npy") << true;
    QTest::newRow("npz") << QStringLiteral("heightmaps/numpy/jacksboro_fault_dem_403x344.npz") << true;
    QTest::newRow("raw") << QStringLiteral("heightmaps/raw/fuji_uint16_le_513x513.r16") << true;
    if (testDataFolder().isEmpty())
        QSKIP("MORAINE_TEST_DATA is not set");
}

void BadFilesTest::cutFilesAreErrors() {
    QFETCH(QString, file);
    QFETCH(bool, lastByteCounts);
    const QString original = testDataFolder() + QLatin1Char('/') + file;
    const QByteArray whole = readFile(original);
    const QString name = path(QStringLiteral("cut.") + file.section(QLatin1Char('.'), -1));
    const QString header = original.section(QLatin1Char('.'), 0, -2) + QStringLiteral(".hdr");
    QFile::remove(path(QStringLiteral("cut.hdr")));
    if (QFile::exists(header))
        QVERIFY(QFile::copy(header, path(QStringLiteral("cut.hdr"))));
    for (const qsizetype size :
         {qsizetype{0}, qsizetype{1}, qsizetype{8}, qsizetype{33}, qsizetype{100}, qsizetype{400},
          whole.size() / 4, whole.size() / 2, whole.size() * 3 / 4, whole.size() - 2, whole.size() - 1}) {
        if (size >= whole.size() || (size >= whole.size() - 2 && !lastByteCounts))
            continue;
        if (size == 8 && name.endsWith(QLatin1String("r16")))
            continue; // a square of four samples
        writeFile(name, whole.left(size));
        const QString refusal = refusalOf(name);
        QVERIFY2(!refusal.isEmpty(), qPrintable(QString::number(size)));
        QVERIFY2(refusal.contains(QLatin1String("cut.")), qPrintable(refusal));
        QVERIFY2(isOneClearSentence(refusal, name), qPrintable(refusal));
    }
    writeFile(name, whole);
    QCOMPARE(refusalOf(name), QString());
}

void BadFilesTest::cutArchivesAreFetchedAgain_data() {
    QTest::addColumn<QString>("file");
    for (const char* file : {"hgt/N35E138.hgt.zip", "numpy/jacksboro_fault_dem_403x344.npz"})
        for (const char* name : {"cut.zip", "cut.npz", "cut.hgt.zip", "cut.tif", "cut"})
            QTest::addRow("%s as %s", file, name) << QString::fromLatin1(file);
    if (testDataFolder().isEmpty())
        QSKIP("MORAINE_TEST_DATA is not set");
}

void BadFilesTest::cutArchivesAreFetchedAgain() {
    QFETCH(QString, file);
    const QByteArray whole = readFile(testDataFolder() + QStringLiteral("/heightmaps/") + file);
    const QString name = path(QString::fromLatin1(QTest::currentDataTag()).section(QLatin1Char(' '), -1));
    for (const qsizetype size : {qsizetype{4}, qsizetype{30}, qsizetype{5000}, whole.size() / 2,
                                 whole.size() - 100, whole.size() - 2, whole.size() - 1}) {
        writeFile(name, whole.left(size));
        const QString refusal = refusalOf(name);
        QVERIFY2(refusal.contains(QLatin1String("fetch it again")), qPrintable(refusal));
    }
}

void BadFilesTest::bombsAreRefusedAtOnce_data() {
    QTest::addColumn<Bomb>("bomb");
    for (const Bomb& bomb : bombFiles())
        QTest::newRow(bomb.what) << bomb;
}

void BadFilesTest::bombsAreRefusedAtOnce() {
    QFETCH(Bomb, bomb);
    const QString name = bomb.file;
    writeFile(path(name), bomb.bytes);
    if (!bomb.beside.isEmpty())
        writeFile(path(bomb.beside), bomb.besideBytes);
    const std::int64_t before = peakMemory();
    QElapsedTimer timer;
    timer.start();
    const QString refusal = refusalOf(path(name));
    QVERIFY2(refusal.contains(name), qPrintable(refusal));
    QVERIFY2(timer.elapsed() < 1000, qPrintable(QString::number(timer.elapsed())));
    QVERIFY2(peakMemory() - before < (std::int64_t{200} << 20),
             byteCountText(static_cast<std::uint64_t>(peakMemory() - before)).c_str());
}

void BadFilesTest::sizesAreSaid_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("says");
    const auto row = [](int side, const char* memory) {
        QTest::addRow("%d", side) << pngBytes(side, side, 1, PngGrey, {QByteArray(8, '\0')})
                                  << QString::fromUtf8("holds %1 × %1 samples, which need %2 of memory")
                                         .arg(side)
                                         .arg(QLatin1String(memory));
    };
    row(46341, "8.0 GiB"); // its square is more than 32 bits can count
    row(65536, "16 GiB");
    row(1000000, "3.6 TiB");
}

/// How large, and how much memory that would take: no number that went over its end.
void BadFilesTest::sizesAreSaid() {
    QFETCH(QByteArray, bytes);
    QFETCH(QString, says);
    writeFile(path(QStringLiteral("large.png")), bytes);
    const QString refusal = refusalOf(path(QStringLiteral("large.png")));
    QVERIFY2(refusal.contains(says), qPrintable(refusal));
}

void BadFilesTest::namedForWhatTheyAre_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* name, const QByteArray& bytes, const char* says) {
        QTest::newRow(says) << QString::fromLatin1(name) << bytes << QString::fromUtf8(says);
    };
    const QByteArray rest(400, '\x01');
    row("a.png", "\xFF\xD8\xFF\xE0" + rest, "JPEG");
    row("a.tif", "GIF89a" + rest, "GIF");
    row("a.hgt", "CDF\x01" + rest, "NetCDF");
    row("a.asc", "\x89HDF\r\n\x1a\n" + rest, "HDF5");
    row("a.raw", "GRIB" + rest, "GRIB");
    row("a2.tif", "<VRTDataset rasterXSize=\"2\"></VRTDataset>", "VRT");
    row("a3.tif", "<?xml version=\"1.0\"?><x/>", "XML");
    row("a4.tif", "%PDF-1.5\n" + rest, "PDF");
    row("a5.tif", "PK\x03\x04" + rest + "PK\x05\x06" + QByteArray(18, '\0'), "ZIP");
    row("cut.zip", "PK\x03\x04" + rest, "incomplete");
    row("a6.tif", "\x1F\x8B\x08" + rest, "gzip");
    row("a7.tif", rest.left(257) + "ustar" + rest, "tar");
    row("a8.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>", "SVG");
    row("N42E049.tif", "{\"errorMessage\":\"x\"}\n", "holds text");
    row("N42E049.png", "{\"errorMessage\":\"Grüße\"}\n", "but not a heightmap");
    row("N42E049.hgt", "{\"errorMessage\":\"x\"}\n", "no whole SRTM tile");
    row("a9.png", "", "empty");
    row("a10.doc", rest, "known format");
}

void BadFilesTest::namedForWhatTheyAre() {
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    QFETCH(QString, says);
    writeFile(path(name), bytes);
    const QString refusal = refusalOf(path(name));
    QVERIFY2(refusal.contains(says), qPrintable(refusal));
    QVERIFY2(refusal.contains(name), qPrintable(refusal));
    QCOMPARE(refusal.count(QLatin1Char('%')), 0);
}

void BadFilesTest::contentCountsMoreThanTheName() {
    const Heightfield ground = fieldOf(
        20, 20, [](int x, int y) { return x + 100 * y; }, 10, 10);
    ExportOptions options;
    options.range = MetreRange{0, 65535};
    for (const char* format : {"png", "tif", "asc"})
        for (const char* name : {"wrong.hgt", "wrong.raw", "wrong.png", "wrong.tif", "wrong.zip", "wrong"}) {
            exported(ground, format, path(QLatin1String(name)), options);
            const ImportedHeightmap map = imported(path(QLatin1String(name)));
            QCOMPARE(map.format, std::string(format));
            QVERIFY(sameHeights(map.heights, ground));
        }
}

void BadFilesTest::namesOfAllKinds_data() {
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QString>("stem");
    QTest::newRow("umlauts") << QStringLiteral("Höhendaten ü") << QStringLiteral("hö 50%");
    QTest::newRow("hash") << QStringLiteral("dir #1") << QStringLiteral("map #2?x=1&y");
    QTest::newRow("address") << QStringLiteral("http:") << QStringLiteral("vsicurl:a");
    QTest::newRow("virtual file systems") << QStringLiteral("vsimem") << QStringLiteral("GTIFF_RAW:a");
    QTest::newRow("quotes") << QStringLiteral("it's \"new\"") << QStringLiteral("-o $HOME;");
    QTest::newRow("other letters") << QStringLiteral("高さ") << QStringLiteral("высота");
}

void BadFilesTest::namesOfAllKinds() {
    QFETCH(QString, folder);
    QFETCH(QString, stem);
    QVERIFY(QDir(m_folder.path()).mkpath(folder));
    const Heightfield ground = fieldOf(
        1201, 1201, [](int x, int y) { return x + y; }, 10, 10);
    ExportOptions options;
    options.range = MetreRange{0, 65535};
    const QString before = QDir::currentPath();
    QVERIFY(QDir::setCurrent(m_folder.path()));
    for (const char* suffix : {"png", "PNG", "Tif", "TIFF", "r16", "R32", "ASC"}) {
        // By a relative name as well: no library may take it for something else.
        const QString name = folder + QLatin1Char('/') + stem + QLatin1Char('.') + QLatin1String(suffix);
        const HeightmapFormat* format = heightmapFormatForSuffix(suffix);
        QVERIFY(format != nullptr);
        exported(ground, format->id(), name, options);
        QVERIFY2(sameHeights(imported(name).heights, ground), qPrintable(name));
        QVERIFY2(sameHeights(imported(path(name)).heights, ground), qPrintable(name));
    }
    QDir::setCurrent(before);
    QCOMPARE(QDir(path(folder)).entryList(QDir::Files | QDir::Hidden).size(), 7);
}

void BadFilesTest::onlyRegularFiles() {
    QVERIFY(refusalOf(path(QStringLiteral("nothing.png"))).contains(QLatin1String("There is no file")));
    QVERIFY(refusalOf(m_folder.path()).contains(QLatin1String("is a folder")));
    for (const char* address : {"http://example.invalid/a.tif", "/vsicurl/http://example.invalid/a.tif",
                                "MEM:::", "GTIFF_RAW:a.tif", ""})
        QVERIFY2(!refusalOf(QLatin1String(address)).isEmpty(), address);
#ifdef Q_OS_UNIX
    QVERIFY(refusalOf(QStringLiteral("/dev/zero")).contains(QLatin1String("not a regular file")));
    const QString fifo = path(QStringLiteral("fifo.png"));
    QCOMPARE(::mkfifo(qPrintable(fifo), 0600), 0);
    QVERIFY(refusalOf(fifo).contains(QLatin1String("not a regular file")));
#endif
}

/// A picture may name others, on the disk and in the network; none of them is ever opened.
void BadFilesTest::nothingElseIsOpened() {
    QTcpServer server;
    QVERIFY(server.listen(QHostAddress::LocalHost));
    const QByteArray address =
        "/vsicurl/http://127.0.0.1:" + QByteArray::number(server.serverPort()) + "/secret.tif";
    const QByteArray out = tiffWithItems(overviewItem(address));
    writeFile(path(QStringLiteral("leak.tif")), out);
    writeFile(path(QStringLiteral("leak.tif.aux.xml")),
              "<PAMDataset><Metadata domain=\"OVERVIEWS\"><MDI key=\"OVERVIEW_FILE\">" + address +
                  "</MDI></Metadata></PAMDataset>");
    writeFile(path(QStringLiteral("leak.tif.ovr")), out);
    writeFile(path(QStringLiteral("leak.tif.msk")), out);
    writeFile(path(QStringLiteral("leak.tfw")), "10\n0\n0\n-10\n5\n5\n");
    QCOMPARE(words(imported(path(QStringLiteral("leak.tif"))).heights), QStringLiteral("1 2 / 3 4"));

    writeFile(path(QStringLiteral("vrt.tif")),
              "<VRTDataset rasterXSize=\"2\" rasterYSize=\"2\"><VRTRasterBand "
              "dataType=\"Byte\" band=\"1\"><SimpleSource><SourceFilename>" +
                  address + "</SourceFilename></SimpleSource></VRTRasterBand></VRTDataset>");
    QVERIFY(!refusalOf(path(QStringLiteral("vrt.tif"))).isEmpty());
    writeFile(path(QStringLiteral("crs.asc")),
              "ncols 2\nnrows 2\nxllcorner 0\nyllcorner 0\ncellsize 5\n1 2 3 4");
    writeFile(path(QStringLiteral("crs.prj")), address.mid(9));
    imported(path(QStringLiteral("crs.asc")));
    QVERIFY(!server.waitForNewConnection(300));
}

void BadFilesTest::everyByteChanged_data() {
    QTest::addColumn<QString>("file");
    QTest::newRow("png") << QStringLiteral("heightmaps/png/pngsuite_palette4_32x32.png");
    QTest::newRow("png interlaced") << QStringLiteral("heightmaps/png/pngsuite_grey16_interlaced_32x32.png");
    QTest::newRow("tif") << QStringLiteral("heightmaps/geotiff/elev_6x6.tif");
    QTest::newRow("tif south up") << QStringLiteral("heightmaps/geotiff/vicgrid_southup_float32_5x4.tif");
    QTest::newRow("asc") << QStringLiteral("heightmaps/asciigrid/nan_nodata_3x2.asc");
    QTest::newRow("exr") << QStringLiteral("heightmaps/exr/tinyexr_2x2_half.exr");
    QTest::newRow("pgm") << QStringLiteral("heightmaps/pgm/uint16_maxval_20x20.pnm");
    QTest::newRow("bmp") << QStringLiteral("heightmaps/bmp/gdal_palette4_20x20.bmp");
    QTest::newRow("tga") << QStringLiteral("heightmaps/tga/pillow_grey8_rle_bottom_left_200x32.tga");
    QTest::newRow("surfer binary") << QStringLiteral("heightmaps/surfer/surfer6_binary_4x3.grd");
    QTest::newRow("surfer text") << QStringLiteral("heightmaps/surfer/surfer6_text_4x3.grd");
    QTest::newRow("npy") << QStringLiteral("heightmaps/numpy/bivariate_normal_15x15.npy");
    if (testDataFolder().isEmpty())
        QSKIP("MORAINE_TEST_DATA is not set");
}

/// Whatever a byte becomes, the file is read or refused in one sentence.
void BadFilesTest::everyByteChanged() {
    QFETCH(QString, file);
    const QByteArray whole = readFile(testDataFolder() + QLatin1Char('/') + file);
    const QString name = path(QStringLiteral("changed.") + file.section(QLatin1Char('.'), -1));
    const qsizetype apart = 5 / support::trials(1, 5); // beyond the headers; the long run changes all
    for (qsizetype i = 0; i < whole.size(); i += i < 64 ? 1 : apart)
        for (const char mask : {'\x01', '\x80', '\xFF'}) {
            QByteArray changed = whole;
            changed[i] = static_cast<char>(changed[i] ^ mask);
            writeFile(name, changed);
            const auto result = importHeightmap(asPath(name), {});
            if (result.isError())
                QVERIFY(!result.error().detail.english().empty());
        }
}

QTEST_GUILESS_MAIN(BadFilesTest)
#include "bad_files_test.moc"
