// SPDX-License-Identifier: MIT
#pragma once

#include "libterrain/formats/heightmap_format.h"

#include <QDir>
#include <QFile>
#include <QString>

#include <cmath>
#include <cstring>

namespace support {

inline std::filesystem::path asPath(const QString& path) {
    return path.toStdString();
}

inline QString asText(const std::string& text) {
    return QString::fromStdString(text);
}

inline void writeFile(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(path));
}

inline QByteArray readFile(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(path));
    return file.readAll();
}

/// 16-bit little-endian samples of a square; a bowl.
inline QByteArray rawBowl(int side) {
    QByteArray out;
    for (int y = 0; y < side; ++y) {
        for (int x = 0; x < side; ++x) {
            const int value = (x - side / 2) * (x - side / 2) + (y - side / 2) * (y - side / 2);
            out.append(static_cast<char>(value & 0xFF)).append(static_cast<char>(value >> 8));
        }
    }
    return out;
}

/// The heightmap in a file that must be readable.
inline terrain::ImportedHeightmap imported(const QString& path, const terrain::ImportOptions& options = {}) {
    auto result = terrain::importHeightmap(asPath(path), options);
    if (!result)
        qFatal("%s", result.isError() ? result.error().detail.english().c_str() : "cancelled");
    return std::move(result).value();
}

/// The sentence with which a file is refused; empty when it is read.
inline QString refusalOf(const QString& path, const terrain::ImportOptions& options = {}) {
    const auto result = terrain::importHeightmap(asPath(path), options);
    return result.isError() ? asText(result.error().detail.english()) : QString();
}

inline terrain::ExportReport exported(const terrain::Heightfield& heights, const char* format,
                                      const QString& path, const terrain::ExportOptions& options = {}) {
    auto result = terrain::exportHeightmap(heights, *terrain::findHeightmapFormat(format), asPath(path),
                                           options, terrain::Existing::Replace);
    if (!result)
        qFatal("%s", result.isError() ? result.error().detail.english().c_str() : "cancelled");
    return std::move(result).value();
}

/// Options of a format with some of its own set: {{"depth", "8"}}.
inline terrain::ExportOptions
exportOptions(const char* format, std::initializer_list<std::pair<const char*, const char*>> values) {
    terrain::ExportOptions options;
    options.format = terrain::ParameterSet(terrain::findHeightmapFormat(format)->exportOptions());
    for (const auto& value : values)
        if (!options.format.setFromText(value.first, value.second))
            qFatal("no option %s=%s", value.first, value.second);
    return options;
}

/// Same size and same samples, where every hole equals every other.
inline bool sameHeights(const terrain::Heightfield& a, const terrain::Heightfield& b, double tolerance = 0) {
    if (a.columns() != b.columns() || a.rows() != b.rows())
        return false;
    for (std::size_t i = 0; i < a.samples().size(); ++i) {
        const double x = a.samples()[i];
        const double y = b.samples()[i];
        if (std::isnan(x) != std::isnan(y) || std::abs(x - y) > tolerance)
            return false;
    }
    return true;
}

/// The samples of a heightmap in words, for tables of expected ones: "1 2 nan / 3 4 5".
inline QString words(const terrain::Heightfield& heights) {
    QStringList rows;
    for (int row = 0; row < heights.rows(); ++row) {
        QStringList cells;
        for (int column = 0; column < heights.columns(); ++column)
            cells += QString::number(static_cast<double>(heights.at(column, row)));
        rows += cells.join(QLatin1Char(' '));
    }
    return rows.join(QStringLiteral(" / "));
}

inline bool anyNote(const std::vector<terrain::Text>& notes, const char* part) {
    for (const terrain::Text& note : notes)
        if (std::strstr(note.english().c_str(), part) != nullptr)
            return true;
    return false;
}

/// The big-endian bytes of numbers.
template <class Number>
QByteArray bigEndian(std::initializer_list<Number> numbers) {
    QByteArray out;
    for (const Number number : numbers)
        for (int shift = 8 * (static_cast<int>(sizeof(Number)) - 1); shift >= 0; shift -= 8)
            out += static_cast<char>((static_cast<quint64>(number) >> shift) & 0xFF);
    return out;
}

} // namespace support
