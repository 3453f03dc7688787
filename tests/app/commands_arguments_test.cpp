// SPDX-License-Identifier: MIT
#include "app/commands/arguments.h"
#include "app/commands/command_line.h"
#include "app/commands/help.h"
#include "app/commands/recipe_settings.h"

#include <QTest>

#include <cmath>

namespace {

using app::Arguments;
using app::Option;
using app::ValueKind;

constexpr Option options[] = {
    {"output", "OUT", "", ValueKind::Text, true, false, 'o'},
    {"range", "MIN,MAX", "", ValueKind::Range},
    {"size", "WxH", "", ValueKind::Size},
    {"set", "NAME=VALUE", "", ValueKind::Text, false, true},
    {"sea", "M", "", ValueKind::Real},
    {"view", "map|3d", "", ValueKind::Choice},
    {"window", "C,R,CC,RR", "", ValueKind::Rectangle},
    {"spacing", "M", "", ValueKind::Positive},
    {"nodata", "V", "", ValueKind::AnyReal},
    {"count", "N", "", ValueKind::Whole},
    {"columns", "N", "", ValueKind::Side},
    {"seed", "S", "", ValueKind::Text, false, false, 0, true},
    {"json", "", "", ValueKind::None},
};

app::Verb testVerb() {
    app::Verb verb{"draw", "IN", "", "", options};
    return verb;
}

terrain::Result<Arguments> parsed(const QStringList& words) {
    std::vector<std::string> list;
    for (const QString& word : words)
        list.push_back(word.toStdString());
    static const app::Verb verb = testVerb();
    return Arguments::parse(verb, list);
}

QStringList words(const char* line) {
    return QString::fromUtf8(line).split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

} // namespace

class CommandsArgumentsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsEveryKind();
    void takesNegativeNumbersAsValues_data();
    void takesNegativeNumbersAsValues();
    void keepsOrderAndTheLastOne();
    void endsOptions();
    void refuses_data();
    void refuses();
    void knowsWhatIsACommandLine_data();
    void knowsWhatIsACommandLine();
    void takesSettingsApart_data();
    void takesSettingsApart();
    void helpNamesEveryOption();
};

void CommandsArgumentsTest::readsEveryKind() {
    const auto result =
        parsed(words("in.png -o out.png --range -50,100.5 --size 640x480 --sea -0.5 --view 3d "
                     "--window 1,2,3,4 --spacing 0.25 --nodata nan --count 0 --json"));
    QVERIFY(result.isOk());
    const Arguments& a = result.value();
    QCOMPARE(a.operand(0), std::string("in.png"));
    QCOMPARE(a.text("output"), std::optional<std::string>("out.png"));
    QVERIFY(a.range("range") == std::pair(-50.0, 100.5));
    const auto zero = parsed(words("in -o out --range=-0,100"));
    QVERIFY(zero.isOk() && !std::signbit(zero.value().range("range")->first)); // no "-0 m" is said
    QVERIFY(a.size("size") == std::pair(640, 480));
    QCOMPARE(a.number("sea"), std::optional(-0.5));
    QCOMPARE(a.text("view"), std::optional<std::string>("3d"));
    QVERIFY(a.rectangle("window") == (terrain::Window{1, 2, 3, 4}));
    QCOMPARE(a.whole("count"), std::optional(0));
    QVERIFY(a.number("nodata") && *a.number("nodata") != *a.number("nodata"));
    QVERIFY(a.has("json"));
    QVERIFY(!a.has("set"));
    QVERIFY(!a.text("set") && !parsed(words("in -o out")).value().number("sea"));
}

void CommandsArgumentsTest::takesNegativeNumbersAsValues_data() {
    QTest::addColumn<QString>("line");
    QTest::newRow("next word") << QStringLiteral("in -o out --sea -0.5");
    QTest::newRow("with equals") << QStringLiteral("in -o out --sea=-0.5");
    QTest::newRow("before operands") << QStringLiteral("--sea -0.5 -oout in");
    QTest::newRow("with exponent") << QStringLiteral("in --output=out --sea -5e-1");
}

void CommandsArgumentsTest::takesNegativeNumbersAsValues() {
    QFETCH(QString, line);
    const auto result = parsed(line.split(QLatin1Char(' ')));
    QVERIFY2(result.isOk(), result.isError() ? result.error().detail.english().c_str() : "");
    QCOMPARE(result.value().number("sea"), std::optional(-0.5));
    QCOMPARE(result.value().text("output"), std::optional<std::string>("out"));
    QCOMPARE(result.value().operand(0), std::string("in"));
}

void CommandsArgumentsTest::keepsOrderAndTheLastOne() {
    const auto result = parsed(words("--set b=1 in --set a=2=3 -o first --set=c=-1 -o last"));
    QVERIFY(result.isOk());
    const std::vector<std::string> expected = {"b=1", "a=2=3", "c=-1"};
    QCOMPARE(result.value().all("set"), expected);
    QCOMPARE(result.value().text("output"), std::optional<std::string>("last"));
}

void CommandsArgumentsTest::endsOptions() {
    const auto result = parsed(words("-o out -- --json"));
    QVERIFY(result.isOk());
    QCOMPARE(result.value().operand(0), std::string("--json"));
    QVERIFY(!result.value().has("json"));
    QCOMPARE(parsed(words("-o out -")).value().operand(0), std::string("-"));
}

