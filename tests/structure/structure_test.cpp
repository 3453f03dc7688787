// SPDX-License-Identifier: MIT
// Reads the sources as text and keeps the structure: who may include whom, no Qt and no OpenGL in the
// library, OpenGL only in the viewport, a licence line in every source, nothing unexpected at the top level.
// Reports sizes.
#include "tests/support/build_folders.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QtTest>

namespace {

const QString root = support::sourceFile();

/// What each room may include besides itself. Two names ending in / are prefixes of all rooms below.
const QMap<QString, QStringList>& allowedRooms() {
    const QStringList library = {QStringLiteral("libterrain/")};
    const auto with = [](QStringList base, const QStringList& more) { return base << more; };
    const QStringList belowWidgets = with(
        library, {QStringLiteral("app/document"), QStringLiteral("app/jobs"), QStringLiteral("app/settings"),
                  QStringLiteral("app/controls"), QStringLiteral("app/plots")});
    const QStringList views = {QStringLiteral("libterrain/core"), QStringLiteral("libterrain/surface"),
                               QStringLiteral("app/settings")};
    static const QMap<QString, QStringList> rooms = {
        {QStringLiteral("libterrain/core"), {}},
        {QStringLiteral("libterrain/parameters"), {QStringLiteral("libterrain/core")}},
        {QStringLiteral("libterrain/generators"),
         {QStringLiteral("libterrain/core"), QStringLiteral("libterrain/parameters")}},
        {QStringLiteral("libterrain/filters"),
         {QStringLiteral("libterrain/core"), QStringLiteral("libterrain/parameters")}},
        {QStringLiteral("libterrain/masks"),
         {QStringLiteral("libterrain/core"), QStringLiteral("libterrain/parameters")}},
        {QStringLiteral("libterrain/surface"), {QStringLiteral("libterrain/core")}},
        {QStringLiteral("libterrain/recipe"),
         {QStringLiteral("libterrain/core"), QStringLiteral("libterrain/parameters"),
          QStringLiteral("libterrain/generators"), QStringLiteral("libterrain/filters"),
          QStringLiteral("libterrain/masks"), QStringLiteral("libterrain/surface")}},
        {QStringLiteral("libterrain/formats"),
         {QStringLiteral("libterrain/core"), QStringLiteral("libterrain/parameters"),
          QStringLiteral("libterrain/surface")}},
        {QStringLiteral("libterrain/project"),
         {QStringLiteral("libterrain/core"), QStringLiteral("libterrain/parameters"),
          QStringLiteral("libterrain/recipe"), QStringLiteral("libterrain/surface")}},
        {QStringLiteral("app/document"), library},
        {QStringLiteral("app/jobs"), library},
        {QStringLiteral("app/settings"), library},
        {QStringLiteral("app/controls"),
         {QStringLiteral("libterrain/core"), QStringLiteral("libterrain/parameters"),
          QStringLiteral("app/settings")}},
        {QStringLiteral("app/plots"), {QStringLiteral("app/settings"), QStringLiteral("app/controls")}},
        {QStringLiteral("app/map"), views},
        {QStringLiteral("app/viewport"), views},
        {QStringLiteral("app/docks"), belowWidgets},
        {QStringLiteral("app/dialogs"), belowWidgets},
        {QStringLiteral("app/tools"), belowWidgets},
        {QStringLiteral("app/commands"),
         with(library, {QStringLiteral("app/settings"), QStringLiteral("app/jobs"), QStringLiteral("app/map"),
                        QStringLiteral("app/viewport")})},
        {QStringLiteral("app/window"), {QStringLiteral("libterrain/"), QStringLiteral("app/")}},
        {QStringLiteral("app"), {QStringLiteral("app/commands"), QStringLiteral("app/window")}},
    };
    return rooms;
}

QStringList sources(const QStringList& folders) {
    QStringList out;
    for (const QString& folder : folders) {
        QDirIterator files(root + QLatin1Char('/') + folder,
                           {QStringLiteral("*.cpp"), QStringLiteral("*.h"), QStringLiteral("*.vert"),
                            QStringLiteral("*.frag"), QStringLiteral("*.glsl"), QStringLiteral("*.sh")},
                           QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext())
            out << files.next().mid(root.size() + 1);
    }
    out.sort();
    return out;
}

QString contentOf(const QString& relative) {
    QFile file(root + QLatin1Char('/') + relative);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// "libterrain/core" for "libterrain/core/platform/memory.h"; "app" for "app/main.cpp".
QString roomOf(const QString& relative) {
    const QStringList parts = relative.split(QLatin1Char('/'));
    return parts.size() > 2 ? parts[0] + QLatin1Char('/') + parts[1] : parts[0];
}

bool mayInclude(const QString& from, const QString& to) {
    if (from == to)
        return true;
    const QStringList allowed = allowedRooms().value(from);
    return std::any_of(allowed.begin(), allowed.end(), [&](const QString& room) {
        return room.endsWith(QLatin1Char('/')) ? to.startsWith(room) : to == room;
    });
}

QStringList includesOf(const QString& text, bool quoted) {
    static const QRegularExpression ours(QStringLiteral("^\\s*#\\s*include\\s+\"([^\"]+)\""),
                                         QRegularExpression::MultilineOption);
    static const QRegularExpression systems(QStringLiteral("^\\s*#\\s*include\\s+<([^>]+)>"),
                                            QRegularExpression::MultilineOption);
    QStringList out;
    auto matches = (quoted ? ours : systems).globalMatch(text);
    while (matches.hasNext())
        out << matches.next().captured(1);
    return out;
}

} // namespace

class StructureTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void arrows() {
        QStringList wrong;
        int seen = 0;
        for (const QString& file : sources({QStringLiteral("libterrain"), QStringLiteral("app")})) {
            const QString room = roomOf(file);
            if (!allowedRooms().contains(room))
                wrong << file + QStringLiteral(" lies in an unknown room");
            for (const QString& included : includesOf(contentOf(file), true)) {
                ++seen;
                // mocs and generated files have no room.
                if (!included.contains(QLatin1Char('/')))
                    wrong << file + QStringLiteral(" includes ") + included +
                                 QStringLiteral(" without its room");
                else if (!mayInclude(room, roomOf(included)))
                    wrong << file + QStringLiteral(" includes ") + included;
            }
        }
        QVERIFY(seen > 100);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
    }

