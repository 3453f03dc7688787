// SPDX-License-Identifier: MIT
// Promise 9: opening a file never opens a socket or another file.
#include "tests/support/png_bytes.h"
#include "tests/support/program.h"
#include "tests/support/tiff_bytes.h"

#include <QEventLoop>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>
#include <QTimer>

using namespace support;

/// Files that lead elsewhere are given to the real program under strace, beside a server that counts; what an
/// ordinary program does with them, with all of GDAL's drivers, shows that they would lead there.
class P09NoOtherFileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void staysInTheFile_data();
    void staysInTheFile();
    void addressesAreNoFiles_data();
    void addressesAreNoFiles();
    void settingsOfOthersAreNotRead();
    void allDriversLeaveTheFile_data();
    void allDriversLeaveTheFile();

private:
    struct Trace {
        int code = -1;
        QByteArray said;
        QStringList network; ///< calls that reach for the network
        QStringList opened;  ///< files outside the system's own folders
        int requests = 0;
    };
    Trace traced(const QString& program, const QStringList& arguments, const QStringList& environment = {});
    [[nodiscard]] QByteArray address() const {
        return "http://127.0.0.1:" + QByteArray::number(m_server.serverPort()) + "/secret.tif";
    }
    [[nodiscard]] QByteArray secret() const { return m_elsewhere.path(name("secret.tif")).toUtf8(); }
    QByteArray vrtOf(const QByteArray& source) const;
    QString writeLeak(const QString& kind);
    void addLeaks();

    Folder m_folder;
    Folder m_elsewhere;
    QTcpServer m_server;
    int m_requests = 0;
};

namespace {

/// What every program opens at its start or asks of the machine, and what PROJ brings with it.
bool isOfTheSystem(const QString& path) {
    static const QRegularExpression own(
        QStringLiteral("^(/usr/|/lib|/etc/ld\\.so|/etc/localtime|/etc/ssl|/etc/pki|/proc/|/sys/|/dev/|$)"));
    return own.match(path).hasMatch();
}

QString straceLine(const QString& line) {
    static const QRegularExpression process(QStringLiteral("^(\\[pid +)?\\d+\\]? +"));
    return QString(line).remove(process);
}

/// Bands of raw bytes of any file, as heights.
QByteArray rawVrt(const QByteArray& file) {
    return "<VRTDataset rasterXSize=\"2\" rasterYSize=\"2\"><VRTRasterBand dataType=\"Byte\" band=\"1\" "
           "subClass=\"VRTRawRasterBand\"><SourceFilename relativeToVRT=\"0\">" +
           file +
           "</SourceFilename><ImageOffset>0</ImageOffset><PixelOffset>1</PixelOffset><LineOffset>2"
           "</LineOffset></VRTRasterBand></VRTDataset>";
}

QByteArray sidecarOf(const QByteArray& overview) {
    return "<PAMDataset><Metadata domain=\"OVERVIEWS\"><MDI key=\"OVERVIEW_FILE\">" + overview +
           "</MDI></Metadata></PAMDataset>";
}

} // namespace

void P09NoOtherFileTest::initTestCase() {
    if (QStandardPaths::findExecutable(QStringLiteral("strace")).isEmpty())
        QSKIP("strace is not installed: which files the program opens cannot be watched");
    QVERIFY(m_server.listen(QHostAddress::LocalHost));
    connect(&m_server, &QTcpServer::newConnection, this, [this] {
        while (QTcpSocket* socket = m_server.nextPendingConnection()) {
            ++m_requests;
            socket->write("HTTP/1.0 404 Not Found\r\nContent-Length: 0\r\n\r\n");
            connect(socket, &QTcpSocket::bytesWritten, socket, &QTcpSocket::disconnectFromHost);
            connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
        }
    });
    m_elsewhere.write(name("secret.tif"), tiffWithItems({}));
    const Trace clean = traced(programPath(), {name("info"), writeLeak(name("clean"))});
    QVERIFY2(clean.code == 0, clean.said);
    QVERIFY2(clean.opened == QStringList{name("clean.tif")},
             qPrintable(clean.opened.join(QLatin1Char('\n'))));
}

