// SPDX-License-Identifier: MIT
#pragma once

#include "tests/support/window_driver.h"

#include <QCryptographicHash>
#include <QFile>

/// Files and edits for the tests of the window's files.
namespace test {

inline void changeSeed(app::Document& document, const char* seed) {
    app::DocumentState next{document.recipe(), document.display()};
    QVERIFY(next.recipe.steps.front().parameters.set("seed", std::string(seed)).isOk());
    document.apply(next, QStringLiteral("Seed"));
}

inline QByteArray contentHash(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly)
               ? QCryptographicHash::hash(file.readAll(), QCryptographicHash::Sha256)
               : QByteArray();
}

inline void writeFile(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
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

/// Under that name in the driver's folder; waits until the file is there.
inline void saveAs(app::WindowDriver& driver, const char* name) {
    const QString path = driver.path(name);
    driver.act("file.save_as");
    driver.giveFile(path);
    QTRY_VERIFY_WITH_TIMEOUT(!driver.document().isModified() && driver.document().path() == path, 20000);
    QVERIFY(QFile::exists(path));
}

} // namespace test
