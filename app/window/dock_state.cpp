// SPDX-License-Identifier: MIT
#include "app/window/dock_state.h"

#include <QByteArrayView>

namespace app {

QByteArray withTabsInFront(QByteArray state) {
    // As QDockAreaLayoutInfo writes it: a group within a row is marked 0xfc and has four numbers of 32 bits;
    // one of tabs goes on with 0xfa and the number of the tab in front.
    constexpr QByteArrayView noneInFront("\xfa\xff\xff\xff\xff", 5);
    constexpr qsizetype header = 1 + 4 * 4;
    for (qsizetype at = state.indexOf(noneInFront); at >= 0; at = state.indexOf(noneInFront, at + 1))
        if (at >= header && state[at - header] == '\xfc')
            state.replace(at + 1, 4, QByteArray(4, '\0'));
    return state;
}

} // namespace app
