// SPDX-License-Identifier: MIT
#include "app/controls/flat_style.h"
#include "app/controls/icons.h"
#include "app/controls/palette.h"
#include "app/controls/theme.h"

#include <QApplication>
#include <QMenu>
#include <QMessageBox>
#include <QTest>

#include <algorithm>

using namespace app;

class ControlsThemeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void contrastIsMeasuredAsWcagSays();
    void everyTextCanBeRead_data();
    void everyTextCanBeRead();
    void notesCanBeRead_data();
    void notesCanBeRead();
    void theFocusRingIsSeen_data();
    void theFocusRingIsSeen();
    void everyMenuIconIsSeen_data();
    void everyMenuIconIsSeen();
    void everyMessageIconIsSeen_data();
    void everyMessageIconIsSeen();
    void applyingChangesThePalette();
};

void ControlsThemeTest::contrastIsMeasuredAsWcagSays() {
    QCOMPARE(contrastRatio(Qt::black, Qt::white), 21.0);
    QCOMPARE(contrastRatio(Qt::white, Qt::white), 1.0);
    QVERIFY(qAbs(contrastRatio(QColor(0x777777), Qt::white) - 4.478) < 0.001);
}

void ControlsThemeTest::everyTextCanBeRead_data() {
    QTest::addColumn<bool>("dark");
    QTest::addColumn<QPalette::ColorGroup>("group");
    QTest::addColumn<QPalette::ColorRole>("text");
    QTest::addColumn<QPalette::ColorRole>("background");
    const std::pair<QPalette::ColorRole, QPalette::ColorRole> pairs[] = {
        {QPalette::WindowText, QPalette::Window},
        {QPalette::WindowText, QPalette::Base},
        {QPalette::Text, QPalette::Base},
        {QPalette::Text, QPalette::AlternateBase},
        {QPalette::Text, QPalette::Window},
        {QPalette::ButtonText, QPalette::Button},
        {QPalette::ButtonText, QPalette::Window},
        {QPalette::HighlightedText, QPalette::Highlight},
        {QPalette::ToolTipText, QPalette::ToolTipBase},
        {QPalette::PlaceholderText, QPalette::Base},
        {QPalette::Link, QPalette::Base},
        {QPalette::Link, QPalette::Window},
        {QPalette::LinkVisited, QPalette::Base},
        {QPalette::LinkVisited, QPalette::Window},
        {QPalette::BrightText, QPalette::Window},
        {QPalette::BrightText, QPalette::Base},
    };
    for (const bool dark : {false, true}) {
        for (const auto group : {QPalette::Active, QPalette::Inactive, QPalette::Disabled}) {
            for (const auto& pair : pairs)
                QTest::addRow("%s group %d: %d on %d", dark ? "dark" : "light", group, pair.first,
                              pair.second)
                    << dark << group << pair.first << pair.second;
        }
    }
}

void ControlsThemeTest::everyTextCanBeRead() {
    QFETCH(bool, dark);
    QFETCH(QPalette::ColorGroup, group);
    QFETCH(QPalette::ColorRole, text);
    QFETCH(QPalette::ColorRole, background);
    const QPalette palette = themePalette(dark);
    QCOMPARE(isDark(palette), dark);
    const double contrast = contrastRatio(palette.color(group, text), palette.color(group, background));
    QVERIFY2(contrast >= 4.5, qPrintable(QString::number(contrast)));
}

void ControlsThemeTest::notesCanBeRead_data() {
    QTest::addColumn<bool>("dark");
    QTest::addColumn<QPalette::ColorRole>("background");
    for (const bool dark : {false, true}) {
        for (const auto role : {QPalette::Window, QPalette::Base, QPalette::AlternateBase, QPalette::Button})
            QTest::addRow("%s %d", dark ? "dark" : "light", role) << dark << role;
    }
}

void ControlsThemeTest::notesCanBeRead() {
    QFETCH(bool, dark);
    QFETCH(QPalette::ColorRole, background);
    const QPalette palette = themePalette(dark);
    const QColor paper = palette.color(background);
    QVERIFY(contrastRatio(mutedText(palette), paper) >= 4.5);
    for (const Tone tone : {Tone::Error, Tone::Warning, Tone::Info})
        QVERIFY2(contrastRatio(toneColour(palette, tone), paper) >= 4.5,
                 qPrintable(QString::number(contrastRatio(toneColour(palette, tone), paper))));
}

void ControlsThemeTest::theFocusRingIsSeen_data() {
    notesCanBeRead_data();
}

