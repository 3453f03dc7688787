// SPDX-License-Identifier: MIT
#include "app/viewport/move_keys.h"

#include <QKeyEvent>

#include <iterator>

namespace app {
namespace {

/// A key and the code that the platform gives its place.
struct KeyPlace {
    MoveKey move;
    int letter;
    quint32 evdev;   ///< X11 and Wayland: Linux's input code + 8
    quint32 windows; ///< scan code set 1
    quint32 mac;     ///< virtual key of the ANSI layout
};

constexpr KeyPlace keyPlaces[] = {
    {MoveKey::Ahead, Qt::Key_W, 25, 0x11, 0x0D}, {MoveKey::Back, Qt::Key_S, 39, 0x1F, 0x01},
    {MoveKey::Left, Qt::Key_A, 38, 0x1E, 0x00},  {MoveKey::Right, Qt::Key_D, 40, 0x20, 0x02},
    {MoveKey::Up, Qt::Key_E, 26, 0x12, 0x0E},    {MoveKey::Down, Qt::Key_Q, 24, 0x10, 0x0C},
};

struct ArrowKey {
    MoveKey move;
    int key;
};
constexpr ArrowKey arrowKeys[] = {{MoveKey::TurnLeft, Qt::Key_Left},
                                  {MoveKey::TurnRight, Qt::Key_Right},
                                  {MoveKey::LookUp, Qt::Key_Up},
                                  {MoveKey::LookDown, Qt::Key_Down}};

bool isAt(const QKeyEvent& event, const KeyPlace& place) {
#if defined(Q_OS_MACOS)
    return event.nativeVirtualKey() == place.mac && event.key() != 0;
#elif defined(Q_OS_WIN)
    return event.nativeScanCode() != 0 ? event.nativeScanCode() == place.windows
                                       : event.key() == place.letter;
#else
    return event.nativeScanCode() != 0 ? event.nativeScanCode() == place.evdev : event.key() == place.letter;
#endif
}

} // namespace

std::optional<MoveKey> moveKeyOf(const QKeyEvent& event) {
    for (const ArrowKey& arrow : arrowKeys)
        if (event.key() == arrow.key)
            return arrow.move;
    if ((event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) != 0)
        return std::nullopt;
    for (const KeyPlace& place : keyPlaces)
        if (isAt(event, place))
            return place.move;
    return std::nullopt;
}

TravelControls controlsOf(const QSet<MoveKey>& held, bool fast) {
    const auto axis = [&](MoveKey more, MoveKey less) {
        return (held.contains(more) ? 1.0 : 0.0) - (held.contains(less) ? 1.0 : 0.0);
    };
    return {.ahead = axis(MoveKey::Ahead, MoveKey::Back),
            .right = axis(MoveKey::Right, MoveKey::Left),
            .up = axis(MoveKey::Up, MoveKey::Down),
            .turn = axis(MoveKey::TurnRight, MoveKey::TurnLeft),
            .climb = axis(MoveKey::LookUp, MoveKey::LookDown),
            .fast = fast};
}

} // namespace app
