// SPDX-License-Identifier: MIT
#include "app/viewport/move_keys.h"

#include <QKeyEvent>
#include <QTest>

using namespace app;

namespace {

using Move = std::optional<MoveKey>;

QKeyEvent pressed(int key, quint32 scanCode, Qt::KeyboardModifiers modifiers = {}) {
    return {QEvent::KeyPress, key, modifiers, scanCode, 0, 0};
}

} // namespace

class MoveKeysTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keysCountByTheirPlace_data() {
        QTest::addColumn<int>("key");
        QTest::addColumn<quint32>("scanCode");
        QTest::addColumn<Move>("expected");
        // The same places on a US, a French and a Dvorak keyboard (codes of X11 and Wayland).
        QTest::newRow("US W") << int(Qt::Key_W) << 25U << Move(MoveKey::Ahead);
        QTest::newRow("French Z") << int(Qt::Key_Z) << 25U << Move(MoveKey::Ahead);
        QTest::newRow("Dvorak comma") << int(Qt::Key_Comma) << 25U << Move(MoveKey::Ahead);
        QTest::newRow("French Q") << int(Qt::Key_Q) << 38U << Move(MoveKey::Left);
        QTest::newRow("French A") << int(Qt::Key_A) << 24U << Move(MoveKey::Down);
        QTest::newRow("French W is where Z is") << int(Qt::Key_W) << 52U << Move();
        QTest::newRow("US S") << int(Qt::Key_S) << 39U << Move(MoveKey::Back);
        QTest::newRow("US D") << int(Qt::Key_D) << 40U << Move(MoveKey::Right);
        QTest::newRow("US E") << int(Qt::Key_E) << 26U << Move(MoveKey::Up);
        // No scan code: the letter has to do.
        QTest::newRow("W without a place") << int(Qt::Key_W) << 0U << Move(MoveKey::Ahead);
        QTest::newRow("X without a place") << int(Qt::Key_X) << 0U << Move();
        QTest::newRow("arrow") << int(Qt::Key_Left) << 113U << Move(MoveKey::TurnLeft);
        QTest::newRow("other arrow") << int(Qt::Key_Up) << 0U << Move(MoveKey::LookUp);
    }
    void keysCountByTheirPlace() {
#ifndef Q_OS_LINUX
        QSKIP("The codes of this test are those of Linux.");
#endif
        QFETCH(int, key);
        QFETCH(quint32, scanCode);
        QFETCH(Move, expected);
        QCOMPARE(moveKeyOf(pressed(key, scanCode)), expected);
    }

    void shortcutsAreNoMoves() {
        for (const Qt::KeyboardModifier modifier : {Qt::ControlModifier, Qt::AltModifier, Qt::MetaModifier})
            QCOMPARE(moveKeyOf(pressed(Qt::Key_S, 39, modifier)), Move());
        QCOMPARE(moveKeyOf(pressed(Qt::Key_S, 39, Qt::ShiftModifier)), Move(MoveKey::Back));
    }

    void oppositeKeysCancelEachOther() {
        using enum MoveKey;
        QCOMPARE(controlsOf({}, false), TravelControls{});
        QCOMPARE(controlsOf({Ahead, Back, Right}, true), (TravelControls{.right = 1, .fast = true}));
        QCOMPARE(controlsOf({Left, Down, TurnLeft, LookDown}, false),
                 (TravelControls{.right = -1, .up = -1, .turn = -1, .climb = -1}));
    }
};

QTEST_GUILESS_MAIN(MoveKeysTest)
#include "move_keys_test.moc"