void CommandsArgumentsTest::refuses_data() {
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* line, const char* says) {
        QTest::newRow(line) << QString::fromUtf8(line) << QString::fromUtf8(says);
    };
    row("in -o out --rang 1,2", "did you mean --range");
    row("in -o out --entirely-unknown", "--help");
    row("in -o out -x", "no option -x");
    row("in -o out --range 1", "MIN,MAX");
    row("in -o out --range 2,1", "MIN,MAX");
    row("in -o out --range 1,2,3", "MIN,MAX");
    row("in -o out --range 1,inf", "MIN,MAX");
    row("in -o out --range 1;2", "MIN,MAX");
    row("in -o out --range=-1e308,1e308", "between -3.4e38 and 3.4e38");
    row("in -o out --range=-1e400,1", "between -3.4e38 and 3.4e38");
    row("in -o out --spacing 1e-400", "above 0");
    row("in -o out --size 640", "WxH");
    row("in -o out --size 0x5", "WxH");
    row("in -o out --size 9999999999x5", "WxH");
    row("in -o out --sea 1,5", "--sea");
    row("in -o out --sea nan", "--sea");
    row("in -o out --sea", "needs a value");
    row("in -o out --sea --json", "needs a value");
    row("in -o out --spacing 0", "--spacing");
    row("in -o out --count 1.5", "--count");
    row("in -o out --count -1", "from 0 to 2147483647");
    row("in -o out --count 99999999999", "from 0 to 2147483647");
    for (const char* line : {"in -o out --columns -1", "in -o out --columns 1", "in -o out --columns 1048578",
                             "in -o out --columns 99999999999", "in -o out --columns 2.5"})
        row(line, "from 2 to 1048577");
    row("in -o out --spacing 1e999", "a finite number above 0");
    row("in -o out --sea 1e999", "a finite number");
    row("in -o ", "not an empty text");
    row("in -o out --set=", "not an empty text");
    row(" -o out", "is empty");
    row("in -o out --view 4d", "map|3d");
    row("in -o out --window 1,2,3", "--window");
    row("in -o out --json=yes", "takes no value");
    row("-o out", "needs IN");
    row("in", "needs --output OUT");
    row("in more -o out", "'more'");
}

void CommandsArgumentsTest::refuses() {
    QFETCH(QString, line);
    QFETCH(QString, says);
    const auto result = parsed(line.split(QLatin1Char(' ')));
    QVERIFY(result.isError());
    QCOMPARE(result.error().code, terrain::ErrorCode::InvalidRequest);
    const QString text = QString::fromStdString(result.error().detail.english());
    QVERIFY2(text.contains(says), qPrintable(text));
}

void CommandsArgumentsTest::knowsWhatIsACommandLine_data() {
    QTest::addColumn<QString>("word");
    QTest::addColumn<bool>("expected");
    QTest::newRow("verb") << QStringLiteral("generate") << true;
    QTest::newRow("help") << QStringLiteral("--help") << true;
    QTest::newRow("version") << QStringLiteral("--version") << true;
    QTest::newRow("misspelt verb") << QStringLiteral("genrate") << true;
    QTest::newRow("option of verbs") << QStringLiteral("--threads") << true;
    QTest::newRow("file") << QStringLiteral("land.moraine") << false;
    QTest::newRow("path") << QStringLiteral("./generate") << false;
    QTest::newRow("option of the window") << QStringLiteral("-platform") << false;
}

void CommandsArgumentsTest::knowsWhatIsACommandLine() {
    QFETCH(QString, word);
    QFETCH(bool, expected);
    const QByteArray bytes = word.toUtf8();
    const char* argv[] = {"moraine", bytes.constData(), nullptr};
    QCOMPARE(app::isCommandLine(2, argv), expected);
    QVERIFY(!app::isCommandLine(1, argv));
}

void CommandsArgumentsTest::takesSettingsApart_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("expected"); // step, name, value; empty = refused
    const auto row = [](const char* text, const QStringList& expected) {
        QTest::newRow(text) << QString::fromUtf8(text) << expected;
    };
    row("hurst=0.5", {QString(), QStringLiteral("hurst"), QStringLiteral("0.5")});
    row("corner_nw=-3", {QString(), QStringLiteral("corner_nw"), QStringLiteral("-3")});
    row("smooth_1:radius=2", {QStringLiteral("smooth_1"), QStringLiteral("radius"), QStringLiteral("2")});
    row("seed=a:b=c", {QString(), QStringLiteral("seed"), QStringLiteral("a:b=c")});
    row("seed=", {QString(), QStringLiteral("seed"), QString()});
    row("hurst", {});
    row("=1", {});
}

void CommandsArgumentsTest::takesSettingsApart() {
    QFETCH(QString, text);
    QFETCH(QStringList, expected);
    const auto setting = app::parseSetting(text.toStdString());
    QCOMPARE(setting.isOk(), !expected.isEmpty());
    if (!setting)
        return;
    QCOMPARE(QString::fromStdString(setting.value().step), expected[0]);
    QCOMPARE(QString::fromStdString(setting.value().name), expected[1]);
    QCOMPARE(QString::fromStdString(setting.value().value), expected[2]);
}

void CommandsArgumentsTest::helpNamesEveryOption() {
    const QString whole = QString::fromStdString(app::programHelp());
    for (const app::Verb& verb : app::verbs()) {
        const QString help = QString::fromStdString(app::verbHelp(verb));
        QVERIFY2(whole.contains(QLatin1String(verb.summary)), verb.name);
        const app::OptionGroups groups = app::optionGroups(verb);
        for (const app::OptionGroup& group : groups.all())
            for (const Option& option : group.options)
                QVERIFY2(help.contains(QLatin1String("--") + QLatin1String(option.name)), option.name);
        for (const QString& line : help.split(QLatin1Char('\n')))
            QVERIFY2(line.size() <= 80, qPrintable(line));
    }
}

QTEST_GUILESS_MAIN(CommandsArgumentsTest)
#include "commands_arguments_test.moc"
