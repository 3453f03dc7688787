// SPDX-License-Identifier: MIT
#include "app/controls/icons.h"
#include "app/controls/theme.h"

#include <QGridLayout>
#include <QLabel>

#include "controls_support.h"

using namespace app;

namespace {

const QStringList promised =
    QStringLiteral("new open save save-as import export export-mesh undo redo dice "
                   "lock unlock reset fit home view-3d view-map view-split stop "
                   "wireframe water film play pause step-forward step-backward settings "
                   "help about history display statistics recipe "
                   "eye eye-off add remove duplicate move-up move-down drag close search warning info "
                   "error check folder copy mountain moraine link "
                   "float unlink chevron-down chevron-right pick measure profile pin ridge river brush "
                   "star star-filled compare rename")
        .split(QLatin1Char(' '));

/// The share of a picture that is painted, and the least distance of ink from the border.
struct Ink {
    double share = 0;
    int margin = 0;
};

Ink inkOf(const QImage& picture) {
    int painted = 0;
    int margin = picture.width();
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x) {
            if (qAlpha(picture.pixel(x, y)) < 100)
                continue;
            ++painted;
            margin = qMin(margin, qMin(qMin(x, y), qMin(picture.width() - 1 - x, picture.height() - 1 - y)));
        }
    }
    return {double(painted) / (picture.width() * picture.height()), margin};
}

QColor strongest(const QImage& picture) {
    QRgb out = 0;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x) {
            if (qAlpha(picture.pixel(x, y)) > qAlpha(out))
                out = picture.pixel(x, y);
        }
    }
    return QColor(out);
}

} // namespace

class ControlsIconsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { applyTheme(*qApp, Theme::Light); }
    void everyPromisedIconIsDrawn_data();
    void everyPromisedIconIsDrawn();
    void unknownNamesGiveNoIcon();
    void iconsFollowThePalette();
    void iconsAreCrispAtTwiceTheSize();
    void docksButtonsAreCrispToo();
    void contactSheet();
};

void ControlsIconsTest::everyPromisedIconIsDrawn_data() {
    QTest::addColumn<QString>("name");
    QStringList names = promised + iconNames();
    names.removeDuplicates();
    for (const QString& name : names)
        QTest::newRow(qPrintable(name)) << name;
}

void ControlsIconsTest::everyPromisedIconIsDrawn() {
    QFETCH(QString, name);
    QVERIFY(promised.contains(name));
    const QImage picture = icon(name).pixmap(24, 24).toImage();
    QCOMPARE(picture.size(), QSize(24, 24));
    const Ink ink = inkOf(picture);
    QVERIFY(ink.share > 0.02);
    if (name == QLatin1String("moraine"))
        return;
    QVERIFY2(ink.share < 0.5, qPrintable(QString::number(ink.share)));
    QVERIFY2(ink.margin >= 2, qPrintable(QString::number(ink.margin)));
}

void ControlsIconsTest::unknownNamesGiveNoIcon() {
    QVERIFY(icon(QStringLiteral("no-such-picture")).isNull());
}

void ControlsIconsTest::iconsFollowThePalette() {
    const QIcon undo = icon(QStringLiteral("undo"));
    QCOMPARE(strongest(undo.pixmap(48, 48).toImage()), QApplication::palette().color(QPalette::ButtonText));
    applyTheme(*qApp, Theme::Dark);
    QCOMPARE(strongest(undo.pixmap(48, 48).toImage()), QApplication::palette().color(QPalette::ButtonText));
    QCOMPARE(strongest(undo.pixmap(QSize(48, 48), QIcon::Disabled).toImage()),
             QApplication::palette().color(QPalette::Disabled, QPalette::ButtonText));
    QCOMPARE(strongest(undo.pixmap(QSize(48, 48), QIcon::Selected).toImage()),
             QApplication::palette().color(QPalette::HighlightedText));
}

void ControlsIconsTest::iconsAreCrispAtTwiceTheSize() {
    const QPixmap twice = icon(QStringLiteral("add")).pixmap(QSize(24, 24), 2.0);
    QCOMPARE(twice.size(), QSize(48, 48));
    QCOMPARE(twice.devicePixelRatio(), 2.0);
    // A stroke of 1.5 px is three whole device pixels there, not a blown-up picture of 24 px.
    const QImage picture = twice.toImage();
    int dark = 0;
    for (int y = 0; y < picture.height(); ++y)
        dark += qAlpha(picture.pixel(14, y)) > 200 ? 1 : 0;
    QVERIFY(dark >= 2 && dark <= 3);
}

void ControlsIconsTest::docksButtonsAreCrispToo() {
    for (const auto which : {QStyle::SP_TitleBarCloseButton, QStyle::SP_TitleBarNormalButton}) {
        const QPixmap twice = QApplication::style()->standardIcon(which).pixmap(QSize(24, 24), 2.0);
        QCOMPARE(twice.size(), QSize(48, 48)); // a picture of fixed size would be smaller
        QCOMPARE(strongest(twice.toImage()), QApplication::palette().color(QPalette::ButtonText));
    }
}

void ControlsIconsTest::contactSheet() {
    for (const Theme theme : {Theme::Light, Theme::Dark}) {
        applyTheme(*qApp, theme);
        QWidget sheet;
        auto* grid = new QGridLayout(&sheet);
        int place = 0;
        for (const QString& name : promised) {
            int column = (place % 8) * 4;
            for (const int size : {16, 24, 48}) {
                auto* picture = new QLabel(&sheet);
                picture->setPixmap(icon(name).pixmap(size, size));
                grid->addWidget(picture, place / 8, column++);
            }
            auto* off = new QLabel(&sheet);
            off->setPixmap(icon(name).pixmap(QSize(24, 24), QIcon::Disabled));
            grid->addWidget(off, place / 8, column);
            ++place;
        }
        test::keepPicture(sheet, theme == Theme::Dark ? QStringLiteral("icons-dark")
                                                      : QStringLiteral("icons-light"));
    }
}

QTEST_MAIN(ControlsIconsTest)
#include "controls_icons_test.moc"