    void docksDoNotKnowEachOther() {
        QStringList wrong;
        for (const QString& file : sources({QStringLiteral("app/docks")}))
            for (const QString& included : includesOf(contentOf(file), true))
                if (included.startsWith(QLatin1String("app/docks/")) &&
                    included.endsWith(QLatin1String("_dock.h")) &&
                    QFileInfo(included).baseName() != QFileInfo(file).baseName() &&
                    QFileInfo(file).baseName().endsWith(QLatin1String("_dock")))
                    wrong << file + QStringLiteral(" includes ") + included;
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
    }

    void libraryHasNoQtAndNoOpenGl() {
        QStringList wrong;
        static const QRegularExpression forbidden(QStringLiteral("^(Q[A-Z]|Qt|GL/|EGL/|GLES|epoxy|glad)"));
        for (const QString& file : sources({QStringLiteral("libterrain")}))
            for (const QString& included : includesOf(contentOf(file), false))
                if (forbidden.match(included).hasMatch())
                    wrong << file + QStringLiteral(" includes ") + included;
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
        const QString cmake = contentOf(QStringLiteral("libterrain/CMakeLists.txt"));
        QVERIFY(!cmake.isEmpty());
        QVERIFY(!cmake.contains(QLatin1String("Qt6::")) && !cmake.contains(QLatin1String("OpenGL::")));
    }

    void openGlOnlyInTheViewport() {
        QStringList wrong;
        static const QRegularExpression openGl(QStringLiteral("^(QOpenGL|qopengl|GL/)"));
        for (const QString& file : sources({QStringLiteral("app")}))
            for (const QString& included : includesOf(contentOf(file), false))
                if (openGl.match(included).hasMatch() && roomOf(file) != QLatin1String("app/viewport"))
                    wrong << file + QStringLiteral(" includes ") + included;
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
    }

    void systemCallsOnlyInThePlatformRoom() {
        QStringList wrong;
        static const QRegularExpression system(QStringLiteral("^(unistd|fcntl|sys/|windows|signal)\\.?"));
        for (const QString& file : sources({QStringLiteral("libterrain")}))
            for (const QString& included : includesOf(contentOf(file), false))
                if (system.match(included).hasMatch() &&
                    !file.startsWith(QLatin1String("libterrain/core/platform/")))
                    wrong << file + QStringLiteral(" includes ") + included;
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
    }

