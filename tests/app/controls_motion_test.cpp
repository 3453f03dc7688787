// SPDX-License-Identifier: MIT
#include "app/controls/motion.h"
#include "app/controls/theme.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QStyle>
#include <QTemporaryDir>
#include <QTest>

using namespace app;

namespace {

int animation() {
    return QApplication::style()->styleHint(QStyle::SH_Widget_Animation_Duration);
}

class Noticing : public QWidget {
public:
    int changes = 0;

protected:
    void changeEvent(QEvent* event) override {
        changes += event->type() == QEvent::StyleChange ? 1 : 0;
        QWidget::changeEvent(event);
    }
};

} // namespace

/// People who ask for less motion get it.
class ControlsMotionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void choices() {
        applyTheme(*qApp, Theme::Light);
        Noticing open;
        applyMotion(*qApp, Motion::Reduced);
        QCOMPARE(animation(), 0);
        QCOMPARE(QApplication::style()->styleHint(QStyle::SH_Widget_Animate), 0);
        QVERIFY(open.changes > 0);
        applyMotion(*qApp, Motion::Always);
        QCOMPARE(animation(), 200);
        applyTheme(*qApp, Theme::Dark); // keeps it
        QCOMPARE(animation(), 200);
    }

    void theDesktopsOwnChoice_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<bool>("reduced");
        QTest::newRow("nothing") << QString() << QByteArray() << false;
        QTest::newRow("KDE, none") << "kdeglobals" << QByteArray("[KDE]\nAnimationDurationFactor=0\n")
                                   << true;
        QTest::newRow("KDE, quick") << "kdeglobals" << QByteArray("[KDE]\nAnimationDurationFactor=0.5\n")
                                    << false;
        QTest::newRow("KDE, words") << "kdeglobals" << QByteArray("[KDE]\nAnimationDurationFactor=slow\n")
                                    << false;
        QTest::newRow("GTK 3, off") << "gtk-3.0/settings.ini"
                                    << QByteArray("[Settings]\ngtk-enable-animations=false\n") << true;
        QTest::newRow("GTK 4, off") << "gtk-4.0/settings.ini"
                                    << QByteArray("[Settings]\ngtk-enable-animations=0\n") << true;
        QTest::newRow("GTK 4, on") << "gtk-4.0/settings.ini"
                                   << QByteArray("[Settings]\ngtk-enable-animations=1\n") << false;
        QTest::newRow("garbage") << "kdeglobals" << QByteArray("\x00[[[=\xff\n", 8) << false;
    }
    void theDesktopsOwnChoice() {
        QFETCH(const QString, file);
        QFETCH(const QByteArray, content);
        QFETCH(const bool, reduced);
        const QTemporaryDir folder;
        if (!file.isEmpty()) {
            QVERIFY(QDir(folder.path()).mkpath(QFileInfo(folder.filePath(file)).path()));
            QFile out(folder.filePath(file));
            QVERIFY(out.open(QIODevice::WriteOnly) && out.write(content) == content.size());
        }
        QCOMPARE(desktopReducesMotion(folder.path()), reduced);
        if (file.isEmpty())
            return;
        // And the program asks for it.
        qputenv("XDG_CONFIG_HOME", folder.path().toUtf8());
        applyTheme(*qApp, Theme::Light);
        applyMotion(*qApp, Motion::System);
        if (reduced)
            QCOMPARE(animation(), 0);
        qunsetenv("XDG_CONFIG_HOME");
    }
};

QTEST_MAIN(ControlsMotionTest)
#include "controls_motion_test.moc"
