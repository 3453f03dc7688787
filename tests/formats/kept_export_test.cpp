// SPDX-License-Identifier: MIT
#include "libterrain/formats/kept_export.h"

#include <QTest>

using namespace terrain;

class KeptExportTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everythingComesBack();
    void mapsComeBack();
    void whatIsNotKnownIsLeftOut_data();
    void whatIsNotKnownIsLeftOut();
    void numbersOutOfRange_data();
    void numbersOutOfRange();
    void theLastOneStandsLast();
    void pathsMoveWithTheProject();
    void namesAreUnique();
};

namespace {

KeptExport sample(const char* name) {
    KeptExport out;
    out.name = name;
    out.request.path = std::string("/tmp/") + name;
    out.request.format = findHeightmapFormat("raw");
    return out;
}

} // namespace

void KeptExportTest::everythingComesBack() {
    KeptExport full = sample("Ünity “1”.raw");
    full.request.target = findTarget("unity");
    full.request.options.format = ParameterSet(full.request.format->exportOptions());
    QVERIFY(full.request.options.format.setFromText("rows", "south").isOk());
    full.request.options.range = MetreRange{-12.5, 1e-3};
    full.request.size = SampleSize{129, 65};
    full.request.tilesAcross = 3;
    full.request.tilesDown = 2;
    full.request.overlap = 1;
    KeptExport mesh{"few", {}, findMeshFormat("glb"), {}, {}};
    mesh.request.path = "/tmp/few.glb";
    mesh.meshOptions.maximumError = 0.25;
    KeptExport body{"body", {}, findMeshFormat("stl"), {}, SolidOptions{}};
    body.request.path = "/tmp/body.stl";
    body.request.target = findTarget("print3d");
    body.solid->base = 2.5;
    body.solid->printWidth = 180;
    body.solid->exaggeration = 1.5;
    body.solid->tilesAcross = 2;
    body.solid->maximumError = 0.5;
    KeptExport chunks{"chunks", {}, findMeshFormat("obj"), {}, {}};
    chunks.request.path = "/tmp/chunks.obj";
    chunks.meshOptions.chunks = ChunkOptions{32, 3, ChunkOptions::Skirts::Typed, 7.5};
    KeptExport deep = chunks;
    deep.name = "deep";
    deep.meshOptions.chunks = ChunkOptions{128, 1, ChunkOptions::Skirts::AsDeepAsNeeded, 0};
    KeptExport bare = chunks;
    bare.name = "bare";
    bare.meshOptions.chunks->skirts = ChunkOptions::Skirts::None;
    const KeptExports kept{{sample("plain"), full, mesh, body, chunks, deep, bare},
                           {R"({"name":"later","kind":3})"}};
    const auto back = keptExportsFromJson(keptExportsToJson(kept));
    QVERIFY(back.isOk());
    const auto& list = back.value().list;
    QCOMPARE(list.size(), std::size_t{7});
    QCOMPARE(back.value().unknown, kept.unknown); // of another version: saved as it came
    QCOMPARE(keptExportsToJson(back.value()), keptExportsToJson(kept));
    const ExportRequest& request = list[1].request;
    QCOMPARE(list[1].name, full.name);
    QCOMPARE(request.path, full.request.path);
    QCOMPARE(request.target, full.request.target);
    QCOMPARE(request.format, full.request.format);
    QCOMPARE(request.options.format, full.request.options.format);
    QVERIFY(request.options.range == full.request.options.range);
    QVERIFY(request.size == full.request.size);
    QCOMPARE(request.tilesAcross, 3);
    QCOMPARE(request.tilesDown, 2);
    QCOMPARE(request.overlap, std::optional(1));
    const ExportRequest& plain = list[0].request;
    QVERIFY(plain.target == nullptr && !plain.options.range && !plain.size && !plain.overlap);
    QVERIFY(list[0].mesh == nullptr);
    QCOMPARE(list[2].mesh, mesh.mesh);
    QVERIFY(list[2].request.target == nullptr);
    QCOMPARE(list[3].request.target, body.request.target);
    QCOMPARE(list[2].request.path, mesh.request.path);
    QCOMPARE(list[2].meshOptions.maximumError, std::optional(0.25));
    QVERIFY(!list[2].solid && list[3].solid);
    QVERIFY(!list[2].meshOptions.chunks && list[4].meshOptions.chunks);
    QCOMPARE(list[4].meshOptions.chunks->cells, 32);
    QCOMPARE(list[4].meshOptions.chunks->levels, 3);
    QCOMPARE(list[4].meshOptions.chunks->skirts, ChunkOptions::Skirts::Typed);
    QCOMPARE(list[4].meshOptions.chunks->skirtDepth, 7.5);
    QCOMPARE(list[5].meshOptions.chunks->cells, 128);
    QCOMPARE(list[5].meshOptions.chunks->skirts, ChunkOptions::Skirts::AsDeepAsNeeded);
    QCOMPARE(list[6].meshOptions.chunks->skirts, ChunkOptions::Skirts::None);
    QCOMPARE(list[3].solid->base, 2.5);
    QCOMPARE(list[3].solid->printWidth, std::optional(180.0));
    QCOMPARE(list[3].solid->exaggeration, 1.5);
    QCOMPARE(list[3].solid->tilesAcross, 2);
    QCOMPARE(list[3].solid->tilesDown, 1);
    QCOMPARE(list[3].solid->maximumError, std::optional(0.5));
    QCOMPARE(keptExportsToJson({}), std::string());
    QVERIFY(keptExportsFromJson("").value().list.empty());
}