    /// nlohmann-json 3.11.2 makes an empty value an object before it has the memory for it, and destroying
    /// what is left when there is none ends the program.
    void jsonIsAnObjectBeforeItIsFilled() {
        QStringList wrong;
        static const QRegularExpression empty(QStringLiteral("(Json|_json) (?!m_)(\\w+)(\\{\\})?;"));
        for (const QString& file : sources({QStringLiteral("libterrain"), QStringLiteral("app")}))
            for (const QRegularExpressionMatch& match : empty.globalMatch(contentOf(file)))
                wrong << file + QStringLiteral(": ") + match.captured(2) + QStringLiteral(" has no value");
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
    }

    void everySourceHasALicenceLine() {
        QStringList wrong;
        const QStringList all = sources({QStringLiteral("libterrain"), QStringLiteral("app"),
                                         QStringLiteral("tests"), QStringLiteral("shaders")});
        QVERIFY(all.size() > 50);
        for (const QString& file : all) {
            const QStringList lines = contentOf(file).split(QLatin1Char('\n')).mid(0, 3);
            if (!lines.join(QLatin1Char(' ')).contains(QLatin1String("SPDX-License-Identifier: MIT")))
                wrong << file;
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
    }

    void topLevel() {
        const QStringList expected = {QStringLiteral("CMakeLists.txt"),
                                      QStringLiteral("CMakePresets.json"),
                                      QStringLiteral("LICENSE"),
                                      QStringLiteral("README.md"),
                                      QStringLiteral("app"),
                                      QStringLiteral("libterrain"),
                                      QStringLiteral("resources"),
                                      QStringLiteral("shaders"),
                                      QStringLiteral("tests"),
                                      QStringLiteral("translations")};
        QStringList found = QDir(root).entryList(QDir::AllEntries | QDir::NoDotAndDotDot);
        found.removeIf([](const QString& name) { return name.startsWith(QLatin1String("build")); });
        found.sort();
        QCOMPARE(found, expected);
    }

    void noFastMath() {
        QStringList files = {QStringLiteral("CMakeLists.txt"), QStringLiteral("libterrain/CMakeLists.txt"),
                             QStringLiteral("CMakePresets.json")};
        for (const QString& file : std::as_const(files)) {
            const QString text = contentOf(file);
            QVERIFY(!text.isEmpty());
            static const QRegularExpression flag(
                QStringLiteral("^[^#]*(-ffast-math|-Ofast|-march=native|-mfma)"),
                QRegularExpression::MultilineOption);
            QVERIFY2(!flag.match(text).hasMatch(), qPrintable(file));
        }
        QVERIFY(contentOf(QStringLiteral("CMakeLists.txt")).contains(QLatin1String("-ffp-contract=off")));
    }

    /// Heights come from + − × ÷ sqrt: no function of the system's mathematics library in the rooms that make
    /// them.
    void heightsUseNoSystemMathematics() {
        QStringList wrong;
        static const QRegularExpression call(QStringLiteral(
            "std::(pow|exp|exp2|log|log2|log10|sin|cos|tan|cbrt|hypot|fma|uniform_|normal_)[ (<]"));
        for (const QString& file :
             sources({QStringLiteral("libterrain/generators"), QStringLiteral("libterrain/filters"),
                      QStringLiteral("libterrain/masks"), QStringLiteral("libterrain/recipe"),
                      QStringLiteral("libterrain/parameters")})) {
            const auto match = call.match(contentOf(file));
            if (match.hasMatch())
                wrong << file + QStringLiteral(": ") + match.captured();
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
    }

    /// Reported, not enforced: what reads worst is split first.
    void sizes() {
        QStringList large;
        for (const QString& file : sources({QStringLiteral("libterrain"), QStringLiteral("app")})) {
            const auto lines = contentOf(file).count(QLatin1Char('\n'));
            const int limit = file.endsWith(QLatin1String(".h")) ? 150 : 300;
            if (lines > limit)
                large << QStringLiteral("%1: %2 lines").arg(file).arg(lines);
        }
        if (!large.isEmpty())
            qInfo("Larger than is pleasant:\n  %s", qPrintable(large.join(QLatin1String("\n  "))));
    }
};

QTEST_GUILESS_MAIN(StructureTest)
#include "structure_test.moc"
