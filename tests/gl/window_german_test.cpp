// SPDX-License-Identifier: MIT
// Every text that the main window and its dialogs show comes from the German catalogue (or from Qt's).
#include "app/docks/pins_dock.h"
#include "app/window/action_table.h"
#include "app/window/view_area.h"
#include "libterrain/formats/targets/target.h"
#include "tests/support/window_driver.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QDialog>
#include <QLibraryInfo>
#include <QLineEdit>
#include <QMenuBar>
#include <QRegularExpression>
#include <QTabBar>
#include <QTranslator>

#include <algorithm>

namespace app {

namespace {

constexpr QChar mark(0x2063); // an invisible separator: the layout stays as people see it

/// German with a mark in every text, so that a text without one is known to come from no catalogue.
class MarkedGerman : public QTranslator {
public:
    MarkedGerman() {
        m_isLoaded =
            m_ours.load(QStringLiteral(":/translations/moraine_de.qm")) &&
            m_qt.load(QStringLiteral("qtbase_de"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    }
    [[nodiscard]] bool isLoaded() const { return m_isLoaded; }
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char* context, const char* source, const char* comment,
                                    int n) const override {
        for (const QTranslator* catalogue : {&m_ours, &m_qt}) {
            const QString text = catalogue->translate(context, source, comment, n);
            if (!text.isEmpty())
                return mark + text + mark; // both ends, as one may be cut
        }
        return {};
    }

private:
    QTranslator m_ours;
    QTranslator m_qt;
    bool m_isLoaded = false;
};

/// Other programs are called by their own names, and so is what a person types into them.
bool isNameOfAProgram(const QString& text) {
    return std::ranges::any_of(terrain::targets(), [&](const terrain::Target& target) {
        return text == QLatin1String(target.label);
    });
}

/// Words that are the same in every language: names, numbers with units, keys, file names.
bool needsNoGerman(const QString& text) {
    if (isNameOfAProgram(text))
        return true;
    static const QRegularExpression word(QStringLiteral("[A-Za-zÄÖÜäöüß]{4,}"));
    static const QRegularExpression name(
        QStringLiteral("^(Moraine|English|Deutsch|[0-9a-f]{8,}|.*\\.(moraine|raw|png|tif)\\b.*|<[^>]*>)*$"));
    return !word.match(text).hasMatch() || name.match(text).hasMatch();
}

struct Found {
    QStringList unmarked;
    int marked = 0;

    void check(const QString& text, const QObject& where) {
        if (text.contains(mark))
            ++marked;
        else if (!needsNoGerman(text))
            unmarked << QStringLiteral("%1 of %2 “%3”")
                            .arg(text, QLatin1String(where.metaObject()->className()), where.objectName());
    }
};

void checkItems(const QAbstractItemModel& model, const QModelIndex& parent, const QObject& where,
                Found& found) {
    for (int row = 0; row < model.rowCount(parent); ++row) {
        for (int column = 0; column < model.columnCount(parent); ++column)
            found.check(model.index(row, column, parent).data().toString(), where);
        checkItems(model, model.index(row, 0, parent), where, found);
    }
}

void checkWidget(const QWidget& widget, Found& found) {
    for (const char* property : {"text", "title", "windowTitle", "toolTip", "placeholderText",
                                 "accessibleName", "accessibleDescription", "suffix", "specialValueText"}) {
        const bool isEntry = widget.inherits("QLineEdit") && QLatin1String(property) == QLatin1String("text");
        if (!isEntry) // what a person typed, or a file's name
            found.check(widget.property(property).toString(), widget);
    }
    if (const auto* box = qobject_cast<const QComboBox*>(&widget))
        checkItems(*box->model(), {}, widget, found);
    if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget);
        view != nullptr && view->model() != nullptr)
        checkItems(*view->model(), {}, widget, found);
    if (const auto* tabs = qobject_cast<const QTabBar*>(&widget)) {
        for (int i = 0; i < tabs->count(); ++i)
            found.check(tabs->tabText(i), widget);
    }
}

Found textsOf(const QWidget& window) {
    Found found;
    checkWidget(window, found);
    const auto widgets = window.findChildren<QWidget*>();
    for (const QWidget* widget : widgets) {
        if (widget->window() == &window && !widget->objectName().startsWith(QLatin1String("qt_")))
            checkWidget(*widget, found);
    }
    const auto actions = window.findChildren<QAction*>();
    for (const QAction* action : actions) {
        found.check(action->text(), *action);
        found.check(action->toolTip(), *action);
    }
    return found;
}

} // namespace

class WindowGermanTest : public QObject {
    Q_OBJECT

private:
    MarkedGerman m_german;
    std::unique_ptr<WindowDriver> m_driver;

