// SPDX-License-Identifier: MIT
// Writing and reading 4097² heights as a 16-bit PNG, a float TIFF and headerless samples, against
// gdal_translate on the same files in the same run. Times are by the clock, whole: ours with the sync of the
// disk, theirs with the start of the program. The closing lines are the figures, the best of a few rounds
// each.
#include "libterrain/formats/heightmap_format.h"
#include "libterrain/generators/diamond_square.h"
#include "libterrain/generators/generator.h"

#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <limits>

using namespace terrain;

namespace {

using Clock = std::chrono::steady_clock;

template <class Body>
double bestSeconds(int rounds, const Body& body) {
    double best = std::numeric_limits<double>::max();
    for (int round = 0; round < rounds; ++round) {
        const auto start = Clock::now();
        if (!body())
            std::exit(1);
        best = std::min(best, std::chrono::duration<double>(Clock::now() - start).count());
    }
    return best;
}

/// Files of one folder by their names.
class Files {
public:
    [[nodiscard]] QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    [[nodiscard]] double bytes(const char* name) const {
        return static_cast<double>(QFileInfo(path(name)).size());
    }

private:
    QTemporaryDir m_folder;
};

bool said(const Failure& failure) {
    if (const auto* error = std::get_if<Error>(&failure))
        std::fprintf(stderr, "%s\n", error->detail.english().c_str());
    return false;
}

bool written(const Heightfield& heights, const char* format, const QString& path,
             const ExportOptions& options) {
    const auto report = exportHeightmap(heights, *findHeightmapFormat(format), path.toStdString(), options,
                                        Existing::Replace);
    return report.isOk() || said(report.failure());
}

ExportOptions tiffOf(const char* type, const char* compression) {
    ExportOptions out;
    out.format = ParameterSet(findHeightmapFormat("tif")->exportOptions());
    const bool set = out.format.setFromText("type", type).isOk() &&
                     out.format.setFromText("compression", compression).isOk();
    return set ? out : ExportOptions();
}

bool isRead(const QString& path, const ImportOptions& options = {}) {
    const auto map = importHeightmap(path.toStdString(), options);
    return map.isOk() || said(map.failure());
}

bool translated(const QStringList& options, const QString& from, const QString& to) {
    QProcess program;
    program.start(QStringLiteral("gdal_translate"),
                  QStringList{QStringLiteral("-q")} + options + QStringList{from, to});
    program.waitForFinished(-1);
    if (program.exitCode() != 0)
        std::fprintf(stderr, "%s\n", program.readAllStandardError().constData());
    return program.exitCode() == 0;
}

QStringList words(const char* text) {
    return QString::fromLatin1(text).split(QLatin1Char(' '));
}

void figure(const char* name, double value) {
    std::printf("figure %s %.3f\n", name, value);
}

constexpr int rounds = 5;
const QStringList asRaw = words("-of ENVI");

void measurePng(const Heightfield& heights, const Files& files) {
    // The same numbers for both: 16 bits over the range of the heights.
    written(heights, "tif", files.path("u16.tif"), tiffOf("u16", "none"));
    const double ours =
        bestSeconds(rounds, [&] { return written(heights, "png", files.path("ours.png"), {}); });
    const double theirs = bestSeconds(
        2, [&] { return translated(words("-of PNG"), files.path("u16.tif"), files.path("theirs.png")); });
    const double weRead = bestSeconds(rounds, [&] { return isRead(files.path("theirs.png")); });
    const double weReadOurs = bestSeconds(rounds, [&] { return isRead(files.path("ours.png")); });
    const double theyRead = bestSeconds(
        rounds, [&] { return translated(asRaw, files.path("theirs.png"), files.path("png.bin")); });
    std::printf(
        "PNG: written in %.3f s, by GDAL in %.3f s (%.1f and %.1f MB); read in %.3f s, ours in %.3f s, "
        "by GDAL in %.3f s\n",
        ours, theirs, files.bytes("ours.png") / 1e6, files.bytes("theirs.png") / 1e6, weRead, weReadOurs,
        theyRead);
    figure("png16_write_ratio", ours / theirs);
    figure("png16_size_ratio", files.bytes("ours.png") / files.bytes("theirs.png"));
    figure("png16_read_ratio", weRead / theyRead);
    figure("png16_read_own_ratio", weReadOurs / theyRead);
}

void measureTiff(const Heightfield& heights, const Files& files) {
    written(heights, "tif", files.path("f32.tif"), tiffOf("f32", "none"));
    const double ours =
        bestSeconds(rounds, [&] { return written(heights, "tif", files.path("ours.tif"), {}); });
    const double theirs = bestSeconds(2, [&] {
        return translated(words("-co COMPRESS=DEFLATE -co PREDICTOR=3 -co TILED=YES"), files.path("f32.tif"),
                          files.path("theirs.tif"));
    });
    const double weRead = bestSeconds(rounds, [&] { return isRead(files.path("theirs.tif")); });
    const double theyRead = bestSeconds(
        rounds, [&] { return translated(asRaw, files.path("theirs.tif"), files.path("tif.bin")); });
    std::printf(
        "TIFF: written in %.3f s, by GDAL in %.3f s (%.1f and %.1f MB); read in %.3f s, by GDAL in %.3f "
        "s\n",
        ours, theirs, files.bytes("ours.tif") / 1e6, files.bytes("theirs.tif") / 1e6, weRead, theyRead);
    figure("tiff_write_ratio", ours / theirs);
    figure("tiff_size_ratio", files.bytes("ours.tif") / files.bytes("theirs.tif"));
    figure("tiff_read_ratio", weRead / theyRead);
}

void measureRaw(const Heightfield& heights, const Files& files) {
    const double ours =
        bestSeconds(rounds, [&] { return written(heights, "r32", files.path("ours.r32"), {}); });
    const double theirs = bestSeconds(
        rounds, [&] { return translated(asRaw, files.path("f32.tif"), files.path("theirs.bin")); });
    const double weRead = bestSeconds(rounds, [&] { return isRead(files.path("ours.r32")); });
    const double theyRead = bestSeconds(
        rounds, [&] { return translated(asRaw, files.path("theirs.bin"), files.path("copy.bin")); });
    std::printf("RAW: written in %.3f s, by GDAL in %.3f s; read in %.3f s, by GDAL in %.3f s\n", ours,
                theirs, weRead, theyRead);
    figure("raw_write_ratio", ours / theirs);
    figure("raw_read_ratio", weRead / theyRead);
}

} // namespace

int main() {
    if (QStandardPaths::findExecutable(QStringLiteral("gdal_translate")).isEmpty()) {
        std::puts("gdal_translate is not installed: there is nothing to compare with");
        return 0;
    }
    Grid grid;
    grid.columns = grid.rows = 4097;
    const Generator& generator = diamondSquare();
    const auto heights =
        generator.generate(grid, wholeOf(grid), ParameterSet(generator.description().parameters), {});
    if (!heights)
        return 1;
    const Files files;
    measurePng(heights.value(), files);
    measureTiff(heights.value(), files);
    measureRaw(heights.value(), files);
    return 0;
}