void KeptExportTest::mapsComeBack() {
    KeptExport kept = sample("land.raw");
    for (const SurfaceMap& map : surfaceMaps())
        kept.request.maps.push_back({&map, ParameterSet(map.options), {}});
    for (MapChoice& choice : kept.request.maps)
        for (const auto& [option, value] : {std::pair("green", "directx"), std::pair("names", "a,b,c,d"),
                                            std::pair("interval", "12.5"), std::pair("level", "-3")})
            if (findSpec(choice.map->options, option) != nullptr)
                QVERIFY(choice.options.setFromText(option, value).isOk());
    kept.request.maps.back().suffix = "geojson";
    const std::string text = keptExportsToJson({{kept, sample("plain")}, {}});
    const auto back = keptExportsFromJson(text);
    QVERIFY(back.isOk());
    QCOMPARE(back.value().list.size(), std::size_t{2});
    QVERIFY(back.value().list[0].request.maps == kept.request.maps);
    QVERIFY(back.value().list[1].request.maps.empty());
    QCOMPARE(keptExportsToJson(back.value()), text);
    QVERIFY(text.find("\"maps\"") == text.rfind("\"maps\"")); // none where there are none, as before
}

void KeptExportTest::whatIsNotKnownIsLeftOut_data() {
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<int>("count"); // −1: no list at all
    QTest::addColumn<int>("unknown");
    const auto row = [](const char* name, const char* json, int count, int unknown) {
        QTest::newRow(name) << QByteArray(json) << count << unknown;
    };
    row("no JSON", "[{", -1, 0);
    row("no list", "{}", -1, 0);
    row("no objects", "[1, null, \"a\"]", 0, 3);
    row("no name", R"([{"path": "a.raw", "format": "raw"}])", 0, 1);
    row("no path", R"([{"name": "a", "format": "raw"}])", 0, 1);
    row("unknown format", R"([{"name": "a", "path": "a", "format": "xyzzy"}])", 0, 1);
    row("unknown mesh", R"([{"name": "a", "path": "a", "mesh": "xyzzy"}])", 0, 1);
    row("unknown target", R"([{"name": "a", "path": "a", "format": "raw", "target": "xyzzy"}])", 0, 1);
    row("unknown map", R"([{"name": "a", "path": "a", "format": "raw", "maps": [{"map": "xyzzy"}]}])", 0, 1);
    row("maps that are none", R"([{"name": "a", "path": "a", "format": "raw", "maps": [1]}])", 0, 1);
    row("maps of one number", R"([{"name": "a", "path": "a", "format": "raw", "maps": 7}])", 0, 1);
    row("map of an older version",
        R"([{"name": "a", "path": "a", "format": "raw", "maps": [{"map": "normal"}]}])", 1, 0);
    row("values of other types",
        R"([{"name": "a", "path": "a", "format": "raw", "options": {"rows": 3, "x": "y"}, )"
        R"("range": ["a", 1], "size": 7, "tiles": [1], "overlap": "one"}])",
        1, 0);
    row("the same name twice",
        R"([{"name": "a", "path": "a", "format": "raw"}, {"name": "a", "path": "b", "format": "raw"}])", 1,
        0);
}