P09NoOtherFileTest::Trace P09NoOtherFileTest::traced(const QString& program, const QStringList& arguments,
                                                     const QStringList& environment) {
    Folder log;
    QProcess process;
    process.setWorkingDirectory(m_folder.path());
    process.setProcessChannelMode(QProcess::MergedChannels);
    QStringList line = {
        name("-f"), name("-s"),         name("4096"), name("-e"), name("trace=%network,openat,open"),
        name("-o"), log.path(name("t"))};
    for (const QString& variable : environment)
        line << name("-E") << variable;
    m_requests = 0;
    QEventLoop loop; // in which the server answers
    connect(&process, &QProcess::finished, &loop, &QEventLoop::quit);
    QTimer::singleShot(50000, &loop, &QEventLoop::quit);
    process.start(name("strace"), line + QStringList{program} + arguments);
    loop.exec();
    Trace out;
    if (process.state() == QProcess::NotRunning && process.exitStatus() == QProcess::NormalExit)
        out.code = process.exitCode();
    process.kill();
    process.waitForFinished();
    out.said = process.readAll();
    QTest::qWait(20); // for what is still on its way
    out.requests = m_requests;
    static const QRegularExpression opening(
        QStringLiteral("^open(?:at)?\\((?:[^\"]*)\"([^\"]*)\".*\\) = \\d+$"));
    static const QRegularExpression reaching(
        QStringLiteral("^(socket|connect|bind|listen|accept4?)\\(|^socketpair\\((?!AF_UNIX)"));
    for (const QString& each : QString::fromUtf8(log.content(name("t"))).split(QLatin1Char('\n'))) {
        const QString call = straceLine(each);
        if (reaching.match(call).hasMatch())
            out.network << call;
        const QString path = opening.match(call).captured(1);
        if (!isOfTheSystem(path) || path.contains(QLatin1String("passwd")))
            if (!out.opened.contains(path))
                out.opened << path;
    }
    return out;
}

QByteArray P09NoOtherFileTest::vrtOf(const QByteArray& source) const {
    return "<VRTDataset rasterXSize=\"2\" rasterYSize=\"2\"><VRTRasterBand dataType=\"Byte\" band=\"1\">"
           "<SimpleSource><SourceFilename>" +
           source + "</SourceFilename></SimpleSource></VRTRasterBand></VRTDataset>";
}

/// Writes a file that leads elsewhere, with what lies beside it, and gives its name.
QString P09NoOtherFileTest::writeLeak(const QString& kind) {
    const QByteArray net = "/vsicurl/" + address();
    const bool isPng = kind.startsWith(QLatin1String("png"));
    const QString file = kind + (isPng ? name(".png") : name(".tif"));
    if (kind == name("clean"))
        m_folder.write(file, tiffWithItems({}));
    else if (kind == name("vrt of raw bytes"))
        m_folder.write(file, rawVrt("/etc/passwd"));
    else if (kind == name("vrt of the network"))
        m_folder.write(file, vrtOf(net));
    else if (kind == name("vrt of a file"))
        m_folder.write(file, vrtOf(secret()));
    else if (kind == name("overview in the network"))
        m_folder.write(file, tiffWithItems(overviewItem(net)));
    else if (kind == name("overview in a file"))
        m_folder.write(file, tiffWithItems(overviewItem(secret())));
    else
        m_folder.write(file, isPng ? pngBytes(2, 1, 8, PngGrey, {QByteArray("\1\2")}) : tiffWithItems({}));
    if (kind.contains(QLatin1String("sidecar"))) {
        m_folder.write(name("way.vrt"), vrtOf(net));
        m_folder.write(
            file + name(".aux.xml"),
            sidecarOf(kind.endsWith(QLatin1String("vrt")) ? m_folder.path(name("way.vrt")).toUtf8() : net));
    }
    if (kind.contains(QLatin1String("ovr")))
        m_folder.write(file + name(".ovr"), vrtOf(secret()));
    return file;
}

void P09NoOtherFileTest::addLeaks() {
    QTest::addColumn<bool>("reachesNetwork"); // what an ordinary program does
    QTest::addColumn<bool>("isRead");         // what ours does
    QTest::newRow("vrt of raw bytes") << false << false;
    QTest::newRow("vrt of the network") << true << false;
    QTest::newRow("vrt of a file") << false << false;
    QTest::newRow("overview in the network") << true << true;
    QTest::newRow("overview in a file") << false << true;
    QTest::newRow("tif sidecar of the network") << true << true;
    QTest::newRow("tif sidecar of a vrt") << true << true;
    QTest::newRow("png sidecar of the network") << true << true;
    QTest::newRow("png sidecar of a vrt") << true << true;
    QTest::newRow("tif with an ovr") << false << true;
}

