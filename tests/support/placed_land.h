// SPDX-License-Identifier: MIT
#pragma once

#include "tests/support/program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSize>
#include <QTest>

namespace support {

/// The samples of makePlacedLand.
inline constexpr QSize placedLand(97, 65);

/// Makes land.json and its land.tif, which lies in a UTM zone.
inline void makePlacedLand(const Folder& folder) {
    const auto name = [](const char* text) { return QString::fromUtf8(text); };
    QCOMPARE(folder.run("generate --columns 97 --rows 65 --spacing 20 --seed 5 -o land.json").code, 0);
    QJsonObject recipe = QJsonDocument::fromJson(folder.content(name("land.json"))).object();
    QJsonObject grid = recipe[name("grid")].toObject();
    grid[name("crs")] = name("EPSG:32632");
    grid[name("origin")] = QJsonArray{390000, 5090000};
    recipe[name("grid")] = grid;
    folder.write(name("land.json"), QJsonDocument(recipe).toJson());
    const ProgramRun made = folder.run("generate --recipe land.json -o land.tif");
    QVERIFY2(made.code == 0, made.seen());
}

} // namespace support