void KeptExportTest::whatIsNotKnownIsLeftOut() {
    QFETCH(QByteArray, json);
    QFETCH(int, count);
    QFETCH(int, unknown);
    const auto kept = keptExportsFromJson(json.toStdString());
    QCOMPARE(kept.isOk() ? static_cast<int>(kept.value().list.size()) : -1, count);
    QCOMPARE(kept.isOk() ? static_cast<int>(kept.value().unknown.size()) : 0, unknown);
}

/// Numbers that no size or tiling can have are as those that are not there.
void KeptExportTest::numbersOutOfRange_data() {
    QTest::addColumn<QByteArray>("number");
    for (const char* number : {"-1", "1e300", "4294967297", "18446744073709551615", "0.5"})
        QTest::newRow(number) << QByteArray(number);
}

void KeptExportTest::numbersOutOfRange() {
    QFETCH(QByteArray, number);
    const QByteArray json = R"([{"name": "a", "path": "a", "format": "raw", "size": [@, 9], "tiles": [2, @],)"
                            R"( "overlap": @}])";
    const auto kept = keptExportsFromJson(QByteArray(json).replace('@', number).toStdString());
    const ExportRequest& request = kept.value().list.front().request;
    QVERIFY(!request.size && !request.overlap);
    QCOMPARE(request.tilesAcross, 1);
    QCOMPARE(request.tilesDown, 1);
}

void KeptExportTest::theLastOneStandsLast() {
    std::vector<KeptExport> kept;
    for (const char* name : {"a", "b", "c", "a"})
        keepExport(kept, sample(name));
    QCOMPARE(kept.size(), std::size_t{3});
    QCOMPARE(kept.front().name, std::string("b"));
    QCOMPARE(kept.back().name, std::string("a"));
}

void KeptExportTest::pathsMoveWithTheProject() {
    KeptExports kept{{sample("beside"), sample("below"), sample("far")}, {}};
    kept.list[0].request.path = "/maps/alps/land.raw";
    kept.list[1].request.path = "/maps/alps/out/land.raw";
    kept.list[2].request.path = "/maps/alpsfar/land.raw";
    const auto moved = keptExportsFromJson(keptExportsToJson(kept, "/maps/alps"), "/media/alps").value().list;
    QCOMPARE(moved[0].request.path, std::filesystem::path("/media/alps/land.raw"));
    QCOMPARE(moved[1].request.path, std::filesystem::path("/media/alps/out/land.raw"));
    QCOMPARE(moved[2].request.path, std::filesystem::path("/maps/alpsfar/land.raw"));
}

void KeptExportTest::namesAreUnique() {
    std::vector<KeptExport> kept = {sample("land.raw"), sample("other")};
    kept[1].name = "mine";
    QCOMPARE(nameForExport(kept, "/tmp/land.raw"), std::string("land.raw"));
    QCOMPARE(nameForExport(kept, "/tmp/other"), std::string("mine"));
    QCOMPARE(nameForExport(kept, "/elsewhere/land.raw"), std::string("land.raw (2)"));
    keepExport(kept, sample("land.raw (2)"));
    QCOMPARE(nameForExport(kept, "/elsewhere/land.raw"), std::string("land.raw (3)"));
}

QTEST_GUILESS_MAIN(KeptExportTest)
#include "kept_export_test.moc"