void P09NoOtherFileTest::staysInTheFile_data() {
    addLeaks();
}

void P09NoOtherFileTest::staysInTheFile() {
    QFETCH(bool, isRead);
    const QString file = writeLeak(QString::fromUtf8(QTest::currentDataTag()));
    const Trace seen = traced(programPath(), {name("convert"), file, name("out.r32"), name("--force")});
    QVERIFY2(seen.code == (isRead ? 0 : 3), seen.said);
    QCOMPARE(seen.requests, 0);
    QVERIFY2(seen.network.isEmpty(), qPrintable(seen.network.join(QLatin1Char('\n'))));
    for (const QString& path : seen.opened)
        QVERIFY2(path == m_folder.path(file) || path == file || path.contains(QLatin1String("out.r32")) ||
                     path == m_folder.path() || path == name("."),
                 qPrintable(path));
    QVERIFY(!seen.opened.isEmpty());
}

void P09NoOtherFileTest::addressesAreNoFiles_data() {
    QTest::addColumn<QString>("before");
    for (const char* before : {"/vsicurl/", "", "/vsicurl_streaming/", "GTIFF_RAW:/vsicurl/"})
        QTest::addRow("%s", *before == '\0' ? "http://" : before) << name(before);
}

void P09NoOtherFileTest::addressesAreNoFiles() {
    QFETCH(QString, before);
    const Trace seen = traced(programPath(), {name("info"), before + QString::fromUtf8(address())});
    QVERIFY2(seen.code == 3, seen.said);
    QCOMPARE(seen.requests, 0);
    QVERIFY2(seen.network.isEmpty(), qPrintable(seen.network.join(QLatin1Char('\n'))));
    QVERIFY2(seen.opened.isEmpty(), qPrintable(seen.opened.join(QLatin1Char('\n'))));
}

/// GDAL reads a file of settings in the home folder and follows the environment; neither is the person's
/// wish for this program.
void P09NoOtherFileTest::settingsOfOthersAreNotRead() {
    const QByteArray settings =
        "[configoptions]\nGDAL_PAM_ENABLED=YES\nCPL_VSIL_CURL_ALLOWED_EXTENSIONS=.tif\n"
        "CPL_VSIL_CURL_ALLOWED_FILENAME=" +
        address() + "\n";
    QVERIFY(QDir(m_elsewhere.path()).mkpath(name(".gdal")));
    m_elsewhere.write(name(".gdal/gdalrc"), settings);
    m_elsewhere.write(name("other"), settings);
    const QString file = writeLeak(name("tif sidecar of the network"));
    for (const QString& variable :
         {name("GDAL_PAM_ENABLED=YES"), name("GDAL_CONFIG_FILE=") + m_elsewhere.path(name("other"))}) {
        const Trace seen =
            traced(programPath(), {name("info"), file}, {name("HOME=") + m_elsewhere.path(), variable});
        QVERIFY2(seen.code == 0, seen.said);
        QCOMPARE(seen.requests, 0);
        QVERIFY2(seen.opened == QStringList{file}, qPrintable(seen.opened.join(QLatin1Char('\n'))));
    }
}

void P09NoOtherFileTest::allDriversLeaveTheFile_data() {
    addLeaks();
}

/// The control: gdalinfo registers every driver, and leaves each of these files.
void P09NoOtherFileTest::allDriversLeaveTheFile() {
    QFETCH(bool, reachesNetwork);
    const QString gdal = QStandardPaths::findExecutable(QStringLiteral("gdalinfo"));
    if (gdal.isEmpty())
        QSKIP("gdalinfo is not installed: nothing shows that the files lead elsewhere");
    const QString file = writeLeak(QString::fromUtf8(QTest::currentDataTag()));
    const Trace seen = traced(gdal, {m_folder.path(file), name("-nomd")}, {name("GDAL_HTTP_MAX_RETRY=0")});
    if (reachesNetwork) {
        QVERIFY2(seen.requests > 0, seen.said);
        QVERIFY(!seen.network.isEmpty());
    } else {
        QVERIFY2(seen.opened.join(QLatin1Char('\n')).contains(QRegularExpression(name("passwd|secret"))),
                 qPrintable(seen.opened.join(QLatin1Char('\n'))));
    }
}

QTEST_GUILESS_MAIN(P09NoOtherFileTest)
#include "p09_no_other_file_test.moc"