    static void checkTexts(const QWidget& window, int atLeast) {
        Found found = textsOf(window);
        found.unmarked.removeDuplicates();
        QVERIFY2(found.unmarked.isEmpty(), qPrintable(found.unmarked.join(QLatin1Char('\n'))));
        QVERIFY2(found.marked >= atLeast, qPrintable(QString::number(found.marked)));
    }

    void checkDialog(const char* name) {
        constexpr int atLeast = 3; // a title, a text and a button
        auto* dialog = m_driver->seek<QDialog>(name);
        QVERIFY2(dialog != nullptr, name);
        checkTexts(*dialog, atLeast);
        dialog->reject();
    }

private Q_SLOTS:
    void initTestCase() {
        if (!m_german.isLoaded())
            QSKIP("Qt's German texts are not installed");
        QVERIFY(QCoreApplication::installTranslator(&m_german));
        m_driver = std::make_unique<WindowDriver>(QSize(1440, 900));
    }
    void cleanupTestCase() { m_driver.reset(); }

    void noTwoEntriesOfAMenuHaveOneLetter() {
        const QStringList shared = m_driver->sharedMenuLetters();
        QVERIFY2(shared.isEmpty(), qPrintable(shared.join(QLatin1Char('\n'))));
    }

    void aTextOfNoCatalogueIsFound() {
        QWidget widget;
        widget.setToolTip(QStringLiteral("An English sentence"));
        QCOMPARE(textsOf(widget).unmarked.size(), 1);
    }

    void theMainWindow() {
        m_driver->act("view.split");
        checkTexts(m_driver->window(), 150);
    }

    /// Whatever is shown, the window fits onto a small screen.
    void theWindowFitsOntoASmallScreen() {
        for (const char* mode : {"view.3d", "view.split", "view.map"}) {
            m_driver->act(mode);
            QCoreApplication::processEvents();
            const QSize least = m_driver->window().minimumSizeHint();
            QString widths;
            const auto parts =
                m_driver->window().findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly);
            for (const QWidget* part : parts)
                widths +=
                    QStringLiteral(" %1 %2").arg(part->objectName()).arg(part->minimumSizeHint().width());
            QVERIFY2(
                least.width() <= 1000 && least.height() <= 680,
                qPrintable(QStringLiteral("%1 × %2:%3").arg(least.width()).arg(least.height()).arg(widths)));
        }
        m_driver->act("view.3d");
    }

    /// German words are long: every control of a panel lies within it all the same.
    void nothingOfThePinsIsCutOff_data() {
        QTest::addColumn<QByteArray>("tool");
        for (const char* tool : {"tool.ridge", "tool.river", "tool.pins"})
            QTest::newRow(tool) << QByteArray(tool);
    }
    void nothingOfThePinsIsCutOff() {
        QFETCH(QByteArray, tool);
        m_driver->window().resize(1280, 800);
        auto* dock = m_driver->window().findChild<PinsDock*>();
        m_driver->act(tool.constData());
        dock->findChild<QAbstractButton*>(QStringLiteral("addPins"))->click();
        QVERIFY(m_driver->settle());
        const auto parts = dock->findChildren<QWidget*>();
        for (const QWidget* part : parts) {
            const QWidget* parent = part->parentWidget();
            QVERIFY2(!part->isVisible() || part->geometry().right() < parent->width() ||
                         parent->inherits("QAbstractScrollArea"),
                     qPrintable(QStringLiteral("%1 ends at %2 of %3 in %4, %5 %6")
                                    .arg(QLatin1String(part->metaObject()->className()))
                                    .arg(part->geometry().right())
                                    .arg(parent->width())
                                    .arg(QLatin1String(parent->metaObject()->className()))
                                    .arg(dock->minimumSizeHint().width())
                                    .arg(dock->width())));
        }
        m_driver->act(tool.constData());
    }

    void theDialogs_data() {
        QTest::addColumn<QByteArray>("action");
        QTest::addColumn<QByteArray>("dialog");
        for (const auto& [action, dialog] : WindowDriver::dialogOpeners())
            QTest::newRow(dialog) << QByteArray(action) << QByteArray(dialog);
    }
    void theDialogs() {
        QFETCH(QByteArray, action);
        QFETCH(QByteArray, dialog);
        m_driver->act(action.constData());
        checkDialog(dialog.constData());
    }

    void theImportDialog() {
        m_driver->openImportDialog();
        checkDialog("importDialog");
    }

    void everyPresetsForm() {
        for (const char* preset : {"webgl", "matlab", "playful", "workshop", "periodic", "islands"}) {
            m_driver->press("startStrip", qPrintable(QStringLiteral("preset-") + QLatin1String(preset)));
            QVERIFY(m_driver->settle());
            checkTexts(m_driver->window(), 150);
        }
    }

    void theQuestionAboutUnsavedWork() {
        m_driver->act("file.new");
        checkDialog("unsavedDialog");
    }
};

} // namespace app

QTEST_MAIN(app::WindowGermanTest)
#include "window_german_test.moc"