void ControlsThemeTest::theFocusRingIsSeen() {
    QFETCH(bool, dark);
    QFETCH(QPalette::ColorRole, background);
    const QPalette palette = themePalette(dark);
    QVERIFY(contrastRatio(palette.color(QPalette::Highlight), palette.color(background)) >= 3.0);
}

namespace {

/// The best contrast of a pixel in the area to what lies around it.
double contrastIn(const QImage& picture, const QRect& area, const QColor& paper) {
    double most = 1;
    for (int y = area.top(); y <= area.bottom(); ++y) {
        for (int x = area.left(); x <= area.right(); ++x)
            most = std::max(most, contrastRatio(picture.pixelColor(x, y), paper));
    }
    return most;
}

} // namespace

void ControlsThemeTest::everyMenuIconIsSeen_data() {
    QTest::addColumn<bool>("dark");
    QTest::addColumn<bool>("highlighted");
    for (const bool dark : {false, true}) {
        for (const bool highlighted : {false, true})
            QTest::addRow("%s, %s", dark ? "dark" : "light", highlighted ? "highlighted" : "plain")
                << dark << highlighted;
    }
}

void ControlsThemeTest::everyMenuIconIsSeen() {
    QFETCH(bool, dark);
    QFETCH(bool, highlighted);
    applyTheme(*qApp, dark ? Theme::Dark : Theme::Light);
    QMenu menu;
    QAction* action = menu.addAction(icon(QStringLiteral("save")), QString());
    menu.addAction(QStringLiteral("Another"));
    QMenu* submenu = menu.addMenu(icon(QStringLiteral("history")), QString());
    submenu->addAction(QStringLiteral("One"));
    menu.resize(menu.sizeHint());
    for (QAction* row : {action, submenu->menuAction()}) {
        if (highlighted)
            menu.setActiveAction(row);
        const QImage picture = menu.grab().toImage();
        const QRect place = menu.actionGeometry(row);
        const QColor paper = picture.pixelColor(place.right() - 30, place.center().y());
        const QRect left(place.left() + 2, place.top() + 2, 26, place.height() - 4);
        QVERIFY2(contrastIn(picture, left, paper) >= 4.5,
                 qPrintable(QString::number(contrastIn(picture, left, paper))));
    }
}

void ControlsThemeTest::everyMessageIconIsSeen_data() {
    QTest::addColumn<bool>("dark");
    QTest::addColumn<QMessageBox::Icon>("kind");
    for (const bool dark : {false, true}) {
        for (const auto kind :
             {QMessageBox::Information, QMessageBox::Question, QMessageBox::Warning, QMessageBox::Critical})
            QTest::addRow("%s %d", dark ? "dark" : "light", kind) << dark << kind;
    }
}

void ControlsThemeTest::everyMessageIconIsSeen() {
    QFETCH(bool, dark);
    QFETCH(QMessageBox::Icon, kind);
    applyTheme(*qApp, dark ? Theme::Dark : Theme::Light);
    QMessageBox box(kind, QStringLiteral("Title"), QStringLiteral("Text"));
    const QColor paper = box.palette().color(QPalette::Window);
    const QImage picture = box.iconPixmap().toImage();
    QVERIFY(!picture.isNull());
    double most = 1;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x) {
            if (picture.pixelColor(x, y).alpha() > 250)
                most = std::max(most, contrastRatio(picture.pixelColor(x, y), paper));
        }
    }
    QVERIFY2(most >= 4.5, qPrintable(QString::number(most)));
    // Each kind has a picture of its own: never colour alone.
    for (const auto other :
         {QMessageBox::Information, QMessageBox::Question, QMessageBox::Warning, QMessageBox::Critical}) {
        QMessageBox another(other, QStringLiteral("Title"), QStringLiteral("Text"));
        QVERIFY(other == kind ||
                another.iconPixmap().toImage().createAlphaMask() != picture.createAlphaMask());
    }
}

void ControlsThemeTest::applyingChangesThePalette() {
    applyTheme(*qApp, Theme::Dark);
    QVERIFY(isDark(QApplication::palette()));
    QVERIFY(qobject_cast<FlatStyle*>(QApplication::style()) != nullptr);
    applyTheme(*qApp, Theme::Light);
    QVERIFY(!isDark(QApplication::palette()));
    applyTheme(*qApp, Theme::System); // the offscreen platform's palette is a light one
    QVERIFY(!isDark(QApplication::palette()));
}

QTEST_MAIN(ControlsThemeTest)
#include "controls_theme_test.moc"
